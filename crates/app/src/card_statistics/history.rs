//! The statistics of one card: its numbers by month, and the archetypes whose decks have it.

use std::collections::BTreeMap;

use catalog::Catalog;
use model::CardNumber;
use statistics::{CardDeckRecord, CardDecks, CardSummary, Population, Summary, Thresholds, card_numbers};

use super::counts::{Counted, CountedSelection};
use super::player::deck_name;
use super::view::{card_name, rounded, share};
use crate::contract::{CardArchetypeLine, CardHistoryView, CardPeriodLine};

/// Returns the counts of a card in events.
fn counts_of(card: CardNumber, population: Population, events: &Counted) -> (CardSummary, Summary) {
    let sum = Summary::sum(events.iter().map(|(_, event)| &event.summary));
    let cards = &sum.population(population).cards;
    let found = cards.binary_search_by_key(&card, |line| line.card).ok().and_then(|place| cards.get(place)).cloned();
    let empty = CardSummary { card, picks: None, decks: None, games: None, hands: None };
    (found.unwrap_or(empty), sum)
}

fn period(month: String, card: CardNumber, population: Population, events: &Counted) -> CardPeriodLine {
    let (counts, sum) = counts_of(card, population, events);
    let numbers = card_numbers(&counts, sum.population(population), &Thresholds::default());
    let (picks, games) = (counts.picks.unwrap_or_default(), counts.games.unwrap_or_default());
    CardPeriodLine {
        month,
        events: sum.events,
        offered: picks.offered,
        picked: picks.taken,
        taken_at: numbers.picks.and_then(|picks| picks.taken_at).map(rounded),
        taken_when_seen: numbers.picks.map(|picks| share(picks.taken_when_seen)),
        decks: counts.decks.unwrap_or_default().decks,
        games: games.games,
        wins: games.wins,
        win_rate: numbers.games.map(|games| share(games.win_rate)),
    }
}

/// Returns the statistics of a card. `month_of` returns the month of an event (2026-11).
pub(super) fn view(
    catalog: &Catalog,
    card: CardNumber,
    population: Population,
    selection: CountedSelection,
    month_of: impl Fn(u32) -> Option<String>,
) -> CardHistoryView {
    let mut decks = CardDecks::default();
    let mut months = BTreeMap::<String, Counted>::new();
    for (number, event) in selection.counted {
        decks.merge(&CardDecks::of(&event.observations, card, population));
        if let Some(month) = month_of(number) {
            months.entry(month).or_default().push((number, event));
        }
    }
    let line = |(archetype, record): (&statistics::Archetype, &CardDeckRecord)| CardArchetypeLine {
        deck: deck_name(catalog, *archetype),
        decks: record.decks,
        games: record.games,
        wins: record.wins,
        win_rate: record.win_rate(&Thresholds::default()).map(share),
    };
    let mut archetypes: Vec<CardArchetypeLine> = decks.archetypes.iter().map(line).collect();
    archetypes.sort_by_key(|line| std::cmp::Reverse((line.decks, line.games)));
    CardHistoryView {
        id: card.to_string(),
        name: card_name(catalog, card),
        bots: population == Population::Bots,
        counting: selection.counting,
        months: months.into_iter().map(|(month, events)| period(month, card, population, &events)).collect(),
        archetypes,
    }
}
