//! Search: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, the single-observer form).
//!
//! Each iteration draws a determinization, descends the tree that all determinizations share, adds a node, plays a
//! rollout guided by the rollout policy and by playout statistics (MAST), and evaluates the resulting game.

mod mast;
mod parallel;
mod proof;
mod tree;

use rules::{Action, Counter, Determinizer, Game, Phase, QuestionKind, Rng, Seat};

use crate::calibration::win_chance;
use crate::quick::{best, outcomes};
use crate::rollout_policy::{prune_candidates, scores, useful, uses_policy};
use crate::{Bot, Evaluator, ForcedWin, ForcedWinProblem, InfoSet, SearchBudget};
use proof::WinProof;
use tree::Tree;

/// An answer to compare is forced in one of this many playouts.
const COMPARED: u32 = 4;
/// Number of determinizations for the one-action look-ahead at the first answers.
const WORLDS: u32 = 3;

/// Smallest share of won playouts of an answer that may win immediately.
const NEARLY_WON: f32 = 0.99;
/// Budget of the proof that an answer wins immediately, in answers.
const AT_ONCE: u32 = 100;

/// Parameters of the search.
#[derive(Debug, Clone, Copy)]
pub struct SearchConfig {
    /// Evaluation function.
    pub evaluator: Evaluator<'static>,
    /// Number of rounds after the current one at whose end a playout is evaluated.
    pub horizon: u16,
    /// Maximum number of actions below the tree before the evaluation. Follow-ups of the last action are still played.
    pub actions: u32,
    /// Exploration constant of UCB1.
    pub exploration: f32,
    /// Logarithmic growth of the exploration constant. With n playouts where an answer was available, the constant is
    /// multiplied by 1 + `exploration_growth` × ln(1 + n / 1000).
    pub exploration_growth: f32,
    /// Weight of the rollout policy's prior while an answer has few playouts.
    pub policy_weight: f32,
    /// `true` to search mulligans, resources and search results too. Otherwise the rollout policy answers them.
    pub search_setup_decisions: bool,
    /// `true` to prove forced wins before the regroup phase, for either side, without hidden cards.
    pub prove_wins: bool,
    /// Weight of the playout history (MAST) in the rollout policy: score points for a whole win.
    pub mast_weight: f32,
}

impl SearchConfig {
    /// The untrained baseline: hand-written evaluation, to the end of the next round. Later parameters are measured
    /// against it.
    pub const BY_HAND: SearchConfig = SearchConfig {
        evaluator: Evaluator::ByHand,
        horizon: 1,
        actions: u32::MAX,
        exploration: 0.45,
        exploration_growth: 0.0,
        policy_weight: 1.2,
        search_setup_decisions: false,
        prove_wins: false,
        mast_weight: 0.0,
    };

    /// Returns the parameters of Cantina's bots.
    pub fn best() -> SearchConfig {
        SearchConfig {
            evaluator: Evaluator::best(),
            exploration: 0.25,
            exploration_growth: 1.0 / 3.0,
            search_setup_decisions: true,
            prove_wins: true,
            mast_weight: 20.0,
            ..SearchConfig::BY_HAND
        }
    }

    /// Returns `true` if this question is searched.
    fn searches(&self, ask: QuestionKind) -> bool {
        !uses_policy(ask)
            || self.search_setup_decisions
                && matches!(
                    ask,
                    QuestionKind::Mulligan
                        | QuestionKind::FirstResources
                        | QuestionKind::Resource
                        | QuestionKind::Search
                )
    }

    /// Returns the exploration constant for an answer that was available in this many playouts. Playouts share their
    /// systematic errors: the longer the search, the less is gained by more of the same (AlphaZero's constant grows in
    /// the same form).
    fn exploration_after(&self, offered: f32) -> f32 {
        if self.exploration_growth == 0.0 {
            return self.exploration;
        }
        self.exploration * (1.0 + self.exploration_growth * (offered / 1000.0).ln_1p())
    }

    /// Returns the round after whose action phase a playout is evaluated. Decisions before an action phase take effect
    /// later.
    fn until(&self, game: &Game) -> u16 {
        let later = match game.state.phase() {
            Phase::Setup if self.search_setup_decisions => 2,
            Phase::Regroup if self.search_setup_decisions => 1,
            Phase::Setup | Phase::Regroup | Phase::Action => 0,
        };
        game.state.round() + self.horizon + later
    }
}

