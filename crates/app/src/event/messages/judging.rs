//! Texts for operations by judges and the organiser other than rounds and results.

use tournament::{ClockAction, MissedRoundRule, Penalty, PlayerId, RegisteredDeck, Tournament};

use super::name;
use crate::direction::isolated;
use crate::language::TextLanguage;
use crate::language::localized;

/// Returns the text for a round that a player missed.
pub(super) fn missed(
    language: TextLanguage,
    event: &Tournament,
    player: PlayerId,
    round: u16,
    counts: &MissedRoundRule,
) -> String {
    let counts = match counts {
        MissedRoundRule::Loss { .. } => localized!(language, "a loss", "Niederlage"),
        MissedRoundRule::NotCounted => localized!(language, "not played", "nicht gewertet"),
        MissedRoundRule::Bye => localized!(language, "a bye", "Freilos"),
    };
    let who = name(language, event, player);
    localized!(language, "{who}: round {round} counts as {counts}", "{who}: Runde {round} zählt als {counts}")
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
    localized!(language, "{who} has a bye in round {round}: {note}", "{who} hat in Runde {round} ein Freilos: {note}")
}

/// Returns the text for a withdrawn declaration of a bye.
pub(super) fn withdrawn_bye(language: TextLanguage, event: &Tournament, player: PlayerId, round: u16) -> String {
    let who = name(language, event, player);
    localized!(
        language,
        "Declared bye of {who} in round {round} withdrawn",
        "Festgelegtes Freilos von {who} in Runde {round} zurückgezogen"
    )
}

/// Returns the text for new table numbers.
pub(super) fn table_numbers(language: TextLanguage, first: u16, missing: &[u16]) -> String {
    let missing: Vec<String> = missing.iter().map(ToString::to_string).collect();
    let missing = missing.join(", ");
    let without = match missing.is_empty() {
        true => String::new(),
        false => localized!(language, ", without {missing}", ", ohne {missing}"),
    };
    localized!(language, "Table numbers start at {first}{without}", "Tischnummern ab {first}{without}")
}

/// Returns the text for a player's assigned table, with the others who have it too.
pub(super) fn assigned_table(language: TextLanguage, event: &Tournament, player: PlayerId, table: u16) -> String {
    let others = event.active().filter(|other| other.fixed_table == Some(table));
    let others: Vec<String> =
        others.filter(|other| other.id != player).map(|other| isolated(&other.name).into_owned()).collect();
    let (count, others, who) = (others.len(), others.join(", "), name(language, event, player));
    let clash = match count {
        0 => String::new(),
        1 => localized!(
            language,
            ". {others} is assigned to it too: unless they are opponents, only one of them sits there",
            ". Auch {others} hat diesen festen Tisch: Spielen sie nicht gegeneinander, bekommt ihn nur der Erste von ihnen"
        ),
        _ => localized!(
            language,
            ". {others} are assigned to it too: unless they are opponents, only one of them sits there",
            ". Auch {others} haben diesen festen Tisch: Spielen sie nicht gegeneinander, bekommt ihn nur der Erste von ihnen"
        ),
    };
    localized!(language, "{who} assigned to table {table}{clash}", "{who} hat den festen Tisch {table}{clash}")
}

/// Returns the text for the end of an assigned table.
pub(super) fn no_assigned_table(language: TextLanguage, event: &Tournament, player: PlayerId) -> String {
    let who = name(language, event, player);
    localized!(language, "{who} no longer has an assigned table", "{who} hat keinen festen Tisch mehr")
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
    localized!(
        language,
        "{who}: {given} for {infraction} (round {round}): {note}",
        "{who}: {given} für {infraction} (Runde {round}): {note}"
    )
}

