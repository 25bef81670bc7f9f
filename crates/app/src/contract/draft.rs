//! Pods and drafts, as each seat may see them.

use serde::{Deserialize, Serialize};

use super::CardFace;

wire! {
    /// A pod and its draft.
    pub struct PodView {
        /// The number, from 1.
        pub number: u32,
        /// The seats in passing order: left of seat n is n + 1.
        pub seats: Vec<SeatView>,
        /// The draft, once started.
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
        /// The number of the player's team in the event, in a draft of teams.
        pub team: Option<u32>,
        /// `true` if a bot has this seat.
        pub bot: bool,
        /// `true` if the player's phone has joined and the player picks on it.
        pub phone: bool,
    }

    /// The current part of the draft.
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

    /// A passing direction of cards.
    #[derive(Copy, Eq)]
    pub enum Passing {
        /// To the next seat.
        Left,
        /// To the previous seat.
        Right,
    }

    /// The progress of a pod's draft.
    pub struct DraftStatus {
        /// The current part of the draft.
        pub part: DraftPart,
        /// Pack, 1 to 3; 0 while leaders are drafted.
        pub pack: u32,
        /// The pick of the pack, from 1.
        pub pick: u32,
        /// Number of picks of this pack (or of the leaders).
        pub picks: u32,
        /// The passing direction after this pick.
        pub passing: Passing,
        /// Seats of people who have not picked yet; empty in tabletop drafts.
        pub waiting_for: Vec<u32>,
        /// Start time of the pick (RFC 3339); `None` in tabletop drafts.
        pub since: Option<String>,
        /// The clock of the current pick.
        pub clock: ClockView,
    }

    /// The pick clock at the time of the view; the page counts down from there.
    pub struct ClockView {
        /// `true` if the clock is running.
        pub running: bool,
        /// Seconds allowed for this pick.
        pub seconds: u32,
        /// Milliseconds left; negative in overtime.
        pub left_ms: i32,
    }

    /// A card in a booster.
    pub struct PackCardView {
        /// Index in the pack, from 0, as used in a pick.
        pub index: u32,
        /// The card.
        pub face: CardFace,
        /// The number on this printing.
        pub printing: String,
        /// "normal", "hyperspace", "hyperspace-foil", "showcase", ...
        pub treatment: String,
        /// `true` if it is foil.
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
        /// The progress of the draft.
        pub status: DraftStatus,
        /// The cards to choose from, or those on the table; empty while this seat waits for others.
        pub pack: Vec<PackCardView>,
        /// The table of a draft of another shape; `None` in a pod.
        pub board: Option<DraftBoard>,
        /// The cards picked so far, oldest first.
        pub taken: Vec<CardFace>,
        /// Every seat's leaders, which are public (CR 10.3.2B).
        pub table: Vec<DraftSeatView>,
    }

    /// The table of a draft of a shape other than a pod. `pack` holds the cards.
    pub struct DraftBoard {
        /// The arrangement of the cards.
        pub layout: DraftLayout,
        /// The choices of this seat, by their codes: card numbers in the order of `pack`, `take` and `pass`, or `row-1`
        /// to `column-3`. Empty if it is not the seat's turn.
        pub choices: Vec<String>,
        /// The number of this seat's next choice, from 1.
        pub number: u32,
    }

    /// The arrangement of the cards on the table.
    #[serde(tag = "kind", rename_all_fields = "camelCase")]
    pub enum DraftLayout {
        /// Face up: leaders, or everything in a rotisserie draft. One card is taken at a time.
        Open,
        /// Winston piles. `pack` holds the cards of the pile in view, for the seat with the turn only.
        Piles {
            /// Number of cards in each of the three piles.
            sizes: Vec<u32>,
            /// The pile in view, from 1.
            current: u32,
            /// Number of cards in the stock.
            stock: u32,
        },
        /// A square of three by three cards.
        Grid {
            /// The square, from 1.
            number: u32,
            /// Number of squares.
            of: u32,
            /// Row by row, the index in `pack` of the card in each place; `None` where one was taken.
            cells: Vec<Option<u32>>,
        },
        /// A pack in the hand.
        Hand {
            /// The round, from 1.
            round: u32,
            /// Number of rounds.
            of: u32,
            /// Number of cards to take before the packs are swapped or set aside; 0 while waiting.
            take: u32,
        },
        /// The draft is over.
        Done,
    }

    /// The public view of a seat.
    pub struct DraftSeatView {
        /// The seat, from 1 in passing order.
        pub seat: u32,
        /// The name, as entered.
        pub name: String,
        /// `true` if a bot has this seat.
        pub bot: bool,
        /// The leaders drafted so far.
        pub leaders: Vec<CardFace>,
        /// The other cards drafted so far, if the draft is open; empty otherwise.
        pub open: Vec<CardFace>,
        /// Number of cards drafted so far, leaders included.
        pub cards: u32,
        /// `true` if this seat still has to pick.
        pub picking: bool,
    }

    /// A choice in a finished draft of another shape than a pod, for the log.
    pub struct ChoiceView {
        /// Leaders, or packs for all other cards.
        pub part: DraftPart,
        /// Number of the choice of this seat, from 1.
        pub number: u32,
        /// The code of the choice, as in [`DraftBoard::choices`].
        pub choice: String,
        /// Number of cards that the seat saw on the table or in the hand.
        pub on_table: u32,
        /// These cards; of many, only the chosen and the advised one.
        pub cards: Vec<CardFace>,
        /// Indexes in `cards` of those that the choice takes.
        pub chosen: Vec<u32>,
        /// The cards that it took; one may come from the stock unseen.
        pub taken: Vec<CardFace>,
        /// `true` if a bot made the choice.
        pub bot: bool,
        /// The choice that a bot makes with the same information.
        pub advice: Option<ChoiceAdvice>,
    }

    /// The choice of a bot with the same information as the seat.
    pub struct ChoiceAdvice {
        /// The code of the choice.
        pub choice: String,
        /// Indexes in [`ChoiceView::cards`] of the cards that it takes.
        pub chosen: Vec<u32>,
        /// `true` if it is the choice of the seat.
        pub same: bool,
        /// The reason, as text.
        pub reason: String,
    }

    /// A pick of a finished draft, for the log.
    pub struct PickView {
        /// The pack, from 1; 0 for the leaders.
        pub pack: u32,
        /// The pick of the pack, from 1.
        pub pick: u32,
        /// The card that was picked.
        pub taken: CardFace,
        /// The pack, including the picked card.
        pub from: Vec<CardFace>,
        /// A bot's reason, as text.
        pub reason: Option<String>,
        /// For a person's pick: the card that a bot would have picked.
        pub advice: Option<PickAdvice>,
    }

    /// The pick of a bot with the same information as the person.
    pub struct PickAdvice {
        /// Index of the card in the pack.
        pub place: u32,
        /// The reason, as text.
        pub reason: String,
    }
}
