//! Phones in the room: what they may see of an event.
//!
//! A phone is a face like the window, over the shop's own network (crate `lan`). What everybody may see is a type of its
//! own ([`PublicEvent`]), so that nothing else of an event can reach the board. What a player may see is a [`PersonView`]. Judges and
//! scorekeepers are those who run the event: which steps they may take is one table ([`StaffRole`](crate::contract::StaffRole)).

mod board;
mod calls;
mod casual;
mod decks;
mod draft;
mod games;
mod joins;
mod person;
mod requests;
mod rights;
mod second_desk;
mod staff;

pub use board::{
    PublicClock, PublicEvent, PublicMatch, PublicPlayer, PublicPod, PublicResult, PublicRound, PublicStanding,
    PublicStandings,
};
pub(crate) use casual::Casual;
pub use casual::{CasualAsk, CasualDeck, CasualTable, OwnCasual};
pub use decks::{ListedDeck, OwnDeck, OwnDecks};
pub use draft::{OwnDraft, OwnLimited};
pub use games::{GameAsk, GameOf, OwnGame, OwnTable};
pub use joins::join_with_code;
pub use person::{OwnMatch, OwnPenalty, OwnSeat, PersonView, Phone, PhoneAsk, PhoneRole, Reported};
pub use second_desk::{DeskChange, DeskRead, not_yours};
pub use staff::{StaffAsk, StaffPerson};

pub use crate::event::act::draft::PhonePick;
pub use crate::event::papers::PhoneCodes;
