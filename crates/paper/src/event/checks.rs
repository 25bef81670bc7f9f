//! Deck check forms: the registered list with a box for every card, and the judge's findings.

use catalog::Catalog;
use decks::DeckList;
use messages::printouts;

use super::{DeckCheck, Making};
use crate::PaperError;
use crate::canvas::{Canvas, Ink, Role, Side};
use crate::content::{Section, leader_and_base_section, registered_main, registered_sideboard};
use crate::pdf_document::PdfDocument;
use crate::print::{self, Frame, PageContext};
use crate::typeface::Weight;

/// Heights of the head on the first page and on further pages.
const HEAD: f32 = 74.0;
const NEXT_HEAD: f32 = 30.0;
/// Height of the row of fields for leader and base, used without a registered list.
const FIELD: f32 = 22.0;
/// Height of the judge's part.
const FOOT: f32 = 100.0;

struct Form<'a> {
    title: String,
    name: String,
    made: &'a Making<'a>,
    check: &'a DeckCheck,
}

/// Adds a form for each deck check.
pub(super) fn forms(
    book: &mut PdfDocument,
    made: &Making,
    catalog: &Catalog,
    checks: &[DeckCheck],
) -> Result<String, PaperError> {
    let title = printouts::DeckCheck { round: &made.round }.text(made.words.language);
    let nothing = DeckList::default();
    for check in checks {
        let list = check.list.as_ref().unwrap_or(&nothing);
        let mut sections: Vec<Section> = leader_and_base_section(catalog, list).into_iter().collect();
        sections.push(registered_main(catalog, list));
        let sideboard = registered_sideboard(catalog, list);
        sections.extend(sideboard.filter(|_| list.main.is_empty() || !list.sideboard.is_empty()));
        let name = made.named(book.typeface(), &check.player);
        print::add(book, &Form { title: title.clone(), name, made, check }, &sections, made.paper, made.sheet)?;
    }
    Ok(title)
}

impl Form<'_> {
    /// Draws a label followed by a line, from `left` to `right`.
    fn field(&self, pen: &mut Canvas, (left, right): (f32, f32), line: f32, label: &str, value: &str) {
        let begin = left + pen.text((left, line), Side::Left, 8.0, right - left, &[(Weight::Regular, label)]) + 4.0;
        pen.text_sizes(
            (begin + 2.0, line),
            &[11.0, 9.5, 8.0],
            (right - begin - 2.0).max(0.0),
            &[(Weight::Bold, value)],
        );
        pen.line(Ink::Thin, (begin, line + 2.0), (right, line + 2.0));
        pen.end(Role::Text);
    }

    /// Draws boxes to tick, side by side.
    fn ticks(&self, pen: &mut Canvas, left: f32, line: f32, labels: &[&str]) {
        let mut left = left;
        for label in labels {
            pen.frame(Ink::Thin, left, line - 8.0, 9.0, 9.0);
            left += 13.0 + pen.text((left + 13.0, line), Side::Left, 8.5, 130.0, &[(Weight::Regular, label)]) + 14.0;
        }
        pen.end(Role::Text);
    }
}

impl PageContext for Form<'_> {
    fn title(&self) -> String {
        self.title.clone()
    }

    fn author(&self) -> Option<&str> {
        None
    }

    fn head_heights(&self) -> (f32, f32) {
        (if self.check.list.is_none() { HEAD + FIELD } else { HEAD }, NEXT_HEAD)
    }

    fn foot_height(&self) -> f32 {
        FOOT
    }

    fn head(&self, pen: &mut Canvas, frame: &Frame, page: usize) {
        let (words, top) = (self.made.words, frame.top);
        if page > 0 {
            let text = format!("{}: {}", self.title, self.name);
            pen.text((frame.left, top + 12.0), Side::Left, 11.0, frame.width(), &[(Weight::Bold, &text)]);
            pen.end(Role::Text);
            return;
        }
        let table = printouts::TableNumber { table: &self.check.table }.text(words.language);
        pen.text((frame.left, top + 15.0), Side::Left, 18.0, 300.0, &[(Weight::Bold, &self.title)]);
        pen.end(Role::Title);
        pen.text((frame.right, top + 15.0), Side::Right, 18.0, 180.0, &[(Weight::Bold, &table)]);
        pen.text(
            (frame.left, top + 29.0),
            Side::Left,
            10.0,
            frame.width(),
            &[(Weight::Regular, self.made.event.trim())],
        );
        pen.end(Role::Text);
        let middle = frame.left + frame.width() * 0.5;
        self.field(pen, (frame.left, middle - 8.0), top + 50.0, words.player, &self.name);
        self.field(pen, (middle, frame.right), top + 50.0, words.deck, &self.check.deck_name);
        if self.check.list.is_none() {
            let line = top + 50.0 + FIELD;
            self.field(pen, (frame.left, middle - 8.0), line, self.made.sheet.leader, "");
            self.field(pen, (middle, frame.right), line, self.made.sheet.base, "");
        }
    }

    fn foot(&self, pen: &mut Canvas, frame: &Frame, top: f32) {
        let words = self.made.words;
        pen.line(Ink::Strong, (frame.left, top + 4.0), (frame.right, top + 4.0));
        let checked = [words.checked_1, words.checked_2, words.checked_3, words.checked_4];
        self.ticks(pen, frame.left, top + 19.0, &checked);
        self.ticks(pen, frame.left, top + 37.0, &[words.found_1, words.found_2]);
        let third = |at: f32| frame.left + frame.width() * at;
        self.field(pen, (third(0.5), frame.right), top + 37.0, words.penalty, "");
        self.field(pen, (frame.left, frame.right), top + 56.0, words.remarks, "");
        pen.line(Ink::Thin, (frame.left, top + 76.0), (frame.right, top + 76.0));
        let fields = [words.began, words.ended, words.extra_time, words.judge];
        let shares = [0.0, 0.2, 0.4, 0.62, 1.0];
        for (at, label) in fields.into_iter().enumerate() {
            let end = if at == 3 { third(1.0) } else { third(shares[at + 1]) - 8.0 };
            self.field(pen, (third(shares[at]), end), top + 94.0, label, "");
        }
    }

    fn margin(&self) -> String {
        String::new()
    }

    fn boxes(&self) -> bool {
        true
    }
}
