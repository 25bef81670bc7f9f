//! Edits of a position by a judge.

use model::{CardNumber, CardType};

use crate::Game;
use crate::position::effects::{Gain, trait_of};
use crate::position::lookup::{implemented_card, place_card};
use crate::position::{CardHistory, Edit, EditPlace, PositionError};
use crate::read::View;
use crate::state::invariant::Invariant;
use crate::state::{CardIndex, CardZone, Counter, Flags, Phase, PhaseEvent, QuestionKind, Seat, Task};

impl Edit {
    /// Returns `true` if the edit concerns cards, not turns or the history of the phase. Only such edits are possible
    /// in the middle of an action.
    fn is_of_cards(&self) -> bool {
        match self {
            Edit::Damage { .. }
            | Edit::Exhausted { .. }
            | Edit::Move { .. }
            | Edit::Add { .. }
            | Edit::Attach { .. }
            | Edit::Deployed { .. }
            | Edit::EpicUsed { .. }
            | Edit::Force { .. }
            | Edit::Credits { .. }
            | Edit::Capture { .. }
            | Edit::Gain { .. }
            | Edit::Effect { .. }
            | Edit::ForgetEffects { .. }
            | Edit::Used { .. } => true,
            Edit::Deck { .. }
            | Edit::Active { .. }
            | Edit::Initiative { .. }
            | Edit::Passed { .. }
            | Edit::Counters { .. }
            | Edit::Round { .. }
            | Edit::Happened { .. }
            | Edit::Counts { .. }
            | Edit::ForgetPhase => false,
        }
    }
}

impl Game {
    /// Applies a judge's edit. Nothing triggers, but state checks run (CR 1.16.5). In the middle of an action, the open
    /// question is asked again with its current options, and pending triggers stay pending.
    ///
    /// # Errors
    /// [`PositionError`] with nothing changed.
    pub fn edit(&mut self, edit: &Edit) -> Result<(), PositionError> {
        let Some(question) = self.state.question() else { return Err(PositionError::Busy) };
        let between = question.ask == QuestionKind::Action;
        if !(between || self.can_ask_anew() && edit.is_of_cards()) {
            return Err(PositionError::Busy);
        }
        let before = self.state.clone();
        let waiting = self.state.waiting().len();
        let edited = self.try_edit(edit).and_then(|()| match between {
            true => self.run_edited(),
            false => self.run_on_edited(waiting),
        });
        if edited.is_err() {
            self.restore_state(before);
        }
        edited
    }

    /// Continues in the middle of an action: the step asks again. Triggers caused by the edit are dropped, but not the
    /// first `waiting` ones, which were pending before.
    fn run_on_edited(&mut self, waiting: usize) -> Result<(), PositionError> {
        *self.course().question = None;
        self.course().options.clear();
        let features = self.book.features(&self.state);
        self.view_mut().features = features;
        self.course().waiting.truncate(waiting);
        self.course().step.unsettled = true;
        self.run();
        self.violation().map_or(Ok(()), |violation| Err(PositionError::Broken(violation.what)))
    }

    /// Continues after edits between actions.
    pub(super) fn run_edited(&mut self) -> Result<(), PositionError> {
        *self.course().question = None;
        self.course().options.clear();
        self.after_edits();
        // State checks may trigger abilities, for example if a unit loses the HP that kept it in play.
        self.course().tasks.push(Task::Window(0));
        self.run();
        self.violation().map_or(Ok(()), |violation| Err(PositionError::Broken(violation.what)))
    }

    /// Drops triggers caused by edits and makes state checks due.
    fn after_edits(&mut self) {
        let features = self.book.features(&self.state);
        self.view_mut().features = features;
        self.course().step.unsettled = true;
        self.course().waiting.clear();
    }

