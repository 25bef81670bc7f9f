//! Text for the ability language and for games, in the reader's language and in our own words.
//!
//! Turns a tree of `ability` into card text and prompts, and a question, option, event or rejection of `rules` into a
//! line of text.
//!
//! Invariants:
//! - All text of a language is in its own module tree (`english`, `german`, `french`), except for the words of unit
//!   rules, which are in one table (`unit_rules`). No other module produces text. [`Language::Pseudo`] reveals any that
//!   does.
//! - Nothing here makes decisions, and apart from [`GermanNames`] nothing knows a card by name.
//! - Each variant of the ability language is matched by name, so that a new variant does not compile until it has text.
//!   French is a preview without this rule: a card with a variant that has no French words is English.
//!
//! # Main types
//!
//! - [`card_text`] renders the text of a card; [`ability`](fn@ability) and [`step`] render parts of it.
//! - [`Context`] is the reader's language and the card that the text belongs to.
//! - [`game::Table`] is a game as one reader sees it. It renders questions, options, the board and the log.
//!
//! # Examples
//!
//! Render a card's text in both languages:
//!
//! ```
//! use ability::Texts;
//! use model::CardType;
//! use phrase::{Context, DataNames, GermanNames, Language, card_text};
//!
//! let file = r#"(cards: [(id: "SOR_172", abilities: [Event([Damage(amount: 4, to: Choose())])])])"#;
//! let text = &Texts::read("sor/example.ron", file)?.cards[0];
//! let (kind, host) = (CardType::Event, CardType::Unit);
//! let english = Context { language: Language::English, kind, pilot: false, host, names: &DataNames };
//! let german = Context { language: Language::German, names: &GermanNames, ..english };
//! assert_eq!(card_text(text, english).abilities, ["Deal 4 damage to a unit."]);
//! assert_eq!(card_text(text, german).abilities, ["Füge einer Einheit 4 Schaden zu."]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! Render the open question of a game and its options:
//!
//! ```
//! use phrase::{DataNames, Language, game::{Address, Table}};
//! use rules::{CardBook, Deck, Game, Seat};
//!
//! let book = CardBook::embedded()?;
//! let card = |number: &str| book.catalog().by_number(number.parse().expect("a number")).expect("a card");
//! let deck = Deck { leaders: vec![card("SOR_005")], base: card("SOR_023"), cards: vec![card("SOR_095"); 50] };
//! let game = Game::new(book.clone(), &[deck.clone(), deck], 7)?;
//!
//! let players = ["Ada".to_owned(), "Ben".to_owned()];
//! let (language, reader) = (Language::English, Some(Seat(0)));
//! let address = Address::default();
//! let table =
//!     Table { game: &game, reader, language, names: &DataNames, players: &players, address, entry: None };
//! let question = game.question().expect("an open question");
//! assert_eq!(table.title(question), "Who has the initiative in the first round?");
//! let options: Vec<String> = game.legal_actions().iter().map(|action| table.action(*action)).collect();
//! assert_eq!(options, ["Ada", "Ben"]);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

#![deny(clippy::wildcard_enum_match_arm)]

mod cost_limit;
mod english;
mod frame;
mod french;
pub mod game;
mod german;
mod marks;
mod plan;
mod pseudo;
mod tree_patterns;
mod unit_rules;

pub use german::GermanNames;
pub use marks::{Mark, Part, marks};

pub(crate) use tree_patterns::*;

use ability::{
    Ability, Amount, CardEffect, CardText, ChoiceEffect, Condition, Effect, Filter, FlowEffect, Modifier, Step, Target,
    Token, ValueModifier,
};
use model::{Aspect, CardNumber, CardType, Keyword, PrintedKeyword};

/// A language to render texts in.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Language {
    /// English, the language of the card names in the data.
    English,
    /// German; some card names stay English, see [`GermanNames`].
    German,
    /// French, as a preview: words of keywords and aspects, and the texts of Spark of Rebellion. Everything else is
    /// English, such as the texts of games; no card has a text in two languages.
    French,
    /// A pseudo-language for tests: all letters produced by this crate are full-width, names are unchanged. A plain
    /// letter comes from elsewhere.
    Pseudo,
}

