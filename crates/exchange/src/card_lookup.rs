//! Matching of rows to cards.

use catalog::{Catalog, Printing};
use model::{CardId, CardType, SetCode, Treatment};

use crate::import_result::{Section, UnresolvedReason};
use crate::limits::MAX_NEAREST;
use crate::number::{NumberConfidence, NumberText};

/// Maximum length of a card's name with its subtitle, in letters.
const LONGEST_NAME: usize = 160;

/// The information that a row has about its card. Any part may be missing, wrong or misspelled.
#[derive(Debug, Clone, Default)]
pub(crate) struct CardReference<'t> {
    /// The card number, if there is text that looks like one.
    pub number: Option<NumberText>,
    /// `true` if there should be a number, but it cannot be parsed.
    pub broken_number: bool,
    /// The name, or name and subtitle as one text.
    pub name: Option<&'t str>,
    /// The subtitle, if it is separate.
    pub subtitle: Option<&'t str>,
    /// The set, if it is in the catalogue.
    pub set: Option<SetCode>,
}

/// The reason why no card was found, with the most likely cards.
#[derive(Debug, Clone)]
pub(crate) struct MatchFailure {
    pub kind: UnresolvedReason,
    pub nearest: Vec<CardId>,
}

impl CardReference<'_> {
    /// Returns the printing that the row refers to. It is found by number, or by name with the set named in the row, or
    /// with the latest set.
    pub(crate) fn find(
        &self,
        catalog: &Catalog,
        section: Option<Section>,
        with_nearest: bool,
    ) -> Result<Printing, MatchFailure> {
        if let Some(set) = self.of_incomplete_set(catalog) {
            return Err(MatchFailure { kind: UnresolvedReason::IncompleteSet(set), nearest: Vec::new() });
        }
        let named = self.named(catalog);
        let same = |card: CardId| named.iter().any(|other| catalog.identity(*other) == catalog.identity(card));
        match self.number.as_ref().and_then(|number| number.printing(catalog)) {
            Some((printing, _)) if named.is_empty() || same(printing.card) => Ok(printing),
            Some((_, NumberConfidence::Alias)) => self.pick(catalog, named, section),
            Some((printing, NumberConfidence::Own)) => Err(MatchFailure {
                kind: UnresolvedReason::Contradiction,
                nearest: one_per_identity(catalog, std::iter::once(printing.card).chain(named)),
            }),
            None if named.is_empty() => Err(self.unknown(catalog, section, with_nearest)),
            None => self.pick(catalog, named, section),
        }
    }

    /// Returns the incomplete set that the row's card belongs to, by number or name. Returns `None` if a card of the
    /// catalogue fits.
    fn of_incomplete_set(&self, catalog: &Catalog) -> Option<SetCode> {
        match &self.number {
            Some(number) => number.printing(catalog).is_none().then(|| number.incomplete_set(catalog)).flatten(),
            None => {
                let name = self.name.map(cut)?;
                let subtitle = self.subtitle.map(cut);
                fitting(catalog, name, subtitle)
                    .is_empty()
                    .then(|| catalog.incomplete_set_with(name, subtitle))
                    .flatten()
                    .map(|set| set.code)
            }
        }
    }

    fn unknown(&self, catalog: &Catalog, section: Option<Section>, with_nearest: bool) -> MatchFailure {
        let text = match (self.name, self.subtitle) {
            (Some(name), Some(subtitle)) => Some(format!("{name} {subtitle}")),
            (name, subtitle) => name.or(subtitle).map(str::to_owned),
        };
        let kind = match (self.number.is_some() || self.broken_number, &text) {
            (true, _) => UnresolvedReason::UnknownNumber,
            (false, Some(_)) => UnresolvedReason::UnknownName,
            (false, None) => UnresolvedReason::NoCard,
        };
        // Fetch more than are offered, so that cards that fit the section can come first.
        let by_name = text.filter(|_| with_nearest).map(|text| catalog.nearest(&text, MAX_NEAREST * 2));
        let by_number = self.number.as_ref().map(|number| number.nearest(catalog));
        let mut all: Vec<CardId> = by_name.into_iter().flatten().chain(by_number.into_iter().flatten()).collect();
        all.sort_by_key(|card| !fits(catalog.card(*card).kind, section));
        MatchFailure { kind, nearest: one_per_identity(catalog, all) }
    }

    /// Returns the cards that the name fits, latest printing first; tokens only if no other card fits.
    fn named(&self, catalog: &Catalog) -> Vec<CardId> {
        let Some(name) = self.name.map(cut) else { return Vec::new() };
        let subtitle = self.subtitle.map(cut).filter(|text| text.contains(char::is_alphanumeric));
        let mut found = fitting(catalog, name, subtitle);
        if found.is_empty() {
            let corrected = (
                catalog.respelled(name),
                subtitle.map(|text| catalog.respelled(text).unwrap_or_else(|| text.to_lowercase())),
            );
            found = match corrected {
                (Some(name), subtitle) => fitting(catalog, &name, subtitle.as_deref()),
                (None, Some(subtitle)) => fitting(catalog, name, Some(&subtitle)),
                (None, None) => found,
            };
        }
        keep_where_any(&mut found, |card| !catalog.card(card).kind.is_token());
        found
    }

    /// Chooses one of the cards that the name fits: by section (card type) and by set.
    fn pick(
        &self,
        catalog: &Catalog,
        mut named: Vec<CardId>,
        section: Option<Section>,
    ) -> Result<Printing, MatchFailure> {
        keep_where_any(&mut named, |card| fits(catalog.card(card).kind, section));
        // A name without subtitle refers to the card without a subtitle, if there is one.
        if self.subtitle.is_none() {
            keep_where_any(&mut named, |card| catalog.card(card).subtitle.is_none());
        }
        if let Some(set) = self.set {
            keep_where_any(&mut named, |card| catalog.card(card).number.set == set);
        }
        let identities = one_per_identity(catalog, named.iter().copied());
        let plain = |card: CardId| Printing { number: catalog.card(card).number, card, treatment: Treatment::Normal };
        match (identities.as_slice(), named.first()) {
            ([_], Some(card)) => Ok(plain(*card)),
            _ => Err(MatchFailure { kind: UnresolvedReason::AmbiguousName, nearest: identities }),
        }
    }
}

