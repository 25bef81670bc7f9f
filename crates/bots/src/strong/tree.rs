//! The search tree: the answers of each node with their statistics.

use std::cmp::Ordering;

use rules::{Action, Game, Phase, QuestionKind, Rng, Seat};

use super::SearchConfig;
use super::mast::{PlayoutAction, PlayoutHistory};
use crate::action_key::key;
use crate::rollout_policy::{candidates, pick, pick_by, prune_candidates, scores, uses_policy};
use crate::share;

/// Noise of the rollout policy.
const SPREAD: f32 = 3.0;
/// Maximum number of decisions in a playout before it is evaluated.
const LONGEST: u32 = 160;
/// Maximum number of options scored in a playout before it is evaluated. Unusual boards have enough for one playout to
/// use up the time of the whole search.
const MOST_SEEN: usize = 60_000;
/// Maximum number of nodes, about 100 MB. A longer search continues without new ones.
const NODES: usize = 200_000;
/// Number of options above which a node considers only a selection.
const MANY: usize = 256;

/// An answer in the tree.
#[derive(Debug, Clone, Copy)]
pub(super) struct TreeEdge {
    key: u64,
    /// Child node; 0 if there is none.
    node: u32,
    pub(super) visits: u32,
    /// Number of times it was available.
    offered: u32,
    /// Sum of the results for the player who chooses it.
    pub(super) total: f32,
    /// Prior from the rollout policy, from 0 to 1.
    pub(super) prior: f32,
    /// `true` if the other player has a forced win after it.
    is_lost: bool,
}

impl TreeEdge {
    fn new(key: u64, prior: f32) -> Self {
        TreeEdge { key, node: 0, visits: 0, offered: 0, total: 0.0, prior, is_lost: false }
    }

    fn promise(&self, thinking: &SearchConfig) -> f32 {
        if self.is_lost {
            return f32::MIN;
        }
        let visits = self.visits as f32;
        let mean = if self.visits == 0 { 0.5 } else { self.total / visits };
        let offered = self.offered.max(1) as f32;
        mean + thinking.exploration_after(offered) * (offered.ln() / (visits + 1.0)).sqrt()
            + thinking.policy_weight * self.prior / (visits + 1.0)
    }
}

/// The search tree of one question.
#[derive(Debug, Clone)]
pub(super) struct Tree {
    /// The branches of each node; the first is the root.
    nodes: Vec<Vec<TreeEdge>>,
    /// Path of the current iteration: node, branch, player who chose.
    way: Vec<(usize, usize, Seat)>,
    /// Answers of the current playout.
    given: Vec<PlayoutAction>,
    history: PlayoutHistory,
    scores: Vec<f32>,
}

impl Tree {
    /// Returns a tree with these answers at its root, and the branch of each answer.
    pub(super) fn with_root(game: &Game, options: &[Action], values: &[f32]) -> (Tree, Vec<usize>) {
        let mut tree = Tree {
            nodes: vec![Vec::new()],
            way: Vec::new(),
            given: Vec::new(),
            history: PlayoutHistory::none(),
            scores: Vec::new(),
        };
        let mut branches = Vec::with_capacity(options.len());
        let priors = priors(values, 2.5);
        for (option, prior) in options.iter().zip(priors) {
            let key = key(game, *option);
            let known = tree.nodes[0].iter().position(|branch| branch.key == key);
            branches.push(known.unwrap_or_else(|| {
                tree.nodes[0].push(TreeEdge::new(key, prior));
                tree.nodes[0].len() - 1
            }));
        }
        (tree, branches)
    }

    /// Returns the branches of the root.
    pub(super) fn root(&self) -> &[TreeEdge] {
        &self.nodes[0]
    }

