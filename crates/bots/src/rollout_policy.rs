//! Rollout policy: a heuristic score for every answer to any question. It orders the options of the search and plays
//! the rollouts.

use ability::{Step, Valence};
use rules::{Action, Card, CardIndex, CardZone, Counter, Flags, Game, Question, QuestionKind, Seat};

use crate::evaluate::{shields, unit_worth, worth_with};

/// A score above all others: it wins the game.
const WINS: f32 = 1000.0;
/// Number of card names considered.
const NAMES: usize = 10;

/// Returns the answers worth considering: all of them, except for card names.
pub(crate) fn candidates(game: &Game) -> Vec<Action> {
    let options = game.legal_actions();
    let Some(question) = game.question() else { return Vec::new() };
    if question.ask != QuestionKind::Name {
        return options.to_vec();
    }
    let you = question.player;
    let state = &game.state;
    let mut named: Vec<(u8, u16)> = Vec::new();
    for card in state.cards() {
        let open = matches!(card.place, CardZone::Arena | CardZone::Discard | CardZone::Hand | CardZone::Attached);
        let def = game.book().def(card.def);
        if card.owner != you && open && def.kind.is_deck_card() && !named.iter().any(|(_, name)| *name == def.name) {
            named.push((def.cost, def.name));
        }
    }
    named.sort_unstable_by(|a, b| b.cmp(a));
    let found: Vec<Action> = named.iter().take(NAMES).map(|(_, name)| Action::Name(*name)).collect();
    let legal: Vec<Action> = found.into_iter().filter(|name| options.contains(name)).collect();
    if legal.is_empty() { options.iter().take(NAMES).copied().collect() } else { legal }
}

/// Like [`candidates`], without abilities that would change nothing. Some of them cost nothing, and a bot that likes
/// them no less than passing would use them endlessly (CR 1.15.5: the phase ends only when players pass).
pub(crate) fn useful(game: &Game) -> Vec<Action> {
    let options = candidates(game);
    let changes = |option: &Action| !matches!(option, Action::Use { .. }) || game.has_no_effect(*option) != Some(true);
    let useful: Vec<Action> = options.iter().copied().filter(changes).collect();
    if useful.is_empty() { options } else { useful }
}

/// All options are considered up to this number; ordinary games stay below it.
const ALL: usize = 256;
/// Minimum number of options considered beyond that.
const FEWEST: usize = 8;

/// Keeps the options with the highest values, in their order. The more options, the fewer are kept, because each one
/// tried leads to as many again.
pub(crate) fn prune_candidates(options: &mut Vec<Action>, values: &mut Vec<f32>) {
    if options.len() <= ALL {
        return;
    }
    let kept = (ALL * ALL / options.len()).max(FEWEST);
    let mut order: Vec<usize> = (0..options.len()).collect();
    order.sort_by(|a, b| values[*b].total_cmp(&values[*a]));
    order.truncate(kept);
    order.sort_unstable();
    *options = order.iter().map(|at| options[*at]).collect();
    *values = order.iter().map(|at| values[*at]).collect();
}

/// Computes a score for each of these answers to the open question. The highest is the choice of the policy.
pub(crate) fn scores(game: &Game, options: &[Action], scores: &mut Vec<f32>) {
    scores.clear();
    let Some(question) = game.question() else { return };
    let you = question.player;
    let mut fights = Fights::default();
    let valence = question_valence(game, question);
    for option in options {
        scores.push(match option {
            Action::Play { card, onto, .. } => play(game, you, *card, *onto),
            Action::Attack { attacker, target } => fights.attack(game, you, *attacker, *target),
            Action::Use { .. } => 3.0,
            Action::Deploy(_) | Action::DeployOnto { .. } => 9.0,
            Action::Take(Counter::Initiative) => 0.5,
            Action::Take(Counter::Blast | Counter::Plan) => 0.7,
            Action::Pass => 0.0,
            Action::Card(card) => chosen(game, question, valence, *card),
            Action::Player(seat) => player(question, you, *seat),
            Action::Mode(_) | Action::Name(_) | Action::Arena(_) | Action::Trigger(_) => 0.0,
            Action::Number(number) => f32::from(*number),
            Action::Yes => yes(game, question, you),
            Action::No | Action::Done => none(game, question, you),
            Action::Top(card) => keep(game, you, *card) - 3.0,
            Action::Bottom(card) => 3.0 - keep(game, you, *card),
        });
    }
}

