//! Card facts in the form the window displays.

use catalog::Catalog;
use model::{Card, CardId};

use crate::contract::CardFace;

/// Returns the facts of a card as a wire type.
pub(crate) fn face(catalog: &Catalog, card: &Card) -> CardFace {
    let oldest = catalog.reprints(card.id).next().unwrap_or(card);
    CardFace {
        id: card.number.to_string(),
        identity: oldest.number.to_string(),
        name: card.name.to_string(),
        subtitle: card.subtitle.as_deref().map(str::to_owned),
        kind: card.kind.to_string(),
        arena: card.arena.map(|arena| arena.to_string()),
        cost: card.cost.map(u32::from),
        power: card.power.map(i32::from),
        hp: card.hp.map(i32::from),
        aspects: card.aspects.iter().map(|aspect| aspect.to_string()).collect(),
        traits: card.traits.iter().map(|printed| printed.to_string()).collect(),
        rarity: card.rarity.to_string(),
        unique: card.unique,
        keywords: card.keywords.iter().map(keyword).collect(),
        as_upgrade: card.as_upgrade.is_some(),
    }
}

/// Returns the facts of a card by its id.
pub(crate) fn face_of(catalog: &Catalog, card: CardId) -> CardFace {
    face(catalog, catalog.card(card))
}

fn keyword(printed: &model::PrintedKeyword) -> String {
    let mut words = printed.keyword.to_string();
    if let Some(value) = printed.value {
        words.push_str(&format!(" {value}"));
    }
    if let Some(detail) = &printed.detail {
        words.push_str(&format!(" [{detail}]"));
    }
    words
}
