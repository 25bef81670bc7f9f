//! German text for zones out of play.

use ability::{Filter, Zone};

use crate::plan::Direction;

use super::Writer;
use super::grammar::Determiner;
use super::nouns::Noun;
use super::words::{self, Word};

impl Writer<'_> {
    /// Renders a zone: "von deiner Hand", "in einem Ablagestapel". Returns `None` for cards in play.
    pub(super) fn zone(&self, filter: &Filter) -> Option<String> {
        let place = |from: &str, inside: &str, word: Word, plural: bool| {
            let place = match self.side_owner(&filter.side) {
                Some(owner) => owner.own(&Noun::of(word), plural),
                None => Noun::of(word).adjective("beliebig").np(Determiner::A, plural),
            };
            let word = match self.toward {
                Direction::From => from,
                Direction::In => inside,
            };
            format!("{word} {}", place.dat())
        };
        match filter.zone {
            Zone::Play | Zone::Captured | Zone::Any => None,
            Zone::Hand => Some(place("von", "auf", words::HAND, false)),
            Zone::Deck => Some(place("aus", "in", words::DECK, false)),
            Zone::Discard => Some(place("aus", "in", words::DISCARD_PILE, false)),
            Zone::Resources => filter.among.is_none().then(|| place("aus", "unter", words::RESOURCE, true)),
            Zone::Everywhere => Some(match self.side_owner(&filter.side) {
                Some(owner) => {
                    let own = super::players::last(&owner, "", words::OWN);
                    format!("(auch solche, die {own} und die nicht im Spiel sind)")
                }
                None => "(auch solche, die nicht im Spiel sind)".to_owned(),
            }),
            Zone::Seen => Some("unter den angesehenen oder aufgedeckten Karten".to_owned()),
        }
    }
}
