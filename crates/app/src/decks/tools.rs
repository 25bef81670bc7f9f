//! Decks without a database: `cantina deck`.

use crate::contract::TextLanguage;
use crate::error::{Cause, Thing};
use catalog::Catalog;
use chrono::NaiveDate;
use decks::{
    ConstructedFormat, DRAWS_PER_ROUND, DeckList, Formats, LimitedFormat, OddsQuestion, Problem, check_constructed,
    check_limited, check_trilogy,
};
use exchange::{Content, Reading, Target, Trouble};
use model::CardId;
use serde::Serialize;

use crate::contract::{
    DeckShape, DeckStatistics, HandRule, OddsRequest, OddsView, PaperSize, RoundOdds, SheetKind, TrilogyPool,
};
use crate::decks::{figures, problems};
use crate::{AppError, words};

/// The most rounds that odds look ahead.
const MOST_ROUNDS: u32 = 20;

/// What a deck is checked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CheckedFormat {
    /// CR 9.1 and 9.2, Premier.
    Premier,
    /// CR 9.1 and 9.2, Eternal.
    Eternal,
    /// Three decks (CR 9.3).
    Trilogy,
    /// Twin Suns (CR 12).
    TwinSuns,
    /// Sealed (CR 10.2).
    Sealed,
    /// Draft (CR 10.3).
    Draft,
}

/// A verdict, as `cantina deck check --json` prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Verdict {
    /// Whether the deck (or the three) is legal.
    pub legal: bool,
    /// Everything that is wrong.
    pub problems: Vec<VerdictProblem>,
}

/// One thing that is wrong.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct VerdictProblem {
    /// The code that programs act on.
    pub code: String,
    /// The same in words, for people.
    pub message: String,
    /// The cards concerned, by name.
    pub cards: Vec<String>,
    /// Number of the rule that it rests on.
    pub rule: String,
    /// Which deck of a Trilogy, from 1; left out where there is one, or where all are concerned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deck: Option<u8>,
}

/// A day as `YYYY-MM-DD`.
///
/// # Errors
/// `date.unreadable`.
pub fn day(text: &str) -> Result<NaiveDate, AppError> {
    NaiveDate::parse_from_str(text.trim(), "%Y-%m-%d").map_err(|_| {
        let shown: String = text.chars().take(20).collect();
        AppError::of(Cause::DateUnreadable { shown: (&shown).into() }).at(Thing::Date)
    })
}

/// Checks the deck (for Trilogy the three decks) in `bytes`, in any known format. Limited formats need the pool.
///
/// # Errors
/// `exchange.*`, `pool.*` when the input cannot be read or does not suit the format.
pub fn check(
    bytes: &[u8],
    format: CheckedFormat,
    trilogy_pool: TrilogyPool,
    pool: Option<&[u8]>,
    on: NaiveDate,
) -> Result<Verdict, AppError> {
    let catalog = Catalog::embedded()?;
    let formats = Formats::embedded()?;
    let reading = exchange::read(&catalog, bytes).map_err(AppError::from)?;
    let constructed = |format| {
        let problems = check_constructed(&catalog, &formats, one_deck(&reading)?, format, on).err();
        Ok(problems.unwrap_or_default())
    };
    let limited = |format| {
        let pool = pool.ok_or_else(no_pool)?;
        let pool = exchange::read_pool(&catalog, pool).map_err(AppError::from)?;
        Ok(check_limited(&catalog, one_deck(&reading)?, &pool, format).err().unwrap_or_default())
    };
    let problems: Result<Vec<Problem>, AppError> = match format {
        CheckedFormat::Premier => constructed(ConstructedFormat::Premier),
        CheckedFormat::Eternal => constructed(ConstructedFormat::Eternal),
        CheckedFormat::TwinSuns => constructed(ConstructedFormat::TwinSuns),
        CheckedFormat::Trilogy => {
            let checked = check_trilogy(&catalog, &formats, several_decks(&reading)?, card_pool(trilogy_pool), on);
            Ok(checked.err().unwrap_or_default())
        }
        CheckedFormat::Sealed => limited(LimitedFormat::Sealed),
        CheckedFormat::Draft => limited(LimitedFormat::Draft),
    };
    let unplaced = reading.troubles.iter().map(|trouble| unplaced(&catalog, trouble));
    let found = problems?;
    let problems: Vec<VerdictProblem> = unplaced.chain(found.iter().map(verdict_problem)).collect();
    Ok(Verdict { legal: problems.is_empty(), problems })
}