    /// Compares two root branches: a lost one is worse, otherwise the one with fewer visits is.
    pub(super) fn compare(&self, one: usize, other: usize) -> Ordering {
        let (one, other) = (&self.root()[one], &self.root()[other]);
        let by_visits = one.visits.cmp(&other.visits).then(one.prior.total_cmp(&other.prior));
        other.is_lost.cmp(&one.is_lost).then(by_visits)
    }

    /// Marks a root branch as lost by a forced win of the other player. The search skips it, unless all branches are
    /// lost.
    pub(super) fn mark_lost(&mut self, branch: usize) {
        self.nodes[0][branch].is_lost = true;
        if self.root().iter().all(|branch| branch.is_lost) {
            self.nodes[0].iter_mut().for_each(|branch| branch.is_lost = false);
        }
    }

    /// Runs one playout. It descends the tree (by `forced` at the root, if given), adds a node, plays a rollout and
    /// backs up the result.
    pub(super) fn iterate(
        &mut self,
        thinking: &SearchConfig,
        game: &mut Game,
        until: u16,
        forced: Option<usize>,
        rng: &mut Rng,
    ) {
        self.way.clear();
        self.given.clear();
        let (mut node, mut seen) = (0, 0);
        while let Some(question) = game.question() {
            seen += game.legal_actions().len();
            if self.way.len() > LONGEST as usize || seen > MOST_SEEN || is_over(game, until) {
                break;
            }
            let seat = question.player;
            if uses_policy(question.ask) && !self.way.is_empty() {
                let action = pick(game, 0.0, rng, &mut self.scores);
                game.play_legal(action);
                continue;
            }
            let forced = forced.filter(|_| self.way.is_empty());
            let (at, action) = self.descend(thinking, game, node, forced);
            self.way.push((node, at, seat));
            self.note(thinking, game, action);
            game.play_legal(action);
            let next = self.nodes.len() as u32;
            let branch = &mut self.nodes[node][at];
            if branch.node == 0 {
                if next as usize >= NODES {
                    break;
                }
                branch.node = next;
                self.nodes.push(Vec::new());
                break;
            }
            node = branch.node as usize;
        }
        self.play_on(thinking, game, until, seen, rng);
        let mut worth = [0.0; 4];
        for (seat, worth) in game.state.seats().zip(&mut worth) {
            *worth = share(thinking.evaluator.lead(game, seat));
        }
        for (node, at, seat) in &self.way {
            let branch = &mut self.nodes[*node][*at];
            branch.visits += 1;
            branch.total += worth[seat.at()];
        }
        if thinking.mast_weight > 0.0 {
            self.history.record_playout(&self.given, &worth);
        }
    }

    /// Records an answer for the playout statistics, if they are used.
    fn note(&mut self, thinking: &SearchConfig, game: &Game, action: Action) {
        if thinking.mast_weight > 0.0 {
            self.given.extend(PlayoutAction::of(game, action));
        }
    }

    /// Plays a rollout, by the rollout policy and the playout statistics, until the game is evaluated.
    fn play_on(&mut self, thinking: &SearchConfig, game: &mut Game, until: u16, mut seen: usize, rng: &mut Rng) {
        let mut actions = 0;
        for _ in 0..LONGEST {
            seen += game.legal_actions().len();
            let Some(question) = game.question() else { break };
            if seen > MOST_SEEN || is_over(game, until) {
                break;
            }
            if question.ask == QuestionKind::Action {
                if actions == thinking.actions {
                    break;
                }
                actions += 1;
            }
            let learned = |action| {
                let given = if thinking.mast_weight > 0.0 { PlayoutAction::of(game, action) } else { None };
                given.map_or(0.0, |given| thinking.mast_weight * self.history.advantage(given))
            };
            let action = pick_by(game, SPREAD, learned, rng, &mut self.scores);
            if game.legal_actions().len() > 1 {
                self.note(thinking, game, action);
            }
            game.play_legal(action);
        }
    }

