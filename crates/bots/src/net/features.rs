//! Features of the value net. They describe a game between two action phases, where nothing stays exhausted for long.
//! Each side has some dozens of several hundred features. No feature identifies a card, so cards of sets released after
//! the training are valued by their properties. Countable properties have one feature per unit of count, so that higher
//! counts add up.

use model::{Arena, CardType, Keyword};
use rules::{CardIndex, CardZone, Flags, Game, Seat};

use crate::evaluate::shields;

/// A range of consecutive features; values beyond either end are clamped.
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

/// Cap on power and remaining HP of a unit.
const MOST: u16 = 12;
/// Cap on power and remaining HP in the features for their combination.
const STATS: u16 = 9;
/// Each point of a unit's power, by arena; each point of its remaining HP.
const POWER: Range = Range { from: 0, count: 2 * MOST };
const LEFT: Range = Range::after(POWER, 2 * MOST);
/// A unit by arena, power, and HP left.
const UNIT: Range = Range::after(LEFT, 2 * STATS * STATS);
/// A unit by cost.
const COST: Range = Range::after(UNIT, 10);
/// A unit with a certain property, by arena.
const TRAITS: u16 = 15;
const HAS: Range = Range::after(COST, 2 * TRAITS);
/// Each unit, by arena.
const UNITS: Range = Range::after(HAS, 2 * 8);
/// Each point of the power of all units, by arena.
const STRENGTH: Range = Range::after(UNITS, 2 * 20);
/// Each remaining HP of the base.
const BASE: Range = Range::after(STRENGTH, 36);
/// Each card in hand.
const HAND: Range = Range::after(BASE, 12);
/// A card in hand by cost, and by its cost minus the number of resources, from 4 less to 4 more.
const HELD: Range = Range::after(HAND, 10);
const SOON: Range = Range::after(HELD, 9);
/// Each resource, and each Credit.
const RESOURCES: Range = Range::after(SOON, 16);
const CREDITS: Range = Range::after(RESOURCES, 5);
/// Number of resources missing until the leader deploys, from 5 missing to 3 more than enough.
const LEADER: Range = Range::after(CREDITS, 9);
/// The leader's epic action is used and the leader is not deployed; the leader is deployed.
const LEADER_STATE: Range = Range::after(LEADER, 2);
/// Has the initiative; the Force is with them; few cards in the deck; no cards in the deck.
const FLAGS: Range = Range::after(LEADER_STATE, 4);
/// The round; set only for the side of the viewing player.
const ROUND: Range = Range::after(FLAGS, 14);

/// Features of one side.
const SIDE: u16 = ROUND.from + ROUND.count;
/// Features of both sides: first those of the viewing player, then those of the opponent.
pub const FEATURES: usize = 2 * SIDE as usize;

/// Collects the features of a two-player game between two action phases, as seen by one player. They are unordered, and
/// some occur several times.
pub fn features(game: &Game, seat: Seat, found: &mut Vec<u16>) {
    found.clear();
    found.push(ROUND.at(i32::from(game.state.round())));
    side(game, seat, found);
    let own = found.len();
    for other in game.state.playing().filter(|other| *other != seat) {
        side(game, other, found);
    }
    found[own..].iter_mut().for_each(|feature| *feature += SIDE);
}

/// Adds one feature for each count, up to the maximum.
fn each(range: Range, from: i32, count: i32, most: i32, found: &mut Vec<u16>) {
    found.extend((0..count.clamp(0, most)).map(|at| range.at(from + at)));
}

fn side(game: &Game, seat: Seat, found: &mut Vec<u16>) {
    let state = &game.state;
    let player = state.player(seat);
    each(BASE, 0, i32::from(game.def(player.base).hp - state.card(player.base).damage), 36, found);
    let (mut count, mut strength) = ([0; 2], [0; 2]);
    for unit in state.list(seat, CardZone::Arena) {
        let space = usize::from(game.arena(*unit) == Arena::Space);
        strength[space] += of_unit(game, *unit, space as i32, found);
        count[space] += 1;
    }
    for space in 0..2 {
        each(UNITS, 8 * space, count[space as usize], 8, found);
        each(STRENGTH, 20 * space, strength[space as usize], 20, found);
    }
    let resources = state.list(seat, CardZone::Resources).len() as i32;
    let hand = state.list(seat, CardZone::Hand);
    each(HAND, 0, hand.len() as i32, 12, found);
    for card in hand {
        let cost = i32::from(game.def(*card).cost);
        found.push(HELD.at(cost));
        found.push(SOON.at(cost - resources + 4));
    }
    each(RESOURCES, 0, resources, 16, found);
    each(CREDITS, 0, game.credits_of(seat).count() as i32, 5, found);
    for leader in player.leaders.iter().filter(|leader| leader.is_some()) {
        let card = state.card(*leader);
        if card.place != CardZone::BaseZone {
            found.push(LEADER_STATE.at(1));
        } else if card.flags.contains(Flags::EPIC_USED) {
            found.push(LEADER_STATE.at(0));
        } else {
            found.push(LEADER.at(resources - i32::from(game.def(*leader).cost) + 5));
        }
    }
    let deck = state.list(seat, CardZone::Deck).len();
    let flags = [state.initiative() == seat, game.force_of(seat).is_some(), deck < 6, deck < 2];
    found.extend((0..).zip(flags).filter(|(_, set)| *set).map(|(at, _)| FLAGS.at(at)));
}

/// Adds the features of a unit and returns its power.
fn of_unit(game: &Game, unit: CardIndex, space: i32, found: &mut Vec<u16>) -> i32 {
    let card = game.state.card(unit);
    let (def, stats) = (game.def(unit), game.stats(unit));
    let power = i32::from(stats.power).max(0);
    let left = i32::from(stats.hp - card.damage);
    let most = i32::from(MOST);
    each(POWER, space * most, power, most, found);
    each(LEFT, space * most, left, most, found);
    let cells = i32::from(STATS);
    found.push(UNIT.at((space * cells + power.min(cells - 1)) * cells + (left - 1).clamp(0, cells - 1)));
    found.push(COST.at(i32::from(def.cost).min(9)));
    let keywords = stats.keywords;
    let text = if card.flags.contains(Flags::DEPLOYED) { &def.unit } else { &def.front };
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
        !text.triggered.is_empty(),
        game.state.upgrades(unit).next().is_some(),
        def.kind == CardType::TokenUnit,
    ];
    let from = space * i32::from(TRAITS);
    found.extend((0..).zip(has).filter(|(_, set)| *set).map(|(at, _)| HAS.at(from + at)));
    power
}
