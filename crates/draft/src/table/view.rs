//! What one seat may see.

use model::CardNumber;

use super::{Action, Draft, Passing, PickRecord, Stage};
use crate::packs::{PackCard, Slot};

/// One seat's view of the table: the group in its hand, its own picks, everybody's leaders, and how many cards the
/// others hold; nothing else (CR 10.3.2B, 10.3.2C).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    /// The seat, from 0.
    pub seat: u8,
    /// The part of the draft that is going on.
    pub stage: Stage,
    /// Where the group goes after this pick.
    pub passing: Passing,
    /// Seconds for this pick; 0 means no clock.
    pub seconds: u16,
    /// The cards to choose from; empty when this seat has picked or has nothing to pick from.
    pub pack: Vec<PackCard>,
    /// What this seat has picked, while it waits for the others.
    pub chosen: Option<PackCard>,
    /// The seat's own picks that have taken effect, with what they were chosen from.
    pub picks: Vec<PickRecord>,
    /// The leaders that each seat has drafted: public (CR 10.3.2B).
    pub leaders: Vec<Vec<PackCard>>,
    /// How many cards each seat holds.
    pub holding: Vec<u8>,
    /// Which seats have yet to pick.
    pub waiting_for: Vec<u8>,
}

impl SeatView {
    /// The pick of the card at this place, if there is one.
    pub fn pick(&self, index: u8) -> Option<Action> {
        let printing: CardNumber = self.pack.get(usize::from(index))?.printing;
        Some(Action::Pick { seat: self.seat, index, printing, reason: None })
    }

    /// The cards that this seat has taken, leaders first.
    pub fn taken(&self) -> impl Iterator<Item = PackCard> + '_ {
        self.picks.iter().map(|pick| pick.taken)
    }
}

impl Draft {
    /// What a seat may see. A seat that does not exist sees no cards.
    pub fn view(&self, seat: u8) -> SeatView {
        let at = usize::from(seat);
        let hand = self.hands.get(at).map_or(&[][..], Vec::as_slice);
        let chosen = self.chosen.get(at).copied().flatten();
        let timers = &self.config().timers;
        let seconds = match self.stage() {
            Stage::Leaders { .. } => timers.for_leaders(hand.len()),
            Stage::Pack { .. } => timers.for_pack(hand.len()),
            Stage::Done => 0,
        };
        SeatView {
            seat,
            stage: self.stage(),
            passing: self.stage().passing(),
            seconds,
            pack: if chosen.is_none() { hand.to_vec() } else { Vec::new() },
            chosen: chosen.and_then(|(index, _)| hand.get(usize::from(index)).copied()),
            picks: self.picks(seat).to_vec(),
            leaders: (0..self.hands.len()).map(|seat| self.leaders_of(seat)).collect(),
            holding: self.hands.iter().map(|hand| hand.len() as u8).collect(),
            waiting_for: self.waiting_for(),
        }
    }

    fn leaders_of(&self, seat: usize) -> Vec<PackCard> {
        let drafted = |pick: &&PickRecord| pick.taken.slot == Slot::Leader;
        self.picks(seat as u8).iter().filter(drafted).map(|pick| pick.taken).collect()
    }
}
