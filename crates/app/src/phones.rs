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

pub use board::{PublicClock, PublicEvent, PublicPod, PublicRound, PublicStanding, PublicStandings, PublicTeam};
pub use casual::CasualRequest;
pub use games::{GameRequest, GameSelector};
pub use joins::join_with_code;
pub use player::{Phone, PhoneRequest, PhoneRole};
pub use second_desk::{SecondDeskCommand, SecondDeskQuery, not_yours};
pub use staff::{StaffMember, StaffRequest};
pub use watch::WatchedEvent;

pub use crate::contract::{PlayerPhoneView, PublicMatch, PublicPlayer, PublicResult};
pub use crate::event::act::draft::PhonePick;
pub use crate::event::printouts::PhoneCodes;
pub use crate::record::phone_entries::PlayerReport;

use self::casual::CasualLobbies;
use self::games::StartRequest;
use self::sent_tables::SentTables;
use std::sync::{Arc, Mutex, OnceLock};

use crate::cards::Cards;
use crate::contract::CasualDeck;
use crate::core::Core;
use crate::event::Events;
use crate::games::Games;
use crate::judge::Judge;
use crate::rulebook::Rulebook;

/// Access of phones to an event: the live board, players, judges and scorekeepers.
pub struct Phones {
    core: Arc<Core>,
    cards: Arc<Cards>,
    rulebook: Arc<Rulebook>,
    events: Arc<Events>,
    games: Arc<Games>,
    judge: Arc<Judge>,
    /// Players who are ready to play, by game.
    wanted: Mutex<StartRequest>,
    /// Casual games.
    casual: Mutex<CasualLobbies>,
    /// The bundled decks offered for casual games.
    offered: OnceLock<Vec<CasualDeck>>,
    /// Tables of games that phones received lately; a cache.
    sent_tables: SentTables,
}

impl Phones {
    pub(crate) fn new(
        core: &Arc<Core>,
        cards: &Arc<Cards>,
        rulebook: &Arc<Rulebook>,
        events: &Arc<Events>,
        games: &Arc<Games>,
        judge: &Arc<Judge>,
    ) -> Phones {
        Phones {
            core: Arc::clone(core),
            cards: Arc::clone(cards),
            rulebook: Arc::clone(rulebook),
            events: Arc::clone(events),
            games: Arc::clone(games),
            judge: Arc::clone(judge),
            wanted: Mutex::default(),
            casual: Mutex::default(),
            offered: OnceLock::new(),
            sent_tables: SentTables::default(),
        }
    }
}

#[cfg(test)]
mod tests;