    pub(super) fn try_edit(&mut self, edit: &Edit) -> Result<(), PositionError> {
        match edit {
            Edit::Damage { card, damage } => self.edit_damage(*card, *damage)?,
            Edit::Exhausted { card, exhausted } => self.edit_exhausted(*card, *exhausted)?,
            Edit::Move { card, to, seat } => {
                let card = self.known(*card)?;
                let seat = seat.map_or(Ok(self.state.card(card).owner), |seat| self.seat(seat))?;
                self.edit_place(card, *to, seat, None)?;
            }
            Edit::Deck { seat, cards } => self.edit_deck(*seat, cards)?,
            Edit::Active { seat } => {
                let seat = self.seat(*seat)?;
                *self.course().active = seat;
            }
            Edit::Initiative { seat, taken } => {
                let seat = self.seat(*seat)?;
                *self.course().initiative = seat;
                self.view_mut().state.set_taken(Counter::Initiative, *taken);
            }
            Edit::Add { card, seat, to, onto } => self.edit_add(*card, *seat, *to, *onto)?,
            Edit::Attach { card, onto } => {
                let card = self.known(*card)?;
                let seat = self.state.card(card).controller;
                self.edit_place(card, EditPlace::Attached, seat, Some(*onto))?;
            }
            Edit::Deployed { card, deployed } => self.edit_deployed(*card, *deployed)?,
            Edit::EpicUsed { card, used } => self.edit_epic_used(*card, *used)?,
            Edit::Passed { seat, passed, took_counter } => {
                let seat = self.seat(*seat)?;
                let player = self.player_mut(seat);
                player.passed = *passed || *took_counter;
                player.took_counter = *took_counter;
            }
            Edit::Counters { blast, plan } => {
                self.view_mut().state.set_taken(Counter::Blast, *blast);
                self.view_mut().state.set_taken(Counter::Plan, *plan);
            }
            Edit::Force { seat, with } => {
                let seat = self.seat(*seat)?;
                self.edit_force(seat, *with)?;
            }
            Edit::Credits { seat, count } => {
                let seat = self.seat(*seat)?;
                self.edit_credits(seat, *count)?;
            }
            Edit::Round { round } => *self.course().round = *round,
            Edit::Happened { card, what, seat, amount } => {
                let card = self.known(*card)?;
                let seat = seat.map(|seat| self.seat(seat)).transpose()?;
                self.happened(card, *what, seat, *amount)?;
            }
            Edit::Capture { card, by } => {
                let card = self.known(*card)?;
                let seat = self.state.card(card).owner;
                self.edit_place(card, EditPlace::Captured, seat, Some(*by))?;
            }
            Edit::Gain { card, power, hp, keyword, value, with_trait, lasts } => {
                let card = self.known(*card)?;
                let (keyword, value) = (*keyword, *value);
                let with_trait = with_trait.as_deref().map(trait_of).transpose()?;
                self.edit_gain(card, Gain { power: *power, hp: *hp, keyword, value, with_trait }, *lasts)?;
            }
            Edit::Effect { source, effect, on, name, seat } => {
                self.edit_bound_effect(*source, *effect, on, name.as_deref(), *seat)?;
            }
            Edit::ForgetEffects { card } => {
                let card = card.map(|card| self.known(card)).transpose()?;
                self.edit_forget_effects(card);
            }
            Edit::Used { card, ability, used } => {
                let card = self.known(*card)?;
                self.edit_used(card, ability.as_ref(), *used)?;
            }
            Edit::Counts { seat, played, events, drawn, discarded, milled, created, given, used_the_force } => {
                let seat = self.seat(*seat)?;
                let player = self.player_mut(seat);
                player.played = played.unwrap_or(player.played);
                player.events = events.unwrap_or(player.events);
                player.drawn = drawn.unwrap_or(player.drawn);
                player.discarded = discarded.unwrap_or(player.discarded);
                player.milled = milled.unwrap_or(player.milled);
                player.created = created.unwrap_or(player.created);
                player.given = given.unwrap_or(player.given);
                player.used_the_force = used_the_force.unwrap_or(player.used_the_force);
            }
            Edit::ForgetPhase => self.view_mut().state.forget_phase(),
        }
        Ok(())
    }