/// Card names in the reader's language.
pub trait Names {
    /// Returns the name to show for the card name `name` of the data.
    fn card(&self, name: &str) -> String;

    /// Returns the name of a card of a game within a sentence, for readers that link names to cards.
    fn mark(&self, name: String, card: rules::CardIndex) -> String {
        let _ = card;
        name
    }
}

/// The names of the data, unchanged.
#[derive(Debug, Clone, Copy, Default)]
pub struct DataNames;

impl Names for DataNames {
    fn card(&self, name: &str) -> String {
        name.to_owned()
    }
}

/// The reader's language and the card that the text belongs to ("this unit", "this event").
#[derive(Clone, Copy)]
pub struct Context<'a> {
    /// The language to write in.
    pub language: Language,
    /// Kind of the card with the text; a deployed leader counts as a unit.
    pub kind: CardType,
    /// `true` for a Pilot, or a leader that may be deployed as an upgrade. Its abilities state whether it is played or
    /// deployed as an upgrade (CR 3.4.4A, 7.5.17A).
    pub pilot: bool,
    /// For an upgrade: the kind of its host, a unit, or a base if it has Fortify.
    pub host: CardType,
    /// Card names in the reader's language.
    pub names: &'a dyn Names,
}

/// A card's rendered text: one entry per ability, in printed order. An entry with several modes has a line for each.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Rendered {
    /// The abilities; for a leader, those of the Leader side.
    pub abilities: Vec<String>,
    /// For a leader: the abilities of its Leader Unit side.
    pub unit: Vec<String>,
    /// For an upgrade with a restriction: its possible hosts.
    pub attach: Option<String>,
}

/// Calls the function of this name in the module of the reader's language.
macro_rules! say {
    ($context:expr, $word:ident $(, $argument:expr)*) => {
        match $context.language {
            Language::English | Language::French => english::$word($($argument,)* $context),
            Language::German => german::$word($($argument,)* $context),
            Language::Pseudo => {
                let names = pseudo::Names($context.names);
                let context = Context { language: Language::English, names: &names, ..$context };
                pseudo::Localizer::marked(english::$word($($argument,)* context))
            }
        }
    };
}

/// Capitalizes the first letter of a text.
pub fn capital(text: &str) -> String {
    let mut letters = text.chars();
    match letters.next() {
        Some(first) => first.to_uppercase().chain(letters).collect(),
        None => String::new(),
    }
}

/// The texts of a card, which are in one language.
#[derive(Debug, Clone)]
pub struct CardTexts<'t> {
    /// The number of the card.
    pub number: CardNumber,
    /// The abilities of all sides, with the kind of the card on that side.
    pub abilities: Vec<(&'t Ability, CardType)>,
    /// The restriction on the host of an upgrade.
    pub attach: Option<&'t Filter>,
    /// The condition for deploying a leader.
    pub deploys_if: Option<&'t Condition>,
}

/// Returns the language for the texts of a card: the language of the context, or English if one of them has no text in
/// it. Only French has such gaps.
pub fn language_of(card: &CardTexts<'_>, context: Context<'_>) -> Language {
    let english = context.language == Language::French && !french::covers(card, context);
    if english { Language::English } else { context.language }
}

/// Renders the text of a card. Printed keywords and a leader's deployment are omitted, because they are facts, not
/// text.
pub fn card_text(text: &CardText, context: Context<'_>) -> Rendered {
    let sides = [(&text.abilities, context.kind), (&text.unit, CardType::Unit), (&text.other_side, context.kind)];
    let sides = sides.into_iter().chain([(&text.pilot, CardType::Upgrade)]);
    let card = CardTexts {
        number: text.id,
        abilities: sides.flat_map(|(all, kind)| all.iter().map(move |each| (each, kind))).collect(),
        attach: text.attach.as_ref(),
        deploys_if: text.deploys_if.as_ref(),
    };
    let context = Context { language: language_of(&card, context), ..context };
    let unit = Context { kind: CardType::Unit, ..context };
    let upgrade = Context { kind: CardType::Upgrade, ..context };
    Rendered {
        abilities: abilities(&text.abilities.iter().collect::<Vec<_>>(), context),
        unit: abilities(&text.unit.iter().collect::<Vec<_>>(), unit)
            .into_iter()
            .chain(text.other_side.iter().map(|each| ability(each, context)))
            .chain(text.pilot.iter().map(|each| ability(each, upgrade)))
            .collect(),
        attach: text.attach.as_ref().map(|to| attach(to, context)),
    }
}

