//! The deck library, deck checks, import and export, and the collection, from a front end's point of view.

use app::App;
use app::contract::{
    CardCount, DeckContent, DeckFormat, DeckSection, ExportFormat, OddsRequest, OwnedCard, PaperSize, SealedBoosters,
    SheetKind, SheetRequest, TrilogyPool,
};

use crate::desks;

/// Day of the legality checks.
const ON: Option<&str> = Some("2026-11-21");

fn desk() -> App {
    desks::in_memory().unwrap()
}

/// Returns a published deck that is legal in Premier on [`ON`].
fn premier_deck(desk: &App) -> DeckContent {
    let decks = desk.decks().published_decks().unwrap();
    let legal = |content: &DeckContent| desk.decks().check_deck(content, ON).unwrap().legal;
    decks.into_iter().map(|deck| deck.content).find(legal).unwrap()
}

fn twin_suns_deck(desk: &App) -> DeckContent {
    let decks = desk.decks().published_decks().unwrap();
    decks.into_iter().map(|deck| deck.content).find(|deck| deck.format == DeckFormat::TwinSuns).unwrap()
}

/// Card texts are our own, in English and in German at the same time, so that German players can search in German.
#[test]
fn cards_are_found_by_their_text_and_by_mistyped_names() {
    let desk = desk();
    let found = |query: &str| desk.cards().find_cards(query).unwrap();
    let drawing = found("text:\"draw a card\" s:sor t:event");
    assert!(drawing.contains(&"SOR_155".to_owned()), "{drawing:?}");
    assert_eq!(found("text:\"aw a card\" s:sor t:event"), [""; 0], "from the start of a word on");
    assert_eq!(found("tx:sentinel s:sor t:unit -k:sentinel k:sentinel"), [""; 0]);
    assert!(found("text:karte s:sor").contains(&"SOR_155".to_owned()));
    // Names come first; texts and mistyped names only if no name contains the words.
    assert_eq!(found("vader s:sor t:leader"), ["SOR_010"]);
    assert_eq!(found("vadre s:sor t:leader"), ["SOR_010"]);
    assert_eq!(found("skywaler s:sor t:leader"), ["SOR_005"]);
    assert!(found("deal damage to a base s:sor").len() > 5);
    assert_eq!(found("xyzzy"), [""; 0]);
    assert_eq!(found("s:sor -vader vadre t:leader"), [""; 0], "excluded terms stay excluded");
}

#[test]
fn every_version_of_a_deck_is_saved() {
    let desk = desk();
    let mut content = premier_deck(&desk);
    let first = desk.decks().create_deck(&content, &["Luke".into()]).unwrap();
    assert_eq!((first.version, first.tags.as_slice()), (1, ["Luke".to_owned()].as_slice()));
    content.main[0].count = 0;
    let second = desk.decks().write_deck(first.id, 1, &content, Some("thinner")).unwrap();
    assert_eq!(second.version, 2);
    assert_eq!(second.versions[0].label.as_deref(), Some("thinner"));
    assert_eq!(desk.decks().deck_version(first.id, 1).unwrap(), first.content);
    assert_eq!(desk.decks().open_deck(first.id).unwrap().content, content);
}

/// Two windows on one database: the later one is warned, and no earlier change is lost.
#[test]
fn a_change_based_on_an_outdated_version_is_refused() {
    let desk = desk();
    let content = premier_deck(&desk);
    let deck = desk.decks().create_deck(&content, &[]).unwrap().id;
    let renamed = DeckContent { name: "Mine".into(), ..content.clone() };
    desk.decks().write_deck(deck, 1, &renamed, None).unwrap();
    let late = desk.decks().write_deck(deck, 1, &content, None).unwrap_err();
    assert_eq!(late.code, "store.conflict");
    assert_eq!(desk.decks().open_deck(deck).unwrap().content, renamed);
}