/// A bot that searches with determinizations.
#[derive(Debug, Clone)]
pub struct Strong {
    rng: Rng,
    thinking: SearchConfig,
    cores: usize,
}

impl Strong {
    /// Returns a player whose RNG is seeded with `seed`.
    pub fn seeded(seed: u64) -> Self {
        Strong::thinking(SearchConfig::best(), seed)
    }

    /// Returns a player with these search parameters.
    pub fn thinking(thinking: SearchConfig, seed: u64) -> Self {
        Strong { rng: Rng::seeded(seed), thinking, cores: 1 }
    }

    /// Searches on this many threads. The same number of playouts on as many threads gives the same answer.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        Strong { cores: cores.clamp(1, parallel::MOST), ..self }
    }
}

/// The search result for one answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct AnswerEvaluation {
    /// The answer.
    pub action: Action,
    /// Number of playouts with this answer.
    pub visits: u32,
    /// Its expected win rate for the player, from 0 to 1.
    pub share: f32,
    /// The result in this phase, if it is proved whatever the hidden cards are: `true` if the player can force a win,
    /// `false` if the other player can.
    pub proved: Option<bool>,
}

impl AnswerEvaluation {
    /// Returns the chance to win to show to people. It is 0 or 1 only if the result is proved.
    pub fn win_chance(&self) -> f32 {
        match self.proved {
            Some(wins) => f32::from(u8::from(wins)),
            None => win_chance(self.share),
        }
    }
}

/// The answers to a question with the expected course of the best one.
#[derive(Debug, Clone, PartialEq, Default)]
pub struct Evaluation {
    /// The answers, best first.
    pub answers: Vec<AnswerEvaluation>,
    /// The player's expected answers after the best one, up to the end of the action or to another player's question.
    pub line: Vec<Action>,
}

/// Purpose of a search.
#[derive(Debug, Clone, Copy)]
enum Aim {
    /// The best answer; other answers do not matter once a win is known.
    Choose,
    /// The value of each answer; `also` is searched often enough to be compared.
    Weigh { also: Option<Action> },
}

/// Result of a search.
struct Found {
    options: Vec<Action>,
    /// Value of each option by a one-action look-ahead.
    values: Vec<f32>,
    /// Root branch of each option.
    branches: Vec<usize>,
    /// First answer of each root branch.
    answers: Vec<Action>,
    /// Number of visits of the compared answer that were forced.
    compared: u32,
    tree: Tree,
}

impl Bot for Strong {
    fn choose(&mut self, info_set: &InfoSet<'_>, keep_going: &mut SearchBudget<'_>) -> Action {
        let Some(question) = info_set.question() else { return Action::Pass };
        match info_set.legal_actions() {
            [] => return Action::Pass,
            [only] => return *only,
            _ => {}
        }
        let worlds = info_set.determinizer();
        let mut proof = self.proof(&worlds);
        if !self.thinking.searches(question.ask) {
            if let Some(win) = proof.and_then(|proof| proof.win(keep_going)) {
                return win;
            }
            let first = worlds.determinize(&mut self.rng);
            let mut options = useful(&first);
            let mut values = Vec::new();
            scores(&first, &options, &mut values);
            prune_candidates(&mut options, &mut values);
            return best(&options, &values);
        }
        let found = self.search(&worlds, question.ask, Aim::Choose, &mut proof, keep_going);
        if let Some(win) = proof.as_ref().and_then(WinProof::won) {
            return win;
        }
        let mut ranked = found.ranked();
        if found.only_initiative_or_pass() {
            ranked.sort_by_key(|action| *action == Action::Pass);
        }
        let holds = proof.and_then(|mut proof| proof.holds(ranked.iter().copied()));
        holds.or(ranked.first().copied()).unwrap_or_else(|| best(&found.options, &found.values))
    }
}

impl Found {
    /// Returns the answers, most visited first.
    fn ranked(&self) -> Vec<Action> {
        // Among equals, the last comes first.
        let mut order: Vec<usize> = (0..self.tree.root().len()).rev().collect();
        order.sort_by(|a, b| self.tree.compare(*b, *a));
        order.into_iter().filter_map(|branch| self.answers.get(branch).copied()).collect()
    }

    /// Returns `true` if nothing is left but to pass or to take the initiative. Taking it then costs nothing, and passing
    /// may give it to the other player.
    fn only_initiative_or_pass(&self) -> bool {
        let both = [Action::Take(Counter::Initiative), Action::Pass];
        self.options.len() == both.len() && both.iter().all(|action| self.options.contains(action))
    }
}

