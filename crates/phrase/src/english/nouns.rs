//! Nouns: phrases for filters and targets, and their referents in later sentences.

use super::grammar::{possessive, with_article};

/// The referent of a pronoun.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Referent {
    /// Singular noun: "unit".
    pub one: String,
    /// Plural noun.
    pub many: String,
    /// `true` if it may be several cards.
    pub several: bool,
    /// `true` if the cards are certainly the reader's own (their hand is "your hand").
    pub own: bool,
    /// `true` if the cards come from the deck, so that taking them to hand is drawing them.
    pub deck: bool,
}

impl Referent {
    /// Returns the noun for any card.
    pub(super) fn card() -> Self {
        Referent::one("card", "cards")
    }

    /// Returns the noun for a unit.
    pub(super) fn unit() -> Self {
        Referent::one("unit", "units")
    }

    /// Returns a referent for one card with this noun.
    pub(super) fn one(one: &str, many: &str) -> Self {
        Referent { one: one.to_owned(), many: many.to_owned(), several: false, own: false, deck: false }
    }

    /// Returns "that unit", "those units".
    pub(super) fn that(&self) -> String {
        if self.one.starts_with("attached ") {
            return self.one.clone();
        }
        if self.several { format!("those {}", self.many) } else { format!("that {}", self.one) }
    }

    /// Returns "the first unit", "the revealed cards".
    pub(super) fn the(&self, word: &str) -> String {
        format!("the {word} {}", if self.several { &self.many } else { &self.one })
    }
}

/// A noun phrase.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct NounPhrase {
    /// The whole phrase, such as "each enemy unit".
    pub text: String,
    /// `true` if its verb is in the plural.
    pub plural: bool,
    /// `true` if "each of" precedes it when it refers to the cards individually.
    pub group: bool,
    /// Referent for later sentences.
    pub referent: Referent,
}

impl NounPhrase {
    /// Returns a phrase for one card.
    pub(super) fn one(text: impl Into<String>, referent: Referent) -> NounPhrase {
        NounPhrase { text: text.into(), plural: false, group: false, referent: Referent { several: false, ..referent } }
    }

    /// Returns a phrase for each of several cards: "each unit".
    pub(super) fn each(text: impl Into<String>, referent: Referent) -> NounPhrase {
        NounPhrase { text: text.into(), plural: false, group: false, referent: Referent { several: true, ..referent } }
    }

    /// Returns a phrase for several cards: "up to 2 units".
    pub(super) fn many(text: impl Into<String>, referent: Referent) -> NounPhrase {
        NounPhrase { text: text.into(), plural: true, group: true, referent: Referent { several: true, ..referent } }
    }

    /// Returns a phrase for one card or several, as its referent.
    pub(super) fn of(text: impl Into<String>, referent: Referent) -> NounPhrase {
        if referent.several { NounPhrase::many(text, referent) } else { NounPhrase::one(text, referent) }
    }

    /// Returns the phrase as a subject, before a verb.
    pub(super) fn subject(&self) -> String {
        if self.text == "them" { "they".to_owned() } else { self.text.clone() }
    }

    /// Returns the phrase as a possessor: "its", "this unit's".
    pub(super) fn possessive(&self) -> String {
        possessive(&self.text)
    }

    /// Returns the phrase for the cards individually: "each of up to 2 units".
    pub(super) fn to_each(&self) -> String {
        if self.group { format!("each of {}", self.text) } else { self.text.clone() }
    }
}

/// Converts a relative clause to the plural: "that is damaged" to "that are damaged".
fn of_several(words: &str) -> String {
    let Some(rest) = words.strip_prefix("that ") else { return words.to_owned() };
    let mut text = rest.to_owned();
    for (one, many) in [
        ("is ", "are "),
        ("was ", "were "),
        ("has ", "have "),
        ("isn't ", "aren't "),
        ("wasn't ", "weren't "),
        ("doesn't ", "don't "),
        ("shares ", "share "),
    ] {
        if let Some(tail) = text.strip_prefix(one) {
            text = format!("{many}{tail}");
        }
        for join in [" or ", " and "] {
            text = text.replace(&format!("{join}{one}"), &format!("{join}{many}"));
        }
    }
    format!("that {text}")
}

/// A filter as a noun without article or number.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Noun {
    /// Not the card with the ability.
    pub other: bool,
    /// Adjectives before the noun.
    pub before: Vec<String>,
    /// Singular noun.
    pub one: String,
    /// Plural noun.
    pub many: String,
    /// Phrases after the noun.
    pub after: Vec<String>,
    /// A proper name, without article.
    pub proper: bool,
    /// Unique, with the definite article: "the defending unit".
    pub definite: bool,
    /// The indefinite phrase, if each of several nouns in it has its article: "a unit or an upgrade on it".
    pub indefinite: Option<String>,
}

impl Noun {
    fn words(&self, head: &str) -> String {
        let before = self.before.iter().map(String::as_str);
        let after = self.after.iter().map(String::as_str);
        before.chain([head]).chain(after).collect::<Vec<_>>().join(" ")
    }

    /// Returns the phrase without article: "damaged enemy unit".
    pub(super) fn bare(&self) -> String {
        self.words(&self.one)
    }

    /// Returns the phrase with its article: "a damaged enemy unit", "another friendly unit".
    pub(super) fn a(&self) -> String {
        if self.proper {
            self.bare()
        } else if self.definite {
            format!("the {}", self.singular())
        } else if self.other {
            format!("another {}", self.bare())
        } else if let Some(words) = self.indefinite.as_ref().filter(|_| self.before.is_empty() && self.after.is_empty())
        {
            words.clone()
        } else {
            with_article(&self.bare())
        }
    }

    /// Returns the phrase for one of possibly several: "an attacking friendly unit".
    pub(super) fn any(self) -> String {
        Noun { definite: false, ..self }.a()
    }

    /// Returns the phrase with "each": "each other friendly unit".
    pub(super) fn each(&self) -> String {
        if self.proper || self.definite { self.a() } else { format!("each {}", self.singular()) }
    }

    /// Returns the phrase without article, with "other": "other friendly unit".
    pub(super) fn singular(&self) -> String {
        if self.other { format!("other {}", self.bare()) } else { self.bare() }
    }

    /// Returns the phrase in the plural: "other friendly units".
    pub(super) fn plural(&self) -> String {
        if self.proper {
            return if self.other { format!("other {}", self.bare()) } else { self.bare() };
        }
        let several = Noun { after: self.after.iter().map(|words| of_several(words)).collect(), ..self.clone() };
        let words = several.words(&self.many);
        if self.other { format!("other {words}") } else { words }
    }

    /// Returns the referent for later sentences.
    pub(super) fn referent(&self) -> Referent {
        Referent::one(&self.one, &self.many)
    }
}
