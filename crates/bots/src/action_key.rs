//! Identity of an action across determinizations. Cards that are not in play are identified by their definition, cards
//! in play by their position.

use rules::{Action, CardIndex, CardZone, Game};

/// Returns the key of an action, equal in all determinizations of one information set.
pub(crate) fn key(game: &Game, action: Action) -> u64 {
    let card = |card: CardIndex| -> u64 {
        if !card.is_some() {
            return 0xFF_FFFF;
        }
        let here = game.state.card(card);
        match here.place {
            CardZone::Hand | CardZone::Deck | CardZone::Resources | CardZone::Discard => {
                1 << 20 | here.def.index() as u64
            }
            CardZone::Arena | CardZone::BaseZone | CardZone::Attached | CardZone::Captured | CardZone::Aside => {
                u64::from(card.0)
            }
        }
    };
    let (tag, first, second) = match action {
        Action::Play { card: played, onto, alternative } => (1 + u64::from(alternative), card(played), card(onto)),
        Action::Attack { attacker, target } => (3, card(attacker), card(target)),
        Action::Use { card: used, ability } => (4, card(used), u64::from(ability.0)),
        Action::Deploy(leader) => (5, card(leader), 0),
        Action::DeployOnto { leader, onto } => (20, card(leader), card(onto)),
        Action::Take(counter) => (6, counter as u64, 0),
        Action::Pass => (7, 0, 0),
        Action::Card(chosen) => (8, card(chosen), 0),
        Action::Player(seat) => (9, u64::from(seat.0), 0),
        Action::Mode(mode) => (10, u64::from(mode), 0),
        Action::Number(number) => (11, u64::from(number), 0),
        Action::Name(name) => (12, u64::from(name), 0),
        Action::Arena(arena) => (13, arena as u64, 0),
        Action::Trigger(nth) => (14, u64::from(nth), 0),
        Action::Yes => (15, 0, 0),
        Action::No => (16, 0, 0),
        Action::Done => (17, 0, 0),
        Action::Top(chosen) => (18, card(chosen), 0),
        Action::Bottom(chosen) => (19, card(chosen), 0),
    };
    tag << 56 | first << 24 | second
}
