//! An event as the contract shows it.

use std::collections::HashMap;
use std::sync::Arc;

use catalog::Catalog;
use chrono::{DateTime, Utc};
use draft::{Passing as Direction, Stage as DraftStage};
use store::EventRow;
use tournament::{Fraction, MatchResult, Pairing, PlayerId, Profile, RoundKind, Side, Standing, Tournament};

use crate::cards::faces;
use crate::contract::{
    DeckStatus, DraftMode, DraftPart, DraftSeatView, DraftStatus, DraftView, EventKind, EventSummary, EventView,
    LogLine, NextStep, PackCardView, Passing, Percent, PlayerRef, PlayerView, PodView, Possible, ProfileView,
    ResultEntry, RoundView, SeatView, Stage, StandingView, Steps, TableView,
};
use crate::event::state::{DigitalPod, DraftProgress, EventState, PaperPod};
use crate::{AppError, words};

/// A line in the list of events.
pub(crate) fn summary(catalog: &Catalog, id: u32, row: &EventRow, state: &EventState) -> EventSummary {
    let set = state.settings.set;
    EventSummary {
        id,
        name: row.name.clone(),
        set: set.map_or_else(String::new, |set| set.to_string()),
        set_name: set.and_then(|set| catalog.set(set)).map_or_else(String::new, |set| set.name.to_string()),
        kind: state.settings.kind,
        mode: state.settings.mode,
        created_at: row.created_at.clone(),
        stage: stage(state),
        players: count(state.tournament.players().len()),
        round: count(state.tournament.rounds().len()),
        planned_rounds: u32::from(planned_rounds(state)),
        archived: row.archived,
        problem: None,
    }
}

