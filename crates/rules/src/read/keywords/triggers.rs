//! Keywords that trigger on an event (CR 7.5.5, 7.5.9, 7.5.10, 7.5.12, 7.5.20).

use model::Keyword;

use crate::book::trigger_events::TriggerEvent;
use crate::read::View;
use crate::state::{CardRef, CardZone, PendingKind, PendingTrigger, Seat, Triggers};

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
        if let TriggerEvent::Attacks { attacker, target, second } = *event {
            Some(KeywordEvent::Attack(attacker, [target, second]))
        } else if let TriggerEvent::Played { card: entered, .. }
        | TriggerEvent::Deployed { unit: entered, .. }
        | TriggerEvent::Created { unit: entered } = *event
        {
            Some(KeywordEvent::Entered(entered))
        } else {
            None
        }
    }
}

impl View {
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
        for what in PendingKind::ON_ENTERING {
            if what.keyword().is_some_and(|(keyword, _)| keywords.has(keyword)) {
                found.push(self.keyword_waits(what, entered, CardRef::NONE));
            }
        }
    }

    fn attack_keywords(&self, attacker: CardRef, targets: [CardRef; 2], found: &mut Triggers) {
        // The attacker's values at the time of the attack have just been recorded.
        let noted = self.state.attackers().last().filter(|then| then.of == attacker);
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

    pub(crate) fn keyword_waits(&self, what: PendingKind, source: CardRef, subject: CardRef) -> PendingTrigger {
        PendingTrigger {
            what,
            source,
            controller: self.state.card(source.card).controller,
            subject,
            actor: Seat::NONE,
            carried: 0,
            attack: self.state.attacks().iter().rposition(|attack| attack.in_progress).map_or(u8::MAX, |at| at as u8),
            if_it_survives: false,
            trigger: 0,
        }
    }
}