/// Returns the score of playing a card: higher costs score higher.
fn play(game: &Game, you: Seat, card: CardIndex, onto: CardIndex) -> f32 {
    let def = game.def(card);
    let cost = f32::from(def.cost);
    if !onto.is_some() {
        return if def.event.is_some() { 1.0 + 0.9 * cost } else { 2.0 + 1.2 * cost };
    }
    if game.def(onto).kind == model::CardType::Base {
        return 2.0 + 1.2 * cost;
    }
    let mine = game.state.card(onto).controller == you;
    let good = def.power + def.hp > 0;
    if mine == good { 1.0 + cost + 0.1 * f32::from(game.def(onto).cost) } else { -4.0 }
}

/// Power and remaining HP of the units in the options, each computed once.
#[derive(Default)]
struct Fights {
    known: Vec<(CardIndex, Fighter)>,
}

#[derive(Clone, Copy)]
struct Fighter {
    power: f32,
    left: f32,
    worth: f32,
    shielded: bool,
    /// Deals combat damage first when it attacks.
    first: bool,
}

impl Fights {
    fn fighter(&mut self, game: &Game, unit: CardIndex) -> Fighter {
        if let Some((_, fighter)) = self.known.iter().find(|(known, _)| *known == unit) {
            return *fighter;
        }
        let stats = game.stats(unit);
        let fighter = Fighter {
            power: f32::from(stats.power + i16::from(stats.keywords.number(model::Keyword::Raid))),
            left: f32::from(stats.hp - game.state.card(unit).damage),
            worth: worth_with(game, unit, &stats),
            shielded: shields(game, unit),
            first: stats.rules.has(ability::UnitRule::StrikesFirst),
        };
        self.known.push((unit, fighter));
        fighter
    }

    fn attack(&mut self, game: &Game, you: Seat, attacker: CardIndex, target: CardIndex) -> f32 {
        let ours = self.fighter(game, attacker);
        if game.state.card(target).place == CardZone::BaseZone {
            let left = f32::from(game.def(target).hp - game.state.card(target).damage);
            let own = game.state.player(you).base;
            let own_left = f32::from(game.def(own).hp - game.state.card(own).damage);
            if ours.power >= left {
                return WINS;
            }
            return 1.5 + ours.power * (1.0 + 4.0 / left.max(4.0)) + if own_left > left { 0.8 } else { 0.0 };
        }
        let theirs = self.fighter(game, target);
        let hit = |power: f32, of: Fighter| match (of.shielded, power >= of.left) {
            (true, _) => 1.5,
            (false, true) => of.worth,
            (false, false) => 0.6 * power,
        };
        let back = if ours.first && ours.power >= theirs.left { 0.0 } else { hit(theirs.power, ours) };
        2.0 + hit(ours.power, theirs) - back
    }
}

