//! Creates a document from sections: pages with a head, columns of rows, a foot and a margin.

use messages::deck_sheets::{self, Labels};

use crate::canvas::{Canvas, Ink, Role, Side};
use crate::content::{Kind, Part, Row, Section};
use crate::pdf_document::PdfDocument;
use crate::plan::{self, Band, CAPTIONS, Cell, Density, PageSpace, SECTION_HEAD};
use crate::typeface::{Typeface, Weight};
use crate::{PageSize, PaperError};

/// Margin of a page in points: the area that no printer reaches, and room for a staple.
pub(crate) const MARGIN: f32 = 34.0;
/// Height of the line at the foot of every page.
pub(crate) const PAGE_LINE: f32 = 14.0;
/// Space between two columns, in points.
const GUTTER: f32 = 16.0;
/// Width of the box with the number of copies played.
const PLAYED_BOX: f32 = 17.0;
/// Width of the column with the number of copies in the pool.
const TOTAL_COLUMN: f32 = 22.0;

/// The dimensions of a page without its margin.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Frame {
    /// Width and height of the paper, in points.
    pub paper: (f32, f32),
    /// Left edge of the text, in points.
    pub left: f32,
    /// Right edge of the text, in points.
    pub right: f32,
    /// Top edge of the head, in points.
    pub top: f32,
    /// Bottom edge of the last page's foot, in points.
    pub bottom: f32,
}

impl Frame {
    /// Returns the dimensions of a paper.
    pub(crate) fn of(paper: PageSize) -> Self {
        Frame::within(paper.size())
    }

    /// Returns the dimensions of a paper in landscape format.
    pub(crate) fn lying(paper: PageSize) -> Self {
        let (width, height) = paper.size();
        Frame::within((height, width))
    }

    fn within((width, height): (f32, f32)) -> Self {
        Frame {
            paper: (width, height),
            left: MARGIN,
            right: width - MARGIN,
            top: MARGIN,
            bottom: height - MARGIN - PAGE_LINE,
        }
    }

    /// Returns the width of a line.
    pub(crate) fn width(&self) -> f32 {
        self.right - self.left
    }

    /// Returns the room for sections between heads and foot of these heights.
    pub(crate) fn room(&self, first_head: f32, next_head: f32, foot: f32) -> PageSpace {
        let height = self.bottom - self.top;
        PageSpace { first: height - first_head, next: height - next_head, foot }
    }
}

/// The parts of a document around its sections.
pub(crate) trait PageContext {
    /// Returns the document's title.
    fn title(&self) -> String;
    /// Returns the author of the deck, if known.
    fn author(&self) -> Option<&str>;
    /// Returns the height of the head on the first page and on further pages.
    fn head_heights(&self) -> (f32, f32);
    /// Returns the height of the foot on the last page.
    fn foot_height(&self) -> f32;
    /// Draws the head of a page, counted from 0.
    fn head(&self, pen: &mut Canvas, frame: &Frame, page: usize);
    /// Draws the foot of the last page, with its top edge at `top`.
    fn foot(&self, pen: &mut Canvas, frame: &Frame, top: f32);
    /// Returns the text in the margin of every page.
    fn margin(&self) -> String;
    /// Returns `true` if rows have boxes for the judge to tick.
    fn boxes(&self) -> bool;
}

/// Creates a document.
///
/// # Errors
/// [`PaperError`] if the font or the PDF writer fails.
pub(crate) fn document(
    around: &impl PageContext,
    sections: &[Section],
    paper: PageSize,
    words: &Labels,
    typeface: &Typeface,
) -> Result<Vec<u8>, PaperError> {
    let mut book = PdfDocument::new(typeface)?;
    add(&mut book, around, sections, paper, words)?;
    book.finish(&around.title(), around.author(), words)
}

/// Adds the pages of one list to a document.
///
/// # Errors
/// [`PaperError`] if the PDF writer fails.
pub(crate) fn add(
    book: &mut PdfDocument,
    around: &impl PageContext,
    sections: &[Section],
    paper: PageSize,
    words: &Labels,
) -> Result<(), PaperError> {
    let frame = Frame::of(paper);
    let heads = around.head_heights();
    let pooled = sections.iter().any(|section| section.part == Part::Pool);
    let (density, pages) = plan::best(sections, pooled, frame.room(heads.0, heads.1, around.foot_height()));
    for (at, page) in pages.iter().enumerate() {
        for band in page.iter().filter(|band| !band.continued) {
            book.mark(part_title(sections[band.section].part, words));
        }
        let top = frame.top + if at == 0 { heads.0 } else { heads.1 };
        let columns = Columns { sections, words, density, frame: &frame, boxes: around.boxes(), pooled };
        book.page(frame.paper, |pen| {
            around.head(pen, &frame, at);
            for band in page {
                columns.draw(pen, band, top);
            }
            if at + 1 == pages.len() {
                around.foot(pen, &frame, frame.bottom - around.foot_height());
            }
            margin(pen, &frame, words, &around.margin(), (at + 1, pages.len()));
        })?;
    }
    Ok(())
}