fn verdict_problem(problem: &Problem) -> VerdictProblem {
    VerdictProblem {
        code: problem.code().to_owned(),
        message: problems::message(problem, TextLanguage::English),
        cards: problem.names.clone(),
        rule: problem.rule.to_owned(),
        deck: problem.deck,
    }
}

/// A row that could not be placed is a problem of the deck: it holds something that is no card.
fn unplaced(catalog: &Catalog, trouble: &Trouble) -> VerdictProblem {
    let nearest: Vec<String> = trouble.nearest.iter().take(3).map(|card| catalog.card(*card).full_name()).collect();
    let place = words::capital(&trouble.place.to_string());
    let mut message = format!(
        "{}: {}",
        place.trim_end_matches('.'),
        crate::error::trouble(catalog, trouble).message(TextLanguage::English)
    );
    if !nearest.is_empty() {
        message.push_str(&format!(" Nearest: {}.", nearest.join("; ")));
    }
    VerdictProblem {
        code: trouble.kind.code().to_owned(),
        message,
        cards: vec![trouble.text.clone()],
        // A deck consists of cards.
        rule: "CR 1.2.1".to_owned(),
        deck: None,
    }
}

fn no_pool() -> AppError {
    AppError::of(Cause::PoolMissing)
}

fn one_deck(reading: &Reading) -> Result<&DeckList, AppError> {
    match &reading.content {
        Content::Deck(list) => Ok(list),
        Content::Decks(lists) if lists.len() == 1 => Ok(&lists[0]),
        Content::Decks(lists) => Err(AppError::of(Cause::ExchangeSeveralDecks { decks: lists.len().into() })),
        Content::Collection(_) => Err(AppError::of(Cause::ExchangeCollection)),
    }
}

fn several_decks(reading: &Reading) -> Result<&[DeckList], AppError> {
    match &reading.content {
        Content::Decks(lists) => Ok(lists),
        Content::Deck(_) | Content::Collection(_) => one_deck(reading).map(std::slice::from_ref),
    }
}

/// A deck that comes with the program as SWUDB JSON, by its key (`HMW-Chewbacca`) in large or small letters.
pub fn carried_deck(key: &str) -> Option<Vec<u8>> {
    let catalog = Catalog::embedded().ok()?;
    let deck = crate::games::carried().find(|deck| deck.key.eq_ignore_ascii_case(key))?;
    Some(exchange::write(&catalog, &deck.list, Target::Swudb).into_bytes())
}

/// A converted deck, as `cantina deck convert --json` prints it.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct Converted {
    /// The format that was recognised, in words.
    pub from: String,
    /// The deck in its new format.
    pub text: String,
    /// Rows that could not be placed, each with its place; they are not in the text.
    pub troubles: Vec<String>,
}

/// Reads a deck in any known format and writes it in another.
///
/// # Errors
/// `exchange.*` when the input cannot be read.
pub fn convert(bytes: &[u8], to: DeckShape) -> Result<Converted, AppError> {
    let catalog = Catalog::embedded()?;
    let reading = exchange::read(&catalog, bytes).map_err(AppError::from)?;
    Ok(Converted {
        from: words::shape(reading.shape).to_owned(),
        text: exchange::write(&catalog, one_deck(&reading)?, target(to)),
        troubles: reading.troubles.iter().map(|trouble| unplaced(&catalog, trouble).message).collect(),
    })
}

/// Which format of `exchange` it is.
pub(crate) fn target(shape: DeckShape) -> Target {
    match shape {
        DeckShape::Swudb => Target::Swudb,
        DeckShape::Melee => Target::Melee,
        DeckShape::Text => Target::Text,
        DeckShape::Picklist => Target::Picklist,
        DeckShape::Tts => Target::Tts,
        DeckShape::Csv => Target::Csv,
    }
}

/// Which card pool of `decks` it is.
pub(crate) fn card_pool(pool: TrilogyPool) -> decks::CardPool {
    match pool {
        TrilogyPool::Premier => decks::CardPool::Premier,
        TrilogyPool::Eternal => decks::CardPool::Eternal,
    }
}

