//! Search: information-set Monte Carlo tree search (Cowling, Powley and Whitehouse 2012, the single-observer form).
//!
//! Each round of thought imagines the hidden cards anew, walks down one tree that all imagined games share, adds a
//! node, plays on by instinct and by what the games before taught for a while, and values how the game stands then.

mod cores;
mod lessons;
mod proof;
mod tree;

use rules::{Action, Ask, Chance, Game, Imaginer, Phase};

use crate::instinct::{is_for_instinct, promising, scores, useful};
use crate::quick::{best, outcomes};
use crate::{GoOn, Judgement, Player, Sight};
use proof::Proof;
use tree::Tree;

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
    /// How much is tried that looks worse (the constant of UCB1).
    pub curiosity: f32,
    /// By what part of itself curiosity grows where an answer could have been given in some thousand imagined games.
    pub growth: f32,
    /// How much instinct counts while little is known.
    pub trust: f32,
    /// Whether mulligans, resources and what is taken of a search are searched too, and not left to rules of thumb.
    pub broad: bool,
    /// Whether a win before the regroup phase is looked for to the end, for either side, where nothing hidden counts.
    pub proves: bool,
    /// How much it counts where imagined games are played on that a player fared better or worse with an answer in those
    /// before: points of instinct for the whole of a win.
    pub lessons: f32,
}

impl Thinking {
    /// As it was before anything was learned: by hand, to the end of the next round. Later ones are measured against it.
    pub const BY_HAND: Thinking = Thinking {
        judgement: Judgement::ByHand,
        horizon: 1,
        actions: u32::MAX,
        curiosity: 0.45,
        growth: 0.0,
        trust: 1.2,
        broad: false,
        proves: false,
        lessons: 0.0,
    };

    /// As Cantina's bots think.
    pub fn best() -> Thinking {
        Thinking {
            judgement: Judgement::best(),
            curiosity: 0.25,
            growth: 1.0 / 3.0,
            broad: true,
            proves: true,
            lessons: 20.0,
            ..Thinking::BY_HAND
        }
    }

    /// Whether this question is searched.
    fn searches(&self, ask: Ask) -> bool {
        !is_for_instinct(ask)
            || self.broad && matches!(ask, Ask::Mulligan | Ask::FirstResources | Ask::Resource | Ask::Search)
    }

    /// How much is tried that looks worse, of an answer that could have been given in so many imagined games. Those games are
    /// alike in what they overrate: the longer the thought, the less is gained by more of the same (the search of AlphaZero
    /// lets its constant grow in this form).
    fn curiosity_after(&self, offered: f32) -> f32 {
        if self.growth == 0.0 {
            return self.curiosity;
        }
        self.curiosity * (1.0 + self.growth * (offered / 1000.0).ln_1p())
    }

    /// The round after whose action phase an imagined game is valued: a decision before an action phase shows later.
    fn until(&self, game: &Game) -> u16 {
        let later = match game.state.phase {
            Phase::Setup if self.broad => 2,
            Phase::Regroup if self.broad => 1,
            Phase::Setup | Phase::Regroup | Phase::Action => 0,
        };
        game.state.round + self.horizon + later
    }
}

/// Searches games that might be.
#[derive(Debug, Clone)]
pub struct Strong {
    chance: Chance,
    thinking: Thinking,
    cores: usize,
}

impl Strong {
    /// A player whose chance the seed decides.
    pub fn seeded(seed: u64) -> Self {
        Strong::thinking(Thinking::best(), seed)
    }

    /// The same with another way of thinking.
    pub fn thinking(thinking: Thinking, seed: u64) -> Self {
        Strong { chance: Chance::seeded(seed), thinking, cores: 1 }
    }

