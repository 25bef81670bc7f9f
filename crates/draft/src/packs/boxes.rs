//! Display boxes: 24 packs from the same print run.
//!
//! A box is filled in the order of the packing line and then arranged in its two columns. Commons appear about twice
//! per box, the second copy mostly an odd number of packs after the first, so that the two are in different columns.
//! The number of cards of each first aspect is spread over the box as evenly as over one pack. All other sheets are
//! strips, one for each slot, that are used up before they start over; a few uncommons repeat soon, as in real boxes.
//! Rare treatments are random for each pack, except for those whose number per box is known: real boxes of Ashes of the
//! Empire have almost exactly four hyperspace leaders each, and one or two prestige cards.
//! The strip of the slot that is always hyperspace avoids plain copies of the same card in nearby packs; otherwise,
//! pools of six packs would have more duplicates than real ones.

use std::collections::BTreeMap;

use model::Treatment;

use super::collation::{CollationLane, MOST_FROM_LANE};
use super::config::BoxRule;
use super::fill::{LaneCards, LaneFeed, draw_change, fill, sheet_of};
use super::sheets::{SheetSlot, Sheets, Source};
use super::{Pack, Slot};
use crate::rng::DraftRng;

/// Prints a box. Returns the packs in box order.
pub(super) fn print(sheets: &Sheets, rule: &BoxRule, rng: &mut DraftRng, blank: &Pack) -> Vec<Pack> {
    let mut feed = BoxFeed::lay_out(sheets, rule, rng);
    let mut packs = vec![blank.clone(); rule.packs];
    for line in 0..rule.packs {
        feed.begin(line);
        fill(sheets, rng, &mut feed, &mut packs[position(line, rule.packs)]);
    }
    packs
}

/// Returns the box position of a pack on the packing line. The box has two columns, each filled from its far end,
/// alternately.
fn position(line: usize, packs: usize) -> usize {
    let column_end = if line.is_multiple_of(2) { packs.div_ceil(2) } else { packs };
    column_end - 1 - line / 2
}

/// A sheet's cards in print-run order, repeated.
struct Strip {
    cards: Vec<u16>,
    at: usize,
}

/// Maximum distance of a repeated uncommon, in cards.
const REPEATS_WITHIN: u32 = 18;

impl Strip {
    /// Returns a card from a few packs before.
    fn again(&self, rng: &mut DraftRng) -> u16 {
        let back = 1 + rng.below(REPEATS_WITHIN) as usize;
        self.cards[(self.at + self.cards.len() - back % self.cards.len()) % self.cards.len()]
    }
}

/// Returns `true` if a card is in a pack, or in the two packs on each side of it in its column.
fn stands_near(packs: &[Vec<u16>], line: usize, card: u16) -> bool {
    let neighbours = (line % 2..packs.len()).step_by(2).filter(|other| other.abs_diff(line) <= 4);
    neighbours.into_iter().any(|other| packs[other].contains(&card))
}

struct BoxFeed<'a> {
    sheets: &'a Sheets,
    rule: &'a BoxRule,
    line: usize,
    /// For each lane, the cards of each pack.
    commons: Vec<Vec<Vec<u16>>>,
    /// For each pack, `true` if the "either" places take from the second lane.
    second: Vec<bool>,
    leaders: Vec<u16>,
    /// One strip for each slot, sheet and treatment, created on first use.
    strips: BTreeMap<(Slot, usize, Treatment), Strip>,
    /// For each place, the spaced change of each pack, if any.
    spaced: Vec<Vec<Option<usize>>>,
    taken: LaneCards,
}

impl<'a> BoxFeed<'a> {
    fn lay_out(sheets: &'a Sheets, rule: &'a BoxRule, rng: &mut DraftRng) -> Self {
        let start = rng.below(2) as usize;
        let second: Vec<bool> = (0..rule.packs).map(|line| sheets.turn_about && (line + start) % 2 == 1).collect();
        let commons = sheets.lanes.iter().enumerate().map(|(place, lane)| {
            let takes: Vec<usize> = second.iter().map(|second| sheets.takes(place, *second)).collect();
            lay_out_lane(lane, &takes, &rule.common_gaps, rng)
        });
        let commons = commons.collect();
        let leaders = lay_out_leaders(sheets, rule, rng);
        let spaced = sheets.places.iter().map(|place| space_out(place, rule.packs, rng)).collect();
        let (strips, taken) = (BTreeMap::new(), LaneCards::default());
        BoxFeed { sheets, rule, line: 0, commons, second, leaders, strips, spaced, taken }
    }

