//! Views of an event for the front ends.

mod availability;
mod judging;
pub(crate) mod lists;
mod pods;
mod rounds;
mod standings;
mod statistics;

use std::collections::HashMap;
use std::sync::Arc;

use chrono::{DateTime, Utc};
use decks::Entry;
use model::CardNumber;
use store::StreamRow;
use tournament::{DeckLists, PlayerId, Profile, Tournament};

pub(crate) use judging::{advice, checks, consequences, cut_plan, infractions, penalties};
pub(crate) use pods::{drafting, pods};
pub(crate) use rounds::{clock, clock_view, reasons, round, round_seconds, rounds};
pub(crate) use standings::{final_places, record_of, standings, table_standing, team_standings};

use crate::contract::{
    DeckStatus, DraftMode, EventKind, EventSummary, EventView, ListCheck, LogLine, PlayerView, ProfileView,
    RegisteredDeckView, SealedBoosters, Stage, StandingView, StructureInput, TableStandingView, TextLanguage,
};
use crate::edition::in_force_at;
use crate::event::Events;
use crate::event::kind;
use crate::event::lists::ListRules;
use crate::event::messages;
use crate::event::sealed::{self, EventBoosters};
use crate::event::standings::columns;
use crate::event::state::{EventState, count};
use crate::event::status::status_of;
use crate::event::steps;
use crate::journal::status::EventStatus;

/// Returns an event's line in the list of events.
pub(crate) fn summary(row: &StreamRow, status: EventStatus) -> EventSummary {
    EventSummary {
        id: row.id.number,
        name: row.name.clone(),
        kind: status.kind().into(),
        mode: status.mode().into(),
        stage: status.stage().into(),
        set: status.set,
        set_name: status.set_name,
        created_at: row.created_at.clone(),
        players: status.players,
        round: status.round,
        planned_rounds: status.planned_rounds,
        archived: row.archived,
        problem: None,
    }
}

/// Returns the line of an event with a damaged history, so that the rest of the list stays readable.
pub(crate) fn unreadable(row: &StreamRow, problem: String) -> EventSummary {
    EventSummary {
        id: row.id.number,
        name: row.name.clone(),
        set: String::new(),
        set_name: String::new(),
        kind: EventKind::Draft,
        mode: DraftMode::Digital,
        created_at: row.created_at.clone(),
        stage: Stage::Registration,
        players: 0,
        round: 0,
        planned_rounds: 0,
        archived: row.archived,
        problem: Some(problem),
    }
}

fn sealed_boosters(boosters: EventBoosters<'_>) -> SealedBoosters {
    SealedBoosters {
        set: boosters.set.to_string(),
        packs: Some(u32::from(boosters.packs)),
        leaders: boosters.leaders.iter().map(CardNumber::to_string).collect(),
    }
}

fn wide(numbers: &[u16]) -> Vec<u32> {
    numbers.iter().map(|number| u32::from(*number)).collect()
}

#[cfg(test)]
thread_local! {
    /// Number of event views that this thread has built.
    pub(crate) static BUILT: std::cell::Cell<u32> = const { std::cell::Cell::new(0) };
}

/// Returns the view of an event. Shared parts, such as the standings, are computed once.
pub(crate) fn event(events: &Events, row: &StreamRow, state: &EventState, now: DateTime<Utc>) -> EventView {
    #[cfg(test)]
    BUILT.set(BUILT.get() + 1);
    let language = events.core.message_language();
    let rules = ListRules::of_state(state, events.core.today());
    let tournament = &state.tournament;
    let (first_table, missing) = tournament.room();
    let ranked = standings::StandingsCache::of(state);
    let players = players(events, state, rules, language, &ranked.records(language));
    let (standings, table_standings) = ranked.shown(state);
    EventView {
        summary: summary(row, status_of(&events.core.catalog, state)),
        structure: structure(tournament),
        profile: profile_of(language, tournament),
        edition: in_force_at(&row.created_at),
        shape: state.settings.shape.into(),
        pod_size: u32::from(state.settings.pod_size),
        sealed: sealed::boosters_of(state).map(sealed_boosters),
        recommended_rounds: u32::from(steps::recommended_rounds(state)),
        first_table: u32::from(first_table),
        missing_tables: wide(missing),
        lists_on: rules.day().to_string(),
        players,
        pods: pods::pods(state, now),
        deck_clock: tournament.deck_clock().map(|clock| rounds::clock_view(&clock, now)),
        rounds: rounds::rounds(language, state, now),
        bracket: rounds::bracket(state),
        final_places: self::standings::final_places(state),
        columns: columns(state),
        standings,
        team_standings: self::standings::team_standings(state),
        table_standings,
        penalties: judging::penalties(state),
        checks: judging::checks(state),
        infractions: judging::infractions(state, language),
        end_of_match: end_of_match(language, state),
        log: log(language, state),
        steps: availability::steps(state, language),
        notices: state.notices.clone(),
    }
}

