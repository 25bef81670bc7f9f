//! English text for zones out of play.

use ability::{Controller, Filter, Zone};

use crate::plan::Direction;

use super::Writer;

impl Writer<'_> {
    /// Returns "from" or "in".
    pub(super) fn zone_word(&self) -> &'static str {
        match self.toward {
            Direction::From => "from",
            Direction::In => "in",
        }
    }

    /// Renders a zone: "from your hand", "in a discard pile". Returns `None` for cards in play.
    pub(super) fn zone(&self, filter: &Filter) -> Option<String> {
        let word = self.zone_word();
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
            Zone::Everywhere => {
                let whose = match filter.side == Controller::Any {
                    true => String::new(),
                    false => format!("{} ", self.side_does(&filter.side, "own")),
                };
                Some(format!("(including those {whose}that are not in play)"))
            }
            Zone::Seen => Some("among the cards looked at or revealed".to_owned()),
        }
    }
}
