//! The table of cards as CSV.

use crate::AppError;
use crate::contract::{CardStatisticsLine, CardStatisticsView, HandRateView, ShareView};
use crate::event::csv::written;

/// Columns of the table of cards. Columns that 17Lands also has keep its names and meaning; those of
/// hands count games of the rules engine only.
const COLUMNS: [&str; 34] = [
    "Name",
    "Number",
    "Aspects",
    "Rarity",
    "# Seen",
    "ALSA",
    "# Picked",
    "ATA",
    "# GP",
    "% GP",
    "GP WR",
    "# Offered",
    "Taken When Seen",
    "First Pick",
    "Preference",
    "Bots' Preference",
    "# Decks",
    "Deck Share",
    "Copies",
    "# Games",
    "GP WR Low",
    "GP WR High",
    "DEq",
    "Effect",
    "Effect Low",
    "Effect High",
    "# OH",
    "OH WR",
    "# GD",
    "GD WR",
    "# Resourced",
    "Resourced WR",
    "# Played",
    "Played WR",
];

fn csv_row(line: &CardStatisticsLine) -> Vec<String> {
    let number = |value: Option<f64>| value.map_or_else(String::new, |value| format!("{value:.2}"));
    let rate = |share: Option<ShareView>| number(share.and_then(|share| share.percent));
    let hands = line.hands.unwrap_or_default();
    let games = |hand: HandRateView| hand.games.to_string();
    vec![
        line.name.clone(),
        line.id.clone(),
        line.aspects.clone(),
        line.rarity.clone(),
        line.seen.to_string(),
        number(line.last_seen_at),
        line.picked.to_string(),
        number(line.taken_at),
        line.game_copies.to_string(),
        number(line.played),
        rate(line.win_rate),
        line.offered.to_string(),
        rate(line.taken_when_seen),
        rate(line.first_pick),
        number(line.preference),
        number(line.bot_preference),
        line.decks.to_string(),
        rate(line.deck_share),
        number(line.copies),
        line.games.to_string(),
        number(line.win_rate.map(|rate| rate.low)),
        number(line.win_rate.map(|rate| rate.high)),
        number(line.deq),
        number(line.effect.map(|effect| effect.mean)),
        number(line.effect.map(|effect| effect.low)),
        number(line.effect.map(|effect| effect.high)),
        games(hands.opening),
        rate(hands.opening.rate),
        games(hands.drawn),
        rate(hands.drawn.rate),
        games(hands.resourced),
        rate(hands.resourced.rate),
        games(hands.played),
        rate(hands.played.rate),
    ]
}

/// Returns the table of cards.
pub(super) fn table(view: &CardStatisticsView) -> Result<String, AppError> {
    let head = COLUMNS.map(str::to_owned).to_vec();
    let rows: Vec<Vec<String>> = std::iter::once(head).chain(view.cards.iter().map(csv_row)).collect();
    written(&rows)
}
