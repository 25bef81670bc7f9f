//! Card search with a query language: plain words for the name, `key:value` for other facts.
//!
//! [`Query::parse`] parses a complete query, [`Query::parse_typed`] one that the user is still typing. Queries may come
//! from untrusted sources: length, depth and number of terms are limited.

mod error;
mod facts;
mod folded;
mod key;
mod lex;
mod nickname;
mod parse;
mod term;
mod value;

pub use error::{QueryError, QueryErrorKind};
pub use facts::{CardStatus, CardTexts, SearchFacts, SearchFormat};
pub(crate) use term::SearchText;

use std::cmp::Ordering;
use std::fmt;

use model::{Card, Rarity};

use crate::Catalog;
use facts::OtherFacts;
use term::{Fact, Field, StatField, Term};

/// A condition tree. `All` never contains `All`, `Any` never contains `Any`, and `Not` never contains `Not`.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    /// All parts; if empty, every card.
    All(Vec<Node>),
    /// At least one of the parts.
    Any(Vec<Node>),
    Not(Box<Node>),
    Term(Term),
}

impl Node {
    fn all(parts: Vec<Node>) -> Node {
        let mut flat = Vec::with_capacity(parts.len());
        for part in parts {
            match part {
                Node::All(inner) => flat.extend(inner),
                part @ (Node::Any(_) | Node::Not(_) | Node::Term(_)) => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Node::All(flat) }
    }

    fn any(parts: Vec<Node>) -> Node {
        let mut flat = Vec::with_capacity(parts.len());
        for part in parts {
            match part {
                Node::Any(inner) => flat.extend(inner),
                part @ (Node::All(_) | Node::Not(_) | Node::Term(_)) => flat.push(part),
            }
        }
        if flat.len() == 1 { flat.remove(0) } else { Node::Any(flat) }
    }

    fn not(self) -> Node {
        match self {
            Node::Not(inner) => *inner,
            node @ (Node::All(_) | Node::Any(_) | Node::Term(_)) => Node::Not(Box::new(node)),
        }
    }

    fn matches(&self, card: &Card, haystack: &SearchText, facts: OtherFacts<'_>) -> bool {
        match self {
            Node::All(parts) => parts.iter().all(|part| part.matches(card, haystack, facts)),
            Node::Any(parts) => parts.iter().any(|part| part.matches(card, haystack, facts)),
            Node::Not(part) => !part.matches(card, haystack, facts),
            Node::Term(term) => term.matches(card, haystack, facts),
        }
    }

    /// Returns `true` if a term fulfils the condition.
    fn has(&self, condition: fn(&Term) -> bool) -> bool {
        match self {
            Node::All(parts) | Node::Any(parts) => parts.iter().any(|part| part.has(condition)),
            Node::Not(part) => part.has(condition),
            Node::Term(term) => condition(term),
        }
    }

    /// Returns a wider condition: plain words also match texts and mistyped names. Negated parts are unchanged.
    fn wider(&self) -> Node {
        match self {
            Node::All(parts) => Node::all(parts.iter().map(Node::wider).collect()),
            Node::Any(parts) => Node::any(parts.iter().map(Node::wider).collect()),
            Node::Term(Term::Named { field: Field::Name, exactly: false, words }) => Node::any(vec![
                self.clone(),
                Node::Term(Term::ContainsWords(words.clone())),
                Node::Term(Term::Like(words.clone())),
            ]),
            Node::Not(_) | Node::Term(_) => self.clone(),
        }
    }
}

impl fmt::Display for Node {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Node::All(parts) => {
                for (place, part) in parts.iter().enumerate() {
                    let space = if place > 0 { " " } else { "" };
                    match part {
                        Node::Any(_) => write!(f, "{space}({part})")?,
                        Node::All(_) | Node::Not(_) | Node::Term(_) => write!(f, "{space}{part}")?,
                    }
                }
                Ok(())
            }
            Node::Any(parts) => {
                for (place, part) in parts.iter().enumerate() {
                    write!(f, "{}{part}", if place > 0 { " or " } else { "" })?;
                }
                Ok(())
            }
            Node::Not(part) => match **part {
                Node::All(_) | Node::Any(_) => write!(f, "-({part})"),
                Node::Not(_) | Node::Term(_) => write!(f, "-{part}"),
            },
            Node::Term(term) => term.fmt(f),
        }
    }
}

/// Sort keys.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum OrderBy {
    Name,
    Set,
    Number,
    Cost,
    Power,
    Hp,
    Rarity,
    Type,
    Aspect,
}

impl OrderBy {
    const ALL: [OrderBy; 9] = [
        OrderBy::Name,
        OrderBy::Set,
        OrderBy::Number,
        OrderBy::Cost,
        OrderBy::Power,
        OrderBy::Hp,
        OrderBy::Rarity,
        OrderBy::Type,
        OrderBy::Aspect,
    ];

    fn word(self) -> &'static str {
        match self {
            OrderBy::Name => "name",
            OrderBy::Set => "set",
            OrderBy::Number => "number",
            OrderBy::Cost => "cost",
            OrderBy::Power => "power",
            OrderBy::Hp => "hp",
            OrderBy::Rarity => "rarity",
            OrderBy::Type => "type",
            OrderBy::Aspect => "aspect",
        }
    }
}

/// One `order:` key; later ones break ties of earlier ones.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Order {
    by: OrderBy,
    descending: bool,
}

