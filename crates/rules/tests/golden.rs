//! Whole games as text: every question with its options, the answer, and the resulting events with their rules. A
//! change of the rules appears here as a diff that can be reviewed like code. `CANTINA_GOLDEN=write cargo test -p rules
//! --test golden` updates the files.

// The golden games are stored in files.
#![allow(clippy::disallowed_methods, clippy::disallowed_types)]

use std::fmt::Write as _;
use std::path::PathBuf;

use rules::{Action, CardBook, CardIndex, Game, Rng};
use testkit::deck;

/// Returns the text of a game with random answers. No player passes or takes the initiative while there are other
/// actions.
fn transcript(ours: &str, theirs: &str, seed: u64) -> String {
    let book = CardBook::embedded().expect("the data load");
    let decks = [deck(&book, ours), deck(&book, theirs)];
    let mut game = Game::new(book.clone(), &decks, seed).expect("playable decks");
    let mut rng = Rng::seeded(seed);
    let mut text = format!("{ours} against {theirs}, seed {seed}\n");
    while let Some(question) = game.question().copied() {
        let options = game.legal_actions().to_vec();
        let idle = |action: &Action| matches!(action, Action::Pass | Action::Take(_));
        let busy: Vec<Action> = options.iter().copied().filter(|action| !idle(action)).collect();
        let from = if busy.is_empty() { &options } else { &busy };
        let action = from[rng.next_below(from.len() as u32) as usize];
        let _ = writeln!(text, "player {} {:?} of {}: {action:?}", question.player.0, question.ask, options.len());
        game.log = Some(Vec::new());
        game.play(action).expect("a listed action is accepted");
        for entry in game.log.take().unwrap_or_default() {
            let _ = writeln!(text, "    {} {:?}", entry.rule, entry.event);
        }
    }
    let _ = writeln!(text, "{:?}", game.state.outcome());
    named(&text, |at| {
        let number = book.catalog().card(game.state.card(CardIndex(at)).def).number;
        format!("{number}#{at}")
    })
}

/// Names cards by their set numbers. Ability numbers, which new sets shift, are left out.
fn named(text: &str, name: impl Fn(u16) -> String) -> String {
    let mut plain = String::new();
    let mut rest = text;
    while let Some((at, what)) =
        ["CardIndex(", "AbilityId("].iter().filter_map(|one| rest.find(one).map(|at| (at, *one))).min()
    {
        let (number, after) = rest[at + what.len()..].split_once(')').expect("a number in brackets");
        plain.push_str(&rest[..at]);
        match (what, number) {
            ("CardIndex(", "65535") => plain.push_str("none"),
            ("CardIndex(", number) => plain.push_str(&name(number.parse().expect("a number"))),
            _ => plain.push('_'),
        }
        rest = after;
    }
    plain.push_str(rest);
    plain
}

fn compare(name: &str, text: &str) {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("tests/golden").join(name);
    if std::env::var("CANTINA_GOLDEN").is_ok_and(|word| word == "write") {
        std::fs::write(&path, text).expect("the file can be written");
        return;
    }
    let kept = std::fs::read_to_string(&path).expect("the golden game is in the folder of this test");
    for (line, (new, old)) in text.lines().zip(kept.lines()).enumerate() {
        assert_eq!(new, old, "{name}, line {}: the game goes another way", line + 1);
    }
    assert_eq!(text.lines().count(), kept.lines().count(), "{name} ends elsewhere");
}

#[test]
fn the_two_starter_decks_play_as_in_the_golden_file() {
    compare("luke-vader.txt", &transcript("SOR-Luke", "SOR-Vader", 1));
}

#[test]
fn a_mirror_match_of_starter_decks_plays_as_in_the_golden_file() {
    compare("vader-vader.txt", &transcript("SOR-Vader", "SOR-Vader", 2));
}
