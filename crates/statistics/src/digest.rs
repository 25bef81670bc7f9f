//! Digests: the counts of one event as a signed file without names.

use model::SetCode;
use serde::{Deserialize, Serialize};
use thiserror::Error;

use crate::counts::Counts;
use crate::sample::PlayerSample;
use crate::signature::{ShopKey, ShopSecret, SignatureError, TrustedShop, verify};
use crate::summary::{ArchetypeSummary, CardSummary, MatchupSummary, PopulationSummary, Summary};

/// Fewest players of a cell. Cells with fewer are left out.
pub const FEWEST_PLAYERS: usize = 3;
/// Largest size of a digest in bytes.
pub const MOST_BYTES: usize = 2 * 1024 * 1024;
/// Largest number of cards, archetypes and matchups of a population.
const MOST_LINES: usize = 4_000;
/// Largest count of an event.
const MOST_COUNT: u32 = 1_000_000;
/// Largest number of the picks of a round.
const MOST_PICKS: u32 = 60;
/// Value of [`Digest::format`].
const FORMAT: &str = "cantina-statistics-1";

/// Error of a digest.
#[derive(Debug, Clone, PartialEq, Eq, Error)]
pub enum DigestError {
    /// The file is larger than [`MOST_BYTES`].
    #[error("the file has {0} bytes, more than a digest may have")]
    Size(usize),
    /// The file is not JSON of the expected form.
    #[error("line {line}, column {column}: {message}")]
    Syntax {
        /// Line, from 1.
        line: usize,
        /// Column, from 1.
        column: usize,
        /// Description in English.
        message: String,
    },
    /// The file is a digest of an unknown version, or something else.
    #[error("unknown format {0:?}")]
    Format(String),
    /// A value is not possible.
    #[error("{place}: {problem}")]
    Value {
        /// Path of the value, such as `people.cards[3].picks.taken`.
        place: String,
        /// The kind of problem.
        problem: DigestProblem,
    },
    /// The shop is not in the list of trusted shops.
    #[error("the shop with the key {0} is not trusted")]
    NotTrusted(ShopKey),
    /// The signature is missing, damaged or wrong.
    #[error(transparent)]
    Signature(#[from] SignatureError),
}

/// A value that is not possible.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Error)]
pub enum DigestProblem {
    /// More lines or a larger number than an event can have.
    #[error("too large")]
    TooLarge,
    /// Part of something smaller than itself, such as more wins than games.
    #[error("larger than the whole that it is a part of")]
    LargerThanWhole,
    /// Lines out of order or listed twice.
    #[error("not in ascending order")]
    Order,
    /// A cell with too few players, or counts without players.
    #[error("fewer than three players")]
    FewPlayers,
    /// A text of the wrong form.
    #[error("not of the expected form")]
    Form,
}

impl DigestError {
    /// Returns the stable code of the error.
    pub fn code(&self) -> &'static str {
        match self {
            DigestError::Size(_) => "digest_size",
            DigestError::Syntax { .. } => "digest_syntax",
            DigestError::Format(_) => "digest_format",
            DigestError::Value { problem, .. } => match problem {
                DigestProblem::TooLarge => "digest_too_large",
                DigestProblem::LargerThanWhole => "digest_larger_than_whole",
                DigestProblem::Order => "digest_order",
                DigestProblem::FewPlayers => "digest_few_players",
                DigestProblem::Form => "digest_form",
            },
            DigestError::NotTrusted(_) => "digest_not_trusted",
            DigestError::Signature(error) => error.code(),
        }
    }
}

/// The event that a digest is about.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DigestEvent {
    /// Hash of the first entry of the event's journal, in hexadecimal: the same in all revisions.
    pub event: String,
    /// Hash of the last entry, in hexadecimal.
    pub journal: String,
    /// Number of entries. A digest replaces those of the same event with fewer.
    pub revision: u32,
    /// Month of the event: 2026-11.
    pub month: String,
    /// Sets that were drafted or opened; empty for constructed.
    pub sets: Vec<SetCode>,
}