#[test]
fn the_library_lists_legal_and_archived_decks() {
    let desk = desk();
    let deck = desk.decks().create_deck(&twin_suns_deck(&desk), &[]).unwrap().id;
    let empty = DeckContent { name: " ".into(), main: Vec::new(), ..premier_deck(&desk) };
    let empty = desk.decks().create_deck(&empty, &[]).unwrap();
    assert_ne!(empty.content.name.trim(), "");
    let copy = desk.decks().duplicate_deck(deck).unwrap();
    let listed = desk.decks().archive_deck(deck, true).unwrap();
    let of = |id| listed.iter().find(|line| line.id == id).unwrap();
    assert!(of(deck).archived && !of(copy.id).archived);
    assert_eq!(of(deck).leaders.len(), 2);
    assert!(!of(empty.id).legal && of(empty.id).problems > 0);
    let tagged = desk.decks().tag_deck(copy.id, &["multi".into(), "fun".into()]).unwrap();
    assert_eq!(tagged.iter().find(|line| line.id == copy.id).unwrap().tags, ["fun", "multi"]);
    assert_eq!(desk.decks().open_deck(99).unwrap_err().code, "deck.not_found");
}

/// CR 9.2.2: a deck is checked with its statistics, and every problem names its rule and its cards.
#[test]
fn an_illegal_deck_reports_all_its_problems_at_once() {
    let desk = desk();
    let mut content = premier_deck(&desk);
    content.main.truncate(3);
    content.main[0].count = 4;
    content.bases.clear();
    content.sideboard = vec![CardCount { id: content.main[1].id.clone(), count: 11 }];
    let report = desk.decks().check_deck(&content, ON).unwrap();
    assert!(!report.legal);
    assert_eq!((report.minimum, report.sideboard_limit, report.sideboard_size), (50, Some(10), 11));
    let codes: Vec<&str> = report.problems.iter().map(|problem| problem.code.as_str()).collect();
    for wanted in ["deck.base_count", "deck.too_few_cards", "deck.too_many_copies", "deck.sideboard_too_large"] {
        assert!(codes.contains(&wanted), "{wanted} in {codes:?}");
    }
    for problem in &report.problems {
        assert!(problem.rule.starts_with("CR "), "{problem:?}");
        assert_eq!(problem.cards.len(), problem.card_ids.len());
    }
    assert_eq!(desk.decks().check_deck(&content, Some("soon")).unwrap_err().code, "date.unreadable");
}

/// CR 9.3.2: leaders and bases differ; three copies over all three decks.
#[test]
fn a_trilogy_is_checked_over_its_three_decks() {
    let desk = desk();
    let deck = premier_deck(&desk);
    let trilogy = [deck.clone(), deck.clone(), deck];
    let report = desk.decks().check_trilogy(&trilogy, TrilogyPool::Premier, ON).unwrap();
    assert!(!report.legal);
    let two = desk.decks().check_trilogy(&trilogy[..2], TrilogyPool::Eternal, ON).unwrap();
    assert!(two.problems.iter().any(|problem| problem.code == "deck.deck_count"), "{:?}", two.problems);
}

/// CR 10.2: a sealed deck comes from six boosters; without a pool it cannot be checked.
#[test]
fn a_sealed_deck_is_checked_against_its_pool() {
    let desk = desk();
    let boosters = SealedBoosters { set: "SOR".into(), packs: None, leaders: Vec::new() };
    let pool = desk.events().open_sealed(&boosters, Some("7")).unwrap();
    assert_eq!(desk.events().open_sealed(&boosters, Some("7")).unwrap(), pool);
    let leader =
        pool.cards.iter().find(|card| desk.cards().find_cards("t:leader").unwrap().contains(&card.id)).unwrap();
    let playable = desk.cards().find_cards("set:SOR (t:unit or t:event or t:upgrade) -t:token").unwrap();
    let mut main = Vec::new();
    let mut size = 0;
    for card in pool.cards.iter().filter(|card| playable.contains(&card.id)) {
        if size < 30 {
            main.push(card.clone());
            size += card.count;
        }
    }
    let bases = desk.cards().find_cards("set:SOR is:common-base").unwrap();
    let mut content = DeckContent {
        name: "Sealed".into(),
        author: String::new(),
        format: DeckFormat::Sealed,
        leaders: vec![leader.id.clone()],
        bases: vec![bases[0].clone()],
        main,
        sideboard: Vec::new(),
        pool: Some(pool),
        notes: String::new(),
    };
    let report = desk.decks().check_deck(&content, ON).unwrap();
    assert!(report.legal, "{:?}", report.problems);
    // The rest of the pool is the sideboard: of a booster's 16 cards, leader and Common base do not count.
    assert_eq!(report.sideboard_size + size, 6 * 14, "{report:?}");
    content.pool = None;
    assert_eq!(desk.decks().check_deck(&content, ON).unwrap().problems[0].code, "deck.no_pool");
}