/// Draws the line at the foot of a page.
pub(crate) fn margin(pen: &mut Canvas, frame: &Frame, words: &Labels, text: &str, (page, pages): (usize, usize)) {
    let line = frame.paper.1 - MARGIN + 2.0;
    let half = frame.width() / 2.0;
    let source = if text.is_empty() { words.made_with.to_owned() } else { format!("{} · {text}", words.made_with) };
    pen.margin_text((frame.left, line), Side::Left, 7.5, half + 100.0, &source);
    pen.margin_text(
        (frame.right, line),
        Side::Right,
        7.5,
        half - 110.0,
        &deck_sheets::PageOf { page: &page, pages: &pages }.text(words.language),
    );
}

/// Returns the heading of a kind of card.
fn kind_title(kind: Kind, words: &Labels) -> &'static str {
    match kind {
        Kind::Leader => words.leaders,
        Kind::Base => words.bases,
        Kind::GroundUnit => words.ground_units,
        Kind::SpaceUnit => words.space_units,
        Kind::Upgrade => words.upgrades,
        Kind::Event => words.events,
        Kind::Other => words.other_cards,
        Kind::Unknown => words.unknown_numbers,
    }
}

fn part_title(part: Part, words: &Labels) -> &'static str {
    match part {
        Part::LeaderAndBase => words.leader_and_base,
        Part::Main => words.main_deck,
        Part::Sideboard => words.sideboard,
        Part::Pool => words.pool,
    }
}

struct Columns<'a> {
    sections: &'a [Section],
    words: &'a Labels,
    density: Density,
    frame: &'a Frame,
    boxes: bool,
    pooled: bool,
}

/// The position of a column on the page.
#[derive(Clone, Copy)]
struct Place {
    left: f32,
    right: f32,
    top: f32,
}