    /// Returns the branch of a node to follow in this playout: the forced one, if it is available.
    fn descend(&mut self, thinking: &SearchConfig, game: &Game, node: usize, forced: Option<usize>) -> (usize, Action) {
        let mut options = candidates(game);
        if options.len() > MANY {
            scores(game, &options, &mut self.scores);
            prune_candidates(&mut options, &mut self.scores);
        }
        let branches = &mut self.nodes[node];
        let mut here: Vec<(usize, Action)> = Vec::with_capacity(options.len());
        let mut prior: Option<Vec<f32>> = None;
        for (nth, option) in options.iter().enumerate() {
            let key = key(game, *option);
            let at = match branches.iter().position(|branch| branch.key == key) {
                Some(at) => at,
                None => {
                    let priors = prior.get_or_insert_with(|| {
                        scores(game, &options, &mut self.scores);
                        priors(&self.scores, 2.0)
                    });
                    branches.push(TreeEdge::new(key, priors[nth]));
                    branches.len() - 1
                }
            };
            if !here.iter().any(|(known, _)| *known == at) {
                branches[at].offered += 1;
                here.push((at, *option));
            }
        }
        if let Some(forced) = here.iter().find(|(at, _)| Some(*at) == forced) {
            return *forced;
        }
        let mut chosen = (f32::NEG_INFINITY, (0, Action::Pass));
        for (at, option) in here {
            let promise = branches[at].promise(thinking);
            if promise > chosen.0 {
                chosen = (promise, (at, option));
            }
        }
        chosen.1
    }

    /// Returns what the deciding player is expected to answer after the first answer: the most visited answers, up to
    /// the end of the action or to a question for another player.
    pub(super) fn line(&self, world: &Game, first: Action, rng: &mut Rng) -> Vec<Action> {
        let Some(player) = world.question().map(|question| question.player) else { return Vec::new() };
        let phase = world.state.phase();
        let mut game = world.clone();
        game.auto = true;
        let (mut line, mut scores) = (Vec::new(), Vec::new());
        let (mut node, mut action) = (Some(0), first);
        while line.len() < LONGEST as usize {
            let taken = key(&game, action);
            let edge = node.and_then(|node: usize| self.nodes[node].iter().find(|edge| edge.key == taken));
            node = edge.filter(|edge| edge.node > 0).map(|edge| edge.node as usize);
            if game.play(action).is_err() {
                break;
            }
            let Some(question) = game.question() else { break };
            let is_next = question.ask == QuestionKind::Action || game.state.phase() != phase;
            if question.player != player || is_next {
                break;
            }
            if uses_policy(question.ask) {
                action = pick(&game, 0.0, rng, &mut scores);
            } else {
                let edges = node.map_or(&[][..], |node| &self.nodes[node]);
                let visits = |option: &Action| {
                    let key = key(&game, *option);
                    edges.iter().find(|edge| edge.key == key).map_or(0, |edge| edge.visits)
                };
                let best = candidates(&game).into_iter().map(|option| (visits(&option), option));
                let Some((1.., best)) = best.max_by_key(|(visits, _)| *visits) else { break };
                action = best;
            }
            line.push(action);
        }
        line
    }

    /// Adds the results of another search from the same root.
    pub(super) fn add(&mut self, other: &Tree) {
        for branch in &other.nodes[0] {
            match self.nodes[0].iter_mut().find(|own| own.key == branch.key) {
                Some(own) => {
                    own.visits += branch.visits;
                    own.total += branch.total;
                }
                None => self.nodes[0].push(*branch),
            }
        }
    }
}

/// Returns `true` if a playout is evaluated here: the action phase of its last round has ended.
fn is_over(game: &Game, until: u16) -> bool {
    game.state.round() > until || (game.state.round() == until && game.state.phase() == Phase::Regroup)
}

/// Returns scores relative to the best, from 0 to 1.
fn priors(scores: &[f32], softness: f32) -> Vec<f32> {
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter().map(|score| ((score - top) / softness).exp()).collect()
}
