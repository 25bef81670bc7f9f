//! German grammar helpers: gender, case, articles, endings of adjectives, lists.

pub(super) use crate::capital;

/// The gender of a noun.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Gender {
    M,
    F,
    N,
}

/// A grammatical case.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Case {
    Nom,
    Acc,
    Dat,
    Gen,
}

impl Case {
    pub(super) const ALL: [Case; 4] = [Case::Nom, Case::Acc, Case::Dat, Case::Gen];
}

/// A determiner.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Determiner {
    /// "ein"; empty in the plural.
    A,
    /// The article "kein", declined like "ein".
    No,
    /// The definite article: "der", "die", "das".
    The,
    /// The determiner "dieser", declined like "der".
    This,
    /// The determiner "jener", declined like "der".
    That,
    /// The determiner "jeder", declined like "der".
    Each,
    /// The words "beliebig viele".
    AnyNumber,
    /// No determiner.
    Bare,
    /// A possessive, by its stem: "dein", "sein", "ihr".
    Own(&'static str),
}

/// Declension of the adjectives after a determiner.
enum Declension {
    Strong,
    Mixed,
    Weak,
}

impl Determiner {
    /// Returns the word itself; empty if there is none.
    pub(super) fn word(self, gender: Gender, plural: bool, case: Case) -> String {
        match self {
            Determiner::A if plural => String::new(),
            Determiner::A => format!("ein{}", mixed_article(gender, plural, case)),
            Determiner::No => format!("kein{}", mixed_article(gender, plural, case)),
            Determiner::Own(stem) => format!("{stem}{}", mixed_article(gender, plural, case)),
            Determiner::The => definite(gender, plural, case).to_owned(),
            Determiner::This => format!("dies{}", strong(gender, plural, case, true)),
            Determiner::That => format!("jen{}", strong(gender, plural, case, true)),
            Determiner::Each => format!("jed{}", strong(gender, plural, case, true)),
            Determiner::AnyNumber => format!("beliebig viel{}", strong(gender, plural, case, false)),
            Determiner::Bare => String::new(),
        }
    }

    /// Returns the ending of an adjective after it.
    pub(super) fn adjective(self, gender: Gender, plural: bool, case: Case) -> &'static str {
        let declension = match self {
            Determiner::A if plural => Declension::Strong,
            Determiner::A | Determiner::No | Determiner::Own(_) => Declension::Mixed,
            Determiner::The | Determiner::This | Determiner::That | Determiner::Each => Declension::Weak,
            Determiner::AnyNumber | Determiner::Bare => Declension::Strong,
        };
        match declension {
            Declension::Strong => strong(gender, plural, case, false),
            Declension::Mixed => match (plural, case, gender) {
                (false, Case::Nom, Gender::M) => "er",
                (false, Case::Nom | Case::Acc, Gender::N) => "es",
                (false, Case::Nom | Case::Acc, Gender::F) => "e",
                (false, Case::Acc, Gender::M) | (false, Case::Dat | Case::Gen, _) | (true, ..) => "en",
            },
            Declension::Weak => match (plural, case, gender) {
                (false, Case::Nom, _) | (false, Case::Acc, Gender::F | Gender::N) => "e",
                (false, Case::Acc, Gender::M) | (false, Case::Dat | Case::Gen, _) | (true, ..) => "en",
            },
        }
    }
}

/// Returns "der", "die", "das" and so on.
fn definite(gender: Gender, plural: bool, case: Case) -> &'static str {
    match (plural, case, gender) {
        (false, Case::Nom, Gender::M) => "der",
        (false, Case::Acc, Gender::M) => "den",
        (false, Case::Nom | Case::Acc, Gender::N) => "das",
        (false, Case::Nom | Case::Acc, Gender::F) | (true, Case::Nom | Case::Acc, _) => "die",
        (false, Case::Dat, Gender::M | Gender::N) => "dem",
        (false, Case::Gen, Gender::M | Gender::N) => "des",
        (false, Case::Dat | Case::Gen, Gender::F) | (true, Case::Gen, _) => "der",
        (true, Case::Dat, _) => "den",
    }
}

/// Returns the endings of "dieser", and of adjectives without a determiner. These two differ in the genitive.
fn strong(gender: Gender, plural: bool, case: Case, determiner: bool) -> &'static str {
    match (plural, case, gender) {
        (false, Case::Nom, Gender::M) => "er",
        (false, Case::Acc, Gender::M) => "en",
        (false, Case::Nom | Case::Acc, Gender::N) => "es",
        (false, Case::Nom | Case::Acc, Gender::F) | (true, Case::Nom | Case::Acc, _) => "e",
        (false, Case::Dat, Gender::M | Gender::N) => "em",
        (false, Case::Gen, Gender::M | Gender::N) => {
            if determiner {
                "es"
            } else {
                "en"
            }
        }
        (false, Case::Dat | Case::Gen, Gender::F) | (true, Case::Gen, _) => "er",
        (true, Case::Dat, _) => "en",
    }
}