    /// Puts a new card into the game. As an upgrade, a leader's pilot side is the player's own leader.
    fn edit_add(
        &mut self,
        card: CardNumber,
        seat: Seat,
        to: EditPlace,
        onto: Option<CardIndex>,
    ) -> Result<(), PositionError> {
        let seat = self.seat(seat)?;
        let def = implemented_card(&self.book, card)?;
        let new = match self.leader_with(def, seat) {
            Some(leader) if to == EditPlace::Attached => leader,
            Some(_) | None => place_card(&mut self.view_mut().state, def, seat)?,
        };
        self.edit_place(new, to, seat, onto)
    }

    /// Sets whether the epic action of a leader or base has been used.
    fn edit_epic_used(&mut self, card: CardIndex, used: bool) -> Result<(), PositionError> {
        let card = self.known(card)?;
        if !matches!(self.def(card).kind, CardType::Leader | CardType::Base) {
            return Err(PositionError::Kind(self.number_of(card), "card with an epic action"));
        }
        let flags = &mut self.view_mut().state.card_mut(card).flags;
        if used {
            flags.insert(Flags::EPIC_USED)
        } else {
            flags.remove(Flags::EPIC_USED)
        }
        Ok(())
    }

    /// Sets the damage on a unit or base.
    fn edit_damage(&mut self, card: CardIndex, damage: i16) -> Result<(), PositionError> {
        let card = self.known(card)?;
        if !(0..=999).contains(&damage) {
            return Err(PositionError::Range(damage));
        }
        let kind = self.def(card).kind;
        if self.state.card(card).place != CardZone::Arena && kind != CardType::Base {
            return Err(PositionError::Kind(self.number_of(card), "unit in play or base"));
        }
        self.view_mut().state.card_mut(card).damage = damage;
        Ok(())
    }

    /// Exhausts or readies a unit, leader or resource.
    fn edit_exhausted(&mut self, card: CardIndex, exhausted: bool) -> Result<(), PositionError> {
        let card = self.known(card)?;
        let place = self.state.card(card).place;
        let turns = matches!(place, CardZone::Arena | CardZone::Resources)
            || (place == CardZone::BaseZone && self.def(card).kind == CardType::Leader);
        if !turns {
            return Err(PositionError::Kind(self.number_of(card), "unit, leader or resource"));
        }
        if exhausted {
            self.set_flags(card, Flags::EXHAUSTED)
        } else {
            self.clear_flags(card, Flags::EXHAUSTED)
        }
        Ok(())
    }

    /// Puts these cards on top of their deck, the first on top.
    fn edit_deck(&mut self, seat: Seat, cards: &[CardIndex]) -> Result<(), PositionError> {
        let seat = self.seat(seat)?;
        for card in cards.iter().rev() {
            let card = self.known(*card)?;
            if self.state.card(card).place != CardZone::Deck || self.state.card(card).owner != seat {
                return Err(PositionError::Kind(self.number_of(card), "card of that deck"));
            }
            self.move_card(card, seat, CardZone::Deck, false);
        }
        Ok(())
    }

    /// Deploys a leader as a unit, or puts it back into the base zone.
    fn edit_deployed(&mut self, card: CardIndex, deployed: bool) -> Result<(), PositionError> {
        let card = self.known(card)?;
        if self.def(card).kind != CardType::Leader {
            return Err(PositionError::Kind(self.number_of(card), "leader"));
        }
        let owner = self.state.card(card).owner;
        self.put_away_under(card, owner);
        self.set_aside(card);
        if deployed {
            self.set_flags(card, Flags::DEPLOYED.union(Flags::EPIC_USED));
            self.enter(card, owner, true);
        } else {
            self.put_into_base_zone(card);
        }
        Ok(())
    }

