//! Places out of play.

use ability::{Filter, Zone};

use super::Writer;

impl Writer<'_> {
    /// "from your hand", "in a discard pile"; nothing for cards in play.
    pub(super) fn zone(&self, filter: &Filter) -> Option<String> {
        let word = self.zone_word;
        let own = self.side_own(&filter.side);
        let place = |one: &str| {
            if own == "any" { format!("{word} any {one}") } else { format!("{word} {own} {one}") }
        };
        match filter.zone {
            Zone::Play | Zone::Captured | Zone::Any => None,
            Zone::Hand => Some(place("hand")),
            Zone::Deck => Some(place("deck")),
            Zone::Discard => Some(place("discard pile")),
            Zone::Resources => filter.among.is_none().then(|| place("resources")),
            Zone::Seen => Some("among the cards looked at or revealed".to_owned()),
        }
    }
}
