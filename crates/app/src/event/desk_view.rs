//! The head judge's desk as the contract shows it.

use std::collections::HashMap;

use chrono::{DateTime, Utc};
use tournament::{
    Consequences, CutPlan, DeckLists, GameTable, PairScope, Pairing, PenaltyAdvice, PlayerId, Round, RoundKind, Side,
};

use crate::contract::{
    AdviceView, BracketView, CheckView, ConsequencesView, CutPlanView, DeskDeck, DeskLogLine, DeskPlayer, DeskRound,
    DeskTable, DeskView, FinalPlaceView, GameEntry, HandPair, InfractionView, PenaltyName, PenaltyView, PlayerRef,
    Possible, RankChangeView, RoundClockView, RoundKindName, RoundsKind, Scope, SideName, StructureEntry,
    TableStandingView,
};
use crate::event::state::EventState;
use crate::event::view;
use crate::words;

fn name(state: &EventState, player: PlayerId) -> String {
    state.tournament.player(player).map_or_else(String::new, |player| player.name.clone())
}

fn count(length: usize) -> u32 {
    u32::try_from(length).unwrap_or(u32::MAX)
}

fn wide(numbers: &[u16]) -> Vec<u32> {
    numbers.iter().map(|number| u32::from(*number)).collect()
}

fn possible(why_not: Option<String>) -> Possible {
    Possible { allowed: why_not.is_none(), why_not }
}

/// Everything that the desk shows.
pub(crate) fn desk(event: u32, event_name: String, state: &EventState, now: DateTime<Utc>) -> DeskView {
    let tournament = &state.tournament;
    let (first_table, missing) = tournament.room();
    let matches = match tournament.structure().rounds {
        RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Elimination => !tournament.rounds().is_empty(),
        RoundKind::Tables => false,
    };
    DeskView {
        event,
        name: event_name,
        kind: state.settings.kind,
        structure: structure(state),
        profile: view::profile_of(tournament),
        rounds_to_play: u32::from(tournament.rounds_to_play()),
        recommended_rounds: u32::from(view::recommended_rounds(state)),
        first_table: u32::from(first_table),
        missing_tables: wide(missing),
        players: tournament.players().iter().map(|player| desk_player(state, player)).collect(),
        deck_clock: tournament.deck_clock().map(|clock| clock_view(&clock, now)),
        rounds: tournament.rounds().iter().map(|round| desk_round(state, round, now)).collect(),
        bracket: bracket(state),
        final_places: final_places(state),
        standings: match matches {
            true => tournament.standings().iter().map(|line| view::standing(state, line)).collect(),
            false => Vec::new(),
        },
        table_standings: table_standings(state),
        penalties: penalties(state),
        checks: checks(state),
        infractions: infractions(state),
        end_of_match: tournament.profile().end_of_match.iter().map(|step| words::end_of_match(*step)).collect(),
        pair: possible(view::why_no_pairing(state)),
        cut: possible(why_no_cut(state)),
        undo: possible(view::why_no_undo(state)),
        undoes: words::undoes(state),
        log: log(state),
    }
}

fn structure(state: &EventState) -> StructureEntry {
    let played = state.tournament.structure();
    StructureEntry {
        rounds: match played.rounds {
            RoundKind::Swiss | RoundKind::Elimination => RoundsKind::Swiss,
            RoundKind::RoundRobin => RoundsKind::RoundRobin,
            RoundKind::Tables => RoundsKind::Tables,
        },
        best_of: played.best_of.map(u32::from),
        cut_best_of: played.cut_best_of.map(u32::from),
        cut: played.cut.map(u32::from),
        trilogy: played.trilogy,
    }
}

fn desk_player(state: &EventState, player: &tournament::Player) -> DeskPlayer {
    let open = player.decks_locked && state.tournament.profile().deck_lists == DeckLists::Open;
    let deck = |deck: &tournament::RegisteredDeck| DeskDeck {
        slot: u32::from(deck.slot),
        name: deck.name.clone(),
        leader: deck.leader.clone(),
        base: deck.base.clone(),
        open,
        list: deck.list.clone(),
    };
    let stands = |penalty: &&tournament::PenaltyEntry| penalty.player == player.id && penalty.stands();
    DeskPlayer {
        id: player.id.0,
        name: player.name.clone(),
        dropped: player.is_dropped(),
        disqualified: player.disqualified,
        entered_in_round: u32::from(player.entered_in_round),
        fixed_table: player.fixed_table.map(u32::from),
        declared_byes: wide(&player.declared_byes),
        decks: player.decks.iter().map(deck).collect(),
        decks_locked: player.decks_locked,
        penalties: count(state.tournament.penalties().iter().filter(stands).count()),
    }
}

