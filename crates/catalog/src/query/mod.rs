//! A search in the notation players know: plain words for the name, `key:value` for the rest.
//!
//! [`Query::parse`] reads a finished text, [`Query::parse_typed`] one that is still being typed. The text may come
//! from anywhere: length, depth and number of terms are limited.

mod error;
mod key;
mod lex;
mod parse;
mod term;
mod value;

pub use error::{QueryError, QueryFault};
pub(crate) use term::{Haystack, Words};

use std::cmp::Ordering;
use std::fmt;

use model::{Card, Rarity};

use crate::Catalog;
use term::{Field, Figure, Term};

/// What must hold. Within `All` stands no `All`, within `Any` no `Any`, within `Not` no `Not`.
#[derive(Debug, Clone, PartialEq, Eq)]
enum Node {
    /// Every part; of no part: everything.
    All(Vec<Node>),
    /// One of the parts at least.
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

    fn matches(&self, card: &Card, haystack: &Haystack, text: Option<&Words>) -> bool {
        match self {
            Node::All(parts) => parts.iter().all(|part| part.matches(card, haystack, text)),
            Node::Any(parts) => parts.iter().any(|part| part.matches(card, haystack, text)),
            Node::Not(part) => !part.matches(card, haystack, text),
            Node::Term(term) => term.matches(card, haystack, text),
        }
    }

    fn says(&self) -> bool {
        match self {
            Node::All(parts) | Node::Any(parts) => parts.iter().any(Node::says),
            Node::Not(part) => part.says(),
            Node::Term(term) => matches!(term, Term::Says(_)),
        }
    }

    /// The same with plain words sought in texts and in mistyped names, too; what is not wanted stays as it is.
    fn wider(&self) -> Node {
        match self {
            Node::All(parts) => Node::all(parts.iter().map(Node::wider).collect()),
            Node::Any(parts) => Node::any(parts.iter().map(Node::wider).collect()),
            Node::Term(Term::Named { field: Field::Name, exactly: false, words }) => Node::any(vec![
                self.clone(),
                Node::Term(Term::Says(words.clone())),
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

/// By what the found cards are sorted.
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

/// One `order:`; later ones settle what earlier ones leave equal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
struct Order {
    by: OrderBy,
    descending: bool,
}

impl Order {
    fn compare(self, one: &(&Card, &Haystack), other: &(&Card, &Haystack)) -> Ordering {
        let turn = |order: Ordering| if self.descending { order.reverse() } else { order };
        let figure = |figure: Figure| self.known_first(figure.of(one.0), figure.of(other.0));
        match self.by {
            OrderBy::Name => turn(one.1.sort_name().cmp(other.1.sort_name())),
            // Catalogue order is by set in order of release; ids follow it.
            OrderBy::Set => turn(one.0.id.cmp(&other.0.id)),
            OrderBy::Number => figure(Figure::Number),
            OrderBy::Cost => figure(Figure::Cost),
            OrderBy::Power => figure(Figure::Power),
            OrderBy::Hp => figure(Figure::Hp),
            OrderBy::Rarity => turn(sought_after(one.0.rarity).cmp(&sought_after(other.0.rarity))),
            OrderBy::Type => turn(one.0.kind.cmp(&other.0.kind)),
            OrderBy::Aspect => self.known_first(one.0.aspects.first(), other.0.aspects.first()),
        }
    }

    /// Cards without the fact stand last, whichever way the rest goes.
    fn known_first<T: Ord>(self, one: Option<T>, other: Option<T>) -> Ordering {
        match (one, other) {
            (Some(one), Some(other)) if self.descending => other.cmp(&one),
            (Some(one), Some(other)) => one.cmp(&other),
            (one, other) => one.is_none().cmp(&other.is_none()),
        }
    }
}

/// How far up a rarity stands. Tokens and Special cards, which no booster holds as a random card, are below Common.
fn sought_after(rarity: Rarity) -> u8 {
    match rarity {
        Rarity::Token => 0,
        Rarity::Special => 1,
        Rarity::Common => 2,
        Rarity::Uncommon => 3,
        Rarity::Rare => 4,
        Rarity::Legendary => 5,
    }
}

/// A search. An empty query asks for every card. Written out ([`fmt::Display`]) it is a text that reads as the same
/// query.
#[derive(Debug, Clone, PartialEq, Eq, Default)]
pub struct Query {
    node: Option<Node>,
    orders: Vec<Order>,
}

impl Query {
    /// Reads a query such as `vader t:unit (a:villainy or a:command) cost<=3 -tr:"bounty hunter" order:cost`.
    ///
    /// # Errors
    /// [`QueryError`] names the term that cannot be read, its place, and what would be understood.
    pub fn parse(text: &str) -> Result<Query, QueryError> {
        Query::read(text, false)
    }

    /// Reads a query that is still being typed: what is unfinished (`t:`, an open quotation mark or parenthesis, an
    /// `or` at the end, a short form that could still become more than one word) is taken as not there yet.
    ///
    /// # Errors
    /// As [`Query::parse`], for what cannot become right by typing on.
    pub fn parse_typed(text: &str) -> Result<Query, QueryError> {
        Query::read(text, true)
    }

    fn read(text: &str, typed: bool) -> Result<Query, QueryError> {
        let catalog =
            Catalog::embedded().map_err(|error| QueryError::new(QueryFault::Catalog(error), text, 0..text.len()))?;
        parse::query(&catalog, text, typed)
    }

    /// Whether it asks for words of a text, so that the texts of the cards are needed ([`Catalog::search_texts`]).
    pub fn says(&self) -> bool {
        self.node.as_ref().is_some_and(Node::says)
    }

    /// The query for when this one finds nothing: a plain word may also stand in a card's text, or be a mistyped word of
    /// its name. `None` when it has no plain words.
    pub fn wider(&self) -> Option<Query> {
        let node = self.node.as_ref()?;
        let wider = node.wider();
        (wider != *node).then(|| Query { node: Some(wider), orders: self.orders.clone() })
    }

    pub(crate) fn matches(&self, card: &Card, haystack: &Haystack, text: Option<&Words>) -> bool {
        self.node.as_ref().is_none_or(|node| node.matches(card, haystack, text))
    }

    /// Sorts cards as the query asks; what is equal keeps its order.
    pub(crate) fn sort(&self, found: &mut [(&Card, &Haystack)]) {
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
