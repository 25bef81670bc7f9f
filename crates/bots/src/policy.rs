//! What to do with an action, learned from searches: a sum over features of the action and of how it stands, none of which
//! says which card it is. It orders what a search looks at, and plays the imagined games on.

use std::sync::OnceLock;

use model::{Arena, CardType, Keyword};
use rules::{Action, CardIx, Chance, Flags, Game, Place, Seat};

use crate::instinct::{Fights, price, scores_with};
use crate::range::Range;

/// What a weight of 1 is stored as.
const ONE: f32 = 256.0;
/// How the file begins.
const MAGIC: &[u8; 8] = b"CANTPOL1";

/// Kinds of cards that are played: a unit on the ground or in space, an event, an upgrade on a unit of one's own, on another.
const KINDS: u16 = 5;
/// A card that is played, by kind and cost.
const COST: Range = Range { from: 0, count: KINDS * 9 };
/// The resources that are left then.
const LEFT: Range = Range::after(COST, 6);
/// A unit that is played has this.
const HAS: Range = Range::after(LEFT, 11);
/// A card that is played, by kind and by the units of the others.
const FOES: Range = Range::after(HAS, KINDS * 5);
/// The same by one's own units, and by the round.
const FRIENDS: Range = Range::after(FOES, KINDS * 4);
const ROUND: Range = Range::after(FRIENDS, KINDS * 8);
/// An attack on a base, by the power.
const HIT: Range = Range::after(ROUND, 11);
/// The same by how many rounds of attacks each side needs.
const RACE: Range = Range::after(HIT, 36);
/// The same by ready units of the others in the arena.
const OPEN: Range = Range::after(RACE, 8);
/// An attack on a unit: whether it falls, whether the attacker does, whether it was ready.
const FIGHT: Range = Range::after(OPEN, 8);
/// The same by what it is worth more than the attacker, and whether it falls.
const TRADE: Range = Range::after(FIGHT, 2 * 17);
/// The same by whether attacker or defender have a Shield.
const SHIELDS: Range = Range::after(TRADE, 4);
/// The same by how many rounds of attacks one needs oneself.
const CHASE: Range = Range::after(SHIELDS, 6);
/// An ability that is used: of a leader or base, of a unit; by the ready resources.
const USE: Range = Range::after(CHASE, 2 * 5);
/// A leader that is deployed, as a unit or onto one.
const DEPLOY: Range = Range::after(USE, 2);
/// Taking a counter and passing: whether the others have passed, and by whether one has the initiative.
const ENDS: Range = Range::after(DEPLOY, 2 * 4);
/// The same by ready units of one's own, by cards that could be played, by ready units of the others.
const IDLE: Range = Range::after(ENDS, 2 * 4);
const HELD: Range = Range::after(IDLE, 2 * 4);
const MENACE: Range = Range::after(HELD, 2 * 4);

/// Features of an action.
pub const FEATURES: usize = (MENACE.from + MENACE.count) as usize;

/// The weights.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Policy {
    /// For each feature what it adds, and last what a point of instinct adds.
    weights: Vec<i16>,
}

/// How it stands when somebody acts.
struct Standing {
    you: Seat,
    ready: i32,
    /// Units and ready units of one's own, and of the others by arena.
    mine: i32,
    mine_ready: i32,
    foes: i32,
    foes_ready: [i32; 2],
    /// Rounds of attacks until a base is defeated: that of the others, one's own.
    race: [i32; 2],
    passed: bool,
    first: bool,
    plays: i32,
}

