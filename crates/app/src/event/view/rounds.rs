//! Views of rounds with their tables, clocks and results, and of the bracket.

use std::collections::HashMap;

use ::messages::log as wording;
use chrono::{DateTime, Utc};
use tournament::{GameTable, MatchResult, Pairing, PlayerId, Round, RoundKind, Side};

use super::{count, name, wide};
use crate::contract::TextLanguage;
use crate::contract::{
    BracketView, GameEntry, ManualPairing, PlayerRef, ResultEntry, RoundClockView, RoundView, SideName, TableReport,
    TableView,
};
use crate::event::messages;
use crate::event::state::EventState;
use crate::record::phone_entries::PlayerReport;

/// Records of players: matches won, lost and drawn.
type Records = HashMap<PlayerId, (u32, u32, u32)>;

/// Returns the current views of all rounds, oldest first.
pub(crate) fn rounds(language: TextLanguage, state: &EventState, now: DateTime<Utc>) -> Vec<RoundView> {
    let before = state.tournament.records_before_each_round();
    let rounds = state.tournament.rounds().iter().zip(&before);
    rounds.map(|(round, before)| round_after(language, state, round, before, now)).collect()
}

/// Returns the current view of a round.
pub(crate) fn round(language: TextLanguage, state: &EventState, round: &Round, now: DateTime<Utc>) -> RoundView {
    round_after(language, state, round, &state.tournament.records_before(round.number), now)
}

/// Returns the view of a round, with the players' records before it.
fn round_after(
    language: TextLanguage,
    state: &EventState,
    round: &Round,
    before: &Records,
    now: DateTime<Utc>,
) -> RoundView {
    let matches = round.pairings.iter().map(|pairing| match_table(language, state, round, pairing, before));
    let tables = round.tables.iter().map(|table| game_table(language, state, round, table));
    let byes = round.table_byes.iter().map(|player| bye(language, state, *player));
    RoundView {
        number: u32::from(round.number),
        kind: round.kind.into(),
        scope: round.scope.into(),
        games_to_win: u32::from(round.games_to_win),
        seed: round.seed.to_string(),
        open: count(round.open_results()),
        open_tables: wide(&round.open_tables()),
        clock: clock(round, now),
        tables: matches.chain(tables).chain(byes).collect(),
        forced: messages::forced(language, &state.tournament, round),
    }
}

/// Returns the current view of a round's clock, once started.
pub(crate) fn clock(round: &Round, now: DateTime<Utc>) -> Option<RoundClockView> {
    round.clock.map(|clock| clock_view(&clock, now))
}

/// Returns the current view of a clock.
pub(crate) fn clock_view(clock: &tournament::RoundClock, now: DateTime<Utc>) -> RoundClockView {
    RoundClockView {
        running: clock.running_since.is_some(),
        seconds: clock.seconds,
        left_ms: clamped(clock.left_ms(now.timestamp_millis())),
    }
}

fn clamped(milliseconds: i64) -> i32 {
    i32::try_from(milliseconds.clamp(i64::from(i32::MIN), i64::from(i32::MAX))).unwrap_or(0)
}

fn match_table(
    language: TextLanguage,
    state: &EventState,
    round: &Round,
    pairing: &Pairing,
    before: &Records,
) -> TableView {
    let player = |id: PlayerId| PlayerRef {
        id: id.0,
        name: name(state, id),
        record: before.get(&id).map_or_else(|| "0-0-0".to_owned(), |(w, l, d)| format!("{w}-{l}-{d}")),
    };
    TableView {
        table: u32::from(pairing.table),
        players: [Some(pairing.a), pairing.b].into_iter().flatten().map(player).collect(),
        result: pairing.result.as_ref().map(result),
        result_text: pairing
            .result
            .as_ref()
            .map_or_else(String::new, |entered| messages::result(language, &state.tournament, pairing, entered)),
        games: pairing.games.iter().map(game).collect(),
        bans: pairing.bans.map(|bans| bans.map(u32::from)),
        hp: Vec::new(),
        out: Vec::new(),
        places: Vec::new(),
        game_losses: pairing.game_losses.iter().map(|games| u32::from(*games)).collect(),
        extension: round.extension(pairing.table),
        has_reasons: !pairing.reasons.is_empty(),
        reports: reports(state, round, pairing),
    }
}

