//! Pick logic of the bots. A bot keeps twelve plans: each of its leaders with a base of each colour. It weighs them by
//! the cards taken and the cards passed to it, and picks cards that are good, fit the remaining plans, and fit the
//! curve.

use model::Aspect;

use super::ratings::{CardRating, Ratings};
use super::reason::BotReason;
use super::weights::COST_BUCKETS;
use crate::table::{SeatView, Stage};

/// Number of leaders drafted by a bot.
const LEADERS: usize = 3;
/// Number of aspects that are colours.
const COLOURS: usize = 4;
/// Number of subsets of the four base colours. A subset lists the bases that play a card without penalty.
const SUBSETS: usize = 16;

/// Mean rating of all learned leaders (75.0), for comparing them with other cards.
const MEAN_LEADER: i32 = 75;
/// Mean rating of all learned cards that go into decks (44.7).
const MEAN_CARD: i32 = 45;
/// Standard deviation of the ratings of leaders in units of that of other cards (114.1 and 13.4).
const LEADER_SPREAD: i32 = 8;

/// A bot's memory of a draft. Flat and small, for thousands of drafts per second.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) struct DrafterState {
    leaders: [u16; LEADERS],
    leader_count: usize,
    /// Points of taken cards that a plan plays without penalty, by leader and base colour.
    taken: [[i32; COLOURS]; LEADERS],
    /// Points of cards passed to this seat, in the same layout, in units of 1/16.
    flow: [[i32; COLOURS]; LEADERS],
    /// Points against each plan because of other seats' leaders.
    contested: [[i32; COLOURS]; LEADERS],
    curve: [i32; COST_BUCKETS],
    non_unit: i32,
    picks: i32,
}

/// Current weights of the plans.
struct Plans {
    /// Total weight of the plans that play a card without penalty, by leader and subset of base colours.
    free: [[i32; SUBSETS]; LEADERS],
    total: i32,
    best: (usize, usize),
}

/// The parts of a card's score.
#[derive(Clone, Copy, Default)]
struct Score {
    rating: i32,
    aspect: i32,
    curve: i32,
}

impl Score {
    fn sum(self) -> i32 {
        self.rating + self.aspect + self.curve
    }
}

impl DrafterState {
    pub(crate) fn new() -> DrafterState {
        DrafterState {
            leaders: [0; LEADERS],
            leader_count: 0,
            taken: [[0; COLOURS]; LEADERS],
            flow: [[0; COLOURS]; LEADERS],
            contested: [[0; COLOURS]; LEADERS],
            curve: [0; COST_BUCKETS],
            non_unit: 0,
            picks: 0,
        }
    }

    /// Returns the index of the best leader in a group.
    pub(crate) fn pick_leader(&self, ratings: &Ratings, hand: &[u16]) -> usize {
        best(hand, |card| self.leader_score(ratings, card))
    }

    /// Returns the value of a leader, with the icons it shares with leaders drafted before.
    pub(crate) fn leader_score(&self, ratings: &Ratings, card: u16) -> i32 {
        let worth = &ratings.cards[usize::from(card)];
        i32::from(worth.rating) + ratings.weights.shared * i32::from(self.shared(ratings, worth))
    }

    /// Returns the score of a leader in a pack with other cards, as in a cube. The ratings of leaders are wider spread
    /// than those of other cards. One leader is needed, two are a choice, and more are hardly ever played.
    fn leader_in_pack(&self, ratings: &Ratings, card: u16) -> i32 {
        let quality = (self.leader_score(ratings, card) - MEAN_LEADER) / LEADER_SPREAD;
        let wanted = match self.leader_count {
            0 => 10 + 4 * self.picks,
            1 => 10,
            2 => -10,
            _ => -60,
        };
        MEAN_CARD + quality + wanted
    }

    fn shared(&self, ratings: &Ratings, worth: &CardRating) -> u8 {
        let Some(row) = worth.leader else { return 0 };
        let icons = &ratings.leaders[usize::from(row)].icons;
        let before = self.leaders[..self.leader_count].iter().map(|row| &ratings.leaders[usize::from(*row)].icons);
        before.map(|other| icons.iter().filter(|icon| other.contains(*icon)).count() as u8).sum()
    }

