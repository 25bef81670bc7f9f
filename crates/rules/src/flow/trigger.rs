//! Triggers: abilities that trigger on an event, and the order of their resolution (CR 7.6).

use ability::{
    Ability, AbilityId, AbilityKind, Block, DelayedTiming, Effect, Kind, Modifier, Step, Trigger, TriggeredAbility,
    UseLimit,
};
use model::CardType;
use smallvec::SmallVec;

use crate::Game;
use crate::explain::log::{Idle, LogEvent};
use crate::flow::trigger_events::{TriggerEvent, ability_trigger_mask};
use crate::invariant::Invariant;
use crate::keywords::KeywordEvent;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Restrictions;
use crate::state::{
    Action, CardIndex, CardRef, CardZone, Frame, LastingKind, PendingKind, PendingTrigger, Phase, PhaseEvent, Question,
    QuestionKind, Seat, Task, Triggers, UsedLimit,
};

impl Game {
    /// Notifies cards in play of an event and queues the abilities it triggers.
    #[inline]
    pub(crate) fn emit(&mut self, event: &TriggerEvent) {
        self.emit_except(event, &[]);
    }

    /// Like [`Game::emit`], but skips the given cards, which are about to leave play.
    #[inline]
    pub(crate) fn emit_except(&mut self, event: &TriggerEvent, gone: &[CardIndex]) {
        // Most events have no listener.
        let bit = event.kind_bit();
        let has_listener = self.ability_index().trigger_mask & bit != 0 || KeywordEvent::of(event).is_some();
        if has_listener || self.granted_triggers() & bit != 0 {
            self.queue_triggers(event, gone);
        }
    }

    // Not inlined, to keep the callers of `emit` small.
    #[inline(never)]
    fn queue_triggers(&mut self, event: &TriggerEvent, gone: &[CardIndex]) {
        let bit = event.kind_bit();
        let mut found = Triggers::new();
        if self.granted_triggers() & bit != 0 {
            self.collect_granted_triggers(event, &mut found);
        }
        let index = self.ability_index();
        let listeners = if index.trigger_mask & bit == 0 { &[] } else { index.listeners.as_slice() };
        for (card, triggers) in listeners {
            if triggers & bit != 0 && !self.is_blank(*card) && !self.is_blank_upgrade(*card) {
                for id in &self.face(*card).triggered {
                    self.collect_trigger(*card, *id, event, &mut found);
                }
            }
        }
        drop(index);
        // A played event is in its owner's discard pile; no other card out of play listens.
        self.keywords(event, &mut found);
        // CR 1.17.4: whether a player has a card with Plot is hidden. With `always`, the player is asked in any case.
        if self.features.plot || (self.always && !self.before_plot) {
            self.trigger_plot(event);
        }
        if !gone.is_empty() {
            found.retain(|waiting| !gone.contains(&waiting.source.card));
        }
        if self.features.reuses {
            self.remember_when_defeated(event, &found);
        }
        self.queue_trigger(found);
    }

    /// Returns `true` if an upgrade has lost all abilities due to a constant ability (CR 8.14.2).
    fn is_blank_upgrade(&self, card: CardIndex) -> bool {
        self.features.blanked_upgrades && self.state.card(card).place == CardZone::Attached && self.has_lost_all(card)
    }

    /// Records the When Defeated abilities that a unit had, for effects that use them again.
    fn remember_when_defeated(&mut self, event: &TriggerEvent, found: &[PendingTrigger]) {
        if let TriggerEvent::Defeated { unit } = *event {
            for waiting in found.iter().filter(|waiting| waiting.source == unit) {
                if let PendingKind::Ability(id) = waiting.what
                    && AbilityKind::WhenDefeated.fits(self.book.ability(id))
                {
                    self.state.facts.push(PhaseEvent::WhenDefeated(unit, id));
                }
            }
        }
    }

    #[inline]
    pub(crate) fn queue_trigger(&mut self, found: Triggers) {
        if !found.is_empty() {
            self.wait_for(found);
        }
    }

    fn wait_for(&mut self, found: Triggers) {
        for waiting in found {
            let (player, card) = (waiting.controller, waiting.source.card);
            // Showing a card is not revealing it (CR 1.13.3).
            if matches!(self.state.card(card).place, CardZone::Hand | CardZone::Resources) {
                self.log_event("7.6.3A", LogEvent::Shown { player, card });
            }
            self.log_event("7.6.7", LogEvent::Triggered { player, card, what: waiting.what });
            self.state.waiting.push(waiting);
        }
    }

