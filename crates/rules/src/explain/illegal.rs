//! Reasons why an action is not legal: the first rule that prevents it.

use ability::{Ability, AbilityId, Cost, DeployRule, Filter, Modifier, PlayModifier, UnitRule, Zone};
use model::{CardType, Keyword, Trait};

use crate::book::block_without_binding;
use crate::read::View;
use crate::read::ctx::Ctx;
use crate::read::modifiers::Restrictions;
use crate::read::play_cost::PlayTerms;
use crate::state::invariant::Invariant;
use crate::state::{Action, CardIndex, CardZone, Counter, Flags, QuestionKind, Seat};

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
pub enum IllegalReason {
    /// The game is over.
    Over,
    /// An invariant violation, which is a bug in the engine, has stopped the game.
    Stopped(Invariant),
    /// The open question is a different one.
    OtherQuestion(QuestionKind),
    /// The action is not among the options of this question.
    NotAnOption(QuestionKind),
    /// No visible card has this handle: the card is hidden or does not exist (CR 1.17.3).
    NoSuchCard(u32),
    /// The card does not match this part of the question's filter ([`View::asked_part`]).
    Misses {
        /// The card that was named.
        card: CardIndex,
        /// The index of the part.
        part: u8,
    },
    /// The card is picked already.
    Picked(CardIndex),
    /// Another player controls the card.
    NotYours(CardIndex),
    /// Only other players may use the card's ability.
    NotForYou(CardIndex),
    /// The card is not in the player's hand.
    NotInHand(CardIndex),
    /// Cards of this type cannot be played.
    NotPlayed(CardIndex),
    /// The card's own ability prevents it from being played.
    Forbidden(CardIndex),
    /// The text of another card prevents the card from being played.
    ForbiddenBy {
        /// The card.
        card: CardIndex,
        /// The card whose text prevents it.
        source: CardIndex,
    },
    /// The card is not an upgrade and does not have Piloting, so it cannot be played on another card.
    NoUpgrade(CardIndex),
    /// A Pilot, or a leader that deploys as an upgrade, cannot be attached to this unit.
    PilotHost {
        /// The Pilot.
        card: CardIndex,
        /// The unit.
        unit: CardIndex,
        /// The problem with the unit.
        problem: PilotProblem,
        /// `true` if the Pilot is a leader.
        leads: bool,
    },
    /// An upgrade with Fortify must be attached to its player's own base.
    OwnBase(CardIndex),
    /// No unit can take the upgrade.
    NoUnitFor(CardIndex),
    /// The unit for the upgrade is missing.
    OnWhich(CardIndex),
    /// The unit cannot take the upgrade.
    NotEligible {
        /// The upgrade.
        card: CardIndex,
        /// The unit.
        unit: CardIndex,
    },
    /// Too few ready resources.
    CannotPay {
        /// The current cost in resources.
        cost: u8,
        /// Number of ready resources that can pay.
        ready: u8,
    },
    /// The card has no alternative cost, or it cannot be paid.
    NoOtherCost(CardIndex),
    /// The card is not a unit in play.
    NoUnitInPlay(CardIndex),
    /// The card is exhausted.
    Exhausted(CardIndex),
    /// An effect prevents the unit from attacking.
    CannotAttack(CardIndex),
    /// It cannot attack bases.
    CannotAttackBases(CardIndex),
    /// The unit cannot attack the base and units of this player.
    CannotAttackPlayer(CardIndex),
    /// Only enemy units and bases can be attacked.
    NotAnEnemy(CardIndex),
    /// The unit is in the other arena.
    OtherArena(CardIndex),
    /// It cannot be attacked.
    CannotBeAttacked(CardIndex),
    /// The unit has Hidden and entered play this phase.
    Hidden(CardIndex),
    /// The text of a card prevents the unit from being attacked.
    CannotBeAttackedBy {
        /// The unit.
        card: CardIndex,
        /// The card whose text prevents it.
        source: CardIndex,
    },
    /// A unit with Sentinel is in the way.
    Sentinel(CardIndex),
    /// The card does not currently have this action ability.
    NoSuchAbility(CardIndex),
    /// The card has lost its abilities.
    NoAbilities(CardIndex),
    /// The ability's limit is used up.
    UsedUp(CardIndex),
    /// The epic action has been used.
    EpicUsed(CardIndex),
    /// The card is exhausted, so it cannot be exhausted to pay for its ability.
    CannotExhaust(CardIndex),
    /// Too few ready resources for the cost of an ability.
    CannotPayForAbility {
        /// The current cost in resources.
        cost: u8,
        /// Number of ready resources that can pay.
        ready: u8,
    },
    /// Another part of the cost cannot be paid.
    CannotPayCost(CardIndex),
    /// Using the ability would change nothing. Its first step has no target, or its condition does not hold.
    ChangesNothing(CardIndex),
    /// The Coordinate ability is inactive, because the player controls fewer than three units.
    Uncoordinated(CardIndex),
    /// The player's next action must be an attack.
    MustAttack,
    /// Only a leader can be deployed.
    NoLeader(CardIndex),
    /// The leader has no epic action that deploys it; only another ability does, if any.
    NoEpicDeploy(CardIndex),
    /// The leader does not deploy as an upgrade.
    NotAsUpgrade(CardIndex),
    /// The condition for deploying the leader does not hold.
    DeployCondition(CardIndex),
    /// The leader is deployed.
    Deployed(CardIndex),
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

impl IllegalReason {
    /// Returns the number of the rule that prevents the action.
    pub fn rule(self) -> &'static str {
        match self {
            IllegalReason::Over => "5.6.1",
            IllegalReason::Stopped(broken) => broken.rule(),
            IllegalReason::OtherQuestion(_)
            | IllegalReason::NotAnOption(_)
            | IllegalReason::Misses { .. }
            | IllegalReason::Picked(_) => "8.4.1",
            IllegalReason::NoSuchCard(_) => "1.17.3",
            IllegalReason::NotYours(_) => "1.5.2C",
            IllegalReason::NotInHand(_) | IllegalReason::NotPlayed(_) => "6.2.0B",
            IllegalReason::Forbidden(_) | IllegalReason::ForbiddenBy { .. } => "6.2.2A",
            IllegalReason::PilotHost { leads: true, .. } | IllegalReason::NotAsUpgrade(_) => "3.4.4A",
            IllegalReason::PilotHost { leads: false, .. } => "7.5.17A",
            IllegalReason::OwnBase(_) => "7.5.21",
            IllegalReason::NoUpgrade(_)
            | IllegalReason::NoUnitFor(_)
            | IllegalReason::OnWhich(_)
            | IllegalReason::NotEligible { .. } => "6.2.2B",
            IllegalReason::CannotPay { .. } | IllegalReason::NoOtherCost(_) => "6.2.4A",
            IllegalReason::NoUnitInPlay(_) => "6.3.1",
            IllegalReason::Exhausted(_) | IllegalReason::OtherArena(_) => "6.3.2A",
            IllegalReason::CannotAttack(_)
            | IllegalReason::CannotAttackBases(_)
            | IllegalReason::CannotAttackPlayer(_)
            | IllegalReason::CannotBeAttacked(_)
            | IllegalReason::CannotBeAttackedBy { .. } => "6.3.2",
            IllegalReason::Hidden(_) => "7.5.18A",
            IllegalReason::NotAnEnemy(_) => "6.3.0B",
            IllegalReason::Sentinel(_) => "7.5.11B",
            IllegalReason::NoSuchAbility(_) | IllegalReason::NotForYou(_) => "6.4.0B",
            IllegalReason::NoAbilities(_) => "8.14.2",
            IllegalReason::UsedUp(_) => "7.2.5",
            IllegalReason::EpicUsed(_) => "7.2.4",
            IllegalReason::CannotExhaust(_)
            | IllegalReason::CannotPayForAbility { .. }
            | IllegalReason::CannotPayCost(_) => "6.4.4A",
            IllegalReason::ChangesNothing(_) => "6.4.2A",
            IllegalReason::Uncoordinated(_) => "7.5.15A",
            IllegalReason::MustAttack => "7.7.3A",
            IllegalReason::NoLeader(_)
            | IllegalReason::NoEpicDeploy(_)
            | IllegalReason::DeployCondition(_)
            | IllegalReason::Deployed(_)
            | IllegalReason::TooFewResources { .. } => "3.4.4",
            IllegalReason::Taken(_) => "1.15.5A",
            IllegalReason::NoSuchCounter(_) => "12.5.3",
            IllegalReason::NoPassing => "12.6.1A",
        }
    }

