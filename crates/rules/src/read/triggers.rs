//! Abilities that trigger on an event, uses of limited abilities, and the order of players (CR 7.6, 8.32).

use ability::{Ability, AbilityId, Kind, Modifier, Trigger, UseLimit, ValueModifier};

use crate::book::trigger_events::{TriggerEvent, ability_trigger_mask};
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Restrictions;
use crate::state::{CardIndex, CardRef, CardZone, LastingKind, PendingKind, PendingTrigger, Phase, Seat, Triggers};

impl View {
    /// Returns `true` if an upgrade has lost all abilities due to a constant ability (CR 8.14.2).
    pub(crate) fn is_blank_upgrade(&self, card: CardIndex) -> bool {
        self.features.blanked_upgrades && self.state.card(card).place == CardZone::Attached && self.has_lost_all(card)
    }

    /// Returns the kinds of events that granted abilities listen for.
    #[inline]
    pub(crate) fn granted_triggers(&self) -> u32 {
        let by_cards = self.ability_index().granted_triggers;
        if self.state.lasting().is_empty() { by_cards } else { by_cards | self.lent_triggers() }
    }

    /// Returns the kinds of events that abilities granted by lasting effects listen for.
    fn lent_triggers(&self) -> u32 {
        let lasting = self.state.lasting().iter().filter_map(|lasting| {
            if let LastingKind::Modifier(at) = lasting.gives {
                let Modifier::Value(ValueModifier::Ability(granted)) = self.modifier(at) else { return None };
                Some(ability_trigger_mask(granted.ability()))
            } else if let LastingKind::Ability(id) = lasting.gives {
                Some(ability_trigger_mask(self.book.ability(id)))
            } else {
                None
            }
        });
        lasting.fold(0, |all, bits| all | bits)
    }

    /// Returns `true` if a card in play or a lasting effect grants abilities to other cards.
    pub(crate) fn has_grants(&self) -> bool {
        self.state
            .lasting()
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
            || self.state.lasting().iter().any(|one| one.on.card == card)
    }

    /// Collects the triggers of abilities that units and bases have been granted.
    pub(crate) fn collect_granted_triggers(&self, event: &TriggerEvent, found: &mut Triggers) {
        for unit in self.state.hosts().filter(|host| self.may_be_granted(*host)) {
            let mut granted = self.granted(unit);
            if !granted.is_empty() && self.rules_now(unit).contains(Restrictions::NO_ABILITIES) {
                granted = self.left_to(unit);
            }
            for id in granted {
                self.collect_trigger(unit, id, event, found);
            }
        }
    }

    pub(crate) fn collect_trigger(&self, card: CardIndex, id: AbilityId, event: &TriggerEvent, found: &mut Triggers) {
        let Ability::When(when) = self.book.ability(id) else { return };
        if when.in_action_phase && self.state.phase() != Phase::Action {
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
            if when.on.iter().any(listens_for_combat_damage) && self.state.waiting().iter().any(waits) {
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
        let in_progress = self.state.attacks().iter().rposition(|attack| attack.in_progress);
        // An attack made during another one ends before it and comes after it in the list.
        let at = in_progress.or_else(|| self.state.attacks().len().checked_sub(1).filter(|_| is_over));
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
        let times = self.state.used().iter().filter(|used| used.is_of(source, id, by)).count();
        times >= most && times >= most * self.grant_count(source, id)
    }

    /// Returns how often a card has an ability: once, unless it was granted more often.
    pub(crate) fn grant_count(&self, of: CardRef, id: AbilityId) -> usize {
        if !self.state.is_current(of) || !self.may_be_granted(of.card) {
            return 1;
        }
        self.granted(of.card).iter().filter(|given| **given == id).count().max(1)
    }

    /// Returns the player meant by "the active player" in the rules (CR 1.4.5).
    pub(crate) fn decider(&self) -> Seat {
        match self.state.phase() {
            Phase::Action => self.first_from(self.state.active()),
            Phase::Setup | Phase::Regroup => self.initiative_holder(),
        }
    }

    /// Returns the player who counts as active while no player is taking an action (CR 1.4.5). This is the player with
    /// the initiative.
    pub(crate) fn initiative_holder(&self) -> Seat {
        self.first_from(self.state.initiative())
    }

    /// Returns this player, or the next one still in the game if there is none or the player has lost.
    fn first_from(&self, seat: Seat) -> Seat {
        self.state.playing_from(if seat == Seat::NONE { Seat(0) } else { seat }).next().unwrap_or(Seat(0))
    }

    /// Returns the next player to ask, in order. `done` has one bit per seat already asked.
    pub(crate) fn next_asked(&self, done: u8) -> Option<Seat> {
        self.state.playing_from(self.decider()).find(|seat| done & 1 << seat.0 == 0)
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