    /// The same on so many cores at once. The same number of imagined games on as many cores gives the same answer.
    #[must_use]
    pub fn on_cores(self, cores: usize) -> Self {
        Strong { cores: cores.clamp(1, cores::MOST), ..self }
    }
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

/// What a search is for.
#[derive(Debug, Clone, Copy)]
enum Aim {
    /// The best answer: when a win is known, nothing else is of interest.
    Choose,
    /// What each answer is worth; `also` is one that is looked at often enough to be compared.
    Weigh { also: Option<Action> },
}

/// What a search has found.
struct Found {
    options: Vec<Action>,
    /// What each option leads to at once.
    values: Vec<f32>,
    /// The branch of the root that each option is.
    branches: Vec<usize>,
    /// The answer that each branch of the root began as.
    answers: Vec<Action>,
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
        let worlds = sight.imaginer();
        let mut proof = self.proof(&worlds);
        if !self.thinking.searches(question.ask) {
            if let Some(win) = proof.and_then(|proof| proof.win(go_on)) {
                return win;
            }
            let first = worlds.imagine(&mut self.chance);
            let mut options = useful(&first);
            let mut values = Vec::new();
            scores(&first, &options, &mut values);
            promising(&mut options, &mut values);
            return best(&options, &values);
        }
        let found = self.search(&worlds, question.ask, Aim::Choose, &mut proof, go_on);
        if let Some(win) = proof.as_ref().and_then(Proof::won) {
            return win;
        }
        let ranked = found.ranked();
        let holds = proof.and_then(|mut proof| proof.holds(ranked.iter().copied()));
        holds.or(ranked.first().copied()).unwrap_or_else(|| best(&found.options, &found.values))
    }
}

impl Found {
    /// The answers, what was tried most first.
    fn ranked(&self) -> Vec<Action> {
        // Of equals the last comes first.
        let mut order: Vec<usize> = (0..self.tree.root().len()).rev().collect();
        order.sort_by(|a, b| self.tree.compare(*b, *a));
        order.into_iter().filter_map(|branch| self.answers.get(branch).copied()).collect()
    }
}

impl Strong {
    /// What the search thinks of the answers to the open question, the best first. `also` is an answer that is looked at
    /// often enough to be compared, however bad it seems. A win that is forced comes first, with a share of 1; an answer after
    /// which the other player forces one comes last, with a share of 0. Nothing when rules of thumb answer the question.
    pub fn weigh(&mut self, sight: &Sight<'_>, also: Option<Action>, go_on: &mut GoOn<'_>) -> Vec<Opinion> {
        let Some(question) = sight.question() else { return Vec::new() };
        if sight.legal_actions().len() < 2 || !self.thinking.searches(question.ask) {
            return Vec::new();
        }
        let worlds = sight.imaginer();
        let mut proof = self.proof(&worlds);
        let found = self.search(&worlds, question.ask, Aim::Weigh { also }, &mut proof, go_on);
        let mut opinions: Vec<Opinion> = Vec::new();
        for (option, branch) in found.options.iter().zip(&found.branches) {
            let branch = &found.tree.root()[*branch];
            let share = branch.total / branch.visits.max(1) as f32;
            opinions.push(Opinion { action: *option, visits: branch.visits, share });
        }
        // How often it was compared says nothing about how good it is.
        let of_its_own = |opinion: &Opinion| {
            let compared = if Some(opinion.action) == also { found.compared } else { 0 };
            opinion.visits.saturating_sub(compared)
        };
        opinions.sort_by(|a, b| of_its_own(b).cmp(&of_its_own(a)).then(b.share.total_cmp(&a.share)));
        let Some(mut proof) = proof else { return opinions };
        if let Some(win) = proof.won() {
            let at = opinions.iter().position(|opinion| opinion.action == win).unwrap_or_else(|| {
                opinions.push(Opinion { action: win, visits: 1, share: 1.0 });
                opinions.len() - 1
            });
            opinions[..=at].rotate_right(1);
            opinions[0].share = 1.0;
        } else if proof.holds(opinions.iter().map(|one| one.action)).is_some() {
            opinions.sort_by_key(|opinion| proof.is_lost(opinion.action));
            let lost = opinions.iter_mut().filter(|opinion| proof.is_lost(opinion.action));
            lost.for_each(|opinion| opinion.share = 0.0);
        }
        opinions
    }

    /// What can be proved here, if anything is to be.
    fn proof(&mut self, worlds: &Imaginer) -> Option<Proof> {
        if self.thinking.proves { Proof::of(worlds.imagine(&mut self.chance)) } else { None }
    }

