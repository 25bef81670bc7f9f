//! The page's tables, generated from the catalogue.

use std::fs;
use std::path::Path;

use message_compiler::{LANGUAGES, Subject, typescript};

/// Compares the page's tables with the catalogue. With `CANTINA_BINDINGS=write` in the environment, writes them first.
#[test]
fn the_tables_of_the_page_match_the_catalogue() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let is_writing = std::env::var("CANTINA_BINDINGS").is_ok_and(|what| what == "write");
    let subjects = Subject::all(&root.join("data/messages")).unwrap();
    let mut count = 0;
    for subject in &subjects {
        let Some(folder) = typescript::folder(&subject.name) else { continue };
        for (place, code) in LANGUAGES.iter().enumerate() {
            count += 1;
            let path = root.join("ui/src").join(folder).join(format!("{code}.ts"));
            let fresh = typescript::table(subject, place);
            if is_writing {
                fs::write(&path, &fresh).unwrap();
            }
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == fresh, "{} is out of date: run `cargo xtask messages`", path.display());
        }
    }
    assert!(count > LANGUAGES.len(), "the page has more than one table");
}
