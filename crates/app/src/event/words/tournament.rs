//! Operations, results, pairings and refusals of the tournament in words.

use tournament::{
    ClockAction, EndOfMatch, MatchWinShare, MissedRound, Operation, PairedDownBecause, Pairing, Penalty, PlayerId,
    Profile, RankKey, Reason, RoundKind, SharedPlace, Side, Structure, TableKey, Tournament,
};

use super::results::{counted, result};
use super::{mended, name};

/// An operation of the tournament in words.
pub(crate) fn operation(event: &Tournament, operation: &Operation) -> String {
    match operation {
        Operation::Register { name, .. } => format!("{name} entered"),
        Operation::Rename { player, name: fresh } => format!("{} is now {fresh}", name(event, *player)),
        Operation::Seat { pods } => match pods.len() {
            1 => "Seats drawn: 1 pod".to_owned(),
            many => format!("Seats drawn: {many} pods"),
        },
        Operation::PlanRounds { rounds } => format!("{rounds} rounds planned"),
        Operation::Pair { round, .. } | Operation::PairTables { round, .. } => format!("Round {round} paired"),
        Operation::Repair { .. } | Operation::RepairTables { .. } | Operation::DeleteRound { .. } => {
            mended::said(event, operation)
        }
        Operation::Absent { round, player } => format!("Round {round}: {} did not show up", name(event, *player)),
        Operation::Result { round, table, result: entered } => {
            format!("{}{}", at_table(event, *round, *table), result(entered))
        }
        Operation::Merge { player, into, note } => {
            format!(
                "{} is the same person as {} and has become that entry: {note}",
                name(event, *player),
                name(event, *into)
            )
        }
        Operation::Drop { player } => format!("{} dropped", name(event, *player)),
        Operation::Reenter { player } => format!("{} came back", name(event, *player)),
        Operation::Games { round, table, games, .. } => {
            format!(
                "{}{} entered one by one",
                at_table(event, *round, *table),
                counted(games.len() as u32, "game", "games")
            )
        }
        Operation::TableResult { round, table, hp } => {
            let left: Vec<String> = hp.iter().map(ToString::to_string).collect();
            let seated =
                event.round(*round).and_then(|paired| paired.tables.iter().find(|seated| seated.table == *table));
            let names: Vec<String> =
                seated.map_or_else(Vec::new, |seated| seated.players.iter().map(|who| name(event, *who)).collect());
            let verb = if seated.is_some_and(|seated| seated.hp.is_some()) { "corrected to " } else { "" };
            format!("Round {round}, table {table} ({}): {verb}HP left {}", names.join(", "), left.join(", "))
        }
        Operation::Structure { structure: played } => structure(played),
        Operation::SetProfile { profile } => format!("Rules profile: {}", profile.name),
        Operation::StartCut { size, seeds } => {
            let names: Vec<String> = seeds.iter().map(|player| name(event, *player)).collect();
            format!("Cut to {size}: {}", names.join(", "))
        }
        Operation::Missed { .. }
        | Operation::DeclareBye { .. }
        | Operation::WithdrawBye { .. }
        | Operation::Room { .. }
        | Operation::FixTable { .. }
        | Operation::Penalize { .. }
        | Operation::WithdrawPenalty { .. }
        | Operation::Clock { .. }
        | Operation::Extend { .. }
        | Operation::Note { .. }
        | Operation::DrawChecks { .. }
        | Operation::CheckDeck { .. }
        | Operation::RegisterDeck { .. }
        | Operation::LockDecks { .. } => judging(event, operation).unwrap_or_default(),
        Operation::Undo => "Undo".to_owned(),
    }
}

/// "Round 2, table 3 (Ada – Ben): ", with what is said of a second result.
fn at_table(event: &Tournament, round: u16, table: u16) -> String {
    let pairing = event.round(round).and_then(|paired| paired.pairing(table));
    let players = pairing.map_or_else(String::new, |pairing| {
        let second = pairing.b.map_or_else(|| "bye".to_owned(), |b| name(event, b));
        format!(" ({} \u{2013} {second})", name(event, pairing.a))
    });
    let verb = if pairing.is_some_and(|pairing| pairing.result.is_some()) { "corrected to " } else { "" };
    format!("Round {round}, table {table}{players}: {verb}")
}