impl Columns<'_> {
    fn draw(&self, pen: &mut Canvas, band: &Band, top: f32) {
        let section = &self.sections[band.section];
        let top = top + band.top;
        self.heading(pen, section, band.continued, top);
        let count = self.density.columns as f32;
        let width = (self.frame.width() - GUTTER * (count - 1.0)) / count;
        let top = top + SECTION_HEAD;
        for (at, column) in band.columns.iter().enumerate().filter(|(_, column)| !column.is_empty()) {
            let left = self.frame.left + (width + GUTTER) * at as f32;
            let mut place = Place { left, right: left + width, top };
            if self.pooled {
                self.captions(pen, place);
                place.top += CAPTIONS;
            }
            self.column(pen, section, column, place);
        }
    }

    fn heading(&self, pen: &mut Canvas, section: &Section, continued: bool, top: f32) {
        let title = part_title(section.part, self.words);
        let continued = if continued { format!(" ({})", self.words.continued) } else { String::new() };
        let count = match section.part {
            Part::Pool => {
                deck_sheets::PlayedOf { played: &section.count, total: &section.total }.text(self.words.language)
            }
            Part::LeaderAndBase | Part::Main | Part::Sideboard => {
                deck_sheets::Cards { count: &section.count }.text(self.words.language)
            }
        };
        let half = self.frame.width() / 2.0;
        let line = top + 13.0;
        let texts = [(Weight::Bold, title), (Weight::Regular, continued.as_str())];
        pen.text((self.frame.left, line), Side::Left, 12.0, half, &texts);
        let empty = section.count == 0 && section.total == 0;
        if !empty {
            pen.text((self.frame.right, line), Side::Right, 10.0, half, &[(Weight::Bold, &count)]);
        }
        pen.line(Ink::Strong, (self.frame.left, top + 18.0), (self.frame.right, top + 18.0));
        pen.end(Role::Section);
    }

    fn captions(&self, pen: &mut Canvas, place: Place) {
        let line = place.top + 5.0;
        let (total, played) = self.pool_columns(place);
        pen.text((total, line), Side::Middle, 7.0, TOTAL_COLUMN - 5.0, &[(Weight::Regular, self.words.total)]);
        pen.text((played, line), Side::Middle, 7.0, PLAYED_BOX, &[(Weight::Regular, self.words.played)]);
        pen.end(Role::Text);
    }

    /// Returns the horizontal centres of the two count columns of a pool.
    fn pool_columns(&self, place: Place) -> (f32, f32) {
        let played = place.right - PLAYED_BOX / 2.0;
        (played - PLAYED_BOX / 2.0 - TOTAL_COLUMN / 2.0, played)
    }

    fn column(&self, pen: &mut Canvas, section: &Section, cells: &[Cell], place: Place) {
        let mut at = place;
        for cell in cells {
            match *cell {
                Cell::Head { group, continued } => {
                    self.group_head(pen, section, group, continued, at);
                    at.top += self.density.group_head();
                }
                Cell::Row { group, row } => {
                    self.row(pen, &section.groups[group].rows[row], at);
                    at.top += self.density.row;
                }
                Cell::Blank => {
                    self.blank(pen, at);
                    at.top += self.density.row;
                }
            }
        }
    }

    fn group_head(&self, pen: &mut Canvas, section: &Section, group: usize, continued: bool, place: Place) {
        let group = &section.groups[group];
        let Some(kind) = group.kind else { return };
        let bottom = place.top + self.density.group_head();
        let line = bottom - 0.3 * self.density.row;
        let size = self.density.size;
        let title = kind_title(kind, self.words);
        let continued = if continued { format!(" ({})", self.words.continued) } else { String::new() };
        let room = place.right - place.left - 40.0;
        let texts = [(Weight::Bold, title), (Weight::Regular, continued.as_str())];
        pen.text((place.left, line), Side::Left, size, room, &texts);
        if section.part == Part::Pool {
            let (total, played) = self.pool_columns(place);
            let counts = [(total, group.total(), Weight::Regular), (played, group.count(), Weight::Bold)];
            for (middle, count, weight) in counts {
                pen.text((middle, line), Side::Middle, size, TOTAL_COLUMN, &[(weight, &count.to_string())]);
            }
        } else if group.count() > 0 {
            pen.text((place.right, line), Side::Right, size, 36.0, &[(Weight::Bold, &group.count().to_string())]);
        }
        pen.line(Ink::Thin, (place.left, bottom), (place.right, bottom));
        pen.end(Role::Group);
    }

    /// Returns the baseline of a row.
    fn baseline(&self, top: f32) -> f32 {
        top + self.density.row / 2.0 + self.density.size * 0.36
    }

    /// Draws the judge's box and returns the right edge of the count.
    fn tick_box(&self, pen: &mut Canvas, place: Place) -> f32 {
        let counts = self.density.size * 1.5;
        if !self.boxes {
            return place.left + counts;
        }
        let side = (self.density.row - 3.2).min(9.0);
        pen.frame(Ink::Thin, place.left + 0.5, place.top + (self.density.row - side) / 2.0, side, side);
        place.left + side + 2.0 + counts
    }

    fn row(&self, pen: &mut Canvas, row: &Row, place: Place) {
        let size = self.density.size;
        let line = self.baseline(place.top);
        let counts_end = self.tick_box(pen, place);
        let mut right = place.right;
        let mut left = counts_end + 0.5 * size;
        let pool = row.total.is_some();
        if pool {
            left -= size * 1.5;
            right -= PLAYED_BOX + TOTAL_COLUMN + 2.0;
        } else {
            let count = row.count.to_string();
            pen.text((counts_end, line), Side::Right, size, size * 1.5, &[(Weight::Bold, &count)]);
        }
        let number_size = (size * 0.9).max(7.5);
        let number = pen.fitted(Weight::Regular, &row.number, number_size, 60.0);
        let room = (right - number.width - 5.0 - left).max(20.0);
        let weight = if pool && !row.played() { Weight::Regular } else { Weight::Bold };
        let subtitle = row.subtitle.as_ref().map(|subtitle| format!(", {subtitle}")).unwrap_or_default();
        pen.text((left, line), Side::Left, size, room, &[(weight, &row.name), (Weight::Regular, &subtitle)]);
        pen.draw((right, line), Side::Right, number_size, &number);
        if let Some(total) = row.total {
            self.pool_counts(pen, row, total, place);
        }
        pen.line(Ink::Hair, (place.left, place.top + self.density.row), (right, place.top + self.density.row));
        pen.end(Role::Row);
    }

    fn pool_counts(&self, pen: &mut Canvas, row: &Row, total: u64, place: Place) {
        let size = self.density.size;
        let line = self.baseline(place.top);
        let (total_middle, played_middle) = self.pool_columns(place);
        let room = TOTAL_COLUMN - 4.0;
        // A Common base is free for all players (CR 10.2.2C), so it may not be in the pool.
        let total = if total == 0 { "–".to_owned() } else { total.to_string() };
        pen.text((total_middle, line), Side::Middle, size, room, &[(Weight::Regular, &total)]);
        pen.frame(Ink::Thin, place.right - PLAYED_BOX, place.top, PLAYED_BOX, self.density.row);
        if row.played() {
            pen.text((played_middle, line), Side::Middle, size, room, &[(Weight::Bold, &row.count.to_string())]);
        }
    }

    fn blank(&self, pen: &mut Canvas, place: Place) {
        self.tick_box(pen, place);
        let bottom = place.top + self.density.row;
        pen.line(Ink::Hair, (place.left, bottom), (place.right, bottom));
    }
}
