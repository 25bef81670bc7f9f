//! Evaluation of amounts and conditions.

use ability::{Amount, Condition, Controller, Filter, Kind, PastEvent, Range, Rounding, Target, Zone};
use model::Aspect;

use crate::read::ctx::Ctx;
use crate::read::{View, bit};
use crate::sets::Keywords;
use crate::state::{CardIndex, CardRef, CardZone, Counter, Flags, FrameSlot, PaymentPurpose, Phase, PhaseEvent, Seat};

impl View {
    pub(crate) fn in_range(&self, range: &Range, value: i16, ctx: Ctx<'_>) -> bool {
        match range {
            Range::AtMost(bound) => value <= self.amount(bound, ctx),
            Range::AtLeast(bound) => value >= self.amount(bound, ctx),
            Range::Exactly(bound) => value == self.amount(bound, ctx),
        }
    }

    /// Returns the current value of an amount in a text.
    pub(crate) fn amount(&self, amount: &Amount, ctx: Ctx<'_>) -> i16 {
        let sum = |target: &Target, of: &dyn Fn(CardRef) -> i16| self.known_refs(target, ctx).into_iter().map(of).sum();
        match amount {
            Amount::N(number) => *number,
            Amount::Count(filter) => match (filter.is, filter.zone, &filter.side) {
                (Kind::Resource, Zone::Play, Controller::Friendly) if **filter == plain_resources() => {
                    self.state.list(ctx.you, CardZone::Resources).len() as i16
                }
                _ => (self.all(filter, ctx).len() + self.upgrades_last_on(filter, ctx)) as i16,
            },
            Amount::CountOf(target) => self.refs(target, ctx).len() as i16,
            Amount::Times(past) => self.times_this_phase(past, ctx),
            Amount::Power(target) => sum(target, &|of| self.power_of(of)),
            Amount::Hp(target) => sum(target, &|of| self.hp_of(of)),
            Amount::RemainingHp(target) => sum(target, &|of| (self.hp_of(of) - self.seen(of).damage).max(0)),
            Amount::Damage(target) => sum(target, &|of| self.seen(of).damage),
            Amount::Cost(target) => sum(target, &|of| i16::from(self.known_def(of).cost)),
            Amount::DifferentAspects(target) => {
                let refs = self.known_refs(target, ctx);
                let is = |aspect: &&Aspect| refs.iter().any(|of| self.known_def(*of).aspects.contains(**aspect));
                Aspect::ALL.iter().filter(is).count() as i16
            }
            Amount::Icons(aspect, target) => {
                let icons =
                    |of: &CardRef| self.known_def(*of).aspects.iter().filter(|icon| icon == aspect).count() as i16;
                self.known_refs(target, ctx).iter().map(icons).sum()
            }
            Amount::DifferentCosts(target) => {
                let mut costs: Vec<u8> =
                    self.known_refs(target, ctx).iter().map(|of| self.known_def(*of).cost).collect();
                costs.sort_unstable();
                costs.dedup();
                costs.len() as i16
            }
            Amount::KeywordNumber(keyword, target) => {
                sum(target, &|of| i16::from(self.keywords_of(of).number(*keyword)))
            }
            Amount::Abilities(kind, target) => sum(target, &|of| self.abilities_of_kind(*kind, of).len() as i16),
            Amount::DifferentNames(target) => {
                let mut names: Vec<u16> = self.known_refs(target, ctx).iter().map(|of| self.name_up(*of)).collect();
                names.sort_unstable();
                names.dedup();
                names.len() as i16
            }
            Amount::DifferentKeywords(target) => {
                let mut all = Keywords::default();
                for of in self.known_refs(target, ctx) {
                    all.unite(self.keywords_of(of));
                }
                all.count()
            }
            Amount::CostDifference(target) => {
                let costs = || self.known_refs(target, ctx).into_iter().map(|of| i16::from(self.known_def(of).cost));
                costs().max().unwrap_or(0) - costs().min().unwrap_or(0)
            }
            Amount::Done => ctx.frame.map_or(0, |frame| frame.done),
            Amount::DoneBy(name) => ctx.frame.map_or(0, |frame| {
                let named = frame.numbers.iter().rev().find(|(slot, _)| *slot == FrameSlot::Named(*name as u8));
                named.map_or(0, |(_, number)| *number)
            }),
            Amount::Excess(target) => {
                let done = ctx.frame.map_or(0, |frame| frame.done).max(0);
                sum(target, &|of| (self.seen(of).damage - self.hp_of(of)).clamp(0, done))
            }
            Amount::CombatDamageToBases => self.attack_of(ctx).map_or(0, |attack| attack.to_bases),
            Amount::Means => i16::from(self.payable_resources(ctx.you, PaymentPurpose::Effect)),
            Amount::Carried => ctx.frame.map_or(0, |frame| frame.carried),
            Amount::Sum(parts) => parts.iter().map(|part| self.amount(part, ctx)).sum(),
            Amount::Times2(by, of) => by * self.amount(of, ctx),
            Amount::Half(of, Rounding::Up) => (self.amount(of, ctx) + 1).div_euclid(2),
            Amount::Half(of, Rounding::Down) => self.amount(of, ctx).div_euclid(2),
            Amount::Every(step, of) => self.amount(of, ctx) / (*step).max(1),
            Amount::Most(parts) => parts.iter().map(|part| self.amount(part, ctx)).max().unwrap_or(0),
            Amount::Players(player) => self.players(player, ctx).count_ones() as i16,
            Amount::MostAmong(player, of) => {
                let seats = self.players(player, ctx);
                let among = self.state.seats().filter(|seat| seats & bit(*seat) != 0);
                among.map(|that| self.amount(of, Ctx { that, ..ctx })).max().unwrap_or(0)
            }
            Amount::LeastAmong(player, of) => {
                let seats = self.players(player, ctx);
                let among = self.state.playing().filter(|seat| seats & bit(*seat) != 0);
                among.map(|that| self.amount(of, Ctx { that, ..ctx })).min().unwrap_or(0)
            }
            Amount::Paid(target) => sum(target, &|of| {
                let played = self.state.facts().iter().rev().find_map(|fact| {
                    if let PhaseEvent::Played(_, card, paid) = fact {
                        (*card == of).then_some(i16::from(*paid))
                    } else {
                        None
                    }
                });
                played.unwrap_or(0)
            }),
            Amount::If { condition, then, otherwise } => {
                self.amount(if self.condition_holds(condition, ctx) { then } else { otherwise }, ctx)
            }
        }
    }

