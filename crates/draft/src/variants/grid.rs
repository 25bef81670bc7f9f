//! The squares of a grid draft.

use crate::packs::PackCard;
use crate::variants::board::{VariantBoard, narrow};
use crate::variants::choice::VariantChoice;

/// Number of cards in a square.
const CELLS: usize = 9;

/// The places of each line of a square, row by row: three rows, then three columns.
pub const GRID_LINES: [[usize; 3]; 6] = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8]];

/// The current square and those to come.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Grid {
    cells: [Option<PackCard>; CELLS],
    /// The cards of the squares to come; the next square is at the end.
    stock: Vec<PackCard>,
    number: usize,
    of: usize,
    /// Number of lines taken from this square.
    lines: usize,
    first: u8,
    /// Cards that were not taken.
    pub(super) aside: Vec<PackCard>,
}

impl Grid {
    pub(super) fn new(mut stock: Vec<PackCard>, first: u8) -> Grid {
        let of = stock.len() / CELLS;
        let aside = stock.split_off(of * CELLS);
        let mut grid = Grid { cells: [None; CELLS], stock, number: 0, of, lines: 0, first, aside };
        grid.next();
        grid
    }

    /// Sets the rest of the square aside and lays out the next one.
    fn next(&mut self) {
        self.aside.extend(self.cells.iter_mut().filter_map(Option::take));
        let rest = self.stock.len().saturating_sub(CELLS);
        for (cell, card) in self.cells.iter_mut().zip(self.stock.drain(rest..)) {
            *cell = Some(card);
        }
        self.lines = 0;
        self.number += 1;
    }

    pub(super) fn is_done(&self) -> bool {
        self.number > self.of
    }

    pub(super) fn turn(&self) -> u8 {
        let moved = (self.number.saturating_sub(1) + self.lines) % 2;
        if moved == 0 { self.first } else { self.first ^ 1 }
    }

    pub(super) fn options(&self) -> Vec<VariantChoice> {
        let left = |line: &[usize; 3]| line.iter().any(|cell| self.cells[*cell].is_some());
        let lines = (0..).zip(&GRID_LINES).filter(|(_, line)| left(line));
        lines.map(|(line, _)| VariantChoice::Line { line }).collect()
    }

    /// Takes a line and returns its cards.
    pub(super) fn take(&mut self, line: u8) -> Vec<PackCard> {
        let Some(line) = GRID_LINES.get(usize::from(line)) else { return Vec::new() };
        let taken = line.iter().filter_map(|cell| self.cells[*cell].take()).collect();
        self.lines += 1;
        if self.lines == 2 {
            self.next();
        }
        taken
    }

    pub(super) fn board(&self) -> VariantBoard {
        VariantBoard::Grid { number: narrow(self.number), of: narrow(self.of), cells: self.cells }
    }
}
