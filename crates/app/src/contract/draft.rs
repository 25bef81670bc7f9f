//! Pods and drafts; what a seat may see.

use serde::{Deserialize, Serialize};

use super::CardFace;

wire! {
    /// A pod and its draft.
    pub struct PodView {
        /// The number, from 1.
        pub number: u32,
        /// The seats in passing order: left of seat n is n + 1.
        pub seats: Vec<SeatView>,
        /// Its draft, once begun.
        pub draft: Option<DraftStatus>,
    }

    /// A seat of a draft pod.
    pub struct SeatView {
        /// The seat, from 1 in passing order.
        pub seat: u32,
        /// The player's number in the event.
        pub player: u32,
        /// The player's name, as entered.
        pub name: String,
        /// Whether a program sits here.
        pub bot: bool,
        /// Whether the player's phone has joined: the player picks there.
        pub phone: bool,
    }

    /// What is being drafted.
    #[derive(Copy, Eq)]
    pub enum DraftPart {
        /// The leaders, before the packs (CR 10.3.3A).
        Leaders,
        /// The three packs (CR 10.3.3B).
        Packs,
        /// The pause between two packs (paper only).
        Review,
        /// The draft is over.
        Done,
    }

    /// The direction in which cards are passed.
    #[derive(Copy, Eq)]
    pub enum Passing {
        /// To the next seat.
        Left,
        /// To the seat before.
        Right,
    }

    /// How far a pod's draft is.
    pub struct DraftStatus {
        /// What is being drafted.
        pub part: DraftPart,
        /// Pack, 1 to 3; 0 while leaders are drafted.
        pub pack: u32,
        /// The pick of the pack, from 1.
        pub pick: u32,
        /// How many picks this pack (or the leaders) has.
        pub picks: u32,
        /// Where cards go after this pick.
        pub passing: Passing,
        /// Seats of people that have not picked yet; empty on paper.
        pub waiting_for: Vec<u32>,
        /// When the pick could first be made (RFC 3339); none on paper.
        pub since: Option<String>,
        /// The clock of the pick under way.
        pub clock: ClockView,
    }

    /// The pick clock when the view was made; the page counts on from there.
    pub struct ClockView {
        /// Whether the clock is running.
        pub running: bool,
        /// Seconds allowed for this pick.
        pub seconds: u32,
        /// Milliseconds left; negative when over.
        pub left_ms: i32,
    }

    /// A card in a booster.
    pub struct PackCardView {
        /// Its place in the pack now, from 0: what a pick names.
        pub index: u32,
        /// The card as it is shown.
        pub face: CardFace,
        /// The number on this printing.
        pub printing: String,
        /// "normal", "hyperspace", "hyperspace-foil", "showcase", ...
        pub treatment: String,
        /// Whether it is foil.
        pub foil: bool,
    }

    /// One seat's view of a digital draft: only what that seat may see (CR 10.3.2B, 10.3.2C).
    pub struct DraftView {
        /// The event's number in this database.
        pub event: u32,
        /// The pod, from 1.
        pub pod: u32,
        /// The seat whose view this is, from 1.
        pub seat: u32,
        /// The name of the player at this seat.
        pub name: String,
        /// How far the draft is.
        pub status: DraftStatus,
        /// The cards to choose from; empty when this seat waits for others.
        pub pack: Vec<PackCardView>,
        /// What was taken so far, oldest first.
        pub taken: Vec<CardFace>,
        /// Everyone's leaders: public (CR 10.3.2B).
        pub table: Vec<DraftSeatView>,
    }

    /// What everyone may see of a seat.
    pub struct DraftSeatView {
        /// The seat, from 1 in passing order.
        pub seat: u32,
        /// The name, as it was entered.
        pub name: String,
        /// Whether a program sits here.
        pub bot: bool,
        /// The leaders drafted so far.
        pub leaders: Vec<CardFace>,
        /// Number of cards drafted so far, leaders included.
        pub cards: u32,
        /// Whether this seat has yet to pick.
        pub picking: bool,
    }

    /// A pick of a finished draft, for the log.
    pub struct PickView {
        /// The pack, from 1; 0 for the leaders.
        pub pack: u32,
        /// The pick of the pack, from 1.
        pub pick: u32,
        /// The card that was picked.
        pub taken: CardFace,
        /// What it was taken from, itself included.
        pub from: Vec<CardFace>,
        /// A bot's reason, in words.
        pub reason: Option<String>,
        /// For a person's pick: what a bot would have taken.
        pub advice: Option<PickAdvice>,
    }

    /// What a bot would have taken in a person's place, from what that person knew.
    pub struct PickAdvice {
        /// The place of the card in what it was taken from.
        pub place: u32,
        /// Why, in words.
        pub reason: String,
    }
}
