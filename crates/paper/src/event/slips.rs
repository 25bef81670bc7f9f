//! Match slips, four per page, a quarter of the height each. The whole pile can be cut at the same time: slip order
//! continues down through the pile, so that the four cut piles, stacked, are in table order.

use std::collections::BTreeMap;

use messages::printouts;

use super::{Making, MatchSlip, Player};
use crate::PaperError;
use crate::canvas::{Canvas, Ink, Role, Side};
use crate::pdf_document::PdfDocument;
use crate::print::Frame;
use crate::typeface::{Typeface, Weight};

/// Number of slips per page.
const A_PAGE: usize = 4;
/// Free space at the top and bottom of a slip.
const PADDING: f32 = 16.0;
/// Width of a seat's number.
const SEAT: f32 = 22.0;
/// Height and width of a box.
const BOX: f32 = 15.0;
/// Minimum size of a QR code that phones can read from paper, about 15 mm. Where rows are lower (multiplayer tables),
/// the codes alternate between two columns, so that each is next to its row.
const CODE: f32 = 43.0;
/// Space to the left of a code.
const GAP: f32 = 6.0;

/// A slip with its position.
struct Slip<'a> {
    made: &'a Making<'a>,
    frame: &'a Frame,
    top: f32,
    height: f32,
    entry: &'a MatchSlip,
    table: u32,
    games_to_win: u32,
    phones: &'a BTreeMap<u32, String>,
}

/// Adds the slips of a round.
pub(super) fn slips(
    book: &mut PdfDocument,
    made: &Making,
    matches: &[MatchSlip],
    (games_to_win, phones): (u32, &BTreeMap<u32, String>),
) -> Result<String, PaperError> {
    let title = printouts::Slips { round: &made.round }.text(made.words.language);
    let frame = Frame::of(made.paper);
    let mut played: Vec<(u32, &MatchSlip)> =
        matches.iter().filter_map(|entry| entry.table.map(|table| (table, entry))).collect();
    played.sort_by_key(|(table, _)| *table);
    let pages = played.len().div_ceil(A_PAGE).max(1);
    let height = frame.paper.1 / A_PAGE as f32;
    let typeface = book.typeface();
    book.mark(&title);
    for page in 0..pages {
        book.page(frame.paper, |pen| {
            for place in 0..A_PAGE {
                let top = height * place as f32;
                if place > 0 {
                    pen.line(Ink::Hair, (0.0, top), (frame.paper.0, top));
                }
                if let Some((table, entry)) = played.get(place * pages + page) {
                    let slip = Slip { made, frame: &frame, top, height, entry, table: *table, games_to_win, phones };
                    slip.draw(pen, typeface);
                }
            }
        })?;
    }
    Ok(title)
}