/// How an event is played.
fn structure(played: &Structure) -> String {
    let rounds = match played.rounds {
        RoundKind::Swiss | RoundKind::Elimination => "Swiss rounds",
        RoundKind::RoundRobin => "everyone meets everyone",
        RoundKind::Tables => "tables of three and four",
    };
    let mut words = format!("Played in {rounds}");
    if let Some(games) = played.best_of {
        words.push_str(&format!(", best of {games}"));
    }
    if let Some(size) = played.cut {
        words.push_str(&format!(", cut to {size}"));
    }
    if let Some(games) = played.cut_best_of {
        words.push_str(&format!(" (best of {games})"));
    }
    if played.trilogy {
        words.push_str(", with three decks (CR 9.3)");
    }
    words
}

/// What judges and the organiser write down beside rounds and results.
fn judging(event: &Tournament, operation: &Operation) -> Option<String> {
    let whose = |player: &PlayerId| name(event, *player);
    Some(match operation {
        Operation::Missed { player, round, counts } => {
            let counts = match counts {
                MissedRound::Loss { .. } => "a loss",
                MissedRound::NotCounted => "nothing",
                MissedRound::Bye => "a bye",
            };
            format!("{}: round {round} counts as {counts}", whose(player))
        }
        Operation::DeclareBye { player, round, note } => {
            format!("{} has a bye in round {round}: {note}", whose(player))
        }
        Operation::WithdrawBye { player, round } => format!("{} has no declared bye in round {round}", whose(player)),
        Operation::Room { first, missing } => {
            let missing: Vec<String> = missing.iter().map(ToString::to_string).collect();
            let without = if missing.is_empty() { String::new() } else { format!(", without {}", missing.join(", ")) };
            format!("Tables are numbered from {first}{without}")
        }
        Operation::FixTable { player, table: Some(table) } => {
            let others = event.active().filter(|other| other.fixed_table == Some(*table));
            let others: Vec<String> =
                others.filter(|other| other.id != *player).map(|other| other.name.clone()).collect();
            let clash = match others.is_empty() {
                true => String::new(),
                false => format!(
                    ". {} {} it too: unless they meet there, only the first of them has it",
                    others.join(", "),
                    if others.len() == 1 { "keeps" } else { "keep" }
                ),
            };
            format!("{} keeps table {table}{clash}", whose(player))
        }
        Operation::FixTable { player, table: None } => format!("{} keeps no table", whose(player)),
        Operation::Penalize { player, infraction, penalty: given, round, note } => {
            format!("{}: {} for {infraction} (round {round}): {note}", whose(player), penalty(*given))
        }
        Operation::WithdrawPenalty { penalty, note } => format!("Penalty {penalty} withdrawn: {note}"),
        Operation::Clock { round, action, .. } => match action {
            ClockAction::Start { seconds } => format!("{}: clock started, {} minutes", of_clock(*round), seconds / 60),
            ClockAction::Pause => format!("{}: clock paused", of_clock(*round)),
            ClockAction::Resume => format!("{}: clock goes on", of_clock(*round)),
            ClockAction::Set { seconds } => format!("{}: clock set to {seconds} seconds", of_clock(*round)),
        },
        Operation::Extend { round, table, seconds, note } => {
            let whom = table.map_or_else(|| "every table".to_owned(), |table| format!("table {table}"));
            format!("Round {round}: {seconds} seconds more for {whom}: {note}")
        }
        Operation::Note { text, player, round, table } => {
            let about = [
                player.as_ref().map(whose),
                round.map(|round| format!("round {round}")),
                table.map(|table| format!("table {table}")),
            ];
            let about: Vec<String> = about.into_iter().flatten().collect();
            let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
            format!("Note{about}: {text}")
        }
        Operation::DrawChecks { round, tables, seed } => {
            let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
            let how = if seed.is_some() { "drawn" } else { "chosen" };
            format!("Round {round}: tables {how} for deck checks: {}", tables.join(", "))
        }
        Operation::CheckDeck { round, player, sound, note } => {
            let found = if *sound { "in order" } else { "not in order" };
            let note = if note.is_empty() { String::new() } else { format!(": {note}") };
            format!("Round {round}: deck of {} {found}{note}", whose(player))
        }
        Operation::RegisterDeck { player, deck } => {
            format!("{} handed in deck {}: {}", whose(player), deck.slot, deck.name)
        }
        Operation::LockDecks { players, locked, note } => {
            let whose: Vec<String> = players.iter().map(whose).collect();
            let whose = if whose.is_empty() { "all".to_owned() } else { whose.join(", ") };
            let locked = if *locked { "locked" } else { "open" };
            format!("Lists of {whose} are {locked}: {note}")
        }
        Operation::Register { .. }
        | Operation::Rename { .. }
        | Operation::Seat { .. }
        | Operation::PlanRounds { .. }
        | Operation::Pair { .. }
        | Operation::Repair { .. }
        | Operation::DeleteRound { .. }
        | Operation::Result { .. }
        | Operation::Merge { .. }
        | Operation::Drop { .. }
        | Operation::Reenter { .. }
        | Operation::Structure { .. }
        | Operation::SetProfile { .. }
        | Operation::Games { .. }
        | Operation::StartCut { .. }
        | Operation::PairTables { .. }
        | Operation::TableResult { .. }
        | Operation::RepairTables { .. }
        | Operation::Absent { .. }
        | Operation::Undo => return None,
    })
}

