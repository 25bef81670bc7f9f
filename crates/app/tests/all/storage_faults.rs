//! An event's data on disk: damage, files from other sources, backups, secrets.

use std::fs;
use std::path::Path;
use std::sync::atomic::{AtomicU64, Ordering};

use app::contract::{CsvTable, DraftMode, EventAct, NewEvent, Stage};
#[cfg(windows)]
use app::contract::{PaperSize, PrintoutKind};
#[cfg(windows)]
use app::phones::PhoneCodes;
use app::{App, AppError, Environment};
use store::Store;

fn constructed(desk: &App, names: &str) -> u32 {
    let new = NewEvent { digital: true, seed: Some("5".into()), ..NewEvent::constructed("Open") };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: names.into() }).unwrap();
    id
}

fn code<T: std::fmt::Debug>(answer: Result<T, AppError>) -> String {
    answer.unwrap_err().code.to_string()
}

fn drafted(desk: &App, seed: &str) -> u32 {
    let new = NewEvent { seed: Some(seed.into()), ..NewEvent::draft("Draft", "SOR", DraftMode::Digital, 8) };
    let id = desk.events().create_event(new).unwrap().summary.id;
    desk.events().act(id, &EventAct::RegisterPlayers { text: "Ada\nBen".into() }).unwrap();
    desk.events().act(id, &EventAct::DrawSeats).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    id
}

fn first_pack(desk: &App, id: u32, seat: u32) -> Vec<String> {
    desk.events().draft_view(id, 1, seat).unwrap().pack.iter().map(|card| card.printing.clone()).collect()
}

/// The contents of boosters must not be derivable from the seed printed with the pairings.
#[test]
fn booster_contents_do_not_follow_from_the_printed_seed() {
    let desk = App::in_memory().unwrap();
    let packs: Vec<Vec<String>> = (0..4).map(|_| first_pack(&desk, drafted(&desk, "42"), 1)).collect();
    assert!(packs.iter().any(|pack| *pack != packs[0]), "four events of one seed, four secrets: {packs:?}");
    let id = drafted(&desk, "42");
    let shown = serde_json::to_string(&desk.events().event(id).unwrap()).unwrap()
        + &serde_json::to_string(&desk.events().event(id).unwrap()).unwrap();
    let export: serde_json::Value = serde_json::from_str(&desk.events().export(id).unwrap()).unwrap();
    let secret = &export["journal"][0]["record"]["opened"]["settings"]["packs_seed"];
    assert!(secret.is_u64() && !shown.contains(&secret.to_string()), "kept in the journal, shown nowhere");
}

/// An event from before boosters had a separate secret opens the same packs as then.
#[test]
fn a_journal_without_a_booster_secret_replays_to_the_same_packs() {
    let fixture = include_str!("../data/draft_before_packs_seed.json");
    let desk = App::in_memory().unwrap();
    let id = desk.events().import(fixture).unwrap();
    let expected: serde_json::Value = serde_json::from_str(fixture).unwrap();
    for seat in 1..=2u32 {
        let pack: Vec<String> = serde_json::from_value(expected["packs"][(seat - 1) as usize].clone()).unwrap();
        assert_eq!(first_pack(&desk, id, seat), pack, "seat {seat}");
    }
    // An event that was seated but not drafted yet opens the boosters of its seed.
    let mut seated = expected.clone();
    let journal = seated["journal"].as_array_mut().unwrap();
    journal.retain(|entry| entry["record"].get("draft_started").is_none() && entry["record"].get("pick").is_none());
    let id = desk.events().import(&seated.to_string()).unwrap();
    desk.events().act(id, &EventAct::StartDraft).unwrap();
    let pack: Vec<String> = serde_json::from_value(expected["packs"][0].clone()).unwrap();
    assert_eq!(first_pack(&desk, id, 1), pack);
}

