//! The language-neutral sentence plan.
//!
//! A [`Scene`] walks the steps of an ability once for all languages. It decides the subjects, the clauses and their
//! connections, the conditions and moments before them, and the referents of "it", "that unit" and "that much". A
//! [`Clause`] is a subject, an [`Act`] with its roles, and leads ("if you do,"). A language turns clauses into words and
//! never sees a step.
//!
//! Invariants:
//! - No text is here. Verbs and fixed phrases are names ([`Verb`], [`Fixed`]) that each language translates.
//! - References are resolved here. [`Scene::called`] alone determines the referent of a target, [`Scene::mention`] alone
//!   its form: a pronoun, a name, a part of a group or a description.
//! - Modifiers, the other conditions and whole abilities are not planned yet. They are parts of the tree, described by a
//!   language in the scene before or after the act ([`Clause::before`], [`Clause::after`]). Decisions about parts of the
//!   tree that are the same in all languages are in [`amounts`], [`comparison`], [`existence`], [`features`], [`filters`],
//!   [`numbers`], [`past`], [`players`] and [`triggers`].
//!
//! A language implements [`Grammar`] for its acts and leads and [`Phrase`] for its clauses. The rest of its [`Writer`] is
//! shared.

mod act;
pub(crate) mod amounts;
pub(crate) mod cards;
mod clause;
pub(crate) mod comparison;
mod effects;
pub(crate) mod existence;
pub(crate) mod features;
pub(crate) mod filters;
mod mention;
pub(crate) mod numbers;
pub(crate) mod past;
pub(crate) mod players;
mod references;
mod scene;
mod steps;
#[cfg(test)]
mod tests;
pub(crate) mod triggers;
mod writer;

pub(crate) use act::{Act, Attack, CardAct, DamageAct, Fixed, Object, Place, Things, Verb};
pub(crate) use clause::{Clause, Joins, Lead, LeadKind, Subject};
pub(crate) use mention::{Manner, Mention};
pub(crate) use scene::{Actor, Direction, Done, Head, Myself, Party, Referent, Scene, Who};
#[cfg(test)]
pub(crate) use writer::hold;
pub(crate) use writer::{Grammar, Phrase, Writer, groups, under};
