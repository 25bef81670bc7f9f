//! A card's printed facts.

use serde::{Deserialize, Serialize};

use crate::{Arena, AspectIcons, CardNumber, CardType, Keyword, Rarity};

/// Identifier of a card in the catalogue: a dense index assigned only by the catalogue. Reprints have separate ids;
/// they share an identity (see the catalogue).
#[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct CardId(pub u16);

impl CardId {
    /// Returns the index in the catalogue's card list.
    pub fn index(self) -> usize {
        usize::from(self.0)
    }
}

/// A keyword as printed, with its value ("Raid 2"). A cost or a wrapped keyword is a detail in the notation of the data
/// files ("3 resources, Command").
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize)]
pub struct PrintedKeyword {
    /// The keyword, without its number or cost.
    pub keyword: Keyword,
    /// The number after the keyword, if any.
    pub value: Option<u8>,
    /// The text in brackets: the cost of Smuggle and Piloting, the keyword that Coordinate grants.
    pub detail: Option<Box<str>>,
}

/// The printed facts of a card. All numbers are the printed ones, not current values.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Card {
    /// Index in the catalogue.
    pub id: CardId,
    /// Card number of the plain printing.
    pub number: CardNumber,
    /// The name, without its subtitle.
    pub name: Box<str>,
    /// Its subtitle; most unique cards have one.
    pub subtitle: Option<Box<str>>,
    /// The type of card.
    pub kind: CardType,
    /// The arena it enters (units; leaders when deployed).
    pub arena: Option<Arena>,
    /// Resources to play it; for a leader, to deploy it.
    pub cost: Option<u8>,
    /// Power; for an upgrade, the power it adds.
    pub power: Option<i8>,
    /// Hit points; for an upgrade, the hit points it adds.
    pub hp: Option<i8>,
    /// For a unit or leader that may be an upgrade: the power and hit points it then adds (CR 2.9.1, 2.11.1).
    pub as_upgrade: Option<(i8, i8)>,
    /// Aspect icons in printed order.
    pub aspects: AspectIcons,
    /// Traits in printed order.
    pub traits: Vec<Box<str>>,
    /// Rarity of the plain printing.
    pub rarity: Rarity,
    /// `true` if it is unique (CR 2.2.3).
    pub unique: bool,
    /// Keywords printed on the front, in printed order.
    pub keywords: Vec<PrintedKeyword>,
}

impl Card {
    /// Returns "Name, Subtitle", or the name if there is no subtitle.
    pub fn full_name(&self) -> String {
        match &self.subtitle {
            Some(subtitle) => format!("{}, {subtitle}", self.name),
            None => self.name.to_string(),
        }
    }

    /// Returns `true` for a Common base. It is set aside in a draft and available to every limited deck of its set (CR
    /// 10.2.2C, 10.3.2E, 10.3.4C).
    pub fn is_common_base(&self) -> bool {
        self.kind == CardType::Base && self.rarity == Rarity::Common
    }

    /// Returns `true` if the card has this trait, ignoring case.
    pub fn has_trait(&self, wanted: &str) -> bool {
        self.traits.iter().any(|printed| printed.eq_ignore_ascii_case(wanted))
    }
}
