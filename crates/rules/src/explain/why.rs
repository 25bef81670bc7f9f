//! Reasons why an action is not legal: the first rule that prevents it.

use ability::{Ability, AbilityId, Cost, DeployRule, Filter, Modifier, Zone};
use model::{CardType, Keyword, Trait};

use crate::Game;
use crate::fault::Broken;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Rules;
use crate::read::price::Offer;
use crate::resolve::unnamed;
use crate::state::{Action, Ask, CardIx, Counter, Flags, Place, Question, Seat};

/// The reason why a Pilot cannot be attached to a unit (CR 3.4.4A, 7.5.17A).
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum PilotProblem {
    /// Another player controls the unit.
    NotFriendly,
    /// The unit is not a Vehicle.
    NoVehicle,
    /// The unit has as many Pilots as it takes.
    HasPilot,
}

/// Reason why an action is not legal.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Why {
    /// The game is over.
    Over,
    /// An invariant violation, which is a bug in the engine, has stopped the game.
    Stopped(Broken),
    /// The open question is a different one.
    OtherQuestion(Ask),
    /// The action is not among the options of this question.
    NotAnOption(Ask),
    /// No visible card has this handle: the card is hidden or does not exist (CR 1.17.3).
    NoSuchCard(u32),
    /// The card does not match this part of the question's filter ([`Game::asked_part`]).
    Misses {
        /// The card that was named.
        card: CardIx,
        /// The index of the part.
        part: u8,
    },
    /// The card is picked already.
    Picked(CardIx),
    /// Another player controls the card.
    NotYours(CardIx),
    /// Only other players may use the card's ability.
    NotForYou(CardIx),
    /// The card is not in the player's hand.
    NotInHand(CardIx),
    /// Cards of this type cannot be played.
    NotPlayed(CardIx),
    /// The card's own ability prevents it from being played.
    Forbidden(CardIx),
    /// The text of another card prevents the card from being played.
    ForbiddenBy {
        /// The card.
        card: CardIx,
        /// The card whose text prevents it.
        source: CardIx,
    },
    /// The card is not an upgrade and does not have Piloting, so it cannot be played on another card.
    NoUpgrade(CardIx),
    /// A Pilot, or a leader that deploys as an upgrade, cannot be attached to this unit.
    PilotHost {
        /// The Pilot.
        card: CardIx,
        /// The unit.
        unit: CardIx,
        /// The problem with the unit.
        problem: PilotProblem,
        /// `true` if the Pilot is a leader.
        leads: bool,
    },
    /// An upgrade with Fortify must be attached to its player's own base.
    OwnBase(CardIx),
    /// No unit can take the upgrade.
    NoUnitFor(CardIx),
    /// The unit for the upgrade is missing.
    OnWhich(CardIx),
    /// The unit cannot take the upgrade.
    NotEligible {
        /// The upgrade.
        card: CardIx,
        /// The unit.
        unit: CardIx,
    },
    /// Too few ready resources.
    CannotPay {
        /// The current cost in resources.
        cost: u8,
        /// Number of ready resources that can pay.
        ready: u8,
    },
    /// The card has no alternative cost, or it cannot be paid.
    NoOtherCost(CardIx),
    /// The card is not a unit in play.
    NoUnitInPlay(CardIx),
    /// The card is exhausted.
    Exhausted(CardIx),
    /// An effect prevents the unit from attacking.
    CannotAttack(CardIx),
    /// It cannot attack bases.
    CannotAttackBases(CardIx),
    /// The unit cannot attack the base and units of this player.
    CannotAttackPlayer(CardIx),
    /// Only enemy units and bases can be attacked.
    NotAnEnemy(CardIx),
    /// The unit is in the other arena.
    OtherArena(CardIx),
    /// It cannot be attacked.
    CannotBeAttacked(CardIx),
    /// The unit has Hidden and entered play this phase.
    Hidden(CardIx),
    /// The text of a card prevents the unit from being attacked.
    CannotBeAttackedBy {
        /// The unit.
        card: CardIx,
        /// The card whose text prevents it.
        source: CardIx,
    },
    /// A unit with Sentinel is in the way.
    Sentinel(CardIx),
    /// The card does not currently have this action ability.
    NoSuchAbility(CardIx),
    /// The card has lost its abilities.
    NoAbilities(CardIx),
    /// The ability's limit is used up.
    UsedUp(CardIx),
    /// The epic action has been used.
    EpicUsed(CardIx),
    /// The card is exhausted, so it cannot be exhausted to pay for its ability.
    CannotExhaust(CardIx),
    /// Too few ready resources for the cost of an ability.
    CannotPayForAbility {
        /// The current cost in resources.
        cost: u8,
        /// Number of ready resources that can pay.
        ready: u8,
    },
    /// Another part of the cost cannot be paid.
    CannotPayCost(CardIx),
    /// Using the ability would change nothing. Its first step has no target, or its condition does not hold.
    ChangesNothing(CardIx),
    /// The Coordinate ability is inactive, because the player controls fewer than three units.
    Uncoordinated(CardIx),
    /// The player's next action must be an attack.
    MustAttack,
    /// Only a leader can be deployed.
    NoLeader(CardIx),
    /// The leader has no epic action that deploys it; only another ability does, if any.
    NoEpicDeploy(CardIx),
    /// The leader does not deploy as an upgrade.
    NotAsUpgrade(CardIx),
    /// The condition for deploying the leader does not hold.
    DeployCondition(CardIx),
    /// The leader is deployed.
    Deployed(CardIx),
    /// Too few resources to deploy the leader.
    TooFewResources {
        /// Number of resources needed to deploy.
        needs: u8,
        /// Number of resources controlled.
        has: u8,
    },
    /// The counter has been taken this round.
    Taken(Counter),
    /// The game does not have this counter.
    NoSuchCounter(Counter),
    /// A counter is available, so the player may not pass.
    NoPassing,
}

