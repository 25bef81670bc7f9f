//! Determinization: games consistent with what a player knows (CR 1.17), with hidden cards drawn at random.

use model::CardId;

use crate::Game;
use crate::book::features::Features;
use crate::read::View;
use crate::read::view::Visibility;
use crate::rng::Rng;
use crate::state::{CardIndex, CardZone, Seat};

/// Draws determinizations of one position for one player. Data common to all of them is computed once.
#[derive(Debug, Clone)]
pub struct Determinizer {
    game: Game,
    hidden: Vec<Hidden>,
    /// Features of the cards that are the same in every determinization.
    known: Features,
}

/// Cards of one owner that the player does not see.
#[derive(Debug, Clone)]
pub(crate) struct Hidden {
    cards: Vec<CardIndex>,
    /// The player's own cards, which are shuffled. Cards of other players are drawn from the pool.
    own: bool,
    pool: Vec<CardId>,
}

impl Determinizer {
    /// Returns a random determinization.
    pub fn determinize(&self, rng: &mut Rng) -> Game {
        let mut game = self.game.clone();
        let mut features = self.known;
        for Hidden { cards, own, pool } in &self.hidden {
            if *own {
                let mut defs = pool.clone();
                rng.shuffle(&mut defs);
                for (card, def) in cards.iter().zip(defs) {
                    game.view_mut().state.card_mut(*card).def = def;
                }
                continue;
            }
            for card in cards {
                let at = rng.next_below(pool.len() as u32) as usize;
                let here = game.view_mut().state.card_mut(*card);
                here.def = pool.get(at).copied().unwrap_or(here.def);
                let def = here.def;
                features.add(game.book.def(def).features);
            }
        }
        game.view_mut().features = features;
        *game.view_mut().state.rng_mut() = Rng::seeded(u64::from(rng.next_below(u32::MAX)));
        game
    }
}

impl Game {
    /// Returns a determinization for a player. Their own hidden cards are shuffled, those of other players become cards
    /// of the same sets that they could play without an aspect penalty, and the RNG gets a new seed. Nothing about the
    /// real hidden cards can be learned from it.
    pub fn determinize(&self, to: Seat, rng: &mut Rng) -> Game {
        self.determinizer(to).determinize(rng)
    }

    /// Returns a generator for many determinizations for one player.
    pub fn determinizer(&self, to: Seat) -> Determinizer {
        let mut game = self.clone();
        game.log = None;
        game.handles = None;
        let mut known = Features::default();
        let mut hidden: Vec<Hidden> = Vec::new();
        for owner in self.state.seats() {
            let theirs = self.state.cards().iter().enumerate().filter(|(_, card)| card.owner == owner);
            let (mut cards, mut defs) = (Vec::new(), Vec::new());
            for (card, here) in theirs.map(|(at, here)| (CardIndex(at as u16), here)) {
                let is_hidden = self.visible_by_rules(card, to) == Visibility::Back;
                if is_hidden {
                    cards.push(card);
                    defs.push(here.def);
                }
                if !is_hidden || owner == to {
                    known.add(self.book.def(here.def).features);
                }
            }
            if !cards.is_empty() {
                let own = owner == to;
                let pool = if own { defs } else { self.plausible(owner) };
                hidden.push(Hidden { cards, own, pool });
            }
        }
        Determinizer { game, hidden, known }
    }

    /// Returns a generator that keeps all cards and only gives the RNG a new seed.
    pub fn open_determinizer(&self) -> Determinizer {
        let mut game = self.clone();
        game.log = None;
        game.handles = None;
        Determinizer { known: game.features, game, hidden: Vec::new() }
    }
}

impl View {
    /// Returns the cards that an opponent's hidden card may be. They are implemented cards from the sets of their
    /// leader, base and shown cards, within their aspects.
    fn plausible(&self, owner: Seat) -> Vec<CardId> {
        let provided = self.provided_aspects(owner);
        let mut sets = Vec::new();
        for card in self.state.cards() {
            let shown =
                matches!(card.place, CardZone::Arena | CardZone::BaseZone | CardZone::Attached | CardZone::Discard);
            let set = self.book.catalog().card(card.def).number.set;
            if card.owner == owner && shown && !sets.contains(&set) {
                sets.push(set);
            }
        }
        let cards = self.book.catalog().cards().iter();
        let written = cards.filter(|card| card.kind.is_deck_card() && self.book.is_implemented(card.id));
        let plausible: Vec<CardId> = written
            .clone()
            .filter(|card| sets.contains(&card.number.set) && card.aspects.missing_from(&provided) == 0)
            .map(|card| card.id)
            .collect();
        // If no card fits, allow any implemented card instead of revealing the real ones.
        if plausible.is_empty() { written.map(|card| card.id).collect() } else { plausible }
    }
}
