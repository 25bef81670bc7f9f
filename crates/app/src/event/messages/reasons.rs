//! Texts for the reasons of pairings.

use messages::log as wording;
use tournament::{DownPairReason, Pairing, Reason, Side, Tournament};

use super::name;
use crate::language::TextLanguage;

/// Returns the text of a pairing reason.
pub(crate) fn reason(language: TextLanguage, event: &Tournament, pairing: &Pairing, reason: &Reason) -> String {
    let player = |side: &Side| match side {
        Side::A => name(language, event, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(language, event, second)),
    };
    let by_hand = pairing.reasons.iter().any(|reason| matches!(reason, Reason::ByHand { .. } | Reason::DeclaredBye));
    match reason {
        Reason::FirstRound => wording::FirstRoundPairedAtRandom {}.text(language),
        Reason::SameScore { score } => {
            let wins = wording::MatchWins { count: score }.text(language);
            wording::BothHave { wins: &wins }.text(language)
        }
        Reason::PairedDown { player: side, by, because } => paired_down(language, &player(side), *by, because),
        Reason::FloatedTwice { player: side } => floated_twice(language, &player(side)),
        Reason::Bye { byes_before, .. } if by_hand => manual_bye(language, byes_before + 1),
        Reason::Bye { byes_before: 0, passed_over } => first_bye(language, *passed_over),
        Reason::Bye { byes_before, .. } => later_bye(language, byes_before + 1),
        Reason::DeclaredBye => wording::ByeDeclaredBeforePairing {}.text(language),
        Reason::Rematch { times_met } => rematch(language, *times_met, by_hand),
        Reason::LookAhead { rounds } => look_ahead(language, *rounds),
        Reason::SamePod { pod } => wording::PairedWithinPod { pod: &pod }.text(language),
        Reason::OutOfPod => wording::PairedAcrossPods {}.text(language),
        Reason::OtherPod => wording::PairedAcrossPodsAsRequested {}.text(language),
        Reason::InPod => wording::PairedWithinAPodEveryOther {}.text(language),
        Reason::Opposite { pod } => wording::OppositeSeatsOfPod { pod: &pod }.text(language),
        Reason::TeamRound { a, b } => team_round(language, *a, *b),
        Reason::RoundRobin => wording::RoundRobinScheduledForThisRound {}.text(language),
        Reason::Bracket { a, b } => bracket(language, *a, *b, &player(&Side::A)),
        Reason::PowerPaired { a, b } => power_paired(language, *a, *b),
        Reason::ByHand { note } => wording::ManualPairing { note: &note }.text(language),
    }
}

/// Returns the text for a player who meets one with fewer wins.
fn paired_down(language: TextLanguage, who: &str, by: u32, because: &DownPairReason) -> String {
    let why = match because {
        DownPairReason::OddGroup { players } => {
            let are = wording::PlayersInGroup { count: players }.text(language);
            wording::InTheGroupAnOddNumber { are: &are }.text(language)
        }
        DownPairReason::MetWholeGroup => wording::AllRemainingPlayersOfTheGroup {}.text(language),
        DownPairReason::LookAhead => wording::AnotherPairingWouldForceARematch {}.text(language),
        DownPairReason::BestForAll => wording::ThisIsTheBestPairingFor {}.text(language),
    };
    let wins = wording::WinsApart { count: &by }.text(language);
    wording::IsPairedDownBy { who: &who, wins: &wins, why: &why }.text(language)
}

fn floated_twice(language: TextLanguage, who: &str) -> String {
    wording::IsPairedDownASecondTime { who: &who }.text(language)
}

fn manual_bye(language: TextLanguage, number: u16) -> String {
    wording::ByeNumberAssignedManually { number: &number }.text(language)
}

fn first_bye(language: TextLanguage, passed_over: u16) -> String {
    if passed_over == 0 {
        return wording::ByeTheLowestRankedPlayerWithout {}.text(language);
    }
    let over = wording::PlayersSkipped { count: &passed_over }.text(language);
    wording::ByeTheLowestRankedPlayerWithoutA { over: &over }.text(language)
}

fn later_bye(language: TextLanguage, number: u16) -> String {
    wording::ByeNumberEveryPlayerHasAlready { number: &number }.text(language)
}

fn rematch(language: TextLanguage, times_met: u16, by_hand: bool) -> String {
    let why = match by_hand {
        true => wording::ManuallyPaired {}.text(language),
        false => wording::Unavoidable {}.text(language),
    };
    let times = wording::TimesPlayed { count: &times_met }.text(language);
    wording::RematchAlreadyPlayed { times: &times, why: &why }.text(language)
}

fn look_ahead(language: TextLanguage, rounds: u16) -> String {
    let next = wording::RoundsAhead { count: &rounds }.text(language);
    wording::ChosenSoThatTheNextNeed { next: &next }.text(language)
}

fn team_round(language: TextLanguage, a: u16, b: Option<u16>) -> String {
    match b {
        Some(b) => wording::TeamPlaysTeam { a: &a, b: &b }.text(language),
        None => wording::NoOpponentIsLeftForTeam { a: &a }.text(language),
    }
}

/// Returns the text for a match of the bracket; `first` is the name of the player of seed `a`.
fn bracket(language: TextLanguage, a: u16, b: Option<u16>, first: &str) -> String {
    match b {
        Some(b) => wording::SeedAgainstSeedChoosesWhoGoes { a: &a, b: &b, first: &first }.text(language),
        None => wording::SeedHasNoOpponentInThe { a: &a }.text(language),
    }
}

fn power_paired(language: TextLanguage, a: u32, b: Option<u32>) -> String {
    match b {
        Some(b) => wording::PairedByTheStandingsAgainst { a: &a, b: &b }.text(language),
        None => wording::PairedByTheStandingsHasNo { a: &a }.text(language),
    }
}