/// The name of the clock: that of a round, or of deck building (round 0).
fn of_clock(round: u16) -> String {
    if round == 0 { "Deck building".to_owned() } else { format!("Round {round}") }
}

/// A penalty in words.
fn penalty(penalty: Penalty) -> &'static str {
    match penalty {
        Penalty::Tracking => "written down",
        Penalty::Warning => "warning",
        Penalty::GameLoss => "game loss",
        Penalty::MatchLoss => "match loss",
        Penalty::Disqualification => "disqualification",
    }
}

/// The procedure after time is called.
pub(crate) fn end_of_match(step: EndOfMatch) -> String {
    match step {
        EndOfMatch::FinishRound => "Finish the round of the game that is going on.".to_owned(),
        EndOfMatch::ExtraRounds(1) => "Then play one more full round.".to_owned(),
        EndOfMatch::ExtraRounds(rounds) => format!("Then play {rounds} more full rounds."),
        EndOfMatch::PlayOn => "The game is played to its end.".to_owned(),
    }
}

/// A profile's order and floor in words.
pub(crate) fn profile(profile: &Profile) -> String {
    let keys: Vec<&str> = profile
        .rank_by
        .iter()
        .map(|key| match key {
            RankKey::MatchWins => "match wins",
            RankKey::MatchPoints => "match points",
            RankKey::OpponentsMatchWins => "opponents' match-win %",
            RankKey::GameWins => "game-win %",
            RankKey::OpponentsGameWins => "opponents' game-win %",
        })
        .collect();
    let share = match profile.match_win_share {
        MatchWinShare::WinsOfMatches => "a match-win % is wins of matches",
        MatchWinShare::PointsOfPossible => "a match-win % is points of three times the matches",
    };
    format!("Ranked by {}; {share}; no percentage counts below {}.", keys.join(", "), profile.floor)
}