impl Standing {
    fn of(game: &Game, you: Seat, options: &[Action]) -> Standing {
        let state = &game.state;
        let is_ready = |unit: &CardIx| !state.card(*unit).flags.has(Flags::EXHAUSTED);
        let (mut foes, mut foes_ready, mut power, mut passed) = (0, [0; 2], [0; 2], true);
        let mut weakest = i32::MAX;
        for seat in state.playing() {
            let units = state.list(seat, Place::Arena);
            let side = usize::from(seat != you);
            power[side] += units.iter().map(|unit| i32::from(game.def(*unit).power)).sum::<i32>();
            if seat != you {
                foes += units.len() as i32;
                for unit in units.iter().filter(|unit| is_ready(unit)) {
                    foes_ready[usize::from(game.arena(*unit) == Arena::Space)] += 1;
                }
                passed &= state.player(seat).passed;
                weakest = weakest.min(left(game, state.player(seat).base));
            }
        }
        let rounds = |left: i32, power: i32| if power > 0 { ((left + power - 1) / power).clamp(1, 6) - 1 } else { 5 };
        let mine = state.list(you, Place::Arena);
        Standing {
            you,
            ready: i32::from(game.ready_resources(you)),
            mine: mine.len() as i32,
            mine_ready: mine.iter().filter(|unit| is_ready(unit)).count() as i32,
            foes,
            foes_ready,
            race: [rounds(weakest, power[0]), rounds(left(game, state.player(you).base), power[1])],
            passed,
            first: state.initiative == you,
            plays: options.iter().filter(|option| matches!(option, Action::Play { .. })).count() as i32,
        }
    }
}

fn left(game: &Game, base: CardIx) -> i32 {
    i32::from(game.def(base).hp - game.state.card(base).damage).max(0)
}

/// The features of each of these actions, in no order, each with a point of instinct.
pub fn features(game: &Game, options: &[Action], found: &mut Vec<(Vec<u16>, f32)>) {
    let Some(question) = game.question() else { return };
    let (mut instinct, mut fights) = (Vec::new(), Fights::default());
    scores_with(game, options, &mut fights, &mut instinct);
    let standing = Standing::of(game, question.player, options);
    found.clear();
    for (option, instinct) in options.iter().zip(instinct) {
        let mut of = Vec::new();
        of_action(game, &standing, &mut fights, *option, &mut |feature| of.push(feature));
        found.push((of, instinct));
    }
}

fn of_action(game: &Game, now: &Standing, fights: &mut Fights, action: Action, found: &mut impl FnMut(u16)) {
    match action {
        Action::Play { card, onto, .. } => of_play(game, now, card, onto, found),
        Action::Attack { attacker, target } => of_attack(game, now, fights, attacker, target, found),
        Action::Use { card, .. } => {
            let unit = i32::from(game.state.card(card).place == Place::Arena);
            found(USE.at(5 * unit + now.ready.min(4)));
        }
        Action::Deploy(_) => found(DEPLOY.at(0)),
        Action::DeployOnto { .. } => found(DEPLOY.at(1)),
        Action::Take(_) | Action::Pass => {
            let pass = i32::from(action == Action::Pass);
            found(ENDS.at(4 * pass + 2 * i32::from(now.passed) + i32::from(now.first)));
            found(IDLE.at(4 * pass + now.mine_ready.min(3)));
            found(HELD.at(4 * pass + now.plays.min(3)));
            found(MENACE.at(4 * pass + (now.foes_ready[0] + now.foes_ready[1]).min(3)));
        }
        Action::Card(_)
        | Action::Player(_)
        | Action::Mode(_)
        | Action::Number(_)
        | Action::Name(_)
        | Action::Arena(_)
        | Action::Trigger(_)
        | Action::Yes
        | Action::No
        | Action::Done
        | Action::Top(_)
        | Action::Bottom(_) => {}
    }
}

fn of_play(game: &Game, now: &Standing, card: CardIx, onto: CardIx, found: &mut impl FnMut(u16)) {
    let def = game.def(card);
    let kind = match (onto.is_some(), def.event.is_some()) {
        (true, _) => 3 + i32::from(game.state.card(onto).controller != now.you),
        (false, true) => 2,
        (false, false) => i32::from(def.arena == Arena::Space),
    };
    let cost = price(game, now.you, game.state.card(card)) as i32;
    found(COST.at(9 * kind + cost.min(8)));
    found(LEFT.at(now.ready - cost));
    found(FOES.at(5 * kind + now.foes.min(4)));
    found(FRIENDS.at(4 * kind + now.mine.min(3)));
    found(ROUND.at(8 * kind + i32::from(game.state.round).min(7)));
    if def.kind != CardType::Unit {
        return;
    }
    let keywords = def.front.keywords;
    let has = [
        keywords.has(Keyword::Ambush),
        keywords.has(Keyword::Sentinel),
        keywords.has(Keyword::Shielded),
        keywords.has(Keyword::Saboteur),
        keywords.has(Keyword::Overwhelm),
        keywords.has(Keyword::Grit),
        keywords.has(Keyword::Raid),
        keywords.has(Keyword::Restore),
        def.front.triggers != 0,
        !def.front.constants.is_empty(),
        def.unique,
    ];
    (0..).zip(has).filter(|(_, has)| *has).for_each(|(at, _)| found(HAS.at(at)));
}