    /// Returns `true` if the condition holds in the current state.
    pub(crate) fn condition_holds(&self, condition: &Condition, ctx: Ctx<'_>) -> bool {
        match condition {
            Condition::Not(inner) => !self.condition_holds(inner, ctx),
            Condition::All(all) => all.iter().all(|one| self.condition_holds(one, ctx)),
            Condition::Any(any) => any.iter().any(|one| self.condition_holds(one, ctx)),
            Condition::Exists(filter) => self.exists(filter, ctx),
            Condition::Compare(amount, range) => self.in_range(range, self.amount(amount, ctx), ctx),
            Condition::Is(target, filter) => {
                // Zones out of play concern where the card is now, not what it was when it left play.
                let is_there = match filter.zone {
                    Zone::Hand | Zone::Deck | Zone::Discard | Zone::Captured | Zone::Resources => true,
                    Zone::Play | Zone::Seen | Zone::Everywhere | Zone::Any => false,
                };
                let refs = if is_there { self.refs(target, ctx) } else { self.known_refs(target, ctx) };
                let there = |of: &CardRef| match is_there {
                    true => self.matches_there(filter, of.card, ctx),
                    // A resource that is being played counts as the card on its face (CR 7.5.14D, 7.5.14I).
                    false if *of == ctx.itself && self.state.card(of.card).place == CardZone::Resources => {
                        self.is_as_played(filter, *of, CardIndex::NONE, ctx)
                    }
                    false => self.is(filter, *of, ctx),
                };
                !refs.is_empty() && refs.iter().all(there)
            }
            Condition::Initiative(player) => self.players(player, ctx) & bit(self.state.initiative()) != 0,
            Condition::TheForceIsWith(player) => {
                let seats = self.players(player, ctx);
                self.state.seats().any(|seat| seats & bit(seat) != 0 && self.force_of(seat).is_some())
            }
            Condition::Happened(past) => self.times_this_phase(past, ctx) > 0,
            Condition::Attack { by, on } => self.attack_of(ctx).is_some_and(|attack| {
                let hit = |on: &Filter| self.is(on, attack.target, ctx) || self.is(on, attack.second, ctx);
                self.is(by, attack.attacker, ctx) && on.as_deref().is_none_or(hit)
            }),
            Condition::WasDefeated(target) => {
                self.refs(target, ctx).iter().any(|of| {
                    match self.attack_of(ctx).and_then(|attack| attack.combat_outcome(*of)) {
                        // CR 7.6.16E: for units that fought, the result of the attack counts, not later events.
                        Some(defeated) => defeated,
                        None => self.last_known(*of).is_some_and(|snapshot| snapshot.defeated),
                    }
                })
            }
            Condition::HitABase(target) => self.refs(target, ctx).iter().any(|of| {
                let attack = self.state.attacks().iter().rev().find(|attack| attack.attacker == *of);
                attack.is_some_and(|attack| attack.hit_base)
            }),
            Condition::Round(range) => self.in_range(range, self.state.round().min(i16::MAX as u16) as i16, ctx),
            Condition::ActionPhase => self.state.phase() == crate::state::Phase::Action,
            Condition::PlayedFromHand => self.seen(ctx.source).flags.contains(Flags::FROM_HAND),
            Condition::Did => ctx.frame.is_some_and(|frame| frame.did),
        }
    }