fn desk_round(state: &EventState, round: &Round, now: DateTime<Utc>) -> DeskRound {
    let before = state.tournament.records_before(round.number);
    let matches = round.pairings.iter().map(|pairing| desk_match(state, round, pairing, &before));
    let tables = round.tables.iter().map(|table| desk_table(state, round, table));
    let byes = round.table_byes.iter().map(|player| bye(state, *player));
    DeskRound {
        number: u32::from(round.number),
        kind: match round.kind {
            RoundKind::Swiss => RoundKindName::Swiss,
            RoundKind::RoundRobin => RoundKindName::RoundRobin,
            RoundKind::Elimination => RoundKindName::Elimination,
            RoundKind::Tables => RoundKindName::Tables,
        },
        scope: match round.scope {
            PairScope::WholeEvent => Scope::WholeEvent,
            PairScope::WithinPods => Scope::WithinPods,
            PairScope::AcrossPods => Scope::AcrossPods,
            PairScope::OppositeSeats => Scope::OppositeSeats,
        },
        games_to_win: u32::from(round.games_to_win),
        seed: round.seed.to_string(),
        open: count(round.open_results()),
        open_tables: wide(&round.open_tables()),
        clock: clock(round, now),
        tables: matches.chain(tables).chain(byes).collect(),
        forced: words::forced(state, round),
    }
}

/// The clock of a round at this moment, once started.
pub(crate) fn clock(round: &Round, now: DateTime<Utc>) -> Option<RoundClockView> {
    round.clock.map(|clock| clock_view(&clock, now))
}

fn clock_view(clock: &tournament::RoundClock, now: DateTime<Utc>) -> RoundClockView {
    RoundClockView {
        running: clock.running_since.is_some(),
        seconds: clock.seconds,
        left_ms: clamped(clock.left_ms(now.timestamp_millis())),
    }
}

fn clamped(milliseconds: i64) -> i32 {
    i32::try_from(milliseconds.clamp(i64::from(i32::MIN), i64::from(i32::MAX))).unwrap_or(0)
}

fn desk_match(
    state: &EventState,
    round: &Round,
    pairing: &Pairing,
    before: &HashMap<PlayerId, (u32, u32, u32)>,
) -> DeskTable {
    let player = |id: PlayerId| PlayerRef {
        id: id.0,
        name: name(state, id),
        record: before.get(&id).map_or_else(|| "0-0-0".to_owned(), |(w, l, d)| format!("{w}-{l}-{d}")),
    };
    DeskTable {
        table: u32::from(pairing.table),
        players: [Some(pairing.a), pairing.b].into_iter().flatten().map(player).collect(),
        result: pairing.result.as_ref().map(view::result),
        result_text: pairing.result.as_ref().map_or_else(String::new, words::result),
        games: pairing.games.iter().map(game).collect(),
        bans: pairing.bans.map(|bans| bans.map(u32::from)),
        hp: Vec::new(),
        out: Vec::new(),
        places: Vec::new(),
        game_losses: pairing.game_losses.iter().map(|games| u32::from(*games)).collect(),
        extension: round.extension(pairing.table),
        why: pairing.reasons.iter().map(|reason| words::reason(state, pairing, reason)).collect(),
    }
}

fn game(game: &tournament::Game) -> GameEntry {
    let side = |side: Side| match side {
        Side::A => SideName::A,
        Side::B => SideName::B,
    };
    GameEntry {
        winner: game.winner.map(side),
        first: game.first.map(side),
        decks: game.decks.map(|decks| decks.map(u32::from)),
    }
}

fn unscored(state: &EventState, player: PlayerId) -> PlayerRef {
    PlayerRef { id: player.0, name: name(state, player), record: String::new() }
}

fn desk_table(state: &EventState, round: &Round, table: &GameTable) -> DeskTable {
    let places = table.places().unwrap_or_default();
    let left = |(seat, hp): (usize, &u16)| match (table.absent.get(seat), table.lost.get(seat)) {
        (Some(true), _) => "did not come".to_owned(),
        (_, Some(true)) => format!("{hp} HP, lost by penalty"),
        (_, _) => format!("{hp} HP"),
    };
    let text: Vec<String> = table.hp.iter().flatten().enumerate().map(left).collect();
    DeskTable {
        table: u32::from(table.table),
        players: table.players.iter().map(|player| unscored(state, *player)).collect(),
        result: None,
        result_text: text.join(", "),
        games: Vec::new(),
        bans: None,
        hp: table.hp.as_deref().map(wide).unwrap_or_default(),
        out: table.players.iter().enumerate().filter(|(seat, _)| table.is_out(*seat)).map(|(_, who)| who.0).collect(),
        places: places.into_iter().map(u32::from).collect(),
        game_losses: Vec::new(),
        extension: round.extension(table.table),
        why: Vec::new(),
    }
}

