//! Conditions of single terms, and their text form.

use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::fmt;

use model::{Arena, Aspect, AspectIcons, Card, CardNumber, CardType, Keyword, Rarity, SetCode};

use super::facts::{OtherFacts, SearchFormat};
use super::folded::FoldedText;
use crate::OtherName;
use crate::effect_tags::EffectTag;

/// A comparison operator.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Comparison {
    Equal,
    NotEqual,
    Less,
    AtMost,
    Greater,
    AtLeast,
}

impl Comparison {
    fn holds(self, order: Ordering) -> bool {
        match self {
            Comparison::Equal => order.is_eq(),
            Comparison::NotEqual => order.is_ne(),
            Comparison::Less => order.is_lt(),
            Comparison::AtMost => order.is_le(),
            Comparison::Greater => order.is_gt(),
            Comparison::AtLeast => order.is_ge(),
        }
    }

    /// Returns the sign as text.
    pub(super) fn sign(self) -> &'static str {
        match self {
            Comparison::Equal => "=",
            Comparison::NotEqual => "!=",
            Comparison::Less => "<",
            Comparison::AtMost => "<=",
            Comparison::Greater => ">",
            Comparison::AtLeast => ">=",
        }
    }
}

/// A printed number on a card.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum StatField {
    Cost,
    Power,
    Hp,
    /// The number in its set; tokens are numbered separately and have none.
    Number,
    /// Number of aspect icons.
    Icons,
    /// The value of a keyword.
    Keyword(Keyword),
}

impl StatField {
    /// Returns the number, if this card has it.
    pub(super) fn of(self, card: &Card) -> Option<i32> {
        match self {
            StatField::Cost => card.cost.map(i32::from),
            StatField::Power => card.power.map(i32::from),
            StatField::Hp => card.hp.map(i32::from),
            StatField::Number => (!card.number.token).then_some(i32::from(card.number.number)),
            StatField::Icons => i32::try_from(card.aspects.len()).ok(),
            StatField::Keyword(keyword) => card
                .keywords
                .iter()
                .filter(|printed| printed.keyword == keyword)
                .find_map(|printed| printed.value.map(i32::from)),
        }
    }

    fn key(self) -> &'static str {
        match self {
            StatField::Cost => "cost",
            StatField::Power => "power",
            StatField::Hp => "hp",
            StatField::Number => "number",
            StatField::Icons => "aspect",
            StatField::Keyword(keyword) => keyword.word(),
        }
    }
}

/// The right-hand side of a comparison.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Operand {
    Fixed(i32),
    /// Another number of the same card.
    Of(StatField),
}

/// A part of a card's name.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Field {
    /// The name and the subtitle together.
    Name,
    /// The name without the subtitle.
    Title,
    /// The subtitle without the name.
    Subtitle,
}

/// A yes-or-no fact of a card, for `is:`.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Fact {
    Unique,
    CommonBase,
    /// Printed before in an earlier set.
    Reprint,
    /// Has the same aspect icon twice.
    Double,
    Token,
    /// Suspended in a format on the day of the search (CR 9.2.2D).
    Suspended,
}

impl Fact {
    pub(super) const ALL: [(&'static str, Fact); 7] = [
        ("unique", Fact::Unique),
        ("common-base", Fact::CommonBase),
        ("reprint", Fact::Reprint),
        ("double", Fact::Double),
        ("token", Fact::Token),
        ("suspended", Fact::Suspended),
        ("banned", Fact::Suspended),
    ];

    fn word(self) -> &'static str {
        match self {
            Fact::Unique => "unique",
            Fact::CommonBase => "common-base",
            Fact::Reprint => "reprint",
            Fact::Double => "double",
            Fact::Token => "token",
            Fact::Suspended => "suspended",
        }
    }
}

/// A second meaning of a bare word, besides words of a name.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum WordMeaning {
    /// Cards with this keyword: "sentinel".
    Keyword(Keyword),
    /// Cards of this set: "hmw".
    Set(SetCode),
    /// Cards that remove units: "removal".
    Removal(BTreeSet<CardNumber>),
    /// Cards with this in their name: "chewie" stands for "chewbacca".
    Nickname(FoldedText),
}

impl WordMeaning {
    fn holds(&self, card: &Card, haystack: &SearchText) -> bool {
        match self {
            WordMeaning::Nickname(words) => named(Field::Title, false, words, haystack),
            WordMeaning::Keyword(keyword) => has_keyword(card, *keyword),
            WordMeaning::Set(set) => card.number.set == *set,
            WordMeaning::Removal(cards) => cards.contains(&card.number),
        }
    }
}