#[test]
fn a_deck_written_in_any_format_is_read_back_unchanged() {
    let desk = desk();
    for content in [premier_deck(&desk), twin_suns_deck(&desk)] {
        let shapes =
            [ExportFormat::Swudb, ExportFormat::Melee, ExportFormat::Text, ExportFormat::Picklist, ExportFormat::Tts];
        for shape in shapes.into_iter().chain([ExportFormat::Csv]) {
            let read = desk.decks().read_deck(desk.decks().deck_as(&content, shape).unwrap().as_bytes()).unwrap();
            assert!(read.unresolved.is_empty(), "{shape:?}: {:?}", read.unresolved);
            let compared = desk.decks().compare_decks(&content, &read.decks[0]).unwrap();
            let differing: Vec<_> = compared.iter().filter(|row| row.before != row.after).collect();
            assert!(differing.is_empty(), "{shape:?}: {differing:?}");
            assert_eq!(read.decks[0].format, content.format, "{shape:?}");
        }
    }
}

#[test]
fn an_unknown_card_row_suggests_the_closest_names() {
    let desk = desk();
    let text = "Leader\n1 | Luke Skywalker | I Can Save Him\nMainDeck\n3 | Ewok Warior\n2 | Wampa";
    let read = desk.decks().read_deck(text.as_bytes()).unwrap();
    let row = &read.unresolved[0];
    assert_eq!((row.place.as_str(), row.count, row.section), ("line 4", 3, Some(DeckSection::Main)));
    assert_eq!(row.nearest[0].name, "Ewok Warrior");
    assert!(desk.decks().list_decks().unwrap().is_empty());
    let nonsense = desk.decks().read_deck(b"\x00\x01").unwrap_err();
    assert!(nonsense.code.as_str().starts_with("exchange.") && !nonsense.next_step.is_empty(), "{nonsense:?}");
}

/// Reprints are one card: a deck is found by any of its numbers, including its leader and base.
#[test]
fn decks_are_found_by_any_printing_of_a_card() {
    let desk = desk();
    let content = premier_deck(&desk);
    let deck = desk.decks().create_deck(&content, &[]).unwrap();
    let catalog = catalog::Catalog::embedded().unwrap();
    for number in [&content.leaders[0], &content.bases[0], &content.main[0].id] {
        let card = catalog.by_number(number.parse().unwrap()).unwrap();
        for printing in catalog.reprints(card) {
            assert_eq!(desk.decks().decks_with_card(&printing.number.to_string()).unwrap(), [deck.id]);
        }
    }
    let name =
        |number: &String| desk.cards().every_card().into_iter().find(|face| face.id == *number).map(|face| face.name);
    let mut leaders = desk.cards().find_cards("t:leader").unwrap().into_iter();
    let other = leaders.find(|number| name(number) != name(&content.leaders[0])).unwrap();
    assert!(desk.decks().decks_with_card(&other).unwrap().is_empty());
    assert!(desk.decks().decks_with_card("XXX_999").unwrap().is_empty());
}

#[test]
fn decks_are_compared_card_by_card() {
    let desk = desk();
    let before = premier_deck(&desk);
    let mut after = before.clone();
    let taken = after.main.remove(0);
    after.main[0].count += 1;
    let rows = desk.decks().compare_decks(&before, &after).unwrap();
    let changed: Vec<(u32, u32)> =
        rows.iter().filter(|row| row.before != row.after).map(|row| (row.before, row.after)).collect();
    assert_eq!(changed.len(), 2);
    assert!(changed.contains(&(taken.count, 0)));
    assert_eq!(rows[0].section, DeckSection::Leader);
}