    /// Returns a short code for programs.
    pub fn code(self) -> &'static str {
        match self {
            IllegalReason::Over => "over",
            IllegalReason::Stopped(_) => "stopped",
            IllegalReason::OtherQuestion(_) => "other_question",
            IllegalReason::NotAnOption(_) => "not_an_option",
            IllegalReason::NoSuchCard(_) => "no_such_card",
            IllegalReason::Misses { .. } => "wrong_target",
            IllegalReason::Picked(_) => "picked",
            IllegalReason::NotYours(_) => "not_yours",
            IllegalReason::NotForYou(_) => "not_for_you",
            IllegalReason::NotInHand(_) => "not_in_hand",
            IllegalReason::NotPlayed(_) => "not_played",
            IllegalReason::Forbidden(_) | IllegalReason::ForbiddenBy { .. } => "forbidden",
            IllegalReason::PilotHost { problem: PilotProblem::NotFriendly, .. } => "pilot_not_friendly",
            IllegalReason::PilotHost { problem: PilotProblem::NoVehicle, .. } => "pilot_no_vehicle",
            IllegalReason::PilotHost { problem: PilotProblem::HasPilot, .. } => "pilot_already",
            IllegalReason::OwnBase(_) => "own_base",
            IllegalReason::NoUpgrade(_) => "no_upgrade",
            IllegalReason::NoUnitFor(_) => "no_unit_for_upgrade",
            IllegalReason::OnWhich(_) => "on_which_unit",
            IllegalReason::NotEligible { .. } => "not_eligible",
            IllegalReason::CannotPay { .. } => "cannot_pay",
            IllegalReason::NoOtherCost(_) => "no_other_cost",
            IllegalReason::NoUnitInPlay(_) => "no_unit_in_play",
            IllegalReason::Exhausted(_) => "exhausted",
            IllegalReason::CannotAttack(_) => "cannot_attack",
            IllegalReason::CannotAttackBases(_) => "cannot_attack_bases",
            IllegalReason::CannotAttackPlayer(_) => "cannot_attack_player",
            IllegalReason::NotAnEnemy(_) => "not_an_enemy",
            IllegalReason::OtherArena(_) => "other_arena",
            IllegalReason::CannotBeAttacked(_) | IllegalReason::CannotBeAttackedBy { .. } => "cannot_be_attacked",
            IllegalReason::Hidden(_) => "hidden",
            IllegalReason::Sentinel(_) => "sentinel",
            IllegalReason::NoSuchAbility(_) => "no_such_ability",
            IllegalReason::NoAbilities(_) => "no_abilities",
            IllegalReason::UsedUp(_) => "used_up",
            IllegalReason::EpicUsed(_) => "epic_used",
            IllegalReason::CannotExhaust(_) => "exhausted",
            IllegalReason::CannotPayForAbility { .. } => "cannot_pay",
            IllegalReason::CannotPayCost(_) => "cannot_pay_cost",
            IllegalReason::ChangesNothing(_) => "changes_nothing",
            IllegalReason::Uncoordinated(_) => "uncoordinated",
            IllegalReason::MustAttack => "must_attack",
            IllegalReason::NoLeader(_) => "no_leader",
            IllegalReason::NoEpicDeploy(_) => "no_epic_deploy",
            IllegalReason::NotAsUpgrade(_) => "not_as_upgrade",
            IllegalReason::DeployCondition(_) => "deploy_condition",
            IllegalReason::Deployed(_) => "deployed",
            IllegalReason::TooFewResources { .. } => "too_few_resources",
            IllegalReason::Taken(_) => "taken",
            IllegalReason::NoSuchCounter(_) => "no_such_counter",
            IllegalReason::NoPassing => "no_passing",
        }
    }
}