fn has_keyword(card: &Card, keyword: Keyword) -> bool {
    card.keywords.iter().any(|printed| printed.keyword == keyword)
}

/// One parsed term of a query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Term {
    /// The name contains these words, or equals them.
    Named {
        field: Field,
        exactly: bool,
        words: FoldedText,
    },
    /// A bare word with a second meaning. It matches the name or the meaning.
    Word(FoldedText, WordMeaning),
    /// The card with this plain number.
    Printed(CardNumber),
    Set(SetCode),
    /// A comparison by release order, with the matching sets.
    Released(Comparison, SetCode, Vec<SetCode>),
    Type(CardType),
    /// A comparison of all aspect icons, counting duplicates.
    Aspects(Comparison, AspectIcons),
    Compare(StatField, Comparison, Operand),
    Arena(Arena),
    /// The trait, as spelled in the catalogue.
    Trait(Box<str>),
    Keyword(Keyword),
    /// The text contains these words, starting at the start of a word.
    ContainsWords(FoldedText),
    /// A word of the name is similar to this one. Used if a search finds nothing.
    Like(FoldedText),
    /// An effect tag, with the cards that have it.
    Does(EffectTag, BTreeSet<CardNumber>),
    /// Cards that remove units, from their texts.
    Removal(BTreeSet<CardNumber>),
    /// Cards that a deck of this format may contain.
    Format(SearchFormat),
    Rarity(Comparison, Rarity),
    Is(Fact),
}

/// Search data in addition to the printed facts: a card's folded names.
#[derive(Debug)]
pub(crate) struct SearchText {
    name: FoldedText,
    title: FoldedText,
    subtitle: FoldedText,
    /// The same in another language.
    other: Option<Box<[FoldedText; 3]>>,
    reprint: bool,
}

impl SearchText {
    /// Folds a card's name and subtitle, including those in another language. `reprint` is `true` if the card was
    /// printed before.
    pub(crate) fn of(card: &Card, other: Option<&OtherName>, reprint: bool) -> Self {
        let words = |other: &OtherName| {
            let subtitle = other.subtitle.as_deref().unwrap_or_default();
            Box::new([FoldedText::of(&other.full_name()), FoldedText::of(&other.name), FoldedText::of(subtitle)])
        };
        SearchText {
            other: other.map(words),
            name: FoldedText::of(&card.full_name()),
            title: FoldedText::of(&card.name),
            subtitle: FoldedText::of(card.subtitle.as_deref().unwrap_or_default()),
            reprint,
        }
    }

    /// Returns its names in all languages, each as full name, name and subtitle.
    fn names(&self) -> impl Iterator<Item = [&FoldedText; 3]> {
        let other = self.other.as_deref().map(|[name, title, subtitle]| [name, title, subtitle]);
        std::iter::once([&self.name, &self.title, &self.subtitle]).chain(other)
    }

    /// Returns the name used for sorting.
    pub(super) fn sort_name(&self) -> &str {
        &self.name.spaced
    }
}

impl Term {
    /// Returns `true` if a card matches the term.
    pub(super) fn matches(&self, card: &Card, haystack: &SearchText, facts: OtherFacts<'_>) -> bool {
        match self {
            Term::Named { field, exactly, words } => named(*field, *exactly, words, haystack),
            Term::Word(words, meaning) => named(Field::Name, false, words, haystack) || meaning.holds(card, haystack),
            Term::Printed(number) => card.number == *number,
            Term::Set(set) => card.number.set == *set,
            Term::Released(_, _, sets) => sets.contains(&card.number.set),
            Term::Type(kind) => card.kind == *kind,
            Term::Aspects(comparison, icons) => compare_icons(&card.aspects, *comparison, icons),
            Term::Compare(figure, comparison, amount) => {
                let other = match amount {
                    Operand::Fixed(number) => Some(*number),
                    Operand::Of(other) => other.of(card),
                };
                figure.of(card).zip(other).is_some_and(|(left, right)| comparison.holds(left.cmp(&right)))
            }
            Term::Arena(arena) => card.arena == Some(*arena),
            Term::Trait(wanted) => card.traits.contains(wanted),
            Term::Keyword(keyword) => has_keyword(card, *keyword),
            Term::ContainsWords(words) => facts.text.is_some_and(|text| text.contains_words(words)),
            Term::Like(words) => haystack.names().any(|[name, ..]| name.is_like(words)),
            Term::Does(_, cards) | Term::Removal(cards) => cards.contains(&card.number),
            // Tokens are outside the order of rarities.
            Term::Rarity(Comparison::Equal, rarity) => card.rarity == *rarity,
            Term::Rarity(comparison, rarity) => {
                card.rarity != Rarity::Token && comparison.holds(card.rarity.cmp(rarity))
            }
            Term::Is(Fact::Unique) => card.unique,
            Term::Is(Fact::CommonBase) => card.is_common_base(),
            Term::Is(Fact::Reprint) => haystack.reprint,
            Term::Is(Fact::Double) => Aspect::ALL.iter().any(|aspect| card.aspects.count(*aspect) > 1),
            Term::Is(Fact::Token) => card.kind.is_token(),
            Term::Is(Fact::Suspended) => facts.status.is_some_and(|status| status.suspended),
            Term::Format(format) => facts.status.is_some_and(|status| status.is_legal(*format)),
        }
    }
}