/// The line of an event whose journal cannot be followed: the others are not to suffer for it.
pub(crate) fn unreadable(id: u32, row: &EventRow, problem: &AppError) -> EventSummary {
    EventSummary {
        id,
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
        problem: Some(problem.message.clone()),
    }
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

pub(crate) fn recommended_rounds(state: &EventState) -> u16 {
    Tournament::recommended_rounds(state.tournament.field(), state.tournament.profile())
}

/// What the organiser planned, or what is recommended.
fn planned_rounds(state: &EventState) -> u16 {
    state.tournament.rounds_to_play()
}

/// How many rounds before a cut are paired.
fn rounds_before_a_cut(state: &EventState) -> usize {
    state.tournament.rounds().iter().filter(|round| !state.tournament.is_of_the_cut(round)).count()
}

/// Whether everything is played: the planned rounds, and the cut if there is or shall be one.
fn is_over(state: &EventState) -> bool {
    let event = &state.tournament;
    let rounds = rounds_before_a_cut(state) >= usize::from(planned_rounds(state));
    let finished = event.rounds().iter().all(tournament::Round::is_finished);
    let cut = match (event.bracket(), event.structure().cut) {
        (Some(_), _) => event.is_cut_over(),
        (None, Some(_)) => false,
        (None, None) => true,
    };
    finished && cut && (rounds || event.bracket().is_some())
}

/// Whether the rounds before a planned cut are played and the bracket is not made.
fn waits_for_the_cut(state: &EventState) -> bool {
    let event = &state.tournament;
    let played = rounds_before_a_cut(state) >= usize::from(planned_rounds(state));
    event.structure().cut.is_some() && event.bracket().is_none() && played
}

fn stage(state: &EventState) -> Stage {
    let rounds = state.tournament.rounds();
    // A further draft of the event comes before its rounds.
    let drafting_again = !state.tournament.pods().is_empty() && state.rounds_of_these_pods() == 0;
    if !rounds.is_empty() && !drafting_again {
        return if is_over(state) { Stage::Finished } else { Stage::Rounds };
    }
    match (state.draft(), state.tournament.pods().is_empty()) {
        (Some(_), _) if state.draft_is_done() => Stage::DeckBuilding,
        (Some(_), _) => Stage::Drafting,
        (None, false) => Stage::Seated,
        (None, true) => Stage::Registration,
    }
}

/// The whole event.
pub(crate) fn event(
    catalog: &Arc<Catalog>,
    id: u32,
    row: &EventRow,
    state: &EventState,
    now: DateTime<Utc>,
) -> Result<EventView, AppError> {
    let records = records(state);
    Ok(EventView {
        summary: summary(catalog, id, row, state),
        pod_size: u32::from(state.settings.pod_size),
        sealed: crate::event::sealed::boosters_of(state),
        recommended_rounds: u32::from(recommended_rounds(state)),
        profile: profile_of(&state.tournament),
        players: players(state, &records),
        pods: pods(state, now),
        rounds: rounds(state),
        standings: final_standings(state).iter().map(|line| standing(state, line)).collect(),
        log: log(state),
        steps: steps(state),
        notices: state.notices.clone(),
    })
}

/// What everybody has behind them: matches won, lost and drawn, or points where tables are played.
fn records(state: &EventState) -> HashMap<PlayerId, String> {
    match state.tournament.structure().rounds {
        RoundKind::Tables => {
            let lines = state.tournament.table_standings();
            lines.iter().map(|line| (line.player, words::counted(line.points, "point", "points"))).collect()
        }
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => {
            state.tournament.standings().iter().map(|line| (line.player, record(line))).collect()
        }
    }
}

/// The places of a cut that is over, by player.
pub(crate) fn places_of_the_cut(state: &EventState) -> HashMap<PlayerId, u32> {
    state.tournament.final_places().into_iter().map(|place| (place.player, place.place)).collect()
}

/// The standings of matches as they are in the end: the winner of a bracket that is over leads them, and the places are
/// the ranks. None where tables are played, and before round 1.
pub(crate) fn final_standings(state: &EventState) -> Vec<Standing> {
    let tables = state.tournament.structure().rounds == RoundKind::Tables;
    if tables || state.tournament.rounds().is_empty() {
        return Vec::new();
    }
    let mut lines = state.tournament.standings();
    rank_by_the_cut(state, lines.iter_mut().map(|line| (line.player, &mut line.rank)));
    lines.sort_by_key(|line| line.rank);
    lines
}

/// The same of tables of three and four, with the places of a final table that is over.
pub(crate) fn final_table_standings(state: &EventState) -> Vec<tournament::TableStanding> {
    let tables = state.tournament.structure().rounds == RoundKind::Tables;
    if !tables || state.tournament.rounds().is_empty() {
        return Vec::new();
    }
    let mut lines = state.tournament.table_standings();
    rank_by_the_cut(state, lines.iter_mut().map(|line| (line.player, &mut line.rank)));
    lines.sort_by_key(|line| line.rank);
    lines
}

/// Ranks players by the places of a cut that is over; who has none keeps their rank.
fn rank_by_the_cut<'a>(state: &EventState, ranks: impl Iterator<Item = (PlayerId, &'a mut u32)>) {
    let places = places_of_the_cut(state);
    for (player, rank) in ranks {
        *rank = places.get(&player).copied().unwrap_or(*rank);
    }
}

/// A rules profile.
pub(crate) fn profile(profile: &Profile) -> ProfileView {
    ProfileView {
        key: profile.key.clone(),
        name: profile.name.clone(),
        describes: words::profile(profile),
        shipped: Profile::by_key(&profile.key).is_some(),
        sealed_packs: u32::from(profile.sealed_packs),
    }
}

/// The rules profile of an event, with the order by which this event ranks.
pub(crate) fn profile_of(event: &Tournament) -> ProfileView {
    let described = match event.structure().rounds {
        RoundKind::Tables => words::table_profile(event.profile()),
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => words::profile(event.profile()),
    };
    ProfileView { describes: described, ..profile(event.profile()) }
}

fn name(state: &EventState, player: PlayerId) -> String {
    state.tournament.player(player).map_or_else(String::new, |player| player.name.clone())
}

fn record(line: &Standing) -> String {
    format!("{}-{}-{}", line.wins, line.losses, line.draws)
}

fn players(state: &EventState, records: &HashMap<PlayerId, String>) -> Vec<PlayerView> {
    let view = |player: &tournament::Player| {
        let seat = state.seat_of(player.id);
        PlayerView {
            id: player.id.0,
            name: player.name.clone(),
            bot: state.bots.contains(&player.id),
            dropped: player.is_dropped(),
            entered_in_round: u32::from(player.entered_in_round),
            pod: seat.map(|(pod, _)| u32::from(pod) + 1),
            seat: seat.map(|(_, seat)| u32::from(seat) + 1),
            deck: deck_status(state, player.id),
            record: records.get(&player.id).cloned().unwrap_or_else(|| "0-0-0".to_owned()),
        }
    };
    state.tournament.players().iter().map(view).collect()
}