/// Death Trooper is printed in SOR, SHD and SEC: copies of any printing count.
#[test]
fn reprints_in_the_collection_count_together() {
    let desk = desk();
    let own = |id: &str, count, foil| OwnedCard { id: id.into(), count, foil };
    desk.decks().set_owned_cards(&[own("SOR_033", 1, 0), own("SHD_030", 0, 1)]).unwrap();
    let mut content = premier_deck(&desk);
    content.main = vec![CardCount { id: "SEC_030".into(), count: 3 }];
    let missing = desk.decks().missing_cards(&content).unwrap();
    let trooper = missing.iter().find(|row| row.face.name == "Death Trooper").unwrap();
    assert_eq!((trooper.need, trooper.have), (3, 2));
    let added = desk.decks().import_collection(&[own("SOR_033", 2, 0)], false).unwrap();
    assert!(added.contains(&own("SOR_033", 3, 0)), "{added:?}");
    assert_eq!(desk.decks().import_collection(&[own("SOR_042", 1, 1)], true).unwrap(), [own("SOR_042", 1, 1)]);
    assert_eq!(desk.decks().set_owned_cards(&[own("XYZ_1", 1, 0)]).unwrap_err().code, "collection.unreadable");
}

#[test]
fn a_collection_can_be_exported_and_imported() {
    let desk = desk();
    let own = |id: &str, count, foil| OwnedCard { id: id.into(), count, foil };
    let owned =
        desk.decks().set_owned_cards(&[own("SOR_033", 2, 1), own("ASH_001", 0, 3), own("JTL_256", 15, 0)]).unwrap();
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join(app::decks::COLLECTION_FILE);
    desk.decks().save_collection(&file).unwrap();
    assert_eq!(std::fs::read_to_string(&file).unwrap().lines().nth(1), Some("ASH,001,3,TRUE"));
    let read = desk.decks().read_deck_file(&file).unwrap();
    assert_eq!((read.collection.as_slice(), read.unresolved.as_slice()), (owned.as_slice(), [].as_slice()));
    assert_eq!(desk.decks().import_collection(&read.collection, true).unwrap(), owned);
}

/// Too many copies are rejected as a whole: nothing is added.
#[test]
fn a_collection_import_is_all_or_nothing() {
    let desk = desk();
    let own = |id: &str, count| OwnedCard { id: id.into(), count, foil: 0 };
    desk.decks().set_owned_cards(&[own("SOR_042", 9_999)]).unwrap();
    let refused = desk.decks().import_collection(&[own("SOR_033", 1), own("SOR_042", 1)], false).unwrap_err();
    assert_eq!(refused.code, "library.too_many");
    assert_eq!(desk.decks().collection().unwrap(), [own("SOR_042", 9_999)]);
}

/// A version that cannot be read: the deck is listed with the problem, and an earlier version becomes its latest
/// again.
#[test]
fn an_earlier_version_of_a_damaged_deck_can_be_restored() {
    let plain = desk();
    let content = premier_deck(&plain);
    let body = serde_json::to_string(&content).unwrap();
    let store = store::Store::in_memory().unwrap();
    let at = "2026-11-21T18:00:00Z".to_owned();
    let new = store::NewDeck { name: "Mine".into(), body, at: at.clone(), tags: vec![] };
    let deck = store.create_deck(&new).unwrap();
    store.write_deck(deck, 1, &store::DeckWrite { name: "Mine".into(), body: "{".into(), at, label: None }).unwrap();
    let desk = App::with_store(store, app::Environment::default()).unwrap();
    assert!(desk.decks().list_decks().unwrap()[0].damaged.is_some());
    assert_eq!(desk.decks().open_deck(deck).unwrap_err().code, "deck.damaged");
    let left: Vec<u32> = desk.decks().readable_versions(deck).unwrap().iter().map(|line| line.version).collect();
    assert_eq!(left, [1]);
    assert_eq!(desk.decks().restore_deck_version(deck, 2).unwrap_err().code, "deck.damaged");
    let back = desk.decks().restore_deck_version(deck, 1).unwrap();
    assert_eq!((back.version, back.content, back.versions.len()), (3, content, 3));
    assert_eq!(back.versions[0].label.as_deref(), Some("Version 1 restored"));
    assert!(desk.decks().list_decks().unwrap()[0].damaged.is_none());
    assert_eq!(desk.decks().readable_versions(99).unwrap_err().code, "deck.not_found");
}

