//! Costs of playing a card, and the ways to play it (CR 1.8, 6.2.2, 6.2.3, 8.1, 8.10).

use ability::{
    Ability, AbilityId, Condition, Controller, Cost, CostChange, Filter, Kind, Modifier, PlayCondition, PlayModifier,
    Target, Zone,
};
use model::{Aspect, AspectIcons, Keyword};

use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::keywords::smuggle::SmuggleCost;
use crate::state::{CardIndex, CardRef, CardRefs, CardZone, LastingEffect, LastingKind, Phase, PhaseEvent, Seat};

/// Terms for playing a card.
#[derive(Debug, Clone, Copy, Default)]
pub(crate) struct PlayTerms<'a> {
    /// Changes of the cost.
    pub cost_changes: &'a [CostChange],
    /// Modifiers that the card gains as it is played.
    pub gives: &'a [Modifier],
    /// The context of the ability that allows the play.
    pub ctx: Option<Ctx<'a>>,
    /// The allowed form of the card.
    pub form: PlayForm,
}

/// A player who may play cards, with data computed once for several cards.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Payer {
    /// The player.
    pub seat: Seat,
    /// The player's budget: the highest cost that they can pay now.
    pub means: u8,
    /// The aspect icons provided by the player's base and leaders. `None` if a card's cost may differ from its printed
    /// cost.
    pub fixed: Option<AspectIcons>,
}

/// Form of a unit with Piloting when it is played (CR 7.5.17C).
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(crate) enum PlayForm {
    /// As a unit or an upgrade.
    #[default]
    Either,
    /// As a unit, without Piloting.
    Unit,
    /// As an upgrade, with Piloting.
    Upgrade,
}

impl PlayForm {
    /// Returns the form that a step allows: "play a unit", "play an upgrade", "play a card", "using Piloting".
    pub(crate) fn of(what: &Target, cost_changes: &[CostChange], of_found_units: bool) -> PlayForm {
        if cost_changes.contains(&CostChange::Piloting) {
            return PlayForm::Upgrade;
        }
        let filter = if let Target::All(filter) = what { Some(&**filter) } else { what.filter() };
        let Some(filter) = filter else { return if of_found_units { PlayForm::Unit } else { PlayForm::Either } };
        match filter.is {
            Kind::Unit | Kind::UnitOrBase | Kind::Character => PlayForm::Unit,
            Kind::Upgrade => PlayForm::Upgrade,
            Kind::Base | Kind::Event | Kind::Resource | Kind::Leader | Kind::Card | Kind::Credit | Kind::Token => {
                let no_units = filter.not.iter().any(|not| not.is == Kind::Unit);
                if no_units { PlayForm::Upgrade } else { PlayForm::Either }
            }
        }
    }
}

/// A part of a card's cost (CR 1.8, 8.1, 8.15.5).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum CostComponent {
    /// The printed cost in resources.
    Printed(i16),
    /// The resources of its Smuggle (CR 7.5.14).
    Smuggle(i16),
    /// The resources of its Piloting (CR 7.5.17).
    Piloting(i16),
    /// The penalty for icons of an aspect that the base and leaders do not provide (CR 8.1.1).
    Penalty(Aspect, i16),
    /// A change by a card; negative if the card costs less.
    Changed(CardIndex, i16),
    /// Played for free (CR 1.8.5).
    Free,
}

/// A card that a player would play.
#[derive(Clone, Copy)]
struct CardPlay {
    /// The player.
    seat: Seat,
    /// The card.
    of: CardRef,
    /// For an upgrade: the unit it would be played on.
    onto: CardIndex,
}

/// Changes of a card's cost, collected before they are applied.
#[derive(Default)]
struct CostChanges<'a> {
    /// Reduction of the cost in resources.
    less: i16,
    /// All aspect penalties are ignored (CR 8.10.2).
    ignores_penalties: bool,
    /// The penalties for these aspects are ignored.
    ignored: Vec<Aspect>,
    /// A single penalty for one of these aspects is ignored.
    ignored_once: &'a [Aspect],
    /// The card may not be played.
    forbidden: bool,
    /// The card is played for free (CR 1.8.5).
    free: bool,
}

