//! Setup of a game from a position that a judge describes.

use std::sync::Arc;

use model::{CardNumber, CardType};

use crate::Game;
use crate::book::CardBook;
use crate::position::attached::{can_be_upgrade, enlist, leader_with, turn_to_upgrade};
use crate::position::lookup::{implemented_card, place_card};
use crate::position::{AttachedPosition, LeaderPosition, PlayerPosition, Position, PositionError};
use crate::state::{CardIndex, CardZone, Counter, Course, Flags, Phase, Seat, State, Task};

impl Game {
    /// Returns a game at a position. The active player's action or the regroup phase comes next. Setting up cards
    /// triggers nothing.
    ///
    /// # Errors
    /// [`PositionError`] if the position is impossible.
    pub fn at(book: Arc<CardBook>, position: &Position) -> Result<Game, PositionError> {
        let seats = position.players.len();
        if !(2..=4).contains(&seats) {
            return Err(PositionError::Players(seats));
        }
        let seat = |seat: u8| if usize::from(seat) < seats { Ok(Seat(seat)) } else { Err(PositionError::Seat(seat)) };
        let mut state = State::empty(seats as u8, position.seed);
        let initiative = seat(position.initiative)?;
        let Course { initiative: holder, active, round, phase, .. } = state.course();
        *holder = initiative;
        *active = position.active.map_or(Ok(initiative), seat)?;
        *round = position.round.unwrap_or(1);
        *phase = Phase::Action;
        state.set_twin_suns(position.twin_suns);
        state.set_edition(position.edition.unwrap_or_default());
        state.set_taken(Counter::Initiative, position.initiative_taken);
        state.set_taken(Counter::Blast, position.blast_taken);
        state.set_taken(Counter::Plan, position.plan_taken);
        let mut builder = Builder { book: &book, state, seats: seats as u8, leading: Vec::new() };
        for (at, player) in position.players.iter().enumerate() {
            builder.player(at, player)?;
        }
        builder.attach_leaders()?;
        let mut game = Game::resume(Arc::clone(&book), builder.state);
        game.course().tasks.push(if position.regroup { Task::StartRegroup } else { Task::Turn });
        for (player, seat) in position.players.iter().zip(0..) {
            game.edit_force(Seat(seat), player.force)?;
            game.edit_credits(Seat(seat), player.credits)?;
        }
        for edit in &position.edits {
            game.try_edit(edit)?;
        }
        game.run_edited()?;
        Ok(game)
    }
}

struct Builder<'a> {
    book: &'a CardBook,
    state: State,
    seats: u8,
    leading: Vec<Leading>,
}

/// A leader to attach once the leaders of all players are known.
struct Leading {
    unit: CardIndex,
    /// The index among the unit's upgrades.
    nth: usize,
    leader: CardNumber,
    owner: Seat,
}