/// Returns `true` if a card of this type may be in the section.
fn fits(kind: CardType, section: Option<Section>) -> bool {
    match section {
        Some(Section::Leader) => kind == CardType::Leader,
        Some(Section::Base) => kind == CardType::Base,
        Some(Section::Main | Section::Sideboard) => kind.is_deck_card(),
        Some(Section::Collection) | None => true,
    }
}

fn keep_where_any(cards: &mut Vec<CardId>, keep: impl Fn(CardId) -> bool) {
    if cards.iter().any(|card| keep(*card)) {
        cards.retain(|card| keep(*card));
    }
}

fn one_per_identity(catalog: &Catalog, cards: impl IntoIterator<Item = CardId>) -> Vec<CardId> {
    let mut out: Vec<CardId> = Vec::new();
    for card in cards {
        if out.len() < MAX_NEAREST && !out.iter().any(|other| catalog.identity(*other) == catalog.identity(card)) {
            out.push(card);
        }
    }
    out
}

fn cut(text: &str) -> &str {
    let text = text.trim();
    text.char_indices().nth(LONGEST_NAME).map_or(text, |(end, _)| &text[..end])
}

/// Returns the cards that a name fits. The name may have a separate subtitle, be matched as a whole, or be split at
/// every possible end of the name ("Name, Subtitle", "Name - Subtitle", "Name Subtitle"; names themselves contain
/// commas, hyphens and spaces).
fn fitting(catalog: &Catalog, name: &str, subtitle: Option<&str>) -> Vec<CardId> {
    // A base has no subtitle in the catalogue; some lists have its location instead.
    let bases = |name: &str| {
        let mut found = catalog.by_name(name, Some(""));
        found.retain(|card| catalog.card(*card).kind == CardType::Base);
        found
    };
    if let Some(subtitle) = subtitle {
        let found = catalog.by_name(name, Some(subtitle));
        return if found.is_empty() { bases(name) } else { found };
    }
    let whole = catalog.by_name(name, None);
    if !whole.is_empty() {
        return whole;
    }
    let parts = || {
        name.char_indices()
            .filter(|(at, letter)| *at > 0 && !letter.is_alphanumeric())
            .map(|(at, letter)| (&name[..at], &name[at + letter.len_utf8()..]))
            .filter(|(_, rest)| rest.contains(char::is_alphanumeric))
    };
    let parted = parts().map(|(name, rest)| catalog.by_name(name, Some(rest))).find(|found| !found.is_empty());
    parted.or_else(|| parts().map(|(name, _)| bases(name)).find(|found| !found.is_empty())).unwrap_or_default()
}