fn deck_status(state: &EventState, player: PlayerId) -> DeckStatus {
    match (state.deck(player), state.settings.mode) {
        (Some(deck), _) if deck.checked.is_ok() => DeckStatus::Legal,
        (Some(_), _) => DeckStatus::Illegal,
        (None, DraftMode::Digital) if state.settings.kind != EventKind::Draft => DeckStatus::OnPaper,
        (None, DraftMode::Paper) => DeckStatus::OnPaper,
        (None, DraftMode::Digital) => DeckStatus::Missing,
    }
}

fn pods(state: &EventState, now: DateTime<Utc>) -> Vec<PodView> {
    let view = |(pod, number): (&tournament::Pod, u32)| {
        let seats = pod.seats.iter().zip(1..).map(|(player, seat)| SeatView {
            seat,
            player: player.0,
            name: name(state, *player),
            bot: state.bots.contains(player),
        });
        let place = number as usize - 1;
        let draft = match state.draft() {
            None => None,
            Some(DraftProgress::Digital(pods)) => pods.get(place).map(|pod| digital_status(pod, now)),
            Some(DraftProgress::Paper(pods)) => pods.get(place).map(|pod| paper_status(pod, now)),
        };
        PodView { number, seats: seats.collect(), draft }
    };
    state.tournament.pods().iter().zip(1..).map(view).collect()
}

fn digital_status(pod: &DigitalPod, now: DateTime<Utc>) -> DraftStatus {
    let draft = &pod.draft;
    let (part, pack, pick) = match draft.stage() {
        DraftStage::Leaders { pick } => (DraftPart::Leaders, 0, u32::from(pick)),
        DraftStage::Pack { pack, pick } => (DraftPart::Packs, u32::from(pack), u32::from(pick)),
        DraftStage::Done => (DraftPart::Done, 0, 0),
    };
    let passing = match draft.stage().passing() {
        Direction::Left => Passing::Left,
        Direction::Right => Passing::Right,
    };
    let people = draft.waiting_for().into_iter().filter(|seat| !pod.is_bot(*seat));
    let waiting_for = people.map(|seat| u32::from(seat) + 1).collect();
    let picks = (pick + u32::from(pod.most_held())).saturating_sub(1);
    DraftStatus { part, pack, pick, picks, passing, waiting_for, clock: pod.clock.view(now) }
}

fn paper_status(pod: &PaperPod, now: DateTime<Utc>) -> DraftStatus {
    let clock = pod.clock.view(now);
    match pod.now() {
        None => DraftStatus {
            part: DraftPart::Done,
            pack: 0,
            pick: 0,
            picks: 0,
            passing: Passing::Left,
            waiting_for: Vec::new(),
            clock,
        },
        Some(step) => DraftStatus {
            part: step.part,
            pack: step.pack,
            pick: step.pick,
            picks: step.picks,
            passing: step.passing,
            waiting_for: Vec::new(),
            clock,
        },
    }
}

/// One seat's view of a digital draft; pod and seat count from 0.
pub(crate) fn drafting(
    catalog: &Catalog,
    event: u32,
    state: &EventState,
    pod: u8,
    seat: u8,
    now: DateTime<Utc>,
) -> Result<DraftView, AppError> {
    let digital = state.digital_pod(pod)?;
    let players = state.tournament.pods().get(usize::from(pod)).map_or(&[][..], |pod| &pod.seats);
    let player = players.get(usize::from(seat)).ok_or_else(|| {
        AppError::new("draft.no_such_place", format!("There is no seat {} in this pod.", u32::from(seat) + 1))
    })?;
    let draft = &digital.draft;
    let view = draft.view(seat);
    let waiting = draft.waiting_for();
    let pack = view.pack.iter().zip(0..).map(|(card, index)| PackCardView {
        index,
        face: faces::face_of(catalog, card.card),
        printing: card.printing.to_string(),
        treatment: card.treatment.to_string(),
        foil: card.foil,
    });
    let table = players.iter().zip(0u8..).map(|(player, seat)| DraftSeatView {
        seat: u32::from(seat) + 1,
        name: name(state, *player),
        bot: digital.is_bot(seat),
        leaders: view
            .leaders
            .get(usize::from(seat))
            .into_iter()
            .flatten()
            .map(|card| faces::face_of(catalog, card.card))
            .collect(),
        cards: count(draft.picks(seat).len()),
        picking: waiting.contains(&seat),
    });
    Ok(DraftView {
        event,
        pod: u32::from(pod) + 1,
        seat: u32::from(seat) + 1,
        name: name(state, *player),
        status: digital_status(digital, now),
        pack: pack.collect(),
        taken: view.taken().chain(view.chosen).map(|card| faces::face_of(catalog, card.card)).collect(),
        table: table.collect(),
    })
}

