//! The table in English.

mod log;
mod reasons;
mod words;

pub(crate) use log::{event, log_details, log_line};
pub(crate) use reasons::{broken, why};
pub(crate) use words::WORDS;

use model::CardType;
use rules::{Action, CardIndex, CardZone, Counter, PendingKind, Seat};

use super::grammar::{capital, counted};
use crate::game::questions::mode as mode_words;
use crate::game::table::{self, Table};

/// Returns the name of a card, if the reader may know it.
pub(crate) fn card(table: &Table<'_>, card: CardIndex) -> String {
    if table.sees(card) { name(table, card) } else { "a card".to_owned() }
}

/// Returns the name of a card regardless of the reader; a base includes its player.
fn name(table: &Table<'_>, card: CardIndex) -> String {
    let game = table.game;
    let (Some(here), Some(def), Some(name)) =
        (game.state.cards().get(card.at()), table.def_of(card), table.name_of(card))
    else {
        return "no card".to_owned();
    };
    match game.book().catalog().card(def).kind {
        CardType::Base => format!("{} base", possessive(table, here.owner)),
        CardType::Leader
        | CardType::Unit
        | CardType::Event
        | CardType::Upgrade
        | CardType::TokenUnit
        | CardType::TokenUpgrade
        | CardType::ForceToken
        | CardType::CreditToken => table.names.mark(table.names.card(name), card),
    }
}

/// Returns the name of a card, with its controller if another player's card in play has the same name.
fn owned_name(table: &Table<'_>, card: CardIndex) -> String {
    let name = name(table, card);
    match table.namesake_of(card) {
        Some(owner) => format!("{} {name}", possessive(table, owner)),
        None => name,
    }
}

/// Returns the printed name of a card, even of a base.
fn own_name(table: &Table<'_>, card: CardIndex) -> String {
    let name = table.name_of(card).map(|name| table.names.mark(table.names.card(name), card));
    name.unwrap_or_else(|| "no card".to_owned())
}

/// Renders a player without a name.
pub(crate) fn player(_: &Table<'_>, seat: Seat) -> String {
    if seat == Seat::NONE { "no player".to_owned() } else { format!("player {}", seat.0) }
}

/// Returns the word for the player who is addressed.
pub(crate) fn you(_: &Table<'_>) -> String {
    "you".to_owned()
}

/// Renders an opponent without a name; 0 if there is only one.
pub(crate) fn opponent(_: &Table<'_>, number: u8) -> String {
    if number == 0 { "Opponent".to_owned() } else { format!("Opponent {number}") }
}

/// Renders a player as an owner: "Bo's", "your".
fn possessive(table: &Table<'_>, seat: Seat) -> String {
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

/// Renders a triggered ability of a card.
pub(crate) fn triggered(table: &Table<'_>, card: CardIndex, what: PendingKind) -> String {
    format!("{}: {}", owned_name(table, card), table::triggered(table, card, what))
}

/// Renders a hidden card that can be chosen: "Bo's resource 2".
fn unseen(table: &Table<'_>, card: CardIndex) -> Option<String> {
    let (whose, place, nth) = table.unseen(card)?;
    let whose = possessive(table, whose);
    // All other cards that are chosen are visible to all players, captured ones too (CR 1.17.1).
    if place == CardZone::Resources {
        Some(format!("{whose} resource {nth}"))
    } else {
        (place == CardZone::Hand).then(|| format!("card {nth} in {whose} hand"))
    }
}

/// Renders an option for a player.
pub(crate) fn action(table: &Table<'_>, action: Action) -> String {
    let of = |card: CardIndex| match table.namesake_in_play(card) {
        Some(seat) if table.sees(card) => format!("{} {}", possessive(table, seat), name(table, card)),
        Some(_) | None => self::card(table, card),
    };
    match action {
        Action::Play { card, onto, alternative } => {
            let cost = match (alternative, table.game.cost_to_play(card, onto)) {
                (true, _) => " instead of paying its cost".to_owned(),
                (false, Some(cost)) if table::is_turn(table) => {
                    format!(" for {}", counted(cost.into(), "resource", "resources"))
                }
                (false, Some(_) | None) => String::new(),
            };
            if onto.is_some() {
                format!("play {} on {}{cost}", of(card), of(onto))
            } else {
                format!("play {}{cost}", of(card))
            }
        }
        Action::Attack { attacker, target } => format!("attack {} with {}", of(target), of(attacker)),
        Action::Use { card, ability } => format!("use {}: {}", of(card), table.ability(card, ability)),
        Action::Deploy(card) => format!("deploy {}", of(card)),
        Action::DeployOnto { leader, onto } => format!("deploy {} as an upgrade on {}", of(leader), of(onto)),
        Action::Take(counter) => format!("take the {}", self::counter(counter)),
        Action::Pass => "pass".to_owned(),
        Action::Card(card) => unseen(table, card).unwrap_or_else(|| of(card)),
        Action::Player(seat) => table.player(seat),
        Action::Mode(mode) => mode_words(table, mode, &WORDS),
        Action::Number(number) => number.to_string(),
        Action::Name(name) => table::named(table, name),
        Action::Arena(arena) => format!("the {} arena", arena.word().to_lowercase()),
        Action::Trigger(nth) => match table.game.waiting_choices().get(usize::from(nth)) {
            Some(waiting) => table.waiting(waiting),
            None => format!("ability {nth}"),
        },
        Action::Yes => "yes".to_owned(),
        Action::No => "no".to_owned(),
        Action::Done => "no more".to_owned(),
        Action::Top(card) => format!("{} on top", of(card)),
        Action::Bottom(card) => format!("{} on the bottom", of(card)),
    }
}

/// Returns the name of a Twin Suns counter.
fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Initiative => "initiative",
        Counter::Blast => "blast counter",
        Counter::Plan => "plan counter",
    }
}

/// Capitalizes the first letter of a line.
fn line(text: &str) -> String {
    capital(text)
}
