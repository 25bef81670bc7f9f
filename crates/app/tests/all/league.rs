//! Statistics over events, and leagues of a season.

use app::App;
use app::contract::{
    EventAct, GameEntry, LeagueAct, LeagueView, NewEvent, PairingScope, PaperSize, PlacePointsEntry, ResultEntry,
    SideName,
};

use crate::desks;

/// Decks by leader and base: Luke and Dagobah Swamp (a Vigilance base), Vader and Kestro City (an Aggression base).
const LUKE: &str = r#"{"leader":{"id":"SOR_005","count":1},"base":{"id":"SOR_021","count":1},"deck":[]}"#;
const VADER: &str = r#"{"leader":{"id":"SOR_010","count":1},"base":{"id":"SOR_027","count":1},"deck":[]}"#;

fn event(desk: &App, name: &str, players: &[&str]) -> u32 {
    let new = NewEvent { seed: Some("7".into()), ..NewEvent::constructed(name) };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: players.join("\n") }).unwrap();
    id
}

fn pair(desk: &App, id: u32, matches: &[(u32, u32)]) {
    let by_hand = matches.iter().map(|(a, b)| app::contract::ManualPairing { a: *a, b: Some(*b) }).collect();
    desk.events()
        .act(
            id,
            &EventAct::PairRound {
                scope: PairingScope::WholeEvent,
                by_hand,
                note: "as in the test".into(),
                power: false,
            },
        )
        .unwrap();
}

/// Enters 2-0 for the player with the lower number at every table.
fn finish(desk: &App, id: u32) {
    let view = desk.events().event(id).unwrap();
    let round = view.rounds.last().unwrap();
    for table in round.tables.iter().filter(|table| table.result.is_none()) {
        let first = table.players[0].id < table.players[1].id;
        let (a, b) = if first { (2, 0) } else { (0, 2) };
        let result = ResultEntry::Games { a, b, drawn: 0 };
        desk.events().act(id, &EventAct::EnterResult { round: round.number, table: table.table, result }).unwrap();
    }
}

fn games(winners: &[(SideName, SideName)]) -> Vec<GameEntry> {
    let game =
        |(winner, first): &(SideName, SideName)| GameEntry { winner: Some(*winner), first: Some(*first), decks: None };
    winners.iter().map(game).collect()
}

/// Four players, two with Luke and two with Vader; matches between two Lukes or two Vaders are mirrors.
#[test]
fn win_rates_exclude_mirrors_and_count_the_first_player_per_game() {
    let desk = desks::in_memory().unwrap();
    let id = event(&desk, "Friday", &["Ada", "Ben", "Cara", "Dan"]);
    for (player, list) in [(1, LUKE), (2, VADER), (3, LUKE), (4, VADER)] {
        desk.events().act(id, &EventAct::RegisterDeck { player, slot: 1, list: list.into() }).unwrap();
    }
    // Round 1: Luke beats Vader twice.
    pair(&desk, id, &[(1, 2), (3, 4)]);
    let table = |players: [u32; 2]| {
        let view = desk.events().event(id).unwrap();
        let round = view.rounds.last().unwrap();
        let found = round.tables.iter().find(|table| table.players.iter().all(|sits| players.contains(&sits.id)));
        let found = found.unwrap();
        (round.number, found.table, found.players[0].id)
    };
    let (round, number, a) = table([1, 2]);
    let (one, two) = if a == 1 { (SideName::A, SideName::B) } else { (SideName::B, SideName::A) };
    let played = games(&[(one, one), (two, two), (one, two)]);
    desk.events().act(id, &EventAct::EnterGames { round, table: number, bans: None, games: played }).unwrap();
    finish(&desk, id);
    // Round 2: two mirrors.
    pair(&desk, id, &[(1, 3), (2, 4)]);
    finish(&desk, id);
    let found = desk.events().statistics(&[id, id], false).unwrap();
    assert_eq!((found.matches, found.unknown, found.events.len()), (4, 0, 1), "an event named twice counts once");
    let luke = found.leaders.iter().find(|line| line.id == "SOR_005").unwrap();
    assert_eq!((luke.matches, luke.wins, luke.losses, luke.mirrors, luke.decks), (2, 2, 0, 1, 2));
    assert_eq!(luke.share.percent, Some(100.0));
    assert!(luke.share.low > 30.0 && luke.share.low < 40.0, "Wilson: 2 of 2 is from 34.2 per cent");
    assert_eq!(found.bases.iter().map(|line| (line.wins, line.losses)).collect::<Vec<_>>(), [(2, 0), (0, 2)]);
    assert!(found.aspects.iter().any(|line| line.id == "Heroism" && line.wins == 2));
    let first = &found.first;
    assert_eq!((first.games, first.won, first.drawn, first.unknown), (3, 2, 0, 6));
    assert_eq!(first.share.percent, Some(66.67));
}