    /// Returns `true` if a player is on a side.
    pub(crate) fn is_on_side(&self, side: &Controller, seat: Seat, ctx: Ctx<'_>) -> bool {
        match side {
            Controller::Any => true,
            Controller::Friendly => seat == ctx.you,
            Controller::Enemy => seat != ctx.you,
            Controller::Chooser => seat == ctx.chooser,
            Controller::Of(player) | Controller::OwnedBy(player) => self.players(player, ctx) & bit(seat) != 0,
        }
    }

    /// Returns how often an event happened this phase.
    pub(super) fn times_this_phase(&self, past: &PastEvent, ctx: Ctx<'_>) -> i16 {
        let facts = self.state.facts().iter();
        match past {
            PastEvent::Played(side, filter) => facts
                .filter(|fact| {
                    matches!(fact, PhaseEvent::Played(seat, card, _)
                        if self.is_on_side(side, *seat, ctx) && self.is(filter, *card, ctx))
                })
                .count() as i16,
            PastEvent::Attacked(filter) => self.attacks_by(filter, |_| true, ctx),
            PastEvent::AttackedBase(filter, whose) => {
                self.attacks_by(filter, |base| base != Seat::NONE && self.is_on_side(whose, base, ctx), ctx)
            }
            PastEvent::Defeated(filter) => facts
                .filter(|fact| {
                    matches!(fact, PhaseEvent::Left(_, card, true, _) if self.is(filter, *card, ctx))
                        || matches!(fact, PhaseEvent::UpgradeDefeated(card)
                            if filter.is == Kind::Upgrade && self.is(filter, *card, ctx))
                })
                .count() as i16,
            PastEvent::DefeatedBy(side, filter) => facts
                .filter(|fact| {
                    matches!(fact, PhaseEvent::Left(_, card, true, by)
                        if *by != Seat::NONE && self.is_on_side(side, *by, ctx) && self.is(filter, *card, ctx))
                })
                .count() as i16,
            PastEvent::LeftPlay(filter) => facts
                .filter(|fact| matches!(fact, PhaseEvent::Left(_, card, ..) if self.is(filter, *card, ctx)))
                .count() as i16,
            PastEvent::Entered(filter) => {
                let whoevers = Filter { side: Controller::Any, ..(**filter).clone() };
                let entered = |fact: &&PhaseEvent| {
                    matches!(fact, PhaseEvent::Entered(seat, unit)
                        if self.is_on_side(&filter.side, *seat, ctx) && self.is(&whoevers, *unit, ctx))
                };
                facts.filter(entered).count() as i16
            }
            PastEvent::BaseDamage(by, whose) => facts
                .filter_map(|fact| {
                    let PhaseEvent::BaseDamage(dealer, owner, amount) = fact else { return None };
                    (self.is_on_side(by, *dealer, ctx) && self.is_on_side(whose, *owner, ctx)).then_some(*amount)
                })
                .sum(),
            PastEvent::AttackedBaseLastAction(by, whose) => {
                let seats = self.state.seats().filter(|seat| self.is_on_side(by, *seat, ctx));
                seats.filter(|seat| self.attacked_in_last_action(*seat, whose, ctx)).count() as i16
            }
            PastEvent::Drew(side) => self.sum_players(side, ctx, |player| player.drawn),
            PastEvent::DiscardedFromDeck(side) => self.sum_players(side, ctx, |player| player.milled),
            PastEvent::Created(side) => self.sum_players(side, ctx, |player| player.created),
            PastEvent::GaveTokens(side) => self.sum_players(side, ctx, |player| player.given),
            PastEvent::UsedTheForce(side) => self.sum_players(side, ctx, |player| player.used_the_force),
            PastEvent::Discarded(side) => self.sum_players(side, ctx, |player| player.discarded),
            PastEvent::IndirectDamage(side) => facts
                .filter(|fact| matches!(fact, PhaseEvent::Indirect(seat) if self.is_on_side(side, *seat, ctx)))
                .count() as i16,
            PastEvent::TookInitiative(side) => i16::from(
                self.state.phase() == Phase::Action
                    && self.state.is_taken(Counter::Initiative)
                    && self.is_on_side(side, self.state.initiative(), ctx),
            ),
            PastEvent::Healed(filter) => {
                let mut of = (0..self.state.cards().len()).map(|at| CardIndex(at as u16));
                i16::from(of.any(|card| {
                    self.state.card(card).flags.contains(Flags::HEALED_PHASE)
                        && self.is(filter, self.state.now(card), ctx)
                }))
            }
        }
    }