/// Returns the structure of an event.
pub(crate) fn structure(event: &Tournament) -> StructureInput {
    let played = event.structure();
    StructureInput {
        rounds: played.rounds.into(),
        best_of: played.best_of.map(u32::from),
        cut_best_of: played.cut_best_of.map(u32::from),
        cut: played.cut.map(u32::from),
        trilogy: played.trilogy,
    }
}

/// Returns the view of a rules profile.
pub(crate) fn profile(language: TextLanguage, profile: &Profile) -> ProfileView {
    ProfileView {
        key: profile.key.clone(),
        name: messages::profile_name(language, profile),
        describes: messages::profile(language, profile),
        ranked_by: messages::ranked_by(language, profile),
        match_win_share: messages::match_win_share(language, profile),
        floor: profile.floor.to_string(),
        shipped: Profile::by_key(&profile.key).is_some(),
        sealed_packs: u32::from(profile.sealed_packs),
        best_of: (2 * u32::from(profile.games_to_win)).saturating_sub(1),
        round_minutes: u32::from(profile.round_minutes),
        single_game_minutes: u32::from(profile.single_game_minutes),
        cut_minutes: u32::from(profile.cut_minutes),
    }
}

/// Returns the view of an event's rules profile, with the ranking criteria of this event.
pub(crate) fn profile_of(language: TextLanguage, event: &Tournament) -> ProfileView {
    ProfileView { describes: messages::ranking(language, event), ..profile(language, event.profile()) }
}

/// Returns the steps at the end of a match's time as text.
pub(crate) fn end_of_match(language: TextLanguage, state: &EventState) -> Vec<String> {
    state.tournament.profile().end_of_match.iter().map(|step| messages::end_of_match(language, *step)).collect()
}

/// Returns a player's name. Returns an empty text if there is no such player.
pub(crate) fn name(state: &EventState, player: PlayerId) -> String {
    state.name_of(player)
}

/// Returns the players of an event in order of registration.
pub(crate) fn players_of(events: &Events, state: &EventState) -> Vec<PlayerView> {
    let language = events.core.message_language();
    let records = standings::StandingsCache::of(state).records(language);
    players(events, state, ListRules::of_state(state, events.core.today()), language, &records)
}

/// Returns the current standings of matches and of multiplayer tables; one of the two is empty.
pub(crate) fn current_standings(state: &EventState) -> (Vec<StandingView>, Vec<TableStandingView>) {
    standings::StandingsCache::of(state).shown(state)
}

