//! Win rates for the terminal.

use app::contract::{RateView, ShareView, StatisticsView};
use messages::command_line as wording;

use crate::print::{language, table_of};

fn percent(share: &ShareView) -> String {
    share.percent.map_or_else(
        || "-".to_owned(),
        |percent| {
            let (percent, low, high) =
                (format!("{percent:.1}%"), format!("{:.1}", share.low), format!("{:.1}", share.high));
            wording::IntervalTo { percent: &percent, low: &low, high: &high }.text(language())
        },
    )
}

/// Formats win rates and game counts as tables for the terminal.
pub(crate) fn figures(found: &StatisticsView) -> String {
    let rates = |what: String, lines: &[RateView]| {
        let rows = lines.iter().map(|line| {
            let record = format!("{}-{}-{}", line.wins, line.losses, line.draws);
            [line.name.clone(), line.decks.to_string(), record, line.mirrors.to_string(), percent(&line.share)]
        });
        let (decks, record, mirrors, won) = (
            wording::Decks {}.text(language()),
            wording::Record {}.text(language()),
            wording::Mirrors {}.text(language()),
            wording::Won {}.text(language()),
        );
        table_of(vec![what, decks, record, mirrors, won], rows.map(Vec::from))
    };
    let first = &found.first;
    let remarks: String = found.remarks.iter().map(|remark| format!("{remark}\n")).collect();
    let (matches, won, games, share, unknown) =
        (found.matches, first.won, first.games, percent(&first.share), first.unknown);
    let matches = wording::MatchesCount { matches: &matches }.text(language());
    let of_first = wording::GamesWonByTheFirstPlayer { won: &won, games: &games, share: &share }.text(language());
    let unknown = wording::GamesWithoutARecordedFirstPlayer { unknown: &unknown }.text(language());
    format!(
        "{matches}\n\n{}\n{}\n{}\n{of_first}\n{unknown}\n{remarks}",
        rates(wording::Leader {}.text(language()), &found.leaders),
        rates(wording::Base {}.text(language()), &found.bases),
        rates(wording::Aspect {}.text(language()), &found.aspects),
    )
}
