//! The course of a game (CR 5 and 6): everything that happens between the abilities of cards.
//!
//! - `task_loop`: runs the steps of the game until a player must decide.
//! - `setup`: steps before the first round (CR 5.2).
//! - `rounds`: rounds, phases and turns (CR 5.3 to 5.5).
//! - `play`: playing a card (CR 6.2).
//! - `payment`, `affordability`: payment, and the budget with additional costs.
//! - `extra_cost`: cards chosen for additional costs.
//! - `action`: action abilities (CR 6.4) and deployment of leaders.
//! - `attack`, `excess`, `attacker_defeated`: attacks (CR 6.3), excess damage, and triggers of a defeated attacker.
//! - `trigger_events`: trigger events and the triggers that listen for them (CR 7.6).
//! - `trigger`: pending triggers and the trigger windows (CR 7.6).
//! - `state_checks`: state checks (CR 1.16.5).
//! - `damage_replacement`, `replacement_order`, `defeat_replacement`, `count_replacement`: replacement effects on
//!   damage, defeat and numbers (CR 7.7.5).
//!
//! Every step is a task on the stack of the state ([`crate::Task`]). Read `task_loop` first, then `rounds` and
//! `trigger`. The steps of abilities are in [`crate::resolve`].

pub(crate) mod action;
pub(crate) mod affordability;
pub(crate) mod attack;
pub(crate) mod attacker_defeated;
pub(crate) mod count_replacement;
pub(crate) mod damage_replacement;
pub(crate) mod defeat_replacement;
pub(crate) mod excess;
pub(crate) mod extra_cost;
pub(crate) mod payment;
pub(crate) mod play;
pub(crate) mod replacement_order;
pub(crate) mod rounds;
pub(crate) mod setup;
pub(crate) mod state_checks;
pub(crate) mod task_loop;
pub(crate) mod trigger;
pub(crate) mod trigger_events;
