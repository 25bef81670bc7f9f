//! Phones in the room: what they may see of an event.
//!
//! A phone is a face like the window, over the shop's own network (crate `lan`). What everybody may see is a type of its
//! own ([`PublicEvent`]), so that nothing else of an event can reach the board. What a player may see is a
//! [`PlayerPhoneView`]. Judges and scorekeepers are those who run the event: which steps they may take is one table
//! ([`StaffRole`](crate::contract::StaffRole)).

mod board;
mod calls;
mod casual;
mod decks;
mod draft;
mod games;
mod joins;
mod player;
mod requests;
mod rights;
mod second_desk;
mod staff;

pub use board::{
    PublicClock, PublicEvent, PublicMatch, PublicPlayer, PublicPod, PublicResult, PublicRound, PublicStanding,
    PublicStandings,
};
pub(crate) use casual::CasualLobbies;
pub use casual::{CasualDeck, CasualRequest, CasualTable, PlayerCasualView};
pub use decks::{ListedDeck, PlayerDeckView, PlayerDecksView};
pub use draft::{PlayerDraftView, PlayerLimitedDeckView};
pub use games::{GameRequest, GameSelector, PlayerGameView, PlayerTableView};
pub use joins::join_with_code;
pub use player::{
    OwnSeat, Phone, PhoneRequest, PhoneRole, PlayerMatchView, PlayerPenaltyView, PlayerPhoneView, PlayerReport,
};
pub use second_desk::{SecondDeskCommand, SecondDeskQuery, not_yours};
pub use staff::{StaffMember, StaffRequest};

pub use crate::event::act::draft::PhonePick;
pub use crate::event::printouts::PhoneCodes;