impl Slip<'_> {
    fn draw(&self, pen: &mut Canvas, typeface: &Typeface) {
        self.head(pen);
        let count = self.entry.players.len().max(2) as f32;
        let (first, last) = (self.top + PADDING + 32.0, self.top + self.height - PADDING - 26.0);
        let row = ((last - first) / count).min(52.0);
        for (at, player) in self.entry.players.iter().enumerate() {
            self.player(pen, typeface, (at, player), first + row * at as f32, row);
        }
        self.foot(pen);
    }

    fn head(&self, pen: &mut Canvas) {
        let (frame, words) = (self.frame, self.made.words);
        let table = printouts::TableNumber { table: &self.table }.text(words.language);
        let line = self.top + PADDING + 16.0;
        pen.text((frame.left, line), Side::Left, 19.0, 130.0, &[(Weight::Bold, &table)]);
        pen.end(Role::Title);
        let code = pen.fitted(Weight::Bold, &self.entry.code, 15.0, 120.0);
        let label = pen.fitted(Weight::Regular, words.code, 8.0, 40.0);
        let room = frame.right - frame.left - 140.0 - code.width - label.width - 16.0;
        let round = printouts::Round { round: &self.made.round }.text(words.language);
        pen.text((frame.left + 140.0, line - 8.5), Side::Left, 9.0, room, &[(Weight::Regular, self.made.event.trim())]);
        pen.text((frame.left + 140.0, line + 2.5), Side::Left, 9.0, room, &[(Weight::Bold, &round)]);
        if !code.pieces.is_empty() {
            pen.draw((frame.right - code.width - 5.0, line), Side::Right, 8.0, &label);
            pen.draw((frame.right, line), Side::Right, 15.0, &code);
        }
        pen.end(Role::Text);
        pen.line(Ink::Strong, (frame.left, line + 7.0), (frame.right, line + 7.0));
    }

    /// Draws a player's row. It has the seat (if there are more than two), the name, the result, a box to drop, and a
    /// line for the signature.
    fn player(&self, pen: &mut Canvas, typeface: &Typeface, (at, player): (usize, &Player), top: f32, row: f32) {
        let (frame, words) = (self.frame, self.made.words);
        let line = top + row / 2.0 + 6.0;
        let result = frame.left + 222.0;
        let leaves = result + if self.of_many() { 3.0 * BOX + 15.0 } else { 102.0 };
        let signs = leaves + 22.0;
        let name = self.made.named(typeface, player);
        let left = if self.of_many() { frame.left + SEAT } else { frame.left };
        let room = result - left - 10.0;
        if self.of_many() {
            pen.text((frame.left, line), Side::Left, 13.0, SEAT, &[(Weight::Regular, &(at + 1).to_string())]);
        }
        pen.text_sizes((left, line), &[13.0, 11.5, 10.0, 8.5], room, &[(Weight::Bold, &name)]);
        pen.text((left, line + 10.0), Side::Left, 8.0, room, &[(Weight::Regular, &player.record)]);
        if self.of_many() {
            pen.frame(Ink::Thin, result, line - 13.0, 3.0 * BOX, BOX + 3.0);
        } else {
            for games in 0..=self.games_to_win.min(3) {
                let left = result + (BOX + 8.0) * games as f32;
                pen.frame(Ink::Thin, left, line - 12.0, BOX, BOX);
                let at = (left + BOX / 2.0, line - 1.0);
                pen.text(at, Side::Middle, 10.0, BOX, &[(Weight::Regular, &games.to_string())]);
            }
        }
        pen.frame(Ink::Thin, leaves, line - 10.0, 10.0, 10.0);
        let code_left = if row > CODE || at % 2 == 1 { frame.right - CODE } else { frame.right - 2.0 * CODE - GAP };
        let signs_to = match self.phones.get(&player.number) {
            Some(code) if pen.code(code_left, top + (row - CODE) / 2.0 + 4.0, CODE, code) => code_left - GAP,
            Some(_) | None => frame.right,
        };
        pen.line(Ink::Thin, (signs + 10.0, line + 1.0), (signs_to, line + 1.0));
        pen.end(Role::Row);
        let labels = [
            (result, leaves - 6.0, if self.of_many() { words.hp_left } else { words.games_won }),
            (leaves, signs + 46.0, words.drops),
            (signs + 56.0, frame.right, words.signature),
        ];
        if at == 0 {
            if self.of_many() {
                pen.text((frame.left, top + 4.0), Side::Left, 7.0, SEAT, &[(Weight::Regular, words.seat)]);
            }
            for (left, right, label) in labels {
                pen.text((left, top + 4.0), Side::Left, 7.0, right - left, &[(Weight::Regular, label)]);
            }
            pen.end(Role::Text);
        }
    }

    fn of_many(&self) -> bool {
        self.entry.players.len() > 2
    }

    fn foot(&self, pen: &mut Canvas) {
        let (frame, words) = (self.frame, self.made.words);
        let line = self.top + self.height - PADDING;
        let mut left = frame.left;
        let labels = [(words.drawn, 30.0), (words.extra_time, 60.0), (words.judge, 120.0)];
        for (label, room) in labels.into_iter().skip(usize::from(self.of_many())) {
            left += pen.text((left, line), Side::Left, 8.0, 90.0, &[(Weight::Regular, label)]) + 5.0;
            pen.line(Ink::Thin, (left, line + 1.0), (left + room, line + 1.0));
            left += room + 16.0;
        }
        pen.end(Role::Text);
    }
}