/// The counters of a deck, as `cantina deck stats --json` prints them.
#[derive(Debug, Clone, PartialEq, Serialize)]
#[serde(rename_all = "camelCase")]
pub struct DeckFigures {
    /// Its name, where it has one.
    pub name: Option<String>,
    /// Cards in the deck.
    pub size: u32,
    /// Cards in the sideboard.
    pub sideboard_size: u32,
    /// The opening hand with its base.
    pub hand: HandRule,
    /// Counts by cost, aspect, type and so on.
    pub statistics: DeckStatistics,
}

/// The counters of the deck in `bytes`, in any known format.
///
/// # Errors
/// `exchange.*` when the input cannot be read; `exchange.unplaced` when a row is no card.
pub fn figures(bytes: &[u8]) -> Result<DeckFigures, AppError> {
    let catalog = Catalog::embedded()?;
    let list = whole_deck(&catalog, bytes)?;
    let statistics = decks::statistics(&catalog, &list);
    Ok(DeckFigures {
        name: list.name.clone(),
        size: statistics.size,
        sideboard_size: statistics.sideboard_size,
        hand: figures::hand(decks::opening_hand(&catalog, base_of(&catalog, &list))),
        statistics: figures::view(&catalog, &statistics),
    })
}

/// A deck of which every row is a card.
pub(crate) fn whole_deck(catalog: &Catalog, bytes: &[u8]) -> Result<DeckList, AppError> {
    let reading = exchange::read(catalog, bytes).map_err(AppError::from)?;
    if let Some(trouble) = reading.troubles.first() {
        return Err(AppError::of(crate::error::trouble(catalog, trouble)));
    }
    one_deck(&reading).cloned()
}

fn base_of(catalog: &Catalog, list: &DeckList) -> Option<CardId> {
    list.bases.first().and_then(|row| catalog.by_number(row.card))
}

/// How likely it is to have seen a card: the figures of the request alone.
///
/// # Errors
/// `odds.*` when the figures contradict each other; `deck.unreadable` for the base's number.
pub fn odds(catalog: &Catalog, request: &OddsRequest) -> Result<OddsView, AppError> {
    let base = match &request.base {
        Some(id) => {
            let number = id.parse().map_err(|_error: model::NumberError| {
                AppError::of(Cause::DeckNoNumber { number: id.into() }).at(Thing::Base)
            })?;
            catalog.by_number(number)
        }
        None => None,
    };
    let rule = decks::opening_hand(catalog, base);
    let odds = decks::odds(&OddsQuestion {
        deck: request.deck,
        copies: request.copies,
        hand: rule,
        at_least: request.at_least,
        draws_per_round: DRAWS_PER_ROUND,
        rounds: request.rounds.min(MOST_ROUNDS),
    })?;
    Ok(OddsView {
        hand: figures::hand(rule),
        opening: odds.opening,
        with_mulligan: odds.with_mulligan,
        expected: odds.expected,
        exactly: odds.exactly,
        by_round: odds
            .by_round
            .into_iter()
            .map(|round| RoundOdds {
                round: round.round,
                seen: round.seen,
                without_mulligan: round.without_mulligan,
                with_mulligan: round.with_mulligan,
            })
            .collect(),
    })
}

/// What `cantina deck odds` asks: figures, or a deck in a file and cards of it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct OddsAsked<'a> {
    /// A deck in any known format; its size and base stand in for the figures.
    pub file: Option<&'a [u8]>,
    /// Names or numbers of cards of the deck; any of them will do.
    pub cards: &'a [String],
    /// Cards in the deck.
    pub deck: Option<u32>,
    /// Copies that would do.
    pub copies: Option<u32>,
    /// How many are wanted.
    pub at_least: u32,
    /// The base's card number.
    pub base: Option<String>,
    /// How many rounds to look ahead.
    pub rounds: u32,
}