    /// Notifies a card drawn during the action phase, which can trigger from the hand (CR 1.13.3, 7.6.3A).
    pub(crate) fn trigger_on_draw(&mut self, card: CardRef, by: Seat) {
        if self.state.phase == Phase::Action {
            self.trigger_own_abilities(card, &TriggerEvent::Drawn { card, by });
        }
    }

    /// Notifies a card out of play of an event that its own abilities may trigger on.
    pub(crate) fn trigger_own_abilities(&mut self, card: CardRef, event: &TriggerEvent) {
        let face = &self.def(card.card).front;
        if face.triggers & event.kind_bit() == 0 || self.ability_loss_source(card.card).is_some() {
            return;
        }
        let mut found = Triggers::new();
        for id in &face.triggered {
            self.collect_trigger(card.card, *id, event, &mut found);
        }
        self.queue_trigger(found);
    }

    /// Returns the kinds of events that granted abilities listen for.
    #[inline]
    fn granted_triggers(&self) -> u32 {
        let by_cards = self.ability_index().granted_triggers;
        if self.state.lasting.is_empty() { by_cards } else { by_cards | self.lent_triggers() }
    }

    /// Returns the kinds of events that abilities granted by lasting effects listen for.
    fn lent_triggers(&self) -> u32 {
        let lasting = self.state.lasting.iter().filter_map(|lasting| match lasting.gives {
            LastingKind::Modifier(at) => {
                let Modifier::Ability(granted) = self.modifier(at) else { return None };
                Some(ability_trigger_mask(granted.ability()))
            }
            LastingKind::Ability(id) => Some(ability_trigger_mask(self.book.ability(id))),
            LastingKind::Stats(..)
            | LastingKind::Keyword(..)
            | LastingKind::Cost(..)
            | LastingKind::Redirect(..)
            | LastingKind::Trait(_)
            | LastingKind::NextCard(..)
            | LastingKind::TraitLost(..) => None,
        });
        lasting.fold(0, |all, bits| all | bits)
    }

    /// Returns `true` if a card in play or a lasting effect grants abilities to other cards.
    pub(crate) fn has_grants(&self) -> bool {
        self.state
            .lasting
            .iter()
            .any(|lasting| matches!(lasting.gives, LastingKind::Modifier(_) | LastingKind::Ability(_)))
            || self.ability_index().grants
    }

    /// Returns `true` if a card may have been granted abilities. That can be a unit, or a base with an upgrade or a
    /// lasting effect on it.
    pub(crate) fn may_be_granted(&self, card: CardIndex) -> bool {
        let here = self.state.card(card);
        here.place == CardZone::Arena
            || here.first.is_some()
            || self.state.lasting.iter().any(|one| one.on.card == card)
    }

    /// Collects the triggers of abilities that units and bases have been granted.
    fn collect_granted_triggers(&self, event: &TriggerEvent, found: &mut Triggers) {
        for unit in self.state.hosts().filter(|host| self.may_be_granted(*host)) {
            let mut granted = self.granted(unit);
            if !granted.is_empty() && self.rules_now(unit).has(Restrictions::NO_ABILITIES) {
                granted = self.left_to(unit);
            }
            for id in granted {
                self.collect_trigger(unit, id, event, found);
            }
        }
    }

    fn collect_trigger(&self, card: CardIndex, id: AbilityId, event: &TriggerEvent, found: &mut Triggers) {
        let Ability::When(when) = self.book.ability(id) else { return };
        if when.in_action_phase && self.state.phase != Phase::Action {
            return;
        }
        let source = self.state.now(card);
        let controller = self.state.card(card).controller;
        if self.is_used_up(source, id, when.limit, controller) {
            return;
        }
        let ctx = Ctx::of(source, controller);
        let matches = |(on, nth): (&Trigger, u8)| {
            self.matches_event(on, event, ctx).map(|context| (context, needs_a_survivor(on), nth))
        };
        if let Some((context, if_it_survives, trigger)) = when.on.iter().zip(0..).find_map(matches) {
            let attack = self.current_attack(event);
            // Damage to the defending unit and to the base is dealt at the same time (CR 7.5.7C), so "deals combat
            // damage" triggers once.
            let waits = |waiting: &PendingTrigger| {
                waiting.what == PendingKind::Ability(id) && waiting.source == source && waiting.attack == attack
            };
            if when.on.iter().any(listens_for_combat_damage) && self.state.waiting.iter().any(waits) {
                return;
            }
            found.push(PendingTrigger {
                what: PendingKind::Ability(id),
                source,
                controller,
                subject: context.subject,
                actor: context.actor,
                carried: context.carried,
                attack,
                if_it_survives,
                trigger,
            });
        }
    }

