//! A list over several pages: a title, captions on every page, and rows that are never split.

use messages::deck_sheets::Labels;

use crate::PaperError;
use crate::canvas::{Canvas, Ink, Role, Side};
use crate::pdf_document::PdfDocument;
use crate::print::{Frame, margin};
use crate::typeface::{Typeface, Weight};

/// Height of the title with the event's name below it.
pub(super) const HEAD: f32 = 44.0;
/// Height of the captions.
pub(super) const CAPTIONS: f32 = 15.0;
/// Height of a heading between rows.
const HEADING: f32 = 30.0;
/// Space to the left and right of a column's text.
pub(super) const PADDING: f32 = 4.0;
/// Space below the notes.
const NOTES_GAP: f32 = 5.0;
/// Height and width of a box to tick.
const BOX: f32 = 12.0;
/// Line height and font size of a note.
const NOTE: (f32, f32) = (11.0, 8.5);

/// The width of a column.
#[derive(Debug, Clone, Copy, PartialEq)]
pub(super) enum Width {
    /// A fixed width in points.
    Points(f32),
    /// A share of the remaining width.
    Share(f32),
}

/// A column of a printed list.
#[derive(Debug, Clone, Copy)]
pub(super) struct Column<'a> {
    /// The caption of the column, on every page.
    pub caption: &'a str,
    /// The width of the column.
    pub width: Width,
    /// The alignment of its texts.
    pub side: Side,
    /// The font weight.
    pub weight: Weight,
    /// `true` if every row has a box to tick here instead of a text.
    pub tick: bool,
}

impl<'a> Column<'a> {
    /// Creates a column of figures, `points` wide.
    pub(super) fn figures(caption: &'a str, points: f32) -> Self {
        Column { caption, width: Width::Points(points), side: Side::Right, weight: Weight::Regular, tick: false }
    }

    /// Creates a column of texts with a share of the remaining width.
    pub(super) fn texts(caption: &'a str, share: f32) -> Self {
        Column { caption, width: Width::Share(share), side: Side::Left, weight: Weight::Regular, tick: false }
    }

    /// Creates a column of boxes to tick.
    pub(super) fn ticks(caption: &'a str, points: f32) -> Self {
        Column { side: Side::Middle, tick: true, ..Column::figures(caption, points) }
    }

    /// Returns the column in bold.
    pub(super) fn bold(self) -> Self {
        Column { weight: Weight::Bold, ..self }
    }
}

/// Rows with the same columns.
pub(super) struct Table<'a> {
    /// The heading above the rows; empty for none.
    pub heading: &'a str,
    /// The columns from left to right.
    pub columns: Vec<Column<'a>>,
    /// The texts of each row, by column. A shorter row leaves the last columns empty.
    pub rows: Vec<Vec<String>>,
}

/// A list over as many pages as needed.
pub(super) struct List<'a> {
    /// The title at the top of every page.
    pub title: &'a str,
    /// The event's name, below the title.
    pub event: &'a str,
    /// The texts of the margin.
    pub words: &'static Labels,
    /// The notes below the title, on the first page.
    pub notes: Vec<String>,
    /// The tables of the list, one below the other.
    pub tables: Vec<Table<'a>>,
    /// Height of a row in points.
    pub row: f32,
    /// Font size in points.
    pub size: f32,
}

