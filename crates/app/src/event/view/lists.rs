//! Checks and previews of deck lists.

use catalog::Catalog;
use decks::{DeckList, Legality, Problem, UnknownCards};

use crate::AppError;
use crate::contract::{LegalityAnswer, ListCheck, ListPreview, TextLanguage};
use crate::decks::interchange::unresolved_row_view;
use crate::decks::problems;
use crate::event::lists::{CheckedList, ListResults, ListRules, ReadList};

/// Returns the checks of a player's lists, in the order of the lists.
pub(crate) fn checks(results: &ListResults, language: TextLanguage) -> Vec<ListCheck> {
    let view = |(slot, found)| check(results.rules, slot, found, UnknownCards::default(), language);
    results.iter().map(view).collect()
}

/// Returns the preview of a list before its registration.
pub(crate) fn preview(catalog: &Catalog, read: &ReadList, language: TextLanguage) -> ListPreview {
    let rules = read.results.rules;
    let own = read.results.iter().find(|(slot, _)| *slot == read.slot);
    ListPreview {
        name: read.name.clone(),
        check: own.map_or_else(
            || unreadable(rules, String::new()),
            |(slot, found)| check(rules, slot, found, read.unknown, language),
        ),
        unread: read.reading.unresolved.iter().map(|row| unresolved_row_view(catalog, row, language)).collect(),
    }
}

fn check(
    rules: ListRules,
    slot: u32,
    found: &Result<CheckedList, AppError>,
    unknown: UnknownCards,
    language: TextLanguage,
) -> ListCheck {
    let checked = match found {
        Ok(checked) => checked,
        Err(error) => return unreadable(rules, error.clone().in_language(language).message),
    };
    let (legality, certain) = decks::legality(checked.problems.clone(), |_| unknown);
    let of_slot = certain.iter().map(|problem| match problem.deck.map(u32::from) == Some(slot) {
        true => problems::message(&Problem { deck: None, ..problem.clone() }, language),
        false => problems::message(problem, language),
    });
    ListCheck {
        format: checked.format.into(),
        on: rules.day().to_string(),
        front: checked.front.clone(),
        size: checked.size,
        sideboard_size: checked.sideboard_size,
        legal: legality == Legality::Legal,
        answer: legality.into(),
        not_playable: checked.not_playable.clone(),
        problems: of_slot.collect(),
        readable: true,
    }
}

/// Returns the check of an unreadable list.
fn unreadable(rules: ListRules, why: String) -> ListCheck {
    ListCheck {
        format: rules.format(&DeckList::default()).into(),
        on: rules.day().to_string(),
        front: Vec::new(),
        size: 0,
        sideboard_size: 0,
        legal: false,
        answer: LegalityAnswer::Illegal,
        not_playable: Vec::new(),
        problems: vec![why],
        readable: false,
    }
}
