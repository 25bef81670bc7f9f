//! PDF printouts: registration sheets, deck lists and the papers of an event.
//!
//! Registration sheets hold decks of any size. They are generated offline with embedded subsets of Inter, the font of
//! the window. The files in `fonts` are subsets of Inter 4 (SIL Open Font License 1.1, `fonts/OFL.txt`): all of Latin,
//! Greek and Cyrillic; `tnum` is limited to digits, so that the hyphens of a record stay narrow. Texts with other letters are set in DejaVu Sans Condensed, from the crate
//! `dejavu` (2.37), which is under the licence of Bitstream Vera (copyright 2003 Bitstream, Inc., with glyphs of Arev,
//! copyright 2006 Tavmjong Bah; the changes of DejaVu are in the public domain): it may be used, embedded, changed and
//! distributed with that licence, as long as it is not sold alone. The documents pass the PDF/UA-1 checks of `krilla`,
//! which writes them: they are tagged in reading order, and each letter has its Unicode value.
//!
//! Invariants:
//! - No clock, randomness or I/O; the same input gives the same bytes.
//! - Text is cut off only if it cannot be avoided: long names are condensed first.
//! - Everything in the list appears on the sheet, including numbers that are not in the catalogue.
//!
//! # Main types
//!
//! - [`EventSheet`] is a printout of an event; [`EventPaper`] lists the kinds, such as match slips and standings.
//!   [`event_paper`] creates the PDF.
//! - [`Sheet`] has the contents of a deck registration sheet, for [`registration_sheet`].
//! - [`deck_list`] creates a plain deck list.
//! - [`PageSize`] is the paper size, [`Language`] the language of the headings.
//!
//! # Example
//!
//! Create the match slips of a round:
//!
//! ```
//! use std::collections::BTreeMap;
//!
//! use paper::{EventPaper, EventSheet, Language, MatchSlip, PageSize, Player, event_paper};
//!
//! let player = |number, name: &str| Player { number, name: name.into(), record: String::new() };
//! let slip = MatchSlip { table: Some(1), players: vec![player(1, "Ada"), player(2, "Ben")], code: "1-1-KV".into() };
//! let sheet = EventSheet {
//!     event: "Friday night".into(),
//!     round: Some(1),
//!     paper: EventPaper::Slips { matches: vec![slip], games_to_win: 2, phones: BTreeMap::new() },
//!     language: Language::English,
//! };
//! let catalog = catalog::Catalog::embedded()?;
//! let pdf = event_paper(&catalog, &sheet, PageSize::A4)?;
//! assert!(pdf.starts_with(b"%PDF-"));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod canvas;
mod content;
mod event;
mod list;
mod pdf_document;
mod plan;
mod print;
mod sheet;
mod typeface;

use catalog::Catalog;
use decks::{DeckList, Pool};
pub use event::{
    Bracket, BracketPlace, DeckCheck, EventPaper, EventSheet, FigureColumn, FigureTable, Figures, MatchSlip, Player,
    Pod, RankedBy, SeatCard, Standing, Standings, TeamStanding,
};
use messages::deck_sheets;
use thiserror::Error;

/// The paper size.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PageSize {
    /// A4, 210 by 297 mm.
    A4,
    /// US Letter, 8.5 by 11 inches.
    Letter,
}

/// The language of all text except names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// English texts.
    English,
    /// German texts.
    German,
}

impl From<Language> for messages::Language {
    fn from(language: Language) -> Self {
        match language {
            Language::English => messages::Language::En,
            Language::German => messages::Language::De,
        }
    }
}

impl PageSize {
    /// Returns width and height in points.
    fn size(self) -> (f32, f32) {
        match self {
            PageSize::A4 => (595.28, 841.89),
            PageSize::Letter => (612.0, 792.0),
        }
    }
}

/// The contents of a registration sheet. Empty values, and values with letters that the font lacks, become lines to
/// write on.
#[derive(Debug, Clone, Copy)]
pub struct Sheet<'a> {
    /// The player's name; empty for a line to write on.
    pub player: &'a str,
    /// The event's name; empty for a line to write on.
    pub event: &'a str,
    /// The date to print.
    pub date: &'a str,
    /// The format's name to print.
    pub format: &'a str,
    /// The deck's name; empty for a line to write on.
    pub deck_name: &'a str,
    /// The deck; a list without cards gives a form to fill in by hand.
    pub list: &'a DeckList,
    /// The pool of a limited deck; the sheet then lists all of it and marks the cards that are played.
    pub pool: Option<&'a Pool>,
    /// The language of the headings.
    pub language: Language,
}

/// The reason why no sheet was created. It never depends on the contents.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PaperError {
    /// The bundled font cannot be read.
    #[error("the font of the sheet cannot be read")]
    Font,
    /// The PDF writer failed, for this reason.
    #[error("the sheet cannot be written: {0}")]
    Document(String),
}

impl PaperError {
    /// Returns a stable error code for programs.
    pub fn code(&self) -> &'static str {
        match self {
            PaperError::Font => "paper.font",
            PaperError::Document(_) => "paper.document",
        }
    }
}

/// Creates a deck registration sheet as a PDF, for players to hand in and judges to check.
///
/// Cards are sorted by type and then by name. A judge who checks a deck holds a card and looks for its row: type and
/// name are the two things printed large on every card, while sorting by cost would leave many rows to search. The
/// known rules and policies require two identical lists, but no order.
///
/// # Errors
/// [`PaperError`] if the bundled font or the PDF writer fails; never because of the contents.
pub fn registration_sheet(catalog: &Catalog, sheet: &Sheet, paper: PageSize) -> Result<Vec<u8>, PaperError> {
    sheet::registration(catalog, sheet, paper, deck_sheets::labels(sheet.language))
}

/// Creates a plain deck list as a PDF: name, author, sections and counts, in sheet order.
///
/// # Errors
/// As [`registration_sheet`].
pub fn deck_list(
    catalog: &Catalog,
    list: &DeckList,
    paper: PageSize,
    language: Language,
) -> Result<Vec<u8>, PaperError> {
    list::plain(catalog, list, paper, deck_sheets::labels(language))
}

/// Returns `true` if the font has every letter of a name.
///
/// # Errors
/// [`PaperError::Font`] if the bundled font cannot be read.
pub fn can_write(name: &str) -> Result<bool, PaperError> {
    Ok(typeface::Typeface::embedded()?.writable(typeface::Weight::Bold, name).1)
}

/// Creates a printout of an event as a PDF.
///
/// A name with letters that the font lacks is printed without them and with the player's number, so that players can
/// still find themselves; use [`can_write`] to check beforehand.
///
/// # Errors
/// As [`registration_sheet`].
pub fn event_paper(catalog: &Catalog, sheet: &EventSheet, paper: PageSize) -> Result<Vec<u8>, PaperError> {
    event::paper(catalog, sheet, paper)
}