/// Returns the score of choosing a card for an effect, a cost, as a resource and so on.
fn chosen(game: &Game, question: &Question, valence: Valence, card: CardIndex) -> f32 {
    let you = question.player;
    let here = game.state.card(card);
    match question.ask {
        QuestionKind::FirstResources | QuestionKind::Resource | QuestionKind::Cost => {
            -keep_in(game, you, here, question.ask)
        }
        QuestionKind::Unique => -worth(game, you, card),
        // An exploited unit saves two resources.
        QuestionKind::Exploit => 3.0 - worth(game, you, card),
        // A damaged unit mostly survives; a card of the discard pile costs nothing.
        QuestionKind::AdditionalCost => match here.place {
            CardZone::Discard => 1.0,
            CardZone::Arena => 0.5 - if game.stats(card).hp - here.damage <= 1 { worth(game, you, card) } else { 0.0 },
            CardZone::Deck
            | CardZone::Hand
            | CardZone::Resources
            | CardZone::BaseZone
            | CardZone::Attached
            | CardZone::Captured
            | CardZone::Aside => -1.0,
        },
        QuestionKind::MoreDamage => {
            if here.controller == you {
                -1.0
            } else {
                1.0
            }
        }
        // Resources are readied every round, and a ready unit can attack, so a Credit is spent last.
        QuestionKind::PayWith => -1.0,
        QuestionKind::Copy => worth(game, you, card),
        // Any unit's abilities are better than none.
        QuestionKind::EnterWith => 1.0 + 0.1 * worth(game, you, card),
        // The card is sacrificed for the unit that would be damaged.
        QuestionKind::Instead => worth(game, you, question.source) - worth(game, you, card),
        // A saved card is worth its own value and a little of the value of the unit it is attached to.
        QuestionKind::InsteadOfDefeat => worth(game, you, question.source) + 0.1 * worth(game, you, card),
        // One or two more tokens are seldom worth the unit defeated for them.
        QuestionKind::InsteadOfCreating => -0.5 * worth(game, you, card),
        QuestionKind::Search | QuestionKind::Play | QuestionKind::Plot => 1.0 + keep(game, you, card),
        // A Shield is kept while another effect can prevent the damage.
        QuestionKind::Replacement => {
            if here.place == CardZone::Attached && game.def(card).kind == model::CardType::TokenUpgrade {
                -1.0
            } else {
                0.0
            }
        }
        // A Shield prevents the first damage.
        QuestionKind::FirstDamage => -f32::from(game.stats(card).power),
        QuestionKind::Order => 0.0,
        QuestionKind::FirstPlayer
        | QuestionKind::Mulligan
        | QuestionKind::Action
        | QuestionKind::Target
        | QuestionKind::May
        | QuestionKind::Mode
        | QuestionKind::WhoFirst
        | QuestionKind::WhichFirst
        | QuestionKind::Divide
        | QuestionKind::Number
        | QuestionKind::Name
        | QuestionKind::Arena
        | QuestionKind::Aspect
        | QuestionKind::Trait
        | QuestionKind::StrikeLast
        | QuestionKind::Player
        | QuestionKind::Attack
        | QuestionKind::Stop
        | QuestionKind::Bounty
        | QuestionKind::Indirect
        | QuestionKind::SecondDefender => {
            let worth = worth(game, you, card);
            let mine = here.controller == you;
            match valence {
                Valence::Helps => worth * if mine { 1.0 } else { -1.0 },
                Valence::Harms => worth * if mine { -1.0 } else { 1.0 },
                Valence::Neither => 0.1 * worth,
            }
        }
    }
}

/// Returns the value of a card in its zone.
fn worth(game: &Game, you: Seat, card: CardIndex) -> f32 {
    let here = game.state.card(card);
    match here.place {
        CardZone::Arena => {
            let ready = if here.flags.contains(Flags::EXHAUSTED) { 0.0 } else { 0.5 };
            unit_worth(game, card) + ready
        }
        CardZone::BaseZone => {
            let left = f32::from(game.def(card).hp - here.damage);
            if left <= 4.0 { 20.0 } else { 2.5 }
        }
        CardZone::Hand | CardZone::Deck | CardZone::Discard | CardZone::Resources => keep(game, you, card),
        CardZone::Attached | CardZone::Captured | CardZone::Aside => 1.0 + f32::from(game.def(card).cost),
    }
}

/// Returns how much a player wants to keep or get a card that is not in play.
fn keep(game: &Game, you: Seat, card: CardIndex) -> f32 {
    keep_in(game, you, game.state.card(card), QuestionKind::Target)
}

fn keep_in(game: &Game, you: Seat, card: &Card, ask: QuestionKind) -> f32 {
    let state = &game.state;
    let resources = state.list(you, CardZone::Resources).len() as f32;
    let cost = cost_with_penalty(game, you, card);
    // Cards that can be played in the next rounds are preferred, the most expensive first.
    let soon = resources + 1.0;
    let mut keep = if cost <= soon { 3.0 + cost * 0.45 } else { 3.0 + soon * 0.45 - 1.1 * (cost - soon) };
    if ask == QuestionKind::FirstResources && cost <= 3.0 {
        keep += 1.0;
    }
    let twins = state.list(you, CardZone::Hand).iter().filter(|other| state.card(**other).def == card.def).count();
    if twins > 1 {
        keep -= 0.4;
    }
    keep
}

