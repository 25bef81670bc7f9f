//! The reasons for a hint: facts about an answer, found by trying it.
//!
//! An answer is tried in several determinizations, with the player's expected answers to the questions that follow. Only
//! what happens in all of them is a fact, so no reason depends on a hidden card or on chance.

use bots::AnswerEvaluation;
use model::Keyword;
use rules::{Action, CardIndex, CardZone, Counter, Game, LogEvent, Outcome, QuestionKind, Rng, Seat};

use crate::contract::HintReason;

/// Number of determinizations for the trial of an answer.
const WORLDS: u64 = 3;
/// Maximum number of reasons for a hint.
const MOST: usize = 3;
/// Highest cost of a card that can be played in the first round.
const CHEAP: u8 = 2;

/// Returns the reasons for an answer, the most important first. `line` is what the player is expected to answer after it;
/// `rated` are the evaluations of all answers, best first, if there are any.
pub(super) fn reasons(
    game: &Game,
    seat: Seat,
    answer: Action,
    line: &[Action],
    rated: &[AnswerEvaluation],
) -> Vec<HintReason> {
    let Some(question) = game.question() else { return Vec::new() };
    let mut reasons = match (question.ask, answer) {
        (QuestionKind::Mulligan, _) => vec![cheap_cards(game, seat)],
        (QuestionKind::FirstResources | QuestionKind::Resource, Action::Card(card)) => {
            next_round(game, seat, question.ask, card).into_iter().collect()
        }
        (_, Action::Take(Counter::Initiative)) => vec![HintReason::ActsFirst { only: is_all_that_is_left(game) }],
        (QuestionKind::Action, Action::Pass) => after_pass(game, seat).into_iter().collect(),
        _ => effects(game, seat, answer, line),
    };
    let wins_now = reasons.contains(&HintReason::WinsGame);
    let [first, others @ ..] = rated else {
        reasons.truncate(MOST);
        return reasons;
    };
    if first.action == answer && first.proved == Some(true) && !wins_now {
        reasons.insert(0, HintReason::WinsPhase);
    }
    let others_lose = !others.is_empty() && others.iter().all(|other| other.proved == Some(false));
    if first.action == answer && first.proved.is_none() && others_lose {
        reasons.insert(0, HintReason::OnlyDefence);
    }
    reasons.truncate(MOST);
    reasons
}

/// Returns `true` if the player can only pass or take the initiative.
fn is_all_that_is_left(game: &Game) -> bool {
    game.legal_actions().iter().all(|action| matches!(action, Action::Pass | Action::Take(_)))
}

/// Returns the number of cards in hand that can be played in the first round.
fn cheap_cards(game: &Game, seat: Seat) -> HintReason {
    let hand = game.state.list(seat, CardZone::Hand);
    let count = hand.iter().filter(|card| game.def(**card).cost <= CHEAP).count();
    HintReason::CheapCards { count: count as u32, of: hand.len() as u32 }
}

/// Returns the most expensive card that the player can afford with one more resource, other than the resource itself.
fn next_round(game: &Game, seat: Seat, ask: QuestionKind, resource: CardIndex) -> Option<HintReason> {
    let resources = if ask == QuestionKind::FirstResources {
        FIRST_RESOURCES
    } else {
        u8::try_from(game.state.list(seat, CardZone::Resources).len() + 1).ok()?
    };
    let hand = game.state.list(seat, CardZone::Hand).iter().filter(|card| **card != resource);
    let with_cost = hand.filter_map(|card| Some((game.cost_to_play(*card, CardIndex::NONE)?, *card)));
    let (_, card) = with_cost.filter(|(cost, _)| *cost <= resources).max_by_key(|(cost, _)| *cost)?;
    let card = game.handle_of(card, Some(seat))?;
    Some(HintReason::Affords { card, resources: u32::from(resources) })
}

/// Number of resources in the first round (CR 5.2.1F).
const FIRST_RESOURCES: u8 = 2;

/// Returns what a pass leads to.
fn after_pass(game: &Game, seat: Seat) -> Option<HintReason> {
    let (round, phase) = (game.state.round(), game.state.phase());
    let mut tried = game.determinize(seat, &mut Rng::seeded(0));
    tried.auto = false;
    tried.play(Action::Pass).ok()?;
    let ended = tried.state.phase() != phase || tried.state.round() != round;
    Some(if ended { HintReason::EndsPhase } else { HintReason::Waits })
}

/// Returns the effects that an answer has in every determinization.
fn effects(game: &Game, seat: Seat, answer: Action, line: &[Action]) -> Vec<HintReason> {
    let world = |seed| {
        let world = game.determinize(seat, &mut Rng::seeded(seed));
        effects_in(world, game, seat, answer, line)
    };
    let mut common = world(0);
    for seed in 1..WORLDS {
        let other = world(seed);
        common.retain(|reason| other.contains(reason));
    }
    common
}

