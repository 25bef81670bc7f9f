//! The table of questions in `docs/protocol.md` matches the engine.

use std::path::Path;

/// Every kind of question has its row with its rule, in the order of the engine, and there are no other rows.
#[test]
fn the_documented_questions_match_the_engine() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/protocol.md");
    let text = std::fs::read_to_string(path).expect("docs/protocol.md");
    let table = text.split("| question | rule |").nth(1).expect("a table of questions");
    let rows = table.lines().skip(2).take_while(|line| line.starts_with('|'));
    let documented: Vec<(String, String)> = rows
        .map(|row| {
            let mut cells = row.split('|').map(str::trim).skip(1);
            let mut cell = || cells.next().unwrap_or_default().trim_matches('`').to_owned();
            (cell(), cell())
        })
        .collect();
    let asked: Vec<(String, String)> =
        rules::QuestionKind::ALL.iter().map(|ask| (ask.code().to_owned(), ask.rule().to_owned())).collect();
    assert_eq!(documented, asked);
}
