//! English text for the ability language.
//!
//! [`Writer`] walks a tree and tracks the referents of pronouns: the target of the last step, the actor, the bound
//! names. A step becomes [`clause::Clause`]s, which are joined into sentences at the end.

mod abilities;
mod amounts;
mod attacks;
mod cards;
mod clause;
mod conditions;
mod control_flow;
mod filters;
pub(crate) mod game;
mod grammar;
mod modifiers;
mod nouns;
mod players;
mod sides;
mod targets;
mod triggers;
mod verbs;
mod zones;

pub(crate) use modifiers::RuleWords;

use ability::{Ability, Binding, Condition, Filter, Modifier, Step, Target};
use model::{CardType, PrintedKeyword};

use crate::{Context, Names};
use nouns::{NounPhrase, Referent};

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["resource", "resources"];
pub(crate) const EXHAUST: &str = "Exhaust";

/// Text of a Shield token (CR 3.7.6).
pub(crate) const SHIELD: &str = "The next damage to the unit it is on is prevented; then it is defeated.";

/// The subject of the steps.
#[derive(Debug, Clone, PartialEq)]
enum Actor {
    /// The reader: "draw a card", "your hand".
    You,
    /// Another player: "each opponent draws a card", "their hand".
    They(String),
}

/// Result of the last step, for "that much".
#[derive(Debug, Clone)]
struct Done {
    /// As a number: "the damage dealt this way".
    number: String,
    /// After "for each": "damage dealt this way".
    each: String,
}

/// Writer for the text of one ability, step by step.
struct Writer<'a> {
    names: &'a dyn Names,
    /// Kind of card that an upgrade is attached to.
    host: CardType,
    /// The card's phrase for itself: "this unit".
    me: &'static str,
    /// The card may be a unit or leader as well as an upgrade: see [`Context::pilot`].
    pilot: bool,
    actor: Actor,
    /// `true` after "may": verbs have no ending.
    may: bool,
    /// The player who decides on a "may", if it is not the actor.
    decider: Option<String>,
    /// Referent of "it": the target of the last step.
    it: Referent,
    /// The card that the trigger is about.
    subject: Referent,
    /// Referents bound to names so far.
    named: Vec<(Binding, Referent, Done)>,
    done: Done,
    /// The card that the clause is about: its properties are "its".
    topic: Option<Target>,
    /// The affected card of an amount, once a previous sentence has named it: "that unit" rather than "it".
    itself: Option<Referent>,
    /// "from" or "in" before a zone.
    zone_word: &'static str,
    /// Omits the target of the choice (for prompts).
    blank: bool,
    /// `true` if an attack was mentioned, so that the attacker is "it".
    attack: bool,
    /// `true` if `Those` are players who did something, rather than players who were chosen.
    doers: bool,
    /// `true` if the reader is named as the subject ("du ziehst eine Karte"). This is needed if another player is
    /// addressed as well.
    told: bool,
    /// `true` if the last choice was made by other players: "that unit", since another card may have been chosen
    /// before.
    others_chose: bool,
}

impl<'a> Writer<'a> {
    fn new(context: Context<'a>) -> Self {
        Writer {
            names: context.names,
            host: context.host,
            me: this(context.kind),
            pilot: context.pilot,
            actor: Actor::You,
            may: false,
            decider: None,
            it: Referent::card(),
            subject: Referent::card(),
            named: Vec::new(),
            done: Done { number: "that much".to_owned(), each: "of those".to_owned() },
            topic: None,
            itself: None,
            zone_word: "from",
            blank: false,
            attack: false,
            doers: false,
            told: false,
            others_chose: false,
        }
    }

    /// Returns a writer for an ability granted to another card. It is written for a unit, or for the base an upgrade is
    /// on, and has no referents from this text.
    fn granted(&self) -> Writer<'a> {
        let kind = if self.topic == Some(Target::Attached) { self.host } else { CardType::Unit };
        let host = CardType::Unit;
        Writer::new(Context { language: crate::Language::English, kind, pilot: false, host, names: self.names })
    }
}

