//! The page's tables, generated from the catalogue.

use std::fs;
use std::path::Path;

use message_compiler::{LANGUAGES, Subject, previews, typescript};

/// Compares the page's tables with the catalogue. With `CANTINA_BINDINGS=write` in the environment, writes them first.
#[test]
fn the_tables_of_the_page_match_the_catalogue() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_writing = std::env::var("CANTINA_BINDINGS").is_ok_and(|what| what == "write");
    let catalogue = root.join("data/messages");
    let subjects = Subject::all(&catalogue).unwrap();
    let mut tables = Vec::new();
    for subject in &subjects {
        for (place, code) in LANGUAGES.into_iter().enumerate() {
            tables.push((&subject.name, code, typescript::table(subject, place)));
        }
    }
    assert!(tables.len() > LANGUAGES.len(), "the page has more than one table");
    let previews = previews(&catalogue).unwrap();
    for (code, preview) in &previews {
        let subject = subjects.iter().find(|subject| subject.name == preview.name).unwrap();
        assert!(typescript::folder(&subject.name).is_some(), "{code}/{}.ftl is not a table of the page", subject.name);
        tables.push((&subject.name, code, typescript::preview_table(subject, code, preview)));
    }
    for (name, code, fresh) in tables {
        let Some(folder) = typescript::folder(name) else { continue };
        let path = root.join("ui/src").join(folder).join(format!("{code}.ts"));
        if is_writing {
            fs::write(&path, &fresh).unwrap();
        }
        let kept = fs::read_to_string(&path).unwrap_or_default();
        assert!(kept == fresh, "{} is out of date: run `cargo xtask messages`", path.display());
    }
}