fn named(field: Field, exactly: bool, words: &FoldedText, haystack: &SearchText) -> bool {
    haystack.names().any(|[name, title, subtitle]| match (field, exactly) {
        (Field::Name, false) => name.contains(words),
        (Field::Name, true) => title.is(words) || name.is(words),
        (Field::Title, false) => title.contains(words),
        (Field::Title, true) => title.is(words),
        (Field::Subtitle, false) => subtitle.contains(words),
        (Field::Subtitle, true) => subtitle.is(words),
    })
}

/// Returns `true` if the icons compare as required, as multisets. `a<=command,heroism` matches cards without any other
/// icons.
fn compare_icons(printed: &AspectIcons, comparison: Comparison, icons: &AspectIcons) -> bool {
    let within = printed.missing_from(icons) == 0;
    let around = icons.missing_from(printed) == 0;
    match comparison {
        Comparison::Equal => within && around,
        Comparison::NotEqual => !(within && around),
        Comparison::Less => within && !around,
        Comparison::AtMost => within,
        Comparison::Greater => around && !within,
        Comparison::AtLeast => around,
    }
}

/// Returns a word in quotation marks, unless it can be bare.
fn quoted(text: &str) -> String {
    let bare = text.bytes().all(|byte| byte.is_ascii_lowercase()) && !["", "and", "or", "not"].contains(&text);
    if bare { text.to_owned() } else { format!("\"{text}\"") }
}

impl fmt::Display for Term {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Term::Named { field, exactly, words } => {
                let words = quoted(&words.plain);
                match (field, exactly) {
                    (Field::Name, false) => f.write_str(&words),
                    (Field::Name, true) => write!(f, "name={words}"),
                    (Field::Title, false) => write!(f, "title:{words}"),
                    (Field::Title, true) => write!(f, "title={words}"),
                    (Field::Subtitle, false) => write!(f, "subtitle:{words}"),
                    (Field::Subtitle, true) => write!(f, "subtitle={words}"),
                }
            }
            Term::Word(words, _) => f.write_str(&words.plain),
            Term::Printed(number) => write!(f, "number:{number}"),
            Term::Set(set) => write!(f, "set:{set}"),
            Term::Released(comparison, set, _) => write!(f, "set{}{set}", comparison.sign()),
            Term::Type(kind) => write!(f, "type:{}", quoted(kind.word())),
            Term::Aspects(comparison, icons) => {
                let sign = if *comparison == Comparison::AtLeast { ":" } else { comparison.sign() };
                let words: Vec<String> = icons.iter().map(|icon| icon.word().to_lowercase()).collect();
                write!(f, "aspect{sign}{}", if words.is_empty() { "none".to_owned() } else { words.join(",") })
            }
            Term::Compare(figure, comparison, Operand::Fixed(number)) => {
                write!(f, "{}{}{number}", figure.key().to_lowercase(), comparison.sign())
            }
            Term::Compare(figure, comparison, Operand::Of(other)) => {
                write!(f, "{}{}{}", figure.key().to_lowercase(), comparison.sign(), other.key())
            }
            Term::Arena(arena) => write!(f, "arena:{arena}"),
            Term::Trait(name) => write!(f, "trait={}", quoted(&name.to_lowercase())),
            Term::Keyword(keyword) => write!(f, "keyword:{}", keyword.word().to_lowercase()),
            Term::ContainsWords(words) => write!(f, "text:{}", quoted(&words.plain)),
            Term::Like(words) => f.write_str(&quoted(&words.plain)),
            Term::Does(effect, _) => write!(f, "does:{effect}"),
            Term::Removal(_) => f.write_str("does:removal"),
            Term::Format(format) => write!(f, "format:{}", format.word()),
            Term::Rarity(comparison, rarity) => {
                let sign = if *comparison == Comparison::Equal { ":" } else { comparison.sign() };
                write!(f, "rarity{sign}{}", rarity.word().to_lowercase())
            }
            Term::Is(fact) => write!(f, "is:{}", fact.word()),
        }
    }
}