#[test]
fn matches_that_were_not_played_are_reported_and_not_counted() {
    let desk = desks::in_memory().unwrap();
    let id = event(&desk, "Friday", &["Ada", "Ben", "Cara"]);
    desk.events().act(id, &EventAct::RegisterDeck { player: 1, slot: 1, list: LUKE.into() }).unwrap();
    pair(&desk, id, &[(1, 2)]);
    finish(&desk, id);
    let found = desk.events().statistics(&[id], false).unwrap();
    assert_eq!((found.matches, found.unknown, found.leaders.len()), (0, 1, 0));
    assert_eq!(found.remarks.len(), 2, "an unknown deck and a bye: {:?}", found.remarks);
    assert_eq!(found.first.share.percent, None);
    assert_eq!(desk.events().statistics(&[], false).unwrap_err().code, "statistics.empty");
    assert_eq!(desk.events().statistics(&[99], false).unwrap_err().code, "event.not_found");
}

/// Bots' drafted decks count only on request: their results may be drawn at random.
#[test]
fn drafted_decks_count_and_bots_only_on_request() {
    let desk = desks::in_memory().unwrap();
    let shape = app::contract::DraftShape::Pod;
    let id = app::event::demo::play(desk.events(), "SOR", None, shape, 4, Some(5), |_, _| Ok(())).unwrap();
    let people = desk.events().statistics(&[id], false).unwrap();
    assert_eq!((people.matches, people.has_bots), (0, true));
    let all = desk.events().statistics(&[id], true).unwrap();
    assert!(all.matches > 0 && all.unknown == 0, "{all:?}");
    let sides: u32 = all.leaders.iter().map(|line| line.matches + 2 * line.mirrors).sum();
    assert_eq!(sides, 2 * all.matches, "every match has two leaders");
}

fn standings(view: &LeagueView) -> Vec<(u32, &str, u32)> {
    view.standings.iter().map(|line| (line.rank, line.name.as_str(), line.points)).collect()
}

/// Plays an event of two rounds won by the lower numbers: the places are in the order of these names.
fn played(desk: &App, name: &str, players: &[&str]) -> u32 {
    let id = event(desk, name, players);
    for _ in 0..2 {
        desk.events()
            .act(
                id,
                &EventAct::PairRound {
                    scope: PairingScope::WholeEvent,
                    by_hand: vec![],
                    note: String::new(),
                    power: false,
                },
            )
            .unwrap();
        finish(desk, id);
    }
    id
}

#[test]
fn a_league_ranks_people_across_events_and_spellings() {
    let desk = desks::in_memory().unwrap();
    let one = played(&desk, "October", &["René", "Bob", "Cara", "Dan"]);
    let two = played(&desk, "November", &["Robert", "RENE", "cara", "Dan"]);
    let league = desk.leagues().create_league(" Winter  season ", None).unwrap();
    assert_eq!((league.name.as_str(), league.id, league.points.key.as_str()), ("Winter season", 1, "by-place"));
    assert!(!league.undo.allowed);
    desk.leagues().league_act(1, &LeagueAct::Add { event: one }).unwrap();
    let both = desk.leagues().league_act(1, &LeagueAct::Add { event: two }).unwrap();
    let names: Vec<&str> = both.standings.iter().map(|line| line.name.as_str()).collect();
    assert!(names.contains(&"RENE") && names.contains(&"Bob") && names.contains(&"Robert"), "{names:?}");
    assert_eq!(both.standings[0].name, "RENE", "the name is that of the newest event");
    assert_eq!(both.standings[0].events, 2);
    // Two names are one person, and the standings change accordingly.
    let joined =
        desk.leagues().league_act(1, &LeagueAct::MergeNames { name: "bob".into(), person: "Robert".into() }).unwrap();
    assert_eq!(joined.standings.len(), both.standings.len() - 1);
    let robert = joined.standings.iter().find(|line| line.name == "Robert").unwrap();
    assert_eq!(robert.events, 2);
    assert_eq!(joined.names[0].person, "Robert");
    // An undo is another step.
    let parted = desk.leagues().league_act(1, &LeagueAct::Undo).unwrap();
    assert_eq!(standings(&parted), standings(&both));
    assert!(parted.log[1].undone);
    assert_eq!(desk.leagues().league_act(1, &LeagueAct::Add { event: two }).unwrap_err().code, "league.has_event");
    assert_eq!(desk.leagues().league_act(1, &LeagueAct::Add { event: 99 }).unwrap_err().code, "event.not_found");
    assert_eq!(desk.leagues().league(9).unwrap_err().code, "store.not_found");
}

