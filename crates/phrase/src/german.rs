//! German text for the ability language.
//!
//! Nouns are built in all four cases ([`nouns::Np`]); clauses know their verb and its position ([`clause::Clause`]).
//! [`Writer`] walks a tree and tracks the referents of pronouns: the target of the last step, the actor, the bound
//! names.

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
mod names;
mod nouns;
mod players;
mod predicate;
mod targets;
mod terms;
mod triggers;
mod verbs;
mod words;
mod zones;

pub(crate) use modifiers::{RuleSentence, RuleWords};
pub use names::GermanNames;
pub(crate) use terms::{aspect, keyword};

use ability::{Ability, Binding, Condition, Filter, Modifier, Step, Target};
use model::{CardType, PrintedKeyword, Trait};

use crate::{Context, Names};
use clause::Clause;
use grammar::Determiner;
use nouns::{Np, Referent};
use words::Word;
use zones::ZoneDirection;

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["Ressource", "Ressourcen"];
pub(crate) const EXHAUST: &str = "erschöpfen";

/// Text of a Shield token (CR 3.7.6).
pub(crate) const SHIELD: &str =
    "Der nächste Schaden an der Einheit, auf der er liegt, wird verhindert; dann wird er besiegt.";

/// The subject of the steps.
#[derive(Debug, Clone, PartialEq)]
enum Actor {
    /// The reader: "ziehe eine Karte", "deine Hand".
    You,
    /// Another player: "jeder Gegner zieht eine Karte", "seine Hand".
    They(Np),
}

/// Result of the last step, for "genauso viel".
#[derive(Debug, Clone)]
enum Done {
    /// A result without a noun.
    Unsaid,
    /// A result that can be mentioned by a noun phrase.
    Said {
        /// As a number: "der so zugefügte Schaden".
        number: Box<Np>,
        /// With "für": "für jede so gezogene Karte".
        each: String,
    },
}

/// Writer for the text of one ability, step by step.
struct Writer<'a> {
    names: &'a dyn Names,
    /// Kind of card that an upgrade is attached to.
    host: CardType,
    /// The card's phrase for itself: "diese Einheit".
    me: Word,
    /// The card may be a unit or leader as well as an upgrade: see [`Context::pilot`].
    pilot: bool,
    actor: Actor,
    /// `true` if the text is optional ("may").
    may: bool,
    /// The player who decides on a "may", if it is not the actor.
    decider: Option<Np>,
    /// The player who chooses, when cards "that they control" are mentioned.
    chooser: Option<Np>,
    /// Referent of the pronoun: the target of the last step.
    it: Referent,
    /// The affected card of an amount.
    itself: Referent,
    /// The card that the trigger is about.
    subject: Referent,
    /// Referents bound to names so far.
    named: Vec<(Binding, Referent, Done)>,
    done: Done,
    /// The card that the clause is about: it is a pronoun.
    topic: Option<Target>,
    toward: ZoneDirection,
    /// Omits the target of the choice (for prompts).
    blank: bool,
    /// `true` if an attack was mentioned, so that the attacker is a pronoun.
    attack: bool,
    /// `true` if `Those` are players who did something, rather than players who were chosen.
    doers: bool,
    /// `true` if the reader is named as the subject ("du ziehst eine Karte"). This is needed if another player is
    /// addressed as well.
    told: bool,
    /// `true` if the last choice was made by other players: "that unit", since another card may have been chosen
    /// before.
    others_chose: bool,
    /// `true` if the actor is named in full, not by a pronoun, because no previous clause has named that player.
    spelled: bool,
}

impl<'a> Writer<'a> {
    fn new(context: Context<'a>) -> Self {
        Writer {
            names: context.names,
            host: context.host,
            me: terms::this(context.kind),
            pilot: context.pilot,
            actor: Actor::You,
            may: false,
            decider: None,
            chooser: None,
            it: Referent::card(),
            itself: Referent::card(),
            subject: Referent::card(),
            named: Vec::new(),
            done: Done::Unsaid,
            topic: None,
            toward: ZoneDirection::From,
            blank: false,
            attack: false,
            doers: false,
            told: false,
            others_chose: false,
            spelled: false,
        }
    }

