//! The course of a game (CR 5 to 7): its steps, and the resolution of abilities. Only here are players asked.
//!
//! The files of this module form a cycle of calls, because the rules do: resolving an ability may play a card or attack
//! (CR 7.1.6), both trigger abilities (CR 7.6), and those are resolved before the play or attack is over (CR 7.6.11).
//! The changes that a step makes to cards are in [`crate::write`], and the questions that it needs answered in
//! [`crate::read`].
//!
//! - `task_loop`: runs the steps of the game until a player must decide.
//! - `game`: the type [`crate::Game`] and the entry points of the engine.
//! - `legal`, `no_effect`: legal actions, and whether an option would change anything.
//! - `determinize`: games consistent with what a player knows.
//! - `setup`: steps before the first round (CR 5.2).
//! - `rounds`: rounds, phases and turns (CR 5.3 to 5.5).
//! - `play`: playing a card (CR 6.2).
//! - `payment`, `affordability`: payment, and the budget with additional costs.
//! - `extra_cost`: cards chosen for additional costs.
//! - `entry`: cards that enter play as a copy of another card.
//! - `action`: action abilities (CR 6.4) and deployment of leaders.
//! - `attack`, `excess`, `attacker_defeated`: attacks (CR 6.3), excess damage, and triggers of a defeated attacker.
//! - `trigger`: pending triggers and the trigger windows (CR 7.6).
//! - `trigger_order`: triggers that can do nothing, and orders that make no difference.
//! - `state_checks`: state checks (CR 1.16.5).
//! - `damage_replacement`, `count_replacement`: questions about replacement effects (CR 7.7.5).
//!
//! - [`resolve`]: the steps of abilities (CR 7.1.5).
//! - [`keywords`]: keywords that ask or act (CR 7.5).
//!
//! Every step is a task on the stack of the state ([`crate::Task`]). Read `task_loop` first, then `rounds` and
//! `trigger`.

pub(crate) mod action;
pub(crate) mod affordability;
pub(crate) mod attack;
pub(crate) mod attacker_defeated;
pub(crate) mod count_replacement;
pub(crate) mod damage_replacement;
pub(crate) mod determinize;
pub(crate) mod entry;
pub(crate) mod excess;
pub(crate) mod extra_cost;
pub(crate) mod game;
pub(crate) mod keywords;
pub(crate) mod legal;
pub(crate) mod no_effect;
pub(crate) mod payment;
pub(crate) mod play;
pub(crate) mod resolve;
pub(crate) mod rounds;
pub(crate) mod setup;
pub(crate) mod state_checks;
pub(crate) mod task_loop;
pub(crate) mod trigger;
pub(crate) mod trigger_order;
