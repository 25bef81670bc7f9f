//! The visibility of a variant draft for one seat.

use super::board::{VariantBoard, narrow};
use super::choice::VariantChoice;
use super::config::VariantShape;
use super::draft::{Table, VariantDraft, VariantStage};
use crate::packs::{PackCard, Slot};

/// One seat's view of a variant draft.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct VariantView {
    /// The seat, from 0.
    pub seat: u8,
    /// The shape.
    pub shape: VariantShape,
    /// The current stage.
    pub stage: VariantStage,
    /// The seats that have to choose.
    pub turn: Vec<u8>,
    /// The cards on the table or in the hand.
    pub board: VariantBoard,
    /// The legal choices of this seat; empty if it does not have to choose.
    pub options: Vec<VariantChoice>,
    /// Number of choices this seat has made; a late request names an earlier one.
    pub made: usize,
    /// The drafted cards of each seat that this seat knows, oldest first: its own, and of other seats the leaders or,
    /// in an open draft, everything.
    pub known: Vec<Vec<PackCard>>,
    /// Number of cards that each seat has drafted, leaders included.
    pub counts: Vec<u16>,
}

impl VariantView {
    /// Returns the cards of this seat, oldest first.
    pub fn own(&self) -> &[PackCard] {
        self.known.get(usize::from(self.seat)).map_or(&[], Vec::as_slice)
    }
}

impl VariantDraft {
    /// Returns the view of a seat. A seat that does not exist sees what is public.
    pub fn view(&self, seat: u8) -> VariantView {
        let board = match &self.table {
            Table::Leaders(pool) | Table::Rotisserie(pool) => pool.board(),
            Table::Winston(winston) => winston.board(seat),
            Table::Grid(grid) => grid.board(),
            Table::Minneapolis(hands) => hands.board(seat),
            Table::Done => VariantBoard::Empty,
        };
        let shape = self.config().shape;
        let known = (0..).zip(&self.taken).map(|(owner, cards): (u8, &Vec<PackCard>)| {
            let visible = |card: &&PackCard| owner == seat || shape.is_open() || card.slot == Slot::Leader;
            cards.iter().filter(visible).copied().collect()
        });
        VariantView {
            seat,
            shape,
            stage: self.stage(),
            turn: self.turn(),
            board,
            options: self.options(seat),
            made: self.choices(seat).count(),
            known: known.collect(),
            counts: self.taken.iter().map(|cards| narrow(cards.len())).collect(),
        }
    }
}
