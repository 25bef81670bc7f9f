//! The writer of a language, and the parts of it that are the same in all languages.

use std::ops::Deref;

use ability::{Block, Step};

use super::{Clause, Direction, Joins, Lead, Scene};
use crate::{Context, Names};

/// A clause of a language.
pub(crate) trait Phrase: Clone {
    /// Returns its connection to the previous clause.
    fn joins(&mut self) -> &mut Joins;

    /// Prepends the text of a lead: "if you do,".
    fn led(self, lead: &str) -> Self;

    /// Returns the clause as an optional replacement of the previous one: "you may ... instead".
    fn instead(self) -> Self;

    /// Returns `true` if no clause may follow in the same sentence.
    fn ends_alone(&self) -> bool;
}

/// A language that realises plans.
pub(crate) trait Grammar: Copy {
    type Phrase: Phrase;

    /// Renders an act, in the scene after it.
    fn act(writer: &Writer<'_, Self>, clause: &Clause) -> Vec<Self::Phrase>;

    /// Puts a lead before a clause.
    fn lead(writer: &Writer<'_, Self>, clause: Self::Phrase, lead: &Lead) -> Self::Phrase;

    /// Renders clauses as sentences.
    fn sentences(clauses: &[Self::Phrase]) -> String;
}

/// Writer for the text of one ability at one point of it.
pub(crate) struct Writer<'a, G> {
    pub names: &'a dyn Names,
    pub scene: Scene,
    pub grammar: G,
}

impl<G> Deref for Writer<'_, G> {
    type Target = Scene;

    fn deref(&self) -> &Scene {
        &self.scene
    }
}

impl<'a, G: Copy> Writer<'a, G> {
    pub(crate) fn new(context: Context<'a>, grammar: G) -> Self {
        Writer { names: context.names, scene: Scene::new(context), grammar }
    }

    /// Returns a writer at another point of the text.
    pub(crate) fn at(&self, scene: &Scene) -> Self {
        Writer { scene: scene.clone(), ..*self }
    }

    /// Returns a writer for words of the same clause, in a changed scene.
    pub(crate) fn with<T>(&self, change: impl FnOnce(&mut Scene) -> T) -> Self {
        let mut scene = Scene { blank: false, ..self.scene.clone() };
        change(&mut scene);
        Writer { scene, ..*self }
    }

    /// Returns a writer for an ability granted to another card.
    pub(crate) fn granted(&self) -> Self {
        Writer { scene: self.scene.granted(), ..*self }
    }

    /// Returns a writer that describes cards in their zone: "in your hand".
    pub(crate) fn inside(&self) -> Self {
        self.with(|scene| scene.toward = Direction::In)
    }
}

impl<G: Grammar> Writer<'_, G> {
    /// Plans the steps of a block, and renders them as clauses.
    pub(crate) fn steps(&mut self, block: &Block) -> Vec<G::Phrase> {
        let plan = self.scene.steps(block);
        self.realise(&plan)
    }

    /// Renders steps without their block as sentences.
    pub(crate) fn sentences_of(&mut self, steps: &[Step]) -> String {
        let plan: Vec<Clause> = steps.iter().flat_map(|step| self.scene.step(step)).collect();
        G::sentences(&self.realise(&plan))
    }

    /// Renders the prompt of a step, without a full stop: its first clause, without the target of the choice.
    pub(crate) fn prompt(&mut self, step: &Step) -> String {
        self.scene.blank = true;
        let plan = self.scene.step(step);
        let clauses = self.realise(&plan);
        G::sentences(clauses.get(..1).unwrap_or_default()).trim_end_matches('.').to_owned()
    }

    /// Renders planned clauses.
    pub(crate) fn realise(&self, plan: &[Clause]) -> Vec<G::Phrase> {
        let mut clauses = Vec::new();
        for each in plan {
            let mut said = G::act(&self.at(&each.after), each);
            for (nth, clause) in said.iter_mut().enumerate() {
                if each.apart {
                    *clause.joins() = Joins::Sentence;
                }
                if let Some(lead) = &each.instead {
                    *clause = G::lead(self, clause.clone().instead(), lead);
                }
                if *clause.joins() == Joins::Free && if nth == 0 { each.held } else { each.inside } {
                    *clause.joins() = Joins::And;
                }
            }
            if let Some(first) = said.first_mut() {
                *first = each.leads.iter().fold(first.clone(), |clause, lead| G::lead(self, clause, lead));
            }
            clauses.extend(said);
        }
        clauses
    }
}

/// Joins the clauses of a block under one lead.
pub(crate) fn under<P: Phrase>(lead: &str, clauses: Vec<P>) -> Vec<P> {
    hold(clauses).into_iter().enumerate().map(|(at, each)| if at == 0 { each.led(lead) } else { each }).collect()
}

/// Joins the clauses into one sentence where possible.
pub(crate) fn hold<P: Phrase>(mut clauses: Vec<P>) -> Vec<P> {
    for clause in clauses.iter_mut().skip(1) {
        if *clause.joins() == Joins::Free {
            *clause.joins() = Joins::And;
        }
    }
    clauses
}

/// Returns the clauses of each sentence.
pub(crate) fn groups<P: Phrase>(clauses: &[P]) -> Vec<Vec<P>> {
    let mut groups: Vec<Vec<P>> = Vec::new();
    for clause in clauses {
        let mut clause = clause.clone();
        let continues = *clause.joins() == Joins::And;
        match groups.last_mut() {
            Some(group) if continues && group.last().is_some_and(|last| !last.ends_alone()) => group.push(clause),
            Some(_) | None => groups.push(vec![clause]),
        }
    }
    groups
}