    pub(crate) fn take_leader(&mut self, ratings: &Ratings, card: u16) {
        if let Some(row) = ratings.cards[usize::from(card)].leader
            && self.leader_count < LEADERS
        {
            self.leaders[self.leader_count] = row;
            self.leader_count += 1;
        }
    }

    /// Evaluates the other seats' leaders once all are drafted. Aspects wanted by others, above all by near seats, are
    /// less likely to be passed. `leaders` holds each leader's index and the nearness of its seat, 2 for a neighbour
    /// and 1 for the next.
    pub(crate) fn observe_leaders(&mut self, ratings: &Ratings, leaders: impl Iterator<Item = (u16, i32)>) {
        let mut wanted = [0; 6];
        for (card, nearness) in leaders {
            let Some(row) = ratings.cards[usize::from(card)].leader else { continue };
            for icon in ratings.leaders[usize::from(row)].icons.iter() {
                wanted[icon as usize] += nearness * ratings.weights.contested;
            }
        }
        for plan in 0..self.leader_count {
            let icons = &ratings.leaders[usize::from(self.leaders[plan])].icons;
            let own: i32 = icons.iter().map(|icon| wanted[icon as usize]).sum();
            for (colour, aspect) in Aspect::COLOURS.into_iter().enumerate() {
                self.contested[plan][colour] = (own + wanted[aspect as usize]) / 16;
            }
        }
    }

    /// Updates the flow with a group that was passed: good cards still there late are not wanted by others.
    pub(crate) fn observe_pack(&mut self, ratings: &Ratings, hand: &[u16], pick: i32) {
        let signal = &ratings.weights.signal;
        let late = signal.per_pick * (pick - 1);
        for card in hand {
            let worth = &ratings.cards[usize::from(*card)];
            let points = (i32::from(worth.rating) - signal.from).max(0) * late;
            if points == 0 {
                continue;
            }
            for plan in 0..self.leader_count {
                let free = ratings.leaders[usize::from(self.leaders[plan])].free[usize::from(worth.class)];
                add(&mut self.flow[plan], free, points);
            }
        }
    }

    /// Adds a taken card.
    pub(crate) fn take(&mut self, ratings: &Ratings, card: u16) {
        let worth = &ratings.cards[usize::from(card)];
        if worth.leader.is_some() {
            self.picks += 1;
            return;
        }
        let mut fits = false;
        for plan in 0..self.leader_count {
            let free = ratings.leaders[usize::from(self.leaders[plan])].free[usize::from(worth.class)];
            add(&mut self.taken[plan], free, i32::from(worth.rating));
            fits |= free != 0;
        }
        if fits && worth.deck_card {
            self.curve[usize::from(worth.bucket)] += 1;
            self.non_unit += i32::from(worth.non_unit);
        }
        self.picks += 1;
    }

    fn plans(&self, ratings: &Ratings) -> Plans {
        let mut values = [[i32::MIN; COLOURS]; LEADERS];
        let mut best = (0, 0);
        for plan in 0..self.leader_count {
            for colour in 0..COLOURS {
                values[plan][colour] =
                    self.taken[plan][colour] + self.flow[plan][colour] / 16 - self.contested[plan][colour];
                if values[plan][colour] > values[best.0][best.1] {
                    best = (plan, colour);
                }
            }
        }
        let width = ratings.weights.open_mind.at(self.picks);
        let mut free = [[0; SUBSETS]; LEADERS];
        let mut total = 0;
        for plan in 0..self.leader_count {
            for colour in 0..COLOURS {
                // At most `width` behind the best plan, so the square cannot overflow.
                let near = (values[plan][colour] - values[best.0][best.1] + width).max(0);
                let weight = near * near / width;
                total += weight;
                // Subsets that contain this colour are the ones below it, each with the colour added.
                for subset in 0..1 << colour {
                    free[plan][subset | 1 << colour] = free[plan][subset] + weight;
                }
            }
        }
        Plans { free, total: total.max(1), best }
    }

    /// Returns the probability that a card is played without penalty, in units of 1/256.
    fn sure(&self, ratings: &Ratings, plans: &Plans, worth: &CardRating) -> i32 {
        let weight: i32 = (0..self.leader_count)
            .map(|plan| {
                let free = ratings.leaders[usize::from(self.leaders[plan])].free[usize::from(worth.class)];
                plans.free[plan][usize::from(free)]
            })
            .sum();
        weight * 256 / plans.total
    }

