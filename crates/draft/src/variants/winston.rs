//! The piles of a Winston draft.

use crate::packs::PackCard;
use crate::variants::board::{VariantBoard, narrow};
use crate::variants::choice::VariantChoice;

/// Number of piles.
const PILES: usize = 3;

/// Three piles and a stock.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Winston {
    piles: [Vec<PackCard>; PILES],
    /// The face-down stock; the last card is on top.
    stock: Vec<PackCard>,
    /// The pile that the seat with the turn looks at.
    current: usize,
    turn: u8,
}

impl Winston {
    pub(super) fn new(stock: Vec<PackCard>, first: u8) -> Winston {
        let mut winston = Winston { piles: Default::default(), stock, current: 0, turn: first };
        for pile in 0..PILES {
            winston.feed(pile);
        }
        winston.skip_empty();
        winston
    }

    /// Moves a card from the stock to a pile, if there is one.
    fn feed(&mut self, pile: usize) {
        self.piles[pile].extend(self.stock.pop());
    }

    /// Moves on to the next pile with cards.
    fn skip_empty(&mut self) {
        while self.current < PILES && self.piles[self.current].is_empty() {
            self.current += 1;
        }
    }

    pub(super) fn is_done(&self) -> bool {
        self.stock.is_empty() && self.piles.iter().all(Vec::is_empty)
    }

    pub(super) fn turn(&self) -> u8 {
        self.turn
    }

    /// Returns `true` if the pile in view may be passed: another one or the stock is left.
    fn may_pass(&self) -> bool {
        !self.stock.is_empty() || self.piles.iter().skip(self.current + 1).any(|pile| !pile.is_empty())
    }

    pub(super) fn options(&self) -> Vec<VariantChoice> {
        let pile = u8::try_from(self.current).unwrap_or_default();
        let take = VariantChoice::Pile { pile, take: true };
        let pass = VariantChoice::Pile { pile, take: false };
        if self.may_pass() { vec![take, pass] } else { vec![take] }
    }

    /// Takes or passes the pile in view, and returns the cards that were taken.
    pub(super) fn choose(&mut self, take: bool) -> Vec<PackCard> {
        let Some(pile) = self.piles.get_mut(self.current) else { return Vec::new() };
        if take {
            let taken = std::mem::take(pile);
            self.feed(self.current);
            self.end_turn();
            return taken;
        }
        let at = self.current;
        // From the last pile on, only the stock is left, which may hold a single card: it is taken.
        let blind = if at + 1 == PILES { self.stock.pop() } else { None };
        self.feed(at);
        match blind {
            Some(card) => {
                self.end_turn();
                vec![card]
            }
            None => {
                self.current += 1;
                self.skip_empty();
                Vec::new()
            }
        }
    }

    fn end_turn(&mut self) {
        self.current = 0;
        self.skip_empty();
        self.turn ^= 1;
    }

    pub(super) fn board(&self, seat: u8) -> VariantBoard {
        let looks = seat == self.turn;
        VariantBoard::Piles {
            sizes: self.piles.each_ref().map(|pile| narrow(pile.len())),
            current: u8::try_from(self.current).unwrap_or_default(),
            cards: self.piles.get(self.current).filter(|_| looks).cloned().unwrap_or_default(),
            stock: narrow(self.stock.len()),
        }
    }
}