    fn current_attack(&self, event: &TriggerEvent) -> u8 {
        // These events belong to the attack that has just ended (CR 7.6.16E).
        let is_over = matches!(
            event,
            TriggerEvent::AttackEnds { .. }
                | TriggerEvent::DefenseEnds { .. }
                | TriggerEvent::DefeatsByAttack { .. }
                | TriggerEvent::CombatDamage { .. }
        );
        let in_progress = self.state.attacks.iter().rposition(|attack| attack.in_progress);
        // An attack made during another one ends before it and comes after it in the list.
        let at = in_progress.or_else(|| self.state.attacks.len().checked_sub(1).filter(|_| is_over));
        at.map_or(u8::MAX, |at| at.min(254) as u8)
    }

    /// Returns `true` if a player has used up an ability's limit (CR 8.32.3; see [`UsedLimit`]). A card that was
    /// granted an ability twice may use it twice as often.
    pub(crate) fn is_used_up(&self, source: CardRef, id: AbilityId, limit: Option<UseLimit>, by: Seat) -> bool {
        let most = match limit {
            None => return false,
            Some(UseLimit::EachPhase | UseLimit::EachRound | UseLimit::EachGame) => 1,
            Some(UseLimit::TimesEachGame(most)) => usize::from(most),
        };
        let times = self.state.used.iter().filter(|used| used.is_of(source, id, by)).count();
        times >= most && times >= most * self.grant_count(source, id)
    }

    /// Returns how often a card has an ability: once, unless it was granted more often.
    pub(crate) fn grant_count(&self, of: CardRef, id: AbilityId) -> usize {
        if !self.state.is_current(of) || !self.may_be_granted(of.card) {
            return 1;
        }
        self.granted(of.card).iter().filter(|given| **given == id).count().max(1)
    }

    /// Resolves the pending triggers from a place on. The active player chooses whose abilities come first, and each
    /// player orders their own. Abilities that trigger meanwhile are nested (CR 7.6.9 to 7.6.12).
    pub(crate) fn resolve_window(&mut self, from: u16) {
        let first = usize::from(from);
        if self.state.waiting.len() <= first {
            return;
        }
        if self.ask_collector(from) {
            return;
        }
        // CR 11.3.1: triggers of an eliminated player's cards are ignored.
        let mut at = 0;
        let players = self.state.players;
        self.state.waiting.retain(|waits| {
            at += 1;
            at <= first || !players[waits.controller.at()].lost
        });
        let mut seats: SmallVec<[Seat; 16]> =
            self.state.waiting[first.min(self.state.waiting.len())..].iter().map(|waits| waits.controller).collect();
        seats.sort_unstable();
        seats.dedup();
        let seat = match (seats.as_slice(), self.state.step.answer.take()) {
            ([], _) => return,
            ([one], _) => *one,
            (_, Some(Action::Player(seat))) => seat,
            (several, _) => {
                let options = several.iter().map(|seat| Action::Player(*seat)).collect();
                self.state.tasks.push(Task::Window(from));
                let by = self.decider();
                self.ask(Question::plain(by, QuestionKind::WhoFirst), options);
                return;
            }
        };
        self.state.tasks.push(Task::Window(from));
        self.state.tasks.push(Task::WindowOf(from, seat));
    }

    /// Returns the player meant by "the active player" in the rules (CR 1.4.5).
    pub(crate) fn decider(&self) -> Seat {
        match self.state.phase {
            Phase::Action => self.first_from(self.state.active),
            Phase::Setup | Phase::Regroup => self.initiative_holder(),
        }
    }

    /// Returns the player who counts as active while no player is taking an action (CR 1.4.5). This is the player with
    /// the initiative.
    pub(crate) fn initiative_holder(&self) -> Seat {
        self.first_from(self.state.initiative)
    }

    /// Returns this player, or the next one still in the game if there is none or the player has lost.
    fn first_from(&self, seat: Seat) -> Seat {
        self.state.playing_from(if seat == Seat::NONE { Seat(0) } else { seat }).next().unwrap_or(Seat(0))
    }

    /// Returns the next player to ask, in order. `done` has one bit per seat already asked.
    pub(crate) fn next_asked(&self, done: u8) -> Option<Seat> {
        self.state.playing_from(self.decider()).find(|seat| done & 1 << seat.0 == 0)
    }

