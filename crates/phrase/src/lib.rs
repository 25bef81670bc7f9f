//! Words for the ability language and for the table: a tree of `ability` becomes card text and prompts, a question,
//! an option, an event or a refusal of `rules` becomes a line, in the reader's language and in our own words.
//!
//! Invariant: all words of a language live in its own module tree (`english`); nothing here knows a card by name or
//! decides anything. Invariant: every variant of the ability language is matched by name, so that a new word in
//! the language does not build until it can be said.
//! Start reading at [`card_text`] and [`game::Table`].

mod english;
pub mod game;

use ability::{Ability, CardText, Condition, Filter, Step};
use model::CardType;

/// A language that texts can be written in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English.
    English,
}

/// How cards are called in the reader's language.
pub trait Names {
    /// The name to show for a card that the data call `name`.
    fn card(&self, name: &str) -> String;
}

/// The names as the data write them.
#[derive(Debug, Clone, Copy, Default)]
pub struct DataNames;

impl Names for DataNames {
    fn card(&self, name: &str) -> String {
        name.to_owned()
    }
}

/// Who reads, and of what kind the card is that speaks: "this unit", "this event".
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The reader's language.
    pub language: Language,
    /// The kind of the card with the text; a leader that is deployed speaks as a unit.
    pub kind: CardType,
    /// How cards are called.
    pub names: &'a dyn Names,
}

/// A card's text in words: one entry an ability, in printed order. An entry of several modes has a line for each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rendered {
    /// The abilities; for a leader those of its Leader side.
    pub abilities: Vec<String>,
    /// For a leader: the abilities of its Leader Unit side.
    pub unit: Vec<String>,
    /// For an upgrade that limits it: what it may be attached to.
    pub attach: Option<String>,
}

/// The text of a card, without its printed keywords and a leader's deployment (those are facts, not text).
pub fn card_text(text: &CardText, context: Context<'_>) -> Rendered {
    let unit = Context { kind: CardType::Unit, ..context };
    Rendered {
        abilities: text.abilities.iter().map(|each| ability(each, context)).collect(),
        unit: text
            .unit
            .iter()
            .map(|each| ability(each, unit))
            .chain(text.other_side.iter().map(|each| ability(each, context)))
            .collect(),
        attach: text.attach.as_ref().map(|to| match context.language {
            Language::English => english::attach(to, context),
        }),
    }
}

/// One ability as sentences.
pub fn ability(ability: &Ability, context: Context<'_>) -> String {
    match context.language {
        Language::English => english::ability(ability, context),
    }
}

/// One step as sentences: "Deal 2 damage to an enemy unit."
pub fn step(step: &Step, context: Context<'_>) -> String {
    match context.language {
        Language::English => english::step(step, context),
    }
}

/// Several steps as sentences.
pub fn steps(steps: &[Step], context: Context<'_>) -> String {
    match context.language {
        Language::English => english::steps(steps, context),
    }
}

/// One step as the words before a choice: "Deal 2 damage to". What is chosen is left out, and no full stop ends it.
pub fn prompt(step: &Step, context: Context<'_>) -> String {
    match context.language {
        Language::English => english::prompt(step, context),
    }
}

/// Which cards, as a noun with its article: "a damaged enemy unit".
pub fn filter(filter: &Filter, context: Context<'_>) -> String {
    match context.language {
        Language::English => english::filter(filter, context),
    }
}

/// A condition as a clause without "if": "you control a leader unit".
pub fn condition(condition: &Condition, context: Context<'_>) -> String {
    match context.language {
        Language::English => english::condition(condition, context),
    }
}
