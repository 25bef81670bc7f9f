//! Card lookup by exact or approximate name.

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use model::{Card, CardId};

use crate::fold::{compact, spaced};
use crate::{Catalog, IdentityId, OtherName};

/// Maximum length of a searched name; the rest is ignored.
const LONGEST: usize = 120;
/// Number of candidates with the most shared letter pairs that are compared in full.
const COMPARED: usize = 48;
/// Minimum similarity of a suggestion (0 none, 1 equal).
const LEAST_ALIKE: f64 = 0.5;

/// An index of names by letters, and of identities by letter pairs.
#[derive(Debug, Default)]
pub(crate) struct NameIndex {
    /// Cards by the letters of their name without the subtitle; latest printing first.
    exact: HashMap<String, Vec<CardId>>,
    /// The same for names in another language.
    other: HashMap<String, Vec<CardId>>,
    entries: Vec<Entry>,
    /// The entries that contain a letter pair, and `true` if it is in the name itself.
    pairs: HashMap<(char, char), Vec<(u16, bool)>>,
}

/// A name of one identity. Tokens are left out because decks do not contain them.
#[derive(Debug)]
struct Entry {
    card: CardId,
    name: Words,
    full: Words,
}

/// A text prepared for comparison.
#[derive(Debug)]
struct Words {
    letters: String,
    sorted: String,
    words: Vec<String>,
    pairs: Vec<(char, char)>,
}

impl Words {
    fn of(text: &str) -> Self {
        let text = spaced(text);
        let words: Vec<String> = text.split(' ').filter(|word| !word.is_empty()).map(str::to_owned).collect();
        let mut pairs: Vec<(char, char)> = words
            .iter()
            .flat_map(|word| std::iter::once('^').chain(word.chars()).zip(word.chars().chain(std::iter::once('$'))))
            .collect();
        pairs.sort_unstable();
        pairs.dedup();
        let mut in_order = words.clone();
        in_order.sort_unstable();
        Words { letters: words.concat(), sorted: in_order.concat(), words, pairs }
    }

    /// Returns the similarity of two texts by edit distance, for the given and for any word order.
    fn alike(&self, other: &Words) -> f64 {
        alike(&self.letters, &other.letters).max(0.98 * alike(&self.sorted, &other.sorted))
    }

    /// Returns how well the words of this text are found in the other, ignoring all other words there.
    fn found_in(&self, other: &Words) -> f64 {
        let (mut found, mut all) = (0.0, 0.0);
        for word in &self.words {
            let best = other.words.iter().map(|there| word_alike(word, there)).fold(0.0, f64::max);
            let weight = word.chars().count() as f64;
            found += best * weight;
            all += weight;
        }
        let covered = self.letters.len() as f64 / other.letters.len().max(1) as f64;
        if all > 0.0 { found / all * (0.8 + 0.15 * covered.min(1.0)) } else { 0.0 }
    }
}

/// Returns 1 minus the share of letters to change, swap, add or remove.
fn alike(one: &str, other: &str) -> f64 {
    let longer = one.chars().count().max(other.chars().count());
    if longer == 0 { 0.0 } else { 1.0 - strsim::osa_distance(one, other) as f64 / longer as f64 }
}

fn word_alike(typed: &str, word: &str) -> f64 {
    if typed == word {
        return 1.0;
    }
    if typed.len() >= 3 && word.starts_with(typed) {
        return 0.9;
    }
    let alike = alike(typed, word);
    if alike >= 0.6 { alike } else { 0.0 }
}

impl NameIndex {
    /// Indexes the cards. `identities` has the cards of each identity in catalogue order, `others` the names in another
    /// language.
    pub(crate) fn of(
        cards: &[Card],
        identities: &[Vec<CardId>],
        others: &HashMap<CardId, OtherName>,
        set_of: impl Fn(&Card) -> usize,
    ) -> Self {
        let newest = |id: &CardId| {
            let card = &cards[id.index()];
            (Reverse(set_of(card)), card.id)
        };
        let mut index = NameIndex::default();
        for card in cards {
            index.exact.entry(compact(&card.name)).or_default().push(card.id);
            if let Some(other) = others.get(&card.id) {
                index.other.entry(compact(&other.name)).or_default().push(card.id);
            }
        }
        for found in index.exact.values_mut().chain(index.other.values_mut()) {
            found.sort_by_key(&newest);
        }
        for members in identities {
            let Some(card) = members.iter().min_by_key(|id| newest(id)).map(|id| &cards[id.index()]) else { continue };
            if !card.kind.is_token() {
                index.add(card.id, &card.name, &card.full_name());
                if let Some(other) = others.get(&card.id) {
                    index.add(card.id, &other.name, &other.full_name());
                }
            }
        }
        index
    }

