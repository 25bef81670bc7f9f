//! Statistics of cards, picks and archetypes over events.

use app::App;
use app::contract::{CardStatisticsQuery, EstimatesState, EventAct, EventKind, LeagueAct, NewEvent, ResultEntry};

const LUKE: &str = r#"{"leader": {"id": "SOR_005", "count": 1}, "base": {"id": "SOR_029", "count": 1},
    "deck": [{"id": "SOR_046", "count": 3}, {"id": "SOR_095", "count": 2}], "sideboard": [{"id": "SOR_095", "count": 1}]}"#;
const VADER: &str = r#"{"leader": {"id": "SOR_010", "count": 1}, "base": {"id": "SOR_026", "count": 1},
    "deck": [{"id": "SOR_095", "count": 3}], "sideboard": []}"#;

fn of(events: &[u32], bots: bool) -> CardStatisticsQuery {
    CardStatisticsQuery { events: events.to_vec(), bots, ..CardStatisticsQuery::default() }
}

#[test]
fn a_drafted_event_of_bots_counts_for_bots_only() {
    let desk = App::in_memory().unwrap();
    let id =
        app::event::demo::play(desk.events(), "SOR", None, app::contract::DraftShape::Pod, 8, Some(5), |_, _| Ok(()))
            .unwrap();
    let people = desk.card_statistics().complete(&of(&[id], false)).unwrap();
    assert_eq!((people.choices, people.decks, people.games, people.cards.len()), (0, 0, 0, 0));
    let bots = desk.card_statistics().complete(&of(&[], true)).unwrap();
    // Each of eight bots takes 3 leaders and 3 x 14 cards, and builds a deck.
    assert_eq!((bots.events, bots.choices, bots.decks), (1, 8 * 45, 8));
    assert_eq!(bots.cards.iter().map(|line| line.picked).sum::<u32>(), 8 * 45);
    assert!(bots.matches > 0 && bots.games >= 2 * bots.matches, "{} {}", bots.matches, bots.games);
    assert_eq!(bots.archetypes.iter().map(|line| line.decks).sum::<u32>(), 8);
    // Eight players are fewer than ten: counts only.
    assert!(bots.cards.iter().all(|line| line.last_seen_at.is_none() && line.win_rate.is_none()));
    assert_eq!(bots.check, None);
    let jtl = CardStatisticsQuery { set: Some("JTL".into()), ..of(&[id], true) };
    assert!(desk.card_statistics().complete(&jtl).unwrap().cards.len() < bots.cards.len() / 4);
}

#[test]
fn registered_decks_of_people_are_counted_with_their_results() {
    let desk = App::in_memory().unwrap();
    let id = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    for (player, list) in [(1, LUKE), (2, VADER)] {
        desk.events().act(id, &EventAct::RegisterDeck { player, slot: 1, list: list.into() }).unwrap();
    }
    let paired = desk.events().act(id, &EventAct::pair()).unwrap();
    let table = &paired.rounds[0].tables[0];
    let ada_is_first = table.players[0].id == 1;
    let (a, b) = if ada_is_first { (2, 1) } else { (1, 2) };
    let result = ResultEntry::Games { a, b, drawn: 0 };
    desk.events().act(id, &EventAct::EnterResult { round: 1, table: table.table, result }).unwrap();
    let found = desk.card_statistics().complete(&of(&[id, id], false)).unwrap();
    assert_eq!((found.events, found.decks, found.matches, found.games), (1, 2, 1, 3));
    let card = |number: &str| found.cards.iter().find(|line| line.id == number).unwrap();
    assert_eq!((card("SOR_046").games, card("SOR_046").wins, card("SOR_046").game_copies), (3, 2, 9));
    assert_eq!((card("SOR_095").games, card("SOR_095").wins, card("SOR_095").game_copies), (6, 3, 15));
    assert_eq!((found.archetypes.len(), found.matchups.len()), (2, 1));
    let matchup = &found.matchups[0];
    let luke = if found.archetypes[matchup.first as usize].leader == "SOR_005" { 2 } else { 1 };
    assert_eq!((matchup.matches, matchup.games, matchup.wins), (1, 3, luke));
    // Undo removes the result from the statistics.
    desk.events().act(id, &EventAct::Undo).unwrap();
    assert_eq!(desk.card_statistics().complete(&of(&[id], false)).unwrap().games, 0);
}

#[test]
fn the_table_has_the_columns_of_17lands_and_a_row_for_each_card() {
    let desk = App::in_memory().unwrap();
    let id =
        app::event::demo::play(desk.events(), "SOR", None, app::contract::DraftShape::Pod, 4, Some(5), |_, _| Ok(()))
            .unwrap();
    let table = desk.card_statistics().csv(&of(&[id], true)).unwrap();
    let head = table.lines().next().unwrap();
    assert!(head.starts_with("Name,Number,Aspects,Rarity,# Seen,ALSA,# Picked,ATA,# GP,% GP,GP WR,"), "{head}");
    let cards = desk.card_statistics().complete(&of(&[id], true)).unwrap().cards.len();
    assert_eq!(table.lines().count(), cards + 1);
}