    /// Returns the number of attacks this phase by matching units. `on` gets the owner of the attacked base, or
    /// [`Seat::NONE`] if a unit was attacked.
    fn attacks_by(&self, filter: &Filter, on: impl Fn(Seat) -> bool, ctx: Ctx<'_>) -> i16 {
        // The attacker's controller and characteristics at the time of the attack count, not the current ones.
        let whoevers = Filter { side: Controller::Any, ..filter.clone() };
        let made = self.state.facts().iter().filter_map(|fact| {
            if let PhaseEvent::Attacked(seat, _, base) = fact { Some((*seat, *base)) } else { None }
        });
        made.zip(self.state.attackers())
            .filter(|((seat, base), then)| {
                on(*base) && self.is_on_side(&filter.side, *seat, ctx) && self.was(&whoevers, then, ctx)
            })
            .count() as i16
    }

    /// Returns `true` if a player attacked a base of that side during their previous action (CR 1.15).
    fn attacked_in_last_action(&self, seat: Seat, whose: &Controller, ctx: Ctx<'_>) -> bool {
        let facts = self.state.facts();
        let Some(began) = facts.iter().rposition(|fact| *fact == PhaseEvent::Acted(seat)) else { return false };
        let during = facts.iter().skip(began + 1).take_while(|fact| !matches!(fact, PhaseEvent::Acted(_)));
        during.into_iter().any(|fact| {
            matches!(fact, PhaseEvent::Attacked(by, _, base) if *by == seat && *base != Seat::NONE && self.is_on_side(whose, *base, ctx))
        })
    }

    pub(super) fn sum_players(&self, side: &Controller, ctx: Ctx<'_>, of: impl Fn(&crate::state::Player) -> u8) -> i16 {
        let seats = self.state.seats().filter(|seat| self.is_on_side(side, *seat, ctx));
        seats.map(|seat| i16::from(of(self.state.player(seat)))).sum()
    }
}

/// Returns the filter for "the resources you control", which is common enough for a fast path.
fn plain_resources() -> Filter {
    Filter { is: Kind::Resource, side: Controller::Friendly, ..Filter::default() }
}
