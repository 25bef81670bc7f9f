//! English text for the ability language.
//!
//! [`Writer`] describes parts of a tree at one point of a text, and turns planned clauses into [`clause::Clause`]s, which
//! are joined into sentences at the end.

mod abilities;
mod acts;
mod amounts;
mod attacks;
mod cards;
mod clause;
mod conditions;
mod filters;
pub(crate) mod game;
mod grammar;
mod modifiers;
mod nouns;
mod past;
mod players;
mod sides;
mod targets;
mod triggers;
mod verbs;
mod zones;

pub(crate) use modifiers::RuleWords;

use ability::{Ability, Condition, Filter, Modifier, Step};
use model::{CardType, PrintedKeyword};

use crate::Context;
use crate::plan::{self, Grammar, Lead, Myself};
use clause::{Clause, Phrase};
use nouns::{NounPhrase, Referent};

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["resource", "resources"];
pub(crate) const EXHAUST: &str = "Exhaust";

/// Text of a Shield token (CR 3.7.6).
pub(crate) const SHIELD: &str = "The next damage to the unit it is on is prevented; then it is defeated.";

/// The English grammar.
#[derive(Clone, Copy)]
struct English;

/// Writer for the text of one ability at one point of it.
type Writer<'a> = plan::Writer<'a, English>;

impl Grammar for English {
    type Phrase = Clause;

    fn act(writer: &Writer<'_>, clause: &plan::Clause) -> Vec<Clause> {
        writer.act(clause)
    }

    fn lead(writer: &Writer<'_>, clause: Clause, lead: &Lead) -> Clause {
        clause.led(&writer.lead(lead))
    }

    fn sentences(clauses: &[Clause]) -> String {
        clause::sentences(clauses)
    }
}

/// Returns the writer at the start of a text.
fn writer(context: Context<'_>) -> Writer<'_> {
    Writer::new(context, English)
}

impl Writer<'_> {
    /// Returns the card's phrase for itself.
    fn me(&self) -> &'static str {
        match self.me {
            Myself::Is(kind) => this(kind),
            Myself::Card => "this card",
            Myself::Pronoun => "it",
        }
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
    writer(context).ability(ability)
}

/// Renders abilities that grant the same keywords as another card has, for [`crate::abilities`].
pub(crate) fn keywords_of_another(another: &Filter, gained: &[&Modifier], context: Context<'_>) -> String {
    writer(context).keywords_of_another(another, gained)
}

/// Renders a temporary modifier of a card with this name, as a clause.
pub(crate) fn gained(who: &str, gives: &Modifier, lasts: &str, context: Context<'_>) -> String {
    let clauses = writer(context).modifiers(&NounPhrase::one(who, Referent::unit()), None, std::slice::from_ref(gives));
    let said = clauses.iter().map(|text| attacks::lasting(text, lasts)).collect::<Vec<_>>().join("; ");
    if said.contains(who) { said } else { format!("{who}: {said}") }
}

/// Renders steps as sentences, for [`crate::steps`].
pub(crate) fn steps(steps: &[Step], context: Context<'_>) -> String {
    writer(context).sentences_of(steps)
}

/// Renders the prompt of a step, without pronouns and full stop, for [`crate::prompt`].
pub(crate) fn prompt(step: &Step, context: Context<'_>) -> String {
    let text = writer(context).prompt(step);
    let words: Vec<&str> = text.split_whitespace().collect();
    words.join(" ").replace(" ,", ",")
}

/// Renders the cards that a filter describes, such as "a ready unit", for [`crate::filter`].
pub(crate) fn filter(filter: &Filter, context: Context<'_>) -> String {
    writer(context).noun(filter).a()
}

/// Renders a condition as a clause, for [`crate::condition`].
pub(crate) fn condition(condition: &Condition, context: Context<'_>) -> String {
    writer(context).condition(condition)
}

/// Renders the restriction on an upgrade's host, for [`crate::attach`].
pub(crate) fn attach(filter: &Filter, context: Context<'_>) -> String {
    format!("Attach to {}.", writer(context).noun(filter).a())
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
