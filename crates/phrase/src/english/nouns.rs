//! Nouns: what a filter or target is called, and how it is spoken of afterwards.

use super::grammar::{possessive, with_article};

/// What a pronoun stands for.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Referent {
    /// The bare noun: "unit".
    pub one: String,
    /// The same for several.
    pub many: String,
    /// Whether it may be several cards.
    pub several: bool,
    /// Whether the cards are the reader's own for certain (their hand is "your hand").
    pub own: bool,
    /// Whether the cards come from the deck, so that taking them to hand is drawing them.
    pub deck: bool,
}

impl Referent {
    /// The noun for any card.
    pub(super) fn card() -> Self {
        Referent::one("card", "cards")
    }

    /// The noun for a unit.
    pub(super) fn unit() -> Self {
        Referent::one("unit", "units")
    }

    /// One thing of that name.
    pub(super) fn one(one: &str, many: &str) -> Self {
        Referent { one: one.to_owned(), many: many.to_owned(), several: false, own: false, deck: false }
    }

    /// The pronoun for it: "it" or "them".
    pub(super) fn pronoun(&self) -> &'static str {
        if self.several { "them" } else { "it" }
    }

    /// "that unit", "those units".
    pub(super) fn that(&self) -> String {
        if self.one.starts_with("attached ") {
            return self.one.clone();
        }
        if self.several { format!("those {}", self.many) } else { format!("that {}", self.one) }
    }

    /// "the first unit", "the revealed cards".
    pub(super) fn the(&self, word: &str) -> String {
        format!("the {word} {}", if self.several { &self.many } else { &self.one })
    }
}

/// What a target is called.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Np {
    /// The whole phrase, such as "each enemy unit".
    pub text: String,
    /// Whether the verb after it is in the plural.
    pub plural: bool,
    /// Whether "each of" stands before it where every one is meant for itself.
    pub group: bool,
    /// What is spoken of afterwards.
    pub referent: Referent,
}

impl Np {
    /// A phrase for one thing.
    pub(super) fn one(text: impl Into<String>, referent: Referent) -> Np {
        Np { text: text.into(), plural: false, group: false, referent: Referent { several: false, ..referent } }
    }

    /// Each of several: "each unit".
    pub(super) fn each(text: impl Into<String>, referent: Referent) -> Np {
        Np { text: text.into(), plural: false, group: false, referent: Referent { several: true, ..referent } }
    }

    /// Several: "up to 2 units".
    pub(super) fn many(text: impl Into<String>, referent: Referent) -> Np {
        Np { text: text.into(), plural: true, group: true, referent: Referent { several: true, ..referent } }
    }

    /// The phrase as a subject, before a verb.
    pub(super) fn subject(&self) -> String {
        if self.text == "them" { "they".to_owned() } else { self.text.clone() }
    }

    /// The phrase as a possessor: "its", "this unit's".
    pub(super) fn possessive(&self) -> String {
        possessive(&self.text)
    }

    /// Where every one is meant for itself: "each of up to 2 units".
    pub(super) fn to_each(&self) -> String {
        if self.group { format!("each of {}", self.text) } else { self.text.clone() }
    }
}

/// "that is damaged" for several: "that are damaged".
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

/// A filter as a noun that still has no article or number.
#[derive(Debug, Clone, PartialEq, Default)]
pub(super) struct Noun {
    /// Not the card that speaks.
    pub other: bool,
    /// Adjectives before the noun.
    pub before: Vec<String>,
    /// The noun in the singular.
    pub one: String,
    /// The noun for several.
    pub many: String,
    /// Phrases after the noun.
    pub after: Vec<String>,
    /// A name: no article.
    pub proper: bool,
    /// There is only one: "the defending unit".
    pub definite: bool,
    /// The whole phrase for any one, where each of several nouns in it has its article: "a unit or an upgrade on it".
    pub indefinite: Option<String>,
}

impl Noun {
    fn words(&self, head: &str) -> String {
        let before = self.before.iter().map(String::as_str);
        let after = self.after.iter().map(String::as_str);
        before.chain([head]).chain(after).collect::<Vec<_>>().join(" ")
    }

    /// Without article: "damaged enemy unit".
    pub(super) fn bare(&self) -> String {
        self.words(&self.one)
    }

    /// "a damaged enemy unit", "another friendly unit".
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

    /// The same where there could be several: "an attacking friendly unit".
    pub(super) fn any(self) -> String {
        Noun { definite: false, ..self }.a()
    }

    /// "each other friendly unit".
    pub(super) fn each(&self) -> String {
        if self.proper || self.definite { self.a() } else { format!("each {}", self.singular()) }
    }

    /// Without article, with "other": "other friendly unit".
    pub(super) fn singular(&self) -> String {
        if self.other { format!("other {}", self.bare()) } else { self.bare() }
    }

    /// The whole phrase in the plural: "other friendly units".
    pub(super) fn plural(&self) -> String {
        if self.proper {
            return if self.other { format!("other {}", self.bare()) } else { self.bare() };
        }
        let several = Noun { after: self.after.iter().map(|words| of_several(words)).collect(), ..self.clone() };
        let words = several.words(&self.many);
        if self.other { format!("other {words}") } else { words }
    }

    /// What is spoken of afterwards.
    pub(super) fn referent(&self) -> Referent {
        Referent::one(&self.one, &self.many)
    }
}