/// The counts of one event.
#[derive(Debug, Clone, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Digest {
    format: String,
    /// Public key of the shop.
    pub shop: ShopKey,
    /// The event.
    pub event: DigestEvent,
    people: PopulationSummary,
    bots: PopulationSummary,
}

impl Digest {
    /// Creates the digest of an event, without the cells of too few players.
    pub fn new(shop: ShopKey, event: DigestEvent, summary: &Summary) -> Digest {
        let [people, bots] = [&summary.people, &summary.bots].map(without_small_cells);
        Digest { format: FORMAT.to_owned(), shop, event, people, bots }
    }

    /// Returns the counts.
    pub fn summary(&self) -> Summary {
        Summary { events: 1, mixed_matches: 0, people: self.people.clone(), bots: self.bots.clone() }
    }

    /// Returns the file.
    pub fn to_bytes(&self) -> Vec<u8> {
        // Serializing plain lists and numbers to memory cannot fail.
        serde_json::to_vec(self).unwrap_or_default()
    }

    /// Returns the file and its signature file.
    pub fn sign(&self, secret: &ShopSecret) -> (Vec<u8>, String) {
        let file = self.to_bytes();
        let comment = format!("event {} revision {}", self.event.event, self.event.revision);
        let signature = secret.sign(&file, &comment);
        (file, signature)
    }

    /// Reads a file and checks the signature and every value.
    ///
    /// # Errors
    ///
    /// If the file is too large, is not a digest, has an impossible value, or is not signed by a trusted shop.
    pub fn read(file: &[u8], signature: &str, trusted: &[TrustedShop]) -> Result<Digest, DigestError> {
        let digest = Digest::parse(file)?;
        if !trusted.iter().any(|shop| shop.key == digest.shop) {
            return Err(DigestError::NotTrusted(digest.shop));
        }
        verify(file, signature, &digest.shop)?;
        Ok(digest)
    }

    /// Reads a file and checks every value, but no signature.
    ///
    /// # Errors
    ///
    /// If the file is too large, is not a digest, or has an impossible value.
    pub fn parse(file: &[u8]) -> Result<Digest, DigestError> {
        if file.len() > MOST_BYTES {
            return Err(DigestError::Size(file.len()));
        }
        let digest: Digest = serde_json::from_slice(file).map_err(|error| DigestError::Syntax {
            line: error.line(),
            column: error.column(),
            message: error.to_string().chars().take(200).collect(),
        })?;
        if digest.format != FORMAT {
            return Err(DigestError::Format(digest.format.chars().take(40).collect()));
        }
        digest.event.check()?;
        check_population(&digest.people, "people")?;
        check_population(&digest.bots, "bots")?;
        Ok(digest)
    }
}

fn fail<T>(place: impl Into<String>, problem: DigestProblem) -> Result<T, DigestError> {
    Err(DigestError::Value { place: place.into(), problem })
}

impl DigestEvent {
    fn check(&self) -> Result<(), DigestError> {
        for (name, hash) in [("event.event", &self.event), ("event.journal", &self.journal)] {
            let hexadecimal = hash.bytes().all(|byte| byte.is_ascii_digit() || (b'a'..=b'f').contains(&byte));
            if !(16..=128).contains(&hash.len()) || !hexadecimal {
                return fail(name, DigestProblem::Form);
            }
        }
        let month = self.month.split_once('-').filter(|(year, month)| {
            let digits = self.month.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-');
            digits
                && year.len() == 4
                && month.len() == 2
                && month.parse().is_ok_and(|month: u8| (1..=12).contains(&month))
        });
        if month.is_none() {
            return fail("event.month", DigestProblem::Form);
        }
        if self.sets.len() > 40 {
            return fail("event.sets", DigestProblem::TooLarge);
        }
        Ok(())
    }
}

