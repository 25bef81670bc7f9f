//! Labels of options.

use rules::{Action, CardIndex, Counter, Game, PendingKind, PendingTrigger, Seat};

use crate::Side;
use crate::lookup::name;

/// Returns the label of an option.
pub(crate) fn label(game: &Game, action: &Action) -> String {
    let of = |card: &CardIndex| name(game, *card);
    match action {
        Action::Play { card, onto, alternative } => {
            let instead = if *alternative { " instead" } else { "" };
            if onto.is_some() {
                format!("play {} onto {}{instead}", of(card), of(onto))
            } else {
                format!("play {}{instead}", of(card))
            }
        }
        Action::Attack { attacker, target } => format!("{} -> {}", of(attacker), of(target)),
        Action::Use { card, .. } => format!("use {}", of(card)),
        Action::Deploy(card) => format!("deploy {}", of(card)),
        Action::DeployOnto { leader, onto } => format!("deploy {} onto {}", of(leader), of(onto)),
        Action::Take(Counter::Initiative) => "initiative".to_owned(),
        Action::Take(Counter::Blast) => "blast".to_owned(),
        Action::Take(Counter::Plan) => "plan".to_owned(),
        Action::Pass => "pass".to_owned(),
        Action::Card(card) => of(card),
        Action::Player(seat) => Side::of(*seat).word().to_owned(),
        Action::Mode(mode) => format!("mode {}", mode + 1),
        Action::Number(number) => number.to_string(),
        Action::Name(name) => game.book().names()[usize::from(*name)].to_string(),
        Action::Arena(arena) => arena.word().to_owned(),
        Action::Trigger(nth) => match game.waiting_choices().get(usize::from(*nth)) {
            Some(one) => pending_label(game, one),
            None => format!("trigger {nth}"),
        },
        Action::Yes => "yes".to_owned(),
        Action::No => "no".to_owned(),
        Action::Done => "done".to_owned(),
        Action::Top(card) => format!("{} on top", of(card)),
        Action::Bottom(card) => format!("{} on the bottom", of(card)),
    }
}

/// Returns the label of a seat.
pub(crate) fn seat(seat: Seat) -> &'static str {
    if seat == Seat::NONE { "no player" } else { Side::of(seat).word() }
}

/// Returns the label of a pending trigger: its card, and the keyword if it is one.
pub(crate) fn pending_label(game: &Game, waiting: &PendingTrigger) -> String {
    let card = name(game, waiting.source.card);
    if let PendingKind::Ability(id) = waiting.what {
        format!("{card} (ability {})", id.0)
    } else {
        format!("{card} ({})", keyword(waiting.what))
    }
}

/// Returns the keyword of a trigger; empty if it is not a keyword.
pub(crate) fn keyword(what: PendingKind) -> &'static str {
    what.keyword().map_or("", |(keyword, _)| keyword.word())
}
