//! The papers of an event: what they say, and which page draws it.

mod bracket;
mod checks;
mod lists;
mod rows;
mod seat_cards;
mod slips;
mod words;

use std::collections::BTreeMap;

use catalog::Catalog;
use decks::DeckList;

use crate::book::Book;
use crate::typeface::{Typeface, Weight, printable};
use crate::words::Words;
use crate::{Language, Paper, PaperError};

/// A player as papers name one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Player {
    /// The number in the event.
    pub number: u32,
    /// The name as it is to be printed.
    pub name: String,
    /// Wins, losses and draws before the round, "1-0-0"; empty where nobody counts them.
    pub record: String,
}

/// A match, a table of three or four, or a bye.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Meeting {
    /// The table's number; a bye has none.
    pub table: Option<u32>,
    /// Who meets there; a bye has one.
    pub players: Vec<Player>,
    /// What is typed in to say which slip this is.
    pub code: String,
}

/// A draft pod with its players.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Pod {
    /// The pod's number, from 1.
    pub number: u32,
    /// Who sits there, from seat 1 to the left.
    pub seats: Vec<Player>,
}

/// A person's place at a draft, for a card on the table.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatCard {
    /// Who sits there.
    pub player: Player,
    /// Pod and seat, both from 1; none where nobody drafts.
    pub seat: Option<(u32, u32)>,
}

/// What parts players of the standings.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RankedBy {
    /// Matches: record, games, and three percentages.
    Matches,
    /// Tables of three and four: points, games won, HP left, and the points of everyone met.
    Tables,
    /// A league: points, events, events won, and matches won.
    League,
}

/// A line of the standings.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standing {
    /// The rank; shared ones are equal.
    pub rank: u32,
    /// Who; the record is that of the whole event.
    pub player: Player,
    /// Whether the player has left.
    pub dropped: bool,
    /// The figures in the order of the columns, as they shall be printed: games, OMW%, GW%, OGW%, or points, games won,
    /// HP, points of everyone met; in a league points, events, events won, matches won.
    pub figures: [String; 4],
}

/// What the standings sheet prints.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Standings {
    /// Results so far are those up to this round; in a league of so many events.
    pub round: u32,
    /// Whether results of that round are missing.
    pub open: bool,
    /// The name of the rules profile.
    pub profile: String,
    /// Its tiebreakers, in words.
    pub tiebreaks: String,
    /// The columns of figures that it has.
    pub by: RankedBy,
    /// The places at the end of a bracket, "1" or "5-8", with who has them; empty before.
    pub places: Vec<(String, Player)>,
    /// The lines, the best first.
    pub lines: Vec<Standing>,
}

/// A place in the bracket.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct BracketPlace {
    /// The seed, from 1.
    pub seed: u32,
    /// The player as the paper names them.
    pub player: Player,
    /// The result of the match that led here, as it shall be printed; empty for a seed.
    pub result: String,
}

/// The bracket of a single elimination.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Bracket {
    /// The places of each round from top to bottom, half as many in each further one; the last is the winner's. What is
    /// not known yet is a line to write on.
    pub rounds: Vec<Vec<Option<BracketPlace>>>,
}

/// A deck that is to be checked.
#[derive(Debug, Clone, PartialEq)]
pub struct DeckCheck {
    /// The table of the player.
    pub table: u32,
    /// The player as the paper names them.
    pub player: Player,
    /// The deck's name, with its number in Trilogy.
    pub deck_name: String,
    /// The registered list; without one there are lines to write on.
    pub list: Option<DeckList>,
}

/// A paper of an event, with what is printed on it.
#[derive(Debug, Clone, PartialEq)]
pub enum EventPaper {
    /// Who meets whom, by table.
    PairingsByTable(Vec<Meeting>),
    /// Who meets whom, by name.
    PairingsByName(Vec<Meeting>),
    /// Pod and seat of everybody, by name.
    Seatings(Vec<Pod>),
    /// A page for each pod.
    Pods(Vec<Pod>),
    /// A slip for each match or table, four a page.
    Slips {
        /// The matches and tables; byes have no slip.
        meetings: Vec<Meeting>,
        /// Games that win a match.
        games_to_win: u32,
        /// By player's number: the address by which that player's phone joins, printed as a QR code beside the name.
        phones: BTreeMap<u32, String>,
    },
    /// A card for each seat, to be cut out.
    SeatCards {
        /// The seats, in the order in which they are printed.
        cards: Vec<SeatCard>,
        /// By player's number: the address by which that player's phone joins, printed as a QR code.
        phones: BTreeMap<u32, String>,
    },
    /// Standings after a round, or of a league.
    Standings(Standings),
    /// The bracket of the cut.
    Bracket(Bracket),
    /// A form for each deck.
    DeckChecks(Vec<DeckCheck>),
}

/// A paper with what stands above it.
#[derive(Debug, Clone, PartialEq)]
pub struct EventSheet {
    /// The event's name, printed above the paper.
    pub event: String,
    /// The round, where the paper is about one.
    pub round: Option<u32>,
    /// The paper to print, with what it says.
    pub paper: EventPaper,
    /// The language of what it says beside names.
    pub language: Language,
}

/// Draws a paper of an event as a PDF.
pub(crate) fn paper(catalog: &Catalog, sheet: &EventSheet, paper: Paper) -> Result<Vec<u8>, PaperError> {
    let typeface = Typeface::embedded()?;
    let mut book = Book::new(&typeface)?;
    let made = Making {
        event: &sheet.event,
        round: sheet.round.unwrap_or_default(),
        paper,
        words: words::EventWords::of(sheet.language),
        sheet: Words::of(sheet.language),
    };
    let title = match &sheet.paper {
        EventPaper::PairingsByTable(meetings) => lists::by_table(&mut book, &made, meetings),
        EventPaper::PairingsByName(meetings) => lists::by_name(&mut book, &made, meetings),
        EventPaper::Seatings(pods) => lists::seatings(&mut book, &made, pods),
        EventPaper::Pods(pods) => lists::pods(&mut book, &made, pods),
        EventPaper::Slips { meetings, games_to_win, phones } => {
            slips::slips(&mut book, &made, meetings, (*games_to_win, phones))
        }
        EventPaper::SeatCards { cards, phones } => seat_cards::cards(&mut book, &made, cards, phones),
        EventPaper::Standings(standings) => lists::standings(&mut book, &made, standings),
        EventPaper::Bracket(bracket) => bracket::bracket(&mut book, &made, bracket),
        EventPaper::DeckChecks(checks) => checks::forms(&mut book, &made, catalog, checks),
    }?;
    book.finish(&titled(&title, &sheet.event), None, made.sheet)
}

/// What every paper needs to know.
struct Making<'a> {
    event: &'a str,
    round: u32,
    paper: Paper,
    words: &'static words::EventWords,
    /// The words that it shares with registration sheets.
    sheet: &'static Words,
}

fn titled(title: &str, event: &str) -> String {
    match printable(event).as_str() {
        "" => title.to_owned(),
        event => format!("{title}: {event}"),
    }
}

impl Making<'_> {
    /// A player's name; where the font lacks letters of it, what is left of it with the player's number, or that alone.
    fn named(&self, typeface: &Typeface, player: &Player) -> String {
        let (name, complete) = typeface.writable(Weight::Bold, &player.name);
        match complete && !name.is_empty() {
            true => name,
            false => (self.words.numbered)(&name, player.number),
        }
    }
}