/// `data/formats`: one card sets its own limit, two bases change the opening hand.
#[test]
fn deck_building_rules_of_cards_are_reported_at_the_start() {
    let about = desk().about().unwrap();
    assert_eq!(about.own_limits, [CardCount { id: "JTL_256".into(), count: 15 }]);
    assert_eq!(about.hand_bases, ["JTL_021", "JTL_028"]);
}

/// 3 copies in 50, a hand of 6: 32.4 %; after one mulligan 54.3 % (CR 5.2 allows one).
#[test]
fn deck_odds_agree_with_hand_calculation() {
    let odds = |base: Option<&str>| {
        let base = base.map(str::to_owned);
        desk().decks().deck_odds(&OddsRequest { deck: 50, copies: 3, at_least: 1, base, rounds: 3 }).unwrap()
    };
    let plain = odds(None);
    assert_eq!(format!("{:.1} {:.1}", plain.opening * 100.0, plain.with_mulligan * 100.0), "32.4 54.3");
    assert_eq!(plain.by_round.len(), 3);
    // Nabat Village: nine cards are seen, and there is no mulligan.
    let village = odds(Some("JTL_028"));
    assert_eq!((village.hand.cards, village.hand.mulligan, village.hand.put_back), (9, false, 3));
    assert_eq!(village.opening, village.with_mulligan);
    // Colossus: one card fewer.
    assert_eq!(odds(Some("JTL_021")).hand.cards, 5);
}

#[test]
fn a_test_hand_is_reproducible_from_its_seed() {
    let desk = desk();
    let deck = premier_deck(&desk);
    let hand = desk.decks().test_hand(&deck, Some("5")).unwrap();
    assert_eq!(hand, desk.decks().test_hand(&deck, Some("5")).unwrap());
    assert_eq!((hand.hand.len(), hand.next.len(), hand.mulligan_hand.len()), (6, 20, 6));
    assert_ne!(hand.hand, hand.mulligan_hand);
    assert_eq!(desk.decks().test_hand(&deck, Some("x")).unwrap_err().code, "seed.unreadable");
}

#[test]
fn a_deck_sheet_is_a_pdf_and_its_name_cannot_leave_the_folder() {
    let desk = desk();
    let content = DeckContent { name: "../../etc/Luke".into(), ..premier_deck(&desk) };
    let request = SheetRequest {
        kind: SheetKind::Registration,
        paper: PaperSize::A4,
        player: "Ada".into(),
        event: String::new(),
        date: "2026-11-21".into(),
    };
    assert!(desk.decks().sheet(&content, &request).unwrap().starts_with(b"%PDF"));
    for name in [
        app::decks::sheet_file_name(&content, SheetKind::List),
        app::decks::deck_file_name(&content, ExportFormat::Csv),
    ] {
        assert!(!name.contains(['/', '\\', '.']) || !name.contains("..") && !name.contains('/'), "{name}");
    }
}

/// A pool drafted in an event is saved to the library with the deck built from it.
#[test]
fn a_drafted_deck_is_saved_to_the_library() {
    use app::contract::{DraftMode, EventAct, NewEvent};
    let desk = desk();
    let new = NewEvent { seed: Some("3".into()), ..NewEvent::draft("Friday", "SOR", DraftMode::Digital, 2) };
    let event = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(event, &EventAct::RegisterPlayers { text: "Ada".into() }).unwrap();
    desk.events().act(event, &EventAct::RegisterBots { count: 1 }).unwrap();
    desk.events().act(event, &EventAct::DrawSeats).unwrap();
    desk.events().act(event, &EventAct::StartDraft).unwrap();
    desk.events().act(event, &EventAct::FinishDraft).unwrap();
    let ada = desk.events().event(event).unwrap().players.iter().find(|player| player.name == "Ada").unwrap().id;
    let list = desk.events().suggest_deck(event, ada).unwrap();
    desk.events().save_deck(event, ada, &list).unwrap();
    let kept = desk.take_deck_from_event(event, ada).unwrap();
    assert!(kept.report.legal, "{:?}", kept.report.problems);
    assert!(kept.content.name.contains("Ada") && kept.content.pool.is_some());
}

