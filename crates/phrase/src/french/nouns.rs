//! Noun phrases: with their gender, number and pronouns.

use crate::plan::Referent;

use super::grammar::{agree, before, of, to};

/// A noun with its gender: "unité".
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Word {
    pub one: String,
    pub many: String,
    pub feminine: bool,
}

impl Word {
    pub(super) fn new(one: &str, many: &str, feminine: bool) -> Word {
        Word { one: one.to_owned(), many: many.to_owned(), feminine }
    }

    /// Returns the word as a phrase with "ce" or with an article.
    fn with(&self, masculine: &str, feminine: &str, plural: Option<&str>) -> String {
        match plural {
            Some(plural) => format!("{plural} {}", self.many),
            None => before(if self.feminine { feminine } else { masculine }, &self.one),
        }
    }

    /// Returns "cette unité", "cet évènement", "ces cartes".
    pub(super) fn this(&self, several: bool) -> String {
        let text = self.with("ce", "cette", several.then_some("ces"));
        text.replacen("c'", "cet ", 1).replacen("cett'", "cette ", 1)
    }

    /// Returns "le défenseur", "l'unité", "les cartes".
    pub(super) fn the(&self, several: bool) -> String {
        self.with("le", "la", several.then_some("les"))
    }
}

/// A noun phrase.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Np {
    /// The phrase; for a pronoun, the phrase where a preposition needs a noun: "cette unité".
    pub text: String,
    pub feminine: bool,
    /// `true` if its verb is in the plural.
    pub plural: bool,
    /// `true` if it is a pronoun as a subject and as an object.
    pub pronoun: bool,
    pub referent: Referent,
}

impl Np {
    /// Returns the phrase before a verb: "elle", "cette unité".
    pub(super) fn subject(&self) -> String {
        match (self.pronoun, self.feminine, self.plural) {
            (false, ..) => self.text.clone(),
            (true, true, false) => "elle".to_owned(),
            (true, true, true) => "elles".to_owned(),
            (true, false, false) => "il".to_owned(),
            (true, false, true) => "ils".to_owned(),
        }
    }

    /// Returns the direct object: a pronoun beside the verb, or words after it.
    pub(super) fn object(&self) -> Object {
        match (self.pronoun, self.feminine, self.plural) {
            (false, ..) => Object::of(self.text.clone()),
            (true, _, true) => self.clitic("les"),
            (true, true, false) => self.clitic("la"),
            (true, false, false) => self.clitic("le"),
        }
    }

    /// Returns the indirect object: a pronoun beside the verb, or words after it.
    pub(super) fn to(&self) -> Object {
        match (self.pronoun, self.plural) {
            (false, _) => Object::of(to(&self.text)),
            (true, true) => Object { clitic: Some("leur"), ..Object::of("") },
            (true, false) => Object { clitic: Some("lui"), ..Object::of("") },
        }
    }

    fn clitic(&self, word: &'static str) -> Object {
        Object { clitic: Some(word), noun: self.text.clone(), text: String::new() }
    }

    /// Returns the phrase after a preposition that does not contract: "elle", "cette unité".
    pub(super) fn after_word(&self) -> String {
        match (self.pronoun, self.feminine, self.plural) {
            (true, false, false) => "lui".to_owned(),
            (true, false, true) => "eux".to_owned(),
            _ => self.subject(),
        }
    }

    /// Returns something of it: "sa puissance", "la puissance de cette unité".
    pub(super) fn own(&self, thing: &Word) -> String {
        if self.pronoun && !self.plural {
            let feminine = thing.feminine && before("la", &thing.one).starts_with("la ");
            return format!("{} {}", if feminine { "sa" } else { "son" }, thing.one);
        }
        format!("{} {}", thing.the(false), of(&self.text))
    }
}

/// An object of a verb.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Object {
    /// The pronoun beside the verb: "la", "lui".
    pub clitic: Option<&'static str>,
    /// The noun phrase in place of "le", "la" or "les": "cette unité".
    pub noun: String,
    /// The words after the verb.
    pub text: String,
}