impl Order {
    fn compare(self, one: &(&Card, &SearchText), other: &(&Card, &SearchText)) -> Ordering {
        let turn = |order: Ordering| if self.descending { order.reverse() } else { order };
        let figure = |figure: StatField| self.known_first(figure.of(one.0), figure.of(other.0));
        match self.by {
            OrderBy::Name => turn(one.1.sort_name().cmp(other.1.sort_name())),
            // Catalogue order is by set in release order, and ids follow it.
            OrderBy::Set => turn(one.0.id.cmp(&other.0.id)),
            OrderBy::Number => figure(StatField::Number),
            OrderBy::Cost => figure(StatField::Cost),
            OrderBy::Power => figure(StatField::Power),
            OrderBy::Hp => figure(StatField::Hp),
            OrderBy::Rarity => turn(rarity_rank(one.0.rarity).cmp(&rarity_rank(other.0.rarity))),
            OrderBy::Type => turn(one.0.kind.cmp(&other.0.kind)),
            OrderBy::Aspect => self.known_first(one.0.aspects.first(), other.0.aspects.first()),
        }
    }

    /// Compares two facts; cards without the fact come last in both directions.
    fn known_first<T: Ord>(self, one: Option<T>, other: Option<T>) -> Ordering {
        match (one, other) {
            (Some(one), Some(other)) if self.descending => other.cmp(&one),
            (Some(one), Some(other)) => one.cmp(&other),
            (one, other) => one.is_none().cmp(&other.is_none()),
        }
    }
}

/// Returns the rank of a rarity. Tokens and Special cards, which are not random cards in boosters, rank below Common.
fn rarity_rank(rarity: Rarity) -> u8 {
    match rarity {
        Rarity::Token => 0,
        Rarity::Special => 1,
        Rarity::Common => 2,
        Rarity::Uncommon => 3,
        Rarity::Rare => 4,
        Rarity::Legendary => 5,
    }
}

/// A search query. An empty query matches every card. Its [`fmt::Display`] output parses to the same query.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    node: Option<Node>,
    orders: Vec<Order>,
}

impl Query {
    /// Parses a query such as `vader t:unit (a:villainy or a:command) cost<=3 -tr:"bounty hunter" order:cost`.
    ///
    /// # Errors
    /// [`QueryError`] with the invalid term, its place, and the accepted values.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        Query::read(text, false)
    }

    /// Parses a query that the user is still typing. Unfinished parts are ignored: `t:`, an open quotation mark or
    /// parenthesis, an `or` at the end, an abbreviation of more than one word.
    ///
    /// # Errors
    /// As [`Query::parse`], for errors that cannot be fixed by typing more.
    pub fn parse_typed(text: &str) -> Result<Query, QueryError> {
        Query::read(text, true)
    }

    fn read(text: &str, typed: bool) -> Result<Query, QueryError> {
        let catalog =
            Catalog::shared().map_err(|error| QueryError::new(QueryErrorKind::Catalog(error), text, 0..text.len()))?;
        parse::query(&catalog, text, typed)
    }

    /// Returns `true` if the query needs card texts ([`Catalog::search_with`]).
    pub fn needs_texts(&self) -> bool {
        self.node.as_ref().is_some_and(|node| node.has(|term| matches!(term, Term::ContainsWords(_))))
    }

    /// Returns `true` if the query needs the formats that cards are legal in ([`Catalog::search_with`]).
    pub fn needs_statuses(&self) -> bool {
        let needs = |term: &Term| matches!(term, Term::Format(_) | Term::Is(Fact::Suspended));
        self.node.as_ref().is_some_and(|node| node.has(needs))
    }

    /// Returns `true` if the query sorts the cards it finds.
    pub fn sorts(&self) -> bool {
        !self.orders.is_empty()
    }

    /// Returns a wider query for when this one finds nothing. Plain words then also match card texts and mistyped
    /// names. Returns `None` if there are no plain words.
    pub fn wider(&self) -> Option<Query> {
        let node = self.node.as_ref()?;
        let wider = node.wider();
        (wider != *node).then(|| Query { node: Some(wider), orders: self.orders.clone() })
    }

    pub(crate) fn matches(&self, card: &Card, haystack: &SearchText, facts: OtherFacts<'_>) -> bool {
        self.node.as_ref().is_none_or(|node| node.matches(card, haystack, facts))
    }

    /// Sorts cards by the query's order. The sort is stable.
    pub(crate) fn sort(&self, found: &mut [(&Card, &SearchText)]) {
        if !self.orders.is_empty() {
            found.sort_by(|one, other| {
                let unlike = self.orders.iter().map(|order| order.compare(one, other)).find(|order| order.is_ne());
                unlike.unwrap_or(Ordering::Equal)
            });
        }
    }
}

impl fmt::Display for Query {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let alternatives = matches!(self.node, Some(Node::Any(_))) && !self.orders.is_empty();
        if let Some(node) = &self.node {
            if alternatives { write!(f, "({node})")? } else { node.fmt(f)? }
        }
        for (place, Order { by, descending }) in self.orders.iter().enumerate() {
            let space = if self.node.is_some() || place > 0 { " " } else { "" };
            write!(f, "{space}order:{}{}", if *descending { "-" } else { "" }, by.word())?;
        }
        Ok(())
    }
}
