//! The page's tables, generated from the catalogue.

use std::fs;
use std::path::Path;

use message_compiler::{LANGUAGES, Subject, typescript};

/// Compares the page's tables with the catalogue, and rewrites them unless `BINDINGS_CHECK` is set.
#[test]
fn the_tables_of_the_page_match_the_catalogue() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let subjects = Subject::all(&root.join("data/messages")).unwrap();
    let mut count = 0;
    for subject in &subjects {
        let Some(folder) = typescript::folder(&subject.name) else { continue };
        for (place, code) in LANGUAGES.iter().enumerate() {
            count += 1;
            let path = root.join("ui/src").join(folder).join(format!("{code}.ts"));
            let fresh = typescript::table(subject, place);
            if fs::read_to_string(&path).unwrap_or_default() != fresh {
                let compare_only = std::env::var_os("BINDINGS_CHECK").is_some();
                assert!(!compare_only, "{} is out of date: run `cargo xtask messages`", path.display());
                fs::write(path, fresh).unwrap();
            }
        }
    }
    assert!(count > LANGUAGES.len(), "the page has more than one table");
}
