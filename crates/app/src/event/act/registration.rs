//! Registration from a text: the new players and the deck lists to register.

use catalog::Catalog;
use messages::log as wording;
use tournament::{Operation, PlayerId, RegisteredDeck};

use super::players::{fresh_numbers, player_names, takes_lists};
use super::{Decision, before_the_cut};
use crate::AppError;
use crate::context::Context;
use crate::contract::{ImportedDeckView, ImportedPlayerView, PlayerImportView};
use crate::error::Cause;
use crate::event::Events;
use crate::event::registered_deck::registered_deck;
use crate::event::roster::{self, ImportedPlayer, PlayerImport};
use crate::event::state::EventState;
use crate::event::view;
use crate::record::Record;

/// Maximum number of decks per player: a Trilogy.
const TRILOGY: u8 = 3;

/// A player of the text and how the event registers them.
struct Entering {
    entrant: ImportedPlayer,
    player: PlayerId,
    /// `true` if the player is already registered, so that only lists are added.
    known: bool,
    decks: Vec<(u8, Result<RegisteredDeck, AppError>)>,
}

impl Events {
    /// Previews [`EventAct::RegisterPlayers`](crate::contract::EventAct) for this text; nothing is changed.
    ///
    /// # Errors
    /// `players.*` with the place, as the step itself; `event.not_found`, `journal.*`.
    pub fn read_players(&self, event: u32, text: &str) -> Result<PlayerImportView, AppError> {
        self.read(event, |state, _| {
            let found = roster::read(text, &player_names(state))?;
            let (shape, unused) = (found.shape, found.unused.clone());
            let entering = entering(state, found, &self.core.catalog, &self.core.names_catalog());
            let players = entering.into_iter().map(|one| self.shown(state, one)).collect();
            Ok(PlayerImportView { shape: shape.into(), players, unused })
        })
    }

    fn shown(&self, state: &EventState, one: Entering) -> ImportedPlayerView {
        let (player, texts) = (one.known.then_some(one.player), &one.entrant.decks);
        let deck = |(slot, deck): (u8, Result<RegisteredDeck, AppError>)| {
            let text = texts.get(usize::from(slot).saturating_sub(1)).map(String::as_str).unwrap_or_default();
            let slot = u32::from(slot);
            let preview = self.preview(state, player, slot, text).ok();
            let preview =
                preview.map(|read| view::lists::preview(&self.core.catalog, &read, self.core.message_language()));
            match deck {
                Ok(deck) => ImportedDeckView { slot, name: Some(deck.name), problem: None, preview },
                Err(error) => ImportedDeckView { slot, name: None, problem: Some(self.core.localize(error)), preview },
            }
        };
        ImportedPlayerView {
            name: one.entrant.name,
            known: one.known,
            decks: one.decks.into_iter().map(deck).collect(),
        }
    }
}

/// Returns the records that enter the players of a text and register their readable lists. For each unreadable
/// list, the log notes the reason.
pub(super) fn enter_players(state: &EventState, text: &str, context: &Context<'_>) -> Decision {
    before_the_cut(state)?;
    let found = roster::read(text, &player_names(state))?;
    let (mut entered, mut brought) = (Vec::new(), Vec::new());
    for Entering { entrant, player, known, decks } in entering(state, found, context.catalog, &context.names) {
        if !known {
            entered.push(Record::of(Operation::Register { player, name: entrant.name.clone() }));
        }
        for (slot, deck) in decks {
            brought.push(Record::of(match deck {
                Ok(deck) => Operation::RegisterDeck { player, deck },
                Err(error) => {
                    let (why, language) = (context.localize(error), *context.language);
                    let text = wording::DeckListCouldNotBeRegistered { slot: &slot, why: &why }.text(language);
                    Operation::Note { text, player: Some(player), round: None, table: None }
                }
            }));
        }
    }
    entered.append(&mut brought);
    Ok(entered)
}

fn entering(state: &EventState, found: PlayerImport, catalog: &Catalog, names: &Catalog) -> Vec<Entering> {
    let mut fresh = fresh_numbers(state);
    let known = |name: &str| {
        let wanted = roster::key(name);
        state.tournament.players().iter().find(|player| roster::key(&player.name) == wanted).map(|player| player.id)
    };
    let entering = |entrant: ImportedPlayer| {
        let here = known(&entrant.name);
        let player = here.or_else(|| fresh.next()).unwrap_or(PlayerId(u32::MAX));
        let brought = |(list, slot): (&String, u8)| (slot, brought(state, slot, list, catalog, names));
        let decks = entrant.decks.iter().zip(1..).map(brought).collect();
        Entering { known: here.is_some(), player, decks, entrant }
    };
    found.all.into_iter().map(entering).collect()
}

/// Returns a list of the text as a registered deck. Every row must be a known card.
fn brought(
    state: &EventState,
    slot: u8,
    list: &str,
    catalog: &Catalog,
    names: &Catalog,
) -> Result<RegisteredDeck, AppError> {
    if !takes_lists(state.settings.kind, state.settings.mode) {
        return Err(AppError::of(Cause::PlayersDeckFromBoosters));
    }
    let most = if state.tournament.structure().trilogy { TRILOGY } else { 1 };
    if slot > most {
        return Err(AppError::of(Cause::PlayersDeckTooMany { most: most.into() }));
    }
    registered_deck(catalog, names, slot, list)
}
