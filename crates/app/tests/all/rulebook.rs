//! The rules index, with the user's own copy of the text.

use app::contract::{RulesFound, Settings, TextLanguage};

use crate::desks;

/// Returns a text of the rules in the form of a user's copy, with invented words.
fn text(words: &str) -> String {
    let heading = |heading: u32, rules: u32| (1..=rules).map(move |at| format!("1.{heading}.{at} {words} {at}\n"));
    heading(9, 14).chain(heading(11, 7)).chain(heading(16, 5)).collect()
}

#[test]
fn the_rules_index_is_complete_and_searchable() {
    let desk = desks::in_memory().unwrap();
    let rules = desk.rulebook().rules_index().unwrap();
    assert_eq!(rules.len(), 12 + 122 + 489 + 312 + 3);
    assert_eq!(desk.rulebook().search_rules("7.6.8").unwrap().rules, ["7.6.8", "7.6.8A"]);
    assert_eq!(desk.rulebook().search_rules("xyzzy").unwrap(), RulesFound::default());
}

/// In German the rules are shown and found in German; English terms find them too.
#[test]
fn the_rules_are_german_when_the_language_is_german() {
    let desk = desks::in_memory().unwrap();
    let settings = Settings { language: TextLanguage::German, ..desk.settings().unwrap() };
    desk.save_settings(settings).unwrap();
    let rules = desk.rulebook().rules_index().unwrap();
    let rule = |number: &str| rules.iter().find(|rule| rule.number == number).unwrap();
    assert_eq!((rules.len(), rule("7.5.11").title.as_str()), (12 + 122 + 489 + 312 + 3, "Wachposten"));
    assert_eq!(desk.rulebook().search_rules("Wachposten").unwrap().rules[0], "7.5.11");
    assert_eq!(desk.rulebook().search_rules("overwhelm").unwrap().rules[0], "7.5.7");
    let triggers = desk.rulebook().search_rules("missed trigger").unwrap();
    assert!(triggers.words.contains(&"ausgelöste".to_owned()), "what matched can be marked: {:?}", triggers.words);
    assert_eq!(desk.rulebook().rules_index_in(TextLanguage::English).unwrap()[0].title, "Game concepts");
}

#[test]
fn the_users_rules_text_is_read_on_request_and_not_stored() {
    let folder = tempfile::tempdir().unwrap();
    let (database, file) = (folder.path().join("cantina.db"), folder.path().join("own rules.txt"));
    let desk = desks::open(&database).unwrap();
    let asked = ["1.9.2".to_owned(), "5.1".to_owned(), "nonsense".to_owned()];
    assert_eq!(desk.rulebook().rules_wording(&asked).unwrap(), ["", "", ""]);
    assert_eq!(desk.rulebook().rules_text().unwrap().path, None);

    std::fs::write(&file, text("Unmistakable")).unwrap();
    let taken = desk.rulebook().take_rules_text(&file).unwrap();
    assert!(taken.rules > 20 && taken.problem.is_none(), "{taken:?}");
    assert_eq!(desk.rulebook().rules_wording(&asked).unwrap(), ["Unmistakable 2", "", ""]);
    assert!(!desk.rulebook().search_rules("unmistakably").unwrap().rules.is_empty(), "its words are searched, too");

    // Only its path is remembered.
    drop(desk);
    let desk = desks::open(&database).unwrap();
    assert_eq!(desk.rulebook().rules_wording(&asked[..1]).unwrap(), ["Unmistakable 2"]);
    drop(desk);
    let bytes: Vec<u8> = std::fs::read_dir(folder.path())
        .unwrap()
        .map(|entry| entry.unwrap().path())
        .filter(|path| path.is_file() && *path != file)
        .flat_map(|path| std::fs::read(path).unwrap())
        .collect();
    assert!(!bytes.windows(12).any(|window| window == b"Unmistakable"));
    assert!(bytes.windows(13).any(|window| window == b"own rules.txt"));
}

#[test]
fn a_changed_missing_or_wrong_rules_file_is_reported() {
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("rules.txt");
    let desk = desks::in_memory().unwrap();
    std::fs::write(&file, text("Old")).unwrap();
    desk.rulebook().take_rules_text(&file).unwrap();

    let wrong = folder.path().join("diary.txt");
    std::fs::write(&wrong, "Dear diary").unwrap();
    assert_eq!(desk.rulebook().take_rules_text(&wrong).unwrap_err().code, "rules.unreadable");
    assert_eq!(desk.rulebook().take_rules_text(&folder.path().join("none.txt")).unwrap_err().code, "file.unreadable");
    assert_eq!(desk.rulebook().rules_text().unwrap().path, Some(file.display().to_string()));

    std::fs::remove_file(&file).unwrap();
    let lost = desk.rulebook().rules_text().unwrap();
    assert!(lost.problem.is_some() && lost.rules == 0, "{lost:?}");
    assert_eq!(desk.rulebook().rules_wording(&["1.9.2".to_owned()]).unwrap(), [""]);
    assert_eq!(desk.rulebook().forget_rules_text().unwrap().path, None);
    assert_eq!(desk.rulebook().search_rules("unmistakably").unwrap(), RulesFound::default());
}
