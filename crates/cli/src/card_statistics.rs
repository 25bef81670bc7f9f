//! `cantina statistics`.

use std::path::Path;

use app::contract::{CardStatisticsLine, CardStatisticsQuery, CardStatisticsView, ShareView};
use app::{AppError, CardStatistics};

use crate::arguments::StatisticsArguments;
use crate::arguments::choice::Choice;
use crate::print::{OutputFormat, line, table};

/// Runs the command.
pub(crate) fn run(out: &OutputFormat, statistics: &CardStatistics, asked: StatisticsArguments) -> Result<(), AppError> {
    let query = CardStatisticsQuery {
        events: asked.event,
        league: asked.league,
        kind: asked.kind.map(|Choice(kind)| kind),
        from: asked.from,
        to: asked.to,
        set: asked.set,
        bots: asked.bots,
    };
    if let Some(file) = asked.pdf {
        let Choice(size) = asked.paper;
        return line(&format!("Statistics saved to {}.", statistics.save_paper(&query, size, &file)?));
    }
    match asked.csv {
        Some(file) if file == Path::new("-") => line(&statistics.csv(&query)?),
        Some(file) => {
            let saved = statistics.save_csv(&query, &file)?;
            line(&format!("Statistics saved to {saved}."))
        }
        None => out.answer(&statistics.complete(&query)?, words),
    }
}

fn number(value: Option<f64>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| format!("{value:.2}"))
}

fn rate(share: Option<&ShareView>) -> String {
    let known = share.and_then(|share| Some((share.percent?, share)));
    known.map_or_else(
        || "-".to_owned(),
        |(percent, share)| format!("{percent:.1}% ({:.1} to {:.1})", share.low, share.high),
    )
}

fn effect(line: &CardStatisticsLine) -> String {
    line.effect.map_or_else(
        || "-".to_owned(),
        |effect| format!("{:+.1} ({:+.1} to {:+.1})", effect.mean, effect.low, effect.high),
    )
}

/// Formats statistics as tables for the terminal.
fn words(view: &CardStatisticsView) -> String {
    let cards = view.cards.iter().map(|line| {
        [
            line.id.clone(),
            line.name.clone(),
            line.picked.to_string(),
            number(line.last_seen_at),
            number(line.taken_at),
            number(line.preference),
            line.decks.to_string(),
            line.games.to_string(),
            rate(line.win_rate.as_ref()),
            number(line.deq),
            effect(line),
        ]
    });
    let archetypes = view.archetypes.iter().map(|line| {
        let base = line.base.clone().unwrap_or_default();
        let record = format!("{}-{}", line.match_wins, line.match_losses);
        let games = line.games.to_string();
        [line.name.clone(), base, line.decks.to_string(), record, games, rate(line.win_rate.as_ref())]
    });
    let check = match &view.check {
        None => "Card effects are not shown: there are games in fewer than ten events.".to_owned(),
        Some(check) => format!(
            "Card effects are {}: over {} games of {} events not used for the estimate, their log loss is {:.4} lower than that of 50 % and player strength (standard error {:.4}).",
            if check.shown { "shown" } else { "not shown" },
            check.games,
            check.events,
            check.gain,
            check.standard_error
        ),
    };
    let head = ["card", "name", "picked", "ALSA", "ATA", "preference", "decks", "games", "GP WR", "DEq", "effect"];
    format!(
        "{} of {} events: {} choices, {} decks, {} matches, {} games. Matches of people against bots, not counted: {}.\n\n{}\n{}\n{check}",
        if view.bots { "Bots" } else { "People" },
        view.events,
        view.choices,
        view.decks,
        view.matches,
        view.games,
        view.mixed_matches,
        table(head, cards),
        table(["leader", "base", "decks", "matches", "games", "won"], archetypes),
    )
}
