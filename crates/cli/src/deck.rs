//! `cantina deck`: decks in files, without a database.

use std::path::Path;

use app::contract::{ExportFormat, OddsView, SheetKind, TextLanguage};
use app::decks::odds::OddsInput;
use app::decks::sheet::SheetInput;
use app::decks::verdict::{CheckedFormat, Verdict};
use app::decks::{figures, files, odds, sheet, verdict};
use app::{AppError, Environment};

use crate::arguments::deck::{CheckArguments, DeckCommand, OddsArguments, SheetArguments};
use crate::input::read_bytes;
use crate::print::{self, OutputFormat, counted, table};

/// Runs one command of `cantina deck`. Returns `true` if the deck is legal, or if every row was converted.
pub(crate) fn run(out: &OutputFormat, command: DeckCommand) -> Result<bool, AppError> {
    match command {
        DeckCommand::Check(asked) => check(out, &asked),
        DeckCommand::Convert { file, to, names } => convert(out, &file, to.0, names.as_deref()),
        DeckCommand::Odds(asked) => odds(out, &asked).map(|()| true),
        DeckCommand::Stats { file } => stats(out, &file).map(|()| true),
        DeckCommand::Sheet(asked) => sheet(&asked).map(|()| true),
    }
}

/// Reads the deck from a file or from standard input (`-`), or a bundled one by its key.
fn deck_bytes(file: &Path) -> Result<Vec<u8>, AppError> {
    read_bytes(file).or_else(|error| file.to_str().and_then(files::bundled_deck).ok_or(error))
}

fn check(out: &OutputFormat, asked: &CheckArguments) -> Result<bool, AppError> {
    let bytes = deck_bytes(&asked.file)?;
    let pool = asked.pool.as_deref().map(read_bytes).transpose()?;
    let on = asked.on.as_deref().map_or_else(|| Ok(Environment::default().today()), verdict::day)?;
    let format = asked.format.0;
    let verdict = verdict::check(&bytes, format, asked.cardpool.0, pool.as_deref(), on)?;
    out.answer(&verdict, |verdict| in_words(verdict, format_name(format), &on.to_string()))?;
    Ok(verdict.legal)
}

fn format_name(format: CheckedFormat) -> &'static str {
    match format {
        CheckedFormat::Premier => "Premier",
        CheckedFormat::Eternal => "Eternal",
        CheckedFormat::Trilogy => "Trilogy",
        CheckedFormat::TwinSuns => "Twin Suns",
        CheckedFormat::Sealed => "Sealed",
        CheckedFormat::Draft => "Draft",
    }
}

fn in_words(verdict: &Verdict, format: &str, on: &str) -> String {
    let problems = |what: &str| counted(verdict.problems.len(), what);
    let mut text = match (verdict.legal, verdict.answer) {
        (true, _) => format!("Legal in {format} on {on}.\n"),
        (false, "cannot_be_judged") => {
            format!("Cannot be judged for {format} on {on}: {} of a set that is not complete yet.\n", problems("card"))
        }
        (false, _) => format!("Not legal in {format} on {on}: {}.\n", problems("problem")),
    };
    for problem in &verdict.problems {
        text.push_str(&format!("- {} [{}, {}]\n", problem.message, problem.rule, problem.code));
    }
    if !verdict.not_playable.is_empty() {
        text.push_str(&format!("Cantina cannot play with it yet: no text for {}.\n", verdict.not_playable.join("; ")));
    }
    text
}

fn convert(out: &OutputFormat, file: &Path, to: ExportFormat, names: Option<&Path>) -> Result<bool, AppError> {
    let converted = files::convert(&deck_bytes(file)?, to, names)?;
    out.answer(&converted, |converted| converted.text.clone())?;
    if !out.json {
        for row in &converted.unresolved {
            print::print_error(&format!("skipped: {row}"));
        }
    }
    Ok(converted.unresolved.is_empty())
}

fn odds(out: &OutputFormat, asked: &OddsArguments) -> Result<(), AppError> {
    let bytes = asked.file.as_deref().map(deck_bytes).transpose()?;
    let view = odds::odds_asked(&OddsInput {
        file: bytes.as_deref(),
        cards: &asked.card,
        deck: asked.deck,
        copies: asked.copies,
        at_least: asked.at_least,
        base: asked.base.clone(),
        rounds: asked.rounds,
    })?;
    out.answer(&view, odds_in_words)
}

fn percent(share: f64) -> String {
    format!("{:.1}%", share * 100.0)
}

fn odds_in_words(view: &OddsView) -> String {
    let mut text = format!("Opening hand of {}: {}", view.hand.cards, percent(view.opening));
    if view.hand.mulligan {
        text.push_str(&format!("; after one mulligan: {}", percent(view.with_mulligan)));
    }
    text.push_str(&format!("; {:.2} copies on average\n", view.expected));
    let exactly: Vec<String> =
        view.exactly.iter().enumerate().map(|(copies, share)| format!("{copies}: {}", percent(*share))).collect();
    text.push_str(&format!("Exactly {}\n", exactly.join(", ")));
    let rows = view.by_round.iter().map(|round| {
        let (kept, redrawn) = (percent(round.without_mulligan), percent(round.with_mulligan));
        [round.round.to_string(), round.seen.to_string(), kept, redrawn]
    });
    text.push_str(&table(["round", "cards seen", "hand kept", "with mulligan"], rows));
    text
}

fn stats(out: &OutputFormat, file: &Path) -> Result<(), AppError> {
    let figures = figures::figures(&deck_bytes(file)?)?;
    out.answer(&figures, |figures| {
        let statistics = &figures.statistics;
        let mut text = format!("{} cards, sideboard {}", figures.size, figures.sideboard_size);
        if let Some(cost) = statistics.average_cost {
            text.push_str(&format!(", average cost {cost:.2}"));
        }
        text.push_str("\n\n");
        let rows = statistics.curve.iter().map(|step| {
            let total = step.units + step.upgrades + step.events;
            [step.cost, step.units, step.upgrades, step.events, total].map(|count| count.to_string())
        });
        text.push_str(&table(["cost", "units", "upgrades", "events", "all"], rows));
        let lines = [
            ("types", &statistics.types),
            ("aspects", &statistics.aspects),
            ("arenas", &statistics.arenas),
            ("traits", &statistics.traits),
            ("keywords", &statistics.keywords),
            ("effects", &statistics.effect_tags),
            ("rarities", &statistics.rarities),
        ];
        text.push('\n');
        for (name, counts) in lines {
            let counts: Vec<String> = counts.iter().map(|one| format!("{} {}", one.name, one.count)).collect();
            text.push_str(&format!("{name:<10}{}\n", counts.join(", ")));
        }
        let penalties: Vec<String> =
            statistics.off_aspect.iter().map(|card| format!("{} +{}", card.id, card.icons * 2)).collect();
        text.push_str(&format!("{:<10}{}\n", "penalties", penalties.join(", ")));
        text
    })
}

fn sheet(asked: &SheetArguments) -> Result<(), AppError> {
    let bytes = deck_bytes(&asked.file)?;
    let pool = asked.pool.as_deref().map(read_bytes).transpose()?;
    let pdf = sheet::sheet(
        &bytes,
        &SheetInput {
            kind: if asked.list { SheetKind::List } else { SheetKind::Registration },
            paper: asked.paper.0,
            format: &asked.format,
            player: &asked.player,
            event: &asked.event,
            date: &asked.date,
            pool: pool.as_deref(),
            language: TextLanguage::English,
        },
    )?;
    sheet::write_file(&asked.out, &pdf)
}
