//! Clauses and their connections.

use std::rc::Rc;

use ability::{Amount, Condition, DelayedTiming, PlayerFilter, Target};

use super::{Act, Actor, Party, Scene};

/// Connection of a clause to the previous one.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Joins {
    /// A separate sentence, unless a lead or a "may" connects it to the previous one.
    Free,
    /// The same sentence as the previous one.
    And,
    /// Always a separate sentence: it adds to the previous clause.
    Sentence,
}

/// The content of a lead.
#[derive(Debug, Clone)]
pub(crate) enum LeadKind {
    /// A condition: "if you control a base,".
    If(Condition),
    /// The success of another clause, with its subject if that is not the reader: "if you do,".
    IfDone { who: Option<Party>, not: bool },
    /// The alternative to a condition: "otherwise,".
    Otherwise,
    /// The next of several steps: "then,".
    Then,
    /// The end of a step: "after that,".
    AfterThat,
    /// A moment: "at the start of the regroup phase,".
    At(DelayedTiming),
    /// Each card of a target: "for each of those units,".
    ForEach(Target),
    /// A number of times: "for each friendly unit,".
    Times(Amount),
    /// Each of these players: "for each opponent,". `alone` if there is only one clause.
    ForPlayer { player: PlayerFilter, alone: bool },
}

/// A phrase before a clause, and the scene to describe it in.
#[derive(Debug, Clone)]
pub(crate) struct Lead {
    pub kind: LeadKind,
    pub at: Rc<Scene>,
}

/// The subject of a clause, or the one that it lets act.
#[derive(Debug, Clone)]
pub(crate) enum Subject {
    /// The reader, in the imperative.
    Reader,
    /// The reader, named.
    You,
    Party(Party),
}

/// A clause.
#[derive(Debug, Clone)]
pub(crate) struct Clause {
    /// The phrases before it, from the inside out.
    pub leads: Vec<Lead>,
    /// A condition for replacing the previous clause: "if ..., you may ... instead".
    pub instead: Option<Lead>,
    /// The party that acts, if it is not the actor of the scene.
    pub by: Option<Party>,
    /// `true` if it is optional.
    pub may: bool,
    pub act: Act,
    /// The scene before the act.
    pub before: Rc<Scene>,
    /// The scene after the act.
    pub after: Rc<Scene>,
    /// `true` if it is always a separate sentence.
    pub apart: bool,
    /// `true` if it continues the previous clause where possible.
    pub held: bool,
    /// `true` if the parts of it continue each other where possible.
    pub inside: bool,
}

impl Clause {
    /// Returns the subject, and the player or card that the subject lets act instead.
    pub(crate) fn subject(&self) -> (Subject, Option<Subject>) {
        self.subject_for(self.by.as_ref())
    }

    /// Like [`Clause::subject`], for another party.
    pub(crate) fn subject_for(&self, by: Option<&Party>) -> (Subject, Option<Subject>) {
        let scene = &self.after;
        let party = |party: &Rc<Party>| Subject::Party((**party).clone());
        let Some(who) = by else {
            return match (&scene.actor, &scene.decider) {
                (Actor::You, None) if scene.told => (Subject::You, None),
                (Actor::You, None) => (Subject::Reader, None),
                (Actor::They(who), None) => (party(who), None),
                (Actor::You, Some(decider)) => (party(decider), Some(Subject::You)),
                (Actor::They(who), Some(decider)) if who.is(decider) => (party(decider), None),
                (Actor::They(who), Some(decider)) => (party(decider), Some(party(who))),
            };
        };
        let lets = Subject::Party(who.clone());
        match (&scene.decider, &scene.actor) {
            _ if !scene.may => (lets, None),
            (Some(decider), _) if decider.is(who) || who.is_that_player() => (party(decider), None),
            (Some(decider), _) => (party(decider), Some(lets)),
            (None, Actor::You) if scene.told => (Subject::You, Some(lets)),
            (None, Actor::You) => (Subject::Reader, Some(lets)),
            (None, Actor::They(who)) => (party(who), Some(lets)),
        }
    }
}

/// Joins the clauses of a block under one lead.
pub(crate) fn under(lead: Lead, clauses: Vec<Clause>) -> Vec<Clause> {
    let mut clauses = hold(clauses);
    if let Some(first) = clauses.first_mut() {
        first.leads.push(lead);
    }
    clauses
}

/// Joins the clauses into one sentence where possible.
pub(crate) fn hold(mut clauses: Vec<Clause>) -> Vec<Clause> {
    for (nth, clause) in clauses.iter_mut().enumerate() {
        clause.inside = true;
        clause.held |= nth > 0;
    }
    clauses
}
