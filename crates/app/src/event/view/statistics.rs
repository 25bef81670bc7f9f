//! Statistics of decks and of the first player.

use std::collections::BTreeMap;

use messages::log as wording;
use model::{Aspect, CardId};

use crate::AppError;
use crate::contract::{EventRef, FirstPlayerView, RateView, StatisticsView, TextLanguage};
use crate::event::Events;
use crate::event::statistics::{Statistics, Tally};
use crate::event::view::count;
use crate::wilson::share;

impl Events {
    /// Returns win rates of leaders, bases, aspects and first players in these events. Duplicate events count once.
    /// With `bots`, matches with bots count.
    ///
    /// # Errors
    /// `statistics.empty` without an event, `statistics.too_many`, `event.not_found`, `journal.*`.
    pub fn statistics(&self, events: &[u32], bots: bool) -> Result<StatisticsView, AppError> {
        Ok(view(self.counted_statistics(events, bots)?, self.core.message_language()))
    }
}

/// Returns the statistics of all counted events.
fn view(counted: Statistics<'_>, language: TextLanguage) -> StatisticsView {
    let card = |card: &CardId| {
        let card = counted.catalog.card(*card);
        (card.number.to_string(), card.full_name())
    };
    let aspect = |aspect: &Aspect| (aspect.word().to_owned(), aspect.word().to_owned());
    let first = &counted.first;
    StatisticsView {
        remarks: remarks(&counted, language),
        leaders: lines(&counted.leaders, card),
        bases: lines(&counted.bases, card),
        aspects: lines(&counted.aspects, aspect),
        first: FirstPlayerView {
            games: first.games,
            won: first.won,
            drawn: first.drawn,
            unknown: first.unknown,
            share: share(first.won, first.games),
        },
        matches: counted.matches,
        unknown: counted.unknown,
        has_bots: counted.has_bots,
        events: counted.events.into_iter().map(|(event, name)| EventRef { event, name }).collect(),
    }
}

/// Returns the remarks on data that are not counted.
fn remarks(counted: &Statistics<'_>, language: TextLanguage) -> Vec<String> {
    let (unknown, unplayed, of_bots, tables) = (counted.unknown, counted.unplayed, counted.of_bots, counted.tables);
    let told = [
        (unknown, wording::MatchesWithAnUnknownDeckNot { unknown: &unknown }.text(language)),
        (unplayed, wording::NotCountedByesNoShowsOr { unplayed: &unplayed }.text(language)),
        (of_bots, wording::MatchesOfBotsCountedOnlyOn { of_bots: &of_bots }.text(language)),
        (tables, wording::GamesAtMultiplayerTablesNotCounted { tables: &tables }.text(language)),
    ];
    told.into_iter().filter(|(count, _)| *count > 0).map(|(_, words)| words).collect()
}

fn lines<K>(tallies: &BTreeMap<K, Tally>, named: impl Fn(&K) -> (String, String)) -> Vec<RateView> {
    let line = |(key, tally): (&K, &Tally)| {
        let (id, name) = named(key);
        RateView {
            id,
            name,
            decks: count(tally.decks()),
            matches: tally.wins + tally.losses + tally.draws,
            wins: tally.wins,
            losses: tally.losses,
            draws: tally.draws,
            mirrors: tally.mirrors,
            share: share(tally.wins, tally.wins + tally.losses),
        }
    };
    let mut lines: Vec<RateView> = tallies.iter().map(line).collect();
    // The sort is stable: lines with equal counts stay in card order.
    lines.sort_by_key(|line| std::cmp::Reverse(line.matches + line.mirrors));
    lines
}