impl View {
    /// Returns `true` if an upgrade played this phase was played on one of these units.
    fn was_put_on(&self, upgrade: CardRef, on: &Target, ctx: Ctx<'_>) -> bool {
        let Some(host) = self.was_played_on(upgrade) else { return false };
        if let Target::All(filter) = on { self.is(filter, host, ctx) } else { self.refs(on, ctx).contains(&host) }
    }

    /// Returns the number of matching cards that a player has played this round (CR 8.8.2).
    fn played_this_round(&self, seat: Seat, cards: &Filter, ctx: Ctx<'_>) -> usize {
        let now =
            self.state.facts().iter().filter_map(|fact| {
                if let PhaseEvent::Played(who, card, _) = fact { Some((*who, *card)) } else { None }
            });
        let all = self.state.played_before().iter().copied().chain(now);
        all.filter(|(who, card)| *who == seat && self.was_played_as(cards, *card, ctx)).count()
    }

    /// Returns the current cost of a card for a player. Returns `None` if it may not be played (CR 6.2.2, 6.2.3).
    pub(crate) fn play_cost(
        &self,
        seat: Seat,
        card: CardIndex,
        onto: CardIndex,
        offer: PlayTerms<'_>,
        smuggle: Option<&SmuggleCost>,
    ) -> Option<u8> {
        let changed = |change: &CostChange| !matches!(change, CostChange::Smuggle | CostChange::Piloting);
        if !self.def(card).own_play_terms && !offer.cost_changes.iter().any(changed) && !self.may_have_rules() {
            // The printed cost is unchanged.
            let (cost, aspects) = self.base_cost(card, onto, smuggle);
            return Some(plain_cost(cost, &aspects, &self.provided_aspects(seat)));
        }
        self.compute_play_cost::<false>(seat, card, onto, offer, smuggle, &mut |_| {})
    }

    /// Returns the base cost and the aspect icons: printed, of Smuggle, or of Piloting.
    #[inline]
    fn base_cost(&self, card: CardIndex, onto: CardIndex, smuggle: Option<&SmuggleCost>) -> (i16, AspectIcons) {
        let def = self.def(card);
        match (smuggle, def.piloting) {
            (Some(smuggle), _) => (smuggle.resources, smuggle.aspects),
            (None, Some((resources, aspects))) if onto.is_some() => (i16::from(resources), aspects),
            (None, _) => (i16::from(def.cost), def.aspects),
        }
    }

    /// Computes [`View::play_cost`]. With `PARTS`, also reports each part of the cost.
    fn compute_play_cost<const PARTS: bool>(
        &self,
        seat: Seat,
        card: CardIndex,
        onto: CardIndex,
        offer: PlayTerms<'_>,
        smuggle: Option<&SmuggleCost>,
        part: &mut impl FnMut(CostComponent),
    ) -> Option<u8> {
        let def = self.def(card);
        let play = CardPlay { seat, of: self.state.now(card), onto };
        let mut changes = CostChanges::default();
        self.change_cost_by_rules(play, &mut changes, part);
        let has_own = def.own_play_terms && self.ability_loss_source(card).is_none();
        let abilities = if has_own { def.front.abilities.as_slice() } else { &[] };
        // CR 6.2.2: a card that may not be played now may not be played for free either.
        let barred = |id: &AbilityId| {
            let Ability::Playable(playable) = self.book.ability(*id) else { return false };
            !self.is_playable(*playable, seat, card)
        };
        if changes.forbidden || abilities.iter().any(barred) {
            return None;
        }
        if !changes.free {
            self.change_cost_by_offer(play, offer, &mut changes, part);
        }
        if changes.free {
            part(CostComponent::Free);
            return Some(0);
        }
        self.change_cost_by_own_text(play, abilities, &mut changes, part);
        let (cost, aspects) = self.base_cost(card, onto, smuggle);
        part(match (smuggle, def.piloting) {
            (Some(_), _) => CostComponent::Smuggle(cost),
            (None, Some(_)) if onto.is_some() => CostComponent::Piloting(cost),
            (None, _) => CostComponent::Printed(cost),
        });
        let penalties = match changes.ignores_penalties {
            true => 0,
            false => self.aspect_penalties::<PARTS>(seat, &aspects, &changes, part),
        };
        Some((cost + penalties - changes.less).clamp(0, 255) as u8)
    }

