//! Options of a question, in any language.

use rules::{Action, CardIndex, CardZone};

use super::frame::{Naming, Slot, Slots, fill, named};
use super::questions::mode;
use super::table::{self, Table};
use super::words::Words;

/// Renders an option for a player.
pub(crate) fn option(table: &Table<'_>, action: Action, words: &Words) -> String {
    let options = &words.options;
    let say = |frame: &str, slots: Slots| fill(table, frame, &slots, words);
    let card = |card: CardIndex| ("card", Slot::Card(card, Naming::InPlay));
    let on = |card: CardIndex| ("on", Slot::Card(card, Naming::InPlay));
    let text = |name: &'static str, text: String| (name, Slot::Text(text));
    match action {
        Action::Play { card: played, onto, alternative } => {
            let cost = match (alternative, table.game.cost_to_play(played, onto)) {
                (true, _) => options.instead_of_cost.to_owned(),
                (false, Some(cost)) if table::is_turn(table) => {
                    say(words.for_cost, vec![("count", Slot::Count(cost.into()))])
                }
                (false, Some(_) | None) => String::new(),
            };
            let cost = text(if alternative { "instead" } else { "cost" }, cost);
            say(if onto.is_some() { options.play_on } else { options.play }, vec![card(played), on(onto), cost])
        }
        Action::Attack { attacker, target } => {
            say(options.attack, vec![card(target), ("attacker", Slot::Card(attacker, Naming::InPlay))])
        }
        Action::Use { card: used, ability } => {
            say(options.use_ability, vec![card(used), text("ability", table.ability(used, ability))])
        }
        Action::Deploy(leader) => say(options.deploy, vec![card(leader)]),
        Action::DeployOnto { leader, onto } => say(options.deploy_on, vec![card(leader), on(onto)]),
        Action::Take(counter) => say(options.take, vec![text("counter", (words.counter)(counter).to_owned())]),
        Action::Pass => options.pass.to_owned(),
        Action::Card(one) => unseen(table, one, words).unwrap_or_else(|| named(table, one, Naming::InPlay, "", words)),
        Action::Player(seat) => table.player(seat),
        Action::Mode(nth) => mode(table, nth, words),
        Action::Number(number) => number.to_string(),
        Action::Name(name) => table::named(table, name),
        Action::Arena(arena) => {
            let [ground, space] = words.arenas;
            let arena = if arena == model::Arena::Space { space } else { ground };
            say(options.arena, vec![text("arena", arena.to_owned())])
        }
        Action::Trigger(nth) => match table.game.waiting_choices().get(usize::from(nth)) {
            Some(waiting) => table.waiting(waiting),
            None => say(options.ability, vec![("number", Slot::Count(nth.into()))]),
        },
        Action::Yes => options.yes.to_owned(),
        Action::No => options.no.to_owned(),
        Action::Done => options.done.to_owned(),
        Action::Top(one) => say(options.top, vec![card(one)]),
        Action::Bottom(one) => say(options.bottom, vec![card(one)]),
    }
}

/// Renders a hidden card that can be chosen: "Bo's resource 2".
fn unseen(table: &Table<'_>, card: CardIndex, words: &Words) -> Option<String> {
    let (whose, place, nth) = table.unseen(card)?;
    let [resource, hand] = words.options.unseen;
    // All other cards that are chosen are visible to all players, captured ones too (CR 1.17.1).
    let frame = if place == CardZone::Resources { Some(resource) } else { (place == CardZone::Hand).then_some(hand) }?;
    let slots = vec![
        ("whose", Slot::Text((words.whose)(table, whose))),
        ("number", Slot::Count(i64::try_from(nth).unwrap_or(i64::MAX))),
    ];
    Some(fill(table, frame, &slots, words))
}
