//! `cantina deck`: decks in files, without a database.

use std::path::Path;

use app::contract::{ExportFormat, OddsView, SheetKind};
use app::decks::odds::OddsInput;
use app::decks::sheet::SheetInput;
use app::decks::verdict::{CheckedFormat, Verdict};
use app::decks::{figures, files, odds, sheet, verdict};
use app::{AppError, Environment};
use messages::command_line as wording;

use crate::arguments::deck::{CheckArguments, DeckCommand, OddsArguments, SheetArguments};
use crate::input::read_bytes;
use crate::print::{self, OutputFormat, language, table};

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
    let verdict = verdict::check(&bytes, format, asked.cardpool.0, pool.as_deref(), on, language())?;
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
    let (count, format, on) = (&verdict.problems.len(), &format, &on);
    let mut text = match (verdict.legal, verdict.answer) {
        (true, _) => wording::DeckLegal { format, on }.text(language()),
        (false, "cannot_be_judged") => wording::DeckNotJudged { format, on, count }.text(language()),
        (false, _) => wording::DeckNotLegal { format, on, count }.text(language()),
    };
    text.push('\n');
    for problem in &verdict.problems {
        text.push_str(&format!("- {} [{}, {}]\n", problem.message, problem.rule, problem.code));
    }
    if !verdict.not_playable.is_empty() {
        let cards = verdict.not_playable.join("; ");
        text.push_str(&wording::CantinaCannotPlayWithItYet { cards: &cards }.text(language()));
        text.push('\n');
    }
    text
}

fn convert(out: &OutputFormat, file: &Path, to: ExportFormat, names: Option<&Path>) -> Result<bool, AppError> {
    let converted = files::convert(&deck_bytes(file)?, to, names, language())?;
    out.answer(&converted, |converted| converted.text.clone())?;
    if !out.json {
        for row in &converted.unresolved {
            print::print_error(&wording::Skipped { row: &row }.text(language()));
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
    let (cards, opening, with_mulligan) = (view.hand.cards, percent(view.opening), percent(view.with_mulligan));
    let mut text = wording::OpeningHandOf { cards: &cards, opening: &opening }.text(language());
    if view.hand.mulligan {
        text.push_str(&wording::AfterOneMulligan { with_mulligan: &with_mulligan }.text(language()));
    }
    let expected = format!("{:.2}", view.expected);
    text.push_str(&wording::CopiesOnAverage { expected: &expected }.text(language()));
    text.push('\n');
    let exactly: Vec<String> =
        view.exactly.iter().enumerate().map(|(copies, share)| format!("{copies}: {}", percent(*share))).collect();
    let exactly = exactly.join(", ");
    text.push_str(&wording::Exactly { exactly: &exactly }.text(language()));
    text.push('\n');
    let rows = view.by_round.iter().map(|round| {
        let (kept, redrawn) = (percent(round.without_mulligan), percent(round.with_mulligan));
        [round.round.to_string(), round.seen.to_string(), kept, redrawn]
    });
    text.push_str(&table(
        [
            wording::Round {}.text(language()),
            wording::CardsSeen {}.text(language()),
            wording::HandKept {}.text(language()),
            wording::WithMulligan {}.text(language()),
        ],
        rows,
    ));
    text
}

fn stats(out: &OutputFormat, file: &Path) -> Result<(), AppError> {
    let figures = figures::figures(&deck_bytes(file)?)?;
    out.answer(&figures, |figures| {
        let statistics = &figures.statistics;
        let (cards, sideboard) = (figures.size, figures.sideboard_size);
        let mut text = wording::CardsSideboard { cards: &cards, sideboard: &sideboard }.text(language());
        if let Some(cost) = statistics.average_cost {
            let cost = format!("{cost:.2}");
            text.push_str(&wording::AverageCost { cost: &cost }.text(language()));
        }
        text.push_str("\n\n");
        let rows = statistics.curve.iter().map(|step| {
            let total = step.units + step.upgrades + step.events;
            [step.cost, step.units, step.upgrades, step.events, total].map(|count| count.to_string())
        });
        text.push_str(&table(
            [
                wording::Cost {}.text(language()),
                wording::Units {}.text(language()),
                wording::Upgrades {}.text(language()),
                wording::Events {}.text(language()),
                wording::All {}.text(language()),
            ],
            rows,
        ));
        let lines = [
            (wording::Types {}.text(language()), &statistics.types),
            (wording::Aspects {}.text(language()), &statistics.aspects),
            (wording::Arenas {}.text(language()), &statistics.arenas),
            (wording::Traits {}.text(language()), &statistics.traits),
            (wording::Keywords {}.text(language()), &statistics.keywords),
            (wording::Effects {}.text(language()), &statistics.effect_tags),
            (wording::Rarities {}.text(language()), &statistics.rarities),
        ];
        text.push('\n');
        let penalties = wording::Penalties {}.text(language());
        let names = lines.iter().map(|(name, _)| name.chars().count()).chain([penalties.chars().count()]);
        let width = names.max().unwrap_or_default() + 1;
        for (name, counts) in lines {
            let counts: Vec<String> = counts.iter().map(|one| format!("{} {}", one.name, one.count)).collect();
            text.push_str(&format!("{name:<width$}{}\n", counts.join(", ")));
        }
        let off_aspect: Vec<String> =
            statistics.off_aspect.iter().map(|card| format!("{} +{}", card.id, card.icons * 2)).collect();
        text.push_str(&format!("{penalties:<width$}{}\n", off_aspect.join(", ")));
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
            language: language(),
        },
    )?;
    sheet::write_file(&asked.out, &pdf)
}
