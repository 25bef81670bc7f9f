//! A search in the notation players know: plain words for the name, `key:value` for the rest.

use std::cmp::Ordering;

use model::{Aspect, Card, CardType, Rarity, SetCode};
use thiserror::Error;

use crate::fold::joined;

/// How a number is compared.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Comparison {
    /// Equal.
    Equal,
    /// Below.
    Less,
    /// Below or equal.
    AtMost,
    /// Above.
    Greater,
    /// Above or equal.
    AtLeast,
}

impl Comparison {
    fn holds(self, left: u8, right: u8) -> bool {
        let order = left.cmp(&right);
        match self {
            Comparison::Equal => order == Ordering::Equal,
            Comparison::Less => order == Ordering::Less,
            Comparison::AtMost => order != Ordering::Greater,
            Comparison::Greater => order == Ordering::Greater,
            Comparison::AtLeast => order != Ordering::Less,
        }
    }
}

/// Why a query cannot be read. `term` is the part that could not.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum QueryError {
    /// No such key before the colon.
    #[error("{term:?}: the keys are set, type, aspect, cost, trait and rarity")]
    UnknownKey {
        /// The part that could not be read.
        term: String,
    },
    /// The key is known, its value is not.
    #[error("{term:?}: {why}")]
    BadValue {
        /// The part that could not be read.
        term: String,
        /// What would have been understood.
        why: String,
    },
    /// A quote is opened and not closed.
    #[error("a quotation mark is not closed")]
    OpenQuote,
}

#[derive(Debug, Clone, PartialEq, Eq)]
enum Term {
    Name(String),
    Set(SetCode),
    Type(CardType),
    Tokens,
    Aspect(Aspect),
    Neutral,
    Cost(Comparison, u8),
    Trait(String),
    Rarity(Rarity),
}

/// A search: every term must hold. An empty query asks for every card.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    terms: Vec<Term>,
}

impl Query {
    /// Reads a query such as `vader t:unit a:villainy cost<=3 tr:imperial r:legendary set:SOR`.
    /// Quotes keep words together: `tr:"bounty hunter"`.
    ///
    /// # Errors
    /// [`QueryError`] names the term that cannot be read and what would be understood.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        let terms = split(text)?.iter().map(|word| term(word)).collect::<Result<_, _>>()?;
        Ok(Query { terms })
    }

    pub(crate) fn matches(&self, card: &Card, haystack: &Haystack) -> bool {
        self.terms.iter().all(|term| match term {
            Term::Name(part) => haystack.name.contains(part.as_str()),
            Term::Set(set) => card.number.set == *set,
            Term::Type(kind) => card.kind == *kind,
            Term::Tokens => card.kind.is_token(),
            Term::Aspect(aspect) => card.aspects.contains(*aspect),
            Term::Neutral => card.aspects.is_empty(),
            Term::Cost(comparison, value) => card.cost.is_some_and(|cost| comparison.holds(cost, *value)),
            Term::Trait(wanted) => card.has_trait(wanted),
            Term::Rarity(rarity) => card.rarity == *rarity,
        })
    }
}

/// Splits at spaces outside quotes and takes the quotes away.
fn split(text: &str) -> Result<Vec<String>, QueryError> {
    let mut words = Vec::new();
    let mut word = String::new();
    let mut quoted = false;
    for letter in text.chars() {
        match letter {
            '"' | '\u{201c}' | '\u{201d}' => quoted = !quoted,
            letter if letter.is_whitespace() && !quoted => {
                if !word.is_empty() {
                    words.push(std::mem::take(&mut word));
                }
            }
            letter => word.push(letter),
        }
    }
    if quoted {
        return Err(QueryError::OpenQuote);
    }
    if !word.is_empty() {
        words.push(word);
    }
    Ok(words)
}

fn term(word: &str) -> Result<Term, QueryError> {
    const SIGNS: [(&str, Comparison); 6] = [
        ("<=", Comparison::AtMost),
        (">=", Comparison::AtLeast),
        ("<", Comparison::Less),
        (">", Comparison::Greater),
        ("=", Comparison::Equal),
        (":", Comparison::Equal),
    ];
    let first =
        SIGNS.iter().filter_map(|(sign, how)| word.find(sign).map(|at| (at, *sign, *how))).min_by_key(|found| found.0);
    let Some((at, sign, comparison)) = first else {
        return Ok(Term::Name(joined(word)));
    };
    let (key, value) = (&word[..at], &word[at + sign.len()..]);
    let bad = |why: String| QueryError::BadValue { term: word.to_owned(), why };
    match key.to_ascii_lowercase().as_str() {
        // A card's own name may hold a colon at its end or a space after it; a bare colon is no key.
        "" => Ok(Term::Name(joined(word))),
        "name" | "n" => Ok(Term::Name(joined(value))),
        "set" | "s" => value.parse().map(Term::Set).map_err(|error: model::NumberError| bad(error.to_string())),
        "type" | "t" => {
            kind(value).ok_or_else(|| bad("the types are leader, base, unit, upgrade, event, token".into()))
        }
        "aspect" | "a" => aspect(value).ok_or_else(|| {
            bad("the aspects are vigilance, command, aggression, cunning, heroism, villainy, none".into())
        }),
        "cost" | "c" => value
            .parse()
            .map(|cost| Term::Cost(comparison, cost))
            .map_err(|_| bad("a cost is a number, as in cost<=3".into())),
        "trait" | "tr" => Ok(Term::Trait(value.to_owned())),
        "rarity" | "r" => {
            rarity(value).ok_or_else(|| bad("the rarities are common, uncommon, rare, legendary, special".into()))
        }
        _ => Err(QueryError::UnknownKey { term: word.to_owned() }),
    }
}

fn kind(value: &str) -> Option<Term> {
    if value.eq_ignore_ascii_case("token") {
        return Some(Term::Tokens);
    }
    value.parse().ok().map(Term::Type)
}

fn aspect(value: &str) -> Option<Term> {
    if value.eq_ignore_ascii_case("none") || value.eq_ignore_ascii_case("neutral") {
        return Some(Term::Neutral);
    }
    value.parse().ok().map(Term::Aspect)
}

fn rarity(value: &str) -> Option<Term> {
    let by_letter = match value.to_ascii_lowercase().as_str() {
        "c" => Some(Rarity::Common),
        "u" => Some(Rarity::Uncommon),
        "r" => Some(Rarity::Rare),
        "l" => Some(Rarity::Legendary),
        "s" => Some(Rarity::Special),
        _ => value.parse().ok(),
    };
    by_letter.map(Term::Rarity)
}

/// A card's searchable text without accents or capitals.
#[derive(Debug)]
pub(crate) struct Haystack {
    /// Name and subtitle.
    name: String,
}

impl Haystack {
    /// Folds a card's name and subtitle.
    pub(crate) fn of(card: &Card) -> Self {
        Haystack { name: joined(&card.full_name()) }
    }
}
