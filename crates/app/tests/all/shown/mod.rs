//! The visible content of a database, as text independent of a version's wording.

use std::fmt::Write;

use app::App;
use app::contract::{CsvTable, ExportFormat, GameView};

/// Returns an event: its tables for other programs, and its number of records.
pub(crate) fn event(desk: &App, id: u32) -> String {
    let document: serde_json::Value = serde_json::from_str(&desk.events().export(id).unwrap()).unwrap();
    let journal = document["journal"].as_array().unwrap();
    let mut text = format!("{} records\n", journal.len());
    for table in [CsvTable::Players, CsvTable::Rounds, CsvTable::Standings] {
        text.push_str(&desk.events().csv(id, table).unwrap());
    }
    for ruling in desk.judge().rulings(id).unwrap() {
        let steps: Vec<usize> = ruling.case.branches.iter().map(|branch| branch.steps.len()).collect();
        writeln!(text, "ruling of {} about {:?}: {} {:?}", ruling.judge, ruling.case.title, ruling.outcome, steps)
            .unwrap();
    }
    text
}

/// Returns every deck with every version, the collection, and every league.
pub(crate) fn library(desk: &App) -> String {
    let mut text = String::new();
    let mut decks = desk.decks().list_decks().unwrap();
    decks.sort_by_key(|deck| deck.id);
    for deck in decks {
        writeln!(text, "deck {} {:?} tags {:?} archived {}", deck.id, deck.name, deck.tags, deck.archived).unwrap();
        for version in desk.decks().open_deck(deck.id).unwrap().versions {
            let content = desk.decks().deck_version(deck.id, version.version).unwrap();
            writeln!(text, "version {} {:?} {:?}", version.version, version.label, content.format).unwrap();
            text.push_str(&desk.decks().deck_as(&content, ExportFormat::Csv).unwrap());
            for row in content.pool.iter().flat_map(|pool| &pool.cards) {
                write!(text, "{} {}, ", row.count, row.id).unwrap();
            }
            writeln!(text, "notes {:?}", content.notes).unwrap();
        }
    }
    text.push_str(&desk.decks().collection_csv().unwrap());
    let mut leagues = desk.leagues().list().unwrap();
    leagues.sort_by_key(|league| league.id);
    for league in leagues {
        writeln!(text, "league {} {:?}", league.id, league.name).unwrap();
        text.push_str(&desk.leagues().league_csv(league.id).unwrap());
    }
    text
}

/// Returns a saved game: its status, and the board after every fifth step of the game on the table.
pub(crate) fn saved_game(desk: &App, id: u32) -> String {
    let listed = desk.games().list_games().unwrap().into_iter().find(|game| game.id == id).unwrap();
    let mut text = format!("{:?} {:?} {:?} {:?}\n", listed.seats, listed.wins, listed.state, listed.from);
    let now = desk.games().open_game(id, Some(0), 0).unwrap();
    assert_eq!(now.warning, None, "game {id}");
    for step in (0..now.steps).step_by(5) {
        text.push_str(&board(&desk.games().look_back(id, step, Some(0)).unwrap()));
    }
    text.push_str(&board(&now));
    if let Some(question) = &now.question {
        writeln!(text, "asked: seat {} {:?} options {}", question.seat, question.ask.code(), question.options.len())
            .unwrap();
    }
    text
}

/// Returns the board as card numbers.
pub(crate) fn board(view: &GameView) -> String {
    let mut text = format!(
        "step {} round {} {} initiative {:?} active {:?} winner {:?}\n",
        view.step, view.round, view.phase, view.initiative, view.active, view.winner
    );
    let card = |id: u32| {
        let card = view.cards.iter().find(|card| card.id == id).unwrap();
        let mut text = card.number.clone();
        if card.damage > 0 {
            write!(text, "-{}", card.damage).unwrap();
        }
        if card.exhausted {
            text.push('x');
        }
        for under in card.upgrades.iter().chain(&card.captured) {
            let under = view.cards.iter().find(|card| card.id == *under).unwrap();
            write!(text, "+{}", under.number).unwrap();
        }
        text
    };
    for side in &view.sides {
        let all = |ids: &[u32]| ids.iter().map(|id| card(*id)).collect::<Vec<_>>().join(" ");
        let hand =
            side.hand.iter().map(|held| held.id.map_or_else(|| "?".to_owned(), card)).collect::<Vec<_>>().join(" ");
        writeln!(
            text,
            "  {} {} | ground {} | space {} | hand {hand} | deck {} | discard {} | resources {}/{}",
            card(side.base),
            all(&side.leaders),
            all(&side.ground),
            all(&side.space),
            side.deck,
            all(&side.discard),
            side.ready,
            side.resources.len(),
        )
        .unwrap();
    }
    text
}