fn rounds(state: &EventState) -> Vec<RoundView> {
    let view = |round: &tournament::Round| {
        let before = state.tournament.records_before(round.number);
        let player = |id: PlayerId| PlayerRef {
            id: id.0,
            name: name(state, id),
            record: before.get(&id).map_or_else(|| "0-0-0".to_owned(), |(w, l, d)| format!("{w}-{l}-{d}")),
        };
        let table = |pairing: &Pairing| TableView {
            table: u32::from(pairing.table),
            a: player(pairing.a),
            b: pairing.b.map(player),
            result: pairing.result.as_ref().map(result),
            result_text: pairing.result.as_ref().map_or_else(String::new, words::result),
            why: pairing.reasons.iter().map(|reason| words::reason(state, pairing, reason)).collect(),
        };
        RoundView {
            number: u32::from(round.number),
            finished: round.is_finished(),
            seed: round.seed.to_string(),
            tables: round.pairings.iter().map(table).collect(),
            forced: words::forced(state, round),
        }
    };
    state.tournament.rounds().iter().map(view).collect()
}

pub(crate) fn result(result: &MatchResult) -> ResultEntry {
    match result {
        MatchResult::Games { a, b, drawn } => {
            ResultEntry::Games { a: u32::from(*a), b: u32::from(*b), drawn: u32::from(*drawn) }
        }
        MatchResult::Bye => ResultEntry::Bye,
        MatchResult::NoShow { absent: Side::A } => ResultEntry::NoShowA,
        MatchResult::NoShow { absent: Side::B } => ResultEntry::NoShowB,
        MatchResult::DoubleLoss => ResultEntry::DoubleLoss,
        MatchResult::MatchLoss { loser: Side::A } => ResultEntry::LossA,
        MatchResult::MatchLoss { loser: Side::B } => ResultEntry::LossB,
    }
}

fn percent(share: &Fraction) -> Percent {
    Percent { exact: share.to_string(), percent: share.percent() }
}

pub(crate) fn standing(state: &EventState, line: &Standing) -> StandingView {
    let (won, lost, drawn) = line.games;
    StandingView {
        rank: line.rank,
        player: line.player.0,
        name: name(state, line.player),
        dropped: state.tournament.player(line.player).is_some_and(tournament::Player::is_dropped),
        disqualified: state.tournament.player(line.player).is_some_and(|player| player.disqualified),
        match_wins: line.match_wins,
        record: record(line),
        byes: line.byes,
        games: format!("{won}-{lost}-{drawn}"),
        omw: percent(&line.omw),
        gw: percent(&line.gw),
        ogw: percent(&line.ogw),
    }
}

fn log(state: &EventState) -> Vec<LogLine> {
    let line = |(entry, seq): (&crate::event::state::LogEntry, u32)| LogLine {
        seq,
        at: entry.at.clone(),
        text: entry.text.clone(),
        undone: entry.operation.is_some_and(|place| state.tournament.is_undone(place)),
        part: entry.part,
    };
    // Picks have a log of their own; thousands of them would drown the rest.
    let told = state.log.iter().zip(1..).filter(|(entry, _)| !entry.is_pick);
    let mut lines: Vec<LogLine> = told.map(line).collect();
    lines.reverse();
    lines
}

fn steps(state: &EventState) -> Steps {
    let possible = |why_not: Option<String>| Possible { allowed: why_not.is_none(), why_not };
    Steps {
        seat: possible(why_no_seating(state)),
        start_draft: possible(why_no_draft(state)),
        pair: possible(why_no_pairing(state)),
        undo: possible(why_no_undo(state)),
        undoes: words::undoes(state),
        next: next(state),
    }
}

