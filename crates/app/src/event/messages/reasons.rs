//! Texts for the reasons of pairings.

use tournament::{DownPairReason, Pairing, Reason, Side, Tournament};

use super::name;
use super::results::counted;
use crate::language::TextLanguage;
use crate::language::localized;

/// Formats a count with its noun in the language.
fn some(language: TextLanguage, count: u32, english: [&str; 2], german: [&str; 2]) -> String {
    let [one, many] = match language {
        TextLanguage::English => english,
        TextLanguage::German => german,
    };
    counted(count, one, many)
}

/// Returns the text of a pairing reason.
pub(crate) fn reason(language: TextLanguage, event: &Tournament, pairing: &Pairing, reason: &Reason) -> String {
    let player = |side: &Side| match side {
        Side::A => name(language, event, pairing.a),
        Side::B => pairing.b.map_or_else(String::new, |second| name(language, event, second)),
    };
    let by_hand = pairing.reasons.iter().any(|reason| matches!(reason, Reason::ByHand { .. } | Reason::DeclaredBye));
    match reason {
        Reason::FirstRound => localized!(language, "First round: paired at random.", "Erste Runde: ausgelost."),
        Reason::SameScore { score } => {
            let wins = some(language, *score, ["match win", "match wins"], ["Matchsieg", "Matchsiege"]);
            localized!(language, "Both have {wins}.", "Beide haben {wins}.")
        }
        Reason::PairedDown { player: side, by, because } => paired_down(language, &player(side), *by, because),
        Reason::FloatedTwice { player: side } => floated_twice(language, &player(side)),
        Reason::Bye { byes_before, .. } if by_hand => manual_bye(language, byes_before + 1),
        Reason::Bye { byes_before: 0, passed_over } => first_bye(language, *passed_over),
        Reason::Bye { byes_before, .. } => later_bye(language, byes_before + 1),
        Reason::DeclaredBye => localized!(language, "Bye: declared before pairing.", "Freilos: vorher festgelegt."),
        Reason::Rematch { times_met } => rematch(language, *times_met, by_hand),
        Reason::LookAhead { rounds } => look_ahead(language, *rounds),
        Reason::SamePod { pod } => localized!(language, "Paired within pod {pod}.", "Innerhalb von Pod {pod} gepaart."),
        Reason::OutOfPod => localized!(language, "Paired across pods.", "Über die Pods hinweg gepaart."),
        Reason::OtherPod => {
            localized!(language, "Paired across pods, as requested.", "Wie gewählt über die Pods hinweg gepaart.")
        }
        Reason::InPod => localized!(
            language,
            "Paired within a pod: every other pairing was worse.",
            "Innerhalb eines Pods gepaart: Jede andere Paarung war schlechter."
        ),
        Reason::Opposite { pod } => {
            localized!(language, "Opposite seats of pod {pod}.", "Gegenüberliegende Plätze von Pod {pod}.")
        }
        Reason::TeamRound { a, b } => team_round(language, *a, *b),
        Reason::RoundRobin => localized!(
            language,
            "Round robin: scheduled for this round.",
            "Jeder gegen jeden: Diese beiden sind an der Reihe."
        ),
        Reason::Bracket { a, b } => bracket(language, *a, *b, &player(&Side::A)),
        Reason::PowerPaired { a, b } => power_paired(language, *a, *b),
        Reason::ByHand { note } => localized!(language, "Manual pairing: {note}", "Manuell gepaart: {note}"),
    }
}

/// Returns the text for a player who meets one with fewer wins.
fn paired_down(language: TextLanguage, who: &str, by: u32, because: &DownPairReason) -> String {
    let why = match because {
        DownPairReason::OddGroup { players } => {
            let are = some(language, *players, ["player is", "players are"], ["Spieler ist", "Spieler sind"]);
            localized!(language, "{are} in the group, an odd number", "{are} in der Gruppe, eine ungerade Zahl")
        }
        DownPairReason::MetWholeGroup => localized!(
            language,
            "all remaining players of the group are former opponents",
            "alle übrigen Spieler der Gruppe waren schon Gegner"
        ),
        DownPairReason::LookAhead => localized!(
            language,
            "another pairing would force a rematch later",
            "eine andere Paarung würde später eine Wiederholung erzwingen"
        ),
        DownPairReason::BestForAll => localized!(
            language,
            "this is the best pairing for all players together",
            "für das ganze Feld ist das der kleinste Unterschied"
        ),
    };
    let wins = some(language, by, ["win", "wins"], ["Sieg", "Siegen"]);
    localized!(
        language,
        "{who} is paired down by {wins}: {why}.",
        "{who} spielt gegen jemanden mit {wins} weniger: {why}."
    )
}