    /// Creates or removes a player's Force token.
    pub(super) fn edit_force(&mut self, seat: Seat, with: bool) -> Result<(), PositionError> {
        match (self.force_of(seat), with) {
            (Some(card), false) => {
                self.set_aside(card);
            }
            (None, true) => {
                let force = self.book.force().ok_or(PositionError::Broken(Invariant::NoForce))?;
                let card = place_card(&mut self.view_mut().state, force, seat)?;
                self.put_into_base_zone(card);
            }
            (Some(_), true) | (None, false) => {}
        }
        Ok(())
    }

    /// Creates or removes Credit tokens until a player has the given number.
    pub(super) fn edit_credits(&mut self, seat: Seat, count: u8) -> Result<(), PositionError> {
        self.view_mut().features.credits = true;
        let there: Vec<CardIndex> = self.credits_of(seat).collect();
        for card in there.iter().skip(usize::from(count)) {
            self.set_aside(*card);
        }
        for _ in there.len()..usize::from(count) {
            let credit = self.book.token(ability::Token::Credit);
            let credit = credit.ok_or(PositionError::Broken(Invariant::Token(ability::Token::Credit)))?;
            let card = place_card(&mut self.view_mut().state, credit, seat)?;
            self.put_into_base_zone(card);
        }
        Ok(())
    }

    /// Adds to the history of this phase that a player played a card. Returns the flags of the card.
    fn was_played(&mut self, card: CardIndex, by: Seat) -> Flags {
        let (of, cost) = (self.state.now(card), self.def(card).cost);
        let here = *self.state.card(card);
        self.course().facts.push(PhaseEvent::Played(by, of, cost));
        if self.features.counts_played_cards {
            let onto = if here.place == CardZone::Attached { here.host } else { CardIndex::NONE };
            self.note_played(of, onto);
        }
        let player = self.player_mut(by);
        player.played = player.played.saturating_add(1);
        // A unit that was played has also entered play, once.
        let is_unit = here.place == CardZone::Arena;
        if is_unit && !self.state.facts().contains(&PhaseEvent::Entered(by, of)) {
            self.course().facts.push(PhaseEvent::Entered(by, of));
        }
        let entered = is_unit || here.place == CardZone::Attached;
        if entered { Flags::PLAYED_PHASE.union(Flags::ENTERED) } else { Flags::PLAYED_PHASE }
    }

    /// Adds an event to the history of this phase.
    fn happened(
        &mut self,
        card: CardIndex,
        what: CardHistory,
        seat: Option<Seat>,
        amount: i16,
    ) -> Result<(), PositionError> {
        if !(0..=999).contains(&amount) {
            return Err(PositionError::Range(amount));
        }
        let of = self.state.now(card);
        let controller = self.state.card(card).controller;
        let by = seat.unwrap_or(controller);
        self.seat(by)?;
        let is_base = self.def(card).kind == CardType::Base;
        let is_unit = self.state.card(card).place == CardZone::Arena;
        let flags = match what {
            CardHistory::EnteredPlay => {
                self.course().facts.push(PhaseEvent::Entered(by, of));
                Flags::ENTERED
            }
            CardHistory::Played => self.was_played(card, by),
            CardHistory::Attacked => {
                self.note_attack(controller, card, seat.unwrap_or(Seat::NONE));
                if is_unit { Flags::ATTACKED_PHASE } else { Flags::default() }
            }
            CardHistory::Damaged => {
                if is_base && amount > 0 {
                    self.course().facts.push(PhaseEvent::BaseDamage(by, controller, amount));
                }
                Flags::DAMAGED_PHASE
            }
            CardHistory::WouldBeDamaged => Flags::HIT_PHASE,
            CardHistory::DamagedBase => Flags::DAMAGED_BASE,
            CardHistory::DamagedEnemyBase => {
                let enemies = self.state.seats().filter(|seat| *seat != controller);
                enemies.map(Flags::damaged_base_of).fold(Flags::DAMAGED_BASE, Flags::union)
            }
            CardHistory::Rescued => Flags::RESCUED_PHASE,
            CardHistory::Acted | CardHistory::DealtIndirect => {
                if !is_base {
                    return Err(PositionError::Kind(self.number_of(card), "base"));
                }
                let acted = what == CardHistory::Acted;
                self.course().facts.push(if acted {
                    PhaseEvent::Acted(controller)
                } else {
                    PhaseEvent::Indirect(controller)
                });
                Flags::default()
            }
            CardHistory::Healed => Flags::HEALED_PHASE,
            CardHistory::Discarded => Flags::DISCARDED_PHASE,
            CardHistory::Defeated | CardHistory::LeftPlay => {
                return self.edit_left_play(card, seat.unwrap_or(Seat::NONE), what == CardHistory::Defeated);
            }
        };
        self.set_flags(card, flags);
        Ok(())
    }