impl View {
    /// Returns the reason why an action is not legal, or `None` if it is legal.
    pub fn illegal_reason(&self, action: Action) -> Option<IllegalReason> {
        if let Some(violation) = self.violation() {
            return Some(IllegalReason::Stopped(violation.what));
        }
        let Some(question) = self.state.question() else { return Some(IllegalReason::Over) };
        if self.state.options().contains(&action) {
            return None;
        }
        let unknown = |card: &CardIndex| card.at() >= self.state.cards().len();
        if let Some(card) = action.required().into_iter().chain(action.cards()).find(unknown) {
            return Some(IllegalReason::NoSuchCard(card.0.into()));
        }
        let turn = question.ask == QuestionKind::Action;
        if turn && self.state.options().iter().all(|option| matches!(option, Action::Attack { .. })) {
            return Some(IllegalReason::MustAttack);
        }
        let player = question.player;
        let found = match (question.ask, action) {
            (QuestionKind::Action, Action::Play { card, onto, alternative }) => {
                self.why_not_play(player, card, onto, alternative)
            }
            (QuestionKind::Action | QuestionKind::Attack, Action::Attack { attacker, target }) => {
                self.why_not_attack(player, attacker, target)
            }
            (QuestionKind::Action, Action::Use { card, ability }) => self.why_not_use(player, card, ability),
            (QuestionKind::Action, Action::Deploy(card)) => self.why_not_deploy(player, card),
            (QuestionKind::Action, Action::DeployOnto { leader, onto }) => {
                self.why_not_deploy(player, leader).or_else(|| self.why_not_deploy_onto(player, leader, onto))
            }
            (QuestionKind::Action, Action::Take(counter)) => Some(self.why_not_take(counter)),
            (QuestionKind::Action, Action::Pass) => Some(IllegalReason::NoPassing),
            (QuestionKind::Target, Action::Card(card)) => self.why_not_target(card),
            (ask, _) if ask != QuestionKind::Action && self.has_option_of_kind(action) => {
                Some(IllegalReason::NotAnOption(ask))
            }
            (ask, _) => Some(IllegalReason::OtherQuestion(ask)),
        };
        Some(found.unwrap_or(IllegalReason::NotAnOption(question.ask)))
    }

