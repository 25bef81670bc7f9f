//! `cantina bench`: benchmarks of this machine.

mod desk;
mod games;
mod phones;
mod statistics;

use crate::error::{Cause, ErrorDetail};
use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;
use std::time::{Duration, Instant};

use catalog::{Catalog, Query};
use chrono::NaiveDate;
use decks::{ConstructedFormat, Formats, check_constructed};
use serde::Serialize;
use tournament::bench::round_five;

pub use self::desk::DeskMeasured;
pub use self::phones::PhonesMeasured;
pub use self::statistics::StatisticsMeasured;
use crate::AppError;

/// Numbers of players for the pairing and standings benchmarks.
const FIELDS: [u32; 5] = [8, 64, 256, 1000, 4000];
/// Duration of each rate measurement.
const LONG_ENOUGH: Duration = Duration::from_millis(700);
/// Seed of every benchmark.
const SEED: u64 = 1977;

/// Benchmark results. Rates are for one core unless the field says otherwise.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Measured {
    /// Boosters opened per second (SOR, loose).
    pub boosters_per_s: f64,
    /// Eight-seat bot drafts with deck building, per second (SOR).
    pub bot_drafts_per_s: f64,
    /// Mean number of cards out of 42 without aspect penalty, over all seats. It counts with the best leader drafted
    /// and the best base.
    pub bot_in_aspect_mean: f64,
    /// Seconds to pair round 5 after random results, by number of players.
    pub pair_cpu_s: BTreeMap<u32, f64>,
    /// Milliseconds to compute standings after four rounds, by number of players.
    pub standings_ms: BTreeMap<u32, f64>,
    /// Milliseconds of a search over the whole catalogue, including parsing: the slowest of several.
    pub search_ms: f64,
    /// Premier checks of a complete legal deck, per second.
    pub deck_checks_per_s: f64,
    /// Milliseconds to create the registration sheet of a deck as a PDF.
    pub sheet_ms: f64,
    /// Random games per second between the two SOR starter decks.
    pub random_games_per_s: f64,
    /// Random games per second between the two SOR starter decks, on all cores.
    pub random_games_all_cores_per_s: f64,
    /// Random games per second between random decks of SOR cards.
    pub random_deck_games_per_s: f64,
    /// Random games per second between random decks of SOR cards, on all cores.
    pub random_deck_games_all_cores_per_s: f64,
    /// Questions answered per second in games of the starter decks, including forced ones.
    pub decisions_per_s: f64,
    /// Nanoseconds to copy the state of a game in progress.
    pub state_clone_ns: f64,
    /// Bytes of a game state with everything it owns: the largest of several.
    pub state_bytes: usize,
    /// Timings at the desk of an event with 256 players and 9 rounds.
    pub desk_256: DeskMeasured,
    /// Timings of players' phones in an event with 256 players.
    pub phones_256: PhonesMeasured,
    /// Timings of the statistics of 1,000 events with 64 players.
    pub statistics_1000: StatisticsMeasured,
    /// Milliseconds from the start until all cards and their texts are loaded. Measured by the first call only.
    pub load_ms: f64,
}