fn bye(state: &EventState, player: PlayerId) -> DeskTable {
    DeskTable {
        table: 0,
        players: vec![unscored(state, player)],
        result: Some(crate::contract::ResultEntry::Bye),
        result_text: "bye".to_owned(),
        games: Vec::new(),
        bans: None,
        hp: Vec::new(),
        out: Vec::new(),
        places: Vec::new(),
        game_losses: Vec::new(),
        extension: 0,
        why: Vec::new(),
    }
}

fn bracket(state: &EventState) -> Option<BracketView> {
    let bracket = state.tournament.bracket()?;
    let next = state.tournament.bracket_matches();
    Some(BracketView {
        size: u32::from(bracket.size),
        seeds: bracket.seeds.iter().map(|player| unscored(state, *player)).collect(),
        order: wide(&tournament::Bracket::order(bracket.size)),
        first_round: u32::from(bracket.first_round),
        next: next.iter().map(|next| HandPair { a: next.a.0, b: next.b.map(|b| b.0) }).collect(),
        one_table: state.tournament.cut_is_one_table(),
        over: state.tournament.is_cut_over(),
    })
}

fn final_places(state: &EventState) -> Vec<FinalPlaceView> {
    let view = |place: tournament::FinalPlace| FinalPlaceView {
        place: place.place,
        until: place.until,
        player: place.player.0,
        name: name(state, place.player),
    };
    state.tournament.final_places().into_iter().map(view).collect()
}

fn table_standings(state: &EventState) -> Vec<TableStandingView> {
    view::final_table_standings(state).into_iter().map(|line| table_standing(state, line)).collect()
}

/// A line of the standings of tables of three and four.
pub(crate) fn table_standing(state: &EventState, line: tournament::TableStanding) -> TableStandingView {
    TableStandingView {
        rank: line.rank,
        player: line.player.0,
        name: name(state, line.player),
        dropped: state.tournament.player(line.player).is_some_and(tournament::Player::is_dropped),
        disqualified: state.tournament.player(line.player).is_some_and(|player| player.disqualified),
        points: line.points,
        victories: line.victories,
        places: line.places.iter().map(|place| u32::from(*place)).collect(),
        hp: line.hp,
        opponents_points: line.opponents_points.two_places(),
        byes: line.byes,
    }
}

fn penalty(penalty: tournament::Penalty) -> PenaltyName {
    use tournament::Penalty;
    match penalty {
        Penalty::Tracking => PenaltyName::Tracking,
        Penalty::Warning => PenaltyName::Warning,
        Penalty::GameLoss => PenaltyName::GameLoss,
        Penalty::MatchLoss => PenaltyName::MatchLoss,
        Penalty::Disqualification => PenaltyName::Disqualification,
    }
}

/// What the profile's path says.
pub(crate) fn advice(advice: &PenaltyAdvice) -> AdviceView {
    AdviceView { penalty: penalty(advice.penalty), before: advice.before, round: u32::from(advice.round) }
}

fn penalties(state: &EventState) -> Vec<PenaltyView> {
    let view = |entry: &tournament::PenaltyEntry| PenaltyView {
        number: entry.number,
        player: entry.player.0,
        name: name(state, entry.player),
        infraction: entry.infraction.clone(),
        penalty: penalty(entry.penalty),
        round: u32::from(entry.round),
        note: entry.note.clone(),
        withdrawn: entry.withdrawn.clone(),
    };
    state.tournament.penalties().iter().map(view).collect()
}

fn checks(state: &EventState) -> Vec<CheckView> {
    let view = |check: &tournament::DeckCheck| CheckView {
        round: u32::from(check.round),
        table: u32::from(check.table),
        player: check.player.0,
        name: name(state, check.player),
        drawn: check.seed.is_some(),
        sound: check.found.as_ref().map(|(sound, _)| *sound),
        note: check.found.as_ref().map_or_else(String::new, |(_, note)| note.clone()),
    };
    state.tournament.deck_checks().iter().map(view).collect()
}

