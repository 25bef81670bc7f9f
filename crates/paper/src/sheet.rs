//! The registration sheet: everything around the cards.

use catalog::Catalog;
use messages::deck_sheets::Labels;

use crate::canvas::{Canvas, Ink, Role, Side};
use crate::content::{
    Row, Section, leader_and_base_section, leaders_and_bases, pool_section, registered_main, registered_sideboard,
};
use crate::print::{Frame, PageContext, document};
use crate::typeface::{Typeface, Weight, printable};
use crate::{PageSize, PaperError, Sheet};

/// Height of a row of fields.
const FIELD: f32 = 27.0;
/// Heights of a row with leader and base, and of the space below it.
const CARDS: f32 = 30.0;
const CARDS_GAP: f32 = 6.0;
/// Height of the sheet's title.
const TITLE: f32 = 31.0;
/// Number of leaders and bases side by side, and their maximum number in the head. If there are more, they are listed
/// with the cards.
const CELLS_A_ROW: usize = 3;
const MOST_CELLS: usize = 6;
/// Height of the head of a further page.
const NEXT_HEAD: f32 = 30.0;
/// Heights of the foot with the signature, and of one row for the judge.
const FOOT: f32 = 86.0;
const JUDGE_ROW: f32 = 18.0;

/// A box for a leader or base.
struct CardCell {
    label: &'static str,
    row: Option<Row>,
}

struct Registration<'a> {
    sheet: &'a Sheet<'a>,
    words: &'a Labels,
    cells: Vec<CardCell>,
}

/// Creates a registration sheet.
pub(crate) fn registration(
    catalog: &Catalog,
    sheet: &Sheet,
    paper: PageSize,
    words: &Labels,
) -> Result<Vec<u8>, PaperError> {
    let cells = card_cells(catalog, sheet, words);
    let mut sections: Vec<Section> = Vec::new();
    match sheet.pool {
        Some(pool) => sections.push(pool_section(catalog, sheet.list, pool)),
        None => {
            if cells.is_empty() {
                sections.extend(leader_and_base_section(catalog, sheet.list));
            }
            sections.push(registered_main(catalog, sheet.list));
            sections.extend(registered_sideboard(catalog, sheet.list));
        }
    }
    document(&Registration { sheet, words, cells }, &sections, paper, words, &Typeface::embedded()?)
}

/// Returns the boxes for leader and base. They are empty if the list has none; there are no boxes if it has too many.
fn card_cells(catalog: &Catalog, sheet: &Sheet, words: &Labels) -> Vec<CardCell> {
    let (leaders, bases) = leaders_and_bases(catalog, sheet.list);
    let cells = |label: &'static str, rows: Vec<Row>| -> Vec<CardCell> {
        if rows.is_empty() {
            return vec![CardCell { label, row: None }];
        }
        rows.into_iter().map(|row| CardCell { label, row: Some(row) }).collect()
    };
    let mut all = cells(words.leader, leaders);
    all.extend(cells(words.base, bases));
    if all.len() > MOST_CELLS { Vec::new() } else { all }
}

