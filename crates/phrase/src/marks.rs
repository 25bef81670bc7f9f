//! Rendered card text in parts, so that a page can style keywords and show aspects and costs as icons.
//!
//! Invariant: the parts of a line, concatenated, are the line.

use model::{Aspect, Keyword};

use crate::{Language, english, french, german, keyword};

/// The kind of a part of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Mark {
    /// Text without a mark.
    Plain,
    /// A keyword (CR 7.5).
    Keyword,
    /// The name of an aspect (CR 2.3).
    Aspect(Aspect),
    /// A number of resources, in the cost of an ability or of Smuggle (CR 6.4.4).
    Resources(u8),
    /// Exhausting the card itself, in the cost of an ability (CR 6.4.4).
    Exhaust,
}

/// A part of a line.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct Part<'t> {
    /// The text of this part.
    pub text: &'t str,
    /// The kind of this part.
    pub mark: Mark,
    /// `true` before the colon: the trigger or the cost of the ability.
    pub lead: bool,
}

/// Maximum length in bytes of a lead; a colon after more text belongs to the effect.
const LONGEST_LEAD: usize = 120;

/// Splits one line of a card's text, as rendered by [`card_text`](crate::card_text), into parts.
pub fn marks(line: &str, language: Language) -> Vec<Part<'_>> {
    let lead_ends = lead(line);
    let vocabulary = vocabulary(language);
    let mut parts: Vec<Part<'_>> = Vec::new();
    let (mut at, mut plain_from, mut depth) = (0, 0, 0u8);
    let mut part = |from: usize, to: usize, mark: Mark| {
        // A part never crosses the end of the lead.
        for (from, to) in [(from, to.min(lead_ends.max(from))), (from.max(lead_ends.min(to)), to)] {
            if from < to {
                parts.push(Part { text: &line[from..to], mark, lead: to <= lead_ends });
            }
        }
    };
    while let Some(letter) = line[at..].chars().next() {
        match letter {
            '[' => depth = depth.saturating_add(1),
            ']' => depth = depth.saturating_sub(1),
            _ => {}
        }
        let starts_a_word = !line[..at].ends_with(char::is_alphanumeric);
        let found = starts_a_word.then(|| vocabulary.at(&line[at..], depth > 0)).flatten();
        if let Some((length, mark)) = found {
            part(plain_from, at, Mark::Plain);
            part(at, at + length, mark);
            at += length;
            plain_from = at;
        } else {
            at += letter.len_utf8();
        }
    }
    part(plain_from, line.len(), Mark::Plain);
    parts
}

/// Returns the end of the lead, including its colon; 0 if there is none.
fn lead(line: &str) -> usize {
    let Some(colon) = line.find(':') else { return 0 };
    let before = &line[..colon];
    let is_one = colon <= LONGEST_LEAD && !before.contains(['.', '"', '„', '“', '«', '\n']);
    if is_one { colon + 1 } else { 0 }
}

