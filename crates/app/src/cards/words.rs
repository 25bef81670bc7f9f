//! Card texts in Cantina's own wording, with the rules they are based on.

use std::sync::Arc;

use ability::{AbilityId, DeployRule, Token};
use model::{CardId, CardType};
use phrase::{Context, DataNames, GermanNames, Language, Mark, Names};
use rulebook::RuleNumber;
use rules::CardBook;

use crate::AppError;
use crate::contract::{CardTextView, RulingNumber, TextLanguage, TextMark, TextPart};
use crate::error::{Cause, ErrorDetail};

/// Rules for every leader: deployment by an epic action (CR 7.2.4), and leader cards (CR 3.4).
const OF_LEADERS: [&str; 2] = ["3.4", "7.2.4"];
/// Rule for the units an upgrade may be attached to.
const ATTACH_TO: &str = "8.19.2";
/// Rule for Shield tokens.
const SHIELD: &str = "3.7.6";

/// Returns a card's text for the window, in the given language.
pub(crate) fn card_words(book: &CardBook, card: CardId, language: Language) -> CardTextView {
    let facts = book.catalog().card(card);
    let def = book.def(card);
    let is_leader = facts.kind == CardType::Leader;
    let deploys = is_leader && facts.hp.is_some();
    // A leader without HP is never deployed: its other side is also a Leader side (CR 3.4.1).
    let other_side = if deploys { CardType::Unit } else { CardType::Leader };
    let language = card_language(book, card, other_side, language);
    let context =
        |kind: CardType| Context { language, kind, host: def.host(), pilot: def.is_pilot(), names: names_in(language) };
    let say = |ids: &[AbilityId], kind: CardType| -> Vec<String> {
        phrase::abilities(&ids.iter().map(|id| book.ability(*id)).collect::<Vec<_>>(), context(kind))
    };
    let attach = |kind: CardType| def.attach.iter().map(move |to| phrase::attach(to, context(kind)));
    let as_upgrade = def.turns.then(|| {
        let abilities: Vec<String> =
            attach(CardType::Upgrade).chain(say(&def.pilot.abilities, CardType::Upgrade)).collect();
        phrase::as_upgrade(def.adds, &abilities, language)
    });
    let (front_upgrade, unit_upgrade) = if is_leader { (None, as_upgrade) } else { (as_upgrade, None) };
    let front_attach = if def.turns { None } else { attach(facts.kind).next() };
    let token = Token::ALL.into_iter().find(|token| book.token(*token) == Some(card));
    let of_token = token.and_then(|token| phrase::token(token, language));
    let rulings = book.catalog().rulings(card).iter();
    let deploy = match def.deploys {
        DeployRule::AsUnit | DeployRule::AsUnitOrUpgrade => {
            let either = def.deploys == DeployRule::AsUnitOrUpgrade;
            deploys.then(|| phrase::deploy(def.cost, def.deploys_if.as_deref(), either, context(facts.kind)))
        }
        DeployRule::ByAbility => None,
    };
    CardTextView {
        number: facts.number.to_string(),
        language: text_language(language),
        front: lines(
            front_attach
                .into_iter()
                .chain(say(&def.front.abilities, facts.kind))
                .chain(of_token)
                .chain(deploy)
                .chain(front_upgrade),
            language,
        ),
        unit: lines(
            if is_leader { say(&def.unit.abilities, other_side) } else { Vec::new() }.into_iter().chain(unit_upgrade),
            language,
        ),
        keywords: lines(facts.keywords.iter().map(|keyword| phrase::printed(keyword, language)), language),
        written: book.is_implemented(card),
        rules: rules(book, card),
        rulings: rulings
            .map(|ruling| RulingNumber {
                number: u32::from(ruling.number),
                erratum: ruling.erratum,
                listed: ruling.listed.to_string(),
            })
            .collect(),
    }
}

