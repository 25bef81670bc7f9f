//! Choice of targets: one pick at a time, with the options listed again after each pick (CR 8.4).

use ability::{ChoiceMode, Filter, Kind, PlayerFilter, Target, TargetConstraint, Zone};

use crate::flow::resolve::{Resolution, StepContext};
use crate::read::ctx::Ctx;
use crate::state::{Action, CardList, CardRef, CardRefs, FrameSlot, Question, QuestionKind, Seat, StepRef};

/// Result of determining the cards or players of a step.
pub(crate) enum TargetSearch<T> {
    /// The choice is made, with this result.
    Here(T),
    /// A question is open.
    Asked,
    /// The player declined the step.
    Declined,
}

/// Limits of a choice.
struct Limits {
    min: usize,
    max: usize,
    cost: Option<i16>,
    by: Seat,
    random: bool,
}

/// A choice of cards that match a filter.
struct Choice<'a> {
    filter: &'a Filter,
    limits: Limits,
    bond: Option<&'a TargetConstraint>,
    /// The player meant by [`ability::Controller::Chooser`].
    by: Seat,
    /// The cards that match.
    all: CardRefs,
}

impl Resolution<'_> {
    /// Determines one of the two target lists of a step, asking the player if there is a choice.
    pub(crate) fn pick(&mut self, slot: FrameSlot, target: &Target, here: StepContext) -> TargetSearch<CardRefs> {
        let bit = if slot == FrameSlot::First { 1 } else { 2 };
        if self.frame().determined & bit != 0 {
            return TargetSearch::Here(self.bound(slot));
        }
        let you = self.you();
        if let Some(found) = self.pick_of_each(slot, target, here) {
            return found;
        }
        let mut by = you;
        if let Target::ChosenBy(player, _) = target {
            by = match self.one_player(player) {
                TargetSearch::Here(by) => by.unwrap_or(you),
                TargetSearch::Asked => return TargetSearch::Asked,
                TargetSearch::Declined => return TargetSearch::Declined,
            };
        }
        if let Target::Base(player @ (PlayerFilter::Opponent | PlayerFilter::Any | PlayerFilter::Another)) = target {
            return self.pick_base(slot, bit, player);
        }
        let ctx = Ctx { chooser: by, ..self.ctx() };
        let Some((filter, limits, bond)) = self.limits(target, ctx) else {
            let refs = self.refs(target, ctx);
            return TargetSearch::Here(self.record_targets(slot, bit, refs));
        };
        let all = self.all(filter, ctx);
        if limits.random {
            let mut all = all;
            self.shuffle_list(&mut all);
            all.truncate(limits.max);
            return TargetSearch::Here(self.record_targets(slot, bit, all));
        }
        self.pick_among(slot, bit, Choice { filter, limits, bond, by, all }, here)
    }

    /// Determines the base of a player. If there are several, the player chooses whose base it is (CR 11.4.2).
    fn pick_base(&mut self, slot: FrameSlot, bit: u8, player: &PlayerFilter) -> TargetSearch<CardRefs> {
        match self.one_player(player) {
            TargetSearch::Here(seat) => {
                let bases = seat.map(|seat| self.state.now(self.state.player(seat).base));
                TargetSearch::Here(self.record_targets(slot, bit, bases.into_iter().collect()))
            }
            TargetSearch::Asked => TargetSearch::Asked,
            TargetSearch::Declined => TargetSearch::Declined,
        }
    }

    /// Takes the answer to a choice of cards and asks for the next card, until the choice is complete.
    fn pick_among(
        &mut self,
        slot: FrameSlot,
        bit: u8,
        choice: Choice<'_>,
        here: StepContext,
    ) -> TargetSearch<CardRefs> {
        let Choice { filter, limits, bond, by, all } = choice;
        let answer = self.course().step.answer.take();
        match answer {
            Some(Action::Card(card)) => self.bind_more(FrameSlot::Picked, card),
            Some(Action::No) => return TargetSearch::Declined,
            Some(_) | None => {}
        }
        let ctx = Ctx { chooser: by, ..self.ctx() };
        let picked = self.bound(FrameSlot::Picked);
        let over = matches!(answer, Some(Action::Done));
        let spent: i16 = picked.iter().map(|of| i16::from(self.def(of.card).cost)).sum();
        let rest: CardList = all
            .iter()
            .filter(|of| !picked.contains(of))
            .filter(|of| limits.cost.is_none_or(|most| spent + i16::from(self.def(of.card).cost) <= most))
            .filter(|of| bond.is_none_or(|bond| self.goes_with(bond, &picked, **of, &all, limits.min, ctx)))
            .map(|of| of.card)
            .collect();
        let min = limits.min.min(picked.len() + rest.len());
        // CR 1.17.4: a player who finds nothing in a hidden zone gets the same question as one who declines.
        let can_decline = picked.is_empty() && here.optional || picked.len() >= limits.min;
        let asks = !rest.is_empty() || (self.always && can_decline && is_hidden(filter));
        if over || picked.len() >= limits.max || !asks {
            return TargetSearch::Here(self.record_targets(slot, bit, picked));
        }
        let mut options = self.reuse_options_buffer();
        options.extend(rest.into_iter().map(Action::Card));
        if picked.is_empty() && here.optional {
            options.push(Action::No);
        } else if picked.len() >= min {
            options.push(Action::Done);
        }
        let question = Question {
            min: min.min(255) as u8,
            max: limits.max.min(255) as u8,
            picked: picked.len().min(255) as u8,
            ..self.question_of(limits.by, QuestionKind::Target, here.at)
        };
        self.ask(question, options);
        TargetSearch::Asked
    }

    fn record_targets(&mut self, slot: FrameSlot, bit: u8, refs: CardRefs) -> CardRefs {
        self.bind(slot, &refs);
        self.bind(FrameSlot::Picked, &[]);
        self.frame_mut().determined |= bit;
        refs
    }

    /// Returns the limits of a choice, or `None` if the target is not a choice.
    fn limits<'a>(
        &self,
        target: &'a Target,
        ctx: Ctx<'_>,
    ) -> Option<(&'a Filter, Limits, Option<&'a TargetConstraint>)> {
        if let Target::Together(inner, bond) = target {
            let (filter, limits, _) = self.limits(inner, ctx)?;
            return Some((filter, limits, Some(bond)));
        }
        let count = |amount: &ability::Amount| usize::try_from(self.amount(amount, ctx)).unwrap_or(0);
        let plain = |min: usize, max: usize| Limits { min, max, cost: None, by: ctx.chooser, random: false };
        let choice = target.choice()?;
        let limits = match choice.mode {
            ChoiceMode::One | ChoiceMode::OneBy(_) | ChoiceMode::OneOfEach(_) => plain(1, 1),
            ChoiceMode::Exactly(amount) => {
                let count = count(amount);
                plain(count, count)
            }
            ChoiceMode::UpTo(amount) => plain(0, count(amount)),
            ChoiceMode::AnyNumber => plain(0, usize::MAX),
            ChoiceMode::CombinedCost { count: most, cost } => {
                Limits { cost: Some(self.amount(cost, ctx)), ..plain(0, count(most)) }
            }
            ChoiceMode::Random(amount) => Limits { random: true, ..plain(0, count(amount)) },
        };
        Some((choice.filter, limits, None))
    }

    /// Returns `true` if a card can be combined with those picked (CR 8.4). The required number must still be
    /// reachable.
    fn goes_with(
        &self,
        bond: &TargetConstraint,
        picked: &[CardRef],
        of: CardRef,
        all: &[CardRef],
        least: usize,
        ctx: Ctx<'_>,
    ) -> bool {
        let with: CardRefs = picked.iter().copied().chain([of]).collect();
        let name = |of: &CardRef| self.name_up(*of);
        match bond {
            TargetConstraint::DifferentNames => {
                let mut names: Vec<u16> = all.iter().map(name).collect();
                names.sort_unstable();
                names.dedup();
                names.len() >= least && !picked.iter().any(|one| name(one) == name(&of))
            }
            TargetConstraint::SharedTrait => {
                let traits = with.iter().map(|of| self.traits_of(*of)).reduce(crate::sets::Traits::intersection);
                traits.is_some_and(|traits| traits.intersects(traits))
            }
            TargetConstraint::SameArena => {
                let arena = self.arena_of(of);
                let there = all.iter().filter(|one| self.arena_of(**one) == arena).count();
                there >= least && picked.iter().all(|one| self.arena_of(*one) == arena)
            }
            TargetConstraint::Power(range) => {
                let power = with.iter().map(|of| self.power_of(*of)).sum();
                self.in_range(range, power, ctx)
            }
            TargetConstraint::RemainingHp(range) => {
                let hp = with.iter().map(|of| (self.hp_of(*of) - self.state.card(of.card).damage).max(0)).sum();
                self.in_range(range, hp, ctx)
            }
        }
    }

    /// Determines one target for each of several players. They are chosen by each of these players or by the player who
    /// resolves the ability.
    fn pick_of_each(&mut self, slot: FrameSlot, target: &Target, here: StepContext) -> Option<TargetSearch<CardRefs>> {
        let by_each = matches!(target, Target::ChosenBy(PlayerFilter::Each | PlayerFilter::EachOpponent, _));
        let (Target::ChosenBy(player, filter) | Target::OneOfEach(player, filter)) = target else { return None };
        if !by_each && matches!(target, Target::ChosenBy(..)) {
            return None;
        }
        let bit = if slot == FrameSlot::First { 1 } else { 2 };
        match self.course().step.answer.take() {
            Some(Action::Card(card)) => self.bind_more(FrameSlot::Picked, card),
            Some(_) => return Some(TargetSearch::Declined),
            None => {}
        }
        let picked = self.bound(FrameSlot::Picked);
        let you = self.you();
        let ctx = self.ctx();
        let seats = self.players(player, ctx);
        let first = self.decider();
        let mut asks = None;
        let mut none = false;
        for seat in self.state.playing_from(first).filter(|seat| seats & 1 << seat.0 != 0) {
            let theirs = |of: &CardRef| self.state.card(of.card).controller == seat;
            if picked.iter().any(theirs) {
                continue;
            }
            let all = self.all(filter, Ctx { chooser: seat, ..ctx });
            let options: Vec<Action> = all.into_iter().filter(theirs).map(|of| Action::Card(of.card)).collect();
            if options.is_empty() {
                none = true;
            } else if asks.is_none() {
                asks = Some((seat, options));
            }
        }
        if none && !by_each {
            return Some(TargetSearch::Here(self.record_targets(slot, bit, CardRefs::new())));
        }
        let Some((seat, mut options)) = asks else {
            return Some(TargetSearch::Here(self.record_targets(slot, bit, picked)));
        };
        if here.optional && picked.is_empty() {
            options.push(Action::No);
        }
        let question = self.question_of(if by_each { seat } else { you }, QuestionKind::Target, here.at);
        self.ask(question, options);
        Some(TargetSearch::Asked)
    }

    /// Returns the player meant by a reference to one player. If several fit, the player is asked (CR 11.4.2), and the
    /// answer is bound for the step.
    pub(crate) fn one_player(&mut self, player: &PlayerFilter) -> TargetSearch<Option<Seat>> {
        if self.frame().determined & 4 != 0 {
            return TargetSearch::Here(Some(self.frame().that));
        }
        let seats = self.players(player, self.ctx());
        let fits: Vec<Seat> = self.state.seats().filter(|seat| seats & 1 << seat.0 != 0).collect();
        let ask =
            matches!(player, PlayerFilter::Any | PlayerFilter::Opponent | PlayerFilter::Another) && fits.len() > 1;
        if !ask {
            return TargetSearch::Here(fits.first().copied());
        }
        if let Some(Action::Player(seat)) = self.state.step().answer {
            self.course().step.answer = None;
            let frame = self.frame_mut();
            frame.that = seat;
            frame.determined |= 4;
            return TargetSearch::Here(Some(seat));
        }
        let frame = self.frame();
        let by = frame.you;
        let source = frame.source.card;
        let ability = frame.ability;
        let question = Question { source, ability, ..Question::plain(by, QuestionKind::Player) };
        self.ask(question, fits.into_iter().map(Action::Player).collect());
        TargetSearch::Asked
    }

    /// Returns the players that a step applies to: several, or one that is asked for.
    pub(crate) fn who(&mut self, player: &PlayerFilter) -> TargetSearch<Vec<Seat>> {
        match player {
            PlayerFilter::Any | PlayerFilter::Opponent | PlayerFilter::Another => match self.one_player(player) {
                TargetSearch::Here(seat) => TargetSearch::Here(seat.into_iter().collect()),
                TargetSearch::Asked => TargetSearch::Asked,
                TargetSearch::Declined => TargetSearch::Declined,
            },
            PlayerFilter::YouAnd(other) => match self.who(other) {
                TargetSearch::Here(others) => {
                    let you = self.you();
                    let first = self.decider();
                    let is_meant = |seat: &Seat| *seat == you || others.contains(seat);
                    TargetSearch::Here(self.state.playing_from(first).filter(is_meant).collect())
                }
                found @ (TargetSearch::Asked | TargetSearch::Declined) => found,
            },
            PlayerFilter::InOrder(inner) => {
                let seats = self.players(inner, self.ctx());
                let first = self.state.next_seat(self.decider());
                TargetSearch::Here(self.state.playing_from(first).filter(|seat| seats & 1 << seat.0 != 0).collect())
            }
            PlayerFilter::You
            | PlayerFilter::EachOpponent
            | PlayerFilter::Each
            | PlayerFilter::Defending
            | PlayerFilter::Right
            | PlayerFilter::Those
            | PlayerFilter::That
            | PlayerFilter::ControllerOf(_)
            | PlayerFilter::OwnerOf(_)
            | PlayerFilter::Actor => {
                let seats = self.players(player, self.ctx());
                let first = self.decider();
                TargetSearch::Here(self.state.playing_from(first).filter(|seat| seats & 1 << seat.0 != 0).collect())
            }
        }
    }

    /// Returns a question asked by the ability.
    pub(crate) fn question_of(&self, player: Seat, ask: QuestionKind, at: StepRef) -> Question {
        let frame = self.frame();
        Question { source: frame.source.card, ability: frame.ability, step: Some(at), ..Question::plain(player, ask) }
    }
}

/// Returns `true` if a filter covers a zone that is hidden from other players (CR 1.17.4).
pub(crate) fn is_hidden(filter: &Filter) -> bool {
    matches!(filter.zone, Zone::Hand | Zone::Deck | Zone::Resources | Zone::Seen)
        || filter.is == Kind::Resource
        || filter.any.iter().any(is_hidden)
}

/// Returns `true` if a target asks for a choice.
pub(crate) fn is_choice(target: &Target) -> bool {
    matches!(target, Target::Together(..)) || target.filter().is_some()
}