/// Returns the reasons of a pairing as text.
pub(crate) fn reasons(language: TextLanguage, state: &EventState, pairing: &Pairing) -> Vec<String> {
    let reason = |reason| messages::reason(language, &state.tournament, pairing, reason);
    pairing.reasons.iter().map(reason).collect()
}

/// Returns the reports of an open match from its players' phones, in seat order.
fn reports(state: &EventState, round: &Round, pairing: &Pairing) -> Vec<TableReport> {
    let Some(second) = pairing.b else { return Vec::new() };
    let by = |(player, opponent): (PlayerId, PlayerId)| {
        let PlayerReport { won, lost, drawn } = state.phones.report(round.number, player, opponent)?;
        let [won, lost, drawn] = [won, lost, drawn].map(u32::from);
        Some(TableReport { player: player.0, won, lost, drawn })
    };
    [(pairing.a, second), (second, pairing.a)].into_iter().filter_map(by).collect()
}

fn game(game: &tournament::Game) -> GameEntry {
    GameEntry {
        winner: game.winner.map(SideName::from),
        first: game.first.map(SideName::from),
        decks: game.decks.map(|decks| decks.map(u32::from)),
    }
}

pub(super) fn unscored(state: &EventState, player: PlayerId) -> PlayerRef {
    PlayerRef { id: player.0, name: name(state, player), record: String::new() }
}

fn game_table(language: TextLanguage, state: &EventState, round: &Round, table: &GameTable) -> TableView {
    let places = table.places().unwrap_or_default();
    let left = |(seat, hp): (usize, &u16)| match (table.absent.get(seat), table.lost.get(seat)) {
        (Some(true), _) => wording::NoShowWithoutName {}.text(language),
        (_, Some(true)) => wording::HpLostByPenalty { hp: &hp }.text(language),
        (_, _) => wording::Hp { hp: &hp }.text(language),
    };
    let text: Vec<String> = table.hp.iter().flatten().enumerate().map(left).collect();
    TableView {
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
        has_reasons: false,
        reports: Vec::new(),
    }
}

fn bye(language: TextLanguage, state: &EventState, player: PlayerId) -> TableView {
    TableView {
        table: 0,
        players: vec![unscored(state, player)],
        result: Some(ResultEntry::Bye),
        result_text: wording::ByeResult {}.text(language),
        games: Vec::new(),
        bans: None,
        hp: Vec::new(),
        out: Vec::new(),
        places: Vec::new(),
        game_losses: Vec::new(),
        extension: 0,
        has_reasons: false,
        reports: Vec::new(),
    }
}

pub(super) fn bracket(state: &EventState) -> Option<BracketView> {
    let bracket = state.tournament.bracket()?;
    let next = state.tournament.bracket_matches();
    Some(BracketView {
        size: u32::from(bracket.size),
        seeds: bracket.seeds.iter().map(|player| unscored(state, *player)).collect(),
        order: wide(&tournament::Bracket::order(bracket.size)),
        first_round: u32::from(bracket.first_round),
        next: next.iter().map(|next| ManualPairing { a: next.a.0, b: next.b.map(|b| b.0) }).collect(),
        one_table: state.tournament.cut_is_one_table(),
        over: state.tournament.is_cut_over(),
    })
}

/// Converts a result to the form it is entered in.
fn result(result: &MatchResult) -> ResultEntry {
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

/// Minutes for building decks. No figure by the publisher was found; half an hour is what shops announce for limited
/// events of other games, and the organiser can start the clock with any other time.
const DECK_BUILDING_MINUTES: u16 = 30;

/// Returns the seconds that the profile allows for a round, or one day if it has no limit. Round 0 is the
/// deck-building time.
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