impl Why {
    /// Returns the number of the rule that prevents the action.
    pub fn rule(self) -> &'static str {
        match self {
            Why::Over => "5.6.1",
            Why::Stopped(broken) => broken.rule(),
            Why::OtherQuestion(_) | Why::NotAnOption(_) | Why::Misses { .. } | Why::Picked(_) => "8.4.1",
            Why::NoSuchCard(_) => "1.17.3",
            Why::NotYours(_) => "1.5.2C",
            Why::NotInHand(_) | Why::NotPlayed(_) => "6.2.0B",
            Why::Forbidden(_) | Why::ForbiddenBy { .. } => "6.2.2A",
            Why::PilotHost { leads: true, .. } | Why::NotAsUpgrade(_) => "3.4.4A",
            Why::PilotHost { leads: false, .. } => "7.5.17A",
            Why::OwnBase(_) => "7.5.21",
            Why::NoUpgrade(_) | Why::NoUnitFor(_) | Why::OnWhich(_) | Why::NotEligible { .. } => "6.2.2B",
            Why::CannotPay { .. } | Why::NoOtherCost(_) => "6.2.4A",
            Why::NoUnitInPlay(_) => "6.3.1",
            Why::Exhausted(_) | Why::OtherArena(_) => "6.3.2A",
            Why::CannotAttack(_)
            | Why::CannotAttackBases(_)
            | Why::CannotAttackPlayer(_)
            | Why::CannotBeAttacked(_)
            | Why::CannotBeAttackedBy { .. } => "6.3.2",
            Why::Hidden(_) => "7.5.18A",
            Why::NotAnEnemy(_) => "6.3.0B",
            Why::Sentinel(_) => "7.5.11B",
            Why::NoSuchAbility(_) | Why::NotForYou(_) => "6.4.0B",
            Why::NoAbilities(_) => "8.14.2",
            Why::UsedUp(_) => "7.2.5",
            Why::EpicUsed(_) => "7.2.4",
            Why::CannotExhaust(_) | Why::CannotPayForAbility { .. } | Why::CannotPayCost(_) => "6.4.4A",
            Why::ChangesNothing(_) => "6.4.2A",
            Why::Uncoordinated(_) => "7.5.15A",
            Why::MustAttack => "7.7.3A",
            Why::NoLeader(_)
            | Why::NoEpicDeploy(_)
            | Why::DeployCondition(_)
            | Why::Deployed(_)
            | Why::TooFewResources { .. } => "3.4.4",
            Why::Taken(_) => "1.15.5A",
            Why::NoSuchCounter(_) => "12.5.3",
            Why::NoPassing => "12.6.1A",
        }
    }

    /// Returns a short code for programs.
    pub fn code(self) -> &'static str {
        match self {
            Why::Over => "over",
            Why::Stopped(_) => "stopped",
            Why::OtherQuestion(_) => "other_question",
            Why::NotAnOption(_) => "not_an_option",
            Why::NoSuchCard(_) => "no_such_card",
            Why::Misses { .. } => "wrong_target",
            Why::Picked(_) => "picked",
            Why::NotYours(_) => "not_yours",
            Why::NotForYou(_) => "not_for_you",
            Why::NotInHand(_) => "not_in_hand",
            Why::NotPlayed(_) => "not_played",
            Why::Forbidden(_) | Why::ForbiddenBy { .. } => "forbidden",
            Why::PilotHost { problem: PilotProblem::NotFriendly, .. } => "pilot_not_friendly",
            Why::PilotHost { problem: PilotProblem::NoVehicle, .. } => "pilot_no_vehicle",
            Why::PilotHost { problem: PilotProblem::HasPilot, .. } => "pilot_already",
            Why::OwnBase(_) => "own_base",
            Why::NoUpgrade(_) => "no_upgrade",
            Why::NoUnitFor(_) => "no_unit_for_upgrade",
            Why::OnWhich(_) => "on_which_unit",
            Why::NotEligible { .. } => "not_eligible",
            Why::CannotPay { .. } => "cannot_pay",
            Why::NoOtherCost(_) => "no_other_cost",
            Why::NoUnitInPlay(_) => "no_unit_in_play",
            Why::Exhausted(_) => "exhausted",
            Why::CannotAttack(_) => "cannot_attack",
            Why::CannotAttackBases(_) => "cannot_attack_bases",
            Why::CannotAttackPlayer(_) => "cannot_attack_player",
            Why::NotAnEnemy(_) => "not_an_enemy",
            Why::OtherArena(_) => "other_arena",
            Why::CannotBeAttacked(_) | Why::CannotBeAttackedBy { .. } => "cannot_be_attacked",
            Why::Hidden(_) => "hidden",
            Why::Sentinel(_) => "sentinel",
            Why::NoSuchAbility(_) => "no_such_ability",
            Why::NoAbilities(_) => "no_abilities",
            Why::UsedUp(_) => "used_up",
            Why::EpicUsed(_) => "epic_used",
            Why::CannotExhaust(_) => "exhausted",
            Why::CannotPayForAbility { .. } => "cannot_pay",
            Why::CannotPayCost(_) => "cannot_pay_cost",
            Why::ChangesNothing(_) => "changes_nothing",
            Why::Uncoordinated(_) => "uncoordinated",
            Why::MustAttack => "must_attack",
            Why::NoLeader(_) => "no_leader",
            Why::NoEpicDeploy(_) => "no_epic_deploy",
            Why::NotAsUpgrade(_) => "not_as_upgrade",
            Why::DeployCondition(_) => "deploy_condition",
            Why::Deployed(_) => "deployed",
            Why::TooFewResources { .. } => "too_few_resources",
            Why::Taken(_) => "taken",
            Why::NoSuchCounter(_) => "no_such_counter",
            Why::NoPassing => "no_passing",
        }
    }
}

