//! Rounds, phases and turns (CR 5.3 to 5.5).

use ability::{AbilityId, DelayedTiming, Duration, Modifier, UnitRule, UseLimit};

use crate::Game;
use crate::book::trigger_events::TriggerEvent;
use crate::explain::log::LogEvent;
use crate::read::View;
use crate::read::play_cost::DISCOUNT;
use crate::state::invariant::Invariant;
use crate::state::{
    Action, CardIndex, CardList, CardRef, CardZone, Counter, DefeatCause, DelayedEffect, EffectEnd, Flags, Frame,
    LastingEffect, LastingKind, Phase, PhaseEvent, Question, QuestionKind, Seat, Task,
};

impl Game {
    pub(crate) fn start_action_phase(&mut self) {
        if self.end_by_elimination() {
            return;
        }
        *self.course().round += 1;
        *self.course().phase = Phase::Action;
        // CR 1.12.2B: the initiative is available again; CR 12.5.5: blast and plan were returned before.
        *self.course().taken = 0;
        for seat in self.state.seats() {
            let player = self.player_mut(seat);
            player.passed = false;
            player.took_counter = false;
            player.events = 0;
        }
        self.course().used.retain(|used| used.for_game);
        self.course().played_before.clear();
        self.course().facts.retain(|fact| !matches!(fact, PhaseEvent::PlayedWith(..) | PhaseEvent::PlayedOnto(..)));
        *self.course().active = self.initiative_holder();
        let round = self.state.round();
        self.log_event("5.4.1A", LogEvent::Phase { phase: Phase::Action, round });
        self.course().tasks.push(Task::Turn);
        self.emit(&TriggerEvent::ActionPhase);
        self.course().tasks.push(Task::Window(0));
        self.start_delayed(DelayedTiming::NextActionPhase);
    }

    /// Starts effects that were delayed until a card leaves play, if the card has left (CR 7.7.4).
    pub(crate) fn start_leave_play_effects(&mut self) {
        if !self.state.delayed().iter().any(|delayed| delayed.when == DelayedTiming::ThisLeavesPlay) {
            return;
        }
        let here = |of: CardRef| self.state.is_current(of) && self.state.in_play(of.card);
        let gone: Vec<bool> = self
            .state
            .delayed()
            .iter()
            .map(|delayed| delayed.when == DelayedTiming::ThisLeavesPlay && !here(delayed.frame.source))
            .collect();
        self.start_due(|at, _| gone[at]);
    }

    /// Starts the delayed effects of a moment before the abilities that triggered there (CR 7.7.4B).
    pub(crate) fn start_delayed(&mut self, moment: DelayedTiming) {
        self.start_due(|_, delayed| delayed.when == moment);
    }

    /// Starts the effects that were delayed until after attacks that are now over (CR 6.3.5).
    pub(crate) fn start_delayed_after_attacks(&mut self) {
        let over: Vec<bool> = self
            .state
            .delayed()
            .iter()
            .map(|delayed| {
                let attack = self.state.attacks().get(usize::from(delayed.frame.attack));
                delayed.when == DelayedTiming::AttackOver && attack.is_none_or(|attack| !attack.in_progress)
            })
            .collect();
        self.start_due(|at, _| over[at]);
    }

    fn start_due(&mut self, is_due: impl Fn(usize, &DelayedEffect) -> bool) {
        let group = self.state.delayed().iter().map(|delayed| delayed.due).max().unwrap_or(0).saturating_add(1);
        let mut found = false;
        for (at, delayed) in self.course().delayed.iter_mut().enumerate() {
            if delayed.due == 0 && is_due(at, delayed) {
                delayed.due = group;
                found = true;
            }
        }
        if found {
            self.course().tasks.push(Task::Delayed(group));
        }
    }

    /// Resolves delayed effects of the same moment. The active player chooses whose come first (CR 7.7.4E).
    pub(crate) fn delayed(&mut self, group: u8) {
        let due = self.state.delayed().iter().filter(|delayed| delayed.due == group);
        let mut seats: Vec<Seat> = due.map(|delayed| delayed.frame.controller).collect();
        seats.sort_unstable();
        seats.dedup();
        let seat = match (seats.as_slice(), self.course().step.answer.take()) {
            ([], _) => return,
            ([one], _) => *one,
            (_, Some(Action::Player(seat))) => seat,
            (several, _) => {
                let options = several.iter().map(|seat| Action::Player(*seat)).collect();
                self.course().tasks.push(Task::Delayed(group));
                self.ask(Question::plain(self.decider(), QuestionKind::WhoFirst), options);
                return;
            }
        };
        self.course().tasks.push(Task::Delayed(group));
        self.course().tasks.push(Task::DelayedOf(group, seat));
    }

