//! Search: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, the single-observer form).
//!
//! Each round of thought imagines the hidden cards anew, walks down one tree that all imagined games share, adds a
//! node, plays on by instinct for a while, and values how the game stands then.

use rules::{Action, Ask, Chance, Game, Phase, Seat};

use crate::instinct::{candidates, is_for_instinct, pick, promising, scores, useful};
use crate::keys::key;
use crate::quick::{best, outcomes};
use crate::{GoOn, Judgement, Player, Sight, share};

/// How much is tried that looks worse (the constant of UCB1).
const CURIOSITY: f32 = 0.45;
/// How much instinct counts while little is known.
const TRUST: f32 = 1.2;
/// How far off instinct may be when an imagined game is played on.
const SPREAD: f32 = 3.0;
/// Decisions after which an imagined game is valued in any case.
const LONGEST: u32 = 160;
/// Answers that were looked at in an imagined game after which it is valued in any case: boards beyond those of games
/// have so many that one game would take as long as all.
const MOST_SEEN: usize = 60_000;
/// Nodes that a tree may have: about 100 MB. A longer search goes on without new ones.
const NODES: usize = 200_000;
/// More answers than this are chosen from before a node is looked through for them.
const MANY: usize = 256;
/// An answer that is to be compared is given in one of so many imagined games.
const COMPARED: u32 = 4;
/// Imagined games in which the first answers are tried one action ahead.
const WORLDS: u32 = 3;

/// How imagined games are played on below the tree, and what values them then.
#[derive(Debug, Clone, Copy)]
pub struct Thinking {
    /// What values a game.
    pub judgement: Judgement<'static>,
    /// Rounds after the present one at whose end a game is valued.
    pub horizon: u16,
    /// Actions below the tree after which a game is valued before that: what follows from the last is played out.
    pub actions: u32,
}

impl Thinking {
    /// As it was before anything was learned: by hand, to the end of the next round. Later ones are measured against it.
    pub const BY_HAND: Thinking = Thinking { judgement: Judgement::ByHand, horizon: 1, actions: u32::MAX };

    /// As Cantina's bots think.
    pub fn best() -> Thinking {
        Thinking { judgement: Judgement::best(), horizon: 1, actions: u32::MAX }
    }
}

/// Searches games that might be.
#[derive(Debug, Clone)]
pub struct Strong {
    chance: Chance,
    thinking: Thinking,
}

impl Strong {
    /// A player whose chance the seed decides.
    pub fn seeded(seed: u64) -> Self {
        Strong::thinking(Thinking::best(), seed)
    }

    /// The same with another way of thinking.
    pub fn thinking(thinking: Thinking, seed: u64) -> Self {
        Strong { chance: Chance::seeded(seed), thinking }
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

/// What the search thinks of an answer.
#[derive(Debug, Clone, Copy, PartialEq)]
pub struct Opinion {
    /// The answer.
    pub action: Action,
    /// In how many imagined games it was given.
    pub visits: u32,
    /// The share of them that its player wins, from 0 to 1.
    pub share: f32,
}

/// What a search has found.
struct Found {
    options: Vec<Action>,
    /// What each option leads to at once.
    values: Vec<f32>,
    /// The branch of the root that each option is.
    branches: Vec<usize>,
    /// How often an answer was given only to be compared.
    compared: u32,
    tree: Tree,
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
        if is_for_instinct(question.ask) {
            let mut options = useful(&first);
            let mut values = Vec::new();
            scores(&first, &options, &mut values);
            promising(&mut options, &mut values);
            return best(&options, &values);
        }
        let found = self.search(sight, first, None, go_on);
        let root = &found.tree.nodes[0];
        let chosen = (0..root.len()).max_by(|a, b| {
            let (a, b) = (&root[*a], &root[*b]);
            a.visits.cmp(&b.visits).then(a.prior.total_cmp(&b.prior))
        });
        let option = chosen.and_then(|chosen| found.branches.iter().position(|branch| *branch == chosen));
        option.map_or_else(|| best(&found.options, &found.values), |option| found.options[option])
    }
}

impl Strong {
    /// What the search thinks of the answers to the open question, the best first. `also` is an answer that is looked at
    /// often enough to be compared, however bad it seems. Nothing when rules of thumb answer the question.
    pub fn weigh(&mut self, sight: &Sight<'_>, also: Option<Action>, go_on: &mut GoOn<'_>) -> Vec<Opinion> {
        let Some(question) = sight.question() else { return Vec::new() };
        if sight.legal_actions().len() < 2 || is_for_instinct(question.ask) {
            return Vec::new();
        }
        let first = sight.imagine(&mut self.chance);
        let found = self.search(sight, first, also, go_on);
        let root = &found.tree.nodes[0];
        let mut opinions: Vec<Opinion> = Vec::new();
        for (option, branch) in found.options.iter().zip(&found.branches) {
            let Branch { visits, total, .. } = root[*branch];
            opinions.push(Opinion { action: *option, visits, share: total / visits.max(1) as f32 });
        }
        // How often it was compared says nothing about how good it is.
        let of_its_own = |opinion: &Opinion| {
            let compared = if Some(opinion.action) == also { found.compared } else { 0 };
            opinion.visits.saturating_sub(compared)
        };
        opinions.sort_by(|a, b| of_its_own(b).cmp(&of_its_own(a)).then(b.share.total_cmp(&a.share)));
        opinions
    }