    fn begin(&mut self, line: usize) {
        self.line = line;
        for (lane, packs) in self.commons.iter().enumerate() {
            self.taken.put(lane, &packs[line], self.second[line]);
        }
    }
}

impl LaneFeed for BoxFeed<'_> {
    fn next(&mut self, rng: &mut DraftRng, place: &SheetSlot, source: Source, treatment: Treatment) -> u16 {
        let sheet = match source {
            Source::Lane(lane) => return self.taken.next(lane),
            Source::EitherLane(one, other) => return self.taken.next(self.taken.either(one, other)),
            Source::Mix(_) | Source::Sheet(_) if place.slot == Slot::Leader => return self.leaders[self.line],
            Source::Sheet(sheet) => sheet,
            Source::Mix(mix) => sheet_of(self.sheets, rng, mix),
        };
        let uncommon = matches!(place.slot, Slot::Uncommon | Slot::Upgrade) && treatment == Treatment::Normal;
        let slot = if uncommon { Slot::Uncommon } else { place.slot };
        let strip = self.strips.entry((slot, sheet, treatment)).or_insert_with(|| {
            let mut cards = self.sheets.sheets[sheet].clone();
            rng.shuffle(&mut cards);
            Strip { cards, at: 0 }
        });
        let (n, of) = self.rule.uncommon_repeats;
        if uncommon && rng.below(of) < n {
            return strip.again(rng);
        }
        if place.slot == Slot::HyperspaceCommon {
            let near = |card: &u16| self.commons.iter().any(|lane| stands_near(lane, self.line, *card));
            if let Some(clear) = strip.cards[strip.at..].iter().position(|card| !near(card)) {
                strip.cards.swap(strip.at, strip.at + clear);
            }
        }
        let card = strip.cards[strip.at];
        strip.at = (strip.at + 1) % strip.cards.len();
        card
    }

    fn change(&mut self, rng: &mut DraftRng, at: usize, place: &SheetSlot) -> Option<usize> {
        if place.spaced == 0 {
            return draw_change(rng, place);
        }
        self.spaced[at][self.line].or_else(|| {
            // The other changes keep their probability over all packs.
            let mut point = rng.below(place.of - place.spaced);
            let mut start = 0;
            place.changes.iter().position(|change| {
                let weight = change.up_to - std::mem::replace(&mut start, change.up_to);
                let happens = !change.spaced && point < weight;
                point = if change.spaced || happens { point } else { point - weight };
                happens
            })
        })
    }
}

/// Chooses the packs with a spaced change. It takes evenly spaced points through the packs in random order, so that
/// their number is the mean, rounded down or up.
fn space_out(place: &SheetSlot, packs: usize, rng: &mut DraftRng) -> Vec<Option<usize>> {
    let mut order: Vec<u64> = (0..packs as u64).collect();
    rng.shuffle(&mut order);
    let phase = u64::from(rng.below(place.of.max(1)));
    let starts: Vec<u32> = [0].into_iter().chain(place.changes.iter().map(|change| change.up_to)).collect();
    let mut spaced = vec![None; packs];
    for (which, change) in place.changes.iter().enumerate().filter(|(_, change)| change.spaced) {
        let weight = u64::from(change.up_to - starts[which]);
        for (pack, order) in spaced.iter_mut().zip(&order) {
            let point = (phase + order * weight) % u64::from(place.of);
            if point < weight && pack.is_none() {
                *pack = Some(which);
            }
        }
    }
    spaced
}