    /// Searches as long as it may.
    fn search(
        &mut self,
        worlds: &Imaginer,
        ask: Ask,
        aim: Aim,
        proof: &mut Option<Proof>,
        go_on: &mut GoOn<'_>,
    ) -> Found {
        let also = match aim {
            Aim::Choose => None,
            Aim::Weigh { also } => also,
        };
        let first = worlds.imagine(&mut self.chance);
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
        if !is_for_instinct(ask) {
            values.iter_mut().for_each(|value| *value *= 0.02);
            for _ in 0..WORLDS {
                let world = worlds.imagine(&mut self.chance);
                outcomes(&world, &options, &mut values, &mut self.chance);
            }
            values.iter_mut().for_each(|value| *value /= WORLDS as f32);
        }
        let (tree, branches) = Tree::rooted(&first, &options, &values);
        let compared = also.and_then(|also| options.iter().position(|option| *option == also)).map(|at| branches[at]);
        let until = self.thinking.until(&first);
        let answer = |branch| options.iter().zip(&branches).find(|(_, at)| **at == branch).map(|(option, _)| *option);
        let answers = (0..tree.root().len()).filter_map(answer).collect();
        let search = Search {
            thinking: self.thinking,
            worlds: worlds.clone(),
            until,
            tree,
            chance: self.chance,
            answers,
            weighs: matches!(aim, Aim::Weigh { .. }),
            also: compared,
            forced: 0,
            rounds: 0,
        };
        if let Some(proof) = proof {
            proof.look_for_a_win(&mut || true);
        }
        let is_won = proof.as_ref().is_some_and(|proof| proof.won().is_some());
        let is_known = search.tree.root().len() < 2 || is_won && !search.weighs;
        let done = if is_known { search } else { cores::run(search, self.cores, proof, go_on) };
        self.chance = done.chance;
        Found { options, values, branches, answers: done.answers, compared: done.forced, tree: done.tree }
    }
}

/// A search under way, on one core.
#[derive(Debug, Clone)]
struct Search {
    thinking: Thinking,
    worlds: Imaginer,
    until: u16,
    tree: Tree,
    chance: Chance,
    /// The answer that each branch of the root began as.
    answers: Vec<Action>,
    /// Whether the other answers are of interest when a win is known.
    weighs: bool,
    /// The branch that is to be compared.
    also: Option<usize>,
    /// How often it was tried only for that.
    forced: u32,
    rounds: u32,
}

impl Search {
    /// One imagined game.
    fn step(&mut self) {
        let mut world = self.worlds.imagine(&mut self.chance);
        world.auto = true;
        let forced = self.also.filter(|_| self.rounds.is_multiple_of(COMPARED));
        self.forced += u32::from(forced.is_some());
        self.rounds += 1;
        self.tree.round(&self.thinking, &mut world, self.until, forced, &mut self.chance);
    }

    /// Goes on with what is to be proved, after so many imagined games: an answer that loses is tried no more. Says whether
    /// nothing more is to be searched.
    fn prove(&mut self, proof: &mut Option<Proof>, games: u32, go_on: &mut dyn FnMut() -> bool) -> bool {
        let Some(proof) = proof else { return false };
        let best = (0..self.answers.len()).max_by(|a, b| self.tree.compare(*a, *b));
        if let Some(best) = best
            && proof.look_on(self.answers[best], games, go_on)
        {
            self.tree.lose(best);
        }
        proof.won().is_some() && !self.weighs
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The longer the thought, the more is tried that looks worse; the frozen search never changes.
    #[test]
    fn curiosity_grows_with_the_games_but_for_the_frozen_search() {
        let best = Thinking::best();
        let after = |offered| best.curiosity_after(offered) / best.curiosity;
        assert!((after(1.0) - 1.0).abs() < 0.001);
        assert!((after(1000.0) - 1.231).abs() < 0.001);
        assert!((after(10_000.0) - 1.799).abs() < 0.001);
        assert_eq!(Thinking::BY_HAND.curiosity_after(10_000.0), 0.45);
    }
}