fn of_attack(
    game: &Game,
    now: &Standing,
    fights: &mut Fights,
    attacker: CardIx,
    target: CardIx,
    found: &mut impl FnMut(u16),
) {
    let ours = fights.fighter(game, attacker);
    if game.state.card(target).place == Place::BaseZone {
        let space = usize::from(game.arena(attacker) == Arena::Space);
        found(HIT.at(ours.power as i32));
        found(RACE.at(6 * now.race[0] + now.race[1]));
        found(OPEN.at(4 * space as i32 + now.foes_ready[space].min(3)));
        return;
    }
    let theirs = fights.fighter(game, target);
    let falls = i32::from(!theirs.shielded && ours.power >= theirs.left);
    let strikes_back = !(ours.first && falls == 1);
    let dies = i32::from(strikes_back && !ours.shielded && theirs.power >= ours.left);
    let ready = i32::from(!game.state.card(target).flags.has(Flags::EXHAUSTED));
    found(FIGHT.at(4 * falls + 2 * dies + ready));
    found(TRADE.at(17 * falls + ((theirs.worth - ours.worth) as i32 + 8).clamp(0, 16)));
    found(SHIELDS.at(2 * i32::from(ours.shielded) + i32::from(theirs.shielded)));
    found(CHASE.at(now.race[0]));
}

impl Policy {
    /// The policy of Cantina's bots.
    pub fn embedded() -> &'static Policy {
        static ONCE: OnceLock<Policy> = OnceLock::new();
        ONCE.get_or_init(|| {
            Policy::read(include_bytes!("../../../data/bots/policy.bin"))
                .expect("the program carries its policy, and a test reads it")
        })
    }

    /// Whole numbers for these weights: one for each feature, and last what a point of instinct adds.
    pub fn of(weights: &[f32]) -> Policy {
        let whole = |weight: &f32| (weight * ONE).round().clamp(-32_000.0, 32_000.0) as i16;
        Policy { weights: weights.iter().map(whole).collect() }
    }

    /// Reads what [`Policy::write`] wrote; none when it is something else.
    pub fn read(bytes: &[u8]) -> Option<Policy> {
        let (pairs, rest) = bytes.strip_prefix(MAGIC)?.as_chunks::<2>();
        let weights: Vec<i16> = pairs.iter().map(|pair| i16::from_le_bytes(*pair)).collect();
        (rest.is_empty() && weights.len() == FEATURES + 1).then_some(Policy { weights })
    }

    /// The file: how it begins, then all weights, the lowest byte first.
    pub fn write(&self) -> Vec<u8> {
        let weights = self.weights.iter().flat_map(|weight| weight.to_le_bytes());
        MAGIC.iter().copied().chain(weights).collect()
    }

    /// A score for each of these actions, in logits.
    pub(crate) fn scores(&self, game: &Game, options: &[Action], found: &mut Vec<f32>) {
        let mut fights = Fights::default();
        scores_with(game, options, &mut fights, found);
        let Some(question) = game.question() else { return };
        let standing = Standing::of(game, question.player, options);
        let point = self.weights.last().map_or(0.0, |weight| f32::from(*weight));
        for (option, score) in options.iter().zip(found.iter_mut()) {
            let mut sum = 0;
            let mut add = |feature: u16| sum += i32::from(self.weights[usize::from(feature)]);
            of_action(game, &standing, &mut fights, *option, &mut add);
            // A blow that wins stays above everything.
            *score = if *score >= 1000.0 { *score } else { (point * *score + sum as f32) / ONE };
        }
    }

    /// The best of the legal actions without thinking, with a little chance: `spread` is how far a score may be off.
    pub(crate) fn pick(&self, game: &Game, spread: f32, chance: &mut Chance, buffer: &mut Vec<f32>) -> Action {
        let options = game.legal_actions();
        if let [only] = options {
            return *only;
        }
        self.scores(game, options, buffer);
        crate::instinct::luckiest(options, buffer, spread, chance)
    }
}
