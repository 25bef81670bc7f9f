//! Texts for operations by judges and the organiser other than rounds and results.

use messages::log as wording;
use tournament::{ClockAction, MissedRoundRule, Penalty, PlayerId, RegisteredDeck, Tournament};

use super::name;
use crate::direction::isolated;
use crate::language::TextLanguage;

/// Returns the text for a round that a player missed.
pub(super) fn missed(
    language: TextLanguage,
    event: &Tournament,
    player: PlayerId,
    round: u16,
    counts: &MissedRoundRule,
) -> String {
    let counts = match counts {
        MissedRoundRule::Loss { .. } => wording::ALoss {}.text(language),
        MissedRoundRule::NotCounted => wording::NotPlayed {}.text(language),
        MissedRoundRule::Bye => wording::ABye {}.text(language),
    };
    let who = name(language, event, player);
    wording::RoundCountsAs { who: &who, round: &round, counts: &counts }.text(language)
}

/// Returns the text for a declared bye.
pub(super) fn declared_bye(
    language: TextLanguage,
    event: &Tournament,
    player: PlayerId,
    round: u16,
    note: &str,
) -> String {
    let who = name(language, event, player);
    wording::HasAByeInRound { who: &who, round: &round, note: &note }.text(language)
}

/// Returns the text for a withdrawn declaration of a bye.
pub(super) fn withdrawn_bye(language: TextLanguage, event: &Tournament, player: PlayerId, round: u16) -> String {
    let who = name(language, event, player);
    wording::DeclaredByeOfInRoundWithdrawn { who: &who, round: &round }.text(language)
}

/// Returns the text for new table numbers.
pub(super) fn table_numbers(language: TextLanguage, first: u16, missing: &[u16]) -> String {
    let missing: Vec<String> = missing.iter().map(ToString::to_string).collect();
    let missing = missing.join(", ");
    let without = match missing.is_empty() {
        true => String::new(),
        false => wording::Without { missing: &missing }.text(language),
    };
    wording::TableNumbersStartAt { first: &first, without: &without }.text(language)
}

/// Returns the text for a player's assigned table, with the others who have it too.
pub(super) fn assigned_table(language: TextLanguage, event: &Tournament, player: PlayerId, table: u16) -> String {
    let others = event.active().filter(|other| other.fixed_table == Some(table));
    let others: Vec<String> =
        others.filter(|other| other.id != player).map(|other| isolated(&other.name).into_owned()).collect();
    let (count, others, who) = (others.len(), others.join(", "), name(language, event, player));
    let clash = match count {
        0 => String::new(),
        1 => wording::IsAssignedToItTooUnless { others: &others }.text(language),
        _ => wording::AreAssignedToItTooUnless { others: &others }.text(language),
    };
    wording::AssignedToTable { who: &who, table: &table, clash: &clash }.text(language)
}

/// Returns the text for the end of an assigned table.
pub(super) fn no_assigned_table(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let who = name(language, event, player);
    wording::NoLongerHasAnAssignedTable { who: &who }.text(language)
}

/// Returns the text for a penalty.
pub(super) fn penalized(
    language: TextLanguage,
    event: &Tournament,
    player: PlayerId,
    (infraction, given): (&str, Penalty),
    round: u16,
    note: &str,
) -> String {
    let (who, given) = (name(language, event, player), penalty(language, given));
    wording::ForRound { who: &who, given: &given, infraction: &infraction, round: &round, note: &note }.text(language)
}

/// Returns the text for a step of a clock.
pub(super) fn clock(language: TextLanguage, round: u16, action: &ClockAction) -> String {
    let clock = name_of_clock(language, round);
    match action {
        ClockAction::Start { seconds } => {
            let minutes = seconds / 60;
            wording::ClockStartedMinutes { clock: &clock, minutes: &minutes }.text(language)
        }
        ClockAction::Pause => wording::NamedClockPaused { clock: &clock }.text(language),
        ClockAction::Resume => wording::ClockResumed { clock: &clock }.text(language),
        ClockAction::Set { seconds } => wording::ClockSetToSeconds { clock: &clock, seconds: &seconds }.text(language),
    }
}