fn next(state: &EventState) -> NextStep {
    match stage(state) {
        Stage::Registration if state.tournament.players().len() < 2 => NextStep::AddPlayers,
        Stage::Registration if state.settings.kind != EventKind::Draft => NextStep::Pair,
        Stage::Registration => NextStep::Seat,
        Stage::Seated => NextStep::StartDraft,
        Stage::Drafting => NextStep::Draft,
        Stage::DeckBuilding if decks_missing(state) > 0 => NextStep::BuildDecks,
        Stage::DeckBuilding => NextStep::Pair,
        Stage::Rounds if state.tournament.rounds().iter().any(|round| !round.is_finished()) => NextStep::EnterResults,
        Stage::Rounds if waits_for_the_cut(state) => NextStep::MakeCut,
        Stage::Rounds => NextStep::Pair,
        Stage::Finished => NextStep::Standings,
    }
}

fn decks_missing(state: &EventState) -> usize {
    let asked = |player: &&tournament::Player| !player.is_dropped() && state.pool(player.id).is_ok();
    let legal = |player: &&tournament::Player| deck_status(state, player.id) == DeckStatus::Legal;
    state.tournament.players().iter().filter(asked).filter(|player| !legal(player)).count()
}

/// Why seats cannot be drawn now.
pub(crate) fn why_no_seating(state: &EventState) -> Option<String> {
    let active = state.tournament.players().iter().filter(|player| !player.is_dropped()).count();
    let open = words::open_tables(state);
    if state.settings.kind != EventKind::Draft {
        Some("This event is not drafted.".to_owned())
    } else if state.draft().is_some() && !state.a_draft_can_follow() {
        Some("The draft has begun.".to_owned())
    } else if open.is_some() {
        open
    } else if state.tournament.bracket().is_some() {
        Some("The single elimination has begun.".to_owned())
    } else if active < 2 {
        Some("At least 2 players are needed.".to_owned())
    } else {
        None
    }
}

/// Why the draft cannot begin now.
pub(crate) fn why_no_draft(state: &EventState) -> Option<String> {
    let seated = |player: &tournament::Player| player.is_dropped() || state.seat_of(player.id).is_some();
    if state.draft().is_some() {
        Some("The draft has begun.".to_owned())
    } else if state.rounds_of_these_pods() > 0 {
        Some("A round is paired.".to_owned())
    } else if state.tournament.pods().is_empty() {
        Some("Seats are not drawn yet.".to_owned())
    } else if !state.tournament.players().iter().all(seated) {
        Some("Players were entered after the seats were drawn: draw them again.".to_owned())
    } else {
        None
    }
}

/// Why no round can be paired now.
pub(crate) fn why_no_pairing(state: &EventState) -> Option<String> {
    let rounds = state.tournament.rounds();
    let open = words::open_tables(state);
    let active = state.tournament.active().count();
    if state.tournament.is_cut_over() {
        Some("The bracket has its winner.".to_owned())
    } else if active < 2 {
        Some("At least 2 players are needed.".to_owned())
    } else if open.is_some() {
        open
    } else if state.draft().is_none() && !state.tournament.pods().is_empty() {
        Some("The draft has not begun.".to_owned())
    } else if state.draft().is_some() && !state.draft_is_done() {
        Some("The draft is not over.".to_owned())
    } else if state.tournament.bracket().is_some() {
        None
    } else if !rounds.is_empty() && rounds_before_a_cut(state) >= usize::from(planned_rounds(state)) {
        Some(format!("All {} planned rounds are played. Plan more to go on.", planned_rounds(state)))
    } else {
        None
    }
}

/// Why the newest operation cannot be taken back.
pub(crate) fn why_no_undo(state: &EventState) -> Option<String> {
    use tournament::Operation;
    let step = state.tournament.last_step();
    if step.is_empty() {
        return Some("There is nothing to undo.".to_owned());
    }
    let mut operations = step.iter().filter_map(|place| state.tournament.operations().get(*place));
    let seats = |operation: &Operation| matches!(operation, Operation::Register { .. } | Operation::Seat { .. });
    let before_the_draft = operations.any(seats) && state.rounds_of_these_pods() == 0;
    (state.draft().is_some() && before_the_draft).then(|| "The draft has begun with these seats.".to_owned())
}
