//! Search: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, the single-observer form).
//!
//! Each round of thought imagines the hidden cards anew, walks down one tree that all imagined games share, adds a
//! node, plays on by instinct for a while, and values how the game stands then.

use rules::{Action, Chance, Game, Phase, Seat};

use crate::instinct::{candidates, is_for_instinct, pick, promising, scores};
use crate::keys::key;
use crate::quick::{best, outcomes};
use crate::{GoOn, Player, Sight, lead, share};

/// How much is tried that looks worse (the constant of UCB1).
const CURIOSITY: f32 = 0.45;
/// How much instinct counts while little is known.
const TRUST: f32 = 1.2;
/// How far off instinct may be when an imagined game is played on.
const SPREAD: f32 = 3.0;
/// Rounds after the present one before an imagined game is valued.
const HORIZON: u16 = 1;
/// Decisions after which an imagined game is valued in any case.
const LONGEST: u32 = 160;
/// Answers that were looked at in an imagined game after which it is valued in any case: boards beyond those of games
/// have so many that one game would take as long as all.
const MOST_SEEN: usize = 60_000;
/// Nodes that a tree may have: about 100 MB. A longer search goes on without new ones.
const NODES: usize = 200_000;
/// More answers than this are chosen from before a node is looked through for them.
const MANY: usize = 256;
/// Imagined games in which the first answers are tried one action ahead.
const WORLDS: u32 = 3;

/// Searches games that might be.
#[derive(Debug, Clone)]
pub struct Strong {
    chance: Chance,
}

impl Strong {
    /// A player whose chance the seed decides.
    pub fn seeded(seed: u64) -> Self {
        Strong { chance: Chance::seeded(seed) }
    }
}

/// An answer in the tree.
#[derive(Debug, Clone, Copy)]
struct Branch {
    key: u64,
    /// The node that it leads to; 0 while there is none.
    node: u32,
    visits: u32,
    /// How often it could have been chosen.
    offered: u32,
    /// What the player who chooses it has got from it.
    total: f32,
    /// What instinct says, from 0 to 1.
    prior: f32,
}

impl Branch {
    fn new(key: u64, prior: f32) -> Self {
        Branch { key, node: 0, visits: 0, offered: 0, total: 0.0, prior }
    }

    fn promise(&self) -> f32 {
        let visits = self.visits as f32;
        let mean = if self.visits == 0 { 0.5 } else { self.total / visits };
        let offered = (self.offered.max(1) as f32).ln();
        mean + CURIOSITY * (offered / (visits + 1.0)).sqrt() + TRUST * self.prior / (visits + 1.0)
    }
}

/// The tree of one answer.
struct Tree {
    /// The branches of each node; the first is the root.
    nodes: Vec<Vec<Branch>>,
    /// The way down of this round: node, branch, who chose.
    way: Vec<(usize, usize, Seat)>,
    scores: Vec<f32>,
}

impl Player for Strong {
    fn choose(&mut self, sight: &Sight<'_>, go_on: &mut GoOn<'_>) -> Action {
        let Some(question) = sight.question() else { return Action::Pass };
        match sight.legal_actions() {
            [] => return Action::Pass,
            [only] => return *only,
            _ => {}
        }
        let first = sight.imagine(&mut self.chance);
        let mut options = candidates(&first);
        let mut values = Vec::new();
        scores(&first, &options, &mut values);
        promising(&mut options, &mut values);
        if is_for_instinct(question.ask) {
            return best(&options, &values);
        }
        values.iter_mut().for_each(|value| *value *= 0.02);
        for _ in 0..WORLDS {
            let world = sight.imagine(&mut self.chance);
            outcomes(&world, &options, &mut values, &mut self.chance);
        }
        let mut tree = Tree::rooted(&first, &options, &values);
        if tree.nodes[0].len() > 1 {
            let mut rounds = 0;
            while go_on(rounds) {
                let mut world = sight.imagine(&mut self.chance);
                world.auto = true;
                tree.round(&mut world, &mut self.chance);
                rounds += 1;
            }
        }
        let root = &tree.nodes[0];
        let chosen = root.iter().max_by(|a, b| a.visits.cmp(&b.visits).then(a.prior.total_cmp(&b.prior)));
        let found = chosen.and_then(|chosen| options.iter().find(|option| key(&first, **option) == chosen.key));
        found.copied().unwrap_or_else(|| best(&options, &values))
    }
}

impl Tree {
    fn rooted(game: &Game, options: &[Action], values: &[f32]) -> Tree {
        let mut tree = Tree { nodes: vec![Vec::new()], way: Vec::new(), scores: Vec::new() };
        let values: Vec<f32> = values.iter().map(|value| value / WORLDS as f32).collect();
        let priors = priors(&values, 2.5);
        for (option, prior) in options.iter().zip(priors) {
            let key = key(game, *option);
            if !tree.nodes[0].iter().any(|branch| branch.key == key) {
                tree.nodes[0].push(Branch::new(key, prior));
            }
        }
        tree
    }

    /// One imagined game: down the tree, one node more, on by instinct, and back.
    fn round(&mut self, game: &mut Game, chance: &mut Chance) {
        let until = game.state.round + HORIZON;
        self.way.clear();
        let (mut node, mut seen) = (0, 0);
        while let Some(question) = game.question() {
            seen += game.legal_actions().len();
            if self.way.len() > LONGEST as usize || seen > MOST_SEEN || is_over(game, until) {
                break;
            }
            let seat = question.player;
            if is_for_instinct(question.ask) {
                let action = pick(game, 0.0, chance, &mut self.scores);
                game.play_legal(action);
                continue;
            }
            let (at, action) = self.descend(game, node);
            self.way.push((node, at, seat));
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
        for _ in 0..LONGEST {
            seen += game.legal_actions().len();
            if game.question().is_none() || seen > MOST_SEEN || is_over(game, until) {
                break;
            }
            let action = pick(game, SPREAD, chance, &mut self.scores);
            game.play_legal(action);
        }
        let mut known: [Option<f32>; 4] = [None; 4];
        for (node, at, seat) in &self.way {
            let value = *known[seat.at()].get_or_insert_with(|| share(lead(game, *seat)));
            let branch = &mut self.nodes[*node][*at];
            branch.visits += 1;
            branch.total += value;
        }
    }

    /// The branch of a node to go on with in this imagined game.
    fn descend(&mut self, game: &Game, node: usize) -> (usize, Action) {
        let mut options = candidates(game);
        if options.len() > MANY {
            scores(game, &options, &mut self.scores);
            promising(&mut options, &mut self.scores);
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
                    branches.push(Branch::new(key, priors[nth]));
                    branches.len() - 1
                }
            };
            if !here.iter().any(|(known, _)| *known == at) {
                branches[at].offered += 1;
                here.push((at, *option));
            }
        }
        let mut chosen = (f32::MIN, (0, Action::Pass));
        for (at, option) in here {
            let promise = branches[at].promise();
            if promise > chosen.0 {
                chosen = (promise, (at, option));
            }
        }
        chosen.1
    }
}

/// Whether an imagined game is valued here: when the action phase of the last round that it looks at has ended.
fn is_over(game: &Game, until: u16) -> bool {
    game.state.round > until || (game.state.round == until && game.state.phase == Phase::Regroup)
}

/// Scores as shares of the best, from 0 to 1.
fn priors(scores: &[f32], softness: f32) -> Vec<f32> {
    let top = scores.iter().copied().fold(f32::MIN, f32::max);
    scores.iter().map(|score| ((score - top) / softness).exp()).collect()
}