fn infractions(state: &EventState) -> Vec<InfractionView> {
    let view = |infraction: &tournament::Infraction| InfractionView {
        code: infraction.code.clone(),
        name: infraction.name.clone(),
        path: infraction.path.iter().map(|step| penalty(*step)).collect(),
    };
    state.tournament.profile().infractions.iter().map(view).collect()
}

fn log(state: &EventState) -> Vec<DeskLogLine> {
    let told = state.log.iter().zip(1..).filter(|(entry, _)| !entry.is_pick);
    let line = |(entry, seq): (&crate::event::state::LogEntry, u32)| DeskLogLine {
        seq,
        at: entry.at.clone(),
        by: entry.operation.and_then(|place| state.tournament.stamp(place)).map(|stamp| stamp.by.clone()),
        text: entry.text.clone(),
        undone: entry.operation.is_some_and(|place| state.tournament.is_undone(place)),
        part: entry.part,
    };
    let mut lines: Vec<DeskLogLine> = told.map(line).collect();
    lines.reverse();
    lines
}

/// Why the bracket cannot be made now.
pub(crate) fn why_no_cut(state: &EventState) -> Option<String> {
    let rounds = state.tournament.rounds();
    let begun = rounds.iter().any(|round| state.tournament.is_of_the_cut(round));
    let open = words::open_tables(state);
    if begun {
        Some("The cut has begun.".to_owned())
    } else if rounds.is_empty() {
        Some("No round is played yet.".to_owned())
    } else if open.is_some() {
        open
    } else {
        None
    }
}

/// Minutes for building decks. The publisher's figure was not found; half an hour is what shops announce for limited
/// events of other games, and the desk can start the clock with any other.
const DECK_BUILDING_MINUTES: u16 = 30;

/// Seconds that the profile gives for a round; the longest day where it gives no limit. Round 0 is the time for building
/// decks.
pub(crate) fn round_seconds(state: &EventState, round: u16) -> u32 {
    if round == 0 {
        return u32::from(DECK_BUILDING_MINUTES) * 60;
    }
    let profile = state.tournament.profile();
    let of = state.tournament.round(round).map(|round| (round.kind, round.games_to_win));
    let minutes = match of {
        Some((RoundKind::Elimination, _)) if profile.cut_minutes > 0 => profile.cut_minutes,
        Some((RoundKind::Elimination, _)) => 600,
        Some((RoundKind::Swiss | RoundKind::RoundRobin, 1)) => profile.single_game_minutes,
        Some((RoundKind::Swiss | RoundKind::RoundRobin | RoundKind::Tables, _)) | None => profile.round_minutes,
    };
    u32::from(minutes) * 60
}

/// Who would be in a cut.
pub(crate) fn cut_plan(state: &EventState, plan: &CutPlan) -> CutPlanView {
    let names =
        |players: &Vec<PlayerId>| players.iter().map(|player| name(state, *player)).collect::<Vec<_>>().join(", ");
    CutPlanView {
        size: u32::from(plan.size),
        seeds: plan.seeds.iter().map(|player| unscored(state, *player)).collect(),
        ties: plan
            .drawn
            .iter()
            .map(|tied| format!("No tiebreaker separates {}: chance orders them.", names(tied)))
            .collect(),
        boundary_drawn: plan.boundary_drawn,
    }
}

/// What a correction would change, in words.
pub(crate) fn consequences(state: &EventState, found: &Consequences) -> ConsequencesView {
    let names = |players: &[PlayerId]| players.iter().map(|player| name(state, *player)).collect::<Vec<_>>().join(", ");
    let mut told = Vec::new();
    let (out, fresh) = &found.cut;
    if !out.is_empty() || !fresh.is_empty() {
        told.push(format!(
            "The cut stands, but by these results {} would not be in it and {} would.",
            names(out),
            names(fresh)
        ));
    }
    for later in &found.pairings {
        let (was, is) = (later.was, later.is);
        told.push(format!(
            "Round {}, table {}: paired at {} and {}, by these results {} and {}. The pairing stands.",
            later.round, later.table, was.0, was.1, is.0, is.1
        ));
    }
    let changed = |change: &tournament::RankChange| RankChangeView {
        player: change.player.0,
        name: name(state, change.player),
        was: change.was,
        is: change.is,
    };
    let ranks: Vec<RankChangeView> = found.ranks.iter().map(changed).collect();
    if !ranks.is_empty() {
        told.push(format!("{} another rank.", words::counted(count(ranks.len()), "player has", "players have")));
    }
    ConsequencesView { words: told, ranks }
}