/// Checks the counts of a cell: players, and each pair of a part and its whole. `place` is only needed for an error.
fn check_cell<C: Counts>(cell: &C, place: impl Fn() -> String, parts: &[(&str, &str, u32)]) -> Result<(), DigestError> {
    let values = cell.values();
    for (name, value) in &values {
        if *value > MOST_COUNT {
            return fail(format!("{}.{name}", place()), DigestProblem::TooLarge);
        }
    }
    if cell.players().count() < FEWEST_PLAYERS {
        return fail(format!("{}.players", place()), DigestProblem::FewPlayers);
    }
    let value = |wanted: &str| values.iter().find(|(name, _)| *name == wanted).map_or(0, |(_, value)| *value);
    for (part, whole, factor) in parts {
        if value(part) > value(whole).saturating_mul(*factor) {
            return fail(format!("{}.{part}", place()), DigestProblem::LargerThanWhole);
        }
    }
    Ok(())
}

fn check_order<T, K: Ord>(lines: &[T], key: impl Fn(&T) -> K, place: &str) -> Result<(), DigestError> {
    if lines.len() > MOST_LINES {
        return fail(place, DigestProblem::TooLarge);
    }
    match lines.windows(2).position(|pair| key(&pair[0]) >= key(&pair[1])) {
        Some(line) => fail(format!("{place}[{}]", line + 1), DigestProblem::Order),
        None => Ok(()),
    }
}

fn check_card(card: &CardSummary, place: impl Fn() -> String) -> Result<(), DigestError> {
    let cell = |name: &'static str| {
        let place = &place;
        move || format!("{}.{name}", place())
    };
    if let Some(picks) = &card.picks {
        let parts = [
            ("packs", "offered", 1),
            ("taken", "offered", 1),
            ("first_offered", "offered", 1),
            ("first_taken", "first_offered", 1),
            ("first_taken", "taken", 1),
            ("last_seen", "packs", MOST_PICKS),
            ("taken_at", "taken", MOST_PICKS),
        ];
        check_cell(picks, cell("picks"), &parts)?;
    }
    if let Some(decks) = &card.decks {
        check_cell(decks, cell("decks"), &[("decks", "pools", 1), ("decks", "copies", 1)])?;
    }
    if let Some(games) = &card.games {
        check_cell(games, cell("games"), &[("wins", "games", 1), ("games", "copies", 1), ("copy_wins", "copies", 1)])?;
    }
    if let Some(hands) = &card.hands {
        let parts = [
            ("opening_wins", "opening", 1),
            ("drawn_wins", "drawn", 1),
            ("resourced_wins", "resourced", 1),
            ("played_wins", "played", 1),
        ];
        check_cell(hands, cell("hands"), &parts)?;
    }
    Ok(())
}

fn check_population(counts: &PopulationSummary, name: &str) -> Result<(), DigestError> {
    if *counts == PopulationSummary::default() {
        return Ok(());
    }
    check_cell(&counts.totals, || format!("{name}.totals"), &[])?;
    if u32::from(counts.pack_size) > MOST_PICKS {
        return fail(format!("{name}.pack_size"), DigestProblem::TooLarge);
    }
    check_order(&counts.cards, |line| line.card, &format!("{name}.cards"))?;
    check_order(&counts.archetypes, |line| line.archetype, &format!("{name}.archetypes"))?;
    check_order(&counts.matchups, |line| line.archetypes, &format!("{name}.matchups"))?;
    for (number, card) in counts.cards.iter().enumerate() {
        check_card(card, || format!("{name}.cards[{number}]"))?;
    }
    let parts =
        [("match_wins", "matches", 1), ("match_losses", "matches", 1), ("wins", "games", 1), ("games", "matches", 250)];
    for (number, line) in counts.archetypes.iter().enumerate() {
        check_cell(&line.record, || format!("{name}.archetypes[{number}]"), &parts)?;
    }
    for (number, line) in counts.matchups.iter().enumerate() {
        let place = || format!("{name}.matchups[{number}]");
        check_cell(&line.record, place, &parts)?;
        if line.archetypes[0] >= line.archetypes[1] {
            return fail(place(), DigestProblem::Order);
        }
    }
    Ok(())
}

