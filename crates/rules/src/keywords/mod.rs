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
use crate::fault::Broken;
use crate::flow::hear::Happening;
use crate::read::modifiers::Rules;
use crate::read::sets::Keywords;
use crate::state::{CardIx, Place, Ref, Seat, Task, Triggered, Triggers, Waiting};

/// Events that keywords, including Plot, trigger on.
pub(crate) enum ForKeywords {
    /// A unit attacks these targets.
    Attack(Ref, [Ref; 2]),
    /// A card entered play without being rescued.
    Entered(Ref),
}

impl ForKeywords {
    /// Returns the event as keywords see it, or `None` if no keyword triggers on it.
    pub(crate) fn of(happening: &Happening) -> Option<ForKeywords> {
        match *happening {
            Happening::Attacks { attacker, target, second } => Some(ForKeywords::Attack(attacker, [target, second])),
            Happening::Played { card: entered, .. }
            | Happening::Deployed { unit: entered, .. }
            | Happening::Created { unit: entered } => Some(ForKeywords::Entered(entered)),
            Happening::Rescued { .. }
            | Happening::Defeated { .. }
            | Happening::UpgradeDefeated { .. }
            | Happening::LeftPlay { .. }
            | Happening::AttackEnds { .. }
            | Happening::DefenseEnds { .. }
            | Happening::DefeatsByAttack { .. }
            | Happening::CombatDamage { .. }
            | Happening::Damage { .. }
            | Happening::Healed { .. }
            | Happening::CardReadied { .. }
            | Happening::Drew { .. }
            | Happening::ActionPhase
            | Happening::RegroupPhase
            | Happening::Readied { .. }
            | Happening::Attached { .. }
            | Happening::Upgraded { .. }
            | Happening::Detached { .. }
            | Happening::Discarded { .. }
            | Happening::Shown { .. }
            | Happening::Collected { .. }
            | Happening::Drawn { .. }
            | Happening::UsedTheForce { .. }
            | Happening::TookInitiative { .. }
            | Happening::UsedAbility { .. } => None,
        }
    }
}

impl Game {
    /// Returns the power that keywords add to a unit.
    #[inline]
    pub(crate) fn power_of_keywords(&self, keywords: Keywords, unit: CardIx) -> i16 {
        if keywords.any() { grit::power(keywords, self.state.card(unit)) + self.raid(keywords, unit) } else { 0 }
    }

    /// Collects the keywords that trigger on an event (CR 7.5.5, 7.5.9, 7.5.10, 7.5.12). They resolve like triggered
    /// abilities.
    pub(crate) fn keywords(&self, happening: &Happening, found: &mut Triggers) {
        let entered = match ForKeywords::of(happening) {
            Some(ForKeywords::Attack(attacker, targets)) => return self.attack_keywords(attacker, targets, found),
            Some(ForKeywords::Entered(entered)) => entered,
            None => return,
        };
        if self.state.card(entered.card).place != Place::Arena {
            return;
        }
        let keywords = self.keywords_now(entered.card);
        for (keyword, what) in [
            (Keyword::Ambush, Triggered::Ambush),
            (Keyword::Shielded, Triggered::Shielded),
            (Keyword::Support, Triggered::Support),
        ] {
            if keywords.has(keyword) {
                found.push(self.keyword_waits(what, entered, Ref::NONE));
            }
        }
    }

    fn attack_keywords(&self, attacker: Ref, targets: [Ref; 2], found: &mut Triggers) {
        // The attacker's values at the time of the attack have just been recorded.
        let noted = self.state.attackers.last().filter(|then| then.of == attacker);
        let keywords = noted.map_or_else(|| self.keywords_now(attacker.card), |then| then.keywords);
        let restore = keywords.number(Keyword::Restore);
        if restore > 0 {
            found.push(self.keyword_waits(Triggered::Restore(restore), attacker, targets[0]));
        }
        for target in targets.into_iter().filter(|target| target.card.is_some()) {
            // Triggers even without a Shield, because one may be given before it resolves.
            if keywords.has(Keyword::Saboteur) && self.state.card(target.card).place == Place::Arena {
                found.push(self.keyword_waits(Triggered::Saboteur, attacker, target));
            }
        }
    }

    fn keyword_waits(&self, what: Triggered, source: Ref, subject: Ref) -> Waiting {
        Waiting {
            what,
            source,
            controller: self.state.card(source.card).controller,
            subject,
            actor: Seat::NONE,
            carried: 0,
            attack: self.state.attacks.iter().rposition(|attack| attack.under_way).map_or(u8::MAX, |at| at as u8),
            if_it_survives: false,
            trigger: 0,
        }
    }

    /// Resolves a pending keyword.
    pub(crate) fn resolve_keyword(&mut self, waiting: &Waiting) -> Result<(), Broken> {
        match waiting.what {
            Triggered::Ambush => self.resolve_ambush(waiting),
            Triggered::Plot => self.state.tasks.push(Task::Plot(waiting.controller, waiting.source)),
            Triggered::Shielded => self.resolve_shielded(waiting)?,
            Triggered::Restore(amount) => self.resolve_restore(waiting.controller, amount),
            Triggered::Saboteur => self.resolve_saboteur(waiting),
            Triggered::Support => self.state.tasks.push(Task::Support(waiting.controller, waiting.source)),
            Triggered::Ability(id) => return Err(Broken::Ability(id)),
        }
        Ok(())
    }

    /// Returns `true` if something prevents attacks on a unit. Sentinel takes precedence (CR 8.3.3A).
    pub(crate) fn cannot_be_attacked(&self, unit: CardIx, keywords: Keywords, rules: Rules) -> bool {
        rules.has(Rules::CANT_BE_ATTACKED) || self.is_hidden(unit, keywords)
    }
}