    fn add(&mut self, card: CardId, name: &str, full: &str) {
        // There are at most two entries per card, and the number of cards is below half of this type's range.
        let place = self.entries.len() as u16;
        let (name, full) = (Words::of(name), Words::of(full));
        for pair in &full.pairs {
            let in_name = name.pairs.binary_search(pair).is_ok();
            self.pairs.entry(*pair).or_default().push((place, in_name));
        }
        self.entries.push(Entry { card, name, full });
    }

    /// Returns the entries that share letter pairs with the text, most similar first, at most [`COMPARED`].
    fn candidates(&self, typed: &Words) -> Vec<&Entry> {
        let mut shared = vec![(0u16, 0u16); self.entries.len()];
        for pair in &typed.pairs {
            for (place, in_name) in self.pairs.get(pair).into_iter().flatten() {
                let (full, name) = &mut shared[usize::from(*place)];
                *full += 1;
                *name += u16::from(*in_name);
            }
        }
        let share = |shared: u16, there: usize| f64::from(shared) * 2.0 / (typed.pairs.len() + there) as f64;
        let mut ranked: Vec<(f64, &Entry)> = shared
            .iter()
            .zip(&self.entries)
            .filter(|((full, _), _)| *full > 0)
            .map(|((full, name), entry)| {
                let within = f64::from(*full) / typed.pairs.len().max(1) as f64;
                let rank = share(*full, entry.full.pairs.len()).max(share(*name, entry.name.pairs.len()));
                (rank.max(within * 0.9), entry)
            })
            .collect();
        ranked.sort_by(|one, other| other.0.total_cmp(&one.0).then(other.1.card.cmp(&one.1.card)));
        ranked.into_iter().take(COMPARED).map(|(_, entry)| entry).collect()
    }
}

impl Catalog {
    /// Returns the cards with this name, ignoring capitals, accents and punctuation.
    ///
    /// The latest printing of each card comes first. Without a subtitle, cards with any subtitle match; an empty
    /// subtitle matches cards without one. A name in another language is used only if no card has that English name.
    pub fn by_name(&self, name: &str, subtitle: Option<&str>) -> Vec<CardId> {
        let subtitle = subtitle.map(compact);
        let is = |printed: Option<&str>| {
            subtitle.as_ref().is_none_or(|wanted| compact(printed.unwrap_or_default()) == *wanted)
        };
        let printed = |id: &CardId| is(self.card(*id).subtitle.as_deref());
        let other = |id: &CardId| is(self.other_name(*id).and_then(|other| other.subtitle.as_deref()));
        let (index, name) = (self.name_index(), compact(name));
        let of = |all: &HashMap<String, Vec<CardId>>| all.get(&name).cloned().unwrap_or_default();
        let found: Vec<CardId> = of(&index.exact).into_iter().filter(printed).collect();
        match found.is_empty() {
            true => of(&index.other).into_iter().filter(|id| other(id) || printed(id)).collect(),
            false => found,
        }
    }

    /// Returns the cards with the most similar names, best first, at most `most`.
    ///
    /// Handles typing errors, missing subtitles and swapped words. Returns one card per identity (its latest printing)
    /// and no tokens; empty if nothing is similar.
    pub fn nearest(&self, text: &str, most: usize) -> Vec<CardId> {
        let text: String = text.chars().take(LONGEST).collect();
        let typed = Words::of(&text);
        let mut scored: Vec<(f64, CardId)> = self
            .name_index()
            .candidates(&typed)
            .into_iter()
            .map(|entry| {
                let whole = typed.alike(&entry.full).max(0.995 * typed.alike(&entry.name));
                (whole.max(typed.found_in(&entry.full)), entry.card)
            })
            .filter(|(score, _)| *score >= LEAST_ALIKE)
            .collect();
        scored.sort_by(|one, other| other.0.total_cmp(&one.0).then_with(|| self.newer_first(one.1, other.1)));
        // A card may match in both languages.
        let mut seen = HashSet::new();
        scored.into_iter().map(|(_, card)| card).filter(|card| seen.insert(*card)).take(most).collect()
    }

    fn name_index(&self) -> &NameIndex {
        let release_of = |card: &Card| self.release_of(card.number.set);
        self.names.get_or_init(|| NameIndex::of(&self.cards, &self.members, &self.other_names, release_of))
    }

    /// Orders cards by set, newest first, and within a set by number.
    fn newer_first(&self, one: CardId, other: CardId) -> std::cmp::Ordering {
        let place = |id: CardId| (Reverse(self.release_of(self.card(id).number.set)), id);
        place(one).cmp(&place(other))
    }

    /// Returns the cards of an identity in catalogue order.
    pub(crate) fn members(&self, identity: IdentityId) -> &[CardId] {
        self.members.get(usize::from(identity.0)).map_or(&[], Vec::as_slice)
    }
}