#[test]
fn other_points_and_best_events_change_the_league_standings() {
    let desk = desks::in_memory().unwrap();
    let one = played(&desk, "October", &["Ada", "Ben", "Cara", "Dan"]);
    let two = played(&desk, "November", &["Ben", "Ada", "Cara", "Dan"]);
    desk.leagues().create_league("Winter", Some("by-matches")).unwrap();
    for event in [one, two] {
        desk.leagues().league_act(1, &LeagueAct::Add { event }).unwrap();
    }
    let mut table = desk.leagues().league(1).unwrap().points;
    table.places = vec![PlacePointsEntry { until: 1, points: 100 }];
    (table.match_win, table.match_draw, table.best) = (0, 0, Some(1));
    let best = desk.leagues().league_act(1, &LeagueAct::Points { table: table.clone() }).unwrap();
    let top: Vec<(u32, u32)> = best.standings.iter().take(2).map(|line| (line.rank, line.points)).collect();
    assert_eq!(top, [(1, 100), (1, 100)], "one win each, and one event counts");
    assert!(best.standings.iter().all(|line| line.counted == 1 && line.events == 2));
    table.best = Some(0);
    assert_eq!(desk.leagues().league_act(1, &LeagueAct::Points { table }).unwrap_err().code, "league.points_best");
    // Files: CSV with a column per event, those that do not count in brackets; PDF; JSON.
    let csv = desk.leagues().league_csv(1).unwrap();
    assert!(csv.starts_with("Rank,Name,Points,Events,Events Won,Match Wins,Best Place,October,November\n"), "{csv}");
    assert!(csv.contains(",(0)"), "{csv}");
    assert!(desk.leagues().league_paper(1, PaperSize::A4).unwrap().starts_with(b"%PDF"));
    let json: serde_json::Value = serde_json::from_str(&desk.leagues().export_league(1).unwrap()).unwrap();
    assert_eq!(json["steps"].as_array().unwrap().len(), 4);
    assert_eq!(desk.leagues().league_statistics(1, false).unwrap().events.len(), 2);
}

/// An event that has not begun contributes nothing and is reported; a disqualified player has no place.
#[test]
fn an_event_that_gives_no_points_is_reported() {
    let desk = desks::in_memory().unwrap();
    let one = played(&desk, "October", &["Ada", "Ben", "Cara", "Dan"]);
    let open = event(&desk, "November", &["Ada", "Ben"]);
    desk.leagues().create_league("Winter", None).unwrap();
    assert_eq!(desk.leagues().league_paper(1, PaperSize::A4).unwrap_err().code, "paper.nothing");
    desk.leagues().league_act(1, &LeagueAct::Add { event: open }).unwrap();
    let view = desk.leagues().league_act(1, &LeagueAct::Add { event: one }).unwrap();
    assert!(view.events[0].problem.is_some() && view.events[1].finished);
    let before = view.standings.len();
    let note = "seen".to_owned();
    let out = EventAct::Penalize { player: 1, infraction: "5.7".into(), penalty: None, round: None, note };
    desk.events().act(one, &out).unwrap();
    assert_eq!(desk.leagues().league(1).unwrap().standings.len(), before - 1);
    assert_eq!(desk.leagues().create_league(" ", None).unwrap_err().code, "league.name");
    assert_eq!(desk.leagues().create_league("X", Some("none")).unwrap_err().code, "league.points_unknown");
    desk.leagues().archive_league(1, true).unwrap();
    assert!(desk.leagues().list().unwrap()[0].archived);
}

