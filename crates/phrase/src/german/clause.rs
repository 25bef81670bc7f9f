//! Clauses, the position of their verbs, and their combination into sentences.

pub(super) use crate::plan::{Joins, Phrase, under};

use crate::plan::groups;

use super::grammar::{capital, list, tidy, words};
use super::nouns::Np;
use super::words::{self as lexicon, Person, Verb};

/// The subject of a clause.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum Subject {
    /// The reader, in the imperative: "ziehe eine Karte".
    Reader,
    /// A named subject: "jeder Gegner zieht eine Karte"; "du ziehst eine Karte".
    Np(Np),
}

impl Subject {
    /// Returns the subject and the person of the verb; after "may" the reader is "du".
    fn subject(&self) -> (&str, Person) {
        match self {
            Subject::Reader => ("du", Person::You),
            Subject::Np(np) => (np.nom(), np.person()),
        }
    }
}

/// A clause: "falls du das tust," + "du darfst" + "eine Karte" + "ziehen".
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Clause {
    /// Introductory phrase, such as "falls du das tust,"; may be empty. A clause ends with a comma, an adverb does not.
    pub lead: String,
    pub who: Subject,
    /// `true` if it is optional.
    pub may: bool,
    /// The player whom the actor lets act: "dich … ziehen lassen".
    pub lets: Option<Np>,
    pub verb: Verb,
    /// Text between the finite verb and its separated part.
    pub mid: String,
    /// Text after everything else: ":" and lines.
    pub tail: String,
    /// Connection to the previous clause.
    pub joins: Joins,
}

impl Clause {
    /// Returns a clause that instructs the reader.
    pub(super) fn order(verb: Verb, mid: impl Into<String>) -> Clause {
        Clause::of(Subject::Reader, verb, mid)
    }

    /// Returns a clause with a subject.
    pub(super) fn of(who: Subject, verb: Verb, mid: impl Into<String>) -> Clause {
        let (lead, tail) = (String::new(), String::new());
        Clause { lead, who, may: false, lets: None, verb, mid: mid.into(), tail, joins: Joins::Free }
    }

    /// Returns a separate sentence with this subject.
    pub(super) fn about(np: &Np, verb: Verb, mid: impl Into<String>) -> Clause {
        Clause { joins: Joins::Sentence, ..Clause::of(Subject::Np(np.clone()), verb, mid) }
    }

    pub(super) fn tailed(self, tail: impl Into<String>) -> Clause {
        Clause { tail: tail.into(), ..self }
    }

    fn same_subject(&self, other: &Clause) -> bool {
        self.who == other.who && self.may == other.may
    }

    /// Returns the infinitive with its complements: "dich 2 Karten ziehen lassen".
    fn infinitive(&self) -> String {
        let lets = self.lets.as_ref().map(Np::acc).unwrap_or_default();
        let end = if self.lets.is_some() { "lassen" } else { "" };
        words(&[lets, &self.mid, &self.verb.infinitive(), end])
    }

    /// Renders the clause with its verb next to the subject.
    fn finite(&self, subject: &str, person: Option<Person>, inverted: bool) -> String {
        let verb = person.map_or(self.verb.imperative, |person| self.verb.finite(person));
        let front = if inverted { words(&[verb, subject]) } else { words(&[subject, verb]) };
        words(&[&front, &self.mid, self.verb.apart.trim_end()])
    }
}

impl Phrase for Clause {
    fn joins(&mut self) -> &mut Joins {
        &mut self.joins
    }

    /// Prepends a lead: "falls A," before "falls B," is "falls A und B,".
    fn led(mut self, lead: &str) -> Clause {
        self.lead = if self.lead.is_empty() {
            lead.to_owned()
        } else if let (Some(outer), Some(inner)) = (lead.strip_suffix(','), self.lead.strip_prefix("falls "))
            && outer.starts_with("falls ")
        {
            format!("{outer} und {inner}")
        } else if lead.ends_with(',') && !self.lead.ends_with([',', ':']) {
            // The verb stands after the clause: "falls du das tust, besiege nach diesem Angriff diese Einheit".
            self.mid = words(&[&self.lead, &self.mid]);
            lead.to_owned()
        } else if lead.ends_with(',') {
            format!("{lead} {}", self.lead)
        } else if self.lead.ends_with(',') {
            format!("{lead} gilt: {}", capital(&self.lead))
        } else {
            // A new sentence begins: "Zu Beginn der Sammelphase gilt für jede Einheit: Ihr Besitzer ..."
            format!("{lead} gilt {}:", self.lead)
        };
        self.joins = Joins::Sentence;
        self
    }

    fn instead(self) -> Clause {
        Clause { may: true, mid: words(&["stattdessen", &self.mid]), ..self }
    }

    fn ends_alone(&self) -> bool {
        !self.tail.is_empty() || self.mid.ends_with('\u{201c}')
    }
}