impl Measured {
    /// Formats the results as a table for the terminal.
    pub fn words(&self) -> String {
        let mut text = format!("{:<28}{:>12.0} a second\n", "boosters", self.boosters_per_s);
        let mut row = |name: &str, value: String| {
            // Writing to a String cannot fail.
            let _ = writeln!(text, "{name:<28}{value:>12}");
        };
        row("8-seat bot drafts", format!("{:.0} a second", self.bot_drafts_per_s));
        row("bot cards in aspect", format!("{:.2} of 42", self.bot_in_aspect_mean));
        for (players, seconds) in &self.pair_cpu_s {
            row(&format!("pairing {players} players"), format!("{seconds:.5} s"));
        }
        for (players, ms) in &self.standings_ms {
            row(&format!("standings {players} players"), format!("{ms:.3} ms"));
        }
        row("search", format!("{:.3} ms", self.search_ms));
        row("deck checks", format!("{:.0} a second", self.deck_checks_per_s));
        row("registration sheet", format!("{:.1} ms", self.sheet_ms));
        row("games by lot", format!("{:.0} a second", self.random_games_per_s));
        row("the same, all cores", format!("{:.0} a second", self.random_games_all_cores_per_s));
        row("games of random decks", format!("{:.0} a second", self.random_deck_games_per_s));
        row("the same, all cores", format!("{:.0} a second", self.random_deck_games_all_cores_per_s));
        row("answers, starter decks", format!("{:.0} a second", self.decisions_per_s));
        row("copy of a state", format!("{:.0} ns", self.state_clone_ns));
        row("size of a state", format!("{} bytes", self.state_bytes));
        let desk = &self.desk_256;
        for (name, ms) in [
            ("opening", desk.open_ms),
            ("looking", desk.look_ms),
            ("a result", desk.result_ms),
            ("a correction", desk.correct_ms),
            ("pairing", desk.pair_ms),
            ("undo", desk.undo_ms),
            ("the clock", desk.clock_ms),
            ("standings then", desk.standings_ms),
            ("big clock", desk.board_ms),
            ("slips", desk.slips_ms),
        ] {
            row(&format!("desk of 256: {name}"), format!("{ms:.1} ms"));
        }
        row("desk of 256: whole view", format!("{} KB", desk.answer_bytes / 1024));
        for (step, bytes) in &desk.step_bytes {
            row(&format!("desk of 256: {step}"), format!("{bytes} bytes"));
        }
        let phones = &self.phones_256;
        for (name, ms) in [
            ("an answer", phones.answer_ms),
            ("answer, no disk", phones.answer_in_memory_ms),
            ("look, no disk", phones.look_in_memory_ms),
            ("board, revisions", phones.watch_ms),
        ] {
            row(&format!("phones: {name}"), format!("{ms:.2} ms"));
        }
        row("phones: table", format!("{} KB", phones.table_bytes / 1024));
        let statistics = &self.statistics_1000;
        for (name, ms) in [
            ("counting", statistics.count_ms),
            ("first page", statistics.first_ms),
            ("the page", statistics.page_ms),
            ("a result", statistics.result_ms),
            ("first shared", statistics.first_shared_ms),
            ("shared", statistics.shared_ms),
            ("a card", statistics.card_ms),
            ("a player", statistics.player_ms),
        ] {
            row(&format!("1,000 events: {name}"), format!("{ms:.1} ms"));
        }
        row("loading all cards", format!("{:.1} ms", self.load_ms));
        text
    }
}

/// Runs all benchmarks. Takes about twenty seconds in a release build.
///
/// # Errors
/// `catalog.broken`, `packs.config`, and pairing errors, which do not occur here.
pub fn run() -> Result<Measured, AppError> {
    let load_ms = games::load_ms()?;
    let catalog = Catalog::embedded()?;
    let set = crate::cards::boosters::set_with_packs("SOR")?;
    let boosters_per_s = rate(100_000, |count| {
        draft::bench::boosters(&catalog, set, count).map(std::hint::black_box).map(drop).map_err(AppError::from)
    })?;
    let mut in_aspect = 0.0;
    let bot_drafts_per_s = rate(500, |count| {
        in_aspect = draft::bench::bot_drafts(&catalog, set, count).map_err(AppError::from)?.in_aspect_mean;
        Ok(())
    })?;
    let mut pair_cpu_s = BTreeMap::new();
    let mut standings_ms = BTreeMap::new();
    for players in FIELDS {
        let tournament = round_five(players, SEED).map_err(AppError::from)?;
        let seconds = median(|| tournament.pair_next(SEED).map(drop).map_err(AppError::from))?;
        pair_cpu_s.insert(players, seconds);
        let seconds = median(|| {
            std::hint::black_box(tournament.standings());
            Ok(())
        })?;
        standings_ms.insert(players, seconds * 1000.0);
    }
    let queries = ["vader", "t:unit a:villainy cost<=3 tr:imperial", "r:legendary", "set:LAW \"the\"", "e"];
    let mut search_ms: f64 = 0.0;
    for query in queries {
        let seconds = median(|| {
            std::hint::black_box(catalog.search(&Query::parse(query)?));
            Ok(())
        })?;
        search_ms = search_ms.max(seconds * 1000.0);
    }
    let engine = games::engine()?;
    Ok(Measured {
        boosters_per_s,
        bot_drafts_per_s,
        bot_in_aspect_mean: in_aspect,
        pair_cpu_s,
        standings_ms,
        search_ms,
        deck_checks_per_s: deck_checks(&catalog)?,
        sheet_ms: sheet(&catalog)?,
        random_games_per_s: engine.starters.games_per_s,
        random_games_all_cores_per_s: engine.starters_all_cores_per_s,
        random_deck_games_per_s: engine.random.games_per_s,
        random_deck_games_all_cores_per_s: engine.random_all_cores_per_s,
        decisions_per_s: engine.starters.answers_per_s,
        state_clone_ns: engine.state_clone_ns,
        state_bytes: engine.state_bytes,
        desk_256: in_temporary_folder(desk::measure)?,
        phones_256: in_temporary_folder(phones::measure)?,
        // The last one, because its estimates are computed for some seconds more.
        statistics_1000: statistics_1000()?,
        load_ms,
    })
}