/// Two front ends may show one seat: a pick of a card missing from the pack takes no other card.
#[test]
fn a_pick_of_a_card_missing_from_the_pack_is_refused() {
    let desk = App::in_memory().unwrap();
    let id = drafted(&desk, "42");
    let view = desk.events().draft_view(id, 1, 1).unwrap();
    let card = view.pack[1].printing.clone();
    // A leader without a printing in the pack: a plain number matches every printing of its card.
    let leaders = (1..=18).map(|number| format!("SOR_{number:03}"));
    let other = leaders.into_iter().find(|leader| view.pack.iter().all(|held| held.face.id != *leader)).unwrap();
    assert_eq!(code(desk.events().pick_card(id, 1, 1, 1, &other)), "pick.no_such_card");
    let after = desk.events().pick_card(id, 1, 1, 0, &card).unwrap();
    assert_eq!(after.taken.len(), 1, "the card, not the place");
    assert_eq!(after.taken[0].id, view.pack[1].face.id);
    assert_eq!(code(desk.events().pick_card(id, 1, 1, 0, "SOR_999")), "pick.not_now");
}

/// Imports reject the same names as the form.
#[test]
fn an_import_rejects_the_same_names_as_the_form() {
    let desk = App::in_memory().unwrap();
    let id = constructed(&desk, "Ada\nBen");
    let good = desk.events().export(id).unwrap();
    desk.events().import(&good).unwrap();
    let long = "x".repeat(200);
    for (from, to, expected) in [
        ("\"name\": \"Ada\"", "\"name\": \"A\\u001b[31mda\"", "players.unreadable"),
        ("\"name\": \"Ada\"", "\"name\": \"ben\"", "players.duplicate"),
        ("\"name\": \"Ada\"", &format!("\"name\": \"{long}\""), "players.too_long"),
        ("\"name\": \"Open\"", "\"name\": \"O\\npen\"", "event.name"),
        ("\"name\": \"Open\"", &format!("\"name\": \"{long}\""), "event.name"),
    ] {
        let bad = good.replace(from, to);
        assert_ne!(bad, good, "{from}");
        let before = desk.events().list_events().unwrap().len();
        assert_eq!(code(desk.events().import(&bad)), expected, "{to}");
        assert_eq!(desk.events().list_events().unwrap().len(), before);
    }
    let mut timeless: serde_json::Value = serde_json::from_str(&good).unwrap();
    timeless["journal"][0]["at"] = "yesterday".into();
    assert_eq!(code(desk.events().import(&timeless.to_string())), "journal.time");
}

/// Spreadsheets evaluate cells that begin a formula: https://owasp.org/www-community/attacks/CSV_Injection.
#[test]
fn csv_cells_that_begin_a_formula_are_quoted() {
    let desk = App::in_memory().unwrap();
    let id = constructed(&desk, "=HYPERLINK(1)\n+1+A1\n@cmd\nAda");
    let csv = desk.events().csv(id, CsvTable::Players).unwrap();
    for cell in [",'=HYPERLINK(1),", ",'+1+A1,", ",'@cmd,", ",Ada,"] {
        assert!(csv.contains(cell), "{cell}: {csv}");
    }
}

/// A name keeps its direction to itself: isolated in sentences, in a separate table cell, without overrides
/// (UAX 9).
#[test]
fn names_are_isolated_in_the_log_and_whole_in_csv() {
    const DAVID: &str = "\u{5d3}\u{5d5}\u{5d3}";
    let desk = App::in_memory().unwrap();
    let id = constructed(&desk, &format!("{DAVID}\n\u{202e}Mal"));
    let players = desk.events().event(id).unwrap().players;
    assert_eq!(players.iter().map(|player| player.name.as_str()).collect::<Vec<_>>(), [DAVID, "Mal"]);
    let view = desk.events().act(id, &EventAct::DropPlayer { player: players[0].id }).unwrap();
    let log: String = view.log.iter().map(|line| format!("{}\n", line.text)).collect();
    assert!(log.contains(&format!("\u{2068}{DAVID}\u{2069}")), "{log}");
    assert_eq!(log.matches(DAVID).count(), log.matches(&format!("\u{2068}{DAVID}\u{2069}")).count(), "{log}");
    let csv = desk.events().csv(id, CsvTable::Players).unwrap();
    assert!(csv.contains(&format!(",{DAVID},")) && csv.contains(",Mal,") && !csv.contains('\u{202e}'), "{csv}");
}

