//! Lines and tables of the statistics of cards, picks and archetypes.

use std::collections::BTreeMap;

use catalog::Catalog;
use model::{CardNumber, CardType, SetCode};
use statistics::{
    Archetype, CardEffect, CardSummary, HandCounts, HandNumbers, HeldOut, Population, PopulationSummary, Rate, Summary,
    Thresholds, archetype_numbers, card_numbers,
};

use super::estimates::{Available, Estimate};
use crate::contract::{
    ArchetypeLine, CardStatisticsLine, CardStatisticsView, EffectView, EstimatesState, HandRateView, HandsView,
    MatchupLine, ModelCheckView, ShareView,
};

/// Rounds to two decimal places.
pub(super) fn rounded(value: f64) -> f64 {
    (value * 100.0).round() / 100.0
}

fn percent(share: f64) -> f64 {
    rounded(100.0 * share)
}

pub(super) fn share(rate: Rate) -> ShareView {
    let [low, high] = rate.interval.map(percent);
    ShareView { percent: Some(percent(rate.share)), low, high }
}

/// Rounds to four decimal places.
fn loss(value: f64) -> f64 {
    (value * 10_000.0).round() / 10_000.0
}

fn check_view(check: &HeldOut) -> ModelCheckView {
    ModelCheckView {
        events: check.events,
        games: check.games,
        fifty: loss(check.log_loss.fifty),
        players: loss(check.log_loss.players),
        rates: loss(check.log_loss.rates),
        model: loss(check.log_loss.model),
        gain: loss(check.gain.mean),
        standard_error: loss(check.gain.standard_error),
        shown: check.shows_effects(),
    }
}

fn hands(counts: &HandCounts, numbers: &HandNumbers) -> HandsView {
    let view = |games, wins, rate: Option<Rate>| HandRateView { games, wins, rate: rate.map(share) };
    HandsView {
        opening: view(counts.opening, counts.opening_wins, numbers.opening),
        drawn: view(counts.drawn, counts.drawn_wins, numbers.drawn),
        resourced: view(counts.resourced, counts.resourced_wins, numbers.resourced),
        played: view(counts.played, counts.played_wins, numbers.played),
    }
}

/// Returns the full name of a card, or its number if it is unknown.
pub(super) fn card_name(catalog: &Catalog, number: CardNumber) -> String {
    let card = catalog.by_number(number).map(|card| catalog.card(card).full_name());
    card.unwrap_or_else(|| number.to_string())
}

/// Returns `true` if a card or one of its reprints is in a set, or if there is no set.
pub(super) fn is_in_set(catalog: &Catalog, number: CardNumber, set: Option<SetCode>) -> bool {
    set.is_none_or(|set| {
        let card = catalog.by_number(number);
        number.set == set || card.is_some_and(|card| catalog.reprints(card).any(|reprint| reprint.number.set == set))
    })
}

/// Returns the mean and the standard deviation. Returns `None` for fewer than two different numbers.
fn moments(values: &[f64]) -> Option<[f64; 2]> {
    let count = values.len() as f64;
    let mean = values.iter().sum::<f64>() / count;
    let deviation = (values.iter().map(|value| (value - mean).powi(2)).sum::<f64>() / count).sqrt();
    (deviation > 0.0).then_some([mean, deviation])
}

/// Returns the bots' values of cards, moved and stretched so that they have the mean and the deviation of the players'
/// preferences. Leaders and other cards are apart, as in drafts.
fn bot_preferences(
    catalog: &Catalog,
    estimate: &Estimate,
    worth: &BTreeMap<CardNumber, f64>,
) -> BTreeMap<CardNumber, f64> {
    let is_leader =
        |card: CardNumber| catalog.by_number(card).is_some_and(|card| catalog.card(card).kind == CardType::Leader);
    let mut found = BTreeMap::new();
    for leaders in [true, false] {
        let known: Vec<(CardNumber, [f64; 2])> = estimate
            .preferences
            .iter()
            .filter(|(card, _)| is_leader(**card) == leaders)
            .filter_map(|(card, own)| Some((*card, [own.log_strength, *worth.get(card)?])))
            .collect();
        let moments = |of: usize| moments(&known.iter().map(|(_, values)| values[of]).collect::<Vec<f64>>());
        let (Some([mean, deviation]), Some([worth_mean, worth_deviation])) = (moments(0), moments(1)) else { continue };
        found.extend(
            known.iter().map(|(card, [_, worth])| (*card, mean + deviation * (worth - worth_mean) / worth_deviation)),
        );
    }
    found
}

/// Data for the lines of cards.
struct Sources<'a> {
    catalog: &'a Catalog,
    counts: &'a PopulationSummary,
    estimate: &'a Estimate,
    /// Preferences of the bots.
    bot_preferences: BTreeMap<CardNumber, f64>,
}