/// CR 10.2.1A uses six boosters; larger events open eight, and a prerelease adds leaders to them.
#[test]
fn a_sealed_pool_has_the_requested_boosters_and_leaders() {
    let desk = desk();
    let size = |pool: &app::contract::PoolEntry| pool.cards.iter().map(|card| card.count).sum::<u32>();
    let open = |packs: Option<u32>, leaders: &[&str]| {
        let leaders = leaders.iter().map(|leader| (*leader).to_owned()).collect();
        desk.events().open_sealed(&SealedBoosters { set: "HMW".into(), packs, leaders }, Some("7"))
    };
    let six = open(None, &[]).unwrap();
    assert_eq!(size(&six), 6 * 16);
    assert_eq!(size(&open(Some(8), &[]).unwrap()), 8 * 16);
    let prerelease = open(Some(6), &["HMW_004", "HMW_009"]).unwrap();
    assert_eq!(size(&prerelease), 6 * 16 + 2);
    for leader in ["HMW_004", "HMW_009"] {
        assert!(prerelease.cards.iter().any(|card| card.id == leader), "{leader}");
    }
    // The boosters are the same: the leaders are additional.
    assert!(six.cards.iter().all(|card| prerelease.cards.contains(card)));
    for (packs, leaders, code) in [
        (Some(0), &[][..], "sealed.packs"),
        (Some(25), &[][..], "sealed.packs"),
        (None, &["HMW_040"][..], "sealed.leader"),
        (None, &["unknown"][..], "sealed.leader"),
        (None, &["HMW_004"; 9][..], "sealed.leader"),
    ] {
        assert_eq!(open(packs, leaders).unwrap_err().code, code, "{packs:?} {leaders:?}");
    }
}

/// Two windows that save a deck at the same time make two versions, or one of them starts again from the other's.
#[test]
fn many_threads_write_one_deck_and_each_version_has_one_author() {
    let desk = desks::in_memory().unwrap();
    let content = desk.decks().published_decks().unwrap()[0].content.clone();
    let deck = desk.decks().create_deck(&content, &[]).unwrap().id;
    std::thread::scope(|scope| {
        for writer in 0..8 {
            let (desk, content) = (&desk, &content);
            scope.spawn(move || {
                for number in 0..4 {
                    let label = format!("{writer}-{number}");
                    while let Err(error) = {
                        let seen = desk.decks().open_deck(deck).unwrap().version;
                        desk.decks().write_deck(deck, seen, content, Some(&label))
                    } {
                        assert_eq!(error.code, "store.conflict");
                    }
                }
            });
        }
    });
    let versions = desk.decks().open_deck(deck).unwrap().versions;
    let labels: std::collections::BTreeSet<_> = versions.iter().filter_map(|version| version.label.clone()).collect();
    assert_eq!((versions.len(), labels.len()), (33, 32));
}

/// The newest set comes first unless the search sorts; formats and suspensions are those of today.
#[test]
fn card_search_knows_formats_and_shows_the_newest_set_first() {
    let desk = desk();
    let found = |query: &str| desk.cards().find_cards(query).unwrap();
    let newest = desk.about().unwrap().sets.last().unwrap().code.clone();
    assert!(found("")[0].starts_with(&newest), "{newest}");
    assert!(found("order:set")[0].starts_with("SOR"));
    let suspended = found("is:suspended");
    assert!(suspended.contains(&"SOR_015".to_owned()) && suspended.len() < 40, "{suspended:?}");
    let premier = found("format:premier");
    assert!(!premier.contains(&"SOR_015".to_owned()));
    assert!(found("t:leader").len() > found("format:premier t:leader").len() && premier.len() > 500);
}
