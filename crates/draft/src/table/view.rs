//! The visibility of a draft for one seat.

use model::CardNumber;

use super::{Action, Draft, PassDirection, PickRecord, Stage};
use crate::packs::{PackCard, Slot};

/// One seat's view of the draft. It has the group in its hand, its picks, all leaders, and the number of cards in the
/// other hands (CR 10.3.2B, 10.3.2C).
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct SeatView {
    /// The seat, from 0.
    pub seat: u8,
    /// The current stage.
    pub stage: Stage,
    /// The passing direction after this pick.
    pub passing: PassDirection,
    /// Seconds for this pick; 0 means no clock.
    pub seconds: u16,
    /// The cards to choose from; empty if this seat has picked or has nothing to pick from.
    pub pack: Vec<PackCard>,
    /// The seat's pick, while it waits for the others.
    pub chosen: Option<PackCard>,
    /// The seat's picks that have taken effect, with the groups they were chosen from.
    pub picks: Vec<PickRecord>,
    /// The leaders that each seat has drafted, which are public (CR 10.3.2B).
    pub leaders: Vec<Vec<PackCard>>,
    /// Number of cards in each seat's hand.
    pub holding: Vec<u8>,
    /// The seats that have not picked yet.
    pub waiting_for: Vec<u8>,
}

impl SeatView {
    /// Returns the action that picks the card at this index, if there is one.
    pub fn pick(&self, index: u8) -> Option<Action> {
        let printing: CardNumber = self.pack.get(usize::from(index))?.printing;
        Some(Action::Pick { seat: self.seat, index, printing, reason: None })
    }

    /// Returns the cards that this seat has taken, leaders first.
    pub fn taken(&self) -> impl Iterator<Item = PackCard> + '_ {
        self.picks.iter().map(|pick| pick.taken)
    }
}

impl Draft {
    /// Returns the view of a seat. A seat that does not exist sees no cards.
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
