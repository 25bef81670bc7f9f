//! Statistics of cards, picks and archetypes over events.

use std::collections::BTreeMap;

use model::CardNumber;
use statistics::{
    CardEffect, Games, HeldOut, Model, Observations, Population, PopulationSummary, Preference, Stage, Summary,
    preferences,
};

use crate::AppError;
use crate::event::Events;
use crate::event::observations::observations;

/// Statistics of one population over events.
pub(crate) struct CardStatistics {
    /// Counts of both populations.
    pub summary: Summary,
    pub population: Population,
    /// Comparison of predictions with games that were held out; `None` with too few games.
    pub check: Option<HeldOut>,
    pub preferences: BTreeMap<CardNumber, Preference>,
    /// Effects of cards on the chance to win; empty if the check does not show any.
    pub effects: BTreeMap<CardNumber, CardEffect>,
}

impl CardStatistics {
    /// Returns the counts of the population.
    pub(crate) fn counts(&self) -> &PopulationSummary {
        self.summary.population(self.population)
    }
}

/// Returns the statistics of events. Each is given with its number, oldest first.
fn statistics_of(
    events: &[(u32, Observations)],
    worth: &BTreeMap<CardNumber, f64>,
    population: Population,
) -> CardStatistics {
    let summaries: Vec<Summary> = events.iter().map(|(_, event)| Summary::of(event)).collect();
    let picks = || {
        events.iter().flat_map(move |(_, event)| {
            event
                .picks
                .iter()
                .filter(move |pick| event.seat(pick.seat).is_some_and(|seat| seat.population == population))
        })
    };
    let preferences = [Stage::Leaders, Stage::Cards].into_iter().flat_map(|stage| preferences(picks(), stage, &[]));
    let games = Games::new(events.iter().map(|(number, event)| (*number, event)), population, worth);
    let check = HeldOut::check(&games);
    let effects = match check.filter(HeldOut::shows_effects) {
        Some(_) => Model::fit(&games, None).cards,
        None => Vec::new(),
    };
    CardStatistics {
        summary: Summary::sum(&summaries),
        population,
        check,
        preferences: preferences.map(|line| (line.card, line)).collect(),
        effects: effects.into_iter().map(|effect| (effect.card, effect)).collect(),
    }
}

impl Events {
    /// Returns the statistics of a population in these events. Duplicate events count once.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`.
    pub(crate) fn counted_cards(
        &self,
        mut events: Vec<u32>,
        population: Population,
    ) -> Result<CardStatistics, AppError> {
        events.sort_unstable();
        events.dedup();
        let mut found = Vec::with_capacity(events.len());
        for event in events {
            let observed = self.read(event, |state, _| Ok(observations(&self.core.catalog, event, state)))?;
            found.push((event, observed));
        }
        Ok(statistics_of(&found, self.core.card_worth()?, population))
    }
}