/// Returns one lane's cards for each pack of the line.
fn lay_out_lane(lane: &CollationLane, takes: &[usize], gaps: &[(u32, u32)], rng: &mut DraftRng) -> Vec<Vec<u16>> {
    let circle = lane.cards.len();
    let mut order: Vec<usize> = (0..lane.groups.len()).collect();
    rng.shuffle(&mut order);
    // Each pack gets a separate section of the circle, so that the groups are even over the box. Packs that take
    // different numbers of cards use separate circles.
    let mut compositions: Vec<Vec<u8>> = vec![Vec::new(); takes.len()];
    for take in (0..=MOST_FROM_LANE).filter(|take| takes.contains(take)) {
        let mut alike: Vec<usize> = (0..takes.len()).filter(|pack| takes[*pack] == take).collect();
        rng.shuffle(&mut alike);
        for (stretch, pack) in alike.iter().enumerate() {
            let phase = (stretch * circle + rng.below(circle as u32) as usize) / alike.len();
            compositions[*pack] = lane.composition(&order, phase, take);
        }
    }
    let mut by_group: Vec<Vec<Vec<u16>>> = Vec::new();
    for (group, (start, len)) in lane.groups.iter().enumerate() {
        let room: Vec<usize> = compositions.iter().map(|counts| usize::from(counts[group])).collect();
        by_group.push(spread(&lane.cards[*start..start + len], &room, gaps, rng));
    }
    let mut packs = Vec::new();
    for (pack, (counts, take)) in compositions.iter().zip(takes).enumerate() {
        let pattern = lane.arrange(rng, counts, *take);
        let mut next = |group: &u8| by_group[usize::from(*group)][pack].pop();
        // The pattern has each group as often as the composition, and therefore never more often than there are cards.
        packs.push(pattern[..*take].iter().filter_map(&mut next).collect());
    }
    packs
}

/// Returns the leader of each pack: drawn from the mix, with repeats at the gaps of the print run.
fn lay_out_leaders(sheets: &Sheets, rule: &BoxRule, rng: &mut DraftRng) -> Vec<u16> {
    let source = sheets.places.iter().find(|place| place.slot == Slot::Leader).map(|place| place.source);
    let from: Vec<usize> = (0..rule.packs)
        .map(|_| match source {
            Some(Source::Mix(mix)) => sheet_of(sheets, rng, mix),
            Some(Source::Sheet(sheet)) => sheet,
            Some(Source::Lane(_) | Source::EitherLane(..)) | None => 0,
        })
        .collect();
    let mut leaders = vec![0; rule.packs];
    for (sheet, cards) in sheets.sheets.iter().enumerate().filter(|(sheet, _)| from.contains(sheet)) {
        let room: Vec<usize> = from.iter().map(|from| usize::from(*from == sheet)).collect();
        for (leader, card) in leaders.iter_mut().zip(spread(cards, &room, &rule.leader_gaps, rng)) {
            if let Some(card) = card.first() {
                *leader = *card;
            }
        }
    }
    leaders
}

/// Number of layouts tried before the cards are simply dealt.
const TRIES: usize = 40;

/// Spreads cards over packs with the given room. Each card is used equally often (or one more time), never twice in a
/// pack, and second copies are at these gaps where possible.
fn spread(cards: &[u16], room: &[usize], gaps: &[(u32, u32)], rng: &mut DraftRng) -> Vec<Vec<u16>> {
    let total: usize = room.iter().sum();
    let mut order = cards.to_vec();
    rng.shuffle(&mut order);
    let copies = |place: usize| (total / order.len()) + usize::from(place < total % order.len());
    let pairs: Vec<u16> = (0..order.len()).flat_map(|p| vec![order[p]; copies(p) / 2]).collect();
    let singles: Vec<u16> = (0..order.len()).flat_map(|p| vec![order[p]; copies(p) % 2]).collect();
    // Keep the layout with the fewest second copies at an even distance, which would be in the same column; stop at
    // none.
    let mut best: Option<(usize, Vec<Vec<u16>>)> = None;
    for _ in 0..TRIES {
        let Some((stray, packs)) = place_pairs(&pairs, &singles, room, gaps, rng) else { continue };
        if best.as_ref().is_none_or(|(least, _)| stray < *least) {
            best = Some((stray, packs));
        }
        if stray == 0 {
            break;
        }
    }
    if let Some((_, packs)) = best {
        return packs;
    }
    // Dealing in the same order repeats a card only after all the others.
    let mut deal = order.iter().cycle();
    room.iter().map(|room| deal.by_ref().take(*room).copied().collect()).collect()
}

