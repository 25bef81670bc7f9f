//! Effects of the keywords (CR 7.5), one file each.
//!
//! The keywords of a card are determined in [`crate::read`] (`sets`, `modifiers`). This module contains the places
//! where the flow of the game consults the keywords, so that each keyword needs its own file and one line per place.

mod ambush;
pub(crate) mod bounty;
mod coordinate;
mod exploit;
mod fortify;
mod grit;
mod hidden;
pub(crate) mod overwhelm;
mod plot;
mod raid;
mod restore;
mod saboteur;
pub(crate) mod sentinel;
mod shielded;
pub(crate) mod smuggle;
pub(crate) mod support;

use model::Keyword;

use crate::Game;
use crate::flow::trigger_events::TriggerEvent;
use crate::invariant::Invariant;
use crate::read::modifiers::Restrictions;
use crate::read::sets::Keywords;
use crate::state::{CardIndex, CardRef, CardZone, PendingKind, PendingTrigger, Seat, Task, Triggers};

/// Events that keywords, including Plot, trigger on.
pub(crate) enum KeywordEvent {
    /// A unit attacks these targets.
    Attack(CardRef, [CardRef; 2]),
    /// A card entered play without being rescued.
    Entered(CardRef),
}

impl KeywordEvent {
    /// Returns the event as keywords see it, or `None` if no keyword triggers on it.
    pub(crate) fn of(event: &TriggerEvent) -> Option<KeywordEvent> {
        match *event {
            TriggerEvent::Attacks { attacker, target, second } => {
                Some(KeywordEvent::Attack(attacker, [target, second]))
            }
            TriggerEvent::Played { card: entered, .. }
            | TriggerEvent::Deployed { unit: entered, .. }
            | TriggerEvent::Created { unit: entered } => Some(KeywordEvent::Entered(entered)),
            TriggerEvent::Rescued { .. }
            | TriggerEvent::Defeated { .. }
            | TriggerEvent::UpgradeDefeated { .. }
            | TriggerEvent::LeftPlay { .. }
            | TriggerEvent::AttackEnds { .. }
            | TriggerEvent::DefenseEnds { .. }
            | TriggerEvent::DefeatsByAttack { .. }
            | TriggerEvent::CombatDamage { .. }
            | TriggerEvent::Damage { .. }
            | TriggerEvent::Healed { .. }
            | TriggerEvent::CardReadied { .. }
            | TriggerEvent::Drew { .. }
            | TriggerEvent::ActionPhase
            | TriggerEvent::RegroupPhase
            | TriggerEvent::Readied { .. }
            | TriggerEvent::Attached { .. }
            | TriggerEvent::Upgraded { .. }
            | TriggerEvent::Detached { .. }
            | TriggerEvent::Discarded { .. }
            | TriggerEvent::Shown { .. }
            | TriggerEvent::Collected { .. }
            | TriggerEvent::Drawn { .. }
            | TriggerEvent::UsedTheForce { .. }
            | TriggerEvent::TookInitiative { .. }
            | TriggerEvent::UsedAbility { .. } => None,
        }
    }
}

impl Game {
    /// Returns the power that keywords add to a unit.
    #[inline]
    pub(crate) fn power_of_keywords(&self, keywords: Keywords, unit: CardIndex) -> i16 {
        if keywords.any() { grit::power(keywords, self.state.card(unit)) + self.raid(keywords, unit) } else { 0 }
    }

    /// Collects the keywords that trigger on an event (CR 7.5.5, 7.5.9, 7.5.10, 7.5.12). They resolve like triggered
    /// abilities.
    pub(crate) fn keywords(&self, event: &TriggerEvent, found: &mut Triggers) {
        let entered = match KeywordEvent::of(event) {
            Some(KeywordEvent::Attack(attacker, targets)) => return self.attack_keywords(attacker, targets, found),
            Some(KeywordEvent::Entered(entered)) => entered,
            None => return,
        };
        if self.state.card(entered.card).place != CardZone::Arena {
            return;
        }
        let keywords = self.keywords_now(entered.card);
        for (keyword, what) in [
            (Keyword::Ambush, PendingKind::Ambush),
            (Keyword::Shielded, PendingKind::Shielded),
            (Keyword::Support, PendingKind::Support),
        ] {
            if keywords.has(keyword) {
                found.push(self.keyword_waits(what, entered, CardRef::NONE));
            }
        }
    }

    fn attack_keywords(&self, attacker: CardRef, targets: [CardRef; 2], found: &mut Triggers) {
        // The attacker's values at the time of the attack have just been recorded.
        let noted = self.state.attackers.last().filter(|then| then.of == attacker);
        let keywords = noted.map_or_else(|| self.keywords_now(attacker.card), |then| then.keywords);
        let restore = keywords.number(Keyword::Restore);
        if restore > 0 {
            found.push(self.keyword_waits(PendingKind::Restore(restore), attacker, targets[0]));
        }
        for target in targets.into_iter().filter(|target| target.card.is_some()) {
            // Triggers even without a Shield, because one may be given before it resolves.
            if keywords.has(Keyword::Saboteur) && self.state.card(target.card).place == CardZone::Arena {
                found.push(self.keyword_waits(PendingKind::Saboteur, attacker, target));
            }
        }
    }

    fn keyword_waits(&self, what: PendingKind, source: CardRef, subject: CardRef) -> PendingTrigger {
        PendingTrigger {
            what,
            source,
            controller: self.state.card(source.card).controller,
            subject,
            actor: Seat::NONE,
            carried: 0,
            attack: self.state.attacks.iter().rposition(|attack| attack.in_progress).map_or(u8::MAX, |at| at as u8),
            if_it_survives: false,
            trigger: 0,
        }
    }

    /// Resolves a pending keyword.
    pub(crate) fn resolve_keyword(&mut self, waiting: &PendingTrigger) -> Result<(), Invariant> {
        match waiting.what {
            PendingKind::Ambush => self.resolve_ambush(waiting),
            PendingKind::Plot => self.state.tasks.push(Task::Plot(waiting.controller, waiting.source)),
            PendingKind::Shielded => self.resolve_shielded(waiting)?,
            PendingKind::Restore(amount) => self.resolve_restore(waiting.controller, amount),
            PendingKind::Saboteur => self.resolve_saboteur(waiting),
            PendingKind::Support => self.state.tasks.push(Task::Support(waiting.controller, waiting.source)),
            PendingKind::Ability(id) => return Err(Invariant::Ability(id)),
        }
        Ok(())
    }

    /// Returns `true` if something prevents attacks on a unit. Sentinel takes precedence (CR 8.3.3A).
    pub(crate) fn cannot_be_attacked(&self, unit: CardIndex, keywords: Keywords, rules: Restrictions) -> bool {
        rules.has(Restrictions::CANT_BE_ATTACKED) || self.is_hidden(unit, keywords)
    }
}