/// Returns the language of all texts of a card: English if one of them has no text in the given language.
fn card_language(book: &CardBook, card: CardId, other_side: CardType, language: Language) -> Language {
    let (facts, def) = (book.catalog().card(card), book.def(card));
    let sides = [
        (&def.front.abilities, facts.kind),
        (&def.unit.abilities, other_side),
        (&def.pilot.abilities, CardType::Upgrade),
    ];
    let texts = phrase::CardTexts {
        number: facts.number,
        abilities: sides
            .into_iter()
            .flat_map(|(ids, kind)| ids.iter().map(move |id| (book.ability(*id), kind)))
            .collect(),
        attach: def.attach.as_deref(),
        deploys_if: def.deploys_if.as_deref(),
    };
    let (kind, pilot, names) = (facts.kind, def.is_pilot(), names_in(language));
    phrase::language_of(&texts, Context { language, kind, host: def.host(), pilot, names })
}

/// Splits texts into lines of parts; an ability with several modes has a line for each.
fn lines(texts: impl IntoIterator<Item = String>, language: Language) -> Vec<Vec<TextPart>> {
    let all: Vec<String> = texts.into_iter().collect();
    all.iter().flat_map(|text| text.split('\n')).map(|line| parts(line, language)).collect()
}

fn parts(line: &str, language: Language) -> Vec<TextPart> {
    let part = |part: phrase::Part<'_>| {
        let (mark, aspect, count) = match part.mark {
            Mark::Plain => (TextMark::Plain, None, None),
            Mark::Keyword => (TextMark::Keyword, None, None),
            Mark::Aspect(aspect) => (TextMark::Aspect, Some(aspect.to_string()), None),
            Mark::Resources(count) => (TextMark::Resources, None, Some(u32::from(count))),
            Mark::Exhaust => (TextMark::Exhaust, None, None),
        };
        TextPart { text: part.text.to_owned(), mark, lead: part.lead, aspect, count }
    };
    phrase::marks(line, language).into_iter().map(part).collect()
}

/// Returns the rules that a card's text is based on, sorted and without duplicates.
fn rules(book: &CardBook, card: CardId) -> Vec<String> {
    let facts = book.catalog().card(card);
    let def = book.def(card);
    let texts = def.front.abilities.iter().chain(&def.unit.abilities);
    let mut cited: Vec<&str> = texts.flat_map(|id| ability::rules_of(book.ability(*id))).collect();
    cited.extend(facts.keywords.iter().map(|keyword| keyword.keyword.rule()));
    cited.extend(def.attach.iter().map(|_| ATTACH_TO));
    cited.extend((book.token(Token::Shield) == Some(card)).then_some(SHIELD));
    if facts.kind == CardType::Leader {
        cited.extend(OF_LEADERS);
    }
    let mut numbers: Vec<RuleNumber> = cited.into_iter().filter_map(|rule| rule.parse().ok()).collect();
    numbers.sort_unstable();
    numbers.dedup();
    numbers.iter().map(RuleNumber::to_string).collect()
}

/// Converts the language of the game texts.
pub(crate) fn game_language(language: TextLanguage) -> Language {
    match language {
        TextLanguage::English => Language::English,
        TextLanguage::German => Language::German,
        TextLanguage::French => Language::French,
    }
}

fn text_language(language: Language) -> TextLanguage {
    match language {
        Language::English | Language::Pseudo => TextLanguage::English,
        Language::German => TextLanguage::German,
        Language::French => TextLanguage::French,
    }
}

/// Returns the bundled card book.
///
/// # Errors
/// `catalog.broken`, which a test rules out for releases.
pub(crate) fn book() -> Result<Arc<CardBook>, AppError> {
    CardBook::shared().map_err(|error| AppError::of(Cause::CatalogBroken { what: ErrorDetail::text(error) }))
}