/// Returns `true` if a step chooses players by their bases, for a following step of these players. The ability language
/// has no choice of several players; a base stands for its player (CR 8.4.3).
pub(crate) fn chooses_players(choose: &Step, who: &ability::PlayerFilter) -> bool {
    let Effect::Flow(FlowEffect::As(name, inner)) = choose else { return false };
    let bases = ability::Filter::of(ability::Kind::Base);
    let all = matches!(&**inner, Effect::Choice(ChoiceEffect::Bind(Target::AnyNumber(filter))) if **filter == bases);
    all && matches!(who, ability::PlayerFilter::ControllerOf(of) if **of == Target::Named(*name))
}

/// Returns the target to describe when any number of abilities on any number of units are used. Each of these units has
/// some.
pub(crate) fn each_of(target: &Target) -> Target {
    let Target::AnyNumber(filter) = target else { return target.clone() };
    Target::All(Box::new(ability::Filter { has: Vec::new(), ..(**filter).clone() }))
}

/// Returns the aspect and the groups of cards of a sum that counts icons of one aspect.
pub(crate) fn icons_among(parts: &[Amount]) -> Option<(model::Aspect, Vec<&Target>)> {
    let [Amount::Icons(aspect, _), _, ..] = parts else { return None };
    let mut groups = Vec::new();
    for part in parts {
        let Amount::Icons(of, among) = part else { return None };
        if of != aspect {
            return None;
        }
        groups.push(among);
    }
    Some((*aspect, groups))
}

/// Returns the constant ability behind a lasting effect on the game. It is rendered like that of a card.
pub(crate) fn lasting_constant(gives: &[Modifier]) -> Option<&ability::ConstantAbility> {
    let [Modifier::Value(ValueModifier::Ability(granted))] = gives else { return None };
    let Ability::Constant(constant) = granted.ability() else { return None };
    Some(constant)
}

/// Returns `true` if a range accepts any number except zero.
pub(crate) fn is_any(range: &ability::Range) -> bool {
    matches!(range, ability::Range::AtLeast(amount) if **amount == Amount::N(1))
}

/// Returns `true` if a modifier of the next card lasts beyond playing it. Exploit is used while the card is played, and
/// the card enters play only once.
pub(crate) fn lasts_beyond_playing(gains: &Modifier) -> bool {
    let Modifier::Value(ValueModifier::Keyword(keyword) | ValueModifier::KeywordX(keyword, _)) = gains else {
        return false;
    };
    *keyword != Keyword::Exploit
}

/// Returns `true` if the attacker's bonus counts the damage on the defending unit.
pub(crate) fn counts_damage_of_defender(gives: &[Modifier]) -> bool {
    gives
        .iter()
        .any(|modifier| matches!(modifier, Modifier::Value(ValueModifier::Stats(Amount::Damage(Target::Defender), _))))
}