/// Returns a card's cost with the penalty for aspects that base and leaders do not provide (CR 8.1).
fn cost_with_penalty(game: &Game, you: Seat, card: &Card) -> f32 {
    let player = game.state.player(you);
    let leaders = player.leaders.iter().filter(|leader| leader.is_some());
    let provided = leaders.fold(game.def(player.base).aspects, |all, leader| all.with(&game.def(*leader).aspects));
    let def = game.book().def(card.def);
    f32::from(def.cost) + 2.0 * f32::from(def.aspects.missing_from(&provided))
}

fn player(question: &Question, you: Seat, seat: Seat) -> f32 {
    // CR 5.2.1C: having the initiative is good; CR 7.6.10: the player's own abilities resolve first.
    let is_better_us = matches!(question.ask, QuestionKind::FirstPlayer | QuestionKind::WhoFirst);
    if is_better_us && seat == you { 1.0 } else { 0.0 }
}

fn yes(game: &Game, question: &Question, you: Seat) -> f32 {
    if question.ask == QuestionKind::Mulligan { if hand_is_slow(game, you) { 5.0 } else { -5.0 } } else { 1.0 }
}

/// Returns `true` if a hand has fewer than two cards for the first two rounds.
fn hand_is_slow(game: &Game, you: Seat) -> bool {
    let cards_up_to = |most: f32| {
        let hand = game.state.list(you, CardZone::Hand).iter();
        hand.filter(|card| cost_with_penalty(game, you, game.state.card(**card)) <= most).count()
    };
    cards_up_to(2.0) == 0 || cards_up_to(3.0) < 2
}

/// Returns the score of choosing nothing, or nothing more.
fn none(game: &Game, question: &Question, you: Seat) -> f32 {
    if question.ask == QuestionKind::Resource {
        let resources = game.state.list(you, CardZone::Resources).len();
        let hand = game.state.list(you, CardZone::Hand);
        let dearest = hand.iter().map(|card| cost_with_penalty(game, you, game.state.card(*card))).fold(0.0, f32::max);
        let enough = (resources >= 6 && dearest <= resources as f32 && hand.len() <= 4) || resources >= 10;
        return if enough { 50.0 } else { -50.0 };
    }
    if question.ask == QuestionKind::Attack {
        1.0
    } else if question.ask == QuestionKind::Divide {
        -1.0
    } else {
        0.0
    }
}

fn question_valence(game: &Game, question: &Question) -> Valence {
    match question.step {
        Some((block, at)) => game.book().block(block).get(usize::from(at)).map_or(Valence::Neither, Step::valence),
        // Excess damage and the like: questions without a step are harmful.
        None => Valence::Harms,
    }
}

/// Returns the policy's best answer, with random noise of up to `spread` on each score.
pub(crate) fn pick(game: &Game, spread: f32, rng: &mut rules::Rng, buffer: &mut Vec<f32>) -> Action {
    pick_by(game, spread, |_| 0.0, rng, buffer)
}

/// Like [`pick`], with an additional score per answer.
pub(crate) fn pick_by(
    game: &Game,
    spread: f32,
    more: impl Fn(Action) -> f32,
    rng: &mut rules::Rng,
    buffer: &mut Vec<f32>,
) -> Action {
    let options = game.legal_actions();
    // With thousands of names, the policy cannot distinguish them.
    if options.len() > 200 {
        return options[rng.next_below(options.len() as u32) as usize];
    }
    if let [only] = options {
        return *only;
    }
    scores(game, options, buffer);
    let mut best = (f32::MIN, Action::Pass);
    for (option, score) in options.iter().zip(buffer.iter()) {
        let luck = rng.next_below(1 << 16) as f32 / 65536.0 * spread;
        let score = score + more(*option) + luck;
        if score > best.0 {
            best = (score, *option);
        }
    }
    best.1
}

/// Returns `true` if the policy answers this question better than a one-action look-ahead.
pub(crate) fn uses_policy(ask: QuestionKind) -> bool {
    matches!(
        ask,
        QuestionKind::FirstPlayer
            | QuestionKind::Mulligan
            | QuestionKind::FirstResources
            | QuestionKind::Resource
            | QuestionKind::WhoFirst
            | QuestionKind::Name
            | QuestionKind::Search
            | QuestionKind::Order
    )
}

/// Returns a random number from 0 to below `spread`.
pub(crate) fn noise(rng: &mut rules::Rng, spread: u32) -> f32 {
    rng.next_below(spread * 1000) as f32 / 1000.0
}
