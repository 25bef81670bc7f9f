//! The table in German.

mod log;
mod reasons;
mod words;

pub(crate) use log::{event, log_details, log_line};
pub(crate) use reasons::{broken, why};
pub(crate) use words::WORDS;

use model::CardType;
use rules::{Action, CardIndex, CardZone, Counter, PendingKind, Seat};

use super::grammar::{Case, capital};
use super::terms;
use crate::game::questions::mode as mode_words;
use crate::game::table::{self, Table};

/// Returns the name of a card, if the reader may know it.
pub(crate) fn card(table: &Table<'_>, card: CardIndex) -> String {
    called(table, card, Case::Nom)
}

/// Returns the name of a card in a case; proper names do not change.
fn called(table: &Table<'_>, card: CardIndex, case: Case) -> String {
    if table.sees(card) { name(table, card, case) } else { some_card(case).to_owned() }
}

/// Returns the phrase for a card that the reader may not know: "eine Karte".
fn some_card(case: Case) -> &'static str {
    match case {
        Case::Nom | Case::Acc => "eine Karte",
        Case::Dat | Case::Gen => "einer Karte",
    }
}

/// Returns the name of a card regardless of the reader; a base includes its player.
fn name(table: &Table<'_>, card: CardIndex, case: Case) -> String {
    let game = table.game;
    let (Some(here), Some(def), Some(name)) =
        (game.state.cards().get(card.at()), table.def_of(card), table.name_of(card))
    else {
        return "keine Karte".to_owned();
    };
    match game.book().catalog().card(def).kind {
        CardType::Base if table.is_you(here.owner) => match case {
            Case::Nom | Case::Acc => "deine Basis".to_owned(),
            Case::Dat | Case::Gen => "deiner Basis".to_owned(),
        },
        CardType::Base => {
            let article = match case {
                Case::Nom | Case::Acc => "die",
                Case::Dat | Case::Gen => "der",
            };
            format!("{article} Basis {}", of_player(table, here.owner))
        }
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
fn owned_name(table: &Table<'_>, card: CardIndex, case: Case) -> String {
    let name = name(table, card, case);
    match table.namesake_of(card) {
        Some(owner) => format!("{name} {}", of_player(table, owner)),
        None => name,
    }
}

/// Returns the printed name of a card, even of a base.
fn own_name(table: &Table<'_>, card: CardIndex) -> String {
    let name = table.name_of(card).map(|name| table.names.mark(table.names.card(name), card));
    name.unwrap_or_else(|| "keine Karte".to_owned())
}

/// Renders a player without a name.
pub(crate) fn player(_: &Table<'_>, seat: Seat) -> String {
    if seat == Seat::NONE { "niemand".to_owned() } else { format!("Spieler {}", seat.0) }
}

/// Returns the word for the player who is addressed.
pub(crate) fn you(_: &Table<'_>) -> String {
    "du".to_owned()
}

/// Renders an opponent without a name; 0 if there is only one.
pub(crate) fn opponent(_: &Table<'_>, number: u8) -> String {
    if number == 0 { "Gegner".to_owned() } else { format!("Gegner {number}") }
}

/// Renders a player as an owner, after a noun: "von Bo", "von dir", "vom Gegner".
fn of_player(table: &Table<'_>, seat: Seat) -> String {
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

/// Renders a triggered ability of a card.
pub(crate) fn triggered(table: &Table<'_>, card: CardIndex, what: PendingKind) -> String {
    format!("{}: {}", owned_name(table, card, Case::Nom), table::triggered(table, card, what))
}

/// Renders a number with its noun: "1 Ressource", "3 Ressourcen".
fn counted(count: i16, one: &str, many: &str) -> String {
    if count == 1 { format!("1 {one}") } else { format!("{count} {many}") }
}

/// Renders a hidden card that can be chosen: "Ressource 2 von Bo".
fn unseen(table: &Table<'_>, card: CardIndex) -> Option<String> {
    let (whose, place, nth) = table.unseen(card)?;
    let whose = of_player(table, whose);
    // All other cards that are chosen are visible to all players, captured ones too (CR 1.17.1).
    if place == CardZone::Resources {
        Some(format!("Ressource {nth} {whose}"))
    } else {
        (place == CardZone::Hand).then(|| format!("Karte {nth} auf der Hand {whose}"))
    }
}

/// Renders an option: an action with its verb at the end.
pub(crate) fn action(table: &Table<'_>, action: Action) -> String {
    let in_case = |card: CardIndex, case: Case| match table.namesake_in_play(card) {
        Some(seat) if table.sees(card) => format!("{} {}", name(table, card, case), of_player(table, seat)),
        Some(_) | None => called(table, card, case),
    };
    let of = |card: CardIndex| in_case(card, Case::Acc);
    let to = |card: CardIndex| in_case(card, Case::Dat);
    match action {
        Action::Play { card, onto, alternative } => {
            let cost = match table.game.cost_to_play(card, onto) {
                Some(cost) if table::is_turn(table) && !alternative => {
                    format!(" für {}", counted(cost.into(), "Ressource", "Ressourcen"))
                }
                Some(_) | None => String::new(),
            };
            let instead = if alternative { ", anstatt die Kosten zu zahlen" } else { "" };
            if onto.is_some() {
                format!("{} auf {}{cost} spielen{instead}", of(card), of(onto))
            } else {
                format!("{}{cost} spielen{instead}", of(card))
            }
        }
        Action::Attack { attacker, target } => format!("{} mit {} angreifen", of(target), to(attacker)),
        Action::Use { card, ability } => format!("{} verwenden: {}", of(card), table.ability(card, ability)),
        Action::Deploy(card) => format!("{} rufen", of(card)),
        Action::DeployOnto { leader, onto } => format!("{} als Upgrade an {} rufen", of(leader), to(onto)),
        Action::Take(counter) => format!("{} übernehmen", self::counter(counter)),
        Action::Pass => "passen".to_owned(),
        Action::Card(one) => unseen(table, one).unwrap_or_else(|| in_case(one, Case::Nom)),
        Action::Player(seat) => table.player(seat),
        Action::Mode(mode) => mode_words(table, mode, &WORDS),
        Action::Number(number) => number.to_string(),
        Action::Name(name) => table::named(table, name),
        Action::Arena(arena) => format!("das {}-Kampfgebiet", terms::arena(arena)),
        Action::Trigger(nth) => match table.game.waiting_choices().get(usize::from(nth)) {
            Some(waiting) => table.waiting(waiting),
            None => format!("Fähigkeit {nth}"),
        },
        Action::Yes => "ja".to_owned(),
        Action::No => "nein".to_owned(),
        Action::Done => "nichts mehr".to_owned(),
        Action::Top(card) => format!("{} nach oben", of(card)),
        Action::Bottom(card) => format!("{} nach unten", of(card)),
    }
}

/// Returns the name of a counter, as an object.
fn counter(counter: Counter) -> &'static str {
    match counter {
        Counter::Initiative => "die Initiative",
        Counter::Blast => "das Explosions-Plättchen",
        Counter::Plan => "das Plan-Plättchen",
    }
}

/// Capitalizes the first letter of a line.
fn line(text: &str) -> String {
    capital(text)
}