    /// Resolves one player's delayed effects of the same moment in an order chosen by the player. Each option is the
    /// unit that the effect is about or, without one, the card that created it.
    pub(crate) fn delayed_of(&mut self, group: u8, seat: Seat) {
        let mine: Vec<(usize, CardIndex)> = self
            .state
            .delayed()
            .iter()
            .enumerate()
            .filter(|(_, delayed)| delayed.due == group && delayed.frame.controller == seat)
            .map(|(at, delayed)| (at, self.called(&delayed.frame)))
            .collect();
        let Some((first, _)) = mine.first().copied() else { return };
        let mut cards: Vec<CardIndex> = mine.iter().map(|(_, card)| *card).collect();
        cards.sort_unstable();
        cards.dedup();
        let chosen = match self.course().step.answer.take() {
            Some(Action::Card(card)) => mine.iter().find(|(_, name)| *name == card).map_or(first, |(at, _)| *at),
            _ if cards.len() == 1 => first,
            _ => {
                self.course().tasks.push(Task::DelayedOf(group, seat));
                self.ask(
                    Question::plain(seat, QuestionKind::WhichFirst),
                    cards.into_iter().map(Action::Card).collect(),
                );
                return;
            }
        };
        let DelayedEffect { block, frame, .. } = self.course().delayed.remove(chosen);
        self.log_event("7.7.4B", LogEvent::Delayed { player: seat, card: frame.source.card });
        self.course().tasks.push(Task::DelayedOf(group, seat));
        self.start(frame, block);
    }