    /// Returns the reason why the active player may not take a counter.
    fn why_not_take(&self, counter: Counter) -> IllegalReason {
        let is_there = counter == Counter::Initiative || self.state.is_twin_suns();
        if is_there { IllegalReason::Taken(counter) } else { IllegalReason::NoSuchCounter(counter) }
    }

    /// Returns the current cost to play a card, on this unit if it is an upgrade. Returns `None` if the card may not be
    /// played (CR 6.2.3).
    pub fn cost_to_play(&self, card: CardIndex, onto: CardIndex) -> Option<u8> {
        let seat = self.who_would_play(card);
        self.cheapest(
            seat,
            card,
            onto,
            PlayTerms { cost_changes: &self.turn_cost_changes(seat, card), ..PlayTerms::default() },
            None,
        )
    }

    /// Returns `true` if the open question has options of the same kind as this action.
    fn has_option_of_kind(&self, action: Action) -> bool {
        let kind = std::mem::discriminant(&action);
        self.state.options().iter().any(|one| std::mem::discriminant(one) == kind)
    }

    /// Returns the part of the open question's filter that a card does not match.
    fn why_not_target(&self, card: CardIndex) -> Option<IllegalReason> {
        let of = self.state.now(card);
        if self.picked().contains(&card) {
            return Some(IllegalReason::Picked(card));
        }
        let ctx = Ctx { chooser: self.state.question()?.player, ..Ctx::framed(self.state.frames().last()?) };
        let parts = self.asked_filter()?.parts();
        let part = parts.iter().position(|part| !self.matches_there(part, of.card, ctx))?;
        Some(IllegalReason::Misses { card, part: u8::try_from(part).ok()? })
    }