/// Two programs save a profile each: both exist afterwards.
#[test]
fn profiles_saved_at_the_same_time_all_exist() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    drop(App::open(&path).unwrap());
    std::thread::scope(|scope| {
        for number in 0..4 {
            let path = &path;
            scope.spawn(move || {
                let desk = App::open(path).unwrap();
                let shipped = desk.events().profile_json("swu-melee").unwrap();
                for step in 0..3 {
                    let mut own: serde_json::Value = serde_json::from_str(&shipped).unwrap();
                    own["key"] = format!("own-{number}-{step}").into();
                    own["aliases"] = serde_json::json!([]);
                    desk.events().save_profile(&own.to_string()).unwrap();
                }
            });
        }
    });
    let kept = App::open(&path).unwrap().events().list_profiles().unwrap();
    assert_eq!(kept.iter().filter(|profile| !profile.shipped).count(), 12);
}

/// The folders of another machine do not apply to this one.
#[test]
fn a_restored_database_names_no_folders_of_another_machine() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    let desk = App::open(&path).unwrap();
    let stick = tempfile::tempdir().unwrap();
    desk.safety().set_second_folder(Some(stick.path())).unwrap();
    desk.safety().backup_to(&copy, false).unwrap();
    drop(desk);
    let store = Store::open(&copy).unwrap();
    for key in ["rules_text", "card_images"] {
        store.set_setting(key, "/etc").unwrap();
    }
    store.close().unwrap();
    App::restore(&copy, &path).unwrap();
    assert_eq!(App::open(&path).unwrap().safety().status().unwrap().second_folder, None);
    let store = Store::open(&path).unwrap();
    for key in ["second_folder", "rules_text", "card_images"] {
        assert_eq!(store.setting(key).unwrap(), None, "{key}");
    }
}

/// The contents of a backup are shown before everything is replaced by it.
#[test]
fn backup_content_names_events_with_their_stage_and_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let (path, copy) = (folder.path().join("cantina.db"), folder.path().join("copy.db"));
    let desk = App::open(&path).unwrap();
    let id = constructed(&desk, "Ada\nBen");
    constructed(&desk, "Cleo\nDan\nEve");
    desk.events().act(id, &EventAct::pair()).unwrap();
    desk.safety().backup_to(&copy, false).unwrap();
    let before = fs::read(&copy).unwrap();
    let content = App::backup_content(&copy).unwrap();
    let events: Vec<_> = content.events.iter().map(|event| (event.players, event.round, event.stage)).collect();
    assert_eq!(events, [(3, 0, Stage::Registration), (2, 1, Stage::Rounds)]);
    assert_eq!((content.decks, content.games), (0, 0));
    assert!(content.written.is_some());
    assert_eq!(fs::read(&copy).unwrap(), before, "not a byte is written");
    let names = || fs::read_dir(folder.path()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert!(names().all(|name| !name.starts_with("copy.db-")), "{:?}", names().collect::<Vec<_>>());
    // The database in use can be inspected too, and other files are rejected.
    assert_eq!(App::backup_content(&path).unwrap().events.len(), 2);
    let other = folder.path().join("notes.txt");
    fs::write(&other, "hello, not a database at all").unwrap();
    assert_eq!(code(App::backup_content(&other)), "store.not_ours");
    assert_eq!(code(App::backup_content(&folder.path().join("none.db"))), "store.not_found");
}

fn damage(path: &Path) {
    let sql = "DROP TRIGGER entry_is_not_rewritten; UPDATE entry SET body = '{}' WHERE stream = 1 AND seq = 1";
    rusqlite::Connection::open(path).unwrap().execute_batch(sql).unwrap();
}

/// One damaged event is reported, the others are still backed up, and a damaged backup is labelled as such.
#[test]
fn a_damaged_event_is_reported_and_does_not_stop_backups() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let desk = App::open(&path).unwrap();
    constructed(&desk, "Ada\nBen");
    let second = constructed(&desk, "Cleo\nDan");
    desk.safety().copy_now().unwrap();
    assert_eq!(desk.safety().warnings().unwrap(), Vec::<String>::new());
    drop(desk);
    damage(&path);
    let desk = App::open(&path).unwrap();
    desk.events().act(second, &EventAct::pair()).unwrap();
    let safety = desk.safety().copy_now().unwrap();
    assert!(safety.problem.as_ref().unwrap().contains("same damage as the database"), "{:?}", safety.problem);
    assert!(safety.copies.iter().any(|copy| copy.label == "event-2-round-1-begin-unsound"), "{:?}", safety.copies);
    assert!(desk.safety().warnings().unwrap()[0].contains("same damage as the database"));
    let found = desk.safety().damaged().unwrap();
    assert_eq!((found.len(), found[0].what.as_str(), found[0].event, found[0].entry), (1, "event", 1, 2));
    let by_hand = folder.path().join("by-hand.db");
    let told = desk.safety().backup_to(&by_hand, false).unwrap();
    assert!(told.contains("same damage as the database") && by_hand.exists(), "{told}");
    drop(desk);
    // A program that creates no backup reports it too, until there is an intact one.
    assert!(App::open(&path).unwrap().safety().warnings().unwrap()[0].contains("same damage as the database"));
}

