//! Scenarios that read as stories: set a table, act, say what must hold. For tests only.
//!
//! ```text
//! let mut game = scenario()
//!     .ours(["Greedo"])                                  // units in play: ready, undamaged
//!     .ours([unit("Wampa").damage(2).exhausted().with(["Shield", "Academy Training"])])
//!     .theirs(["Vanguard Infantry", "Admiral Motti"])
//!     .our_hand(["Open Fire"]).our_deck(["Recruit"])     // a deck's top card comes first
//!     .action_phase();                                   // our action; or their_action_phase(), regroup_phase()
//! game.us().attack("Greedo", "Vanguard Infantry");       // what we do; every other choice is made in the same way
//! game.them().choose("Greedo").pass();
//! game.expect_gone("Greedo").expect_damage("Wampa", 2);
//! game.them().expect_base_damage(0);
//! ```
//!
//! What is left out: both sides have a leader (Luke Skywalker, Faithful Friend; Grand Moff Tarkin, Oversector
//! Governor), Capital City (30 HP), 20 ready resources, a deck of ten Underworld Thugs, an empty hand; we have the
//! initiative. The bases provide no aspect but Vigilance, so say the leader and base where a price matters.
//!
//! **Cards by name.** `"Greedo"`; with the subtitle where several cards share a name and a type
//! (`"Luke Skywalker, Jedi Knight"`); or by number (`"SOR_204"`). On the table the same works, and a name may be
//! narrowed: `"our Wampa"`, `"their Wampa"`, `"Wampa #2"` (in the order in which they were set out or entered), and
//! `"our base"`, `"their base"`, `"our leader"`, `"their leader"`. "Our" is who controls the card, out of play who
//! owns it.
//!
//! **Options by label.** A question's options are compared with [`Table::expect_options`] and the like: a card's name
//! when the option is that card, `"A -> B"` for an attack, `"play A"`, `"play A onto B"`, `"use A"`, `"deploy A"`,
//! `"mode 1"` (from 1, in printed order), `"yes"`, `"no"`, `"done"`, `"us"`, `"them"`, `"third"`, `"pass"`, `"initiative"`, a number.
//!
//! **Besides**: [`Scenario::third`] seats a third player, [`Scenario::twin_suns`] has the counters of that format; [`Scenario::text`] gives a card another text for one story;
//! [`card_text`] is what a card says in English; [`Table::expect_event`] looks into the log; [`Table::both_pass`] and
//! [`Table::nobody_resources`] lead through the end of a round; [`Table::show`] prints the table while a story is
//! written; [`Player::pick`] takes any option by its label; `game.game` is the game itself.
//!
//! **Nothing is answered by itself**, not even a choice with one option: the story says it. Waiting abilities are
//! chosen with [`Player::resolve_first`] by their card or keyword, and [`Player::our_abilities_first`] says whose
//! come first. A failure prints the board, the open question, its options, and what happened last.

mod act;
mod deck;
mod expect;
mod label;
mod lookup;
mod scenario;
mod show;

pub use act::{Player, Table};
pub use deck::{deck, deck_of};
pub use model::{Keyword, Trait};
pub use rules::Ask;
pub use rules::Event;
pub use scenario::{Scenario, UnitSpec, scenario, unit};
pub use show::card_text;

/// A side of a story.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Side {
    /// The side that the story is about: seat 0.
    Us,
    /// The other: seat 1.
    Them,
    /// The third player of a story that has one ([`Scenario::third`]): seat 2.
    Third,
}

impl Side {
    pub(crate) fn seat(self) -> rules::Seat {
        match self {
            Side::Us => rules::Seat(0),
            Side::Them => rules::Seat(1),
            Side::Third => rules::Seat(2),
        }
    }

    pub(crate) fn of(seat: rules::Seat) -> Side {
        match seat.0 {
            0 => Side::Us,
            1 => Side::Them,
            _ => Side::Third,
        }
    }

    /// The side as failures name it: "us" or "them".
    pub(crate) fn word(self) -> &'static str {
        match self {
            Side::Us => "us",
            Side::Them => "them",
            Side::Third => "third",
        }
    }
}