    /// Returns the filter of the open question, if it is a choice of cards.
    fn asked_filter(&self) -> Option<&Filter> {
        let question = self.state.question().filter(|question| question.ask == QuestionKind::Target)?;
        let (block, at) = question.step?;
        let step = block_without_binding(self.book.block(block).get(usize::from(at))?);
        let ctx = Ctx { chooser: question.player, ..Ctx::framed(self.state.frames().last()?) };
        let offered = |filter: &Filter| {
            let cards: Vec<CardIndex> = self.state.options().iter().flat_map(|option| option.cards()).collect();
            !cards.is_empty() && cards.into_iter().all(|card| self.matches_there(filter, card, ctx))
        };
        step.filters().into_iter().find(|filter| offered(filter))
    }

    /// Returns a part of the open question's filter by its index ([`IllegalReason::Misses`]).
    pub fn asked_part(&self, part: u8) -> Option<Filter> {
        self.asked_filter()?.parts().into_iter().nth(usize::from(part))
    }

    fn why_not_play(&self, seat: Seat, card: CardIndex, onto: CardIndex, alternative: bool) -> Option<IllegalReason> {
        let here = self.state.card(card);
        let smuggles = here.place == CardZone::Resources && !self.smuggle_costs(seat, card).is_empty();
        let permitted = self.permission(seat, card).is_some();
        if !permitted && seat != if smuggles { here.controller } else { here.owner } {
            return Some(IllegalReason::NotYours(card));
        }
        let kind = self.def(card).kind;
        if !kind.is_deck_card() {
            return Some(IllegalReason::NotPlayed(card));
        }
        if here.place != CardZone::Hand && !smuggles && !permitted {
            return Some(IllegalReason::NotInHand(card));
        }
        if kind != CardType::Upgrade && onto.is_some() {
            if self.def(card).piloting.is_none() {
                return Some(IllegalReason::NoUpgrade(card));
            }
            if self.ability_loss_source(card).is_some() {
                return Some(IllegalReason::NoAbilities(card));
            }
            if let Some(why) = self.why_no_pilot_on(seat, card, onto) {
                return Some(why);
            }
        }
        if kind == CardType::Upgrade && self.has_fortify(card) {
            if onto != self.state.player(seat).base {
                return Some(IllegalReason::OwnBase(card));
            }
        } else if kind == CardType::Upgrade {
            let taken =
                |unit: CardIndex| self.state.card(unit).place == CardZone::Arena && self.takes(unit, card, seat);
            if !self.state.units().any(taken) {
                return Some(IllegalReason::NoUnitFor(card));
            }
            if !onto.is_some() {
                return Some(IllegalReason::OnWhich(card));
            }
            if !taken(onto) {
                return Some(IllegalReason::NotEligible { card, unit: onto });
            }
        }
        let offer = PlayTerms { cost_changes: &self.turn_cost_changes(seat, card), ..PlayTerms::default() };
        let Some(cost) = self.cheapest(seat, card, onto, offer, None) else {
            let source = self.forbidden_by(seat, card, onto);
            return Some(
                source.map_or(IllegalReason::Forbidden(card), |source| IllegalReason::ForbiddenBy { card, source }),
            );
        };
        if alternative {
            return Some(IllegalReason::NoOtherCost(card));
        }
        let ready = self.available_resources(seat);
        (cost > self.worth(seat, ready)).then_some(IllegalReason::CannotPay { cost, ready })
    }

