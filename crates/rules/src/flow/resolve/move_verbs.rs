//! Effects that move cards: control, resources, capture, attaching, putting into decks.

use ability::{BlockId, Destination, PlacementOrder, PlayerFilter, ProtectedAction, Target};
use model::{Arena, CardType};

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::flow::resolve::targeting::is_choice;
use crate::flow::resolve::{Resolution, StepContext, StepOutcome, ask};
use crate::read::View;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, Card, CardIndex, CardList, CardRef, CardRefs, CardZone, Flags, Frame, FrameSlot, Question, QuestionKind,
    Seat, Task,
};
use crate::write::card_changes::LeaveDestination;

impl Resolution<'_> {
    pub(super) fn takes_control(&mut self, of: &Target, by: &PlayerFilter, here: StepContext) -> StepOutcome {
        let you = self.you();
        let refs = ask!(self.pick(FrameSlot::First, of, here));
        let seat = ask!(self.who(by)).first().copied().unwrap_or(you);
        let mut count = 0;
        for card in self.present(&refs) {
            if self.is_protected_from(card, ProtectedAction::TakenOver, seat) {
                continue;
            }
            count += i16::from(self.take_control(card, seat));
        }
        self.record_acted_on(&refs, count);
        StepOutcome::Done(count > 0)
    }

    pub(super) fn exchanges_control(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        let there = self.present(&refs);
        let whose: Vec<Seat> = there.iter().map(|card| self.state.card(*card).controller).collect();
        let first = self.decider();
        let seats: Vec<Seat> = self.state.playing_from(first).filter(|seat| whose.contains(seat)).collect();
        if seats.len() < 2 {
            self.record_acted_on(&refs, 0);
            return StepOutcome::Done(false);
        }
        let next_of = |seat: &Seat| {
            let place = seats.iter().position(|one| one == seat).unwrap_or(0);
            seats[(place + 1) % seats.len()]
        };
        // If one of the cards cannot change control, there is no exchange.
        for (card, seat) in there.iter().zip(&whose) {
            if self.is_protected_from(*card, ProtectedAction::TakenOver, next_of(seat)) {
                self.record_acted_on(&refs, 0);
                return StepOutcome::Done(false);
            }
        }
        for (card, seat) in there.iter().zip(&whose) {
            // Turns go clockwise, that is, to the left (CR 11.2.3): each card goes from a player to the next one on the
            // left.
            self.take_control(*card, next_of(seat));
        }
        self.record_acted_on(&refs, there.len() as i16);
        StepOutcome::Done(true)
    }

    /// Puts cards into play as resources.
    pub(super) fn resources(
        &mut self,
        what: &Target,
        by: &PlayerFilter,
        ready: bool,
        here: StepContext,
    ) -> StepOutcome {
        let you = self.you();
        let refs = ask!(self.pick(FrameSlot::First, what, here));
        let seat = ask!(self.who(by)).first().copied().unwrap_or(you);
        let mut moved = Vec::new();
        for of in &refs {
            let Some(card) = self.follow(*of) else { continue };
            self.notes_leaving(&[card]);
            self.put(card, LeaveDestination::Resources(seat), you);
            if ready {
                self.clear_flags(card, Flags::EXHAUSTED);
            }
            moved.push(self.state.now(card));
        }
        self.record_acted_on(&moved, moved.len() as i16);
        StepOutcome::Done(!moved.is_empty())
    }

    /// Makes a unit or base capture units (CR 8.33), from play or from the player's discard pile.
    pub(super) fn captures(
        &mut self,
        by: &Target,
        what: &Target,
        from_discard: bool,
        here: StepContext,
    ) -> StepOutcome {
        let you = self.you();
        let guards = ask!(self.pick(FrameSlot::Second, by, here));
        let refs = ask!(self.pick(FrameSlot::First, what, here));
        // A guard that has left play captures nothing. Neither does a unit that an upgrade was attached to until it was
        // defeated, nor a defeated leader unit, which is in the base zone.
        let can_guard = |guard: &CardIndex| {
            let place = self.state.card(*guard).place;
            place == CardZone::Arena || (place == CardZone::BaseZone && self.def(*guard).kind == CardType::Base)
        };
        let guard = self.present(&guards).first().copied().filter(can_guard);
        let Some(guard) = guard else { return StepOutcome::Done(false) };
        if from_discard {
            let fallen = self.in_own_discard(&refs);
            self.leave(&fallen, LeaveDestination::Capture(guard), you);
            self.record_acted_on(&refs, fallen.len() as i16);
            return StepOutcome::Done(!fallen.is_empty());
        }
        let mut there: CardList = self.present(&refs).into_iter().filter(|card| *card != guard).collect();
        let whose = self.controller();
        there.retain(|card| !self.is_protected_from(*card, ProtectedAction::Captured, whose));
        // CR 8.9.2: a unit whose capture is replaced counts as captured.
        let done = !there.is_empty();
        let (otherwise, there): (CardList, CardList) =
            there.into_iter().partition(|card| self.instead_of_capture(*card).is_some());
        self.leave(&there, LeaveDestination::Capture(guard), you);
        self.record_acted_on(&refs, there.len() as i16);
        self.course().tasks.extend(otherwise.into_iter().map(Task::InsteadOfCapture));
        StepOutcome::Done(done)
    }

    /// Returns the defeated units that are in the discard pile of the player who resolves the ability.
    pub(super) fn in_own_discard(&self, refs: &[CardRef]) -> Vec<CardIndex> {
        let you = self.you();
        let cards = refs.iter().filter_map(|of| self.follow(*of));
        let is_there = |card: &CardIndex| {
            let Card { place, owner, .. } = *self.state.card(*card);
            place == CardZone::Discard && owner == you
        };
        cards.filter(is_there).collect()
    }

    pub(super) fn rescues(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, here));
        // Includes a card that this ability has just captured (CR 8.5.4).
        let is_captured = |card: &CardIndex| self.state.card(*card).place == CardZone::Captured;
        let there: Vec<CardIndex> = refs.iter().filter_map(|of| self.follow(*of)).filter(is_captured).collect();
        for card in &there {
            self.rescue(*card);
        }
        self.record_acted_on(&refs, there.len() as i16);
        StepOutcome::Done(!there.is_empty())
    }

    /// Attaches upgrades to a unit.
    pub(super) fn attaches(
        &mut self,
        what: &Target,
        to: &Target,
        by: Option<&PlayerFilter>,
        here: StepContext,
    ) -> StepOutcome {
        // A unit that has left play takes no upgrade (CR 1.3.2).
        if !is_choice(to) && self.present(&self.resolve_target(to)).is_empty() {
            return StepOutcome::Done(false);
        }
        let upgrades = ask!(self.pick(FrameSlot::First, what, here));
        let mut there = self.attachable(what, &upgrades);
        // Edition 9.0, 7.5.21: an upgrade with Fortify is never attached to a unit.
        there.retain(|card| !self.has_fortify(*card));
        if there.is_empty() {
            return StepOutcome::Done(false);
        }
        let hosts = ask!(self.pick(FrameSlot::Second, to, here));
        let seat = match by {
            Some(by) => ask!(self.who(by)).first().copied(),
            None => None,
        };
        let Some(host) = self.present(&hosts).first().copied() else { return StepOutcome::Done(false) };
        let mut attached = false;
        let you = self.you();
        for card in &there {
            if self.state.card(*card).place == CardZone::Attached {
                self.record_upgrade_remover(*card, you);
            }
            attached |= self.attach(*card, host, seat);
        }
        if attached {
            let unit = self.state.now(host);
            self.emit(&TriggerEvent::Upgraded { unit });
        }
        self.course().step.unsettled = true;
        self.record_acted_on(&upgrades, there.len() as i16);
        StepOutcome::Done(!there.is_empty())
    }

    /// Returns the cards that an ability can attach to a unit (CR 3.5.6). These are units and upgrades in play, and
    /// leaders in the base zone. A card that has left play is not attached (CR 4.9.2, 8.5.4), unless its own "When
    /// Defeated" ability attaches it from the discard pile.
    pub(super) fn attachable(&self, what: &Target, refs: &[CardRef]) -> CardList {
        let mut cards = self.there_to_move(what, refs);
        cards.retain(|card| match self.state.card(*card).place {
            CardZone::Arena | CardZone::Attached => true,
            CardZone::BaseZone => self.def(*card).kind == CardType::Leader,
            CardZone::Discard => *what == Target::This && self.is_when_defeated(),
            CardZone::Deck | CardZone::Hand | CardZone::Resources | CardZone::Captured | CardZone::Aside => false,
        });
        cards
    }

    /// Moves cards to an arena as units (CR 8.36).
    pub(super) fn moves(&mut self, what: &Target, to: Arena, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, what, here));
        let mut moved = Vec::new();
        for card in self.present(&refs) {
            if self.move_to(card, to) {
                moved.push(self.state.now(card));
            }
        }
        self.record_acted_on(&moved, moved.len() as i16);
        StepOutcome::Done(!moved.is_empty())
    }

    /// Deploys leaders as units with an ability other than their epic action.
    pub(super) fn deploys(&mut self, target: &Target, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, target, StepContext { optional: false, ..here }));
        let mut deployed = Vec::new();
        for card in self.present(&refs) {
            if self.state.card(card).place == CardZone::BaseZone {
                let seat = self.state.card(card).controller;
                self.deploy(seat, card);
                deployed.push(self.state.now(card));
            }
        }
        self.record_acted_on(&deployed, deployed.len() as i16);
        StepOutcome::Done(!deployed.is_empty())
    }

    /// Puts cards into hands or decks.
    pub(super) fn puts(&mut self, what: &Target, to: Destination, here: StepContext) -> StepOutcome {
        let refs = ask!(self.pick(FrameSlot::First, what, here));
        let you = self.you();
        let there = self.there_to_move(what, &refs);
        let (to, order) = match to {
            Destination::Hand => (LeaveDestination::Hand, None),
            Destination::Top(order) => (LeaveDestination::Top, Some(order)),
            Destination::Bottom(order) => (LeaveDestination::Bottom, Some(order)),
        };
        let by_chance = (order == Some(PlacementOrder::Random)).then(|| there.clone());
        let ordered = match order {
            Some(PlacementOrder::Random) => {
                let mut there = there;
                self.shuffle_list(&mut there);
                there
            }
            Some(PlacementOrder::Chosen) if there.len() > 1 => {
                if let Some(Action::Card(card)) = self.course().step.answer.take() {
                    self.bind_more(FrameSlot::Picked, card);
                }
                let done = self.bound(FrameSlot::Picked);
                let left: Vec<CardIndex> =
                    there.iter().copied().filter(|card| !done.iter().any(|of| of.card == *card)).collect();
                if left.len() > 1 {
                    let question = Question {
                        picked: done.len() as u8,
                        max: there.len() as u8,
                        ..self.question_of(you, QuestionKind::Order, here.at)
                    };
                    self.ask(question, left.into_iter().map(Action::Card).collect());
                    return StepOutcome::Ask;
                }
                done.into_iter().map(|of| of.card).chain(left).collect()
            }
            Some(PlacementOrder::Chosen) | None => there,
        };
        self.notes_leaving(&ordered);
        let mut drew: Vec<Seat> = Vec::new();
        let noted = self.log.as_ref().map_or(0, Vec::len);
        for card in &ordered {
            let drawn = to == LeaveDestination::Hand && self.state.card(*card).place == CardZone::Deck;
            if drawn {
                let owner = self.state.card(*card).owner;
                let player = self.player_mut(owner);
                player.drawn = player.drawn.saturating_add(1);
                if !drew.contains(&owner) {
                    drew.push(owner);
                }
            }
            self.put(*card, to, you);
            if drawn {
                let (of, owner) = (self.state.now(*card), self.state.card(*card).owner);
                self.trigger_on_draw(of, owner);
            }
        }
        for by in drew {
            self.emit(&TriggerEvent::Drew { by });
        }
        if let Some(cards) = &by_chance {
            self.log_deck_order(cards, noted);
        }
        let told = by_chance.unwrap_or(ordered);
        let moved: CardRefs = told.iter().map(|card| self.state.now(*card)).collect();
        self.record_acted_on(&moved, moved.len() as i16);
        StepOutcome::Done(!moved.is_empty())
    }
}

impl Game {
    /// Starts the effect that replaces a capture, as a separate ability.
    pub(crate) fn start_instead_of_capture(&mut self, card: CardIndex) -> Result<(), Invariant> {
        let block = self.instead_of_capture(card).ok_or(Invariant::Text(card))?;
        let seat = self.state.card(card).controller;
        self.start(Frame::of(self.state.now(card), seat), block);
        Ok(())
    }
}

impl View {
    /// Returns the block that replaces the capture of a unit, if its text has one (CR 7.7.5).
    fn instead_of_capture(&self, card: CardIndex) -> Option<BlockId> {
        self.def(card).instead_of_capture.filter(|_| !self.is_blank(card))
    }
}
