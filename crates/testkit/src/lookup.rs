//! Cards by name: in the catalogue, and on the table.

use catalog::Catalog;
use model::{Card, CardNumber, CardType};
use rules::{CardIndex, Game};

use crate::Side;

/// Returns the card of this name among those of some types, in the catalogue.
#[track_caller]
pub(crate) fn number(catalog: &Catalog, name: &str, types: &[CardType]) -> CardNumber {
    let full: Vec<&Card> =
        catalog.cards().iter().filter(|card| types.contains(&card.kind) && card.full_name() == name).collect();
    let found: Vec<&Card> = if full.is_empty() {
        catalog.cards().iter().filter(|card| types.contains(&card.kind) && *card.name == *name).collect()
    } else {
        full
    };
    if found.is_empty()
        && let Ok(number) = name.parse::<CardNumber>()
    {
        return number;
    }
    let Some(first) = found.first() else { panic!("no card of type {types:?} is called {name:?}") };
    // Reprints are the same card. If several cards share the name, use the first set's, if it has only one.
    let identity = |card: &Card| catalog.identity(card.id);
    let here: Vec<&&Card> = found.iter().filter(|card| card.number.set == first.number.set).collect();
    if here.iter().any(|card| identity(card) != identity(first)) {
        let names: Vec<String> = here.iter().map(|card| card.full_name()).collect();
        panic!("{name:?} may be any of {names:?}: say which");
    }
    first.number
}

/// A parsed card name: side, name, and number.
pub(crate) struct CardQuery<'a> {
    pub side: Option<Side>,
    pub name: &'a str,
    pub nth: Option<usize>,
}

impl<'a> CardQuery<'a> {
    pub(crate) fn of(text: &'a str) -> Self {
        let (side, rest) = if let Some(rest) = text.strip_prefix("our ") {
            (Some(Side::Us), rest)
        } else if let Some(rest) = text.strip_prefix("their ") {
            (Some(Side::Them), rest)
        } else if let Some(rest) = text.strip_prefix("third ") {
            (Some(Side::Third), rest)
        } else {
            (None, text)
        };
        match rest.rsplit_once(" #").and_then(|(name, nth)| Some((name, nth.parse().ok()?))) {
            Some((name, nth)) => CardQuery { side, name, nth: Some(nth) },
            None => CardQuery { side, name: rest, nth: None },
        }
    }

    /// Returns `true` if the name matches a card of the table, ignoring "#2".
    pub(crate) fn matches_card(&self, game: &Game, card: CardIndex) -> bool {
        let here = game.state.card(card);
        if self.side.is_some_and(|side| side.seat() != here.controller) {
            return false;
        }
        let facts = game.book().catalog().card(here.def);
        match self.name {
            "base" => facts.kind == CardType::Base,
            "leader" => facts.kind == CardType::Leader,
            name => *facts.name == *name || facts.full_name() == name || facts.number.to_string() == name,
        }
    }
}

/// Returns the name of a card of the table.
pub(crate) fn name(game: &Game, card: CardIndex) -> String {
    let facts = game.book().catalog().card(game.state.card(card).def);
    match facts.kind {
        CardType::Base => match Side::of(game.state.card(card).owner) {
            Side::Us => "our base".to_owned(),
            Side::Them => "their base".to_owned(),
            Side::Third => "third base".to_owned(),
        },
        _ => facts.name.to_string(),
    }
}

/// Returns `true` if a card takes part in the game: in play, as an upgrade, or in its base zone.
pub(crate) fn on_table(game: &Game, card: CardIndex) -> bool {
    game.state.in_play(card)
}

/// Returns the cards that match a name, or the one selected by "#2".
pub(crate) fn matching_cards(game: &Game, text: &str, among: impl IntoIterator<Item = CardIndex>) -> Vec<CardIndex> {
    let spoken = CardQuery::of(text);
    let mut found: Vec<CardIndex> = among.into_iter().filter(|card| spoken.matches_card(game, *card)).collect();
    found.sort_unstable();
    found.dedup();
    match spoken.nth {
        Some(nth) => found.get(nth.wrapping_sub(1)).copied().into_iter().collect(),
        None => found,
    }
}

/// Returns every card of the game.
pub(crate) fn all(game: &Game) -> impl Iterator<Item = CardIndex> + use<> {
    (0..game.state.cards().len()).map(|at| CardIndex(at as u16))
}