fn place_pairs(
    pairs: &[u16],
    singles: &[u16],
    room: &[usize],
    gaps: &[(u32, u32)],
    rng: &mut DraftRng,
) -> Option<(usize, Vec<Vec<u16>>)> {
    let mut stray = 0;
    let mut items: Vec<(u16, bool)> = pairs.iter().map(|card| (*card, true)).collect();
    items.extend(singles.iter().map(|card| (*card, false)));
    rng.shuffle(&mut items);
    let mut packs: Vec<Vec<u16>> = vec![Vec::new(); room.len()];
    for line in 0..room.len() {
        while packs[line].len() < room[line] {
            let open = |packs: &[Vec<u16>], at: usize, card: u16| {
                packs.get(at).is_some_and(|pack| pack.len() < room[at] && !pack.contains(&card))
            };
            // The last item that fits here; a pair also needs a pack for its second copy.
            let (at, second) = (0..items.len()).rev().find_map(|at| {
                let (card, pair) = items[at];
                if packs[line].contains(&card) {
                    return None;
                }
                if !pair {
                    return Some((at, None));
                }
                second_place(line, room.len(), gaps, rng, |later| open(&packs, later, card)).map(|two| (at, Some(two)))
            })?;
            let (card, _) = items.remove(at);
            packs[line].push(card);
            if let Some((second, drawn)) = second {
                packs[second].push(card);
                stray += usize::from(!drawn && (second - line).is_multiple_of(2));
            }
        }
    }
    for pack in &mut packs {
        rng.shuffle(pack);
    }
    Some((stray, packs))
}

/// Returns a later pack for the second copy. It is at a randomly drawn gap if possible, then at any odd distance, then
/// the furthest. Also returns `true` if the gap was drawn.
fn second_place(
    line: usize,
    packs: usize,
    gaps: &[(u32, u32)],
    rng: &mut DraftRng,
    open: impl Fn(usize) -> bool,
) -> Option<(usize, bool)> {
    let total = gaps.iter().map(|(_, weight)| weight).sum();
    for _ in 0..8 {
        let mut point = rng.below(total);
        let drawn = gaps.iter().find(|(_, weight)| {
            let here = point < *weight;
            point = point.saturating_sub(*weight);
            here
        });
        let later = line + drawn.map_or(1, |(gap, _)| *gap as usize);
        if open(later) {
            return Some((later, true));
        }
    }
    let odd = (line + 1..packs).step_by(2).find(|later| open(*later));
    odd.or_else(|| (line + 2..packs).rev().find(|later| open(*later))).map(|later| (later, false))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The first pack of the line is at box position 12, the second at 24, the last two at 1 and 13.
    #[test]
    fn packs_of_the_line_fill_the_two_columns_of_a_box() {
        let lie: Vec<usize> = (0..24).map(|line| position(line, 24) + 1).collect();
        assert_eq!(lie[..4], [12, 24, 11, 23]);
        assert_eq!(lie[22..], [1, 13]);
        let mut sorted = lie.clone();
        sorted.sort_unstable();
        assert_eq!(sorted, (1..=24).collect::<Vec<_>>());
    }

    #[test]
    fn cards_are_spread_evenly_and_differ_within_a_pack() {
        let cards: Vec<u16> = (0..20).collect();
        let room: Vec<usize> = (0..24).map(|pack| 1 + pack % 2).collect();
        for seed in 0..50 {
            let packs = spread(&cards, &room, &[(1, 3), (3, 2), (5, 1)], &mut DraftRng::seeded(seed));
            for (pack, room) in packs.iter().zip(&room) {
                assert_eq!(pack.len(), *room);
                assert!(pack.len() < 2 || pack[0] != pack[1]);
            }
            for card in &cards {
                let copies = packs.iter().flatten().filter(|other| *other == card).count();
                assert!((1..=2).contains(&copies), "36 places for 20 cards");
            }
        }
    }
}