/// Splits a step on cards that others choose into the choice and the step on the chosen cards. It is rendered as two
/// sentences.
pub(crate) fn done_to_what_others_choose(step: &Step) -> Option<(Target, Step)> {
    let chosen = || Target::Named(ability::Binding::Chosen);
    let (target, done) = if let Effect::Card(CardEffect::Defeat(target)) = step {
        (target, Effect::Card(CardEffect::Defeat(chosen())))
    } else if let Effect::Card(CardEffect::Exhaust(target)) = step {
        (target, Effect::Card(CardEffect::Exhaust(chosen())))
    } else if let Effect::Card(CardEffect::Give { token, count, to }) = step {
        (to, Effect::Card(CardEffect::Give { token: *token, count: count.clone(), to: chosen() }))
    } else if let Effect::Card(CardEffect::Damage { amount, to, by, unpreventable }) = step {
        let (amount, by) = (amount.clone(), by.clone());
        (to, Effect::Card(CardEffect::Damage { amount, to: chosen(), by, unpreventable: *unpreventable }))
    } else {
        return None;
    };
    let own = matches!(target, Target::ChosenBy(_, filter) if filter.side == ability::Controller::Chooser);
    own.then(|| (target.clone(), done))
}

/// Returns `true` if an amount is a number for each of some cards: "2 damage for each friendly unit".
pub(crate) fn counts_cards(amount: &Amount) -> bool {
    let counted = if let Amount::Times2(1.., inner) = amount { inner } else { amount };
    matches!(counted, Amount::Count(_))
}

/// Returns `true` for a modifier that doubles the power of its card.
pub(crate) fn doubles_power(of: &Target, gives: &[Modifier]) -> bool {
    matches!(gives, [Modifier::Value(ValueModifier::Stats(Amount::Power(target), Amount::N(0)))] if target == of)
}

/// Splits off the fight from the target of a constant ability. Returns the rest of the target, and `true` for attackers
/// or `false` for defending units.
pub(crate) fn while_fighting(on: &Target) -> Option<(Target, bool)> {
    let Target::All(filter) = on else { return None };
    let attacking = match filter.marks.as_slice() {
        [ability::PhaseMark::Attacking] => true,
        [ability::PhaseMark::Defending] => false,
        [] | [_, ..] => return None,
    };
    let rest = Filter { marks: Vec::new(), ..(**filter).clone() };
    (rest != Filter::default()).then_some((Target::All(Box::new(rest)), attacking))
}

/// Renders the abilities of one side of a card, one line each. Abilities that grant the same keywords as another card
/// has share a line.
pub fn abilities(all: &[&Ability], context: Context<'_>) -> Vec<String> {
    let mut lines = Vec::new();
    let mut rest = all;
    while let Some((first, others)) = rest.split_first() {
        if let Some((another, gained)) = same_keywords(rest) {
            rest = rest.get(gained.len()..).unwrap_or_default();
            lines.push(say!(context, keywords_of_another, another, &gained));
        } else {
            lines.push(ability(first, context));
            rest = others;
        }
    }
    lines
}

/// Renders one ability as sentences.
pub fn ability(ability: &Ability, context: Context<'_>) -> String {
    french::ability(ability, context).unwrap_or_else(|| say!(context, ability, ability))
}

/// Renders one step as sentences: "Deal 2 damage to an enemy unit."
pub fn step(step: &Step, context: Context<'_>) -> String {
    steps(std::slice::from_ref(step), context)
}

/// Renders several steps as sentences.
pub fn steps(steps: &[Step], context: Context<'_>) -> String {
    say!(context, steps, steps)
}

/// Renders one step as the prompt before a choice: "Deal 2 damage to". The target is omitted, or an ellipsis if the
/// language puts words after it; there is no full stop.
pub fn prompt(step: &Step, context: Context<'_>) -> String {
    say!(context, prompt, step)
}

/// Returns an aspect's name, as on the cards of the language.
pub fn aspect(aspect: Aspect, language: Language) -> &'static str {
    match language {
        Language::German => german::aspect(aspect),
        Language::French => french::aspect(aspect),
        Language::English | Language::Pseudo => aspect.word(),
    }
}

/// Returns a keyword's name, as printed on the cards of the language.
pub fn keyword(keyword: Keyword, language: Language) -> String {
    match language {
        Language::English => keyword.word().to_owned(),
        Language::German => german::keyword(keyword).to_owned(),
        Language::French => french::keyword(keyword).to_owned(),
        Language::Pseudo => pseudo::Localizer::marked(keyword.word().to_owned()),
    }
}

