//! The table in German.

mod log;
mod reasons;
mod words;

pub(crate) use reasons::broken;
pub(crate) use words::WORDS;

use rules::Seat;

use crate::game::table::Table;

/// Returns the phrase for a card that the reader may not know: "eine Karte".
fn some_card(form: &str) -> &'static str {
    if form == "dat" { "einer Karte" } else { "eine Karte" }
}

/// Returns a player's base: "deine Basis", "die Basis von Bo".
fn base_of(table: &Table<'_>, seat: Seat, form: &str) -> String {
    let dative = form == "dat";
    if table.is_you(seat) {
        return if dative { "deiner Basis" } else { "deine Basis" }.to_owned();
    }
    format!("{} Basis {}", if dative { "der" } else { "die" }, whose(table, seat))
}

/// Renders a player as an owner, after a noun: "von Bo", "von dir", "vom Gegner".
fn whose(table: &Table<'_>, seat: Seat) -> String {
    if table.is_you(seat) {
        "von dir".to_owned()
    } else if table.is_only_opponent(seat) {
        format!("vom {}", table.player(seat))
    } else {
        format!("von {}", table.player(seat))
    }
}

/// Renders a player and what they do, with a verb in the third person: "Bo zieht", "du ziehst".
fn does(table: &Table<'_>, seat: Seat, verb: &str) -> String {
    let player = table.player(seat);
    if table.is_you(seat) {
        format!("{player} {}", second_person(verb))
    } else if table.is_only_opponent(seat) {
        format!("der {player} {verb}")
    } else {
        format!("{player} {verb}")
    }
}

/// Converts a verb from the third person to the second: "zieht" to "ziehst", "verwendet" to "verwendest".
fn second_person(verb: &str) -> String {
    match (verb, verb.strip_suffix('t')) {
        ("passt", _) => verb.to_owned(),
        ("behält", _) | (_, None) => format!("{verb}st"),
        (_, Some(stem)) => format!("{stem}st"),
    }
}