    fn score(&self, ratings: &Ratings, plans: &Plans, left: usize, card: u16) -> Score {
        let worth = &ratings.cards[usize::from(card)];
        if worth.leader.is_some() {
            return Score { rating: self.leader_in_pack(ratings, card), ..Score::default() };
        }
        let icons = i32::from(worth.icons);
        let free = ratings.weights.aspect.at(self.picks) + ratings.weights.specific.at(left) * icons;
        let aspect = self.sure(ratings, plans, worth) * free / 256;
        Score { rating: i32::from(worth.rating), aspect, curve: self.wanted(ratings, worth) }
    }

    /// Returns the points for the deck's curve and its number of non-units.
    fn wanted(&self, ratings: &Ratings, worth: &CardRating) -> i32 {
        if !worth.deck_card {
            return 0;
        }
        let curve = &ratings.weights.curve;
        let bucket = usize::from(worth.bucket);
        // About 30 of 42 picks are played; the target for now grows with the picks.
        let wanted_now = curve.wanted[bucket] * self.picks / 30;
        let short = (wanted_now - self.curve[bucket]) * curve.point;
        let non_unit = &ratings.weights.non_unit;
        let too_many = if worth.non_unit && self.non_unit >= non_unit.most { non_unit.penalty } else { 0 };
        short.clamp(-curve.most, curve.most) - too_many
    }

    /// Returns the index of the best card in a group.
    pub(crate) fn pick(&self, ratings: &Ratings, hand: &[u16]) -> usize {
        if hand.len() < 2 {
            return 0;
        }
        let plans = self.plans(ratings);
        best(hand, |card| self.score(ratings, &plans, hand.len(), card).sum())
    }

    /// Returns the value of each card of a group that is not passed on.
    pub(crate) fn values(&self, ratings: &Ratings, group: &[u16]) -> Vec<i32> {
        let plans = self.plans(ratings);
        group.iter().map(|card| self.score(ratings, &plans, group.len(), *card).sum()).collect()
    }

    /// Returns the reason for a pick. It is the curve or the signals if another card would have been picked without
    /// them, otherwise the largest advantage over the second-best card.
    pub(crate) fn reason(&self, ratings: &Ratings, hand: &[u16], chosen: usize) -> BotReason {
        let plans = self.plans(ratings);
        let score = |card: u16| self.score(ratings, &plans, hand.len(), card);
        let others = hand.iter().enumerate().filter(|(place, _)| *place != chosen).map(|(_, card)| score(*card));
        let Some(second) = others.max_by_key(|score| score.sum()) else { return BotReason::OnlyCard };
        let first = score(hand[chosen]);
        let worth = &ratings.cards[usize::from(hand[chosen])];
        if best(hand, |card| score(card).rating + score(card).aspect) != chosen {
            let bucket = usize::from(worth.bucket);
            let (have, wanted) = (self.curve[bucket] as u8, ratings.weights.curve.wanted[bucket] as u8);
            return BotReason::Curve { cost: worth.bucket + 1, have, wanted };
        }
        let deaf = DrafterState { flow: [[0; COLOURS]; LEADERS], ..*self };
        let drafter_aspects = self.drafter_aspects(ratings, plans.best);
        if deaf.pick(ratings, hand) != chosen {
            let (plan, colour) = plans.best;
            return BotReason::Signal { flowing: drafter_aspects, worth: narrow(self.flow[plan][colour] / 16) };
        }
        let ahead = first.rating - second.rating;
        if ahead >= first.aspect - second.aspect {
            let (rating, ahead) = (worth.rating, narrow(ahead));
            return if worth.removal {
                BotReason::Removal { rating, ahead }
            } else {
                BotReason::Quality { rating, ahead }
            };
        }
        let sure = (self.sure(ratings, &plans, worth) * 100 / 256).clamp(0, 100) as u8;
        BotReason::Aspect { drafter_aspects, sure, worth: narrow(first.aspect) }
    }

    /// Returns the reason for taking a leader.
    pub(crate) fn leader_reason(&self, ratings: &Ratings, leader: u16) -> BotReason {
        let worth = &ratings.cards[usize::from(leader)];
        BotReason::Leader { rating: worth.rating, shared: self.shared(ratings, worth) }
    }