/// Measures the statistics of 1,000 events with 64 players: [`Measured::statistics_1000`].
///
/// # Errors
/// `bench.folder`, `store.*`.
pub fn statistics_1000() -> Result<StatisticsMeasured, AppError> {
    in_temporary_folder(statistics::measure)
}

/// Counts Premier checks per second of the first bundled deck that is legal on a fixed day.
fn deck_checks(catalog: &Catalog) -> Result<f64, AppError> {
    let formats = Formats::embedded()?;
    let day = NaiveDate::from_ymd_opt(2026, 11, 21).unwrap_or_default();
    let check = |list| check_constructed(catalog, &formats, list, ConstructedFormat::Premier, day);
    let legal = decks::published_decks().iter().map(|deck| &deck.list).find(|list| check(list).is_empty());
    let list = legal.ok_or_else(|| AppError::of(Cause::BenchNoDeck))?;
    rate(10_000, |count| {
        for _ in 0..count {
            std::hint::black_box(check(std::hint::black_box(list)));
        }
        Ok(())
    })
}

/// Measures the milliseconds to create the registration sheet of the largest bundled deck.
fn sheet(catalog: &Catalog) -> Result<f64, AppError> {
    let largest = decks::published_decks().iter().map(|deck| &deck.list).max_by_key(|list| list.main.len());
    let list = largest.ok_or_else(|| AppError::of(Cause::BenchNoDeck))?;
    let language = paper::Language::English;
    let blank = paper::Sheet { player: "", event: "", date: "", format: "", deck_name: "", list, pool: None, language };
    let seconds =
        median(|| paper::registration_sheet(catalog, &blank, paper::PageSize::A4).map(drop).map_err(AppError::from))?;
    Ok(seconds * 1000.0)
}

/// Measures databases in a temporary folder.
fn in_temporary_folder<T>(measure: impl FnOnce(&Path) -> Result<T, AppError>) -> Result<T, AppError> {
    let folder = std::env::temp_dir().join(format!("cantina-bench-{}", std::process::id()));
    let failed = |error: std::io::Error| {
        AppError::of(Cause::BenchFolder { error: ErrorDetail::text(error) }).at(folder.display().to_string())
    };
    std::fs::create_dir_all(&folder).map_err(failed)?;
    let measured = measure(&folder);
    std::fs::remove_dir_all(&folder).map_err(failed)?;
    measured
}

/// Returns how many units of work are done per second, after one warm-up call. Each call of `work` does `batch` units.
fn rate(batch: u32, mut work: impl FnMut(u32) -> Result<(), AppError>) -> Result<f64, AppError> {
    work(batch)?;
    let start = Instant::now();
    let mut done = 0.0;
    while start.elapsed() < LONG_ENOUGH {
        work(batch)?;
        done += f64::from(batch);
    }
    Ok(done / start.elapsed().as_secs_f64())
}

/// Returns the median run time in seconds, of up to five runs. Long tasks run only once.
fn median(mut work: impl FnMut() -> Result<(), AppError>) -> Result<f64, AppError> {
    let mut seconds = Vec::new();
    let all = Instant::now();
    while seconds.len() < 5 && (seconds.is_empty() || all.elapsed() < LONG_ENOUGH) {
        let start = Instant::now();
        work()?;
        seconds.push(start.elapsed().as_secs_f64());
    }
    seconds.sort_by(f64::total_cmp);
    Ok(seconds[seconds.len() / 2])
}
