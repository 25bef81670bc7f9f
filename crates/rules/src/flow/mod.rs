//! The course of a game (CR 5 and 6): what the rules of the game do between the abilities of cards.
//!
//! - `run`: the steps of the game, one after another, until somebody must decide.
//! - `setup`: before the first round (CR 5.2).
//! - `rounds`: rounds, phases and turns (CR 5.3 to 5.5).
//! - `play`: a card is played (CR 6.2).
//! - `pay`, `means`: with what is paid; what can still be paid when cards are given up.
//! - `toll`: what is given up while a card is played.
//! - `action`: an action ability is used (CR 6.4), a leader deployed.
//! - `attack`, `excess`, `fallen`: a unit attacks (CR 6.3); its excess damage; what triggers on an attacker that was
//!   defeated.
//! - `hear`: what can happen, and which triggers hear it (CR 7.6).
//! - `trigger`: what triggers, and the windows in which it is resolved (CR 7.6).
//! - `settle`: what must be put right at once (CR 1.16.5).
//! - `replace`, `replacement_order`, `saved`, `number`: replacement effects on damage, on defeat and on numbers (CR 7.7.5).
//!
//! Every step is a task on the stack of the state ([`crate::Task`]). Read `run` first, then `rounds` and
//! `trigger`; steps of
//! abilities are taken in [`crate::resolve`].

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