impl Registration<'_> {
    fn cell_rows(&self) -> usize {
        self.cells.len().div_ceil(CELLS_A_ROW)
    }

    /// Draws a field with a label above and a line to write on. If the font cannot write the value, the line stays
    /// empty.
    fn field(&self, pen: &mut Canvas, left: f32, right: f32, top: f32, label: &str, value: &str) {
        let room = right - left;
        pen.text((left, top + 6.5), Side::Left, 7.0, room, &[(Weight::Regular, label)]);
        if pen.can_write(value) {
            pen.text_sizes((left + 2.0, top + 19.0), &[11.0, 9.5, 8.0], room - 2.0, &[(Weight::Bold, value.trim())]);
        }
        pen.line(Ink::Thin, (left, top + 22.5), (right, top + 22.5));
        pen.end(Role::Text);
    }

    /// Draws a row of fields, each with a share of the width.
    fn fields(&self, pen: &mut Canvas, frame: &Frame, top: f32, fields: &[(f32, &str, &str)]) {
        let gap = 12.0;
        let room = frame.width() - gap * (fields.len() as f32 - 1.0);
        let all: f32 = fields.iter().map(|(share, ..)| share).sum();
        let mut left = frame.left;
        for (share, label, value) in fields {
            let width = room * share / all;
            self.field(pen, left, left + width, top, label, value);
            left += width + gap;
        }
    }

    fn first_head(&self, pen: &mut Canvas, frame: &Frame) {
        let (words, sheet) = (self.words, self.sheet);
        pen.text((frame.left, frame.top + 17.0), Side::Left, 19.0, 330.0, &[(Weight::Bold, words.registration)]);
        pen.end(Role::Title);
        let side = 26.0;
        pen.frame(Ink::Strong, frame.right - side, frame.top, side, side);
        for (at, text) in [words.first_letter_1, words.first_letter_2].into_iter().enumerate() {
            let line = frame.top + 11.0 + 8.5 * at as f32;
            pen.text((frame.right - side - 5.0, line), Side::Right, 7.0, 90.0, &[(Weight::Regular, text)]);
        }
        pen.end(Role::Text);
        let mut top = frame.top + TITLE;
        let first = [(5.0, words.player, sheet.player), (2.6, words.player_id, ""), (1.4, words.table, "")];
        self.fields(pen, frame, top, &first);
        top += FIELD;
        let second =
            [(5.0, words.event, sheet.event), (2.0, words.date, sheet.date), (2.0, words.format, sheet.format)];
        self.fields(pen, frame, top, &second);
        top += FIELD;
        self.fields(pen, frame, top, &[(1.0, words.deck_name, sheet.deck_name)]);
        top += FIELD;
        self.card_cells(pen, frame, top);
    }

    fn card_cells(&self, pen: &mut Canvas, frame: &Frame, top: f32) {
        let gap = 8.0;
        for (at, row) in self.cells.chunks(CELLS_A_ROW).enumerate() {
            let count = row.len() as f32;
            let width = (frame.width() - gap * (count - 1.0)) / count;
            for (column, cell) in row.iter().enumerate() {
                let left = frame.left + (width + gap) * column as f32;
                self.card_cell(pen, cell, (left, top + CARDS * at as f32), width);
            }
        }
    }

    fn card_cell(&self, pen: &mut Canvas, cell: &CardCell, (left, top): (f32, f32), width: f32) {
        let (height, box_side) = (CARDS - 4.0, 9.0);
        pen.frame(Ink::Strong, left, top, width, height);
        pen.frame(Ink::Thin, left + 6.0, top + (height - box_side) / 2.0, box_side, box_side);
        let text_left = left + 21.0;
        let right = left + width - 6.0;
        pen.text((text_left, top + 8.5), Side::Left, 7.0, 80.0, &[(Weight::Regular, cell.label)]);
        if let Some(row) = &cell.row {
            let line = top + 20.5;
            let number = pen.fitted(Weight::Regular, &row.number, 8.0, 60.0);
            let count = if row.count > 1 { format!("{} × ", row.count) } else { String::new() };
            let subtitle = row.subtitle.as_ref().map(|subtitle| format!(", {subtitle}")).unwrap_or_default();
            let texts = [(Weight::Bold, count.as_str()), (Weight::Bold, &row.name), (Weight::Regular, &subtitle)];
            pen.text_sizes((text_left, line), &[10.0, 9.0, 8.0], right - text_left, &texts);
            pen.draw((right, top + 8.5), Side::Right, 8.0, &number);
        }
        pen.end(Role::Text);
    }

    fn signature(&self, pen: &mut Canvas, frame: &Frame, top: f32) {
        let words = self.words;
        let middle = frame.left + frame.width() * 0.5;
        pen.text(
            (frame.left, top + 18.0),
            Side::Left,
            8.0,
            middle - frame.left - 10.0,
            &[(Weight::Regular, words.declaration)],
        );
        pen.end(Role::Text);
        let date = frame.right - 80.0;
        for (left, right, label) in [(middle, date - 10.0, words.signature), (date, frame.right, words.date)] {
            pen.line(Ink::Thin, (left, top + 18.5), (right, top + 18.5));
            pen.text((left, top + 26.0), Side::Left, 7.0, right - left, &[(Weight::Regular, label)]);
            pen.end(Role::Text);
        }
    }

    fn judge_rows(&self, pen: &mut Canvas, frame: &Frame, top: f32) {
        let words = self.words;
        let columns = [
            (64.0, words.deck_check),
            (38.0, words.round),
            (46.0, words.time),
            (112.0, words.judge),
            (112.0, words.status),
        ];
        let mut edges = vec![frame.left];
        for (width, label) in columns {
            let left = edges[edges.len() - 1];
            pen.text((left + 3.0, top + 7.0), Side::Left, 7.0, width - 4.0, &[(Weight::Bold, label)]);
            edges.push(left + width);
        }
        let remarks = edges[edges.len() - 1];
        pen.text((remarks + 3.0, top + 7.0), Side::Left, 7.0, 100.0, &[(Weight::Bold, words.remarks)]);
        pen.end(Role::Text);
        let first = top + 9.5;
        let last = first + 2.0 * JUDGE_ROW;
        for edge in edges.iter().copied().chain([frame.right]) {
            pen.line(Ink::Thin, (edge, first), (edge, last));
        }
        for row in 0..3u8 {
            let line = first + JUDGE_ROW * f32::from(row);
            pen.line(Ink::Thin, (frame.left, line), (frame.right, line));
        }
        for row in 0..2u8 {
            let line = first + JUDGE_ROW * f32::from(row) + 12.5;
            pen.text((edges[0] + 3.0, line), Side::Left, 9.0, 40.0, &[(Weight::Regular, &(row + 1).to_string())]);
            let mut left = edges[4] + 5.0;
            for word in [words.no_problem, words.problem] {
                pen.frame(Ink::Thin, left, line - 7.5, 8.0, 8.0);
                left += 12.0 + pen.text((left + 11.0, line), Side::Left, 8.5, 45.0, &[(Weight::Regular, word)]) + 7.0;
            }
            pen.end(Role::Text);
        }
    }
}