/// Returns a card's phrase for itself.
fn this(kind: CardType) -> &'static str {
    match kind {
        CardType::Leader => "this leader",
        CardType::Base => "this base",
        CardType::Unit | CardType::TokenUnit => "this unit",
        CardType::Upgrade | CardType::TokenUpgrade => "this upgrade",
        CardType::Event => "this event",
        CardType::ForceToken | CardType::CreditToken => "this token",
    }
}

/// Renders an ability as sentences, for [`crate::ability`].
pub(crate) fn ability(ability: &Ability, context: Context<'_>) -> String {
    Writer::new(context).ability(ability)
}

/// Renders abilities that grant the same keywords as another card has, for [`crate::abilities`].
pub(crate) fn keywords_of_another(another: &Filter, gained: &[&Modifier], context: Context<'_>) -> String {
    Writer::new(context).keywords_of_another(another, gained)
}

/// Renders a temporary modifier of a card with this name, as a clause.
pub(crate) fn gained(who: &str, gives: &Modifier, lasts: &str, context: Context<'_>) -> String {
    let clauses =
        Writer::new(context).modifiers(&NounPhrase::one(who, Referent::unit()), None, std::slice::from_ref(gives));
    let said = clauses.iter().map(|text| attacks::lasting(text, lasts)).collect::<Vec<_>>().join("; ");
    if said.contains(who) { said } else { format!("{who}: {said}") }
}

/// Renders one step as a sentence, for [`crate::step`].
pub(crate) fn step(step: &Step, context: Context<'_>) -> String {
    let mut writer = Writer::new(context);
    let clauses = writer.step(step);
    clause::sentences(&clauses)
}

/// Renders the steps of a block as sentences, for [`crate::steps`].
pub(crate) fn steps(steps: &[Step], context: Context<'_>) -> String {
    let mut writer = Writer::new(context);
    let clauses: Vec<clause::Clause> = steps.iter().flat_map(|step| writer.step(step)).collect();
    clause::sentences(&clauses)
}

/// Renders the prompt of a step, without pronouns and full stop, for [`crate::prompt`].
pub(crate) fn prompt(step: &Step, context: Context<'_>) -> String {
    let mut writer = Writer::new(context);
    writer.blank = true;
    let clauses = writer.step(step);
    let text = clause::sentences(clauses.get(..1).unwrap_or_default());
    let words: Vec<&str> = text.trim_end_matches('.').split_whitespace().collect();
    words.join(" ").replace(" ,", ",")
}

/// Renders the cards that a filter describes, such as "a ready unit", for [`crate::filter`].
pub(crate) fn filter(filter: &Filter, context: Context<'_>) -> String {
    Writer::new(context).noun(filter).a()
}

/// Renders a condition as a clause, for [`crate::condition`].
pub(crate) fn condition(condition: &Condition, context: Context<'_>) -> String {
    Writer::new(context).condition(condition)
}

/// Renders the restriction on an upgrade's host, for [`crate::attach`].
pub(crate) fn attach(filter: &Filter, context: Context<'_>) -> String {
    format!("Attach to {}.", Writer::new(context).noun(filter).a())
}

/// Renders a printed keyword with its number, for [`crate::printed`].
pub(crate) fn printed(keyword: &PrintedKeyword) -> String {
    let value = keyword.value.map(|value| format!(" {value}")).unwrap_or_default();
    let detail = keyword.detail.as_ref().map(|detail| format!(" [{detail}]")).unwrap_or_default();
    format!("{}{value}{detail}", keyword.keyword.word())
}

/// Renders the epic action that deploys a leader, for [`crate::deploy`].
pub(crate) fn deploy(resources: u8, met: Option<String>, as_upgrade: bool) -> String {
    let either =
        if as_upgrade { " as a unit, or as an upgrade on a friendly VEHICLE unit without a PILOT on it" } else { "" };
    let met = met.unwrap_or_else(|| format!("you control {resources} or more resources"));
    format!("Epic Action: If {met}, deploy this leader{either}.")
}

/// Renders the upgrade form of a leader or Pilot, for [`crate::as_upgrade`].
pub(crate) fn as_upgrade((power, hp): (i16, i16), abilities: &[String]) -> String {
    let adds =
        if (power, hp) == (0, 0) && !abilities.is_empty() { String::new() } else { format!("{power:+}/{hp:+}. ") };
    format!("As an upgrade: {adds}{}", abilities.join(" ")).trim_end().to_owned()
}