    /// Asks the active player for an action and performs it (CR 1.15).
    pub(crate) fn turn(&mut self) -> Result<(), Invariant> {
        let seat = self.state.active();
        if self.state.player(seat).lost || self.state.player(seat).took_counter {
            // CR 1.15.5B: the player passes automatically.
            self.player_mut(seat).passed = true;
            self.course().tasks.push(Task::EndTurn);
            return Ok(());
        }
        let Some(action) = self.course().step.answer.take() else {
            self.course().tasks.push(Task::Turn);
            let mut options = self.reuse_options_buffer();
            self.turn_actions(seat, &mut options);
            self.ask(Question::plain(seat, QuestionKind::Action), options);
            return Ok(());
        };
        if !matches!(action, Action::Take(_) | Action::Pass) {
            self.forget_passes();
        }
        self.forget_must_attack(seat);
        self.course().tasks.push(Task::EndTurn);
        self.course().tasks.push(Task::Window(0));
        let plays = matches!(action, Action::Play { .. });
        if self.features.counts_actions && !plays {
            self.course().facts.push(PhaseEvent::Acted(seat));
        }
        match action {
            Action::Play { card, onto, alternative } => {
                let cost_changes = self.turn_cost_changes(seat, card);
                let way = self.way_to_play(seat, card, alternative, &cost_changes)?;
                self.start_play(seat, card, onto, way, &cost_changes, None)?;
                // Recorded after the cost was computed, which may depend on this being the first action.
                if self.features.counts_actions {
                    self.course().facts.push(PhaseEvent::Acted(seat));
                }
            }
            Action::Attack { attacker, target } => self.start_attack(seat, attacker, target),
            Action::Use { card, ability } => self.use_ability(seat, card, ability)?,
            Action::Deploy(leader) => {
                self.set_flags(leader, Flags::EPIC_USED);
                self.deploy(seat, leader);
            }
            Action::DeployOnto { leader, onto } => {
                self.set_flags(leader, Flags::EPIC_USED);
                self.deploy_onto(seat, leader, onto);
            }
            Action::Take(counter) => self.take_counter(seat, counter),
            Action::Pass => {
                self.log_event("1.15.6", LogEvent::Passed { player: seat });
                self.player_mut(seat).passed = true;
            }
            Action::Card(_)
            | Action::Player(_)
            | Action::Mode(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Arena(_)
            | Action::Trigger(_)
            | Action::Yes
            | Action::No
            | Action::Done
            | Action::Top(_)
            | Action::Bottom(_) => return Err(Invariant::Answer(action)),
        }
        Ok(())
    }

    /// Clears passes. Only passes without another action between them end the phase, even if a player acts twice in a
    /// row (CR 1.15.6D). A player who has taken a counter keeps passing (CR 1.15.5B).
    fn forget_passes(&mut self) {
        for seat in self.state.seats() {
            let player = self.player_mut(seat);
            player.passed &= player.took_counter || player.lost;
        }
    }

    /// Ends "the next action is an attack" effects after this action, whatever it is.
    fn forget_must_attack(&mut self, seat: Seat) {
        if self.state.lasting().is_empty() {
            return;
        }
        let mut lasting = std::mem::take(self.course().lasting);
        lasting.retain(|one| {
            if let LastingKind::Modifier(at) = one.gives {
                *self.modifier(at) != Modifier::Rule(UnitRule::NextActionIsAttack) || self.controller_of(one.on) != seat
            } else {
                true
            }
        });
        *self.course().lasting = lasting;
    }

    fn take_counter(&mut self, seat: Seat, counter: Counter) {
        // If several counters are available, one action takes any of them.
        let rule = if self.state.is_twin_suns() { "12.5.3" } else { "1.15.5" };
        self.log_event(rule, LogEvent::Took { player: seat, counter });
        *self.course().taken |= 1 << counter as u8;
        let player = self.player_mut(seat);
        player.took_counter = true;
        player.passed = true;
        match counter {
            Counter::Initiative => {
                *self.course().initiative = seat;
                // The holder of the initiative may be what keeps a unit in play (CR 1.16.5).
                self.course().step.unsettled = true;
                self.emit(&TriggerEvent::TookInitiative { by: seat });
                self.start_due(|_, delayed| {
                    delayed.when == DelayedTiming::InitiativeTaken && delayed.frame.controller == seat
                });
            }
            Counter::Blast => {
                for other in self.state.playing().filter(|other| *other != seat).collect::<Vec<_>>() {
                    let to = self.state.player(other).base;
                    self.deal(crate::read::damage::Damage::new(to, 1, CardRef::NONE, seat));
                }
            }
            Counter::Plan => {
                self.draw_by_rule(seat, 1, "12.5.2B");
                self.course().tasks.push(Task::PlanCounter(seat));
            }
        }
    }

    /// Puts a card from hand on the bottom of the deck (CR 12.5.2B).
    pub(crate) fn plan_counter(&mut self, seat: Seat) {
        match self.course().step.answer.take() {
            Some(Action::Card(card)) => self.put(card, crate::write::card_changes::LeaveDestination::Bottom, seat),
            _ => {
                let hand = self.state.list(seat, CardZone::Hand);
                let options: Vec<Action> = hand.iter().map(|card| Action::Card(*card)).collect();
                if !options.is_empty() {
                    self.course().tasks.push(Task::PlanCounter(seat));
                    self.ask(Question::plain(seat, QuestionKind::Target), options);
                }
            }
        }
    }

    /// Ends an action and starts the next player's turn. If all players have passed in a row, ends the phase
    /// (CR 5.4.1B, 1.15.6D).
    pub(crate) fn end_turn(&mut self) {
        self.course().attacks.clear();
        if self.state.playing().all(|seat| self.state.player(seat).passed) {
            self.course().tasks.push(Task::EndActionPhase);
            return;
        }
        *self.course().active = self.state.next_seat(self.state.active());
        self.course().tasks.push(Task::Turn);
    }

    pub(crate) fn end_action_phase(&mut self) {
        // CR 1.4.5: no player is taking an action any more.
        *self.course().active = self.initiative_holder();
        self.course().tasks.push(Task::StartRegroup);
        self.course().tasks.push(Task::Window(0));
        self.start_delayed(DelayedTiming::PhaseEnd);
        self.end_phase(false, false);
    }

    /// Ends a Twin Suns game after the elimination of a player. The phase of the elimination is the last one; after it
    /// and everything its end triggered, the most remaining HP on a base wins (CR 12.7.1, 12.7.2). Returns `true` if
    /// the game has ended.
    fn end_by_elimination(&mut self) -> bool {
        if !self.state.is_twin_suns() || !self.state.seats().any(|seat| self.state.player(seat).lost) {
            return false;
        }
        let left = |seat: &Seat| {
            let base = self.state.player(*seat).base;
            self.def(base).hp - self.state.card(base).damage
        };
        let most = self.state.playing().map(|seat| left(&seat)).max();
        let best: Vec<Seat> = self.state.playing().filter(|seat| Some(left(seat)) == most).collect();
        let outcome = match best.as_slice() {
            [one] => crate::state::Outcome::Won(*one),
            several => crate::state::Outcome::Shared(several.iter().fold(0, |all, seat| all | 1 << seat.0)),
        };
        *self.course().outcome = Some(outcome);
        self.log_event(if best.len() == 1 { "12.7.1" } else { "12.7.3" }, LogEvent::Over { outcome });
        true
    }

    /// Ends the effects of a phase, a regroup phase or the round (CR 5.4.1C, 5.5.1E, 7.7.3E).
    fn end_phase(&mut self, regroup: bool, round: bool) {
        self.expire("7.7.3E", |lasting| match lasting.until {
            EffectEnd::Duration(Duration::Phase) => true,
            EffectEnd::Duration(Duration::Round) => round,
            EffectEnd::Duration(Duration::NextRegroup) => regroup,
            EffectEnd::Duration(Duration::Attack | Duration::WhileInPlay | Duration::Always)
            | EffectEnd::Attack(_)
            | EffectEnd::Leaves(_) => false,
        });
        // Delayed effects for events in this phase expire (CR 7.7.4F).
        self.course().delayed.retain(|delayed| match delayed.when {
            DelayedTiming::InitiativeTaken | DelayedTiming::WhenPlayedUsed | DelayedTiming::AttackOver => {
                delayed.due != 0
            }
            DelayedTiming::RegroupPhase
            | DelayedTiming::NextActionPhase
            | DelayedTiming::PhaseEnd
            | DelayedTiming::ThisLeavesPlay => true,
        });
        if !self.state.used().is_empty() {
            let book = self.book.book_handle();
            let is_of_phase = |id: AbilityId| id != DISCOUNT && book.ability(id).limit() == Some(UseLimit::EachPhase);
            self.course().used.retain(|used| !is_of_phase(used.ability));
        }
        self.forget_phase(round);
        self.course().step.unsettled = true;
    }

    pub(crate) fn start_regroup(&mut self) {
        if self.end_by_elimination() {
            return;
        }
        *self.course().phase = Phase::Regroup;
        // Effects that applied during the action phase no longer do.
        self.course().step.unsettled = true;
        // CR 12.5.5: the blast and plan counters are returned.
        *self.course().taken &= 1;
        let round = self.state.round();
        self.log_event("5.5.1A", LogEvent::Phase { phase: Phase::Regroup, round });
        self.course().tasks.push(Task::RegroupDraw);
        self.emit(&TriggerEvent::RegroupPhase);
        self.course().tasks.push(Task::Window(0));
        self.start_delayed(DelayedTiming::RegroupPhase);
    }

    pub(crate) fn regroup_draw(&mut self) {
        for seat in self.state.playing().collect::<Vec<_>>() {
            self.draw_by_rule(seat, 2, "5.5.1B");
        }
        self.course().tasks.push(Task::RegroupResource(0));
        self.course().tasks.push(Task::Window(0));
    }

    /// Asks each player in order to resource a card, exhausted (CR 5.5.1C).
    pub(crate) fn regroup_resource(&mut self, done: u8) {
        let Some(seat) = self.next_asked(done) else {
            self.course().tasks.push(Task::RegroupReady);
            return;
        };
        match self.course().step.answer.take() {
            Some(Action::Card(card)) => {
                self.resource_from_hand(card, seat);
                self.course().tasks.push(Task::RegroupResource(done | 1 << seat.0));
            }
            Some(_) => self.course().tasks.push(Task::RegroupResource(done | 1 << seat.0)),
            None => {
                let mut options = self.reuse_options_buffer();
                options.extend(self.state.list(seat, CardZone::Hand).iter().map(|card| Action::Card(*card)));
                options.push(Action::No);
                self.course().tasks.push(Task::RegroupResource(done));
                let question = Question { min: 0, ..Question::plain(seat, QuestionKind::Resource) };
                self.ask(question, options);
            }
        }
    }

    /// Readies the cards of all players (CR 5.5.1D).
    pub(crate) fn regroup_ready(&mut self) {
        for seat in self.state.playing().collect::<Vec<_>>() {
            let leaders = self.state.player(seat).leaders;
            let turned = |card: &CardIndex| self.state.card(*card).flags.contains(Flags::EXHAUSTED);
            let home = |card: &&CardIndex| card.is_some() && self.state.card(**card).place == CardZone::BaseZone;
            let listed =
                self.state.list(seat, CardZone::Resources).iter().chain(self.state.list(seat, CardZone::Arena));
            let cards: CardList = listed.chain(leaders.iter().filter(home)).copied().filter(turned).collect();
            for card in cards {
                if !(self.state.card(card).place == CardZone::Arena && self.skips_readying(card)) {
                    self.ready_by_rule(card, "5.5.1D");
                }
            }
            self.emit(&TriggerEvent::Readied { by: seat });
        }
        self.course().tasks.push(Task::EndRegroup);
        self.course().tasks.push(Task::Window(0));
    }

    pub(crate) fn end_regroup(&mut self) {
        *self.course().regroups = self.state.regroups().saturating_add(1);
        let extra = usize::from(self.state.regroups()) <= self.extra_regroups();
        if !extra {
            *self.course().regroups = 0;
        }
        self.course().tasks.push(if extra { Task::StartRegroup } else { Task::StartActionPhase });
        self.course().tasks.push(Task::Window(0));
        self.start_delayed(DelayedTiming::PhaseEnd);
        self.end_phase(true, !extra);
    }

    /// Ends the effects that last as long as an attack (CR 6.3.5).
    pub(crate) fn end_attack_effects(&mut self, attack: u8) {
        self.expire("7.7.3E", |lasting| lasting.until == EffectEnd::Attack(attack));
        self.course().step.unsettled = true;
    }

    /// Ends effects that last while a card is in play, and effects on cards that have left play.
    pub(crate) fn drop_stale_effects(&mut self) {
        if self.state.lasting().is_empty() {
            return;
        }
        let mut lasting = std::mem::take(self.course().lasting);
        let mut over = Vec::new();
        lasting.retain(|one| {
            let on = one.on == CardRef::NONE || self.state.is_current(one.on);
            let stays = match one.until {
                EffectEnd::Leaves(of) => self.state.is_current(of) && self.state.in_play(of.card),
                EffectEnd::Duration(_) | EffectEnd::Attack(_) => true,
            };
            if on && !stays {
                over.push(*one);
            }
            on && stays
        });
        *self.course().lasting = lasting;
        self.note_expired("7.7.4F", &over);
    }

    /// Ends lasting effects at the same time (CR 7.7.3E).
    fn expire(&mut self, rule: &'static str, ends: impl Fn(&LastingEffect) -> bool) {
        let mut over = Vec::new();
        self.course().lasting.retain(|one| {
            let ends = ends(one);
            if ends {
                over.push(*one);
            }
            !ends
        });
        self.note_expired(rule, &over);
    }

    /// Logs effects that have ended on cards that are still the same copy. No player has defeated units that are
    /// defeated by this (CR 1.18.1C).
    fn note_expired(&mut self, rule: &'static str, over: &[LastingEffect]) {
        for one in over {
            if one.on.card.is_some() && self.state.is_current(one.on) {
                let expired = DefeatCause { card: one.on.card, player: Seat::NONE, by: CardRef::NONE };
                self.course().step.defeat_causes.push(expired);
                if self.log.is_some() && !self.has_no_lasting_effect(one.gives) {
                    self.log_event(rule, LogEvent::Expired { card: one.on.card, gives: one.gives, until: one.until });
                }
            }
        }
    }
}

impl View {
    fn called(&self, frame: &Frame) -> CardIndex {
        let is_unit = |of: &CardRef| self.state.is_current(*of) && self.state.card(of.card).place == CardZone::Arena;
        let unit = frame.cards.iter().map(|(_, of)| *of).find(is_unit);
        unit.unwrap_or(frame.source).card
    }

    fn skips_readying(&self, unit: CardIndex) -> bool {
        self.features.stops_readying
            && self.state.card(unit).flags.contains(Flags::EXHAUSTED)
            && self.rules_now(unit).has(UnitRule::SkipsReadying)
    }

    /// Returns the number of regroup phases that follow the first one of the round. Each unit with such an ability adds
    /// one.
    fn extra_regroups(&self) -> usize {
        if !self.features.extra_regroup {
            return 0;
        }
        let units = self.state.units().filter(|unit| !self.face(*unit).constants.is_empty());
        units.filter(|unit| self.rules_now(*unit).has(UnitRule::ExtraRegroup)).count()
    }
}
