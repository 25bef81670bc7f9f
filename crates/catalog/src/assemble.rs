//! Builds a catalogue from its sets, cards and printings.

use std::collections::HashMap;
use std::sync::OnceLock;

use model::{Card, CardId, CardNumber, CardType};

use crate::{Catalog, IdentityId, Printing, Set};

/// Builds a catalogue: identities, printings by card, and traits. Incomplete sets, rulings and other names are empty.
pub(crate) fn assemble(sets: Vec<Set>, cards: Vec<Card>, printings: HashMap<CardNumber, Printing>) -> Catalog {
    let mut known: HashMap<(String, String, CardType), IdentityId> = HashMap::new();
    let mut identities = Vec::with_capacity(cards.len());
    let mut members: Vec<Vec<CardId>> = Vec::new();
    for card in &cards {
        let subtitle = card.subtitle.as_deref().unwrap_or_default().to_lowercase();
        // There are at most as many identities as cards, so the count fits.
        let fresh = IdentityId(known.len() as u16);
        let identity = *known.entry((card.name.to_lowercase(), subtitle, card.kind)).or_insert(fresh);
        identities.push(identity);
        match members.get_mut(usize::from(identity.0)) {
            Some(cards) => cards.push(card.id),
            None => members.push(vec![card.id]),
        }
    }
    let mut printings_by_card = vec![Vec::new(); cards.len()];
    for printing in printings.values() {
        printings_by_card[printing.card.index()].push(*printing);
    }
    for of_one in &mut printings_by_card {
        of_one.sort_by_key(|printing: &Printing| (printing.treatment, printing.number));
    }
    let mut traits: Vec<Box<str>> = cards.iter().flat_map(|card| &card.traits).cloned().collect();
    traits.sort_unstable();
    traits.dedup();
    Catalog {
        packages: Vec::new(),
        sets,
        cards,
        identities,
        printings,
        printings_by_card,
        members,
        traits,
        incomplete: Vec::new(),
        reprinted: HashMap::new(),
        rulings: HashMap::new(),
        other_names: HashMap::new(),
        spellings: crate::spellings::Spellings::default(),
        texts: OnceLock::new(),
        effect_tags: OnceLock::new(),
        removal: OnceLock::new(),
        names: OnceLock::new(),
        haystacks: OnceLock::new(),
    }
}