impl Strong {
    /// Evaluates the answers to the open question, best first. `also` is an answer to search often enough to be
    /// compared, however bad it seems. A forced win comes first, with a share of 1; an answer after which the other
    /// player has a forced win comes last, with a share of 0. Returns nothing if the rollout policy answers the
    /// question.
    pub fn evaluate_answers(
        &mut self,
        info_set: &InfoSet<'_>,
        also: Option<Action>,
        keep_going: &mut SearchBudget<'_>,
    ) -> Vec<AnswerEvaluation> {
        self.evaluate(info_set, also, keep_going).answers
    }

    /// Like [`Strong::evaluate_answers`], with the expected course of the best answer.
    pub fn evaluate(
        &mut self,
        info_set: &InfoSet<'_>,
        also: Option<Action>,
        keep_going: &mut SearchBudget<'_>,
    ) -> Evaluation {
        let Some(question) = info_set.question() else { return Evaluation::default() };
        if info_set.legal_actions().len() < 2 || !self.thinking.searches(question.ask) {
            return Evaluation::default();
        }
        let worlds = info_set.determinizer();
        let mut proof = self.proof(&worlds);
        let found = self.search(&worlds, question.ask, Aim::Weigh { also }, &mut proof, keep_going);
        let mut opinions: Vec<AnswerEvaluation> = Vec::new();
        for (option, branch) in found.options.iter().zip(&found.branches) {
            let branch = &found.tree.root()[*branch];
            let share = branch.total / branch.visits.max(1) as f32;
            opinions.push(AnswerEvaluation { action: *option, visits: branch.visits, share, proved: None });
        }
        // Forced visits are no evidence of an answer's quality.
        let of_its_own = |opinion: &AnswerEvaluation| {
            let compared = if Some(opinion.action) == also { found.compared } else { 0 };
            opinion.visits.saturating_sub(compared)
        };
        opinions.sort_by(|a, b| of_its_own(b).cmp(&of_its_own(a)).then(b.share.total_cmp(&a.share)));
        if found.only_initiative_or_pass() {
            opinions.sort_by_key(|opinion| opinion.action == Action::Pass);
        }
        let world = worlds.determinize(&mut self.rng);
        if let Some(proof) = proof {
            apply_proofs(&mut opinions, proof);
        }
        prove_immediate_wins(&mut opinions, &world, question.player);
        let line = opinions.first().map_or_else(Vec::new, |best| found.tree.line(&world, best.action, &mut self.rng));
        Evaluation { answers: opinions, line }
    }

    /// Starts the proofs for this position, if enabled.
    fn proof(&mut self, worlds: &Determinizer) -> Option<WinProof> {
        if self.thinking.prove_wins { WinProof::of(worlds.determinize(&mut self.rng)) } else { None }
    }

    /// Searches as long as `keep_going` allows.
    fn search(
        &mut self,
        worlds: &Determinizer,
        ask: QuestionKind,
        aim: Aim,
        proof: &mut Option<WinProof>,
        keep_going: &mut SearchBudget<'_>,
    ) -> Found {
        let also = match aim {
            Aim::Choose => None,
            Aim::Weigh { also } => also,
        };
        let first = worlds.determinize(&mut self.rng);
        let mut options = useful(&first);
        let mut values = Vec::new();
        scores(&first, &options, &mut values);
        prune_candidates(&mut options, &mut values);
        if let Some(also) = also
            && !options.contains(&also)
        {
            options.push(also);
            values.push(0.0);
        }
        if !uses_policy(ask) {
            values.iter_mut().for_each(|value| *value *= 0.02);
            for _ in 0..WORLDS {
                let world = worlds.determinize(&mut self.rng);
                outcomes(&world, &options, &mut values, &mut self.rng);
            }
            values.iter_mut().for_each(|value| *value /= WORLDS as f32);
        }
        let (tree, branches) = Tree::with_root(&first, &options, &values);
        let compared = also.and_then(|also| options.iter().position(|option| *option == also)).map(|at| branches[at]);
        let until = self.thinking.until(&first);
        let answer = |branch| options.iter().zip(&branches).find(|(_, at)| **at == branch).map(|(option, _)| *option);
        let answers = (0..tree.root().len()).filter_map(answer).collect();
        let search = Search {
            thinking: self.thinking,
            worlds: worlds.clone(),
            until,
            tree,
            rng: self.rng,
            answers,
            weighs: matches!(aim, Aim::Weigh { .. }),
            also: compared,
            forced: 0,
            rounds: 0,
        };
        if let Some(proof) = proof {
            proof.search_for_win(&mut || true);
        }
        let is_won = proof.as_ref().is_some_and(|proof| proof.won().is_some());
        let is_known = search.tree.root().len() < 2 || is_won && !search.weighs;
        let done = if is_known { search } else { parallel::run(search, self.cores, proof, keep_going) };
        self.rng = done.rng;
        Found { options, values, branches, answers: done.answers, compared: done.forced, tree: done.tree }
    }
}

