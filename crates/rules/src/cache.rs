//! What is worked out once and holds until a card moves: which cards in play have constant abilities, and which hear
//! triggers. Not part of the state: it can be thrown away at any time.

use std::cell::RefCell;

use model::AspectIcons;

use crate::Game;
use crate::state::{CardIx, Place};

/// A card in play that matters to others.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Source {
    pub card: CardIx,
    /// Has constant abilities.
    pub constants: bool,
    /// Some of them are rules about playing cards.
    pub rules: bool,
    /// Lowers the HP of cards.
    pub lowers: bool,
    /// Gives abilities to cards.
    pub grants: bool,
    /// Kinds of trigger that it hears.
    pub triggers: u32,
}

#[derive(Debug, Default)]
struct Board {
    stamp: Option<u32>,
    sources: Vec<Source>,
    provided: [Option<AspectIcons>; 4],
}

/// The cache; a clone starts empty.
#[derive(Debug, Default)]
pub(crate) struct Cache(RefCell<Board>);

impl Clone for Cache {
    fn clone(&self) -> Self {
        Cache::default()
    }
}

impl Game {
    /// Calls `see` for every card in play that has constant abilities or hears triggers, in the order of the table.
    pub(crate) fn each_source(&self, mut see: impl FnMut(Source)) {
        self.refresh();
        // Indexed anew each time: what is called may ask for the sources again.
        let mut at = 0;
        loop {
            let source = self.cache.0.borrow().sources.get(at).copied();
            let Some(source) = source else { return };
            see(source);
            at += 1;
        }
    }

    /// Whether any card in play fits.
    pub(crate) fn any_source(&self, fits: impl Fn(&Source) -> bool) -> bool {
        self.refresh();
        self.cache.0.borrow().sources.iter().any(fits)
    }

    fn refresh(&self) {
        let mut board = self.cache.0.borrow_mut();
        if board.stamp == Some(self.state.stamp) {
            return;
        }
        board.stamp = Some(self.state.stamp);
        board.sources.clear();
        let sources = &mut board.sources;
        let mut add = |card: CardIx| {
            let face = self.face(card);
            if !face.constants.is_empty() || face.triggers != 0 {
                sources.push(Source {
                    card,
                    constants: !face.constants.is_empty(),
                    rules: face.rules,
                    lowers: face.lowers,
                    grants: face.grants,
                    triggers: face.triggers,
                });
            }
        };
        for seat in self.state.seats() {
            let player = self.state.player(seat);
            add(player.base);
            for leader in player.leaders {
                if leader.is_some() && self.state.card(leader).place == Place::BaseZone {
                    add(leader);
                }
            }
            for unit in self.state.list(seat, Place::Arena) {
                add(*unit);
                for upgrade in self.state.upgrades(*unit) {
                    add(upgrade);
                }
            }
        }
    }

    /// The aspects that a player's base and leaders provide (CR 8.1): the same for the whole game.
    pub(crate) fn provided(&self, seat: crate::Seat) -> AspectIcons {
        if let Some(provided) = self.cache.0.borrow().provided[seat.at()] {
            return provided;
        }
        let player = self.state.player(seat);
        let mut all = self.def(player.base).aspects;
        for leader in player.leaders {
            if leader.is_some() {
                all = all.with(&self.def(leader).aspects);
            }
        }
        self.cache.0.borrow_mut().provided[seat.at()] = Some(all);
        all
    }
}