impl Builder<'_> {
    fn seat(&self, seat: Option<u8>, default: Seat) -> Result<Seat, PositionError> {
        match seat {
            None => Ok(default),
            Some(seat) if seat < self.seats => Ok(Seat(seat)),
            Some(seat) => Err(PositionError::Seat(seat)),
        }
    }

    fn place_card(
        &mut self,
        number: CardNumber,
        owner: Seat,
        what: &'static str,
        fits: impl Fn(CardType) -> bool,
    ) -> Result<CardIndex, PositionError> {
        let def = implemented_card(self.book, number)?;
        if !fits(self.book.def(def).kind) {
            return Err(PositionError::Kind(number, what));
        }
        place_card(&mut self.state, def, owner)
    }

    fn player(&mut self, at: usize, player: &PlayerPosition) -> Result<(), PositionError> {
        let seat = Seat(at as u8);
        let Some(base) = &player.base else { return Err(PositionError::Incomplete(at)) };
        if player.leaders.len() > 2 {
            return Err(PositionError::Incomplete(at));
        }
        let card = self.place_card(base.card, seat, "base", |kind| kind == CardType::Base)?;
        self.state.player_mut(seat).base = card;
        let here = self.state.card_mut(card);
        here.place = CardZone::BaseZone;
        here.damage = range(base.damage)?;
        if base.epic_used {
            here.flags.insert(Flags::EPIC_USED);
        }
        self.under(card, seat, &base.upgrades, &base.captured)?;
        for (nth, leader) in player.leaders.iter().enumerate() {
            let card = self.leader(seat, leader)?;
            self.state.player_mut(seat).leaders[nth] = card;
        }
        let lists = [(&player.hand, CardZone::Hand), (&player.discard, CardZone::Discard)];
        for (cards, place) in lists {
            for number in cards {
                let card = self.place_card(*number, seat, "card of a deck", CardType::is_deck_card)?;
                self.state.put_in(card, seat, place, false);
            }
        }
        for number in player.deck.iter().rev() {
            let card = self.place_card(*number, seat, "card of a deck", CardType::is_deck_card)?;
            self.state.put_in(card, seat, CardZone::Deck, false);
        }
        for resource in &player.resources {
            let owner = self.seat(resource.owner, seat)?;
            let card = self.place_card(resource.card, owner, "resource", CardType::is_deck_card)?;
            self.state.put_in(card, seat, CardZone::Resources, false);
            if resource.exhausted {
                self.state.card_mut(card).flags.insert(Flags::EXHAUSTED);
            }
        }
        for unit in &player.units {
            let owner = self.seat(unit.owner, seat)?;
            let is_unit = |kind| matches!(kind, CardType::Unit | CardType::TokenUnit);
            let card = self.place_card(unit.card, owner, "unit", is_unit)?;
            self.stand(card, seat, unit.damage, unit.exhausted)?;
            self.under(card, seat, &unit.upgrades, &unit.captured)?;
        }
        let here = self.state.player_mut(seat);
        here.passed = player.passed || player.took_counter;
        here.took_counter = player.took_counter;
        Ok(())
    }

    fn number(&self, card: CardIndex) -> CardNumber {
        self.book.catalog().card(self.state.card(card).def).number
    }

    /// Attaches the leaders that are upgrades (CR 3.4.4A). Each is the player's undeployed leader, or otherwise an
    /// additional one.
    ///
    /// # Errors
    /// [`PositionError::Deployed`]; [`PositionError::Incomplete`] for a player with no leader or more than two.
    fn attach_leaders(&mut self) -> Result<(), PositionError> {
        for Leading { unit, nth, leader, owner } in std::mem::take(&mut self.leading) {
            let def = implemented_card(self.book, leader)?;
            let card = match leader_with(&self.state, self.book, def, owner) {
                Some(card) if self.state.card(card).place != CardZone::BaseZone => {
                    return Err(PositionError::Deployed(leader));
                }
                Some(card) => card,
                None => place_card(&mut self.state, def, owner)?,
            };
            enlist(&mut self.state, card)?;
            self.state.card_mut(card).flags.remove(Flags::EXHAUSTED);
            turn_to_upgrade(&mut self.state, card, self.book.def(def));
            // Upgrades attached after it stay above it.
            let above: Vec<CardIndex> = self.state.upgrades(unit).skip(nth).collect();
            for card in [card].into_iter().chain(above) {
                self.state.take_out(card);
                self.state.put_under(card, unit, CardZone::Attached);
            }
        }
        for seat in self.state.seats() {
            if !self.state.player(seat).leaders[0].is_some() {
                return Err(PositionError::Incomplete(seat.at()));
            }
        }
        Ok(())
    }

    fn leader(&mut self, seat: Seat, leader: &LeaderPosition) -> Result<CardIndex, PositionError> {
        let card = self.place_card(leader.card, seat, "leader", |kind| kind == CardType::Leader)?;
        if leader.deployed {
            self.stand(card, seat, leader.damage, leader.exhausted)?;
            self.state.card_mut(card).flags.insert(Flags::DEPLOYED.union(Flags::EPIC_USED));
            self.under(card, seat, &leader.upgrades, &leader.captured)?;
            return Ok(card);
        }
        let here = self.state.card_mut(card);
        here.place = CardZone::BaseZone;
        if leader.exhausted {
            here.flags.insert(Flags::EXHAUSTED);
        }
        if leader.epic_used {
            here.flags.insert(Flags::EPIC_USED);
        }
        Ok(card)
    }

    fn stand(&mut self, card: CardIndex, seat: Seat, damage: i16, exhausted: bool) -> Result<(), PositionError> {
        let in_space = self.book.def(self.state.card(card).def).arena == model::Arena::Space;
        self.state.put_in(card, seat, CardZone::Arena, false);
        let here = self.state.card_mut(card);
        here.damage = range(damage)?;
        if exhausted {
            here.flags.insert(Flags::EXHAUSTED);
        }
        if in_space {
            here.flags.insert(Flags::IN_SPACE);
        }
        Ok(())
    }

    fn under(
        &mut self,
        unit: CardIndex,
        seat: Seat,
        upgrades: &[AttachedPosition],
        captured: &[AttachedPosition],
    ) -> Result<(), PositionError> {
        for (nth, upgrade) in upgrades.iter().enumerate() {
            let owner = self.seat(upgrade.owner, seat)?;
            let def = self.book.def(implemented_card(self.book, upgrade.card)?);
            if !can_be_upgrade(def) {
                return Err(PositionError::NoUpgrade(upgrade.card));
            }
            if (def.host() == CardType::Base) != (self.state.player(seat).base == unit) {
                return Err(PositionError::WrongHost(upgrade.card, self.number(unit)));
            }
            if def.kind == CardType::Leader {
                self.leading.push(Leading { unit, nth, leader: upgrade.card, owner });
                continue;
            }
            let card = place_card(&mut self.state, implemented_card(self.book, upgrade.card)?, owner)?;
            self.state.put_under(card, unit, CardZone::Attached);
            self.state.card_mut(card).controller = self.seat(upgrade.controller, owner)?;
        }
        for held in captured {
            let owner = self.seat(held.owner, Seat((seat.0 + 1) % self.seats))?;
            let card = self.place_card(held.card, owner, "captured unit", |kind| kind == CardType::Unit)?;
            self.state.put_under(card, unit, CardZone::Captured);
        }
        Ok(())
    }
}

fn range(damage: i16) -> Result<i16, PositionError> {
    if (0..=999).contains(&damage) { Ok(damage) } else { Err(PositionError::Range(damage)) }
}