    /// Resolves the pending triggers of one player.
    pub(crate) fn resolve_player_window(&mut self, from: u16, seat: Seat) -> Result<(), Invariant> {
        let mine: SmallVec<[usize; 16]> = (usize::from(from)..self.state.waiting.len())
            .filter(|at| self.state.waiting[*at].controller == seat)
            .collect();
        // No triggers of this player are left.
        let Some(first) = mine.first() else { return Ok(()) };
        let chosen = match self.state.step.answer.take() {
            Some(Action::Trigger(nth)) => mine.get(usize::from(nth)).copied().unwrap_or(*first),
            _ if mine.len() == 1 || mine.iter().all(|at| self.are_alike(*first, *at)) => *first,
            _ => {
                let options = (0..mine.len()).map(|nth| Action::Trigger(nth.min(255) as u8)).collect();
                self.state.tasks.push(Task::WindowOf(from, seat));
                self.ask(Question::plain(seat, QuestionKind::WhichFirst), options);
                return Ok(());
            }
        };
        let waiting = self.state.waiting.remove(chosen);
        self.state.tasks.push(Task::WindowOf(from, seat));
        let nested = self.state.waiting.len().min(usize::from(u16::MAX)) as u16;
        self.state.tasks.push(Task::Window(nested));
        self.resolve_waiting(waiting)
    }

    /// Moves the triggers of a card that an ability allowed to be played into that ability's nested layer. They wait
    /// until the ability is over and are resolved before those already pending (CR 7.1.6B, 7.1.6E, 7.6.12).
    pub(crate) fn nest_triggers(&mut self, from: u16) -> Result<(), Invariant> {
        let from = usize::from(from).min(self.state.waiting.len());
        let mut nested = self.state.waiting.split_off(from);
        self.state.frames.last_mut().ok_or(Invariant::NoFrame)?.nested.append(&mut nested);
        Ok(())
    }

    /// Ends an ability and resolves its nested triggers next.
    pub(crate) fn end_frame(&mut self) -> Result<(), Invariant> {
        let frame = self.state.frames.pop().ok_or(Invariant::NoFrame)?;
        self.resolve_nested(frame.nested);
        Ok(())
    }

    /// Resolves a nested layer before the triggers already pending.
    pub(crate) fn resolve_nested(&mut self, mut nested: Vec<PendingTrigger>) {
        if !nested.is_empty() {
            let from = self.state.waiting.len().min(usize::from(u16::MAX)) as u16;
            self.state.waiting.append(&mut nested);
            self.state.tasks.push(Task::Window(from));
        }
    }

    fn are_alike(&self, a: usize, b: usize) -> bool {
        let (a, b) = (self.state.waiting[a], self.state.waiting[b]);
        a.what == b.what && self.are_twins(a.source, b.source) && a.subject == b.subject && a.carried == b.carried
    }

    /// Returns `true` if the order of two sources makes no difference. They are the same card, or tokens of one kind on
    /// one unit.
    fn are_twins(&self, a: CardRef, b: CardRef) -> bool {
        let (one, other) = (self.state.card(a.card), self.state.card(b.card));
        a == b
            || self.def(a.card).kind == CardType::TokenUpgrade
                && one.def == other.def
                && one.host == other.host
                && one.controller == other.controller
    }

    fn resolve_waiting(&mut self, waiting: PendingTrigger) -> Result<(), Invariant> {
        let PendingTrigger { source, controller, what, .. } = waiting;
        self.log_event(self.rule_of(&waiting), LogEvent::Resolving { player: controller, card: source.card, what });
        let lapsed = |why| LogEvent::Lapsed { player: controller, card: source.card, what, why };
        match what {
            PendingKind::Ability(id) => {
                if let Ability::Bounty(_) = self.book.ability(id) {
                    self.state.frames.push(Frame { ability: Some(id), ..Frame::of(source, controller) });
                    self.state.tasks.push(Task::EndFrame);
                    self.state.tasks.push(Task::Bounty(id));
                    return Ok(());
                }
                let Ability::When(when) = self.book.ability(id) else { return Err(Invariant::Ability(id)) };
                let when: &TriggeredAbility = when;
                if self.is_used_up(source, id, when.limit, controller) {
                    self.log_event("8.32.3", lapsed(Idle::Used));
                    return Ok(());
                }
                if self.would_have_ended(&when.steps, source) {
                    self.log_event("7.7.4F", lapsed(Idle::Gone));
                    return Ok(());
                }
                let block = when.steps.id();
                let frame = Frame {
                    ability: Some(id),
                    subject: waiting.subject,
                    actor: waiting.actor,
                    carried: waiting.carried,
                    attack: waiting.attack,
                    ..Frame::of(source, controller)
                };
                if when
                    .condition
                    .as_ref()
                    .is_some_and(|condition| !self.condition_holds(condition, Ctx::framed(&frame)))
                {
                    self.log_event("1.6.2", lapsed(Idle::Unmet));
                    return Ok(());
                }
                // CR 8.32.3: an optional ability counts as used when its player accepts.
                let (limit, mandatory) = (when.limit, !is_optional(&when.steps));
                if limit.is_some() && mandatory {
                    self.count_ability_use(source, id, limit, controller);
                }
                self.start(frame, block);
                if mandatory {
                    self.ability_is_used(id);
                }
            }
            PendingKind::Ambush
            | PendingKind::Plot
            | PendingKind::Shielded
            | PendingKind::Restore(_)
            | PendingKind::Saboteur
            | PendingKind::Support => {
                self.resolve_keyword(&waiting)?;
            }
        }
        Ok(())
    }

