//! How the table looks.

use model::{Arena, CardType};
use rules::{Action, CardIx, Flags, Phase, Place, Seat};

use super::{counted, line};
use crate::game::Table;
use crate::german::grammar::Case;
use crate::german::terms;

/// [`Table::board`] in German.
pub(crate) fn board(table: &Table<'_>) -> Vec<String> {
    let state = &table.game.state;
    let taken = if state.taken & 1 == 0 { "" } else { " (übernommen)" };
    let phase = phase(state.phase, state.round);
    let mut lines = vec![line(&format!("{phase}; Initiative: {}{taken}", table.player(state.initiative)))];
    let last = table.reader.filter(|reader| state.seats().any(|seat| seat == *reader));
    for seat in state.seats().filter(|seat| Some(*seat) != last).chain(last) {
        side(table, seat, &mut lines);
    }
    lines
}

/// "Runde 2, Aktionsphase".
pub(super) fn phase(phase: Phase, round: impl std::fmt::Display) -> String {
    match phase {
        Phase::Setup => "Spielaufbau".to_owned(),
        Phase::Action => format!("Runde {round}, Aktionsphase"),
        Phase::Regroup => format!("Runde {round}, Sammelphase"),
    }
}

fn name(table: &Table<'_>, card: CardIx) -> String {
    super::name(table, card, Case::Nom)
}

fn side(table: &Table<'_>, seat: Seat, lines: &mut Vec<String>) {
    let state = &table.game.state;
    let player = state.player(seat);
    if player.lost {
        lines.push(format!("{} ist ausgeschieden", line(&table.player(seat))));
        return;
    }
    let hp = table.game.def(player.base).hp;
    let resources = state.list(seat, Place::Resources);
    let ready = resources.iter().filter(|card| !state.card(**card).flags.has(Flags::EXHAUSTED)).count();
    let count = |place: Place| state.list(seat, place).len();
    lines.push(format!(
        "{}: Basis {} von {hp} TP; {ready} von {} Ressourcen spielbereit; Hand {}, Deck {}, Ablagestapel {}",
        line(&table.player(seat)),
        hp - state.card(player.base).damage,
        resources.len(),
        count(Place::Hand),
        count(Place::Deck),
        count(Place::Discard),
    ));
    let leaders = player.leaders.iter().copied().filter(|leader| leader.is_some());
    for leader in leaders.filter(|leader| state.card(*leader).place == Place::BaseZone) {
        let flags = state.card(leader).flags;
        let turned = turned(flags);
        let epic = if flags.has(Flags::EPIC_USED) {
            ", wurde gerufen".to_owned()
        } else if table.game.book().catalog().card(state.card(leader).def).hp.is_none() {
            String::new()
        } else {
            format!(", mit {} Ressourcen zu rufen", table.game.def(leader).cost)
        };
        lines.push(row("Anführer", &format!("{}, {turned}{epic}", name(table, leader))));
    }
    for (space, arena) in [(false, Arena::Ground), (true, Arena::Space)] {
        for unit in state.list(seat, Place::Arena) {
            if state.card(*unit).flags.has(Flags::IN_SPACE) == space {
                lines.push(row(terms::arena(arena), &unit_in_play(table, *unit)));
            }
        }
    }
    let hand = table.game.hand(seat, table.reader);
    if hand.iter().all(|card| table.sees(*card)) {
        for card in &hand {
            let printed = printed(table, *card).map(|printed| format!(", {printed}")).unwrap_or_default();
            lines.push(row("Hand", &format!("{}{printed}", name(table, *card))));
        }
    }
}

fn turned(flags: Flags) -> &'static str {
    if flags.has(Flags::EXHAUSTED) { "erschöpft" } else { "spielbereit" }
}

fn row(head: &str, text: &str) -> String {
    format!("  {head:<10}{text}")
}

/// Power and what is left of the HP: "5/2".
fn fight(table: &Table<'_>, unit: CardIx) -> String {
    let stats = table.game.stats(unit);
    format!("{}/{}", stats.power, stats.hp - table.game.state.card(unit).damage)
}