    /// Adds the changes by cards in play and lasting effects.
    fn change_cost_by_rules(
        &self,
        play: CardPlay,
        changes: &mut CostChanges<'_>,
        part: &mut impl FnMut(CostComponent),
    ) {
        let CardPlay { seat, of, onto } = play;
        let is_first = |by: &Controller, cards: &Filter, on: Option<&Target>, ctx: Ctx<'_>| {
            !self.state.facts().iter().any(|fact| {
                matches!(fact, PhaseEvent::Played(who, played, _)
                    if self.is_on_side(by, *who, ctx)
                        && *who == seat
                        && self.was_played_as(cards, *played, ctx)
                        && on.is_none_or(|on| self.was_put_on(*played, on, ctx)))
            })
        };
        let on_it = |on: &Option<Target>, ctx: Ctx<'_>| {
            on.as_ref().is_none_or(|on| onto.is_some() && self.refs(on, ctx).contains(&self.state.now(onto)))
        };
        let is_about = |by: &Controller, cards: &Filter, ctx: Ctx<'_>| {
            self.is_on_side(by, seat, ctx) && self.is_as_played(cards, of, onto, ctx)
        };
        self.each_rule(|modifier, ctx, lasting| {
            let Modifier::Play(modifier) = modifier else { return };
            match modifier {
                PlayModifier::CantPlay { by, cards } => changes.forbidden |= is_about(by, cards, ctx),
                PlayModifier::IgnorePenalty { by, cards, on, first_each_round, first_each_phase } => {
                    changes.ignores_penalties |= is_about(by, cards, ctx)
                        && on_it(on, ctx)
                        && (!first_each_phase || is_first(by, cards, None, ctx))
                        && (!first_each_round || self.played_this_round(seat, cards, ctx) == 0);
                }
                PlayModifier::CardsAreFree { by, cards, next: _ } => changes.free |= is_about(by, cards, ctx),
                PlayModifier::CardsCostLess {
                    by,
                    cards,
                    amount,
                    on,
                    first_each_round,
                    first_each_phase,
                    nth_each_round,
                    next: _,
                } => {
                    let applies = is_about(by, cards, ctx)
                        && on_it(on, ctx)
                        && nth_each_round
                            .is_none_or(|nth| self.played_this_round(seat, cards, ctx) + 1 == usize::from(nth))
                        && (!first_each_phase || is_first(by, cards, on.as_ref(), ctx))
                        && (!first_each_round
                            || if on.is_some() {
                                !self.is_discount_used(ctx.source, seat)
                            } else {
                                self.played_this_round(seat, cards, ctx) == 0
                            });
                    if applies {
                        let amount = match lasting.map(|(_, lasting)| lasting.gives) {
                            Some(LastingKind::Cost(_, amount)) => amount,
                            _ => self.amount(amount, Ctx { itself: of, ..ctx }),
                        };
                        part(CostComponent::Changed(ctx.this(), -amount));
                        changes.less += amount;
                    }
                }
                PlayModifier::ExtraCost { .. } => {}
            }
        });
    }

    /// Adds the changes by the ability that allows the play.
    fn change_cost_by_offer<'a>(
        &self,
        play: CardPlay,
        offer: PlayTerms<'a>,
        changes: &mut CostChanges<'a>,
        part: &mut impl FnMut(CostComponent),
    ) {
        for change in offer.cost_changes {
            match change {
                CostChange::Free => {
                    changes.free = true;
                    return;
                }
                CostChange::Less(amount) => {
                    let ctx = Ctx { itself: play.of, ..offer.ctx.unwrap_or(Ctx::of(play.of, play.seat)) };
                    let amount = self.amount(amount, ctx);
                    part(CostComponent::Changed(ctx.this(), -amount));
                    changes.less += amount;
                }
                CostChange::IgnorePenalty => changes.ignores_penalties = true,
                CostChange::IgnoreOnePenalty(aspects) => changes.ignored_once = aspects,
                CostChange::IgnorePenaltyFor(aspects) => changes.ignored.extend(aspects),
                CostChange::Smuggle | CostChange::Piloting => {}
            }
        }
    }

    /// Adds the changes by the card's own abilities.
    fn change_cost_by_own_text(
        &self,
        play: CardPlay,
        abilities: &[AbilityId],
        changes: &mut CostChanges<'_>,
        part: &mut impl FnMut(CostComponent),
    ) {
        let CardPlay { seat, of, onto } = play;
        let own = Ctx { itself: of, ..Ctx::of(of, seat) };
        let applies = |condition: &Option<Condition>, on: &Option<Filter>| {
            on.as_ref().is_none_or(|on| onto.is_some() && self.in_play_matches(on, onto, own))
                && condition.as_ref().is_none_or(|condition| self.condition_holds(condition, own))
        };
        for id in abilities {
            let ability = self.book.ability(*id);
            if let Ability::CostsLess { condition, amount, on } = ability
                && applies(condition, on)
            {
                let amount = self.amount(amount, own);
                part(CostComponent::Changed(of.card, -amount));
                changes.less += amount;
            } else if let Ability::IgnorePenalty { condition, aspects, on } = ability
                && applies(condition, on)
            {
                changes.ignores_penalties |= aspects.is_empty();
                changes.ignored.extend(aspects);
            }
        }
    }

    /// Returns the penalty for icons that the base and leaders do not provide (CR 8.1.1), except ignored ones.
    fn aspect_penalties<const PARTS: bool>(
        &self,
        seat: Seat,
        aspects: &AspectIcons,
        changes: &CostChanges<'_>,
        part: &mut impl FnMut(CostComponent),
    ) -> i16 {
        let CostChanges { ignored, ignored_once, .. } = changes;
        let provided = self.provided_aspects(seat);
        let missing = |aspect: &Aspect| aspects.count(*aspect).saturating_sub(provided.count(*aspect));
        let spared: u8 = if ignored.is_empty() {
            0
        } else {
            Aspect::ALL.iter().filter(|aspect| ignored.contains(aspect)).map(missing).sum()
        };
        let once = Aspect::ALL
            .iter()
            .find(|aspect| ignored_once.contains(aspect) && missing(aspect) > 0 && !ignored.contains(aspect));
        let spared = spared + u8::from(once.is_some());
        let penalties = |aspect: &Aspect| missing(aspect) - u8::from(once == Some(aspect));
        let penalized = |aspect: &&Aspect| PARTS && penalties(aspect) > 0 && !ignored.contains(aspect);
        for aspect in Aspect::ALL.iter().filter(penalized) {
            part(CostComponent::Penalty(*aspect, 2 * i16::from(penalties(aspect))));
        }
        2 * i16::from(aspects.missing_from(&provided) - spared)
    }

    /// Returns `true` if a card's restriction on when it may be played is met.
    fn is_playable(&self, playable: PlayCondition, seat: Seat, card: CardIndex) -> bool {
        match playable {
            PlayCondition::NotFromHand => self.state.card(card).place != CardZone::Hand,
            // While no ability is resolving, a card is played with the action of playing it.
            PlayCondition::AsFirstAction => {
                self.state.phase() == Phase::Action
                    && self.state.frames().is_empty()
                    && !self.state.facts().contains(&PhaseEvent::Acted(seat))
            }
        }
    }

    /// Returns the player who would play a card now. This is its controller if it is a resource, the player being asked
    /// if an effect lets them play it, otherwise its owner.
    pub(crate) fn who_would_play(&self, card: CardIndex) -> Seat {
        let here = self.state.card(card);
        let asked = self.state.question().map(|question| question.player);
        match asked {
            _ if here.place == CardZone::Resources => here.controller,
            Some(asked) if self.permission(asked, card).is_some() => asked,
            _ => here.owner,
        }
    }

    /// Returns the parts of [`View::cost_to_play`] in rules order. The order is printed or Smuggle cost, penalties,
    /// changes. The list is empty if the card cannot be played. A sum below 0 means that nothing is paid.
    pub fn cost_parts(&self, card: CardIndex, onto: CardIndex) -> Vec<CostComponent> {
        let seat = self.who_would_play(card);
        let cost_changes = self.turn_cost_changes(seat, card);
        let offer = PlayTerms { cost_changes: &cost_changes, ..PlayTerms::default() };
        let smuggles = match offer.cost_changes.contains(&CostChange::Smuggle) {
            true => self.smuggle_costs(seat, card).into_iter().filter(|cost| cost.costs.is_none()).map(Some).collect(),
            false => vec![None],
        };
        let mut best: Option<(u8, Vec<CostComponent>)> = None;
        for smuggle in smuggles {
            let mut parts = Vec::new();
            let cost =
                self.compute_play_cost::<true>(seat, card, onto, offer, smuggle.as_ref(), &mut |part| parts.push(part));
            if let Some(cost) = cost
                && best.as_ref().is_none_or(|(least, _)| cost < *least)
            {
                best = Some((cost, parts));
            }
        }
        let mut parts = best.map_or_else(Vec::new, |(_, parts)| parts);
        parts.retain(|part| !matches!(part, CostComponent::Changed(_, 0)));
        parts.sort_by_key(|part| match part {
            CostComponent::Printed(_) | CostComponent::Smuggle(_) | CostComponent::Piloting(_) => 0,
            CostComponent::Penalty(..) => 1,
            CostComponent::Changed(..) => 2,
            CostComponent::Free => 3,
        });
        parts
    }

    /// Returns the lowest cost for one kind of payment. The kinds are normal, Smuggle with resources alone, and the
    /// Smuggle with other costs.
    pub(crate) fn cheapest(
        &self,
        seat: Seat,
        card: CardIndex,
        onto: CardIndex,
        offer: PlayTerms<'_>,
        costs: Option<AbilityId>,
    ) -> Option<u8> {
        if !offer.cost_changes.contains(&CostChange::Smuggle) {
            return self.play_cost(seat, card, onto, offer, None);
        }
        let smuggle_costs = self.smuggle_costs(seat, card);
        let smuggle_costs = smuggle_costs.iter().filter(|cost| cost.costs == costs);
        smuggle_costs.filter_map(|cost| self.play_cost(seat, card, onto, offer, Some(cost))).min()
    }

    /// Returns the cards that can pay a cost that asks for a card.
    pub(crate) fn payable(&self, cost: &Cost, seat: Seat, card: CardIndex) -> Vec<CardIndex> {
        if let Cost::Discard(filter) = cost {
            self.discardable(seat, filter, card)
        } else if let Cost::Damage(_, target) = cost {
            self.refs(target, Ctx::of(self.state.now(card), seat)).into_iter().map(|of| of.card).collect()
        } else {
            Vec::new()
        }
    }

    pub(crate) fn is_discount_used(&self, source: CardRef, seat: Seat) -> bool {
        self.state.used().iter().any(|used| used.is_of(source, DISCOUNT, seat))
    }

    /// Returns the additional costs that apply to a card, with their sources (CR 1.8.8).
    pub(crate) fn extra_costs(&self, seat: Seat, card: CardIndex, onto: CardIndex) -> Vec<(Cost, CardRef)> {
        let of = self.state.now(card);
        let mut costs = Vec::new();
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::Play(PlayModifier::ExtraCost { by, cards, cost }) = modifier
                && self.is_on_side(by, seat, ctx)
                && self.is_as_played(cards, of, onto, ctx)
            {
                costs.push((cost.clone(), ctx.source));
            }
        });
        costs
    }

    /// Returns the cards that a step lets a player play. "An upgrade" includes cards that are upgrades by Piloting
    /// (CR 7.5.17C).
    pub(crate) fn playable(&self, what: &Target, ctx: Ctx<'_>) -> CardRefs {
        let mut found = self.refs(what, ctx);
        let filter = if let Target::All(filter) = what { Some(&**filter) } else { what.filter() };
        if let Some(filter) = filter
            && self.features.turning
            && (filter.is == Kind::Upgrade || filter.not.iter().any(|not| not.is == Kind::Unit))
        {
            let not = filter.not.iter().filter(|not| not.is != Kind::Unit).cloned().collect();
            let pilots = Filter { is: Kind::Unit, keywords: vec![Keyword::Piloting], not, ..filter.clone() };
            // In play, a Pilot is already an upgrade.
            if filter.zone != Zone::Play {
                found.extend(self.all(&pilots, ctx));
            }
        }
        found
    }

    /// Returns the data of a player who may play cards now.
    pub(crate) fn spender(&self, seat: Seat) -> Payer {
        let is_next = |lasting: &LastingEffect| matches!(lasting.gives, LastingKind::NextCard(..));
        let fixed = !self.may_have_rules() && !self.state.lasting().iter().any(is_next);
        Payer { seat, means: self.budget(seat), fixed: fixed.then(|| self.provided_aspects(seat)) }
    }

    /// Returns the highest cost that a player can pay now.
    pub(crate) fn budget(&self, seat: Seat) -> u8 {
        self.worth(seat, self.available_resources(seat))
    }

    /// Returns a card's alternative cost with the ability that allows it, if any.
    pub(crate) fn instead_of(&self, card: CardIndex) -> Option<(AbilityId, &[Cost])> {
        let id = self.def(card).other_cost.filter(|_| self.ability_loss_source(card).is_none())?;
        if let Ability::InsteadOfCost(costs) = self.book.ability(id) { Some((id, costs.as_slice())) } else { None }
    }

    pub(crate) fn can_pay_instead(&self, seat: Seat, card: CardIndex) -> bool {
        self.instead_of(card)
            .is_some_and(|(_, costs)| costs.iter().all(|cost| !self.payable(cost, seat, card).is_empty()))
    }

    /// Returns the matching cards in a hand, except the one being played.
    pub(crate) fn discardable(&self, seat: Seat, filter: &Filter, but: CardIndex) -> Vec<CardIndex> {
        let ctx = Ctx::of(self.state.now(but), seat);
        let hand = self.state.list(seat, CardZone::Hand).iter().copied();
        hand.filter(|card| *card != but && self.is(filter, self.state.now(*card), ctx)).collect()
    }
}

/// Returns the printed cost plus the penalty for icons that are not provided (CR 1.8.2, 8.1.1).
#[inline]
pub(crate) fn plain_cost(cost: i16, aspects: &AspectIcons, provided: &AspectIcons) -> u8 {
    (cost + 2 * i16::from(aspects.missing_from(provided))).clamp(0, 255) as u8
}

/// Marks "the first such card each round" among the used abilities.
pub(crate) const DISCOUNT: AbilityId = AbilityId(u16::MAX);
