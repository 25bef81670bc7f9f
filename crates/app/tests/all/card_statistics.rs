//! Statistics of cards, picks and archetypes over events.

use app::App;
use app::contract::{
    CardStatisticsQuery, DraftMode, EstimatesState, EventAct, EventKind, LeagueAct, NewEvent, ResultEntry, Settings,
    Stage, TextLanguage,
};

use crate::desks;

const LUKE: &str = r#"{"leader": {"id": "SOR_005", "count": 1}, "base": {"id": "SOR_029", "count": 1},
    "deck": [{"id": "SOR_046", "count": 3}, {"id": "SOR_095", "count": 2}], "sideboard": [{"id": "SOR_095", "count": 1}]}"#;
const VADER: &str = r#"{"leader": {"id": "SOR_010", "count": 1}, "base": {"id": "SOR_026", "count": 1},
    "deck": [{"id": "SOR_095", "count": 3}], "sideboard": []}"#;

fn of(events: &[u32], bots: bool) -> CardStatisticsQuery {
    CardStatisticsQuery { events: events.to_vec(), bots, ..CardStatisticsQuery::default() }
}

#[test]
fn a_drafted_event_of_bots_counts_for_bots_only() {
    let desk = desks::in_memory().unwrap();
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
    // Of 42 cards, 30 are played: the others are the rest of the pool.
    assert!(bots.cards.iter().any(|line| line.picked > 0 && line.decks == 0), "a card stays in the sideboard");
    // Eight players are fewer than ten: counts only.
    assert!(bots.cards.iter().all(|line| line.last_seen_at.is_none() && line.win_rate.is_none()));
    assert_eq!(bots.check, None);
    let jtl = CardStatisticsQuery { set: Some("JTL".into()), ..of(&[id], true) };
    assert!(desk.card_statistics().complete(&jtl).unwrap().cards.len() < bots.cards.len() / 4);
}

/// Plays an event of one round: Ada with Luke wins two of three games against Ben with Vader.
fn played_by_ada_and_ben() -> (App, u32) {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    for (player, list) in [(1, LUKE), (2, VADER)] {
        desk.events().act(id, &EventAct::RegisterDeck { player, slot: 1, list: list.into() }).unwrap();
    }
    let paired = desk.events().act(id, &EventAct::pair()).unwrap();
    let table = &paired.rounds[0].tables[0];
    let (a, b) = if table.players[0].id == 1 { (2, 1) } else { (1, 2) };
    let result = ResultEntry::Games { a, b, drawn: 0 };
    desk.events().act(id, &EventAct::EnterResult { round: 1, table: table.table, result }).unwrap();
    (desk, id)
}

#[test]
fn registered_decks_of_people_are_counted_with_their_results() {
    let (desk, id) = played_by_ada_and_ben();
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
    let desk = desks::in_memory().unwrap();
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
    let desk = desks::in_memory().unwrap();
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
    let desk = desks::in_memory().unwrap();
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
    let desk = desks::in_memory().unwrap();
    let events: Vec<u32> = (1..=10).map(|seed| played_by_bots(&desk, seed)).collect();
    let page = || desk.card_statistics().statistics(&of(&events, true)).unwrap();
    let deadline = std::time::Instant::now() + std::time::Duration::from_secs(60);
    // The first pages count events for a short time only; the others are counted in the background.
    let first = loop {
        let page = page();
        assert_eq!(page.events + page.counting, 10);
        if page.counting == 0 {
            break page;
        }
        assert_eq!(page.estimates, EstimatesState::Computing);
        assert!(page.events > 0 && std::time::Instant::now() < deadline, "{} events", page.events);
    };
    assert_eq!(first.choices, 10 * 4 * 45);
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
    let known = computed.cards.iter().filter_map(|line| Some((line.preference?, line.bot_preference?)));
    let (own, bots): (Vec<f64>, Vec<f64>) = known.unzip();
    let mean = |values: &[f64]| values.iter().sum::<f64>() / values.len() as f64;
    assert!(own.len() > 20 && (mean(&own) - mean(&bots)).abs() < 0.5, "{} {} {}", own.len(), mean(&own), mean(&bots));
    assert!(changed.check.is_some(), "the earlier check is shown until the next one is computed");
}

