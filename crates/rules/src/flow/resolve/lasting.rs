//! Lasting effects (CR 7.7.3).

use ability::{
    CardEffect, CardModifier, Effect, FlowEffect, GameModifier, LostFeature, Modifier, PlayModifier, PlayerEffect,
    Step, ValueModifier,
};

use crate::Game;
use crate::book::gives;
use crate::explain::log::LogEvent;
use crate::flow::resolve::{Resolution, StepContext};
use crate::state::invariant::Invariant;
use crate::state::{CardRef, EffectEnd, Frame, LastingEffect, LastingKind, ModifierRef, PrintedStatsSource, StepRef};

impl Game {
    /// Creates the lasting or delayed effect of a step on these cards, for a judge's edit. Its ability is not being
    /// resolved. The frame contains the bound values.
    pub(crate) fn create(&mut self, at: StepRef, step: &Step, frame: Frame, on: &[CardRef]) -> Result<(), Invariant> {
        let seat = frame.you;
        self.course().frames.push(frame);
        let mut resolving = self.resolving()?;
        if let Effect::Card(CardEffect::Gain { duration, .. }) = step {
            let until = resolving.until(*duration);
            for of in on {
                resolving.lasting(step, at, 0, *of, until);
            }
        } else if let Effect::Card(CardEffect::Play { .. }) = step {
            for of in on {
                resolving.gives_to_played(of.card, seat, Some(at))?;
            }
        } else if let Effect::Card(CardEffect::Rule { .. })
        | Effect::Flow(FlowEffect::Delay(..))
        | Effect::Player(PlayerEffect::NextCardGains(..)) = step
        {
            resolving.effect(step, StepContext { at, optional: false })?;
        } else {
            return Err(Invariant::Step(at.0, at.1));
        }
        self.course().frames.pop();
        Ok(())
    }
}

impl Resolution<'_> {
    pub(super) fn until(&self, duration: ability::Duration) -> EffectEnd {
        match duration {
            ability::Duration::Attack => match self.state.attacks().iter().rposition(|attack| attack.in_progress) {
                Some(at) => EffectEnd::Attack(at as u8),
                None => EffectEnd::Duration(ability::Duration::Phase),
            },
            ability::Duration::WhileInPlay => EffectEnd::Leaves(self.source()),
            ability::Duration::Phase
            | ability::Duration::Round
            | ability::Duration::NextRegroup
            | ability::Duration::Always => EffectEnd::Duration(duration),
        }
    }

    /// Creates the lasting effects of a step on a card (CR 7.7.3).
    pub(super) fn lasting(&mut self, step: &Step, at: StepRef, list: u8, on: CardRef, until: EffectEnd) {
        let &Frame { source, you, .. } = self.frame();
        // An effect that ends when its source leaves play does not begin if the source has left (CR 7.7.4F).
        if let EffectEnd::Leaves(of) = until
            && !(self.state.is_current(of) && self.state.in_play(of.card))
        {
            return;
        }
        for (nth, modifier) in gives(step, list).iter().enumerate() {
            let here = ModifierRef { block: at.0, step: at.1, list, at: nth as u8 };
            if on.card.is_some() && self.cannot_be_gained(modifier, on.card) {
                continue;
            }
            if let Modifier::Value(ValueModifier::AbilitiesOf(target)) = modifier {
                for of in self.resolve_target(target) {
                    let lent = self.all_lent_by(of);
                    self.lend(&lent, on.card, source, you, (until, "7.7.3"));
                }
            } else if let Some(gives) = self.lasting_kind(modifier, here) {
                self.begin_lasting(modifier, gives, on, until);
            }
        }
        self.course().step.unsettled = true;
    }

    /// Returns a modifier as the kind of a lasting effect, with its current numbers and targets. Returns `None`
    /// if it has no effect.
    fn lasting_kind(&self, modifier: &Modifier, here: ModifierRef) -> Option<LastingKind> {
        let kind = match modifier {
            Modifier::Value(ValueModifier::Stats(power, hp)) => LastingKind::Stats(self.number(power), self.number(hp)),
            Modifier::Value(ValueModifier::Keyword(keyword)) => LastingKind::Keyword(*keyword, 0),
            Modifier::Value(ValueModifier::KeywordX(keyword, value)) => {
                LastingKind::Keyword(*keyword, self.number(value).clamp(0, 255) as u8)
            }
            // An amount that depends on the played card is computed when a card is played.
            Modifier::Play(PlayModifier::CardsCostLess { amount, .. }) if !amount.depends_on_itself() => {
                LastingKind::Cost(here, self.number(amount))
            }
            Modifier::Card(CardModifier::RedirectDamage { to, combat }) => {
                LastingKind::Redirect(*self.resolve_target(to).first()?, *combat)
            }
            Modifier::Game(GameModifier::CardsLose(_, LostFeature::NamedTrait)) => {
                LastingKind::TraitLost(here, self.chosen_trait()?)
            }
            Modifier::Value(_) | Modifier::Rule(_) | Modifier::Card(_) | Modifier::Play(_) | Modifier::Game(_) => {
                LastingKind::Modifier(here)
            }
        };
        Some(kind)
    }

    /// Adds a lasting effect on a card, or on the game if there is no card.
    fn begin_lasting(&mut self, modifier: &Modifier, gives: LastingKind, on: CardRef, until: EffectEnd) {
        let &Frame { source, you, name, .. } = self.frame();
        let mut identity = None;
        let mut left = 0;
        if let Modifier::Play(PlayModifier::CardsCostLess { next, .. }) = modifier {
            left = next.unwrap_or(0);
        } else if let Modifier::Play(PlayModifier::CardsAreFree { cards, next, .. }) = modifier {
            left = *next;
            if let Some(target) = &cards.copy_of {
                let of = self.resolve_target(target).first().copied();
                identity = of.map(|of| self.known_def(of).identity);
            }
        }
        if let (LastingKind::Stats(_, hp), true) = (gives, on.card.is_some())
            && hp < 0
        {
            self.record_defeat_cause(on.card, you);
        }
        let made = LastingEffect { on, gives, until, source, controller: you, name, identity, left };
        if let Modifier::Value(ValueModifier::PrintedStats { .. }) = modifier {
            // The same effect created again counts as new (CR 7.7.3C).
            self.course().reprints.retain(|known| *known != PrintedStatsSource::lasting(&made));
        }
        self.course().lasting.push(made);
        if on.card.is_some() && !self.has_no_lasting_effect(gives) {
            self.log_event("7.7.3", LogEvent::Gained { card: on.card, gives, until });
        }
    }
}
