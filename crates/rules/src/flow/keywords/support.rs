//! Support (CR 7.5.20): when a unit enters play, another unit may attack with this unit's other abilities.

use model::Keyword;

use crate::Game;
use crate::read::keywords::support::LentAbilities;
use crate::state::{
    Action, CardIndex, CardRef, CardZone, EffectEnd, LastingEffect, LastingKind, PendingTrigger, Question,
    QuestionKind, Seat, Task,
};

impl Game {
    /// Asks whether the player attacks with another unit (CR 7.5.20A). The unit with Support may have left play
    /// (CR 7.6.3).
    pub(super) fn resolve_support(&mut self, waiting: &PendingTrigger) {
        let PendingTrigger { controller: seat, source: unit, .. } = *waiting;
        let lent = self.lent_by(unit, Some(Keyword::Support));
        match self.course().step.answer.take() {
            Some(Action::Attack { attacker, target }) => {
                self.start_attack(seat, attacker, target);
                let until = EffectEnd::Attack(self.state.attacks().len().saturating_sub(1) as u8);
                self.lend(&lent, attacker, unit, seat, (until, "7.5.20A"));
                self.may_attack_two();
            }
            Some(_) => {}
            None => {
                let mut options = Vec::new();
                let targets = self.attackable(seat);
                for other in self.state.list(seat, CardZone::Arena) {
                    if self.state.now(*other) != unit {
                        let terms = self.lent_terms(&lent, *other);
                        self.attack_targets(&targets, *other, terms, None, &mut options);
                    }
                }
                if options.is_empty() {
                    return;
                }
                options.push(Action::No);
                self.course().tasks.push(Task::Keyword(*waiting));
                let question = Question { source: unit.card, min: 0, ..Question::plain(seat, QuestionKind::Attack) };
                self.ask(question, options);
            }
        }
    }

    /// Grants a unit the given abilities for a duration, citing a rule in the log.
    pub(crate) fn lend(
        &mut self,
        lent: &LentAbilities,
        attacker: CardIndex,
        source: CardRef,
        controller: Seat,
        (until, rule): (EffectEnd, &'static str),
    ) {
        let on = self.state.now(attacker);
        let keywords = lent.keywords.iter().filter(|(keyword, _)| self.can_gain(attacker, Some(*keyword)));
        let mut gives: Vec<LastingKind> =
            keywords.map(|(keyword, value)| LastingKind::Keyword(*keyword, *value)).collect();
        if self.can_gain(attacker, None) {
            gives.extend(lent.abilities.iter().map(|id| LastingKind::Ability(*id)));
        }
        for gives in gives {
            self.course().lasting.push(LastingEffect {
                on,
                gives,
                until,
                source,
                controller,
                name: None,
                identity: None,
                left: 0,
            });
            self.log_event(rule, crate::explain::log::LogEvent::Gained { card: attacker, gives, until });
        }
        self.course().step.unsettled = true;
    }
}