    fn edit_place(
        &mut self,
        card: CardIndex,
        to: EditPlace,
        seat: Seat,
        onto: Option<CardIndex>,
    ) -> Result<(), PositionError> {
        let kind = self.def(card).kind;
        let wrong = |game: &Game, what: &'static str| Err(PositionError::Kind(game.number_of(card), what));
        if to == EditPlace::Attached {
            return self.edit_attach(card, seat, onto);
        }
        if matches!(kind, CardType::Base | CardType::Leader | CardType::ForceToken | CardType::CreditToken) {
            return wrong(self, "card that changes zones, which leaders, bases, Force and Credit tokens do not");
        }
        if kind.is_token() && !matches!(to, EditPlace::Arena | EditPlace::Attached | EditPlace::Aside) {
            return wrong(self, "card other than a token, which is in play or aside");
        }
        let from = self.state.card(card).place;
        if (from, to) == (CardZone::Arena, EditPlace::Arena)
            || (from, to) == (CardZone::Resources, EditPlace::Resources)
        {
            // CR 8.27.1A, 8.27.1C: only control changes; cards on the unit stay.
            self.take_control(card, seat);
            let is_theirs = self.state.card(card).controller == seat;
            return if is_theirs { Ok(()) } else { Err(PositionError::Seat(seat.0)) };
        }
        self.put_away_under(card, seat);
        if to == EditPlace::Arena && !matches!(kind, CardType::Unit | CardType::TokenUnit) {
            return wrong(self, "unit");
        }
        if to == EditPlace::Captured {
            let Some(onto) = onto else { return wrong(self, "unit or base that guards it") };
            let guard = self.known(onto)?;
            let guards = self.state.card(guard).place == CardZone::Arena || self.def(guard).kind == CardType::Base;
            if kind != CardType::Unit || guard == card || !guards {
                return wrong(self, "unit of a deck, guarded by another unit or a base");
            }
            self.set_aside(card);
            self.view_mut().state.put_under(card, guard, CardZone::Captured);
            return Ok(());
        }
        let owner = self.state.card(card).owner;
        self.set_aside(card);
        match to {
            EditPlace::Hand => self.put_into(card, owner, CardZone::Hand, false),
            EditPlace::DeckTop => self.put_into(card, owner, CardZone::Deck, false),
            EditPlace::DeckBottom => self.put_into(card, owner, CardZone::Deck, true),
            EditPlace::Discard => self.put_into(card, owner, CardZone::Discard, false),
            EditPlace::Resources => self.put_into(card, seat, CardZone::Resources, false),
            EditPlace::Arena => {
                self.enter(card, seat, true);
                self.clear_flags(card, Flags::ENTERED);
            }
            EditPlace::Attached | EditPlace::Captured | EditPlace::Aside => {}
        }
        Ok(())
    }
}

impl View {
    /// Returns `true` if the step that asks can be repeated and will ask the same. It cannot during setup, which chose
    /// the first player at random, nor while the order of replacement effects is chosen (CR 7.7.5E) or damage is held
    /// back (CR 1.9.8).
    fn can_ask_anew(&self) -> bool {
        self.state.phase() != Phase::Setup && self.state.ordering().is_none() && self.state.pending().is_empty()
    }
}