/// Works out odds from figures or from a deck.
///
/// # Errors
/// `odds.*` when something is missing or contradicts the rest, and as [`figures`].
pub fn odds_asked(asked: &OddsAsked) -> Result<OddsView, AppError> {
    let catalog = Catalog::embedded()?;
    let list = asked.file.map(|bytes| whole_deck(&catalog, bytes)).transpose()?;
    let size = list.as_ref().map(|list| list.main.iter().fold(0u32, |sum, row| sum.saturating_add(row.count)));
    let copies = match (&list, asked.copies) {
        (_, Some(copies)) => Some(copies),
        (Some(list), None) if !asked.cards.is_empty() => Some(copies_of(&catalog, list, asked.cards)?),
        _ => None,
    };
    let base = list.as_ref().and_then(|list| list.bases.first()).map(|row| row.card.to_string());
    odds(
        &catalog,
        &OddsRequest {
            deck: asked.deck.or(size).ok_or_else(|| AppError::of(Cause::OddsUnreadable))?,
            copies: copies.ok_or_else(|| AppError::of(Cause::OddsNoCopies))?,
            at_least: asked.at_least,
            base: asked.base.clone().or(base),
            rounds: asked.rounds,
        },
    )
}

/// Copies in the deck of any of these cards; reprints count together.
fn copies_of(catalog: &Catalog, list: &DeckList, cards: &[String]) -> Result<u32, AppError> {
    let mut wanted = Vec::new();
    for text in cards {
        let number = text.parse().ok().and_then(|number| catalog.by_number(number));
        let named = || {
            let (name, subtitle) = text.split_once(['|', ',']).map_or((text.as_str(), None), |(a, b)| (a, Some(b)));
            catalog.by_name(name.trim(), subtitle.map(str::trim))
        };
        let found: Vec<CardId> = number.map_or_else(named, |card| vec![card]);
        if found.is_empty() {
            let nearest: Vec<String> =
                catalog.nearest(text, 3).into_iter().map(|card| catalog.card(card).full_name()).collect();
            return Err(AppError::of(Cause::CardsUnreadable { text: text.into(), nearest: nearest.into() }));
        }
        wanted.extend(found.into_iter().map(|card| catalog.identity(card)));
    }
    let counts =
        |row: &&decks::Entry| catalog.by_number(row.card).is_some_and(|card| wanted.contains(&catalog.identity(card)));
    Ok(list.main.iter().filter(counts).fold(0u32, |sum, row| sum.saturating_add(row.count)))
}

/// What `cantina deck sheet` prints beside the cards.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SheetAsked<'a> {
    /// The kind of sheet.
    pub kind: SheetKind,
    /// The size of the paper.
    pub paper: PaperSize,
    /// The format's name, as it shall be printed.
    pub format: &'a str,
    /// The player's name, as entered.
    pub player: &'a str,
    /// The event's name, as it was entered.
    pub event: &'a str,
    /// The date, as it shall be printed.
    pub date: &'a str,
    /// The pool of a limited deck.
    pub pool: Option<&'a [u8]>,
}

/// Writes a file, whole or not at all.
///
/// # Errors
/// `store.*` when it cannot be written.
pub fn write_file(to: &std::path::Path, bytes: &[u8]) -> Result<(), AppError> {
    Ok(store::write_file_atomically(to, bytes)?)
}

/// Which paper of `paper` it is.
pub(crate) fn paper_size(size: PaperSize) -> paper::Paper {
    match size {
        PaperSize::A4 => paper::Paper::A4,
        PaperSize::Letter => paper::Paper::Letter,
    }
}

/// A sheet for the deck in `bytes` as PDF.
///
/// # Errors
/// As [`figures`], and `paper.failed`.
pub fn sheet(bytes: &[u8], asked: &SheetAsked) -> Result<Vec<u8>, AppError> {
    let catalog = Catalog::embedded()?;
    let list = whole_deck(&catalog, bytes)?;
    let pool = asked.pool.map(|pool| exchange::read_pool(&catalog, pool).map_err(AppError::from)).transpose()?;
    let size = paper_size(asked.paper);
    let pdf = match asked.kind {
        SheetKind::List => paper::deck_list(&catalog, &list, size),
        SheetKind::Registration => paper::registration_sheet(
            &catalog,
            &paper::Sheet {
                player: asked.player,
                event: asked.event,
                date: asked.date,
                format: asked.format,
                deck_name: list.name.as_deref().unwrap_or_default(),
                list: &list,
                pool: pool.as_ref(),
            },
            size,
        ),
    };
    pdf.map_err(AppError::from)
}
