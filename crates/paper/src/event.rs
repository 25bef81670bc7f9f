//! Printouts of an event: their contents, and the choice of the layout.

mod bracket;
mod checks;
mod lists;
mod rows;
mod seat_cards;
mod slips;

use std::collections::BTreeMap;

use catalog::Catalog;
use decks::DeckList;
use messages::{deck_sheets, printouts};

use crate::pdf_document::PdfDocument;
use crate::typeface::{Typeface, Weight, printable};
use crate::{Language, PageSize, PaperError};

/// A player, for printouts.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The player's number in the event.
    pub number: u32,
    /// The name to print.
    pub name: String,
    /// Wins, losses and draws before the round, such as "1-0-0"; empty if not counted.
    pub record: String,
}

/// A match, a multiplayer table, or a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct MatchSlip {
    /// The table number; `None` for a bye.
    pub table: Option<u32>,
    /// The players; one for a bye.
    pub players: Vec<Player>,
    /// The code that identifies the match slip when it is entered.
    pub code: String,
}

/// A draft pod with its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    /// The pod's number, from 1.
    pub number: u32,
    /// The players from seat 1 to the left.
    pub seats: Vec<Player>,
}

/// A player's draft seat, for a card on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCard {
    /// The player in the seat.
    pub player: Player,
    /// Pod and seat, both from 1; `None` if there is no draft.
    pub seat: Option<(u32, u32)>,
}

/// The kind of standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankedBy {
    /// Standings of matches, with a column for each player's record.
    Matches,
    /// Standings of multiplayer tables.
    Tables,
    /// Standings of a league.
    League,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The rank; tied players have the same rank.
    pub rank: u32,
    /// The player, with the record of the whole event.
    pub player: Player,
    /// `true` if the player has dropped.
    pub dropped: bool,
    /// The figures to print, in the order of [`Standings::columns`].
    pub figures: Vec<String>,
}

/// A line of the standings of teams.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct TeamStanding {
    /// The rank; tied teams have the same rank.
    pub rank: u32,
    /// The number of the team in the event.
    pub team: u32,
    /// Its members in seat order.
    pub members: Vec<Player>,
    /// The figures to print: rounds, share of rounds won by opponents, matches, share of games won.
    pub figures: [String; 4],
}

/// The contents of a standings sheet.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// The latest round included; in a league, the number of events.
    pub round: u32,
    /// `true` if results of that round are missing.
    pub open: bool,
    /// The name of the rules profile.
    pub profile: String,
    /// Its tiebreakers, as text.
    pub tiebreaks: String,
    /// The kind of standings.
    pub by: RankedBy,
    /// The captions of the figures, in the language of the paper.
    pub columns: Vec<String>,
    /// The final places, such as "1" or "5-8", with their players; empty before the end of a bracket.
    pub places: Vec<(String, Player)>,
    /// The standings of the teams, best first; empty without teams.
    pub teams: Vec<TeamStanding>,
    /// The lines, best first.
    pub lines: Vec<Standing>,
}

/// Tables of figures, such as statistics.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Figures {
    /// The title, in the language of the paper.
    pub title: String,
    /// The notes below the title.
    pub notes: Vec<String>,
    /// The tables, one below the other.
    pub tables: Vec<FigureTable>,
}

/// A table of figures. The first column has names and takes the width that the others leave.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureTable {
    /// The heading above the rows; empty for none.
    pub heading: String,
    /// The caption of the names.
    pub names: String,
    /// The other columns.
    pub columns: Vec<FigureColumn>,
    /// The rows: the name, then the figures.
    pub rows: Vec<Vec<String>>,
}

/// A column of a table of figures after the names.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FigureColumn {
    /// The caption.
    pub caption: String,
    /// The width in points.
    pub points: u16,
    /// `true` for texts, which start at the left edge; `false` for figures, which end at the right edge.
    pub texts: bool,
}

impl FigureColumn {
    /// Creates a column of figures, `points` wide.
    pub fn figures(caption: impl Into<String>, points: u16) -> FigureColumn {
        FigureColumn { caption: caption.into(), points, texts: false }
    }

    /// Creates a column of texts, `points` wide.
    pub fn texts(caption: impl Into<String>, points: u16) -> FigureColumn {
        FigureColumn { caption: caption.into(), points, texts: true }
    }
}

/// A place in the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketPlace {
    /// The seed, from 1.
    pub seed: u32,
    /// The player to print.
    pub player: Player,
    /// The result to print of the match that led to this place; empty in the first column.
    pub result: String,
}

/// A single-elimination bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The places of each round from top to bottom. Each round has half as many as the one before, and the last has the
    /// winner. Unknown places are empty lines.
    pub rounds: Vec<Vec<Option<BracketPlace>>>,
}