/// Returns which cells are left out: those of fewer than [`FEWEST_PLAYERS`] players. If all of these together are about
/// fewer players too, the next smallest cells are left out as well: otherwise a difference from the total would show
/// what was left out.
fn left_out(cells: &[Option<PlayerSample>]) -> Vec<bool> {
    let mut order: Vec<usize> = (0..cells.len()).filter(|cell| cells[*cell].is_some()).collect();
    order.sort_by_key(|cell| (cells[*cell].map_or(0, |players| players.count()), *cell));
    let mut left_out = vec![false; cells.len()];
    let mut together = PlayerSample::default();
    for cell in order {
        let players = cells[cell].unwrap_or_default();
        let hides_others = (1..FEWEST_PLAYERS).contains(&together.count());
        if players.count() >= FEWEST_PLAYERS && !hides_others {
            break;
        }
        left_out[cell] = true;
        together.merge(&players);
    }
    left_out
}

/// Returns which matchups are left out. Those of an archetype add up to its record: if the ones left out are together
/// about too few players, its next smallest one is left out as well.
fn left_out_matchups(matchups: &[MatchupSummary], archetypes: &[ArchetypeSummary]) -> Vec<bool> {
    let cells: Vec<_> = matchups.iter().map(|line| Some(line.record.players)).collect();
    let mut left_out = left_out(&cells);
    loop {
        let before = left_out.clone();
        for shown in archetypes {
            let of: Vec<usize> =
                (0..matchups.len()).filter(|line| matchups[*line].archetypes.contains(&shown.archetype)).collect();
            let mut together = PlayerSample::default();
            for line in of.iter().filter(|line| left_out[**line]) {
                together.merge(&matchups[*line].record.players);
            }
            if (1..FEWEST_PLAYERS).contains(&together.count()) {
                let rest = of.iter().copied().filter(|line| !left_out[*line]);
                let smallest = rest.min_by_key(|line| matchups[*line].record.players.count());
                if let Some(line) = smallest {
                    left_out[line] = true;
                }
            }
        }
        if left_out == before {
            return left_out;
        }
    }
}

fn hide<T, C: Counts>(lines: &mut [T], part: impl Fn(&mut T) -> &mut Option<C>) {
    let cells: Vec<_> = lines.iter_mut().map(|line| part(line).as_ref().map(|cell| *cell.players())).collect();
    for (line, left_out) in lines.iter_mut().zip(left_out(&cells)) {
        if left_out {
            *part(line) = None;
        }
    }
}

/// Returns the counts without the cells of too few players.
pub(crate) fn without_small_cells(counts: &PopulationSummary) -> PopulationSummary {
    if counts.totals.players.count() < FEWEST_PLAYERS {
        return PopulationSummary::default();
    }
    let mut counts = counts.clone();
    hide(&mut counts.cards, |card| &mut card.picks);
    hide(&mut counts.cards, |card| &mut card.decks);
    hide(&mut counts.cards, |card| &mut card.games);
    hide(&mut counts.cards, |card| &mut card.hands);
    counts
        .cards
        .retain(|card| card.picks.is_some() || card.decks.is_some() || card.games.is_some() || card.hands.is_some());
    let cells: Vec<_> = counts.archetypes.iter().map(|line| Some(line.record.players)).collect();
    let mut hidden = left_out(&cells).into_iter();
    counts.archetypes.retain(|_| !hidden.next().unwrap_or(true));
    let mut hidden = left_out_matchups(&counts.matchups, &counts.archetypes).into_iter();
    counts.matchups.retain(|_| !hidden.next().unwrap_or(true));
    counts
}