impl Sources<'_> {
    fn line(&self, counts: &CardSummary) -> CardStatisticsLine {
        let numbers = card_numbers(counts, self.counts, &Thresholds::default());
        let card = self.catalog.by_number(counts.card).map(|card| self.catalog.card(card));
        let (picks, decks) = (counts.picks.unwrap_or_default(), counts.decks.unwrap_or_default());
        let games = counts.games.unwrap_or_default();
        let preference = numbers.picks.and_then(|_| self.estimate.preferences.get(&counts.card));
        let effect = numbers.games.and_then(|_| self.estimate.effects.get(&counts.card));
        let points = |logit: f64| percent(CardEffect::as_win_rate(logit));
        CardStatisticsLine {
            id: counts.card.to_string(),
            name: card_name(self.catalog, counts.card),
            aspects: card.map_or_else(String::new, |card| {
                card.aspects.iter().map(|aspect| aspect.word()).collect::<Vec<&str>>().join(" ")
            }),
            rarity: card.map_or_else(String::new, |card| card.rarity.to_string()),
            seen: picks.packs,
            offered: picks.offered,
            picked: picks.taken,
            last_seen_at: numbers.picks.map(|picks| rounded(picks.last_seen_at)),
            taken_at: numbers.picks.and_then(|picks| picks.taken_at).map(rounded),
            taken_when_seen: numbers.picks.map(|picks| share(picks.taken_when_seen)),
            first_pick: numbers.picks.and_then(|picks| picks.first_pick).map(share),
            preference: preference.map(|preference| rounded(preference.log_strength)),
            bot_preference: preference.and(self.bot_preferences.get(&counts.card)).copied().map(rounded),
            decks: decks.decks,
            deck_share: numbers.decks.map(|decks| share(decks.decks)),
            main_deck: numbers.decks.map(|decks| percent(decks.main)),
            copies: numbers.decks.map(|decks| rounded(decks.copies)),
            games: games.games,
            wins: games.wins,
            game_copies: games.copies,
            win_rate: numbers.games.map(|games| share(games.win_rate)),
            played: numbers.games.map(|games| percent(games.played)),
            deq: numbers.games.and_then(|games| games.deq).map(percent),
            effect: effect.map(|effect| {
                let [low, high] = effect.interval.map(points);
                EffectView { mean: points(effect.mean), low, high }
            }),
            hands: counts.hands.as_ref().map(|counts| hands(counts, &numbers.hands)),
        }
    }

    fn archetypes(&self) -> (Vec<ArchetypeLine>, Vec<MatchupLine>) {
        let numbers = archetype_numbers(self.counts, &Thresholds::default());
        let mut lines: Vec<_> = self.counts.archetypes.iter().zip(numbers).collect();
        // The sort is stable: archetypes with equally many decks stay in card order.
        lines.sort_by_key(|(line, _)| std::cmp::Reverse(line.record.decks));
        let place: BTreeMap<Archetype, u32> = lines.iter().map(|(line, _)| line.archetype).zip(0..).collect();
        let matchups = self.counts.matchups.iter().filter_map(|line| {
            let [first, second] = line.archetypes.map(|archetype| place.get(&archetype).copied());
            let record = &line.record;
            let (matches, games, wins) = (record.matches, record.games, record.wins);
            Some(MatchupLine { first: first?, second: second?, matches, games, wins })
        });
        let archetype = |(line, numbers): (&statistics::ArchetypeSummary, statistics::ArchetypeNumbers)| {
            let (leader, record) = (line.archetype.leader, &line.record);
            ArchetypeLine {
                leader: leader.to_string(),
                name: card_name(self.catalog, leader),
                base: line.archetype.base.map(|aspect| aspect.word().to_owned()),
                decks: record.decks,
                share: numbers.share.map(share),
                matches: record.matches,
                match_wins: record.match_wins,
                match_losses: record.match_losses,
                games: record.games,
                wins: record.wins,
                mirrors: record.mirrors,
                win_rate: numbers.win_rate.map(share),
            }
        };
        let matchups = matchups.collect();
        (lines.into_iter().map(archetype).collect(), matchups)
    }
}

/// Statistics of one population over events.
pub(super) struct Found {
    /// Counts of both populations.
    pub(super) summary: Summary,
    pub(super) population: Population,
    /// Number of events that are left out because they cannot be read.
    pub(super) unreadable: u32,
    /// Number of events that are left out because they are still being counted.
    pub(super) counting: u32,
    pub(super) estimate: Available,
}

/// Returns the view of statistics, with the cards of one set or of all.
/// `worth` are the values of cards that bots draft by.
pub(super) fn view(
    catalog: &Catalog,
    found: &Found,
    worth: &BTreeMap<CardNumber, f64>,
    set: Option<SetCode>,
) -> CardStatisticsView {
    let counts = found.summary.population(found.population);
    let nothing = Estimate::default();
    let (estimates, estimate) = match &found.estimate {
        Available::Current(estimate) => (EstimatesState::Current, &**estimate),
        Available::Outdated(estimate) => (EstimatesState::Outdated, &**estimate),
        Available::Computing => (EstimatesState::Computing, &nothing),
    };
    let sources = Sources { catalog, counts, estimate, bot_preferences: bot_preferences(catalog, estimate, worth) };
    let (archetypes, matchups) = sources.archetypes();
    CardStatisticsView {
        events: found.summary.events,
        bots: found.population == Population::Bots,
        choices: counts.totals.choices,
        decks: counts.totals.decks,
        matches: counts.totals.matches,
        games: counts.totals.games,
        engine_games: counts.totals.engine_games,
        mixed_matches: found.summary.mixed_matches,
        unreadable: found.unreadable,
        counting: found.counting,
        estimates,
        check: estimate.check.as_ref().map(check_view),
        cards: counts
            .cards
            .iter()
            .filter(|line| is_in_set(catalog, line.card, set))
            .map(|line| sources.line(line))
            .collect(),
        archetypes,
        matchups,
    }
}