    /// Searches as long as it may.
    fn search(&mut self, sight: &Sight<'_>, first: Game, also: Option<Action>, go_on: &mut GoOn<'_>) -> Found {
        let mut options = useful(&first);
        let mut values = Vec::new();
        scores(&first, &options, &mut values);
        promising(&mut options, &mut values);
        if let Some(also) = also
            && !options.contains(&also)
        {
            options.push(also);
            values.push(0.0);
        }
        values.iter_mut().for_each(|value| *value *= 0.02);
        for _ in 0..WORLDS {
            let world = sight.imagine(&mut self.chance);
            outcomes(self.thinking.judgement, &world, &options, &mut values, &mut self.chance);
        }
        let (mut tree, branches) = Tree::rooted(&first, &options, &values);
        let compared = also.and_then(|also| options.iter().position(|option| *option == also)).map(|at| branches[at]);
        let mut times = 0;
        if tree.nodes[0].len() > 1 {
            let mut rounds = 0;
            while go_on(rounds) {
                let mut world = sight.imagine(&mut self.chance);
                world.auto = true;
                let forced = compared.filter(|_| rounds % COMPARED == 0);
                times += u32::from(forced.is_some());
                tree.round(self.thinking, &mut world, forced, &mut self.chance);
                rounds += 1;
            }
        }
        Found { options, values, branches, compared: times, tree }
    }
}

impl Tree {
    /// A tree of these answers, and the branch that each of them is.
    fn rooted(game: &Game, options: &[Action], values: &[f32]) -> (Tree, Vec<usize>) {
        let mut tree = Tree { nodes: vec![Vec::new()], way: Vec::new(), scores: Vec::new() };
        let mut branches = Vec::with_capacity(options.len());
        let values: Vec<f32> = values.iter().map(|value| value / WORLDS as f32).collect();
        let priors = priors(&values, 2.5);
        for (option, prior) in options.iter().zip(priors) {
            let key = key(game, *option);
            let known = tree.nodes[0].iter().position(|branch| branch.key == key);
            branches.push(known.unwrap_or_else(|| {
                tree.nodes[0].push(Branch::new(key, prior));
                tree.nodes[0].len() - 1
            }));
        }
        (tree, branches)
    }

    /// One imagined game: down the tree, by a branch of the root where one is forced, one node more, on by instinct, and
    /// back.
    fn round(&mut self, thinking: Thinking, game: &mut Game, forced: Option<usize>, chance: &mut Chance) {
        let until = game.state.round + thinking.horizon;
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
            let forced = forced.filter(|_| self.way.is_empty());
            let (at, action) = self.descend(game, node, forced);
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
        let mut actions = 0;
        for _ in 0..LONGEST {
            seen += game.legal_actions().len();
            let Some(question) = game.question() else { break };
            if seen > MOST_SEEN || is_over(game, until) {
                break;
            }
            if question.ask == Ask::Action {
                if actions == thinking.actions {
                    break;
                }
                actions += 1;
            }
            let action = pick(game, SPREAD, chance, &mut self.scores);
            game.play_legal(action);
        }
        let mut known: [Option<f32>; 4] = [None; 4];
        for (node, at, seat) in &self.way {
            let value = *known[seat.at()].get_or_insert_with(|| share(thinking.judgement.lead(game, *seat)));
            let branch = &mut self.nodes[*node][*at];
            branch.visits += 1;
            branch.total += value;
        }
    }

    /// The branch of a node to go on with in this imagined game: the one that is forced, if it is possible there.
    fn descend(&mut self, game: &Game, node: usize, forced: Option<usize>) -> (usize, Action) {
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
        if let Some(forced) = here.iter().find(|(at, _)| Some(*at) == forced) {
            return *forced;
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
