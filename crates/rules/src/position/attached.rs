//! Upgrades attached by a position or a judge. They are upgrade cards, Pilots, and leaders deployed as upgrades
//! (CR 3.4.4A, 7.5.17A).

use model::{CardId, CardType};

use crate::Game;
use crate::book::{CardBook, CardDef};
use crate::position::PositionError;
use crate::read::View;
use crate::state::{CardIndex, CardZone, Flags, Seat, State};
use crate::write::card_changes::LeaveDestination;

/// Returns `true` if a card can be an upgrade. That is an upgrade card, a unit with Piloting, or a leader that deploys
/// as one.
pub(super) fn can_be_upgrade(def: &CardDef) -> bool {
    match def.kind {
        CardType::Upgrade | CardType::TokenUpgrade => true,
        CardType::Unit | CardType::Leader => def.turns,
        CardType::Base | CardType::Event | CardType::TokenUnit | CardType::ForceToken | CardType::CreditToken => false,
    }
}

/// Returns the player's leader that is this card, in any zone.
pub(super) fn leader_with(state: &State, book: &CardBook, def: CardId, owner: Seat) -> Option<CardIndex> {
    if book.def(def).kind != CardType::Leader {
        return None;
    }
    let leaders = state.player(owner).leaders.into_iter();
    leaders.filter(|leader| leader.is_some()).find(|leader| state.card(*leader).def == def)
}

/// Adds a leader to those of its owner.
///
/// # Errors
/// [`PositionError::Incomplete`] if the player has two leaders already.
pub(super) fn enlist(state: &mut State, leader: CardIndex) -> Result<(), PositionError> {
    let owner = state.card(leader).owner;
    let leaders = &mut state.player_mut(owner).leaders;
    if leaders.contains(&leader) {
        return Ok(());
    }
    let free = leaders.iter_mut().find(|place| !place.is_some()).ok_or(PositionError::Incomplete(owner.at()))?;
    *free = leader;
    Ok(())
}

/// Turns a leader to its side as an upgrade. A leader that only an ability attaches has no epic action to use up.
pub(super) fn turn_to_upgrade(state: &mut State, leader: CardIndex, def: &CardDef) {
    let flags = &mut state.card_mut(leader).flags;
    flags.insert(Flags::DEPLOYED);
    match def.deploys {
        ability::DeployRule::AsUnit | ability::DeployRule::AsUnitOrUpgrade => flags.insert(Flags::EPIC_USED),
        ability::DeployRule::ByAbility => {}
    }
}

impl Game {
    /// Attaches a card to a unit or, if it has Fortify, to a base, without triggers.
    pub(super) fn edit_attach(
        &mut self,
        card: CardIndex,
        seat: Seat,
        onto: Option<CardIndex>,
    ) -> Result<(), PositionError> {
        let number = self.number_of(card);
        if !can_be_upgrade(self.def(card)) {
            return Err(PositionError::NoUpgrade(number));
        }
        let onto = onto.ok_or(PositionError::NoHost(number)).and_then(|onto| self.known(onto))?;
        if !self.takes_upgrades(onto) || onto == card {
            return Err(PositionError::NoHost(number));
        }
        // Bases take only upgrades with Fortify (edition 9.0, 7.5.21).
        if self.has_fortify(card) != (self.def(onto).kind == CardType::Base) {
            return Err(PositionError::WrongHost(number, self.number_of(onto)));
        }
        let from = self.state.card(card).place;
        if from == CardZone::Arena {
            self.put_away_under(card, seat);
        }
        self.view_mut().state.take_out(card);
        if from != CardZone::Attached {
            self.view_mut().state.become_new_copy(card);
        }
        let leads = self.def(card).kind == CardType::Leader;
        if leads {
            enlist(&mut self.view_mut().state, card)?;
            let (book, def) = (self.book.book_handle(), self.state.card(card).def);
            turn_to_upgrade(&mut self.view_mut().state, card, book.def(def));
        }
        self.view_mut().state.put_under(card, onto, CardZone::Attached);
        self.view_mut().state.card_mut(card).controller = if leads { self.state.card(card).owner } else { seat };
        Ok(())
    }

    /// Removes the cards under a unit that an edit removes (CR 8.33.4). Its upgrades are defeated, and the cards it
    /// guards are rescued.
    pub(super) fn put_away_under(&mut self, unit: CardIndex, seat: Seat) {
        let under: Vec<CardIndex> = self.state.under(unit).collect();
        for below in under {
            match self.state.card(below).place {
                CardZone::Captured => self.rescue(below),
                CardZone::Deck
                | CardZone::Hand
                | CardZone::Discard
                | CardZone::Resources
                | CardZone::Arena
                | CardZone::BaseZone
                | CardZone::Attached
                | CardZone::Aside => self.put(below, LeaveDestination::Defeat, seat),
            }
        }
    }
}

impl View {
    /// Returns the player's leader that is this card, in any zone.
    pub(super) fn leader_with(&self, def: CardId, owner: Seat) -> Option<CardIndex> {
        leader_with(&self.state, &self.book, def, owner)
    }
}