fn players(
    events: &Events,
    state: &EventState,
    rules: ListRules,
    language: TextLanguage,
    records: &HashMap<PlayerId, String>,
) -> Vec<PlayerView> {
    let mut penalties: HashMap<PlayerId, u32> = HashMap::new();
    for penalty in state.tournament.penalties().iter().filter(|penalty| penalty.is_active()) {
        *penalties.entry(penalty.player).or_default() += 1;
    }
    let view = |player: &tournament::Player| {
        let seat = state.seat_of(player.id);
        let decks = registered(events, state, rules, language, player);
        let built = state.deck(player.id).map(|deck| &deck.list);
        let first = |entries: Option<&Vec<Entry>>| Some(entries?.first()?.card.to_string());
        PlayerView {
            id: player.id.0,
            name: player.name.clone(),
            bot: state.bots.contains(&player.id),
            dropped: player.is_dropped(),
            disqualified: player.disqualified,
            entered_in_round: u32::from(player.entered_in_round),
            pod: seat.map(|(pod, _)| u32::from(pod) + 1),
            seat: seat.map(|(_, seat)| u32::from(seat) + 1),
            deck: with_list(deck_status(state, player.id), &decks),
            leader: first(built.map(|list| &list.leaders)),
            base: first(built.map(|list| &list.bases)),
            record: records.get(&player.id).cloned().unwrap_or_else(|| "0-0-0".to_owned()),
            fixed_table: player.fixed_table.map(u32::from),
            declared_byes: wide(&player.declared_byes),
            decks,
            decks_locked: player.decks_locked,
            penalties: penalties.get(&player.id).copied().unwrap_or_default(),
        }
    };
    state.tournament.players().iter().map(view).collect()
}

/// Returns the status of the deck that a player built at the event.
fn deck_status(state: &EventState, player: PlayerId) -> DeckStatus {
    match (state.deck(player), state.settings.mode) {
        (Some(deck), _) if deck.problems.is_empty() => DeckStatus::Legal,
        (Some(_), _) => DeckStatus::Illegal,
        (None, _) if state.settings.kind != kind::EventKind::Draft => DeckStatus::NoList,
        (None, _) if !state.draft_is_done() => DeckStatus::NotYet,
        (None, kind::DraftMode::Paper) => DeckStatus::OnPaper,
        (None, kind::DraftMode::Digital) => DeckStatus::Missing,
    }
}

/// Returns the status of a player's deck. Without a deck built at the event, a registered list counts.
fn with_list(built: DeckStatus, lists: &[RegisteredDeckView]) -> DeckStatus {
    match built {
        DeckStatus::Legal | DeckStatus::Illegal => built,
        DeckStatus::Missing | DeckStatus::OnPaper | DeckStatus::NotYet | DeckStatus::NoList if lists.is_empty() => {
            built
        }
        DeckStatus::Missing | DeckStatus::OnPaper | DeckStatus::NotYet | DeckStatus::NoList => {
            if lists.iter().all(|list| list.check.legal) { DeckStatus::Legal } else { DeckStatus::Illegal }
        }
    }
}

fn registered(
    events: &Events,
    state: &EventState,
    rules: ListRules,
    language: TextLanguage,
    player: &tournament::Player,
) -> Vec<RegisteredDeckView> {
    if player.decks.is_empty() {
        return Vec::new();
    }
    let registered = player.decks.iter().map(|deck| (u32::from(deck.slot), deck.list.clone())).collect();
    let checks = lists::checks(&events.check_lists(rules, registered, events.list_pool(state, player.id)), language);
    let open = player.decks_locked && state.tournament.profile().deck_lists == DeckLists::Open;
    let deck = |(deck, check): (&tournament::RegisteredDeck, ListCheck)| RegisteredDeckView {
        slot: u32::from(deck.slot),
        name: deck.name.clone(),
        leader: deck.leader.clone(),
        base: deck.base.clone(),
        open,
        list: deck.list.clone(),
        check,
    };
    player.decks.iter().zip(checks).map(deck).collect()
}

/// Returns the log, newest first, without picks.
pub(crate) fn log(language: TextLanguage, state: &EventState) -> Vec<LogLine> {
    // Picks have a separate log; thousands of them would drown the rest.
    let shown = state.log.iter().zip(1..).filter(|(entry, _)| entry.is_listed);
    let line = |(entry, seq): (&Arc<crate::event::log::LogEntry>, u32)| LogLine {
        seq,
        at: entry.at.clone(),
        by: entry.operation.and_then(|place| state.tournament.stamp(place)).map(|stamp| stamp.by.clone()),
        text: entry.text.of(language).to_owned(),
        undone: entry.operation.is_some_and(|place| state.tournament.is_undone(place)),
        part: entry.part,
    };
    let mut lines: Vec<LogLine> = shown.map(line).collect();
    lines.reverse();
    lines
}
