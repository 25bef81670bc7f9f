//! What the net sees of a game: for each side a few dozen of some hundred features, none of which says which card it is.
//! So cards of sets that came after the training are valued by what they are.

use model::{Arena, CardType, Keyword};
use rules::{CardIx, Flags, Game, Phase, Place, Seat};

use crate::evaluate::shields;

/// Consecutive features, one of which is set: a number that is cut off at both ends.
#[derive(Clone, Copy)]
struct Range {
    from: u16,
    count: u16,
}

impl Range {
    const fn after(before: Range, count: u16) -> Range {
        Range { from: before.from + before.count, count }
    }

    fn at(self, number: i32) -> u16 {
        self.from + number.clamp(0, i32::from(self.count) - 1) as u16
    }
}

/// Power and HP left of a unit are told apart up to this.
const STATS: u16 = 9;
/// A unit by arena, ready or not, power, and HP left.
const UNIT: Range = Range { from: 0, count: 2 * 2 * STATS * STATS };
/// A unit by cost, ready or not.
const COST: Range = Range::after(UNIT, 2 * 10);
/// A unit that has this, by arena.
const TRAITS: u16 = 14;
const HAS: Range = Range::after(COST, 2 * TRAITS);
/// The number of units, by arena, up to 7.
const UNITS: Range = Range::after(HAS, 2 * 8);
/// The power of all ready units, by arena.
const STRENGTH: Range = Range::after(UNITS, 2 * 21);
/// HP left of the base.
const BASE: Range = Range::after(STRENGTH, 36);
/// Cards in hand.
const HAND: Range = Range::after(BASE, 12);
/// Resources, and ready ones with Credits.
const RESOURCES: Range = Range::after(HAND, 16);
const READY: Range = Range::after(RESOURCES, 16);
/// How many resources are missing until the leader deploys, from 5 to none and up to three more than enough.
const LEADER: Range = Range::after(READY, 9);
/// The leader's epic action is used and it is not deployed; deployed; not deployed and exhausted.
const LEADER_STATE: Range = Range::after(LEADER, 3);
/// Has the initiative; took a counter; answers now; the Force is with them; few cards in the deck; none.
const FLAGS: Range = Range::after(LEADER_STATE, 6);
/// The round, by phase: of the game, set for the side that is looked at first.
const ROUND: Range = Range::after(FLAGS, 2 * 14);

/// Features of one side.
const SIDE: u16 = ROUND.from + ROUND.count;
/// Features of both sides: those of the player who looks, then those of the opponent.
pub const FEATURES: usize = 2 * SIDE as usize;

/// The features of a game of two as one of its players looks at it, in no order and some of them several times.
pub fn features(game: &Game, seat: Seat, found: &mut Vec<u16>) {
    found.clear();
    let round = i32::from(game.state.round).min(13);
    let regroup = i32::from(game.state.phase != Phase::Action);
    found.push(ROUND.at(14 * regroup + round));
    side(game, seat, found);
    let own = found.len();
    for other in game.state.playing().filter(|other| *other != seat) {
        side(game, other, found);
    }
    found[own..].iter_mut().for_each(|feature| *feature += SIDE);
}

fn side(game: &Game, seat: Seat, found: &mut Vec<u16>) {
    let state = &game.state;
    let player = state.player(seat);
    found.push(BASE.at(i32::from(game.def(player.base).hp - state.card(player.base).damage)));
    let (mut count, mut strength) = ([0; 2], [0; 2]);
    for unit in state.list(seat, Place::Arena) {
        let space = usize::from(game.arena(*unit) == Arena::Space);
        let (ready, power) = of_unit(game, *unit, space as i32, found);
        count[space] += 1;
        strength[space] += if ready { power } else { 0 };
    }
    for space in 0..2 {
        found.push(UNITS.at(8 * space + count[space as usize].min(7)));
        found.push(STRENGTH.at(21 * space + strength[space as usize].min(20)));
    }
    found.push(HAND.at(state.list(seat, Place::Hand).len() as i32));
    let resources = state.list(seat, Place::Resources).len() as i32;
    found.push(RESOURCES.at(resources));
    found.push(READY.at(i32::from(game.ready_resources(seat)) + game.credits_of(seat).count() as i32));
    for leader in player.leaders.iter().filter(|leader| leader.is_some()) {
        let card = state.card(*leader);
        if card.place != Place::BaseZone {
            found.push(LEADER_STATE.at(1));
            continue;
        }
        if card.flags.has(Flags::EPIC_USED) {
            found.push(LEADER_STATE.at(0));
        } else {
            found.push(LEADER.at(resources - i32::from(game.def(*leader).cost) + 5));
        }
        if card.flags.has(Flags::EXHAUSTED) {
            found.push(LEADER_STATE.at(2));
        }
    }
    let deck = state.list(seat, Place::Deck).len();
    let flags = [
        state.initiative == seat,
        player.took_counter,
        game.question().is_some_and(|question| question.player == seat),
        game.force_of(seat).is_some(),
        deck < 6,
        deck < 2,
    ];
    found.extend((0..).zip(flags).filter(|(_, set)| *set).map(|(at, _)| FLAGS.at(at)));
}

/// Whether the unit is ready, and its power.
fn of_unit(game: &Game, unit: CardIx, space: i32, found: &mut Vec<u16>) -> (bool, i32) {
    let card = game.state.card(unit);
    let (def, stats) = (game.def(unit), game.stats(unit));
    let ready = !card.flags.has(Flags::EXHAUSTED);
    let most = i32::from(STATS) - 1;
    let power = i32::from(stats.power).max(0);
    let left = (i32::from(stats.hp - card.damage) - 1).clamp(0, most);
    let arena = 2 * space + i32::from(ready);
    found.push(UNIT.at((arena * i32::from(STATS) + power.min(most)) * i32::from(STATS) + left));
    found.push(COST.at(10 * i32::from(ready) + i32::from(def.cost).min(9)));
    let keywords = stats.keywords;
    let text = if card.flags.has(Flags::DEPLOYED) { &def.unit } else { &def.front };
    let has = [
        keywords.has(Keyword::Sentinel),
        keywords.has(Keyword::Saboteur),
        keywords.has(Keyword::Overwhelm),
        keywords.has(Keyword::Grit),
        keywords.has(Keyword::Hidden),
        keywords.number(Keyword::Raid) > 0,
        keywords.number(Keyword::Raid) > 1,
        keywords.number(Keyword::Restore) > 0,
        keywords.number(Keyword::Restore) > 1,
        shields(game, unit),
        !text.constants.is_empty(),
        !text.actions.is_empty(),
        game.state.upgrades(unit).next().is_some(),
        def.kind == CardType::TokenUnit,
    ];
    let from = space * i32::from(TRAITS);
    found.extend((0..).zip(has).filter(|(_, set)| *set).map(|(at, _)| HAS.at(from + at)));
    (ready, power)
}
