//! Lines of the statistics of one person.

use std::collections::BTreeMap;

use catalog::{Catalog, fold_name};
use model::{CardNumber, SetCode};
use statistics::{Archetype, PlayerPicks, PlayerRecord, PlayerSummary, PopulationSummary, Thresholds};

use super::counts::{Counted, CountedSelection};
use super::view::{card_name, is_in_set, rounded, share};
use crate::contract::{
    DeckNameView, PlayerArchetypeLine, PlayerEventLine, PlayerPickLine, PlayerRecordView, PlayerStatisticsView,
    StatisticsPlayerView,
};
use crate::event::person_number;

/// Returns the people of events, by name. A name is spelled as in the latest event.
pub(super) fn list(counted: &Counted) -> Vec<StatisticsPlayerView> {
    let mut players = BTreeMap::<String, StatisticsPlayerView>::new();
    for (_, event) in counted {
        for name in event.names.iter().filter(|name| !name.is_empty()) {
            let line = players.entry(fold_name(name)).or_default();
            line.name.clone_from(name);
            line.events += 1;
        }
    }
    players.into_values().collect()
}

fn record(record: &PlayerRecord) -> PlayerRecordView {
    let PlayerRecord { matches, match_wins, match_losses, games, wins } = *record;
    let win_rate = record.win_rate(&Thresholds::default()).map(share);
    PlayerRecordView { matches, match_wins, match_losses, games, wins, win_rate }
}

pub(super) fn deck_name(catalog: &Catalog, archetype: Archetype) -> DeckNameView {
    DeckNameView {
        leader: archetype.leader.to_string(),
        name: card_name(catalog, archetype.leader),
        base: archetype.base.map(|aspect| aspect.word().to_owned()),
    }
}

fn pick(catalog: &Catalog, own: &PlayerPicks, card: CardNumber, all: &PopulationSummary) -> PlayerPickLine {
    let thresholds = Thresholds::default();
    let place = all.cards.binary_search_by_key(&card, |line| line.card).ok();
    let counts = place.and_then(|place| all.cards.get(place)?.picks).unwrap_or_default();
    let others = own.others(counts.offered, counts.taken, counts.taken_at);
    PlayerPickLine {
        id: card.to_string(),
        name: card_name(catalog, card),
        offered: own.offered,
        picked: own.taken,
        taken_at: own.mean_taken_at(&thresholds).map(rounded),
        taken_when_seen: own.taken_when_seen(&thresholds).map(share),
        others_taken_at: others.mean_taken_at(&thresholds).map(rounded),
        others_taken_when_seen: others.taken_when_seen(&thresholds).map(share),
    }
}

/// Returns the statistics of a person. `all` are the counts of all people of the same events. Names and dates of events
/// are missing.
pub(super) fn view(
    catalog: &Catalog,
    name: &str,
    selection: &CountedSelection,
    all: &PopulationSummary,
    set: Option<SetCode>,
) -> PlayerStatisticsView {
    let (number, folded) = (person_number(name), fold_name(name));
    let mut shown = name.trim().to_owned();
    let mut total = PlayerSummary::default();
    let mut events = Vec::new();
    for (event, counted) in &selection.counted {
        let Some(own) = PlayerSummary::of(&counted.observations, number) else { continue };
        if let Some(spelling) = counted.names.iter().find(|name| fold_name(name) == folded) {
            shown.clone_from(spelling);
        }
        events.push(PlayerEventLine {
            event: *event,
            name: String::new(),
            date: String::new(),
            decks: own.archetypes.keys().map(|archetype| deck_name(catalog, *archetype)).collect(),
            record: record(&own.record),
            against_bots: record(&own.mixed),
        });
        total.merge(&own);
    }
    events.reverse();
    let mut archetypes: Vec<PlayerArchetypeLine> = total
        .archetypes
        .iter()
        .map(|(archetype, (decks, games))| PlayerArchetypeLine {
            deck: deck_name(catalog, *archetype),
            decks: *decks,
            record: record(games),
        })
        .collect();
    archetypes.sort_by_key(|line| std::cmp::Reverse((line.record.matches, line.decks)));
    let mut opponents: Vec<PlayerArchetypeLine> = total
        .opponents
        .iter()
        .map(|(archetype, games)| PlayerArchetypeLine {
            deck: deck_name(catalog, *archetype),
            decks: 0,
            record: record(games),
        })
        .collect();
    opponents.sort_by_key(|line| std::cmp::Reverse(line.record.matches));
    let mut picks: Vec<PlayerPickLine> = total
        .picks
        .iter()
        .filter(|(card, _)| is_in_set(catalog, **card, set))
        .map(|(card, own)| pick(catalog, own, *card, all))
        .collect();
    picks.sort_by_key(|line| std::cmp::Reverse((line.picked, line.offered)));
    PlayerStatisticsView {
        name: shown,
        counting: selection.counting,
        choices: total.choices,
        record: record(&total.record),
        against_bots: record(&total.mixed),
        events,
        archetypes,
        opponents,
        picks,
    }
}