impl Object {
    /// Returns an object without a pronoun.
    pub(super) fn of(text: impl Into<String>) -> Object {
        Object { clitic: None, noun: String::new(), text: text.into() }
    }
}

/// A filter as a noun without article or number.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Noun {
    pub word: Word,
    /// Not the card with the ability: "autre".
    pub other: bool,
    /// Phrases after the noun, with the marks of [`agree`].
    pub after: Vec<String>,
    /// A name or phrase without article.
    pub proper: bool,
    /// Unique: "le défenseur".
    pub definite: bool,
    /// The phrase with its articles, if it has several nouns: "une unité ou une base".
    pub indefinite: Option<String>,
}

impl Noun {
    pub(super) fn of(word: Word) -> Noun {
        Noun { word, other: false, after: Vec::new(), proper: false, definite: false, indefinite: None }
    }

    fn words(&self, plural: bool) -> String {
        let mut text = if self.other { if plural { "autres " } else { "autre " } } else { "" }.to_owned();
        text.push_str(if plural { &self.word.many } else { &self.word.one });
        for each in &self.after {
            text.push(' ');
            text.push_str(&agree(each, self.word.feminine, plural));
        }
        text
    }

    /// Returns the phrase in the singular without article: "autre unité amie".
    pub(super) fn singular(&self) -> String {
        self.words(false)
    }

    /// Returns the phrase in the plural without article: "autres unités amies".
    pub(super) fn plural(&self) -> String {
        if self.proper { self.words(false) } else { self.words(true) }
    }

    /// Returns the phrase in the plural after "de": "d'unités alliées", "d'unités ou de bases".
    pub(super) fn of_several(&self) -> String {
        let text = before("de", &self.plural());
        if self.indefinite.is_some() { text.replace(" ou ", " ou de ") } else { text }
    }

    /// Returns the phrase with its article: "une unité alliée".
    pub(super) fn a(&self) -> String {
        if self.proper {
            self.singular()
        } else if self.definite {
            self.the()
        } else if let Some(words) = &self.indefinite {
            words.clone()
        } else {
            format!("{} {}", if self.word.feminine { "une" } else { "un" }, self.singular())
        }
    }

    /// Returns the phrase with the definite article: "l'unité alliée".
    pub(super) fn the(&self) -> String {
        before(if self.word.feminine { "la" } else { "le" }, &self.singular())
    }

    /// Returns "chaque unité alliée".
    pub(super) fn each(&self) -> String {
        if self.proper || self.definite { self.a() } else { format!("chaque {}", self.singular()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::Head;

    fn np(text: &str, feminine: bool, plural: bool, pronoun: bool) -> Np {
        Np { text: text.to_owned(), feminine, plural, pronoun, referent: Referent::one(Head::Unit) }
    }

    #[test]
    fn demonstratives_and_articles_follow_gender_and_vowel() {
        let (unit, event, leader) = (
            Word::new("unité", "unités", true),
            Word::new("évènement", "", false),
            Word::new("leader", "leaders", false),
        );
        assert_eq!(
            [unit.this(false), event.this(false), leader.this(false)],
            ["cette unité", "cet évènement", "ce leader"]
        );
        assert_eq!([unit.the(false), event.the(false), leader.the(true)], ["l'unité", "l'évènement", "les leaders"]);
    }

    #[test]
    fn pronouns_are_beside_the_verb_and_possessors_before_the_noun() {
        let it = np("cette unité", true, false, true);
        assert_eq!((it.subject().as_str(), it.object().clitic, it.to().clitic), ("elle", Some("la"), Some("lui")));
        let power = Word::new("puissance", "", true);
        assert_eq!(it.own(&power), "sa puissance");
        assert_eq!(np("le défenseur", false, false, false).own(&power), "la puissance du défenseur");
    }

    #[test]
    fn nouns_agree_with_their_adjectives() {
        let noun =
            Noun { other: true, after: vec!["ami~".to_owned()], ..Noun::of(Word::new("unité", "unités", true)) };
        assert_eq!(
            [noun.a(), noun.plural(), noun.each()],
            ["une autre unité amie", "autres unités amies", "chaque autre unité amie"]
        );
    }
}
