//! The screen of a player's phone.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use super::{
    CardFace, CardTextView, DeckCheck, DeckEntry, DraftView, ListCheck, ListPreview, PenaltyName, PhoneCallName,
    PhoneTableUpdate, PoolCard, PublicPlayer, PublicResult, RoundClockView,
};

wire! {
    /// The screen of a player's phone.
    pub struct PlayerPhoneView {
        /// The player's number in the event.
        pub number: u32,
        /// The player's name.
        pub name: String,
        /// Wins, losses and draws so far.
        pub record: String,
        /// `true` if the player is no longer in the event.
        pub left: bool,
        /// The number of the current round, from 1; 0 before the first.
        pub round: u32,
        /// The clock of the current round until all results are in, or that of deck building before round 1.
        pub clock: Option<RoundClockView>,
        /// The match of the current round, if the player is in it.
        pub own: Option<PlayerMatchView>,
        /// The player's seat in the draft, once seats are drawn.
        pub seat: Option<OwnSeat>,
        /// The player's penalties in force, oldest first.
        pub penalties: Vec<PlayerPenaltyView>,
        /// The open calls of the player.
        pub calls: Vec<PhoneCallName>,
        /// Deck lists; `None` if the event takes none.
        pub decks: Option<PlayerDecksView>,
        /// The preview of the list that the phone asked about, with its slot.
        pub looked_at: Option<(u32, ListPreview)>,
        /// The seat in a draft in progress.
        pub draft: Option<PlayerDraftView>,
        /// Pool and deck, once the draft is over.
        pub limited: Option<PlayerLimitedDeckView>,
        /// The deck a bot would build from the player's pool, if the phone requested it.
        pub suggested: Option<DeckEntry>,
        /// The status of playing the match on phones; `None` if that is not possible.
        pub game: Option<PlayerGameView>,
        /// Casual games; `None` while the player is busy in the event.
        pub casual: Option<PlayerCasualView>,
        /// The table of the player's game, if the phone requested it; lists, draft, pool and other games are then `None`.
        /// It is sent in place of the screen.
        #[serde(skip)]
        pub table: Option<PhoneTableUpdate>,
    }

    /// A player's match of the current round.
    pub struct PlayerMatchView {
        /// The number of the round, from 1.
        pub round: u32,
        /// The number of the table; `None` for a bye.
        pub table: Option<u32>,
        /// The other players at the table.
        pub opponents: Vec<PublicPlayer>,
        /// `true` if the opponent is a bot, so that the player's report counts alone.
        pub against_bot: bool,
        /// Time extension in seconds.
        pub extension: u32,
        /// `true` if the player is the first of the match, which results refer to.
        pub first: bool,
        /// The result from the first player's side, once entered.
        pub result: Option<PublicResult>,
        /// Number of wins needed; `None` if the result is not reported from phones (byes, multiplayer tables).
        pub games_to_win: Option<u32>,
        /// The result that the player has reported.
        pub own_report: Option<ReportedGames>,
        /// The result that the opponent has reported, from this player's side.
        pub opponent_report: Option<ReportedGames>,
    }

    /// A reported result, from one player's side.
    #[derive(Copy, Eq)]
    pub struct ReportedGames {
        /// Number of games that the player won.
        pub won: u32,
        /// Number of games that the opponent won.
        pub lost: u32,
        /// Number of drawn games.
        pub drawn: u32,
    }

    /// A player's seat in their pod.
    #[derive(Copy, Eq)]
    pub struct OwnSeat {
        /// The pod, from 1.
        pub pod: u32,
        /// The seat, from 1.
        pub seat: u32,
    }

    /// A penalty as shown to its player.
    #[derive(Eq)]
    pub struct PlayerPenaltyView {
        /// The name of the infraction in the profile, or its code if the profile lacks it.
        pub infraction: String,
        /// The penalty imposed by the judge.
        pub penalty: PenaltyName,
        /// The round that the loss counts for.
        pub round: u32,
    }

    /// A player's registered lists.
    pub struct PlayerDecksView {
        /// Number of decks that the event requires: 1, or 3 in Trilogy.
        pub slots: u32,
        /// `true` if the lists are locked and can no longer be changed.
        pub locked: bool,
        /// `true` if the player's match is open. A registered list then stays unchanged until the result is in.
        pub in_match: bool,
        /// The registered lists by slot.
        pub decks: Vec<PlayerDeckView>,
    }

    /// A registered list.
    pub struct PlayerDeckView {
        /// The slot of the deck, from 1.
        pub slot: u32,
        /// The name of the deck.
        pub name: String,
        /// Number of its cards, and its legality on the day of play.
        pub check: ListCheck,
    }

    /// A player's seat in a draft in progress.
    pub struct PlayerDraftView {
        /// The view of the seat.
        pub view: DraftView,
        /// The texts of the cards in pack and pool, in the phone's language.
        pub words: Vec<CardTextView>,
    }

    /// The deck that a player builds from their pool.
    pub struct PlayerLimitedDeckView {
        /// The cards of the pool.
        pub pool: Vec<PoolCard>,
        /// The common bases of the set, free to use (CR 10.2.2C, 10.3.4C).
        pub free_bases: Vec<CardFace>,
        /// The registered list; `None` before registration.
        pub list: Option<DeckEntry>,
        /// The result of the validator, in the phone's language.
        pub check: DeckCheck,
        /// Minimum deck size with each base that the player may use, by card number.
        pub minimums: BTreeMap<String, u32>,
        /// Minimum deck size before a base is chosen.
        pub usual_minimum: u32,
        /// `true` if the lists are locked and can no longer be changed.
        pub locked: bool,
        /// `true` if the player's match is open. The registered list then stays unchanged until the result is in.
        pub in_match: bool,
        /// Card texts in the phone's language.
        pub words: Vec<CardTextView>,
    }

    /// The status of playing a player's match on phones.
    #[derive(Eq)]
    pub struct PlayerGameView {
        /// `true` if the match is in progress on this computer, on phones or at the desk.
        pub in_progress: bool,
        /// `true` if the player wants to play on phones.
        pub you: bool,
        /// Names of the other players who want to play on phones.
        pub want: Vec<String>,
        /// Names of the other players who have not agreed yet.
        pub missing: Vec<String>,
        /// The reason that playing is not possible now, as a sentence.
        pub why_not: Option<String>,
    }

    /// Casual games from one player's point of view.
    #[derive(Eq)]
    pub struct PlayerCasualView {
        /// `true` if a game of the player is in progress.
        pub in_progress: bool,
        /// Open tables, oldest first.
        pub tables: Vec<CasualTable>,
        /// Decks that the player can use.
        pub decks: Vec<CasualDeck>,
    }

    /// A casual table waiting for players.
    #[derive(Eq)]
    pub struct CasualTable {
        /// The number of the table.
        pub number: u32,
        /// Number of seats.
        pub seats: u32,
        /// Names of the seated players.
        pub sitting: Vec<String>,
        /// `true` if the player is seated there.
        pub yours: bool,
        /// Number of leaders per deck.
        pub leaders: u32,
    }

    /// A deck for a casual game.
    #[derive(Eq)]
    pub struct CasualDeck {
        /// The key of the deck; `None` for the player's list in the event.
        pub key: Option<String>,
        /// The name of the deck.
        pub name: String,
        /// Number of its leaders.
        pub leaders: u32,
    }
}