/// "Wampa 4/3, erschöpft, 2 Schaden, Wachposten, mit Schild".
fn unit_in_play(table: &Table<'_>, unit: CardIx) -> String {
    let state = &table.game.state;
    let here = state.card(unit);
    let keywords = table.game.stats(unit).keywords;
    let mut parts = vec![format!("{} {}", name(table, unit), fight(table, unit))];
    if here.flags.has(Flags::EXHAUSTED) {
        parts.push("erschöpft".to_owned());
    }
    if here.damage > 0 {
        parts.push(format!("{} Schaden", here.damage));
    }
    parts.extend(keywords.iter().map(|(keyword, number)| crate::numbered_keyword(keyword, number, table.language)));
    let upgrades: Vec<String> = state.upgrades(unit).map(|upgrade| name(table, upgrade)).collect();
    if !upgrades.is_empty() {
        parts.push(format!("mit {}", upgrades.join(", ")));
    }
    let guarded = i16::try_from(state.guarded(unit).count()).unwrap_or(i16::MAX);
    if guarded > 0 {
        parts.push(format!("bewacht {}", counted(guarded, "Karte", "Karten")));
    }
    parts.join(", ")
}

/// What is printed on a card of the deck: "Boden-Einheit 3/3, Kosten 3".
fn printed(table: &Table<'_>, card: CardIx) -> Option<String> {
    let def = table.game.def(card);
    let kind = match def.kind {
        CardType::Unit => format!("{}-Einheit {}/{}", terms::arena(def.arena), def.power, def.hp),
        CardType::Upgrade => format!("Upgrade {:+}/{:+}", def.power, def.hp),
        CardType::Event => "Ereignis".to_owned(),
        CardType::Leader
        | CardType::Base
        | CardType::TokenUnit
        | CardType::TokenUpgrade
        | CardType::ForceToken
        | CardType::CreditToken => return None,
    };
    Some(format!("{kind}, Kosten {}", def.cost))
}

/// [`Table::figures`] in German.
pub(crate) fn figures(table: &Table<'_>, action: Action) -> Option<String> {
    match action {
        Action::Attack { attacker, target } if table.game.state.card(target).place == Place::Arena => {
            Some(format!("{} gegen {}", fight(table, attacker), fight(table, target)))
        }
        Action::Attack { attacker, .. } => Some(fight(table, attacker)),
        // A card that the reader may not see is not told by its figures either.
        Action::Play { card, .. } if !table.sees(card) => None,
        Action::Play { card, onto, .. } if onto.is_some() => {
            Some(format!("{}; auf {}", printed(table, card)?, standing(table, onto)?))
        }
        Action::Play { card, .. } => printed(table, card),
        Action::Deploy(leader) => {
            let def = table.game.def(leader);
            Some(format!("{}/{}", def.power, def.hp))
        }
        Action::Card(card) | Action::Top(card) | Action::Bottom(card) => standing(table, card),
        Action::Use { .. }
        | Action::Take(_)
        | Action::Pass
        | Action::Player(_)
        | Action::Mode(_)
        | Action::Number(_)
        | Action::Name(_)
        | Action::Arena(_)
        | Action::Trigger(_)
        | Action::Yes
        | Action::No
        | Action::Done => None,
    }
}

/// How a card stands where it is: whose, and its figures.
fn standing(table: &Table<'_>, card: CardIx) -> Option<String> {
    let here = table.game.state.card(card);
    match here.place {
        Place::Arena => Some(format!("{}, {}", fight(table, card), table.player(here.controller))),
        Place::BaseZone => Some(format!("noch {} TP", table.game.def(card).hp - here.damage)),
        Place::Attached | Place::Captured => Some(format!("auf {}", super::name(table, here.host, Case::Dat))),
        Place::Resources => Some(format!("{}e Ressource von {}", turned(here.flags), table.player(here.controller))),
        Place::Hand | Place::Deck | Place::Discard | Place::Aside => {
            if table.sees(card) {
                printed(table, card)
            } else {
                None
            }
        }
    }
}