impl Game {
    /// Returns the reason why an action is not legal, or `None` if it is legal.
    pub fn why_not(&self, action: Action) -> Option<Why> {
        if let Some(fault) = self.fault() {
            return Some(Why::Stopped(fault.what));
        }
        let Some(question) = self.state.question else { return Some(Why::Over) };
        if self.state.options.contains(&action) {
            return None;
        }
        let unknown = |card: &CardIx| card.at() >= self.state.cards.len();
        if let Some(card) = action.required().into_iter().chain(action.cards()).find(unknown) {
            return Some(Why::NoSuchCard(card.0.into()));
        }
        let turn = question.ask == Ask::Action;
        if turn && self.state.options.iter().all(|option| matches!(option, Action::Attack { .. })) {
            return Some(Why::MustAttack);
        }
        let found = match action {
            Action::Play { card, onto, alternative } if turn => {
                self.why_not_play(question.player, card, onto, alternative)
            }
            Action::Attack { attacker, target } if turn || question.ask == Ask::Attack => {
                self.why_not_attack(question.player, attacker, target)
            }
            Action::Use { card, ability } if turn => self.why_not_use(question.player, card, ability),
            Action::Deploy(card) if turn => self.why_not_deploy(question.player, card),
            Action::DeployOnto { leader, onto } if turn => self
                .why_not_deploy(question.player, leader)
                .or_else(|| self.why_not_deploy_onto(question.player, leader, onto)),
            Action::Take(counter) if turn => {
                let there = counter == Counter::Initiative || self.state.twin_suns;
                Some(if there { Why::Taken(counter) } else { Why::NoSuchCounter(counter) })
            }
            Action::Pass if turn => Some(Why::NoPassing),
            Action::Card(card) if question.ask == Ask::Target => self.why_not_target(card),
            _ if self.fits(question, action) => Some(Why::NotAnOption(question.ask)),
            Action::Play { .. }
            | Action::Attack { .. }
            | Action::Use { .. }
            | Action::Deploy(_)
            | Action::DeployOnto { .. }
            | Action::Take(_)
            | Action::Pass
            | Action::Card(_)
            | Action::Player(_)
            | Action::Mode(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Arena(_)
            | Action::Trigger(_)
            | Action::Yes
            | Action::No
            | Action::Done
            | Action::Top(_)
            | Action::Bottom(_) => Some(Why::OtherQuestion(question.ask)),
        };
        Some(found.unwrap_or(Why::NotAnOption(question.ask)))
    }

    /// Returns the current cost to play a card, on this unit if it is an upgrade. Returns `None` if the card may not be
    /// played (CR 6.2.3).
    pub fn cost_to_play(&self, card: CardIx, onto: CardIx) -> Option<u8> {
        let seat = self.who_would_play(card);
        self.cheapest(seat, card, onto, Offer { prices: &self.turn_prices(seat, card), ..Offer::default() }, None)
    }

    /// Returns `true` if the question has options of the same kind as this action.
    fn fits(&self, question: Question, action: Action) -> bool {
        let kind = std::mem::discriminant(&action);
        question.ask != Ask::Action && self.state.options.iter().any(|one| std::mem::discriminant(one) == kind)
    }

    /// Returns the part of the open question's filter that a card does not match.
    fn why_not_target(&self, card: CardIx) -> Option<Why> {
        let of = self.state.now(card);
        if self.picked().contains(&card) {
            return Some(Why::Picked(card));
        }
        let ctx = Ctx { chooser: self.state.question?.player, ..Ctx::framed(self.state.frames.last()?) };
        let parts = self.asked_filter()?.parts();
        let part = parts.iter().position(|part| !self.matches_there(part, of.card, ctx))?;
        Some(Why::Misses { card, part: u8::try_from(part).ok()? })
    }

    /// Returns the filter of the open question, if it is a choice of cards.
    fn asked_filter(&self) -> Option<&Filter> {
        let question = self.state.question.as_ref().filter(|question| question.ask == Ask::Target)?;
        let (block, at) = question.step?;
        let step = unnamed(self.book.block(block).get(usize::from(at))?);
        let ctx = Ctx { chooser: question.player, ..Ctx::framed(self.state.frames.last()?) };
        let offered = |filter: &Filter| {
            let cards: Vec<CardIx> = self.state.options.iter().flat_map(|option| option.cards()).collect();
            !cards.is_empty() && cards.into_iter().all(|card| self.matches_there(filter, card, ctx))
        };
        step.filters().into_iter().find(|filter| offered(filter))
    }

    /// Returns a part of the open question's filter by its index ([`Why::Misses`]).
    pub fn asked_part(&self, part: u8) -> Option<Filter> {
        self.asked_filter()?.parts().into_iter().nth(usize::from(part))
    }

    fn why_not_play(&self, seat: Seat, card: CardIx, onto: CardIx, alternative: bool) -> Option<Why> {
        let here = self.state.card(card);
        let smuggles = here.place == Place::Resources && !self.smuggle_prices(seat, card).is_empty();
        let permitted = self.permission(seat, card).is_some();
        if !permitted && seat != if smuggles { here.controller } else { here.owner } {
            return Some(Why::NotYours(card));
        }
        let kind = self.def(card).kind;
        if !kind.is_deck_card() {
            return Some(Why::NotPlayed(card));
        }
        if here.place != Place::Hand && !smuggles && !permitted {
            return Some(Why::NotInHand(card));
        }
        if kind != CardType::Upgrade && onto.is_some() {
            if self.def(card).piloting.is_none() {
                return Some(Why::NoUpgrade(card));
            }
            if self.silencer(card).is_some() {
                return Some(Why::NoAbilities(card));
            }
            if let Some(why) = self.why_no_pilot_on(seat, card, onto) {
                return Some(why);
            }
        }
        if kind == CardType::Upgrade && self.fortifies(card) {
            if onto != self.state.player(seat).base {
                return Some(Why::OwnBase(card));
            }
        } else if kind == CardType::Upgrade {
            let taken = |unit: CardIx| self.state.card(unit).place == Place::Arena && self.takes(unit, card, seat);
            if !self.state.units().any(taken) {
                return Some(Why::NoUnitFor(card));
            }
            if !onto.is_some() {
                return Some(Why::OnWhich(card));
            }
            if !taken(onto) {
                return Some(Why::NotEligible { card, unit: onto });
            }
        }
        let offer = Offer { prices: &self.turn_prices(seat, card), ..Offer::default() };
        let Some(cost) = self.cheapest(seat, card, onto, offer, None) else {
            let source = self.forbidden_by(seat, card, onto);
            return Some(source.map_or(Why::Forbidden(card), |source| Why::ForbiddenBy { card, source }));
        };
        if alternative {
            return Some(Why::NoOtherCost(card));
        }
        let ready = self.purse(seat);
        (cost > self.worth(seat, ready)).then_some(Why::CannotPay { cost, ready })
    }

    fn why_not_attack(&self, seat: Seat, attacker: CardIx, target: CardIx) -> Option<Why> {
        let here = self.state.card(attacker);
        if here.place != Place::Arena {
            return Some(Why::NoUnitInPlay(attacker));
        }
        if here.controller != seat {
            return Some(Why::NotYours(attacker));
        }
        if here.flags.has(Flags::EXHAUSTED) {
            return Some(Why::Exhausted(attacker));
        }
        let (keywords, rules) = self.keywords_and_rules(attacker);
        if rules.has(Rules::CANT_ATTACK) {
            return Some(Why::CannotAttack(attacker));
        }
        let there = self.state.card(target);
        let is_base = self.def(target).kind == CardType::Base;
        if !is_base && there.place != Place::Arena {
            return Some(Why::NoUnitInPlay(target));
        }
        if there.controller == seat {
            return Some(Why::NotAnEnemy(target));
        }
        if rules.has(Rules::CANT_ATTACK_SOME) && self.cant_attack(attacker, there.controller) {
            return Some(Why::CannotAttackPlayer(attacker));
        }
        let in_space = here.flags.has(Flags::IN_SPACE);
        if is_base && rules.has(Rules::CANT_ATTACK_BASES) {
            return Some(Why::CannotAttackBases(attacker));
        }
        let target_in_space = there.flags.has(Flags::IN_SPACE);
        let reaches = rules.has(if target_in_space { Rules::ATTACKS_SPACE } else { Rules::ATTACKS_GROUND });
        if !is_base && target_in_space != in_space && !reaches {
            return Some(Why::OtherArena(target));
        }
        let is_sentinel = |unit: CardIx| self.keywords_now(unit).has(Keyword::Sentinel);
        let (target_keywords, target_rules) = self.keywords_and_rules(target);
        let sentinel = !is_base && target_keywords.has(Keyword::Sentinel);
        if !is_base && !sentinel && self.cannot_be_attacked(target, target_keywords, target_rules) {
            return Some(self.why_not_attacked(target, target_rules));
        }
        // CR 7.5.11B: Sentinel leaves every unit with Sentinel as a target, in either arena.
        if sentinel || keywords.has(Keyword::Saboteur) {
            return None;
        }
        let near = |unit: &CardIx| self.state.card(*unit).flags.has(Flags::IN_SPACE) == in_space;
        let theirs = self.state.list(there.controller, Place::Arena).iter().copied();
        theirs.filter(near).find(|unit| is_sentinel(*unit)).map(Why::Sentinel)
    }

    /// Returns the reason why a unit cannot be attacked: the card that prevents it, or Hidden.
    fn why_not_attacked(&self, card: CardIx, rules: Rules) -> Why {
        if !rules.has(Rules::CANT_BE_ATTACKED) {
            return Why::Hidden(card);
        }
        let mut source = None;
        self.each_text(card, |modifier, ctx| {
            if *modifier == Modifier::CantBeAttacked {
                source = source.or(Some(ctx.source.card));
            }
        });
        source.map_or(Why::CannotBeAttacked(card), |source| Why::CannotBeAttackedBy { card, source })
    }

    /// Returns the card whose text prevents a player from playing a card. `None` if it is the card's own text.
    fn forbidden_by(&self, seat: Seat, card: CardIx, onto: CardIx) -> Option<CardIx> {
        let (of, mut found) = (self.state.now(card), None);
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::CantPlay { by, cards } = modifier
                && self.sided(by, seat, ctx)
                && self.is_as_played(cards, of, onto, ctx)
            {
                found = found.or(Some(ctx.source.card));
            }
        });
        found
    }

    /// Returns the reason why a Pilot cannot be attached to a unit (CR 3.4.4A, 7.5.17A).
    fn why_no_pilot_on(&self, seat: Seat, card: CardIx, unit: CardIx) -> Option<Why> {
        let there = self.state.card(unit);
        if there.place != Place::Arena {
            return Some(Why::NoUnitInPlay(unit));
        }
        let problem = if there.controller != seat {
            PilotProblem::NotFriendly
        } else if !self.traits_of(self.state.now(unit)).has(Trait::Vehicle) {
            PilotProblem::NoVehicle
        } else if !self.takes(unit, card, seat) {
            PilotProblem::HasPilot
        } else {
            return None;
        };
        Some(Why::PilotHost { card, unit, problem, leads: self.def(card).kind == CardType::Leader })
    }

    fn why_not_use(&self, seat: Seat, card: CardIx, id: AbilityId) -> Option<Why> {
        let here = self.state.card(card);
        let own = here.controller == seat;
        let may = match self.book.action(id) {
            Some(action) => self.sided(&action.who, seat, Ctx::of(self.state.now(card), here.controller)),
            None => own,
        };
        if !may {
            return Some(if own { Why::NotForYou(card) } else { Why::NotYours(card) });
        }
        let in_arena = here.place == Place::Arena;
        let granted = if in_arena || here.place == Place::Attached { self.granted(card) } else { Vec::new() };
        let has = self.face(card).actions.contains(&id) || granted.contains(&id);
        if !has && self.is_uncoordinated(card, id) {
            return Some(Why::Uncoordinated(card));
        }
        let from_discard = self.book.action(id).is_some_and(|action| action.from == Zone::Discard);
        let is_there = match here.place {
            Place::Arena | Place::Attached | Place::BaseZone => !from_discard,
            Place::Discard => from_discard,
            Place::Deck | Place::Hand | Place::Resources | Place::Captured | Place::Aside => false,
        };
        if !has || !is_there {
            return Some(Why::NoSuchAbility(card));
        }
        if self.is_blank(card) || (in_arena && self.rules_now(card).has(Rules::NO_ABILITIES)) {
            return Some(Why::NoAbilities(card));
        }
        let ability = self.book.ability(id);
        let epic = matches!(ability, Ability::EpicAction(_));
        let (Ability::Action(action) | Ability::EpicAction(action)) = ability else {
            return Some(Why::NoSuchAbility(card));
        };
        if epic && here.flags.has(Flags::EPIC_USED) {
            return Some(Why::EpicUsed(card));
        }
        if self.is_used_up(self.state.now(card), id, action.limit, seat) {
            return Some(Why::UsedUp(card));
        }
        for cost in &action.cost {
            match cost {
                Cost::Exhaust if here.flags.has(Flags::EXHAUSTED) => return Some(Why::CannotExhaust(card)),
                Cost::Resources(amount) => {
                    let cost = self.amount(amount, Ctx::of(self.state.now(card), seat)).clamp(0, 255) as u8;
                    let ready = self.purse(seat);
                    if cost > self.worth(seat, ready) {
                        return Some(Why::CannotPayForAbility { cost, ready });
                    }
                }
                Cost::Exhaust
                | Cost::Defeat(_)
                | Cost::Damage(..)
                | Cost::Discard(_)
                | Cost::Return(_)
                | Cost::Mill(_)
                | Cost::Turn { .. }
                | Cost::UseTheForce => {}
            }
        }
        Some(if self.can_pay(seat, card, action) { Why::ChangesNothing(card) } else { Why::CannotPayCost(card) })
    }

    /// Returns `true` if an ability is part of a Coordinate of the card and would be active with more units.
    fn is_uncoordinated(&self, card: CardIx, id: AbilityId) -> bool {
        self.face(card).constants.iter().any(|constant| match self.book.ability(*constant) {
            Ability::Coordinate(inner) => *constant == id || inner.id() == id,
            Ability::When(_)
            | Ability::Action(_)
            | Ability::EpicAction(_)
            | Ability::Constant(_)
            | Ability::Event(_)
            | Ability::CostsLess { .. }
            | Ability::IgnorePenalty { .. }
            | Ability::InsteadOfCost(_)
            | Ability::WhilePlaying(_)
            | Ability::Bounty(_)
            | Ability::Keyword(..)
            | Ability::Smuggle(_)
            | Ability::InsteadOfCapture(_)
            | Ability::Setup(_)
            | Ability::EntersAsCopy { .. }
            | Ability::Playable(_) => false,
        })
    }

    fn why_not_deploy(&self, seat: Seat, card: CardIx) -> Option<Why> {
        let here = self.state.card(card);
        if self.def(card).kind != CardType::Leader {
            return Some(Why::NoLeader(card));
        }
        if here.controller != seat {
            return Some(Why::NotYours(card));
        }
        if here.place != Place::BaseZone {
            return Some(Why::Deployed(card));
        }
        if !self.can_deploy(card) {
            return Some(Why::NoEpicDeploy(card));
        }
        if here.flags.has(Flags::EPIC_USED) {
            return Some(Why::EpicUsed(card));
        }
        if self.def(card).deploys_if.is_some() {
            return (!self.may_deploy(seat, card)).then_some(Why::DeployCondition(card));
        }
        let has = self.state.list(seat, Place::Resources).len().min(255) as u8;
        let needs = self.def(card).cost;
        (needs > has).then_some(Why::TooFewResources { needs, has })
    }
}

