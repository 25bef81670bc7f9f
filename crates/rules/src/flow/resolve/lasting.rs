//! Lasting effects (CR 7.7.3).

use ability::{Effect, LostFeature, Modifier, Step};

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
        if let Effect::Gain { duration, .. } = step {
            let until = resolving.until(*duration);
            for of in on {
                resolving.lasting(step, at, 0, *of, until);
            }
        } else if let Effect::Play { .. } = step {
            for of in on {
                resolving.gives_to_played(of.card, seat, Some(at))?;
            }
        } else if let Effect::Rule { .. } | Effect::Delay(..) | Effect::NextCardGains(..) = step {
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
            ability::Duration::Attack => match self.state.attacks.iter().rposition(|attack| attack.in_progress) {
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
        let &Frame { source, you, name, .. } = self.frame();
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
            if let Modifier::AbilitiesOf(target) = modifier {
                for of in self.resolve_target(target) {
                    let lent = self.all_lent_by(of);
                    self.lend(&lent, on.card, source, you, (until, "7.7.3"));
                }
                continue;
            }
            let gives = match modifier {
                Modifier::Stats(power, hp) => LastingKind::Stats(self.number(power), self.number(hp)),
                Modifier::Keyword(keyword) => LastingKind::Keyword(*keyword, 0),
                Modifier::KeywordX(keyword, value) => {
                    LastingKind::Keyword(*keyword, self.number(value).clamp(0, 255) as u8)
                }
                // An amount that depends on the played card is computed when a card is played.
                Modifier::CardsCostLess { amount, .. } if amount.depends_on_itself() => LastingKind::Modifier(here),
                Modifier::CardsCostLess { amount, .. } => LastingKind::Cost(here, self.number(amount)),
                Modifier::RedirectDamage { to, combat } => match self.resolve_target(to).first() {
                    Some(to) => LastingKind::Redirect(*to, *combat),
                    None => continue,
                },
                Modifier::CardsLose(_, LostFeature::NamedTrait) => match self.chosen_trait() {
                    Some(one) => LastingKind::TraitLost(here, one),
                    None => continue,
                },
                Modifier::Ability(_)
                | Modifier::AbilitiesOf(_)
                | Modifier::Trait(_)
                | Modifier::TraitsOf { .. }
                | Modifier::AmbushReachesBases
                | Modifier::LoseKeyword(_)
                | Modifier::LoseKeywords
                | Modifier::LoseTrait(_)
                | Modifier::PrintedStats { .. }
                | Modifier::KeywordTimes(..)
                | Modifier::KeywordBecomes(..)
                | Modifier::DamageByHp
                | Modifier::LoseAbilities
                | Modifier::LoseAbilitiesBut(_)
                | Modifier::CardsLose(_, LostFeature::Abilities)
                | Modifier::CantAttackBases
                | Modifier::CantAttack { .. }
                | Modifier::SeesTop
                | Modifier::CantBeAttacked
                | Modifier::CantReady
                | Modifier::SkipsReadying
                | Modifier::KeywordsOf(_)
                | Modifier::ProvidesIcons
                | Modifier::Unpreventable(_)
                | Modifier::PaysAsResource
                | Modifier::CantDealCombatDamage
                | Modifier::MayStrikeLast
                | Modifier::ExtraRegroup
                | Modifier::HalvesCosts
                | Modifier::AssignsIndirect { .. }
                | Modifier::MoreIndirect(_)
                | Modifier::CantBeHealed
                | Modifier::AttacksArena(_)
                | Modifier::StrikesFirst
                | Modifier::MayDealExcess(_)
                | Modifier::SurvivesWithoutHp
                | Modifier::EntersReady
                | Modifier::Instead(_)
                | Modifier::IgnorePenalty { .. }
                | Modifier::CardsAreFree { .. }
                | Modifier::ExtraCost { .. }
                | Modifier::CantPlay { .. }
                | Modifier::FirstEventIsBlank(_)
                | Modifier::CantBe { .. }
                | Modifier::MayBePlayed { .. }
                | Modifier::AttackerHas(_)
                | Modifier::NextActionIsAttack
                | Modifier::IsLeader
                | Modifier::MorePilots(_)
                | Modifier::AttacksTwoUnits => LastingKind::Modifier(here),
            };
            let mut identity = None;
            let mut left = 0;
            if let Modifier::CardsCostLess { next, .. } = modifier {
                left = next.unwrap_or(0);
            } else if let Modifier::CardsAreFree { cards, next, .. } = modifier {
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
            if let Modifier::PrintedStats { .. } = modifier {
                // The same effect created again counts as new (CR 7.7.3C).
                self.course().reprints.retain(|known| *known != PrintedStatsSource::lasting(&made));
            }
            self.course().lasting.push(made);
            if on.card.is_some() && !self.has_no_lasting_effect(gives) {
                self.log_event("7.7.3", LogEvent::Gained { card: on.card, gives, until });
            }
        }
        self.course().step.unsettled = true;
    }
}