/// The marked words of a language.
struct Vocabulary {
    keywords: Vec<String>,
    aspects: Vec<(Aspect, &'static str)>,
    resources: Vec<&'static str>,
    exhaust: Vec<&'static str>,
}

impl Vocabulary {
    /// Returns the mark at the start of a text, with its length; costs occur only in brackets.
    fn at(&self, text: &str, in_brackets: bool) -> Option<(usize, Mark)> {
        let whole = |word: &str| text.starts_with(word) && !text[word.len()..].starts_with(char::is_alphanumeric);
        if let Some((aspect, word)) = self.aspects.iter().find(|(_, word)| whole(word)) {
            return Some((word.len(), Mark::Aspect(*aspect)));
        }
        if in_brackets {
            if let Some(word) = self.exhaust.iter().find(|word| whole(word)) {
                return Some((word.len(), Mark::Exhaust));
            }
            let digits = text.len() - text.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
            let behind = text[digits..].strip_prefix([' ', '\u{a0}']);
            if let (Ok(number), Some(behind)) = (text[..digits].parse(), behind) {
                let word = self.resources.iter().find(|word| {
                    behind.starts_with(**word) && !behind[word.len()..].starts_with(char::is_alphanumeric)
                });
                return word.map(|word| (text.len() - behind.len() + word.len(), Mark::Resources(number)));
            }
        }
        let found = self.keywords.iter().filter(|word| whole(word)).max_by_key(|word| word.len());
        found.map(|word| (word.len(), Mark::Keyword))
    }
}

fn vocabulary(language: Language) -> Vocabulary {
    let keywords = Keyword::ALL.iter().map(|one| keyword(*one, language)).collect();
    let named = |word: fn(Aspect) -> &'static str| {
        let all = [
            Aspect::Vigilance,
            Aspect::Command,
            Aspect::Aggression,
            Aspect::Cunning,
            Aspect::Heroism,
            Aspect::Villainy,
        ];
        all.map(|aspect| (aspect, word(aspect)))
    };
    match language {
        Language::German => Vocabulary {
            keywords,
            aspects: named(german::aspect).to_vec(),
            resources: german::RESOURCES.to_vec(),
            exhaust: vec![german::EXHAUST],
        },
        // A card without a French text has an English one.
        Language::French => Vocabulary {
            keywords: Keyword::ALL.iter().map(|one| one.word().to_owned()).chain(keywords).collect(),
            aspects: [named(Aspect::word), named(french::aspect)].concat(),
            resources: [english::RESOURCES, french::RESOURCES].concat(),
            exhaust: vec![english::EXHAUST, french::EXHAUST],
        },
        Language::English | Language::Pseudo => Vocabulary {
            keywords,
            aspects: named(Aspect::word).to_vec(),
            resources: english::RESOURCES.to_vec(),
            exhaust: vec![english::EXHAUST],
        },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(line: &str, language: Language) -> String {
        let parts = marks(line, language);
        assert_eq!(parts.iter().map(|part| part.text).collect::<String>(), line, "nothing is lost");
        let part = |part: &Part<'_>| {
            let lead = if part.lead { "^" } else { "" };
            match part.mark {
                Mark::Plain => format!("{lead}{}", part.text),
                Mark::Keyword => format!("{lead}<k {}>", part.text),
                Mark::Aspect(aspect) => format!("{lead}<a {aspect}>"),
                Mark::Resources(number) => format!("{lead}<r {number}>"),
                Mark::Exhaust => format!("{lead}<x>"),
            }
        };
        parts.iter().map(part).collect::<Vec<_>>().join("|")
    }

    #[test]
    fn costs_keywords_and_aspects_are_marked() {
        assert_eq!(
            shown("Action [2 resources, Exhaust]: Give a Heroism unit Raid 2 for this phase.", Language::English),
            "^Action [|^<r 2>|^, |^<x>|^]:| Give a |<a Heroism>| unit |<k Raid>| 2 for this phase."
        );
        assert_eq!(
            shown("Aktion [1 Ressource, erschöpfen]: Gib einer Heldentum-Einheit Offensive 2.", Language::German),
            "^Aktion [|^<r 1>|^, |^<x>|^]:| Gib einer |<a Heroism>|-Einheit |<k Offensive>| 2."
        );
        assert_eq!(
            shown("Action [1\u{a0}ressource, incliner]\u{a0}: Donnez Sentinelle à une unité Ruse.", Language::French),
            "^Action [|^<r 1>|^, |^<x>|^]\u{a0}:| Donnez |<k Sentinelle>| à une unité |<a Cunning>|."
        );
        assert_eq!(
            shown("Action [2 resources, Exhaust]: Give a Heroism unit Raid 2 for this phase.", Language::French),
            shown("Action [2 resources, Exhaust]: Give a Heroism unit Raid 2 for this phase.", Language::English),
            "a card without a French text"
        );
        assert_eq!(
            shown("When Played: Exhaust a unit. It costs 1 resource less.", Language::English),
            "^When Played:| Exhaust a unit. It costs 1 resource less."
        );
    }

    #[test]
    fn a_colon_in_the_effect_is_not_marked_as_a_lead() {
        assert_eq!(
            shown("Attached unit gains \"On Attack: Draw a card.\"", Language::English),
            "Attached unit gains \"On Attack: Draw a card.\""
        );
        assert_eq!(shown("Raiders get +1/+0.", Language::English), "Raiders get +1/+0.", "no part of a word");
        assert_eq!(shown("", Language::English), "");
    }
}
