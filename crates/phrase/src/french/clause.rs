//! Clauses and their combination into sentences.

pub(super) use crate::plan::{Joins, Phrase, under};

use crate::plan::groups;

use super::grammar::{Person, before, capital, conjugate, elide_if, list, words};
use super::nouns::{Np, Object};

/// The subject of a clause.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Subject {
    /// The reader, in the imperative: "piochez une carte".
    Reader,
    /// The reader, named: "vous piochez une carte".
    You,
    Np(Np),
}

/// A clause: "si vous le faites," + "vous pouvez" + "piocher" + "une carte".
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Clause {
    /// Introductory phrase, such as "si vous le faites,"; may be empty.
    pub lead: String,
    pub who: Subject,
    /// `true` if it is optional.
    pub may: bool,
    /// The infinitive; empty if the rest is a complete clause.
    pub verb: &'static str,
    /// The pronoun beside the verb.
    pub clitic: Option<&'static str>,
    /// The noun phrase in place of the pronoun.
    pub noun: String,
    pub rest: String,
    pub joins: Joins,
}

impl Clause {
    /// Returns a clause with a verb and its object.
    pub(super) fn of(who: Subject, may: bool, verb: &'static str, object: Object) -> Clause {
        let Object { clitic, noun, text } = object;
        Clause { lead: String::new(), who, may, verb, clitic, noun, rest: text, joins: Joins::Free }
    }

    /// Returns the clause with a noun in place of its pronoun if the pronoun could refer to a noun of the lead: "s'il
    /// reste 5 PV à votre base, vous pouvez jouer cette carte".
    pub(super) fn named_after(self, lead: &str) -> Clause {
        let articles = match self.clitic {
            Some("la") => [" la ", " une ", " votre base"],
            Some("le") => [" le ", " un ", " ce "],
            _ => return self,
        };
        if !self.noun.contains(' ') || !articles.iter().any(|article| lead.contains(article)) {
            return self;
        }
        Clause { clitic: None, rest: words(&[&self.noun, &self.rest]), ..self }
    }

    /// Returns a complete clause as a separate sentence.
    pub(super) fn whole(text: impl Into<String>) -> Clause {
        Clause { joins: Joins::Sentence, ..Clause::of(Subject::Reader, false, "", Object::of(text)) }
    }

    fn same_subject(&self, other: &Clause) -> bool {
        self.who == other.who && self.may == other.may && !self.verb.is_empty() && !other.verb.is_empty()
    }

    /// Renders the clause; after one with the same subject, the subject is left out, and a repeated "infliger" too.
    fn text(&self, previous: Option<&Clause>) -> String {
        let previous = previous.filter(|previous| previous.same_subject(self));
        let deals = |clause: &Clause| clause.verb == "infliger" && clause.clitic.is_none();
        if self.verb.is_empty() || deals(self) && previous.is_some_and(deals) {
            return self.rest.clone();
        }
        let (subject, person) = match &self.who {
            Subject::Reader if !self.may => (String::new(), Person::You),
            Subject::Reader | Subject::You => ("vous".to_owned(), Person::You),
            Subject::Np(np) => (np.subject(), Person::third(np.plural)),
        };
        let can = if self.may { conjugate("pouvoir", person) } else { String::new() };
        let verb = if self.may { self.verb.to_owned() } else { conjugate(self.verb, person) };
        let verb = match self.clitic {
            Some(clitic) if self.who == Subject::Reader && !self.may => format!("{verb}-{clitic}"),
            Some(clitic @ ("le" | "la")) => before(clitic, &verb),
            Some(clitic) => format!("{clitic} {verb}"),
            None => verb,
        };
        if previous.is_none() { words(&[&subject, &can, &verb, &self.rest]) } else { words(&[&verb, &self.rest]) }
    }
}

impl Phrase for Clause {
    fn joins(&mut self) -> &mut Joins {
        &mut self.joins
    }

    /// Prepends a lead: "si A," before "si B," is "si A et si B,".
    fn led(mut self, lead: &str) -> Clause {
        self.lead = match lead.strip_suffix(',') {
            Some(outer) if outer.starts_with("si ") && self.lead.starts_with("si ") => {
                format!("{outer} et {}", self.lead)
            }
            _ => words(&[lead, &self.lead]),
        };
        self.joins = Joins::Sentence;
        self
    }

    fn instead(self) -> Clause {
        Clause { may: true, rest: format!("{} à la place", self.rest), ..self }
    }

    fn ends_alone(&self) -> bool {
        self.rest.ends_with(['»', '.'])
    }
}

/// Renders the clauses as sentences. A player who acts again is "il".
pub(super) fn sentences(clauses: &[Clause]) -> String {
    let mut before: Option<Subject> = None;
    let mut texts = Vec::new();
    for mut group in groups(clauses) {
        let who = group.first().filter(|first| first.lead.is_empty()).map(|first| first.who.clone());
        for clause in &mut group {
            if let Subject::Np(np) = &mut clause.who
                && np.text == "ce joueur"
                && before == who
            {
                np.pronoun = true;
            }
        }
        before = who;
        texts.push(sentence(&group));
    }
    texts.join(" ")
}

fn sentence(group: &[Clause]) -> String {
    let mut parts = Vec::new();
    for (at, clause) in group.iter().enumerate() {
        parts.push(clause.text(at.checked_sub(1).map(|before| &group[before])));
    }
    let lead = group.first().map(|clause| clause.lead.as_str()).unwrap_or_default();
    let text = capital(&elide_if(&words(&[lead, &list(&parts, "et")])));
    if text.ends_with(['.', '»']) { text } else { format!("{text}.") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::{Head, Referent};

    fn clause(who: Subject, may: bool, verb: &'static str, object: &str) -> Clause {
        Clause::of(who, may, verb, Object::of(object))
    }

    #[test]
    fn clauses_are_orders_permissions_or_statements() {
        let opponent = || {
            let (text, referent) = ("chaque adversaire".to_owned(), Referent::one(Head::Card));
            Subject::Np(Np { text, feminine: false, plural: false, pronoun: false, referent })
        };
        let draw = |who, may| sentences(&[clause(who, may, "piocher", "une carte")]);
        assert_eq!(draw(Subject::Reader, false), "Piochez une carte.");
        assert_eq!(draw(Subject::Reader, true), "Vous pouvez piocher une carte.");
        assert_eq!(draw(opponent(), false), "Chaque adversaire pioche une carte.");
        assert_eq!(draw(opponent(), true), "Chaque adversaire peut piocher une carte.");
    }

    #[test]
    fn pronouns_follow_an_order_and_precede_other_forms() {
        let it = |who, may| Clause { clitic: Some("la"), ..clause(who, may, "incliner", "") };
        assert_eq!(sentences(&[it(Subject::Reader, false)]), "Inclinez-la.");
        assert_eq!(sentences(&[it(Subject::Reader, true)]), "Vous pouvez l'incliner.");
    }

    #[test]
    fn joined_clauses_share_their_subject_and_conditions_are_joined() {
        let both = vec![
            clause(Subject::Reader, true, "piocher", "une carte"),
            clause(Subject::Reader, true, "redresser", "cette unité"),
        ];
        let under_a = under("si il attaque,", both);
        assert_eq!(sentences(&under_a), "S'il attaque, vous pouvez piocher une carte et redresser cette unité.");
        let twice = under("si vous avez l'initiative,", under_a);
        assert!(
            sentences(&twice).starts_with("Si vous avez l'initiative et s'il attaque, vous"),
            "{}",
            sentences(&twice)
        );
    }
}