/// Returns a keyword with its number, if it has one: "Raid 2".
pub fn numbered_keyword(one: Keyword, number: Option<u8>, language: Language) -> String {
    let mut word = keyword(one, language);
    if let Some(number) = number {
        word.push(' ');
        word.push_str(&number.to_string());
    }
    word
}

/// Renders a printed keyword with its number and its brackets: "Raid 2", "Smuggle [3 resources, Command]".
pub fn printed(keyword: &PrintedKeyword, language: Language) -> String {
    match language {
        Language::English => english::printed(keyword),
        Language::German => german::printed(keyword),
        Language::French => french::printed(keyword).unwrap_or_else(|| english::printed(keyword)),
        Language::Pseudo => pseudo::Localizer::marked(english::printed(keyword)),
    }
}

/// Returns the token upgrade that a filter identifies by its name: "Shield".
pub(crate) fn named_token(filter: &Filter) -> Option<Token> {
    let [name] = filter.named.as_slice() else { return None };
    Token::upgrade_named(name).filter(|_| filter.is == ability::Kind::Upgrade)
}

/// Renders the epic action that deploys a leader (CR 3.4.4). It needs this many resources, or instead the condition.
/// With `as_upgrade` it may be deployed as an upgrade too (CR 3.4.4A).
pub fn deploy(resources: u8, condition: Option<&Condition>, as_upgrade: bool, context: Context<'_>) -> String {
    if !as_upgrade && let Some(text) = french::deploy(resources, condition, context) {
        return text;
    }
    let met = condition.map(|condition| say!(context, condition, condition));
    match context.language {
        Language::English | Language::French => english::deploy(resources, met, as_upgrade),
        Language::German => german::deploy(resources, met, as_upgrade),
        Language::Pseudo => pseudo::Localizer::marked(english::deploy(resources, met, as_upgrade)),
    }
}

/// Renders the upgrade form of a unit or leader: its additions to power and HP, and its rendered abilities.
pub fn as_upgrade(adds: (i16, i16), abilities: &[String], language: Language) -> String {
    match language {
        Language::English | Language::French => english::as_upgrade(adds, abilities),
        Language::German => german::as_upgrade(adds, abilities),
        Language::Pseudo => pseudo::Localizer::marked(english::as_upgrade(adds, abilities)),
    }
}

/// Renders the built-in ability of a token as a sentence. Only a Shield has one (CR 3.7.6); the engine implements it,
/// no tree describes it.
pub fn token(token: Token, language: Language) -> Option<String> {
    (token == Token::Shield).then(|| match language {
        Language::English => english::SHIELD.to_owned(),
        Language::French => french::SHIELD.to_owned(),
        Language::German => german::SHIELD.to_owned(),
        Language::Pseudo => pseudo::Localizer::marked(english::SHIELD.to_owned()),
    })
}

/// Returns the single target of a filter that has no other condition. Amounts divided "among" it go to that card.
pub(crate) fn alone(filter: &Filter) -> Option<&ability::Target> {
    let one = filter.among.as_deref()?;
    let frame = Filter { is: filter.is, among: filter.among.clone(), ..Filter::default() };
    (*filter == frame).then_some(one)
}

/// Returns the target to describe for a played card. A known card is described by its name if the filter only adds that
/// it is played as a unit.
pub(crate) fn played(what: &ability::Target) -> &ability::Target {
    let ability::Target::All(filter) = what else { return what };
    alone(filter).unwrap_or(what)
}

/// Renders the restriction on an upgrade's host, as a sentence.
pub fn attach(to: &Filter, context: Context<'_>) -> String {
    french::attach(to, context).unwrap_or_else(|| say!(context, attach, to))
}

/// Renders a filter as a noun with its article: "a damaged enemy unit".
pub fn filter(filter: &Filter, context: Context<'_>) -> String {
    say!(context, filter, filter)
}

/// Renders a condition as a clause without "if": "you control a leader unit".
pub fn condition(condition: &Condition, context: Context<'_>) -> String {
    french::condition(condition, context).unwrap_or_else(|| say!(context, condition, condition))
}
