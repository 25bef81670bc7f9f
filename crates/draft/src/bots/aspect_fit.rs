//! A quality measure of drafts: the number of cards in a pool that can be played together without aspect penalty.

use catalog::Catalog;
use decks::Pool;
use model::{Card, CardType};

/// Returns the maximum number of deck cards in a pool without aspect penalty (CR 8.1). This uses the best leader in the
/// pool and the best base, drafted or any Common base of the set (CR 10.3.4B, 10.3.4C).
pub fn aspect_fit(catalog: &Catalog, pool: &Pool) -> u32 {
    let held: Vec<(&Card, u32)> = pool.cards().filter_map(|(card, count)| Some((catalog.get(card)?, count))).collect();
    let leaders = held.iter().map(|(card, _)| card).filter(|card| card.kind == CardType::Leader);
    let drafted = held.iter().map(|(card, _)| *card).filter(|card| card.kind == CardType::Base);
    let bases: Vec<&Card> = drafted.chain(pool.free_bases(catalog)).collect();
    let free = |leader: &Card, base: &Card| {
        let provided = leader.aspects.with(&base.aspects);
        let plays = |card: &Card| card.kind.is_deck_card() && card.aspects.missing_from(&provided) == 0;
        held.iter().filter(|(card, _)| plays(card)).map(|(_, count)| count).sum()
    };
    leaders.flat_map(|leader| bases.iter().map(|base| free(leader, base))).max().unwrap_or(0)
}
