//! Phones in the room, and their access to an event.
//!
//! A phone is a front end like the window, on the shop's network (crate `lan`). Public information has a separate type
//! ([`PublicEvent`]), so that nothing else of an event can reach the board. A player sees a [`PlayerPhoneView`]. Judges
//! and scorekeepers help to run the event; one table lists the steps that each role may take
//! ([`StaffRole`](crate::contract::StaffRole)).

mod board;
mod calls;
mod casual;
mod decks;
mod draft;
mod games;
pub(crate) mod holder;
mod joins;
mod judge;
mod player;
mod requests;
mod rights;
mod second_desk;
mod sent_tables;
mod staff;
mod tables;
mod watch;

pub use board::{
    PublicClock, PublicEvent, PublicMatch, PublicPlayer, PublicPod, PublicResult, PublicRound, PublicStanding,
    PublicStandings,
};
pub(crate) use casual::CasualLobbies;
pub use casual::{CasualDeck, CasualRequest, CasualTable, PlayerCasualView};
pub use decks::{ListedDeck, PlayerDeckView, PlayerDecksView};
pub use draft::{PlayerDraftView, PlayerLimitedDeckView};
pub use games::{GameRequest, GameSelector, PlayerGameView};
pub use joins::join_with_code;
pub use judge::{JudgeQuery, JudgeRound, JudgeSheet, JudgeTable, JudgeView};
pub use player::{OwnSeat, Phone, PhoneRequest, PhoneRole, PlayerMatchView, PlayerPenaltyView, PlayerPhoneView};
pub use second_desk::{SecondDeskCommand, SecondDeskQuery, not_yours};
pub(crate) use sent_tables::SentTables;
pub use staff::{StaffMember, StaffRequest};
pub use watch::WatchedEvent;

pub use crate::event::act::draft::PhonePick;
pub use crate::event::phone_entries::PlayerReport;
pub use crate::event::printouts::PhoneCodes;

#[cfg(test)]
mod tests;