/// Renders the clauses as sentences.
pub(super) fn sentences(clauses: &[Clause]) -> String {
    let mut texts = Vec::new();
    let mut before: Option<Subject> = None;
    for group in groups(clauses) {
        texts.push(sentence(&group, before.as_ref()));
        before = group.last().map(|clause| clause.who.clone());
    }
    texts.join(" ")
}

/// Returns "dieser Spieler" for "jeder Gegner" and "ein Gegner" when they continue in a new sentence.
fn subject_after(who: &Subject, before: Option<&Subject>) -> Option<&'static str> {
    let begins = |text: &str| text.starts_with("jeder ") || text.starts_with("ein ");
    let again = before == Some(who) && matches!(who, Subject::Np(np) if !np.you && begins(np.nom()));
    again.then_some("dieser Spieler")
}

fn sentence(group: &[Clause], before: Option<&Subject>) -> String {
    let lead = group.first().map(|clause| clause.lead.as_str()).unwrap_or_default();
    let mut parts: Vec<String> = Vec::new();
    let begins = lead.ends_with(':');
    for (nth, run) in group.chunk_by(|one, two| one.same_subject(two)).enumerate() {
        let again = run.first().and_then(|first| subject_after(&first.who, before)).filter(|_| nth == 0);
        let texts = run_of(run, again, nth == 0 && !lead.is_empty() && !begins);
        for text in texts {
            parts.push(if parts.is_empty() && begins { capital(&text) } else { text });
        }
    }
    let tail = group.last().map(|clause| clause.tail.as_str()).unwrap_or_default();
    let text = format!("{}{tail}", words(&[lead, &list(&parts, "und")]));
    let text = capital(&tidy(&text));
    if text.ends_with(['.', '\u{201c}']) { text } else { format!("{text}.") }
}

/// Renders consecutive clauses of one subject, which is named once.
fn run_of(run: &[Clause], again: Option<&str>, inverted: bool) -> Vec<String> {
    let Some(first) = run.first() else { return Vec::new() };
    let (subject, person) = first.who.subject();
    let subject = again.unwrap_or(subject);
    if first.may {
        let may = lexicon::MAY.finite(person);
        let head = if inverted { format!("{may} {subject}") } else { format!("{subject} {may}") };
        let infinitives: Vec<String> = run.iter().map(|clause| clause.infinitive()).collect();
        return vec![format!("{head} {}", list(&infinitives, "und"))];
    }
    let (subject, person) = if first.who == Subject::Reader { ("", None) } else { (subject, Some(person)) };
    run.iter()
        .enumerate()
        .map(
            |(nth, clause)| {
                if nth == 0 { clause.finite(subject, person, inverted) } else { clause.finite("", person, false) }
            },
        )
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::german::words::{DEAL, DRAW, READY};
    use crate::plan::hold;

    fn opponents() -> Subject {
        Subject::Np(Np::fixed("jeder Gegner"))
    }

    #[test]
    fn separate_clauses_are_sentences_and_joined_ones_one_sentence() {
        let both = vec![Clause::order(DRAW, "eine Karte"), Clause::order(READY, "diese Einheit")];
        assert_eq!(sentences(&both), "Ziehe eine Karte. Mache diese Einheit spielbereit.");
        assert_eq!(sentences(&hold(both.clone())), "Ziehe eine Karte und mache diese Einheit spielbereit.");
        assert_eq!(
            sentences(&under("falls du das tust,", both)),
            "Falls du das tust, ziehe eine Karte und mache diese Einheit spielbereit."
        );
    }

    #[test]
    fn the_subject_follows_the_verb_after_a_leading_phrase() {
        let draws = Clause::of(opponents(), DEAL, "dir 2 Schaden");
        assert_eq!(sentences(std::slice::from_ref(&draws)), "Jeder Gegner fügt dir 2 Schaden zu.");
        assert_eq!(sentences(&[draws.led("danach")]), "Danach fügt jeder Gegner dir 2 Schaden zu.");
    }

    #[test]
    fn an_optional_clause_ends_with_its_verb() {
        let may = Clause { may: true, ..Clause::order(DEAL, "einer Einheit 2 Schaden") };
        assert_eq!(sentences(std::slice::from_ref(&may)), "Du darfst einer Einheit 2 Schaden zufügen.");
        assert_eq!(
            sentences(&[may.clone().led("falls du die Initiative hast,")]),
            "Falls du die Initiative hast, darfst du einer Einheit 2 Schaden zufügen."
        );
        let lets = Clause { who: opponents(), lets: Some(Np::you()), may: true, ..Clause::order(DRAW, "eine Karte") };
        assert_eq!(sentences(&[lets]), "Jeder Gegner darf dich eine Karte ziehen lassen.");
    }

    #[test]
    fn nested_conditions_are_joined() {
        let inner = under("falls du eine Basis kontrollierst,", vec![Clause::order(DRAW, "eine Karte")]);
        assert_eq!(
            sentences(&under("falls die Aktionsphase läuft,", inner)),
            "Falls die Aktionsphase läuft und du eine Basis kontrollierst, ziehe eine Karte."
        );
    }
}