#[test]
fn unknown_events_and_sets_are_errors() {
    let desk = App::in_memory().unwrap();
    assert_eq!(desk.card_statistics().complete(&of(&[9], false)).unwrap_err().code, "event.not_found");
    let set = CardStatisticsQuery { set: Some("XYZ".into()), ..of(&[], false) };
    assert_eq!(desk.card_statistics().complete(&set).unwrap_err().code, "set.no_boosters");
    assert_eq!(desk.card_statistics().complete(&of(&[], false)).unwrap().events, 0);
    let league = CardStatisticsQuery { league: Some(4), ..of(&[], false) };
    assert_eq!(desk.card_statistics().statistics(&league).unwrap_err().code, "store.not_found");
    let from = CardStatisticsQuery { from: Some("Friday".into()), ..of(&[], false) };
    assert_eq!(desk.card_statistics().statistics(&from).unwrap_err().code, "date.unreadable");
}

fn played_by_bots(desk: &App, seed: u64) -> u32 {
    let shape = app::contract::DraftShape::Pod;
    app::event::demo::play(desk.events(), "SOR", None, shape, 4, Some(seed), |_, _| Ok(())).unwrap()
}

#[test]
fn all_events_are_counted_by_kind_period_and_league_without_archived_ones() {
    let desk = App::in_memory().unwrap();
    let drafted = played_by_bots(&desk, 1);
    let archived = played_by_bots(&desk, 2);
    desk.events().create_event(NewEvent::constructed("Premier")).unwrap();
    desk.events().archive_event(archived, true).unwrap();
    let events = |query: CardStatisticsQuery| desk.card_statistics().complete(&query).unwrap().events;
    let all = || of(&[], true);
    assert_eq!(events(all()), 2);
    assert_eq!(events(of(&[archived], true)), 1);
    assert_eq!(events(CardStatisticsQuery { kind: Some(EventKind::Draft), ..all() }), 1);
    assert_eq!(events(CardStatisticsQuery { kind: Some(EventKind::Sealed), ..all() }), 0);
    let created = &desk.events().list_events().unwrap()[0].created_at;
    let today: chrono::NaiveDate = created[..10].parse().unwrap();
    let day = |days: i64| Some((today + chrono::Duration::days(days)).to_string());
    assert_eq!(events(CardStatisticsQuery { from: day(-1), to: day(1), ..all() }), 2);
    assert_eq!(events(CardStatisticsQuery { from: day(2), ..all() }), 0);
    assert_eq!(events(CardStatisticsQuery { to: day(-2), ..all() }), 0);
    let league = desk.leagues().create_league("Autumn", None).unwrap().id;
    assert_eq!(events(CardStatisticsQuery { league: Some(league), ..all() }), 0);
    desk.leagues().league_act(league, &LeagueAct::Add { event: drafted }).unwrap();
    assert_eq!(events(CardStatisticsQuery { league: Some(league), ..all() }), 1);
}

#[test]
fn a_page_of_statistics_shows_counts_at_once_and_estimates_when_they_are_computed() {
    let desk = App::in_memory().unwrap();
    let events: Vec<u32> = (1..=10).map(|seed| played_by_bots(&desk, seed)).collect();
    let page = || desk.card_statistics().statistics(&of(&events, true)).unwrap();
    let first = page();
    assert_eq!(first.choices, 10 * 4 * 45);
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    let computed = loop {
        let page = page();
        match page.estimates {
            EstimatesState::Current => break page,
            EstimatesState::Computing => assert!(std::time::Instant::now() < deadline, "no estimates"),
            EstimatesState::Outdated => panic!("nothing has changed"),
        }
    };
    assert_eq!(computed.check.as_ref().map(|check| check.events), Some(10));
    assert_eq!(computed, desk.card_statistics().complete(&of(&events, true)).unwrap());
    // One more result is in the counts of the next page, whatever the estimates.
    desk.events().act(events[0], &EventAct::Undo).unwrap();
    let changed = page();
    assert!(changed.matches < computed.matches, "{} {}", changed.matches, computed.matches);
    assert!(changed.check.is_some(), "the earlier check is shown until the next one is computed");
}

#[test]
fn the_paper_has_cards_and_archetypes_and_nothing_is_an_error() {
    let desk = App::in_memory().unwrap();
    let size = app::contract::PaperSize::A4;
    assert_eq!(desk.card_statistics().paper(&of(&[], true), size).unwrap_err().code, "paper.nothing");
    let id = played_by_bots(&desk, 3);
    let pdf = desk.card_statistics().paper(&of(&[id], true), size).unwrap();
    assert!(pdf.starts_with(b"%PDF-"), "{} bytes", pdf.len());
}
