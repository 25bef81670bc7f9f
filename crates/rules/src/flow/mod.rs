//! The course of a game (CR 5 and 6): everything that happens between the abilities of cards.
//!
//! - `run`: runs the steps of the game until a player must decide.
//! - `setup`: steps before the first round (CR 5.2).
//! - `rounds`: rounds, phases and turns (CR 5.3 to 5.5).
//! - `play`: playing a card (CR 6.2).
//! - `pay`, `means`: payment, and the budget with additional costs.
//! - `toll`: cards chosen for additional costs.
//! - `action`: action abilities (CR 6.4) and deployment of leaders.
//! - `attack`, `excess`, `fallen`: attacks (CR 6.3), excess damage, and triggers of a defeated attacker.
//! - `hear`: trigger events and the triggers that listen for them (CR 7.6).
//! - `trigger`: pending triggers and the trigger windows (CR 7.6).
//! - `settle`: state checks (CR 1.16.5).
//! - `replace`, `replacement_order`, `saved`, `number`: replacement effects on damage, defeat and numbers (CR 7.7.5).
//!
//! Every step is a task on the stack of the state ([`crate::Task`]). Read `run` first, then `rounds` and `trigger`. The
//! steps of abilities are in [`crate::resolve`].

pub(crate) mod action;
pub(crate) mod attack;
pub(crate) mod excess;
pub(crate) mod fallen;
pub(crate) mod hear;
pub(crate) mod means;
pub(crate) mod number;
pub(crate) mod pay;
pub(crate) mod play;
pub(crate) mod replace;
pub(crate) mod replacement_order;
pub(crate) mod rounds;
pub(crate) mod run;
pub(crate) mod saved;
pub(crate) mod settle;
pub(crate) mod setup;
pub(crate) mod toll;
pub(crate) mod trigger;
