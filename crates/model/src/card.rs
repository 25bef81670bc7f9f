//! A card's printed facts.

use serde::{Deserialize, Serialize};

use crate::{Arena, AspectIcons, CardNumber, CardType, Keyword, Rarity};

/// A card in the catalogue: a dense index that only the catalogue gives out. Reprints have an id each;
/// what they share is their identity (see the catalogue).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl CardId {
    /// The place in the catalogue's card list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A keyword as printed: its value ("Raid 2") and, where it has a price or wraps another keyword, that in the
/// notation of the data files ("3 resources, Command").
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct PrintedKeyword {
    /// The keyword itself, without its number or price.
    pub keyword: Keyword,
    /// The number behind it, where one is printed.
    pub value: Option<u8>,
    /// What stands in brackets: the price of Smuggle and Piloting, the keyword that Coordinate grants.
    pub detail: Option<Box<str>>,
}

/// The printed facts of a card. Numbers are the printed ones; nothing here is worked out.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Its place in the catalogue.
    pub id: CardId,
    /// The number of its plain printing.
    pub number: CardNumber,
    /// The name, without its subtitle.
    pub name: Box<str>,
    /// Its subtitle; most unique cards have one.
    pub subtitle: Option<Box<str>>,
    /// What kind of card it is.
    pub kind: CardType,
    /// The arena it enters (units; leaders when deployed).
    pub arena: Option<Arena>,
    /// Resources to play it; for a leader those needed to deploy it.
    pub cost: Option<u8>,
    /// Power; for an upgrade what it adds.
    pub power: Option<i8>,
    /// Hit points; for an upgrade what it adds.
    pub hp: Option<i8>,
    /// For a unit or leader that may be an upgrade as well: the power and hit points that it adds then (CR 2.9.1, 2.11.1).
    pub as_upgrade: Option<(i8, i8)>,
    /// Aspect icons in printed order.
    pub aspects: AspectIcons,
    /// Traits in printed order.
    pub traits: Vec<Box<str>>,
    /// The rarity of the plain printing.
    pub rarity: Rarity,
    /// Whether it has the unique mark (CR 2.2.3).
    pub unique: bool,
    /// Keywords printed on the front, in printed order.
    pub keywords: Vec<PrintedKeyword>,
}

impl Card {
    /// "Name, Subtitle" or just the name.
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.name),
            None => self.name.to_string(),
        }
    }

    /// Whether this is a Common base: set aside in a draft, free to use in any limited deck of its set
    /// (CR 10.2.2C, 10.3.2E, 10.3.4C).
    pub fn is_common_base(&self) -> bool {
        self.kind == CardType::Base && self.rarity == Rarity::Common
    }

    /// Whether the card has this trait, without regard to case.
    pub fn has_trait(&self, wanted: &str) -> bool {
        self.traits.iter().any(|printed| printed.eq_ignore_ascii_case(wanted))
    }
}