/// Returns the endings of "ein", "kein", "dein".
fn mixed_article(gender: Gender, plural: bool, case: Case) -> &'static str {
    match (plural, case, gender) {
        (false, Case::Nom, Gender::M | Gender::N) | (false, Case::Acc, Gender::N) => "",
        (false, Case::Nom | Case::Acc, Gender::F) => "e",
        (false, Case::Acc, Gender::M) => "en",
        (false, Case::Dat, Gender::M | Gender::N) => "em",
        (false, Case::Gen, Gender::M | Gender::N) => "es",
        (false, Case::Dat | Case::Gen, Gender::F) => "er",
        (true, ..) => strong(gender, true, case, true),
    }
}

/// Returns "er", "ihn", "ihr", "ihnen"; the genitive is that of relative clauses: "dessen".
pub(super) fn pronoun(gender: Gender, plural: bool, case: Case) -> &'static str {
    match (plural, case, gender) {
        (false, Case::Nom, Gender::M) => "er",
        (false, Case::Acc, Gender::M) => "ihn",
        (false, Case::Nom | Case::Acc, Gender::N) => "es",
        (false, Case::Nom | Case::Acc, Gender::F) | (true, Case::Nom | Case::Acc, _) => "sie",
        (false, Case::Dat, Gender::M | Gender::N) => "ihm",
        (false, Case::Dat, Gender::F) => "ihr",
        (true, Case::Dat, _) => "ihnen",
        (_, Case::Gen, _) => relative(gender, plural, Case::Gen),
    }
}

/// Returns the pronoun that opens a relative clause.
pub(super) fn relative(gender: Gender, plural: bool, case: Case) -> &'static str {
    match (plural, case, gender) {
        (false, Case::Gen, Gender::M | Gender::N) => "dessen",
        (false, Case::Gen, Gender::F) | (true, Case::Gen, _) => "deren",
        (true, Case::Dat, _) => "denen",
        (_, Case::Nom | Case::Acc, _) | (false, Case::Dat, _) => definite(gender, plural, case),
    }
}

/// Returns the stem of the possessive: "seine Stärke", "ihre Stärke".
pub(super) fn own_stem(gender: Gender, plural: bool) -> &'static str {
    match (plural, gender) {
        (false, Gender::M | Gender::N) => "sein",
        (false, Gender::F) | (true, _) => "ihr",
    }
}

/// Renders a list: "a", "a und b", "a, b und c".
pub(super) fn list(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [most @ .., last] => format!("{} {word} {last}", most.join(", ")),
    }
}

/// Joins the non-empty words with single spaces.
pub(super) fn words(parts: &[&str]) -> String {
    let parts: Vec<&str> = parts.iter().copied().filter(|part| !part.is_empty()).collect();
    parts.join(" ")
}

/// Corrects the punctuation of a sentence. A comma that closes a clause stays only if no other sign follows.
pub(super) fn tidy(text: &str) -> String {
    let mut tidied = String::with_capacity(text.len());
    let text = text.replace(" ,", ",").replace(", (", " (");
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        let next = letters.peek().copied();
        let closed = matches!(next, Some(',' | '.' | ':' | ';' | ')' | '?' | '\u{201c}' | '\n' | ']') | None);
        if letter != ',' || !closed {
            tidied.push(letter);
        }
    }
    tidied
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn articles_and_adjectives_agree() {
        let with = |det: Determiner, gender, plural, case, noun: &str| {
            format!("{} feindlich{} {noun}", det.word(gender, plural, case), det.adjective(gender, plural, case))
        };
        for (words, expected) in [
            (with(Determiner::A, Gender::F, false, Case::Dat, "Einheit"), "einer feindlichen Einheit"),
            (with(Determiner::A, Gender::N, false, Case::Acc, "Upgrade"), "ein feindliches Upgrade"),
            (with(Determiner::A, Gender::M, false, Case::Nom, "Anführer"), "ein feindlicher Anführer"),
            (with(Determiner::Each, Gender::M, false, Case::Acc, "Anführer"), "jeden feindlichen Anführer"),
            (with(Determiner::The, Gender::F, true, Case::Gen, "Einheiten"), "der feindlichen Einheiten"),
            (
                with(Determiner::AnyNumber, Gender::F, true, Case::Dat, "Einheiten"),
                "beliebig vielen feindlichen Einheiten",
            ),
            (with(Determiner::No, Gender::F, true, Case::Nom, "Einheiten"), "keine feindlichen Einheiten"),
            (with(Determiner::Bare, Gender::F, true, Case::Gen, "Einheiten"), " feindlicher Einheiten"),
        ] {
            assert_eq!(words, expected);
        }
    }

    #[test]
    fn a_closing_comma_yields_to_other_punctuation() {
        assert_eq!(tidy("jede Einheit, die angreift,."), "jede Einheit, die angreift.");
        assert_eq!(tidy("falls sie, die angreift,, stirbt, ziehe"), "falls sie, die angreift, stirbt, ziehe");
    }

    #[test]
    fn lists_have_no_comma_before_the_last_word() {
        let words = ["a".to_owned(), "b".to_owned(), "c".to_owned()];
        assert_eq!(list(&words, "und"), "a, b und c");
    }
}