impl Game {
    /// Returns the reason why a leader cannot be deployed on this unit.
    fn why_not_deploy_onto(&self, seat: Seat, leader: CardIx, onto: CardIx) -> Option<Why> {
        match self.def(leader).deploys {
            DeployRule::AsUnitOrUpgrade => self.why_no_pilot_on(seat, leader, onto),
            DeployRule::AsUnit | DeployRule::ByAbility => Some(Why::NotAsUpgrade(leader)),
        }
    }
}

impl Action {
    /// Returns the cards that an action names.
    pub fn cards(self) -> impl Iterator<Item = CardIx> {
        let onto = match self {
            Action::Play { onto, .. } if onto.is_some() => Some(onto),
            Action::DeployOnto { onto, .. } => Some(onto),
            Action::Play { .. }
            | Action::Attack { .. }
            | Action::Use { .. }
            | Action::Deploy(_)
            | Action::Take(_)
            | Action::Pass
            | Action::Card(_)
            | Action::Player(_)
            | Action::Mode(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Arena(_)
            | Action::Trigger(_)
            | Action::Yes
            | Action::No
            | Action::Done
            | Action::Top(_)
            | Action::Bottom(_) => None,
        };
        self.required().into_iter().chain(onto)
    }

    /// Returns the unit that an upgrade is played on, if any.
    pub(crate) fn onto(self) -> Option<CardIx> {
        if let Action::Play { onto, .. } = self { Some(onto).filter(|onto| onto.is_some()) } else { None }
    }

    /// Returns the cards that an action must name.
    fn required(self) -> Vec<CardIx> {
        match self {
            Action::Attack { attacker, target } => vec![attacker, target],
            Action::Play { card, .. }
            | Action::Use { card, .. }
            | Action::Deploy(card)
            | Action::DeployOnto { leader: card, .. }
            | Action::Card(card)
            | Action::Top(card)
            | Action::Bottom(card) => vec![card],
            Action::Take(_)
            | Action::Pass
            | Action::Player(_)
            | Action::Mode(_)
            | Action::Number(_)
            | Action::Name(_)
            | Action::Arena(_)
            | Action::Trigger(_)
            | Action::Yes
            | Action::No
            | Action::Done => Vec::new(),
        }
    }
}