impl PageContext for Registration<'_> {
    fn title(&self) -> String {
        match printable(self.sheet.deck_name).as_str() {
            "" => self.words.registration.to_owned(),
            name => format!("{}: {name}", self.words.registration),
        }
    }

    fn author(&self) -> Option<&str> {
        self.sheet.list.author.as_deref()
    }

    fn head_heights(&self) -> (f32, f32) {
        (TITLE + 3.0 * FIELD + CARDS * self.cell_rows() as f32 + CARDS_GAP, NEXT_HEAD)
    }

    fn foot_height(&self) -> f32 {
        FOOT
    }

    fn head(&self, pen: &mut Canvas, frame: &Frame, page: usize) {
        if page == 0 {
            self.first_head(pen, frame);
        } else {
            let sheet = self.sheet;
            let fields = [
                (4.0, self.words.player, sheet.player),
                (4.0, self.words.deck_name, sheet.deck_name),
                (2.0, self.words.format, sheet.format),
            ];
            self.fields(pen, frame, frame.top, &fields);
        }
    }

    fn foot(&self, pen: &mut Canvas, frame: &Frame, top: f32) {
        self.signature(pen, frame, top + 4.0);
        self.judge_rows(pen, frame, top + 38.0);
    }

    fn margin(&self) -> String {
        String::new()
    }

    fn boxes(&self) -> bool {
        true
    }
}
