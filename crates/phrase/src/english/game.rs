//! The table in English.

mod log;
mod reasons;
mod words;

pub(crate) use reasons::broken;
pub(crate) use words::WORDS;

use rules::Seat;

use crate::game::table::Table;

/// Renders a player as an owner: "Bo's", "your".
fn whose(table: &Table<'_>, seat: Seat) -> String {
    if table.is_you(seat) { "your".to_owned() } else { format!("{}'s", table.player(seat)) }
}

/// Renders a player and what they do, with a verb in the third person: "Bo passes", "you pass".
fn does(table: &Table<'_>, seat: Seat, verb: &str) -> String {
    let player = table.player(seat);
    if table.is_you(seat) { format!("{player} {}", second_person(verb)) } else { format!("{player} {verb}") }
}

/// Converts a verb from the third person to the second: "takes" to "take", "passes" to "pass".
fn second_person(verb: &str) -> String {
    match (verb.strip_suffix("ies"), verb.strip_suffix("sses")) {
        (Some(stem), _) => format!("{stem}y"),
        (None, Some(stem)) => format!("{stem}ss"),
        (None, None) => verb.strip_suffix('s').unwrap_or(verb).to_owned(),
    }
}
