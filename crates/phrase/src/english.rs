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

use std::ops::Deref;

use ability::{Ability, Block, Condition, Filter, Modifier, Step};
use model::{CardType, PrintedKeyword};

use crate::plan::{self, Myself, Scene};
use crate::{Context, Names};
use clause::Clause;
use nouns::{NounPhrase, Referent};

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["resource", "resources"];
pub(crate) const EXHAUST: &str = "Exhaust";

/// Text of a Shield token (CR 3.7.6).
pub(crate) const SHIELD: &str = "The next damage to the unit it is on is prevented; then it is defeated.";

/// Writer for the text of one ability at one point of it.
struct Writer<'a> {
    names: &'a dyn Names,
    scene: Scene,
}

impl Deref for Writer<'_> {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.scene
    }
}

impl<'a> Writer<'a> {
    fn new(context: Context<'a>) -> Self {
        Writer { names: context.names, scene: Scene::new(context) }
    }

    /// Returns a writer at another point of the text.
    fn at(&self, scene: &Scene) -> Writer<'a> {
        Writer { names: self.names, scene: scene.clone() }
    }

    /// Returns a writer for words of the same clause, in a changed scene.
    fn with<T>(&self, change: impl FnOnce(&mut Scene) -> T) -> Writer<'a> {
        let mut here = Writer { names: self.names, scene: Scene { blank: false, ..self.scene.clone() } };
        change(&mut here.scene);
        here
    }

    /// Returns a writer for an ability granted to another card.
    fn granted(&self) -> Writer<'a> {
        Writer { names: self.names, scene: self.scene.granted() }
    }

    /// Plans the steps of a block, and renders them as clauses.
    fn steps(&mut self, block: &Block) -> Vec<Clause> {
        let plan = self.scene.steps(block);
        self.realise(&plan)
    }

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
    steps(std::slice::from_ref(step), context)
}

/// Renders the steps of a block as sentences, for [`crate::steps`].
pub(crate) fn steps(steps: &[Step], context: Context<'_>) -> String {
    let mut writer = Writer::new(context);
    let plan: Vec<plan::Clause> = steps.iter().flat_map(|step| writer.scene.step(step)).collect();
    clause::sentences(&writer.realise(&plan))
}

/// Renders the prompt of a step, without pronouns and full stop, for [`crate::prompt`].
pub(crate) fn prompt(step: &Step, context: Context<'_>) -> String {
    let mut writer = Writer::new(context);
    writer.scene.blank = true;
    let plan = writer.scene.step(step);
    let clauses = writer.realise(&plan);
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
