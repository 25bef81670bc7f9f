//! Tests that a player's view does not depend on hidden information (CR 1.17).

use std::collections::BTreeSet;
use std::sync::Arc;

use rules::{CardBook, CardIndex, Game, Position, Rng, Seat};
use serde_json::{Value, json};

use super::live::LiveGame;
use super::record::GameStart;
use super::view;
use crate::contract::RulesEdition;
use crate::games::record::{StartSeat, StoredDeck};

/// Creates a game of people with this position, where every question is prompted.
fn table(book: &Arc<CardBook>, position: &Value) -> LiveGame {
    let position: Position = serde_json::from_value(position.clone()).unwrap();
    let mut game = Game::at(book.clone(), &position).unwrap();
    game.start_log();
    let seat = |at: usize| StartSeat::person(&format!("Player {at}"), StoredDeck::default());
    let seats: Vec<StartSeat> = (0..position.players.len()).map(seat).collect();
    let names = seats.iter().map(|seat| seat.name.clone()).collect();
    let start = GameStart { ask_always: true, ..GameStart::unsaved(seats, RulesEdition::Ninth) };
    LiveGame::fresh(start, Vec::new(), game, names, true)
}

fn pool(book: &CardBook) -> Vec<String> {
    let cards = book.catalog().cards().iter();
    let written = cards.filter(|card| card.kind.is_deck_card() && book.is_implemented(card.id));
    written.map(|card| card.number.to_string()).collect()
}

fn some(pool: &[String], rng: &mut Rng) -> String {
    pool[rng.next_below(pool.len() as u32) as usize].clone()
}

fn position(pool: &[String], players: usize, seed: u64) -> Value {
    let mut rng = Rng::seeded(seed);
    let leaders = ["SOR_005", "SOR_010", "SOR_017", "SOR_014"];
    let sides = (0..players).map(|at| {
        let mut several = |count: usize| (0..count).map(|_| some(pool, &mut rng)).collect::<Vec<_>>();
        let resources: Vec<Value> = several(7).into_iter().map(|card| json!({ "card": card })).collect();
        json!({
            "leaders": [{ "card": leaders[at] }], "base": { "card": "SOR_023" }, "hand": several(6), "deck": several(25),
            "resources": resources, "units": [{"card": "SOR_095"}, {"card": "SOR_225"}],
        })
    });
    json!({"players": sides.collect::<Vec<_>>(), "seed": seed})
}

/// Returns the cards of a position: seat, list, index in the list, index in the game.
fn laid(position: &Value) -> Vec<(usize, &'static str, usize, usize)> {
    let mut found = Vec::new();
    let mut at = 0;
    for (seat, side) in position["players"].as_array().unwrap().iter().enumerate() {
        at += 2;
        for zone in ["hand", "deck", "resources", "units"] {
            let count = side[zone].as_array().unwrap().len();
            for nth in 0..count {
                found.push((seat, zone, if zone == "deck" { count - 1 - nth } else { nth }, at));
                at += 1;
            }
        }
    }
    found
}

fn seen(live: &LiveGame, reader: Seat) -> String {
    let known = live.log.len().saturating_sub(40);
    serde_json::to_string(&view::now(1, live, Some(reader), known)).unwrap()
}

/// CR 1.17, 1.17.4: a player's view (table, question, previews, log, number of steps) is identical, byte for byte, in
/// two games that differ only in cards hidden from that player.
#[test]
fn a_players_view_does_not_depend_on_hidden_cards() {
    let book = CardBook::embedded().unwrap();
    let pool = pool(&book);
    let (mut steps, mut changed) = (0, 0);
    for seed in 0..9u64 {
        let players = 2 + (seed % 3) as usize;
        let reader = Seat((seed / 3 % players as u64) as u8);
        let position = position(&pool, players, seed);
        // A first run finds the cards that the player ever knows.
        let mut live = table(&book, &position);
        let (mut rng, mut known, mut actions) = (Rng::seeded(seed), BTreeSet::new(), Vec::new());
        for _ in 0..60 {
            let open = |at: &usize| live.game.handle_of(CardIndex(*at as u16), Some(reader)).is_some();
            known.extend((0..live.game.state.cards().len()).filter(open));
            let options = live.game.legal_actions();
            let Some(action) = options.get(rng.next_below(options.len() as u32) as usize).copied() else { break };
            live.answer(action).unwrap();
            actions.push(action);
        }
        for told in &live.log {
            known.extend(told.known_places(reader));
        }
        let mut other = position.clone();
        for (seat, zone, nth, at) in laid(&position) {
            if zone != "units" && seat != reader.at() && !known.contains(&at) {
                let card = some(&pool, &mut rng);
                let place = &mut other["players"][seat][zone][nth];
                if zone == "resources" {
                    place["card"] = card.into()
                } else {
                    *place = card.into()
                }
                changed += 1;
            }
        }
        let (mut one, mut two) = (table(&book, &position), table(&book, &other));
        for action in actions {
            assert_eq!(seen(&one, reader), seen(&two, reader), "seed {seed}, step {steps}");
            one.answer(action).unwrap();
            // The legal actions of other players depend on their hidden cards.
            if two.answer(action).is_err() {
                break;
            }
            steps += 1;
        }
    }
    assert!(changed > 150 && steps > 250, "{changed} cards, {steps} steps");
}