/// Puts a proved win first and proved losses last.
fn apply_proofs(opinions: &mut Vec<AnswerEvaluation>, mut proof: WinProof) {
    if let Some(win) = proof.won() {
        let at = opinions.iter().position(|opinion| opinion.action == win).unwrap_or_else(|| {
            opinions.push(AnswerEvaluation { action: win, visits: 1, share: 1.0, proved: None });
            opinions.len() - 1
        });
        opinions[..=at].rotate_right(1);
        opinions[0].share = 1.0;
        opinions[0].proved = Some(true);
        return;
    }
    let holds = proof.holds(opinions.iter().map(|one| one.action)).is_some();
    for opinion in opinions.iter_mut().filter(|opinion| proof.is_lost(opinion.action)) {
        opinion.proved = Some(false);
        if holds {
            opinion.share = 0.0;
        }
    }
    if holds {
        opinions.sort_by_key(|opinion| opinion.proved == Some(false));
    }
}

/// Marks answers that end the game with the player's win before anyone else can act. The other player may have cards
/// in hand: they cannot be played in between.
fn prove_immediate_wins(opinions: &mut [AnswerEvaluation], world: &Game, player: Seat) {
    if world.state.phase() != Phase::Action || !ForcedWinProblem::is_within_reach(world, player) {
        return;
    }
    let mut problem = ForcedWinProblem::seen_by(player, player, world);
    for opinion in opinions.iter_mut().filter(|opinion| opinion.proved.is_none() && opinion.share > NEARLY_WON) {
        let found = problem.answer(world, opinion.action, AT_ONCE);
        if found == (ForcedWin::Win { actions: 0 }) {
            opinion.proved = Some(true);
        }
    }
}

/// A search in progress, on one thread.
#[derive(Debug, Clone)]
struct Search {
    thinking: SearchConfig,
    worlds: Determinizer,
    until: u16,
    tree: Tree,
    rng: Rng,
    /// First answer of each root branch.
    answers: Vec<Action>,
    /// `true` if the other answers matter even when a win is known.
    weighs: bool,
    /// Root branch to compare.
    also: Option<usize>,
    /// Number of its forced visits.
    forced: u32,
    rounds: u32,
}

impl Search {
    /// Runs one iteration in a new determinization.
    fn step(&mut self) {
        let mut world = self.worlds.determinize(&mut self.rng);
        world.auto = true;
        let forced = self.also.filter(|_| self.rounds.is_multiple_of(COMPARED));
        self.forced += u32::from(forced.is_some());
        self.rounds += 1;
        self.tree.iterate(&self.thinking, &mut world, self.until, forced, &mut self.rng);
    }

    /// Continues the proofs after this many playouts and stops searching answers that are proved to lose. Returns
    /// `true` if the search is finished.
    fn prove(&mut self, proof: &mut Option<WinProof>, games: u32, keep_going: &mut dyn FnMut() -> bool) -> bool {
        let Some(proof) = proof else { return false };
        let best = (0..self.answers.len()).max_by(|a, b| self.tree.compare(*a, *b));
        if let Some(best) = best
            && proof.continue_proof(self.answers[best], games, keep_going)
        {
            self.tree.mark_lost(best);
        }
        proof.won().is_some() && !self.weighs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The exploration constant grows with the playouts, except in the frozen baseline.
    #[test]
    fn the_exploration_constant_grows_with_playouts_except_when_frozen() {
        let best = SearchConfig::best();
        let after = |offered| best.exploration_after(offered) / best.exploration;
        assert!((after(1.0) - 1.0).abs() < 0.001);
        assert!((after(1000.0) - 1.231).abs() < 0.001);
        assert!((after(10_000.0) - 1.799).abs() < 0.001);
        assert_eq!(SearchConfig::BY_HAND.exploration_after(10_000.0), 0.45);
    }
}