    fn why_not_attack(&self, seat: Seat, attacker: CardIndex, target: CardIndex) -> Option<IllegalReason> {
        let here = self.state.card(attacker);
        if here.place != CardZone::Arena {
            return Some(IllegalReason::NoUnitInPlay(attacker));
        }
        if here.controller != seat {
            return Some(IllegalReason::NotYours(attacker));
        }
        if here.flags.contains(Flags::EXHAUSTED) {
            return Some(IllegalReason::Exhausted(attacker));
        }
        let (keywords, rules) = self.keywords_and_rules(attacker);
        if rules.contains(Restrictions::CANT_ATTACK) {
            return Some(IllegalReason::CannotAttack(attacker));
        }
        let there = self.state.card(target);
        let is_base = self.def(target).kind == CardType::Base;
        if !is_base && there.place != CardZone::Arena {
            return Some(IllegalReason::NoUnitInPlay(target));
        }
        if there.controller == seat {
            return Some(IllegalReason::NotAnEnemy(target));
        }
        if rules.contains(Restrictions::CANT_ATTACK_SOME) && self.cant_attack(attacker, there.controller) {
            return Some(IllegalReason::CannotAttackPlayer(attacker));
        }
        let in_space = here.flags.contains(Flags::IN_SPACE);
        if is_base && rules.has(UnitRule::CantAttackBases) {
            return Some(IllegalReason::CannotAttackBases(attacker));
        }
        let target_in_space = there.flags.contains(Flags::IN_SPACE);
        let reaches =
            rules.contains(if target_in_space { Restrictions::ATTACKS_SPACE } else { Restrictions::ATTACKS_GROUND });
        if !is_base && target_in_space != in_space && !reaches {
            return Some(IllegalReason::OtherArena(target));
        }
        let is_sentinel = |unit: CardIndex| self.keywords_now(unit).has(Keyword::Sentinel);
        let (target_keywords, target_rules) = self.keywords_and_rules(target);
        let sentinel = !is_base && target_keywords.has(Keyword::Sentinel);
        if !is_base && !sentinel && self.cannot_be_attacked(target, target_keywords, target_rules) {
            return Some(self.why_not_attacked(target, target_rules));
        }
        // CR 7.5.11B: Sentinel leaves every unit with Sentinel as a target, in either arena.
        if sentinel || keywords.has(Keyword::Saboteur) {
            return None;
        }
        let near = |unit: &CardIndex| self.state.card(*unit).flags.contains(Flags::IN_SPACE) == in_space;
        let theirs = self.state.list(there.controller, CardZone::Arena).iter().copied();
        theirs.filter(near).find(|unit| is_sentinel(*unit)).map(IllegalReason::Sentinel)
    }

    /// Returns the reason why a unit cannot be attacked: the card that prevents it, or Hidden.
    fn why_not_attacked(&self, card: CardIndex, rules: Restrictions) -> IllegalReason {
        if !rules.has(UnitRule::CantBeAttacked) {
            return IllegalReason::Hidden(card);
        }
        let mut source = None;
        self.each_text(card, |modifier, ctx| {
            if *modifier == Modifier::Rule(UnitRule::CantBeAttacked) {
                source = source.or(Some(ctx.source.card));
            }
        });
        source
            .map_or(IllegalReason::CannotBeAttacked(card), |source| IllegalReason::CannotBeAttackedBy { card, source })
    }

    /// Returns the card whose text prevents a player from playing a card. `None` if it is the card's own text.
    fn forbidden_by(&self, seat: Seat, card: CardIndex, onto: CardIndex) -> Option<CardIndex> {
        let (of, mut found) = (self.state.now(card), None);
        self.each_rule(|modifier, ctx, _| {
            if let Modifier::Play(PlayModifier::CantPlay { by, cards }) = modifier
                && self.is_on_side(by, seat, ctx)
                && self.is_as_played(cards, of, onto, ctx)
            {
                found = found.or(Some(ctx.source.card));
            }
        });
        found
    }