    /// Returns a writer for an ability granted to another card. It is written for a unit, or for the base an upgrade is
    /// on, and has no referents from this text.
    fn granted(&self) -> Writer<'a> {
        let kind = if self.topic == Some(Target::Attached) { self.host } else { CardType::Unit };
        let host = CardType::Unit;
        Writer::new(Context { language: crate::Language::German, kind, pilot: false, host, names: self.names })
    }

    /// Returns the card's phrase for itself: "diese Einheit".
    fn me(&self) -> Np {
        self.me_of(self.me)
    }

    /// Returns the phrase for itself of a card of this kind.
    fn me_of(&self, word: Word) -> Np {
        nouns::Noun::of(word).np(Determiner::This, false)
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

/// Renders a temporary modifier of a card as a clause. `lasts` is its duration, in the middle and at the end.
pub(crate) fn gained(who: &str, gives: &Modifier, lasts: (&str, &str), context: Context<'_>) -> String {
    let lasts = modifiers::DurationPhrase { front: lasts.0.to_owned(), back: lasts.1.to_owned() };
    let clauses = Writer::new(context).modifiers(&Np::fixed(who), None, std::slice::from_ref(gives), &lasts);
    let said = clause::sentences(&clauses);
    let said = said.strip_suffix('.').unwrap_or(&said);
    if said.contains(who) { said.to_owned() } else { format!("{who}: {said}") }
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
    let clauses: Vec<Clause> = steps.iter().flat_map(|step| writer.step(step)).collect();
    clause::sentences(&clauses)
}

/// Renders the German form of [`crate::prompt`]. The target is an ellipsis, since the verb may close the clause.
pub(crate) fn prompt(step: &Step, context: Context<'_>) -> String {
    let mut writer = Writer::new(context);
    writer.blank = true;
    let clauses = writer.step(step);
    let text = clause::sentences(clauses.get(..1).unwrap_or_default());
    text.trim_end_matches('.').to_owned()
}

/// Renders the cards that a filter describes, with an article in the nominative, for [`crate::filter`].
pub(crate) fn filter(filter: &Filter, context: Context<'_>) -> String {
    grammar::tidy(Writer::new(context).noun(filter).a().nom())
}

/// Renders the German form of [`crate::condition`]: a clause with its verb at the end.
pub(crate) fn condition(condition: &Condition, context: Context<'_>) -> String {
    grammar::tidy(&Writer::new(context).condition(condition))
}

/// Renders the restriction on an upgrade's host.
pub(crate) fn attach(filter: &Filter, context: Context<'_>) -> String {
    let to = Writer::new(context).noun(filter).a();
    clause::sentences(&[Clause::order(words::ATTACH, format!("dieses Upgrade an {}", to.acc()))])
}

/// Renders the epic action that deploys a leader, for [`crate::deploy`].
pub(crate) fn deploy(resources: u8, met: Option<String>, as_upgrade: bool) -> String {
    let what = if resources == 1 { "Ressource" } else { "Ressourcen" };
    let vehicle = format!("{}-Einheit ohne {}", terms::trait_word(Trait::Vehicle), terms::trait_word(Trait::Pilot));
    let either = match as_upgrade {
        true => format!(" als Einheit oder als Upgrade an eine befreundete {vehicle} daran"),
        false => String::new(),
    };
    let met = met.unwrap_or_else(|| format!("du mindestens {resources} {what} kontrollierst"));
    format!("Epische Aktion: Falls {met}, rufe diesen Anführer{either}.")
}

/// Renders the upgrade form of a leader or Pilot, for [`crate::as_upgrade`].
pub(crate) fn as_upgrade((power, hp): (i16, i16), abilities: &[String]) -> String {
    let adds =
        if (power, hp) == (0, 0) && !abilities.is_empty() { String::new() } else { format!("{power:+}/{hp:+}. ") };
    format!("Als Upgrade: {adds}{}", abilities.join(" ")).trim_end().to_owned()
}

/// Renders a printed keyword with its number, for [`crate::printed`].
pub(crate) fn printed(keyword: &PrintedKeyword) -> String {
    let value = keyword.value.map(|value| format!(" {value}")).unwrap_or_default();
    let in_german = |detail: &str| detail.split(", ").map(detail_of).collect::<Vec<_>>().join(", ");
    let detail = keyword.detail.as_ref().map(|detail| format!(" [{}]", in_german(detail))).unwrap_or_default();
    format!("{}{value}{detail}", terms::keyword(keyword.keyword))
}

/// Renders one part of a keyword's brackets: a number of resources, an aspect, another keyword.
fn detail_of(part: &str) -> String {
    if let Some((count, "resource" | "resources")) = part.split_once(' ') {
        return format!("{count} {}", if count == "1" { "Ressource" } else { "Ressourcen" });
    }
    let aspect = model::Aspect::ALL.iter().find(|aspect| aspect.word() == part).map(|aspect| terms::aspect(*aspect));
    let keyword =
        || model::Keyword::ALL.iter().find(|keyword| keyword.word() == part).map(|keyword| terms::keyword(*keyword));
    aspect.or_else(keyword).unwrap_or(part).to_owned()
}
