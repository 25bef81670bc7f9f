//! `cantina statistics`.

use std::path::Path;

use app::contract::{CardStatisticsLine, CardStatisticsQuery, CardStatisticsView, ShareView};
use app::event::Events;
use app::league::Leagues;
use app::{AppError, Cause};

use crate::arguments::StatisticsArguments;
use crate::print::{OutputFormat, line, table};

/// Runs the command.
pub(crate) fn run(
    out: &OutputFormat,
    events: &Events,
    leagues: &Leagues,
    asked: StatisticsArguments,
) -> Result<(), AppError> {
    let numbers = match asked.league {
        Some(league) => leagues.league_events(league)?,
        None => asked.event,
    };
    if asked.league.is_some() && numbers.is_empty() {
        return Err(AppError::of(Cause::StatisticsEmpty));
    }
    let query = CardStatisticsQuery { events: numbers, set: asked.set, bots: asked.bots };
    match asked.csv {
        Some(file) if file == Path::new("-") => line(&events.card_statistics_csv(&query)?),
        Some(file) => {
            let saved = events.save_card_statistics_csv(&query, &file)?;
            line(&format!("Statistics saved to {saved}."))
        }
        None => out.answer(&events.card_statistics(&query)?, words),
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
    line.effect.map_or_else(|| "-".to_owned(), |[mean, low, high]| format!("{mean:+.1} ({low:+.1} to {high:+.1})"))
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