/// A league is imported with its events, under their new numbers; a second import changes nothing.
#[test]
fn a_league_is_imported_with_its_events() {
    let desk = desks::in_memory().unwrap();
    let one = played(&desk, "October", &["Ada", "Ben", "Cara", "Dan"]);
    let two = played(&desk, "November", &["Ben", "Ada", "Cara", "Dan"]);
    desk.leagues().create_league("Winter", None).unwrap();
    for act in [
        LeagueAct::Add { event: two },
        LeagueAct::Add { event: one },
        LeagueAct::MergeNamesInEvent { event: one, name: "Dan".into(), person: "Dan of Utrecht".into() },
        LeagueAct::ImportResults { title: "Spring".into(), table: "Name,Points\nAda,7\n".into(), by_places: false },
    ] {
        desk.leagues().league_act(1, &act).unwrap();
    }
    let written = desk.leagues().export_league(1).unwrap();
    let document: serde_json::Value = serde_json::from_str(&written).unwrap();
    for event in document["events"].as_array().unwrap() {
        // The fields of a value are in alphabetical order.
        let sorted = serde_json::to_string_pretty(&event["document"]).unwrap().replace('\n', "\n      ");
        assert!(written.contains(&format!("\"document\": {sorted}\n")), "{}", event["number"]);
    }
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("winter.json");
    desk.leagues().export_league_to(1, &file).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap(), written);
    let other = desks::in_memory().unwrap();
    event(&other, "Something else", &["Zoe"]);
    let (taken, known) = other.leagues().import_league(&written).unwrap();
    assert!(!known);
    assert_eq!(standings(&taken), standings(&desk.leagues().league(1).unwrap()));
    let names: Vec<&str> = taken.events.iter().map(|event| event.name.as_str()).collect();
    assert_eq!(names, ["November", "October", "Spring"]);
    assert!(taken.events[0].event > 1 && taken.events.iter().all(|event| event.problem.is_none()));
    let (again, known) = other.leagues().import_league(&written).unwrap();
    assert!(known && again.id == taken.id && other.events().list_events().unwrap().len() == 3);
    assert_eq!(other.leagues().import_league("{}").unwrap_err().code, "league.export");
    let mut old: serde_json::Value = serde_json::from_str(&written).unwrap();
    old.as_object_mut().unwrap().remove("events");
    assert_eq!(other.leagues().import_league(&old.to_string()).unwrap_err().code, "league.export");
    let opened = other.open_text(std::path::Path::new("winter.cantina"), written).unwrap();
    assert!(matches!(opened, app::contract::OpenedFile::League { known: true, .. }));
}

/// Standings saved as CSV by Cantina count again, event by event. Those of another program count by their points, or
/// as another event with this league's points.
#[test]
fn imported_standings_count_in_a_league() {
    let desk = desks::in_memory().unwrap();
    let one = played(&desk, "October", &["Ada", "Ben", "Cara", "Dan"]);
    desk.leagues().create_league("Winter", None).unwrap();
    desk.leagues().league_act(1, &LeagueAct::Add { event: one }).unwrap();
    let csv = desk.leagues().league_csv(1).unwrap();
    desk.leagues().create_league("Again", None).unwrap();
    let take =
        |table: &str, by_places| LeagueAct::ImportResults { title: "Spring".into(), table: table.into(), by_places };
    let again = desk.leagues().league_act(2, &take(&csv, false)).unwrap();
    let points = |view: &LeagueView| -> Vec<(String, u32)> {
        view.standings.iter().map(|line| (line.name.clone(), line.points)).collect()
    };
    assert_eq!(points(&again), points(&desk.leagues().league(1).unwrap()));
    assert!(again.events[0].elsewhere && again.events[0].name == "October");
    let standings = "Rank,Name,Match Record\n1,Ada,3-0-0\n2,Eve,2-1-0\n";
    let more = desk.leagues().league_act(2, &take(standings, true)).unwrap();
    let table = &more.points;
    let eve = more.standings.iter().find(|line| line.name == "Eve").unwrap();
    assert_eq!(eve.points, table.places[1].points + table.taking_part + 2 * table.match_win);
    let number = more.events[1].event;
    let less = desk.leagues().league_act(2, &LeagueAct::Remove { event: number }).unwrap();
    assert_eq!(points(&less), points(&again));
    assert_eq!(desk.leagues().league_act(2, &take("Name,Wins\nAda,1\n", false)).unwrap_err().code, "league.table");
}