fn floated_twice(language: TextLanguage, who: &str) -> String {
    localized!(
        language,
        "{who} is paired down a second time in a row.",
        "{who} spielt zum zweiten Mal in Folge gegen jemanden mit weniger Siegen."
    )
}

fn manual_bye(language: TextLanguage, number: u16) -> String {
    localized!(language, "Bye number {number}, assigned manually.", "Freilos Nummer {number}, manuell festgelegt.")
}

fn first_bye(language: TextLanguage, passed_over: u16) -> String {
    if passed_over == 0 {
        return localized!(
            language,
            "Bye: the lowest-ranked player without a bye.",
            "Freilos: der am niedrigsten platzierte Spieler, der noch keins hatte."
        );
    }
    let over = some(language, u32::from(passed_over), ["player", "players"], ["Spieler", "Spieler"]);
    localized!(
        language,
        "Bye: the lowest-ranked player without a bye who leaves a valid pairing for the others ({over} skipped).",
        "Freilos: der am niedrigsten platzierte Spieler ohne Freilos, bei dem sich die anderen paaren lassen ({over} übergangen)."
    )
}

fn later_bye(language: TextLanguage, number: u16) -> String {
    localized!(
        language,
        "Bye number {number}: every player has already had one.",
        "Freilos Nummer {number}: Alle hatten schon eins."
    )
}

fn rematch(language: TextLanguage, times_met: u16, by_hand: bool) -> String {
    let why = match by_hand {
        true => localized!(language, "manual pairing", "manuell gepaart"),
        false => localized!(language, "unavoidable", "nicht zu vermeiden"),
    };
    let times = some(language, u32::from(times_met), ["time", "times"], ["Mal", "Mal"]);
    localized!(language, "Rematch (already played {times}): {why}.", "Wiederholung (schon {times} gespielt): {why}.")
}

fn look_ahead(language: TextLanguage, rounds: u16) -> String {
    let next = some(language, u32::from(rounds), ["round", "rounds"], ["Runde", "Runden"]);
    localized!(
        language,
        "Chosen so that the next {next} need no rematch.",
        "So gewählt, dass die nächsten {next} ohne Wiederholung auskommen."
    )
}

fn team_round(language: TextLanguage, a: u16, b: Option<u16>) -> String {
    match b {
        Some(b) => localized!(language, "Team {a} plays team {b}.", "Team {a} spielt gegen Team {b}."),
        None => localized!(language, "No opponent is left for team {a}.", "Für Team {a} ist kein Gegner übrig."),
    }
}

/// Returns the text for a match of the bracket; `first` is the name of the player of seed `a`.
fn bracket(language: TextLanguage, a: u16, b: Option<u16>, first: &str) -> String {
    match b {
        Some(b) => localized!(
            language,
            "Seed {a} against seed {b}; {first} chooses who goes first.",
            "Setzplatz {a} gegen Setzplatz {b}; {first} entscheidet, wer beginnt."
        ),
        None => localized!(
            language,
            "Seed {a} has no opponent in the bracket.",
            "Setzplatz {a} hat im Turnierbaum keinen Gegner."
        ),
    }
}

fn power_paired(language: TextLanguage, a: u32, b: Option<u32>) -> String {
    match b {
        Some(b) => localized!(
            language,
            "Paired by the standings: {a} against {b}.",
            "Nach der Tabelle gepaart: {a} gegen {b}."
        ),
        None => localized!(
            language,
            "Paired by the standings: {a} has no opponent.",
            "Nach der Tabelle gepaart: {a} hat keinen Gegner."
        ),
    }
}
