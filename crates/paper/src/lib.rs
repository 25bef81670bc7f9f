//! PDF printouts: registration sheets, deck lists and the papers of an event.
//!
//! Registration sheets hold decks of any size. They are generated offline with embedded subsets of DejaVu Sans
//! Condensed, from the crate `dejavu` (2.37). The font is under the licence of Bitstream Vera (copyright 2003
//! Bitstream, Inc., with glyphs of Arev, copyright 2006 Tavmjong Bah; the changes of DejaVu are in the public domain):
//! it may be used, embedded, changed and distributed with that notice, as long as it is not sold alone. It covers every
//! letter in the names of the catalogue, and all of Latin, Greek and Cyrillic. The documents pass the PDF/UA-1 checks
//! of `krilla`, which writes them: they are tagged in reading order, and each letter has its Unicode value.
//!
//! Invariants:
//! - No clock, randomness or I/O; the same input gives the same bytes.
//! - Text is cut off only if it cannot be avoided: long names are condensed first.
//! - Everything in the list appears on the sheet, including numbers that are not in the catalogue.
//!
//! Start with [`registration_sheet`] and [`event_paper`].

mod book;
mod content;
mod event;
mod list;
mod pen;
mod plan;
mod print;
mod sheet;
mod typeface;
mod words;

use catalog::Catalog;
use decks::{DeckList, Pool};
pub use event::{
    Bracket, BracketPlace, DeckCheck, EventPaper, EventSheet, Meeting, Player, Pod, RankedBy, SeatCard, Standing,
    Standings,
};
use thiserror::Error;

/// The size of the sheets.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Paper {
    /// A4, 210 by 297 mm.
    A4,
    /// US Letter, 8.5 by 11 inches.
    Letter,
}

/// The language of what a paper says beside names.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Language {
    /// Papers in English.
    English,
    /// Papers in German.
    German,
}

impl Paper {
    /// Width and height in points.
    fn size(self) -> (f32, f32) {
        match self {
            Paper::A4 => (595.28, 841.89),
            Paper::Letter => (612.0, 792.0),
        }
    }
}

/// What a registration sheet says. What is empty is a line to write on; so is what the font has no letters for.
#[derive(Debug, Clone, Copy)]
pub struct Sheet<'a> {
    /// The player's name; a line to write on when empty.
    pub player: &'a str,
    /// The event's name; a line to write on when empty.
    pub event: &'a str,
    /// The date, as it shall be printed.
    pub date: &'a str,
    /// The format's name, as it shall be printed.
    pub format: &'a str,
    /// The deck's name; a line to write on when empty.
    pub deck_name: &'a str,
    /// The deck. One without cards makes a sheet to fill in by hand.
    pub list: &'a DeckList,
    /// The pool of a limited deck: the sheet then lists all of it and marks what is played.
    pub pool: Option<&'a Pool>,
    /// The language of its headings.
    pub language: Language,
}

/// Why no sheet was made. None of these depends on what is printed.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum PaperError {
    /// The font that the program carries cannot be read.
    #[error("the font of the sheet cannot be read")]
    Font,
    /// The document cannot be written; the reason is the PDF writer's.
    #[error("the sheet cannot be written: {0}")]
    Document(String),
}

impl PaperError {
    /// The code that other programs act on.
    pub fn code(&self) -> &'static str {
        match self {
            PaperError::Font => "paper.font",
            PaperError::Document(_) => "paper.document",
        }
    }
}

/// A deck registration sheet for players to hand in and judges to check, as PDF.
///
/// The cards stand by type and within it by name. A judge who checks a deck holds a card and looks for its row: type
/// and name are the two things that every card shows large, while the cost leaves many rows to search. The rules and
/// the policies that we know ask for two identical lists, and for no order.
///
/// # Errors
/// [`PaperError`] when the program's own font or the PDF writer fails; never because of what is printed.
pub fn registration_sheet(catalog: &Catalog, sheet: &Sheet, paper: Paper) -> Result<Vec<u8>, PaperError> {
    sheet::registration(catalog, sheet, paper, words::Words::of(sheet.language))
}

/// A plain list of a deck to read, as PDF: name, author, sections and counts, in the order of the sheet.
///
/// # Errors
/// As [`registration_sheet`].
pub fn deck_list(catalog: &Catalog, list: &DeckList, paper: Paper, language: Language) -> Result<Vec<u8>, PaperError> {
    list::plain(catalog, list, paper, words::Words::of(language))
}

/// Whether the papers have every letter of a name.
///
/// # Errors
/// [`PaperError::Font`] when the program's own font fails.
pub fn can_write(name: &str) -> Result<bool, PaperError> {
    Ok(typeface::Typeface::embedded()?.writable(typeface::Weight::Bold, name).1)
}

/// A paper of an event as PDF: pairings, seatings, slips, standings, the bracket, forms for deck checks, pods.
///
/// A name with letters that the font lacks stands without them and with the player's number, so that nobody searches in
/// vain; [`can_write`] says so beforehand.
///
/// # Errors
/// As [`registration_sheet`].
pub fn event_paper(catalog: &Catalog, sheet: &EventSheet, paper: Paper) -> Result<Vec<u8>, PaperError> {
    event::paper(catalog, sheet, paper)
}