/// How a profile scores and ranks tables of three and four, in words.
pub(crate) fn table_profile(profile: &Profile) -> String {
    let score = &profile.table_score;
    let keys: Vec<&str> = score
        .rank_by
        .iter()
        .map(|key| match key {
            TableKey::Points => "points",
            TableKey::Victories => "victories",
            TableKey::RemainingHp => "HP left",
            TableKey::OpponentsPoints => "opponents' points",
        })
        .collect();
    let [first, second, third, fourth] = score.points;
    let shared = match score.shared {
        SharedPlace::Highest => "who shares a place has its points",
        SharedPlace::Lowest => "who shares places has the points of the lowest of them",
        SharedPlace::NextLower => "who shares a place has the points of the next lower one",
    };
    format!(
        "{first}, {second}, {third} and {fourth} points for the places by HP left; {shared}; {} for a bye. Ranked by {}.",
        score.bye,
        keys.join(", ")
    )
}

/// A reason behind a pairing.
pub(crate) fn reason(event: &Tournament, pairing: &Pairing, reason: &Reason) -> String {
    let player = |side: &Side| match side {
        Side::A => name(event, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(event, second)),
    };
    let by_hand = pairing.reasons.iter().any(|reason| matches!(reason, Reason::ByHand { .. } | Reason::DeclaredBye));
    match reason {
        Reason::FirstRound => "First round: drawn by chance.".to_owned(),
        Reason::SameScore { score } => format!("Both have {}.", counted(*score, "match win", "match wins")),
        Reason::PairedDown { player: side, by, because } => {
            let why = match because {
                PairedDownBecause::OddGroup { players } => {
                    format!("{} in the group, an odd number", counted(*players, "player is", "players are"))
                }
                PairedDownBecause::MetWholeGroup => "everybody left in the group was met before".to_owned(),
                PairedDownBecause::LookAhead => "another pairing would force a rematch later".to_owned(),
                PairedDownBecause::BestForAll => "it is the least difference for the whole field".to_owned(),
            };
            format!("{} is paired down by {}: {why}.", player(side), counted(*by, "win", "wins"))
        }
        Reason::FloatedTwice { player: side } => format!("{} is paired down a second time in a row.", player(side)),
        Reason::Bye { byes_before, .. } if by_hand => {
            format!("Bye number {}, set by hand.", byes_before + 1)
        }
        Reason::Bye { byes_before: 0, passed_over: 0 } => "Bye: the lowest player without one.".to_owned(),
        Reason::Bye { byes_before: 0, passed_over } => format!(
            "Bye: the lowest player without one from whom the rest can be paired ({} passed over).",
            counted(u32::from(*passed_over), "player", "players")
        ),
        Reason::Bye { byes_before, .. } => format!("Bye number {}: everybody has had one.", byes_before + 1),
        Reason::Rematch { times_met } => {
            let why = if by_hand { "it was set by hand" } else { "it could not be avoided" };
            format!("Rematch (met {} before): {why}.", counted(u32::from(*times_met), "time", "times"))
        }
        Reason::SamePod { pod } => format!("Paired within pod {pod}."),
        Reason::OutOfPod => "Paired across pods.".to_owned(),
        Reason::LookAhead { rounds } => {
            format!("Chosen so that the next {} need no rematch.", counted(u32::from(*rounds), "round", "rounds"))
        }
        Reason::OtherPod => "Paired across pods, as asked.".to_owned(),
        Reason::InPod => "Paired within a pod: every other pairing was worse.".to_owned(),
        Reason::Opposite { pod } => format!("Opposite seats of pod {pod}."),
        Reason::DeclaredBye => "Bye: declared beforehand.".to_owned(),
        Reason::RoundRobin => "Everyone meets everyone: it is their turn.".to_owned(),
        Reason::Bracket { a, b: Some(b) } => {
            format!("Seed {a} against seed {b}; {} chooses who goes first.", player(&Side::A))
        }
        Reason::Bracket { a, b: None } => format!("Seed {a} has no opponent in the bracket."),
        Reason::PowerPaired { a, b: Some(b) } => format!("Paired by the standings: {a} against {b}."),
        Reason::PowerPaired { a, b: None } => format!("Paired by the standings: {a} has no opponent."),
        Reason::ByHand { note } => format!("Paired by hand: {note}"),
    }
}