/// Returns the text for a step of a clock.
pub(super) fn clock(language: TextLanguage, round: u16, action: &ClockAction) -> String {
    let clock = name_of_clock(language, round);
    match action {
        ClockAction::Start { seconds } => {
            let minutes = seconds / 60;
            localized!(
                language,
                "{clock}: clock started, {minutes} minutes",
                "{clock}: Uhr gestartet, {minutes} Minuten"
            )
        }
        ClockAction::Pause => localized!(language, "{clock}: clock paused", "{clock}: Uhr angehalten"),
        ClockAction::Resume => localized!(language, "{clock}: clock resumed", "{clock}: Uhr fortgesetzt"),
        ClockAction::Set { seconds } => localized!(
            language,
            "{clock}: clock set to {seconds} seconds",
            "{clock}: Uhr auf {seconds} Sekunden gestellt"
        ),
    }
}

/// Returns the text for extra time.
pub(super) fn extra_time(language: TextLanguage, round: u16, table: Option<u16>, seconds: u32, note: &str) -> String {
    let whom = table.map_or_else(
        || localized!(language, "every table", "alle Tische"),
        |table| localized!(language, "table {table}", "Tisch {table}"),
    );
    localized!(
        language,
        "Round {round}: {seconds} seconds of extra time for {whom}: {note}",
        "Runde {round}: {seconds} Sekunden Zeitverlängerung für {whom}: {note}"
    )
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
        round.map(|round| localized!(language, "round {round}", "Runde {round}")),
        table.map(|table| localized!(language, "table {table}", "Tisch {table}")),
    ];
    let about: Vec<String> = about.into_iter().flatten().collect();
    let about = if about.is_empty() { String::new() } else { format!(" ({})", about.join(", ")) };
    localized!(language, "Note{about}: {text}", "Notiz{about}: {text}")
}

/// Returns the text for the choice of tables for deck checks.
pub(super) fn drawn_checks(language: TextLanguage, round: u16, tables: &[u16], is_random: bool) -> String {
    let tables: Vec<String> = tables.iter().map(ToString::to_string).collect();
    let tables = tables.join(", ");
    match is_random {
        true => localized!(
            language,
            "Round {round}: tables drawn for deck checks: {tables}",
            "Runde {round}: Tische für Deckchecks ausgelost: {tables}"
        ),
        false => localized!(
            language,
            "Round {round}: tables chosen for deck checks: {tables}",
            "Runde {round}: Tische für Deckchecks gewählt: {tables}"
        ),
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
        true => localized!(
            language,
            "Round {round}: deck of {who} as registered{note}",
            "Runde {round}: Deck von {who} wie abgegeben{note}"
        ),
        false => localized!(
            language,
            "Round {round}: deck of {who} not as registered{note}",
            "Runde {round}: Deck von {who} nicht wie abgegeben{note}"
        ),
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
    localized!(language, "{who} registered deck {slot}: {name}", "{who} hat Deck {slot} abgegeben: {name}")
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
        true => localized!(language, "all players", "allen Spielern"),
        false => whose.join(", "),
    };
    match locked {
        true => {
            localized!(language, "Deck lists of {whose} locked: {note}", "Decklisten von {whose} gesperrt: {note}")
        }
        false => {
            localized!(language, "Deck lists of {whose} unlocked: {note}", "Decklisten von {whose} freigegeben: {note}")
        }
    }
}

/// Returns the name of a clock: that of a round, or of deck building (round 0).
fn name_of_clock(language: TextLanguage, round: u16) -> String {
    match round {
        0 => localized!(language, "Deck building", "Deckbau"),
        _ => localized!(language, "Round {round}", "Runde {round}"),
    }
}

/// Returns the name of a penalty.
fn penalty(language: TextLanguage, penalty: Penalty) -> String {
    match penalty {
        Penalty::Tracking => localized!(language, "tracking only", "nur vermerkt"),
        Penalty::Warning => localized!(language, "warning", "Verwarnung"),
        Penalty::GameLoss => localized!(language, "game loss", "Spielverlust"),
        Penalty::MatchLoss => localized!(language, "match loss", "Matchverlust"),
        Penalty::Disqualification => localized!(language, "disqualification", "Disqualifikation"),
    }
}
