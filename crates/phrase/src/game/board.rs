//! The board of a game as lines of text: each side with its zones.

use model::{Arena, CardType};
use rules::{Action, CardIndex, CardZone, Counter, Flags, Phase, Seat};

use super::frame::{self, Naming, Slot, name};
use super::table::Table;
use super::words::{Words, fill};
use crate::capital;

/// Returns the table as lines of text.
pub(crate) fn board(table: &Table<'_>, words: &Words) -> Vec<String> {
    let state = &table.game.state;
    let [open, taken] = words.initiative;
    let initiative = if state.is_taken(Counter::Initiative) { taken } else { open };
    let phase = phase(state.phase(), state.round(), words);
    let mut lines = vec![capital(&fill(initiative, &[&phase, &table.player(state.initiative())]))];
    let last = table.reader.filter(|reader| state.seats().any(|seat| seat == *reader));
    for seat in state.seats().filter(|seat| Some(*seat) != last).chain(last) {
        side(table, seat, words, &mut lines);
    }
    lines
}

/// Renders a phase: "round 2, action phase".
pub(crate) fn phase(phase: Phase, round: u16, words: &Words) -> String {
    let [setup, action, regroup] = words.phases;
    match phase {
        Phase::Setup => setup.to_owned(),
        Phase::Action => fill(action, &[&round]),
        Phase::Regroup => fill(regroup, &[&round]),
    }
}

fn side(table: &Table<'_>, seat: Seat, words: &Words, lines: &mut Vec<String>) {
    let state = &table.game.state;
    let player = state.player(seat);
    let called = capital(&table.player(seat));
    if player.lost {
        lines.push(fill(words.out, &[&called]));
        return;
    }
    let hp = table.game.def(player.base).hp;
    let resources = state.list(seat, CardZone::Resources);
    let ready = resources.iter().filter(|card| !state.card(**card).flags.contains(Flags::EXHAUSTED)).count();
    let count = |place: CardZone| state.list(seat, place).len();
    let left = hp - state.card(player.base).damage;
    let (hand, deck, discard) = (count(CardZone::Hand), count(CardZone::Deck), count(CardZone::Discard));
    lines.push(fill(words.side, &[&called, &left, &hp, &ready, &resources.len(), &hand, &deck, &discard]));
    let row = |head: &str, text: &str| format!("  {head:<width$}{text}", width = words.head);
    lines.extend(carries(table, player.base, words).map(|upgrades| row(words.base, &upgrades)));
    lines.extend(guards(table, player.base, words).map(|guards| row(words.base, &guards)));
    let [leader_head, hand_head] = words.heads;
    let leaders = player.leaders.iter().copied().filter(|leader| leader.is_some());
    for leader in leaders.filter(|leader| state.card(*leader).place == CardZone::BaseZone) {
        let flags = state.card(leader).flags;
        let [deployed, deploys] = words.deployed;
        let epic = if flags.contains(Flags::EPIC_USED) {
            deployed.to_owned()
        } else if table.game.book().catalog().card(state.card(leader).def).hp.is_none() {
            String::new()
        } else {
            fill(deploys, &[&table.game.def(leader).cost])
        };
        lines.push(row(
            leader_head,
            &format!("{}, {}{epic}", name(table, leader, "", words), turned(flags, words.turned)),
        ));
    }
    if let Some(force) = table.game.force_of(seat) {
        lines.push(row(words.base, &name(table, force, "", words)));
    }
    for credit in table.game.credits_of(seat) {
        lines.push(row(words.base, &name(table, credit, "", words)));
    }
    for (space, arena) in [false, true].into_iter().zip(words.arenas) {
        for unit in state.list(seat, CardZone::Arena) {
            if state.card(*unit).flags.contains(Flags::IN_SPACE) == space {
                lines.push(row(arena, &unit_in_play(table, *unit, words)));
            }
        }
    }
    let hand = table.game.hand(seat, table.reader);
    if hand.iter().all(|card| table.sees(*card)) {
        for card in &hand {
            let printed = printed(table, *card, words).map(|printed| format!(", {printed}")).unwrap_or_default();
            lines.push(row(hand_head, &format!("{}{printed}", name(table, *card, "", words))));
        }
    }
}

fn turned(flags: Flags, [ready, exhausted]: [&str; 2]) -> &str {
    if flags.contains(Flags::EXHAUSTED) { exhausted } else { ready }
}

/// Renders power and remaining HP: "5/2".
fn fight(table: &Table<'_>, unit: CardIndex) -> String {
    let stats = table.game.stats(unit);
    format!("{}/{}", stats.power, stats.hp - table.game.state.card(unit).damage)
}