/// Input sizes are limited, because a file may be endless.
#[test]
fn endless_and_huge_files_are_refused() {
    let desk = App::in_memory().unwrap();
    if cfg!(unix) {
        assert_eq!(code(desk.events().import_from(Path::new("/dev/zero"))), "file.too_large");
    }
    let many = "word ".repeat(50_000);
    assert_eq!(code(app::rulebook::look_up(&many, None, app::contract::TextLanguage::English)), "rules.too_long");
    assert_eq!(code(desk.rulebook().search_rules(&many)), "rules.too_long");
    let folder = tempfile::tempdir().unwrap();
    let huge = folder.path().join("huge.json");
    fs::File::create(&huge).unwrap().set_len(1 << 40).unwrap();
    assert_eq!(code(desk.events().import_from(&huge)), "file.too_large");
    assert_eq!(code(desk.judge().read_case_file(&huge)), "file.too_large");
}

/// Clocks of machines without a battery start in 1970 or earlier.
#[test]
fn a_clock_before_1970_blocks_nothing() {
    static SEED: AtomicU64 = AtomicU64::new(1);
    let environment = Environment {
        now: || chrono::DateTime::from_timestamp(-40_000_000, 0).unwrap(),
        seed: || SEED.fetch_add(1, Ordering::Relaxed),
    };
    let desk = App::with_store(Store::in_memory().unwrap(), environment).unwrap();
    let id = constructed(&desk, "Ada\nBen");
    desk.events().act(id, &EventAct::pair()).unwrap();
    let clock = app::contract::EventAct::SetRoundClock {
        round: 1,
        action: app::contract::RoundClockAction::Start { seconds: None },
    };
    assert!(desk.events().act(id, &clock).unwrap().rounds[0].clock.unwrap().running);
}

/// A time that cannot be stored is not entered: the error is about the clock, not about the database.
#[test]
fn a_clock_after_9999_refuses_every_step_but_not_reading() {
    let late = Environment { now: || chrono::DateTime::from_timestamp(253_402_128_000, 0).unwrap(), seed: || 1 };
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("cantina.db");
    let id = constructed(&App::with_store(Store::open(&path).unwrap(), Environment::default()).unwrap(), "Ada\nBen");
    let desk = App::with_store(Store::open(&path).unwrap(), late).unwrap();
    let refused = desk.events().act(id, &EventAct::pair()).unwrap_err();
    assert_eq!((refused.code.as_str(), refused.next_step.contains("date and time")), ("clock.wrong", true));
    assert_eq!(desk.events().event(id).unwrap().players.len(), 2);
    assert_eq!(desk.safety().warnings().unwrap(), Vec::<String>::new());
}

/// A viewer keeps the first printout open, so that Windows does not let it be replaced: the next one gets a number.
#[cfg(windows)]
#[test]
fn a_printout_open_in_a_viewer_does_not_stop_the_next_one() {
    use std::os::windows::fs::OpenOptionsExt;
    const READ: u32 = 1;
    let folder = tempfile::tempdir().unwrap();
    let desk = App::open(&folder.path().join("cantina.db")).unwrap();
    let id = constructed(&desk, "Ada\nBen");
    desk.events().act(id, &EventAct::pair()).unwrap();
    let print = || {
        let kind = PrintoutKind::Pairings;
        desk.events().print_event_paper(id, kind, PaperSize::A4, Some(1), &PhoneCodes::new()).unwrap()
    };
    let name = |file: &Path| file.file_name().unwrap().to_str().unwrap().to_owned();
    let first = print();
    assert_eq!(name(&first), "Open pairings round 1.pdf");
    let viewer = fs::File::options().read(true).share_mode(READ).open(&first).unwrap();
    let second = print();
    assert_eq!(name(&second), "Open pairings round 1 (2).pdf");
    assert!(fs::read(&second).unwrap().starts_with(b"%PDF"));
    drop(viewer);
    assert_eq!(print(), first);
}