/// An item on a page.
enum Item<'a> {
    Note(&'a str),
    Heading(&'a Table<'a>),
    Captions(&'a Table<'a>),
    Row(&'a Table<'a>, &'a [String]),
}

impl List<'_> {
    /// Adds the list to a document.
    ///
    /// # Errors
    /// [`PaperError`] if the PDF writer fails.
    pub(super) fn add(&self, book: &mut PdfDocument, frame: &Frame) -> Result<(), PaperError> {
        let notes = self.note_lines(book.typeface(), frame.width());
        let pages = self.pages(&notes, frame.bottom - frame.top - HEAD);
        book.mark(self.title);
        for (at, page) in pages.iter().enumerate() {
            book.page(frame.paper, |pen| {
                head(pen, frame, self.title, self.event);
                for (top, item) in page {
                    self.draw(pen, frame, frame.top + HEAD + top, item);
                }
                margin(pen, frame, self.words, "", (at + 1, pages.len()));
            })?;
        }
        Ok(())
    }

    fn note_lines(&self, typeface: &Typeface, room: f32) -> Vec<String> {
        self.notes.iter().flat_map(|note| wrapped(typeface, Weight::Regular, note, NOTE.1, room)).collect()
    }

    /// Distributes the items over pages. A heading or captions are never placed without a row below them.
    fn pages<'b>(&'b self, notes: &'b [String], room: f32) -> Vec<Vec<(f32, Item<'b>)>> {
        let (mut pages, mut page, mut top) = (Vec::new(), Vec::new(), 0.0);
        for note in notes {
            page.push((top, Item::Note(note)));
            top += NOTE.0;
        }
        top += if notes.is_empty() { 0.0 } else { NOTES_GAP };
        for table in &self.tables {
            let heading = if table.heading.is_empty() { 0.0 } else { HEADING };
            if top + heading + CAPTIONS + self.row > room && !page.is_empty() {
                pages.push(std::mem::take(&mut page));
                top = 0.0;
            }
            if heading > 0.0 {
                page.push((top, Item::Heading(table)));
                top += heading;
            }
            page.push((top, Item::Captions(table)));
            top += CAPTIONS;
            for row in &table.rows {
                if top + self.row > room {
                    pages.push(std::mem::take(&mut page));
                    page.push((0.0, Item::Captions(table)));
                    top = CAPTIONS;
                }
                page.push((top, Item::Row(table, row)));
                top += self.row;
            }
        }
        pages.push(page);
        pages
    }

    fn draw(&self, pen: &mut Canvas, frame: &Frame, top: f32, item: &Item) {
        match item {
            Item::Note(text) => {
                pen.text((frame.left, top + 8.0), Side::Left, NOTE.1, frame.width(), &[(Weight::Regular, text)]);
                pen.end(Role::Text);
            }
            Item::Heading(table) => {
                let at = (frame.left, top + HEADING - 9.0);
                pen.text(at, Side::Left, 12.0, frame.width(), &[(Weight::Bold, table.heading)]);
                pen.end(Role::Section);
            }
            Item::Captions(table) => {
                let columns = edges(&table.columns, frame);
                for (column, edges) in table.columns.iter().zip(columns) {
                    cell(pen, column.side, edges, top + 10.0, &[8.0, 7.5], (Weight::Bold, column.caption));
                }
                let line = top + CAPTIONS - 1.0;
                pen.line(Ink::Strong, (frame.left, line), (frame.right, line));
                pen.end(Role::Text);
            }
            Item::Row(table, row) => {
                let columns = edges(&table.columns, frame);
                let line = top + self.row / 2.0 + self.size * 0.36;
                let boxed = table.columns.iter().zip(&columns).filter(|(column, _)| column.tick);
                for (_, (left, right)) in boxed {
                    pen.frame(Ink::Thin, (left + right - BOX) / 2.0, top + (self.row - BOX) / 2.0, BOX, BOX);
                }
                for ((column, edges), text) in table.columns.iter().zip(columns).zip(row.iter()) {
                    // In enlarged rows, use smaller letters for long texts.
                    let smallest = (self.size - 2.0).min(11.0);
                    let steps = std::iter::successors(Some(self.size), |size| Some(size - 1.0));
                    let sizes: Vec<f32> = steps.take_while(|size| *size > smallest).chain([smallest]).collect();
                    cell(pen, column.side, edges, line, &sizes, (column.weight, text));
                }
                pen.line(Ink::Hair, (frame.left, top + self.row), (frame.right, top + self.row));
                pen.end(Role::Row);
            }
        }
    }
}

/// Draws the title of a page with the event's name below it.
pub(super) fn head(pen: &mut Canvas, frame: &Frame, title: &str, event: &str) {
    pen.text((frame.left, frame.top + 15.0), Side::Left, 18.0, frame.width(), &[(Weight::Bold, title)]);
    pen.end(Role::Title);
    pen.text((frame.left, frame.top + 31.0), Side::Left, 11.0, frame.width(), &[(Weight::Regular, event.trim())]);
    pen.end(Role::Text);
}

/// Draws a text between two edges, in the first of these sizes that needs little condensing.
pub(super) fn cell(
    pen: &mut Canvas,
    side: Side,
    (left, right): (f32, f32),
    line: f32,
    sizes: &[f32],
    text: (Weight, &str),
) {
    let (size, fitted) = pen.fitted_sizes(&[text], sizes, (right - left).max(0.0));
    let at = match side {
        Side::Left => left,
        Side::Right => right,
        Side::Middle => (left + right) / 2.0,
    };
    pen.draw((at, line), side, size, &fitted);
}

/// Returns the left and right edges of the texts in each column.
fn edges(columns: &[Column], frame: &Frame) -> Vec<(f32, f32)> {
    let (mut fixed, mut shares) = (0.0, 0.0);
    for column in columns {
        match column.width {
            Width::Points(points) => fixed += points,
            Width::Share(share) => shares += share,
        }
    }
    let mut left = frame.left;
    let width = |column: &Column| match column.width {
        Width::Points(points) => points,
        Width::Share(share) => (frame.width() - fixed) * share / shares,
    };
    columns
        .iter()
        .map(|column| {
            let begin = left;
            left += width(column);
            (begin + PADDING, left - PADDING)
        })
        .collect()
}

/// Maximum length of a wrapped text, in letters; it must leave room for rows on its page.
const MOST_LETTERS: usize = 1_200;

/// Wraps a text between words into lines that fit the room; a very long text ends with an ellipsis.
pub(super) fn wrapped(typeface: &Typeface, weight: Weight, text: &str, size: f32, room: f32) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    let cut: Option<String> =
        text.char_indices().nth(MOST_LETTERS).map(|(at, _)| format!("{}\u{2026}", text[..at].trim_end()));
    for word in cut.as_deref().unwrap_or(text).split_whitespace() {
        match lines.last_mut() {
            Some(line) if typeface.piece(weight, &format!("{line} {word}")).width * size <= room => {
                line.push(' ');
                line.push_str(word);
            }
            Some(_) | None => lines.push(word.to_owned()),
        }
    }
    lines
}
