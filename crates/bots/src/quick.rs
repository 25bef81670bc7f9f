//! One-action look-ahead: tries every answer in several determinizations and takes the best outcome.

use rules::{Action, Game, Phase, QuestionKind, Rng, Seat};

use crate::rollout_policy::{candidates, noise, pick, prune_candidates, scores, useful, uses_policy};
use crate::{Bot, Evaluator, InfoSet, SearchBudget};

/// Number of determinizations per answer.
const WORLDS: u32 = 2;
/// Maximum number of answers tried for a follow-up question, the most promising first.
const WIDTH: usize = 10;
/// Maximum number of follow-up questions before the game is evaluated as it is.
const FOLLOW_UPS: u32 = 40;

/// A bot that looks one action ahead, including follow-up questions.
#[derive(Debug, Clone)]
pub struct Quick {
    rng: Rng,
    /// Noise of the evaluation, in resources.
    spread: u32,
}

impl Quick {
    /// Returns a player whose RNG is seeded with `seed`.
    pub fn seeded(seed: u64) -> Self {
        Quick { rng: Rng::seeded(seed), spread: 0 }
    }

    /// Like [`Quick::seeded`], with noise of up to `spread` resources.
    pub fn noisy(spread: u32, seed: u64) -> Self {
        Quick { spread, ..Quick::seeded(seed) }
    }
}

impl Bot for Quick {
    fn choose(&mut self, info_set: &InfoSet<'_>, _: &mut SearchBudget<'_>) -> Action {
        let Some(question) = info_set.question() else { return Action::Pass };
        match info_set.legal_actions() {
            [] => return Action::Pass,
            [only] => return *only,
            _ => {}
        }
        let worlds = info_set.determinizer();
        let first = worlds.determinize(&mut self.rng);
        let mut options = useful(&first);
        let mut policy_scores = Vec::new();
        scores(&first, &options, &mut policy_scores);
        prune_candidates(&mut options, &mut policy_scores);
        if uses_policy(question.ask) {
            return best(&options, &policy_scores);
        }
        let mut values = vec![0.0; options.len()];
        outcomes(&first, &options, &mut values, &mut self.rng);
        for _ in 1..WORLDS {
            let world = worlds.determinize(&mut self.rng);
            outcomes(&world, &options, &mut values, &mut self.rng);
        }
        // The rollout policy decides between answers of equal value.
        for (value, policy_score) in values.iter_mut().zip(&policy_scores) {
            *value += 0.01 * policy_score;
        }
        if self.spread > 0 {
            // Each value is a sum over the determinizations.
            values.iter_mut().for_each(|value| *value += WORLDS as f32 * noise(&mut self.rng, self.spread));
        }
        best(&options, &values)
    }
}

/// Returns the first option with the highest value.
pub(crate) fn best(options: &[Action], values: &[f32]) -> Action {
    let mut best = (f32::MIN, Action::Pass);
    for (option, value) in options.iter().zip(values) {
        if *value > best.0 {
            best = (*value, *option);
        }
    }
    best.1
}

/// Adds the lead after each answer to `values`.
pub(crate) fn outcomes(game: &Game, options: &[Action], values: &mut [f32], rng: &mut Rng) {
    let Some(question) = game.question() else { return };
    let (seat, phase) = (question.player, game.state.phase());
    for (option, value) in options.iter().zip(values) {
        let mut tried = game.clone();
        tried.auto = true;
        // An answer that is illegal in this determinization is not evaluated.
        if tried.play(*option).is_err() {
            continue;
        }
        finish_action(&mut tried, phase, true, rng);
        *value += Evaluator::ByHand.lead(&tried, seat);
    }
}

/// Answers follow-up questions until the next action or phase. It tries the answers (from the view of the asked player)
/// or follows the rollout policy.
fn finish_action(game: &mut Game, phase: Phase, tries: bool, rng: &mut Rng) {
    let mut buffer = Vec::new();
    for _ in 0..FOLLOW_UPS {
        let Some(question) = game.question() else { return };
        if question.ask == QuestionKind::Action || game.state.phase() != phase {
            return;
        }
        let action = if tries && !uses_policy(question.ask) {
            tried(game, question.player, phase, rng)
        } else {
            pick(game, 0.0, rng, &mut buffer)
        };
        game.play_legal(action);
    }
}

/// Returns the best follow-up answer for the asked player. The rollout policy answers everything after it.
fn tried(game: &Game, seat: Seat, phase: Phase, rng: &mut Rng) -> Action {
    let mut options = candidates(game);
    let mut values = Vec::new();
    scores(game, &options, &mut values);
    if options.len() > WIDTH {
        let mut order: Vec<usize> = (0..options.len()).collect();
        order.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
        order.truncate(WIDTH);
        options = order.iter().map(|at| options[*at]).collect();
        values = order.iter().map(|at| values[*at]).collect();
    }
    for (option, value) in options.iter().zip(&mut values) {
        let mut tried = game.clone();
        tried.play_legal(*option);
        finish_action(&mut tried, phase, false, rng);
        *value = 0.01 * *value + Evaluator::ByHand.lead(&tried, seat);
    }
    best(&options, &values)
}