#[test]
fn the_paper_has_cards_and_archetypes_and_nothing_is_an_error() {
    let desk = desks::in_memory().unwrap();
    let size = app::contract::PaperSize::A4;
    assert_eq!(desk.card_statistics().paper(&of(&[], true), size).unwrap_err().code, "paper.nothing");
    let id = played_by_bots(&desk, 3);
    let pdf = desk.card_statistics().paper(&of(&[id], true), size).unwrap();
    assert!(pdf.starts_with(b"%PDF-"), "{} bytes", pdf.len());
}

#[test]
fn a_person_has_a_record_by_deck_and_opponent_in_any_spelling_of_the_name() {
    let (desk, _) = played_by_ada_and_ben();
    let ada = desk.card_statistics().complete_player("ADA", &of(&[], false)).unwrap();
    assert_eq!((ada.name.as_str(), ada.events.len(), ada.choices, ada.against_bots.matches), ("Ada", 1, 0, 0));
    let record = ada.record;
    assert_eq!((record.matches, record.match_wins, record.match_losses, record.games, record.wins), (1, 1, 0, 3, 2));
    assert_eq!(record.win_rate, None, "3 games are below the threshold");
    assert_eq!((ada.events[0].name.as_str(), ada.events[0].decks.len()), ("Friday", 1));
    assert_eq!((ada.archetypes[0].deck.leader.as_str(), ada.archetypes[0].decks), ("SOR_005", 1));
    assert_eq!((ada.opponents[0].deck.leader.as_str(), ada.opponents[0].record.wins), ("SOR_010", 2));
    let players = desk.card_statistics().players(&of(&[], false)).unwrap();
    let names: Vec<_> = players.iter().map(|line| (line.name.as_str(), line.events)).collect();
    assert_eq!(names, [("Ada", 1), ("Ben", 1)]);
    let unknown = desk.card_statistics().player("Cleo", &of(&[], false)).unwrap();
    assert_eq!((unknown.events.len(), unknown.record.matches), (0, 0));
}

#[test]
fn the_paper_of_a_person_has_events_and_decks_in_both_languages_and_nobody_is_an_error() {
    let (desk, _) = played_by_ada_and_ben();
    let paper = |name: &str| desk.card_statistics().player_paper(name, &of(&[], false), app::contract::PaperSize::A4);
    assert_eq!(paper("Cleo").unwrap_err().code, "paper.nothing");
    let english = paper("ada").unwrap();
    assert!(english.starts_with(b"%PDF-"));
    let settings = desk.settings().unwrap();
    desk.save_settings(Settings { language: TextLanguage::German, ..settings }).unwrap();
    let paper = paper("Ada").unwrap();
    assert!(paper.starts_with(b"%PDF-") && paper != english);
}

#[test]
fn a_card_has_its_months_and_the_archetypes_with_it_by_number_or_name() {
    let (desk, id) = played_by_ada_and_ben();
    let card = |text: &str, query: CardStatisticsQuery| desk.card_statistics().complete_card(text, &query);
    let found = card("SOR_095", of(&[], false)).unwrap();
    assert_eq!(found, card("Battlefield Marine", of(&[id], false)).unwrap());
    let [month] = &found.months[..] else { panic!("{:?}", found.months) };
    let created = desk.events().event(id).unwrap().summary.created_at;
    assert_eq!(month.month, created[..7]);
    assert_eq!((month.events, month.decks, month.games, month.wins), (1, 2, 6, 3));
    assert_eq!((month.win_rate, month.taken_at), (None, None), "6 games are below the threshold");
    let decks: Vec<_> =
        found.archetypes.iter().map(|line| (line.deck.leader.as_str(), line.games, line.wins)).collect();
    assert_eq!(decks, [("SOR_005", 3, 2), ("SOR_010", 3, 1)]);
    let bots = card("SOR_095", of(&[], true)).unwrap();
    assert_eq!((bots.months[0].decks, bots.archetypes.len()), (0, 0));
    assert_eq!(card("No such card", of(&[], false)).unwrap_err().code, "cards.unreadable");
}