/// Renders a unit: "Wampa 4/3, exhausted, 2 damage, Sentinel, with Shield".
fn unit_in_play(table: &Table<'_>, unit: CardIndex, words: &Words) -> String {
    let state = &table.game.state;
    let here = state.card(unit);
    let keywords = table.game.stats(unit).keywords;
    let mut parts = vec![format!("{} {}", name(table, unit, "", words), fight(table, unit))];
    if here.flags.contains(Flags::EXHAUSTED) {
        parts.push(turned(here.flags, words.turned).to_owned());
    }
    if here.damage > 0 {
        parts.push(fill(words.damage, &[&here.damage]));
    }
    parts.extend(keywords.iter().map(|(keyword, number)| crate::numbered_keyword(keyword, number, table.language)));
    parts.extend(carries(table, unit, words));
    parts.extend(guards(table, unit, words));
    parts.join(", ")
}

/// Renders the upgrades on a unit or base. Returns `None` if there are none.
fn carries(table: &Table<'_>, host: CardIndex, words: &Words) -> Option<String> {
    let upgrades: Vec<String> =
        table.game.state.upgrades(host).map(|upgrade| name(table, upgrade, "", words)).collect();
    (!upgrades.is_empty()).then(|| fill(words.with, &[&upgrades.join(", ")]))
}

/// Renders the number of cards a unit or base guards. Returns `None` if there are none.
fn guards(table: &Table<'_>, guard: CardIndex, words: &Words) -> Option<String> {
    let [one, several] = words.guards;
    match table.game.state.guarded(guard).count() {
        0 => None,
        1 => Some(one.to_owned()),
        count => Some(fill(several, &[&count])),
    }
}

/// Renders the printed values of a card in the deck: "ground unit 3/3, cost 3".
fn printed(table: &Table<'_>, card: CardIndex, words: &Words) -> Option<String> {
    let def = table.game.def(card);
    let [ground, space, upgrade, event] = words.printed;
    let kind = match (def.kind, def.arena) {
        (CardType::Unit, Arena::Ground) => fill(ground, &[&def.power, &def.hp]),
        (CardType::Unit, Arena::Space) => fill(space, &[&def.power, &def.hp]),
        (CardType::Upgrade, _) => fill(upgrade, &[&format!("{:+}/{:+}", def.power, def.hp)]),
        (CardType::Event, _) => event.to_owned(),
        (
            CardType::Leader
            | CardType::Base
            | CardType::TokenUnit
            | CardType::TokenUpgrade
            | CardType::ForceToken
            | CardType::CreditToken,
            _,
        ) => return None,
    };
    Some(format!("{kind}{}", fill(words.cost, &[&def.cost])))
}

/// Renders the relevant numbers of an option.
pub(crate) fn figures(table: &Table<'_>, action: Action, words: &Words) -> Option<String> {
    if let Action::Attack { attacker, target } = action {
        let own = fight(table, attacker);
        let is_unit = table.game.state.card(target).place == CardZone::Arena;
        return Some(if is_unit { fill(words.against, &[&own, &fight(table, target)]) } else { own });
    }
    if let Action::Play { card, onto, .. } = action {
        // The numbers of a hidden card would reveal its identity.
        let own = if table.sees(card) { printed(table, card, words)? } else { return None };
        return if onto.is_some() {
            Some(fill(words.onto, &[&own, &standing(table, onto, words)?]))
        } else {
            Some(own)
        };
    }
    if let Action::Deploy(leader) = action {
        let def = table.game.def(leader);
        return Some(format!("{}/{}", def.power, def.hp));
    }
    if let Action::DeployOnto { leader, onto } = action {
        let (power, hp) = table.game.def(leader).adds;
        return Some(fill(words.onto, &[&format!("{power:+}/{hp:+}"), &standing(table, onto, words)?]));
    }
    let (Action::Card(card) | Action::Top(card) | Action::Bottom(card)) = action else { return None };
    standing(table, card, words)
}

/// Renders the current state of a card: its controller and its numbers.
fn standing(table: &Table<'_>, card: CardIndex, words: &Words) -> Option<String> {
    let here = table.game.state.card(card);
    match here.place {
        CardZone::Arena => Some(format!("{}, {}", fight(table, card), table.player(here.controller))),
        CardZone::BaseZone => Some(fill(words.left, &[&(table.game.def(card).hp - here.damage)])),
        CardZone::Attached | CardZone::Captured => {
            let host = vec![("card", Slot::Card(here.host, Naming::Plain))];
            Some(frame::fill(table, words.on, &host, words))
        }
        CardZone::Resources => Some((words.resource)(table, here.controller, turned(here.flags, words.turned))),
        CardZone::Hand | CardZone::Deck | CardZone::Discard | CardZone::Aside => {
            if table.sees(card) {
                printed(table, card, words)
            } else {
                None
            }
        }
    }
}