    /// Returns the reason why a Pilot cannot be attached to a unit (CR 3.4.4A, 7.5.17A).
    fn why_no_pilot_on(&self, seat: Seat, card: CardIndex, unit: CardIndex) -> Option<IllegalReason> {
        let there = self.state.card(unit);
        if there.place != CardZone::Arena {
            return Some(IllegalReason::NoUnitInPlay(unit));
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
        Some(IllegalReason::PilotHost { card, unit, problem, leads: self.def(card).kind == CardType::Leader })
    }

    fn why_not_use(&self, seat: Seat, card: CardIndex, id: AbilityId) -> Option<IllegalReason> {
        let here = self.state.card(card);
        let own = here.controller == seat;
        let may = match self.book.action(id) {
            Some(action) => self.is_on_side(&action.who, seat, Ctx::of(self.state.now(card), here.controller)),
            None => own,
        };
        if !may {
            return Some(if own { IllegalReason::NotForYou(card) } else { IllegalReason::NotYours(card) });
        }
        let in_arena = here.place == CardZone::Arena;
        let granted = if in_arena || here.place == CardZone::Attached { self.granted(card) } else { Vec::new() };
        let has = self.face(card).actions.contains(&id) || granted.contains(&id);
        if !has && self.is_uncoordinated(card, id) {
            return Some(IllegalReason::Uncoordinated(card));
        }
        let from_discard = self.book.action(id).is_some_and(|action| action.from == Zone::Discard);
        let is_there = match here.place {
            CardZone::Arena | CardZone::Attached | CardZone::BaseZone => !from_discard,
            CardZone::Discard => from_discard,
            CardZone::Deck | CardZone::Hand | CardZone::Resources | CardZone::Captured | CardZone::Aside => false,
        };
        if !has || !is_there {
            return Some(IllegalReason::NoSuchAbility(card));
        }
        if self.is_blank(card) || (in_arena && self.rules_now(card).contains(Restrictions::NO_ABILITIES)) {
            return Some(IllegalReason::NoAbilities(card));
        }
        let ability = self.book.ability(id);
        let epic = matches!(ability, Ability::EpicAction(_));
        let (Ability::Action(action) | Ability::EpicAction(action)) = ability else {
            return Some(IllegalReason::NoSuchAbility(card));
        };
        if epic && here.flags.contains(Flags::EPIC_USED) {
            return Some(IllegalReason::EpicUsed(card));
        }
        if self.is_used_up(self.state.now(card), id, action.limit, seat) {
            return Some(IllegalReason::UsedUp(card));
        }
        for cost in &action.cost {
            if let Cost::Exhaust = cost
                && here.flags.contains(Flags::EXHAUSTED)
            {
                return Some(IllegalReason::CannotExhaust(card));
            } else if let Cost::Resources(amount) = cost {
                let cost = self.amount(amount, Ctx::of(self.state.now(card), seat)).clamp(0, 255) as u8;
                let ready = self.available_resources(seat);
                if cost > self.worth(seat, ready) {
                    return Some(IllegalReason::CannotPayForAbility { cost, ready });
                }
            }
        }
        Some(if self.can_pay(seat, card, action) {
            IllegalReason::ChangesNothing(card)
        } else {
            IllegalReason::CannotPayCost(card)
        })
    }

    /// Returns `true` if an ability is part of a Coordinate of the card and would be active with more units.
    fn is_uncoordinated(&self, card: CardIndex, id: AbilityId) -> bool {
        self.face(card).constants.iter().any(|constant| {
            let ability = self.book.ability(*constant);
            matches!(ability, Ability::Coordinate(inner) if *constant == id || inner.id() == id)
        })
    }

    fn why_not_deploy(&self, seat: Seat, card: CardIndex) -> Option<IllegalReason> {
        let here = self.state.card(card);
        if self.def(card).kind != CardType::Leader {
            return Some(IllegalReason::NoLeader(card));
        }
        if here.controller != seat {
            return Some(IllegalReason::NotYours(card));
        }
        if here.place != CardZone::BaseZone {
            return Some(IllegalReason::Deployed(card));
        }
        if !self.can_deploy(card) {
            return Some(IllegalReason::NoEpicDeploy(card));
        }
        if here.flags.contains(Flags::EPIC_USED) {
            return Some(IllegalReason::EpicUsed(card));
        }
        if self.def(card).deploys_if.is_some() {
            return (!self.may_deploy(seat, card)).then_some(IllegalReason::DeployCondition(card));
        }
        let has = self.state.list(seat, CardZone::Resources).len().min(255) as u8;
        let needs = self.def(card).cost;
        (needs > has).then_some(IllegalReason::TooFewResources { needs, has })
    }

    /// Returns the reason why a leader cannot be deployed on this unit.
    fn why_not_deploy_onto(&self, seat: Seat, leader: CardIndex, onto: CardIndex) -> Option<IllegalReason> {
        match self.def(leader).deploys {
            DeployRule::AsUnitOrUpgrade => self.why_no_pilot_on(seat, leader, onto),
            DeployRule::AsUnit | DeployRule::ByAbility => Some(IllegalReason::NotAsUpgrade(leader)),
        }
    }
}