#[test]
fn picks_of_a_person_are_hidden_until_the_draft_is_over() {
    let desk = desks::in_memory().unwrap();
    let new = NewEvent { seed: Some("42".into()), ..NewEvent::draft("Draft", "SOR", DraftMode::Digital, 8) };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada".into() }).unwrap();
    desk.events().act(id, &EventAct::RegisterBots { count: 7 }).unwrap();
    let seat = desk.events().act(id, &EventAct::DrawSeats).unwrap().players[0].seat.unwrap();
    let mut event = desk.events().act(id, &EventAct::StartDraft).unwrap();
    let choices = || desk.card_statistics().complete_player("Ada", &of(&[], false)).unwrap().choices;
    while event.summary.stage == Stage::Drafting {
        assert_eq!(choices(), 0);
        desk.events().draft_pick(id, 1, seat, 0).unwrap();
        event = desk.events().event(id).unwrap();
    }
    assert_eq!(choices(), 45);
    let ada = desk.card_statistics().complete_player("Ada", &of(&[], false)).unwrap();
    assert_eq!(ada.picks.iter().map(|line| line.picked).sum::<u32>(), 45);
    let few = ada.picks.iter().find(|line| line.offered < 50).unwrap();
    assert_eq!((few.taken_at, few.taken_when_seen), (None, None));
}

/// Plays a draft of eight bots to the end.
fn finished_by_bots(desk: &App, seed: u64) -> u32 {
    let shape = app::contract::DraftShape::Pod;
    app::event::demo::play(desk.events(), "SOR", None, shape, 8, Some(seed), |_, _| Ok(())).unwrap()
}

#[test]
fn digests_of_a_trusted_shop_count_once_and_those_of_others_not_at_all() {
    let (ours, theirs) = (desks::in_memory().unwrap(), desks::in_memory().unwrap());
    finished_by_bots(&ours, 1);
    let their_event = finished_by_bots(&theirs, 2);
    let folder = tempfile::tempdir().unwrap();
    let exported = theirs.card_statistics().export_digests(folder.path(), &[]).unwrap();
    assert_eq!((exported.files, exported.left_out), (1, 0));
    let import = || ours.card_statistics().import_digests(&[folder.path().to_owned()]).unwrap();
    let refused = import();
    assert_eq!((refused.added, refused.problems.len()), (0, 1));
    assert_eq!(refused.problems[0].code, "digest.not_trusted");

    let key = std::fs::read_to_string(folder.path().join("shop.pub")).unwrap();
    let listed = ours.card_statistics().trust_shop(&key, " Other shop ", 50).unwrap();
    assert_eq!((listed.shops[0].name.as_str(), listed.shops[0].weight), ("Other shop", 50));
    assert_eq!(listed.shops[0].key, theirs.card_statistics().sharing().unwrap().key);
    let added = import();
    assert_eq!((added.added, added.replaced, added.present, added.problems.len()), (1, 0, 0, 0));
    assert_eq!(import().present, 1, "a repeated import changes nothing");
    let shared = ours.card_statistics().shared(&of(&[], true)).unwrap();
    assert_eq!((shared.events, shared.shops.len(), shared.shops[0].name.as_str()), (2, 2, ""));
    assert_eq!(shared, ours.card_statistics().complete_shared(&of(&[], true)).unwrap());
    let own = ours.card_statistics().complete(&of(&[], true)).unwrap();
    let other = theirs.card_statistics().complete(&of(&[], true)).unwrap();
    assert_eq!(shared.games, own.games + other.games);
    let players = theirs.events().event(their_event).unwrap().players;
    for file in std::fs::read_dir(folder.path()).unwrap() {
        let text = std::fs::read_to_string(file.unwrap().path()).unwrap();
        assert!(!players.is_empty() && players.iter().all(|player| !text.contains(&player.name)), "{text}");
    }

    // A later revision replaces the earlier one.
    theirs.events().act(their_event, &EventAct::Undo).unwrap();
    theirs.card_statistics().export_digests(folder.path(), &[their_event]).unwrap();
    assert_eq!(import().replaced, 1);
    let fewer = ours.card_statistics().shared(&of(&[], true)).unwrap();
    assert!(fewer.games < shared.games && fewer.events == 2, "{} {}", fewer.games, shared.games);

    // A changed byte is found.
    let is_digest = |path: &std::path::Path| path.extension().is_some_and(|ending| ending == "json");
    let mut paths = std::fs::read_dir(folder.path()).unwrap().map(|file| file.unwrap().path());
    let file = paths.find(|path| is_digest(path)).unwrap();
    let text = std::fs::read_to_string(&file).unwrap();
    std::fs::write(&file, text.replacen("\"month\":\"20", "\"month\":\"19", 1)).unwrap();
    assert_eq!(import().problems[0].code, "digest.signature");

    let removed = ours.card_statistics().distrust_shop("Other shop").unwrap();
    assert_eq!(removed.shops, []);
    assert_eq!(ours.card_statistics().shared(&of(&[], true)).unwrap().events, 1);
    ours.card_statistics().trust_shop(&key, "Other shop", 100).unwrap();
    assert_eq!(ours.card_statistics().shared(&of(&[], true)).unwrap().events, 1, "its digests were removed as well");
}

