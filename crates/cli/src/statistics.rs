//! Win rates for the terminal.

use app::contract::{RateView, ShareView, StatisticsView};

use crate::print::table;

fn percent(share: &ShareView) -> String {
    share.percent.map_or_else(
        || "-".to_owned(),
        |percent| format!("{percent:.1}% (95% interval: {:.1} to {:.1})", share.low, share.high),
    )
}

/// Formats win rates and game counts as tables for the terminal.
pub(crate) fn figures(found: &StatisticsView) -> String {
    let rates = |what: &str, lines: &[RateView]| {
        let rows = lines.iter().map(|line| {
            let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
            [line.name.clone(), line.decks.to_string(), record, line.mirrors.to_string(), percent(&line.share)]
        });
        table([what, "decks", "record", "mirrors", "won"], rows)
    };
    let first = &found.first;
    let remarks: String = found.remarks.iter().map(|remark| format!("{remark}\n")).collect();
    format!(
        "Matches: {}\n\n{}\n{}\n{}\nGames won by the first player: {} of {}, {}\nGames without a recorded first player: {}\n{remarks}",
        found.matches,
        rates("leader", &found.leaders),
        rates("base", &found.bases),
        rates("aspect", &found.aspects),
        first.won,
        first.games,
        percent(&first.share),
        first.unknown,
    )
}