    fn drafter_aspects(&self, ratings: &Ratings, (plan, colour): (usize, usize)) -> [Option<Aspect>; 3] {
        if plan >= self.leader_count {
            return [None; 3];
        }
        let mut icons = ratings.leaders[usize::from(self.leaders[plan])].icons.iter();
        let base = Aspect::COLOURS[colour];
        let (first, second) = (icons.next(), icons.next());
        [first, second, Some(base).filter(|base| first != Some(*base) && second != Some(*base))]
    }
}

/// Adds points to the base colours of a subset.
#[inline]
fn add(points: &mut [i32; COLOURS], subset: u8, more: i32) {
    for (colour, points) in points.iter_mut().enumerate() {
        *points += more * i32::from(subset >> colour & 1);
    }
}

fn narrow(points: i32) -> i16 {
    points.clamp(i32::from(i16::MIN), i32::from(i16::MAX)) as i16
}

/// Returns the index of the first card with the highest score.
fn best(hand: &[u16], score: impl Fn(u16) -> i32) -> usize {
    let mut best = (i32::MIN, 0);
    for (place, card) in hand.iter().enumerate() {
        let score = score(*card);
        if score > best.0 {
            best = (score, place);
        }
    }
    best.1
}

/// Returns a bot's pick at a seat and its reason, or `None` if there is nothing to pick from.
pub fn bot_pick(view: &SeatView, ratings: &Ratings) -> Option<(u8, BotReason)> {
    let places = |cards: &[crate::packs::PackCard]| -> Vec<u16> {
        cards.iter().filter_map(|card| ratings.place(card.card)).collect()
    };
    let hand = places(&view.pack);
    if hand.is_empty() || hand.len() != view.pack.len() {
        // Cards of another set have no ratings, so take the first.
        return (!view.pack.is_empty()).then_some((0, BotReason::OnlyCard));
    }
    let mind = recall(view, ratings);
    let chosen = match view.stage {
        Stage::Leaders { .. } => mind.pick_leader(ratings, &hand),
        Stage::Pack { .. } | Stage::Done => mind.pick(ratings, &hand),
    };
    let reason = match view.stage {
        _ if hand.len() == 1 => BotReason::OnlyCard,
        Stage::Leaders { .. } => mind.leader_reason(ratings, hand[chosen]),
        Stage::Pack { .. } | Stage::Done => mind.reason(ratings, &hand, chosen),
    };
    Some((chosen as u8, reason))
}

/// Rebuilds the memory of the bot at this seat from its picks.
fn recall(view: &SeatView, ratings: &Ratings) -> DrafterState {
    let mut mind = DrafterState::new();
    let mut looked = false;
    let mut hand = Vec::new();
    let mut see = |mind: &mut DrafterState, stage: Stage, cards: &[crate::packs::PackCard]| {
        let Stage::Pack { pick, .. } = stage else { return };
        if !std::mem::replace(&mut looked, true) {
            let seats = view.leaders.len();
            let others = (0..seats).filter(|seat| *seat != usize::from(view.seat));
            let near = others.flat_map(|seat| {
                let nearness = nearness(usize::from(view.seat), seat, seats);
                view.leaders[seat].iter().filter_map(move |leader| Some((ratings.place(leader.card)?, nearness)))
            });
            mind.observe_leaders(ratings, near);
        }
        hand.clear();
        hand.extend(cards.iter().filter_map(|card| ratings.place(card.card)));
        mind.observe_pack(ratings, &hand, i32::from(pick));
    };
    // Leaders come first, including those that were drafted among other cards, so that all cards count for their plans.
    for card in view.picks.iter().filter_map(|pick| ratings.place(pick.taken.card)) {
        mind.take_leader(ratings, card);
    }
    for pick in &view.picks {
        see(&mut mind, pick.stage, &pick.from);
        let Some(card) = ratings.place(pick.taken.card) else { continue };
        match pick.stage {
            Stage::Leaders { .. } => {}
            Stage::Pack { .. } | Stage::Done => mind.take(ratings, card),
        }
    }
    see(&mut mind, view.stage, &view.pack);
    mind
}

/// Returns the nearness of another seat: 2 for a neighbour, 1 for the seat after that, else 0.
pub(crate) fn nearness(own: usize, other: usize, seats: usize) -> i32 {
    let apart = own.abs_diff(other);
    match apart.min(seats - apart) {
        1 => 2,
        2 => 1,
        _ => 0,
    }
}
