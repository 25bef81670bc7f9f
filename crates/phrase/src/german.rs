//! German text for the ability language.
//!
//! Nouns are built in all four cases ([`nouns::Np`]); clauses know their verb and its position ([`clause::Clause`]).
//! [`Writer`] describes parts of a tree at one point of a text, and turns planned clauses into German ones.

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
mod names;
mod nouns;
mod past;
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

use ability::{Ability, Condition, Filter, Modifier, Step};
use model::{PrintedKeyword, Trait};

use crate::Context;
use crate::plan::{self, Grammar, Lead, Myself};
use clause::Clause;
use grammar::Determiner;
use nouns::Np;
use words::Word;

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["Ressource", "Ressourcen"];
pub(crate) const EXHAUST: &str = "erschöpfen";

/// Text of a Shield token (CR 3.7.6).
pub(crate) const SHIELD: &str =
    "Der nächste Schaden an der Einheit, auf der er liegt, wird verhindert; dann wird er besiegt.";

/// The German grammar.
#[derive(Clone, Copy)]
struct German;

/// Writer for the text of one ability at one point of it.
type Writer<'a> = plan::Writer<'a, German>;

impl Grammar for German {
    type Phrase = Clause;

    fn act(writer: &Writer<'_>, clause: &plan::Clause) -> Vec<Clause> {
        writer.act(clause)
    }

    fn lead(writer: &Writer<'_>, clause: Clause, lead: &Lead) -> Clause {
        writer.led(clause, lead)
    }

    fn sentences(clauses: &[Clause]) -> String {
        clause::sentences(clauses)
    }
}

/// Returns the writer at the start of a text.
fn writer(context: Context<'_>) -> Writer<'_> {
    Writer::new(context, German)
}

impl Writer<'_> {
    /// Returns the card's noun for itself.
    fn me_word(&self) -> Word {
        match self.me {
            Myself::Is(kind) => terms::this(kind),
            Myself::Card => words::CARD,
            Myself::Pronoun => words::UNIT,
        }
    }

    /// Returns the card's phrase for itself: "diese Einheit".
    fn me(&self) -> Np {
        self.me_of(self.me_word())
    }

    /// Returns the phrase for itself of a card of this kind.
    fn me_of(&self, word: Word) -> Np {
        nouns::Noun::of(word).np(Determiner::This, false)
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

/// Renders a temporary modifier of a card as a clause. `lasts` is its duration, in the middle and at the end.
pub(crate) fn gained(who: &str, gives: &Modifier, lasts: [&str; 2], context: Context<'_>) -> String {
    let lasts = modifiers::DurationPhrase { front: lasts[0].to_owned(), back: lasts[1].to_owned() };
    let clauses = writer(context).modifiers(&Np::fixed(who), None, std::slice::from_ref(gives), &lasts);
    let said = clause::sentences(&clauses);
    let said = said.strip_suffix('.').unwrap_or(&said);
    if said.contains(who) { said.to_owned() } else { format!("{who}: {said}") }
}

/// Renders steps as sentences, for [`crate::steps`].
pub(crate) fn steps(steps: &[Step], context: Context<'_>) -> String {
    writer(context).sentences_of(steps)
}

/// Renders the German form of [`crate::prompt`]. The target is an ellipsis, since the verb may close the clause.
pub(crate) fn prompt(step: &Step, context: Context<'_>) -> String {
    writer(context).prompt(step)
}

/// Renders the cards that a filter describes, with an article in the nominative, for [`crate::filter`].
pub(crate) fn filter(filter: &Filter, context: Context<'_>) -> String {
    grammar::tidy(writer(context).noun(filter).a().nom())
}

/// Renders the German form of [`crate::condition`]: a clause with its verb at the end.
pub(crate) fn condition(condition: &Condition, context: Context<'_>) -> String {
    grammar::tidy(&writer(context).condition(condition))
}

/// Renders the restriction on an upgrade's host.
pub(crate) fn attach(filter: &Filter, context: Context<'_>) -> String {
    let to = writer(context).noun(filter).a();
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