#[test]
fn keys_names_and_weights_of_shops_are_checked() {
    let desk = desks::in_memory().unwrap();
    let own = desk.card_statistics().sharing().unwrap().key;
    assert_eq!(own, desk.card_statistics().sharing().unwrap().key, "the key is kept");
    let code = |key: &str, name: &str, weight| {
        desk.card_statistics().trust_shop(key, name, weight).unwrap_err().code.as_str().to_owned()
    };
    assert_eq!(code("RWQ", "Shop", 100), "digest.key");
    assert_eq!(code(&own, "  ", 100), "digest.name");
    assert_eq!(code(&own, "Shop", 101), "digest.weight");
    let unknown = desk.card_statistics().distrust_shop("Unknown").unwrap_err();
    assert_eq!(unknown.code.as_str(), "digest.no_shop");
}

/// A new key in place of a damaged one would cut this shop off from the others, and a new list would forget them.
#[test]
fn a_damaged_key_or_list_of_shops_is_reported_and_kept() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let other = desks::in_memory().unwrap().card_statistics().sharing().unwrap().key;
    for (setting, damaged) in [("statistics_secret", "0123"), ("statistics_trusted", "[{]")] {
        let store = store::Store::open(&path).unwrap();
        store.set_setting(setting, damaged).unwrap();
        drop(store);
        let desk = desks::open(&path).unwrap();
        let code = desk.card_statistics().sharing().unwrap_err().code;
        assert_eq!(code.as_str(), "digest.keys_damaged", "{setting}");
        let refused = desk.card_statistics().trust_shop(&other, "Other shop", 100).unwrap_err().code;
        assert_eq!(refused.as_str(), "digest.keys_damaged", "{setting}");
        drop(desk);
        let store = store::Store::open(&path).unwrap();
        assert_eq!(store.setting(setting).unwrap().as_deref(), Some(damaged));
        store.set_setting(setting, "").unwrap();
    }
}

#[test]
fn an_event_with_too_few_players_has_no_digest() {
    let desk = desks::in_memory().unwrap();
    let id = desk.events().create_event(NewEvent::constructed("Friday")).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let exported = desk.card_statistics().export_digests(folder.path(), &[id]).unwrap();
    assert_eq!((exported.files, exported.left_out), (0, 1));
}