/// Returns the card names in a language.
pub(crate) fn names_in(language: Language) -> &'static dyn Names {
    match language {
        Language::English | Language::French | Language::Pseudo => &DataNames,
        Language::German => &GermanNames,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn words(number: &str, language: Language) -> CardTextView {
        let book = CardBook::embedded().unwrap();
        let card = book.catalog().by_number(number.parse().unwrap()).unwrap();
        card_words(&book, card, language)
    }

    /// SOR_087 is a unit with a When Played ability (CR 7.6.13) that deals damage (CR 1.9).
    #[test]
    fn a_card_text_cites_the_rules_of_its_words() {
        let vader = words("SOR_087", Language::English);
        for rule in ["7.6.13", "8.26"] {
            assert!(vader.rules.iter().any(|known| known == rule), "{rule}: {:?}", vader.rules);
        }
        assert!(!vader.rulings.is_empty());
    }

    #[test]
    fn a_card_text_is_in_the_requested_language() {
        let german = words("SOR_010", Language::German);
        assert_ne!(german.front, words("SOR_010", Language::English).front);
    }

    #[test]
    fn a_card_without_a_french_text_names_english_as_its_language() {
        assert_eq!(words("SOR_010", Language::French).language, TextLanguage::French);
        let other = words("SHD_225", Language::French);
        assert_eq!((other.language, other.front), (TextLanguage::English, words("SHD_225", Language::English).front));
        assert_eq!(words("SHD_225", Language::German).language, TextLanguage::German);
    }

    /// CR 3.4.4, 3.6.3, 7.5.14A: facts of a card besides its abilities are part of its text in every language: the
    /// resources to deploy a leader, the targets of an upgrade, the cost of Smuggle.
    #[test]
    fn a_card_text_includes_deployment_attachment_and_smuggle() {
        let luke = words("SOR_005", Language::English);
        let said = |lines: &[Vec<TextPart>]| -> Vec<String> {
            lines.iter().map(|parts| parts.iter().map(|part| part.text.as_str()).collect()).collect()
        };
        let deploys = "Epic Action: If you control 6 or more resources, deploy this leader.".to_owned();
        assert!(said(&luke.front).contains(&deploys));
        let jetpack = words("SHD_225", Language::German);
        assert_eq!(said(&jetpack.keywords), ["Schmuggeln [4 Ressourcen, Raffinesse]"]);
        assert!(said(&words("SHD_225", Language::English).front)[0].starts_with("Attach to a non-VEHICLE unit"));
        // TWI_017 has two Leader sides and is never deployed.
        let palpatine = words("TWI_017", Language::English);
        assert!(!said(&palpatine.front).iter().any(|line| line.contains("deploy")), "{palpatine:?}");
        assert!(said(&palpatine.unit)[0].ends_with("flip this leader."), "{palpatine:?}");
    }

    /// CR 6.4.4: Luke's Leader side costs a resource and exhausts him, in every supported language.
    #[test]
    fn costs_and_aspects_are_separate_text_parts() {
        for language in [Language::English, Language::German] {
            let luke = words("SOR_005", language);
            let of = |mark: TextMark| luke.front[0].iter().find(|part| part.mark == mark).unwrap();
            assert_eq!(of(TextMark::Resources).count, Some(1), "{language:?}");
            assert!(of(TextMark::Exhaust).lead);
            assert_eq!(of(TextMark::Aspect).aspect.as_deref(), Some("Heroism"));
        }
    }

    /// A card that is not implemented is never shown as a card without text.
    #[test]
    fn a_card_that_is_not_implemented_is_marked_as_such() {
        assert!(words("SOR_095", Language::English).written);
        let shield = words("SOR_T02", Language::English);
        assert!(shield.written && shield.front.len() == 1 && shield.rules == ["3.7.6"], "{shield:?}");
        assert!(words("TWI_T01", Language::German).front.is_empty());
        let book = crate::games::tests::unfinished_book();
        let of = |number: &str| {
            card_words(&book, book.catalog().by_number(number.parse().unwrap()).unwrap(), Language::English)
        };
        assert!(of("SOR_005").written && !of("HMW_001").written && !of("HMW_060").written);
    }

    /// Every rule number cited by a card must exist.
    #[test]
    fn every_rule_cited_by_a_card_is_in_the_index() {
        let book = CardBook::embedded().unwrap();
        let index = crate::rulebook::index(crate::contract::TextLanguage::English).unwrap();
        for card in book.catalog().cards() {
            let def = book.def(card.id);
            for id in def.front.abilities.iter().chain(&def.unit.abilities) {
                for rule in ability::rules_of(book.ability(*id)) {
                    let number: RuleNumber = rule.parse().unwrap();
                    assert!(index.rules().iter().any(|known| known.number == number), "{}: {rule}", card.number);
                }
            }
        }
    }
}