/// Returns the effects of an answer in one determinization.
fn effects_in(world: Game, game: &Game, seat: Seat, answer: Action, line: &[Action]) -> Vec<HintReason> {
    let (round, phase) = (world.state.round(), world.state.phase());
    let mut tried = world.clone();
    tried.log = Some(Vec::new());
    tried.auto = true;
    if tried.play(answer).is_err() {
        return Vec::new();
    }
    for next in line {
        let own =
            tried.question().is_some_and(|question| question.player == seat && question.ask != QuestionKind::Action);
        if !own || tried.state.phase() != phase || tried.play(*next).is_err() {
            break;
        }
    }
    if tried.state.outcome() == Some(Outcome::Won(seat)) {
        return vec![HintReason::WinsGame];
    }
    // Effects of the next phase do not belong to the answer.
    if tried.state.phase() != phase || tried.state.round() != round || tried.state.outcome().is_some() {
        return Vec::new();
    }
    let all = (0..world.state.cards().len()).map(|at| CardIndex(at as u16));
    let mut changes = Changes { before: &world, after: &tried, game, seat, reasons: Vec::new() };
    let (mut defeated, mut lost) = (Vec::new(), Vec::new());
    for card in all.filter(|card| matches!(world.state.card(*card).place, CardZone::Arena | CardZone::BaseZone)) {
        changes.of_card(card, &mut defeated, &mut lost);
    }
    let mut reasons = changes.reasons;
    if !defeated.is_empty() {
        reasons.push(HintReason::Defeats { cards: defeated, lost });
    }
    reasons.extend(drawn_and_discarded(&world, &tried, seat));
    reasons.extend(added(&world, &tried, seat));
    reasons.sort_by_key(rank);
    reasons
}

/// Two states of a game, and the changes to the cards in play.
struct Changes<'a> {
    before: &'a Game,
    after: &'a Game,
    /// The real game, which has the handles.
    game: &'a Game,
    seat: Seat,
    reasons: Vec<HintReason>,
}

impl Changes<'_> {
    /// Adds the changes to a card that was in play.
    fn of_card(&mut self, card: CardIndex, defeated: &mut Vec<u32>, lost: &mut Vec<u32>) {
        let (was, is) = (self.before.state.card(card), self.after.state.card(card));
        let Some(id) = self.game.handle_of(card, Some(self.seat)) else { return };
        let own = was.controller == self.seat;
        if was.place == CardZone::Arena && is.place != CardZone::Arena {
            match is.place {
                CardZone::Discard | CardZone::Aside if own => lost.push(id),
                CardZone::Discard | CardZone::Aside => defeated.push(id),
                CardZone::Captured if !own => self.reasons.push(HintReason::Captures { card: id }),
                CardZone::Hand if !own => self.reasons.push(HintReason::Returns { card: id }),
                CardZone::BaseZone if own => lost.push(id),
                CardZone::BaseZone => defeated.push(id),
                _ => {}
            }
            return;
        }
        if !own && is.controller == self.seat {
            self.reasons.push(HintReason::TakesControl { card: id });
            return;
        }
        let damage = i32::from(is.damage) - i32::from(was.damage);
        if !own && damage > 0 {
            self.reasons.push(HintReason::Damages { card: id, amount: damage.unsigned_abs() });
        }
        if own && damage < 0 {
            self.reasons.push(HintReason::Heals { card: id, amount: damage.unsigned_abs() });
        }
        if was.place != CardZone::Arena || is.place != CardZone::Arena {
            return;
        }
        if !own && was.is_ready() && !is.is_ready() {
            self.reasons.push(HintReason::Exhausts { card: id });
        }
        let (old, new) = (self.before.stats(card), self.after.stats(card));
        let grows = (new.power > old.power && new.hp >= old.hp) || (new.hp > old.hp && new.power >= old.power);
        if own && grows {
            self.reasons.push(HintReason::Improves { card: id, power: new.power.into(), hp: new.hp.into() });
        }
    }
}

/// Returns how many cards the player draws and the others discard from their hands.
fn drawn_and_discarded(before: &Game, after: &Game, seat: Seat) -> Vec<HintReason> {
    let (mut drawn, mut discarded) = (0, 0);
    for entry in after.log.iter().flatten() {
        match &entry.event {
            LogEvent::Drew { player, cards } if *player == seat => drawn += cards.len() as u32,
            LogEvent::Discarded { card } => {
                let was = before.state.card(*card);
                discarded += u32::from(was.owner != seat && was.place == CardZone::Hand);
            }
            _ => {}
        }
    }
    let draws = (drawn > 0).then_some(HintReason::Draws { count: drawn });
    let discards = (discarded > 0).then_some(HintReason::Discards { count: discarded });
    draws.into_iter().chain(discards).collect()
}

/// Returns the power and HP of the units that have come into play under the player's control.
fn added(before: &Game, after: &Game, seat: Seat) -> Option<HintReason> {
    let was_there =
        |card: CardIndex| before.state.cards().get(card.at()).is_some_and(|card| card.place == CardZone::Arena);
    let (mut power, mut hp, mut sentinel, mut count) = (0, 0, false, 0);
    for unit in after.state.list(seat, CardZone::Arena).iter().filter(|unit| !was_there(**unit)) {
        let stats = after.stats(*unit);
        power += i32::from(stats.power);
        hp += i32::from(stats.hp) - i32::from(after.state.card(*unit).damage);
        sentinel |= stats.keywords.has(Keyword::Sentinel);
        count += 1;
    }
    (count > 0).then_some(HintReason::Adds { power, hp, sentinel })
}

/// Returns the place of a reason among several: what decides more comes first.
fn rank(reason: &HintReason) -> u8 {
    match reason {
        HintReason::WinsGame => 0,
        HintReason::WinsPhase => 1,
        HintReason::OnlyDefence => 2,
        HintReason::Defeats { .. } => 3,
        HintReason::TakesControl { .. } => 4,
        HintReason::Captures { .. } => 5,
        HintReason::Returns { .. } => 6,
        HintReason::Damages { .. } => 7,
        HintReason::Heals { .. } => 8,
        HintReason::Exhausts { .. } => 9,
        HintReason::Adds { .. } => 10,
        HintReason::Improves { .. } => 11,
        HintReason::Draws { .. } => 12,
        HintReason::Discards { .. } => 13,
        HintReason::ActsFirst { .. } => 14,
        HintReason::Affords { .. } => 15,
        HintReason::CheapCards { .. } => 16,
        HintReason::Waits => 17,
        HintReason::EndsPhase => 18,
    }
}