/// Returns the text for extra time.
pub(super) fn extra_time(language: TextLanguage, round: u16, table: Option<u16>, seconds: u32, note: &str) -> String {
    let whom = table.map_or_else(
        || wording::EveryTable {}.text(language),
        |table| wording::AtTable { table: &table }.text(language),
    );
    wording::RoundSecondsOfExtraTimeFor { round: &round, seconds: &seconds, whom: &whom, note: &note }.text(language)
}

/// Returns the text for a note.
pub(super) fn note(
    language: TextLanguage,
    event: &Tournament,
    text: &str,
    player: Option<PlayerId>,
    round: Option<u16>,
    table: Option<u16>,
) -> String {
    let about = [
        player.map(|player| name(language, event, player)),
        round.map(|round| wording::InRound { round: &round }.text(language)),
        table.map(|table| wording::AtTable { table: &table }.text(language)),
    ];
    let about: Vec<String> = about.into_iter().flatten().collect();
    let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
    wording::Note { about: &about, text: &text }.text(language)
}

/// Returns the text for the choice of tables for deck checks.
pub(super) fn drawn_checks(language: TextLanguage, round: u16, tables: &[u16], is_random: bool) -> String {
    let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let tables = tables.join(", ");
    match is_random {
        true => wording::RoundTablesDrawnForDeckChecks { round: &round, tables: &tables }.text(language),
        false => wording::RoundTablesChosenForDeckChecks { round: &round, tables: &tables }.text(language),
    }
}

/// Returns the text for a deck check.
pub(super) fn deck_check(
    language: TextLanguage,
    event: &Tournament,
    round: u16,
    player: PlayerId,
    matches: bool,
    note: &str,
) -> String {
    let note = if note.is_empty() { String::new() } else { format!(": {note}") };
    let who = name(language, event, player);
    match matches {
        true => wording::RoundDeckOfAsRegistered { round: &round, who: &who, note: &note }.text(language),
        false => wording::RoundDeckOfNotAsRegistered { round: &round, who: &who, note: &note }.text(language),
    }
}

/// Returns the text for a registered deck.
pub(super) fn registered_deck(
    language: TextLanguage,
    event: &Tournament,
    player: PlayerId,
    deck: &RegisteredDeck,
) -> String {
    let (who, slot, name) = (name(language, event, player), deck.slot, isolated(&deck.name));
    wording::RegisteredDeck { who: &who, slot: &slot, name: &name }.text(language)
}

/// Returns the text for locked or unlocked deck lists.
pub(super) fn locked_lists(
    language: TextLanguage,
    event: &Tournament,
    players: &[PlayerId],
    locked: bool,
    note: &str,
) -> String {
    let whose: Vec<String> = players.iter().map(|player| name(language, event, *player)).collect();
    let whose = match whose.is_empty() {
        true => wording::AllPlayers {}.text(language),
        false => whose.join(", "),
    };
    match locked {
        true => wording::DeckListsOfLocked { whose: &whose, note: &note }.text(language),
        false => wording::DeckListsOfUnlocked { whose: &whose, note: &note }.text(language),
    }
}

/// Returns the name of a clock: that of a round, or of deck building (round 0).
fn name_of_clock(language: TextLanguage, round: u16) -> String {
    match round {
        0 => wording::DeckBuilding {}.text(language),
        _ => wording::ClockOfRound { round: &round }.text(language),
    }
}

/// Returns the name of a penalty.
fn penalty(language: TextLanguage, penalty: Penalty) -> String {
    match penalty {
        Penalty::Tracking => wording::TrackingOnly {}.text(language),
        Penalty::Warning => wording::Warning {}.text(language),
        Penalty::GameLoss => wording::GameLoss {}.text(language),
        Penalty::MatchLoss => wording::MatchLoss {}.text(language),
        Penalty::Disqualification => wording::Disqualification {}.text(language),
    }
}