/// A deck check.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckCheck {
    /// The player's table.
    pub table: u32,
    /// The player whose deck is checked.
    pub player: Player,
    /// The deck's name, with its number in Trilogy.
    pub deck_name: String,
    /// The registered list; without one, the form has empty lines.
    pub list: Option<DeckList>,
}

/// A printout of an event, with its contents.
#[derive(Debug, Clone, PartialEq)]
pub enum EventPaper {
    /// Pairings, by table.
    PairingsByTable(Vec<MatchSlip>),
    /// Pairings, by name.
    PairingsByName(Vec<MatchSlip>),
    /// Draft seats of all players, by name.
    Seatings(Vec<Pod>),
    /// One page for each pod.
    Pods(Vec<Pod>),
    /// A slip for each match or table, four per page.
    Slips {
        /// The matches and tables; byes have no slip.
        matches: Vec<MatchSlip>,
        /// Number of games that win a match.
        games_to_win: u32,
        /// Join addresses of the players' phones, by player number, printed as a QR code next to the name.
        phones: BTreeMap<u32, String>,
    },
    /// A card for each seat, to be cut out.
    SeatCards {
        /// The seats, in print order.
        cards: Vec<SeatCard>,
        /// Join addresses of the players' phones, by player number, printed as a QR code.
        phones: BTreeMap<u32, String>,
    },
    /// The standings after a round, or of a league.
    Standings(Standings),
    /// Tables of figures.
    Figures(Figures),
    /// The bracket of the top cut.
    Bracket(Bracket),
    /// A form for each deck check.
    DeckChecks(Vec<DeckCheck>),
}

/// A printout with its header.
#[derive(Debug, Clone, PartialEq)]
pub struct EventSheet {
    /// The event's name, printed in the header.
    pub event: String,
    /// The round, if the printout is about one.
    pub round: Option<u32>,
    /// The printout and its contents.
    pub paper: EventPaper,
    /// The language of all text except names.
    pub language: Language,
}

/// Draws a printout of an event as a PDF.
pub(crate) fn paper(catalog: &Catalog, sheet: &EventSheet, paper: PageSize) -> Result<Vec<u8>, PaperError> {
    let typeface = Typeface::embedded()?;
    let mut book = PdfDocument::new(&typeface)?;
    let made = Making {
        event: &sheet.event,
        round: sheet.round.unwrap_or_default(),
        paper,
        words: printouts::labels(sheet.language),
        sheet: deck_sheets::labels(sheet.language),
    };
    let title = match &sheet.paper {
        EventPaper::PairingsByTable(matches) => lists::by_table(&mut book, &made, matches),
        EventPaper::PairingsByName(matches) => lists::by_name(&mut book, &made, matches),
        EventPaper::Seatings(pods) => lists::seatings(&mut book, &made, pods),
        EventPaper::Pods(pods) => lists::pods(&mut book, &made, pods),
        EventPaper::Slips { matches, games_to_win, phones } => {
            slips::slips(&mut book, &made, matches, (*games_to_win, phones))
        }
        EventPaper::SeatCards { cards, phones } => seat_cards::cards(&mut book, &made, cards, phones),
        EventPaper::Standings(standings) => lists::standings(&mut book, &made, standings),
        EventPaper::Figures(figures) => lists::figures(&mut book, &made, figures),
        EventPaper::Bracket(bracket) => bracket::bracket(&mut book, &made, bracket),
        EventPaper::DeckChecks(checks) => checks::forms(&mut book, &made, catalog, checks),
    }?;
    book.finish(&titled(&title, &sheet.event), None, made.sheet)
}

/// The common data of all printouts.
struct Making<'a> {
    event: &'a str,
    round: u32,
    paper: PageSize,
    words: &'static printouts::Labels,
    /// The texts shared with registration sheets.
    sheet: &'static deck_sheets::Labels,
}

fn titled(title: &str, event: &str) -> String {
    match printable(event).as_str() {
        "" => title.to_owned(),
        event => format!("{title}: {event}"),
    }
}

impl Making<'_> {
    /// Returns a player's name. If the font lacks letters of it, returns the other letters with the player's number, or
    /// only the number.
    fn named(&self, typeface: &Typeface, player: &Player) -> String {
        let (name, complete) = typeface.writable(Weight::Bold, &player.name);
        match complete && !name.is_empty() {
            true => name,
            false if name.is_empty() => printouts::NumberAlone { number: &player.number }.text(self.words.language),
            false => printouts::Numbered { name: &name, number: &player.number }.text(self.words.language),
        }
    }
}