    /// Returns `true` if the effect of a text would end when its card leaves play and the card has left. The effect
    /// then does not begin (CR 7.7.4F).
    fn would_have_ended(&self, text: &Block, source: CardRef) -> bool {
        let ends_with_it = |step: &Step| matches!(step, Effect::Delay(DelayedTiming::ThisLeavesPlay, _));
        text.steps().iter().any(ends_with_it) && !(self.state.is_current(source) && self.state.in_play(source.card))
    }

    /// Records the use of the last frame's ability. Effects delayed until the player uses a "When Played" ability start
    /// when the ability is over (CR 7.7.4B).
    pub(crate) fn ability_is_used(&mut self, id: AbilityId) {
        if self.features.reuses
            && let Some(frame) = self.state.frames.last()
        {
            let (unit, by) = (frame.source, frame.controller);
            self.emit(&TriggerEvent::UsedAbility { by, unit, ability: id });
        }
        if !self.state.delayed.iter().any(|delayed| delayed.when == DelayedTiming::WhenPlayedUsed && delayed.due == 0) {
            return;
        }
        let Ability::When(when) = self.book.ability(id) else { return };
        let is_played = |trigger: &Trigger| matches!(trigger, Trigger::Played | Trigger::PlayedUsingSmuggle);
        let Some(frame) = self.state.frames.last().filter(|_| when.on.iter().any(is_played)) else { return };
        let (source, controller, attack) = (frame.source, frame.controller, frame.attack);
        let group = self.state.delayed.iter().map(|delayed| delayed.due).max().unwrap_or(0).saturating_add(1);
        let mut found = false;
        for delayed in &mut self.state.delayed {
            if delayed.when == DelayedTiming::WhenPlayedUsed
                && delayed.due == 0
                && delayed.frame.controller == controller
            {
                delayed.due = group;
                delayed.frame.subject = source;
                delayed.frame.carried = id.0 as i16;
                delayed.frame.attack = attack;
                found = true;
            }
        }
        if found && let Some(at) = self.state.tasks.iter().rposition(|task| *task == Task::EndFrame) {
            self.state.tasks.insert(at, Task::Delayed(group));
        }
    }

    /// Counts a use of a limited ability by a player.
    pub(crate) fn count_ability_use(&mut self, source: CardRef, id: AbilityId, limit: Option<UseLimit>, by: Seat) {
        let for_game = match limit {
            None => return,
            Some(UseLimit::EachPhase | UseLimit::EachRound) => false,
            Some(UseLimit::EachGame | UseLimit::TimesEachGame(_)) => true,
        };
        self.state.used.push(UsedLimit { source, ability: id, for_game, by });
    }
}

/// Returns `true` if the whole text depends on "you may" or "you may ... if you do".
pub(crate) fn is_optional(steps: &Block) -> bool {
    match steps.steps() {
        [Effect::May(_)] => true,
        [Effect::IfYouDo { first, .. }] => is_optional(first),
        _ => false,
    }
}

/// Returns `true` for triggers on damage that the unit must survive. These are "when combat damage is dealt to this
/// unit" and "when this unit is dealt damage and survives".
fn needs_a_survivor(trigger: &Trigger) -> bool {
    matches!(
        trigger,
        Trigger::TakesCombatDamage | Trigger::UnitTakesCombatDamage(_) | Trigger::DamageDealt { survives: true, .. }
    )
}

/// Returns `true` for "when this unit deals combat damage" to any target.
fn listens_for_combat_damage(trigger: &Trigger) -> bool {
    matches!(trigger, Trigger::DealsCombatDamage { to, .. } if to.is == Kind::UnitOrBase)
}
