//! Generates the reference of the language (`docs/abilities.md`) from the types and the data: every word with its
//! meaning and a card that uses it. `CANTINA_REFERENCE=write cargo test -p ability --test reference` regenerates it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::path::Path;

/// Source files of the language in the order of the reference.
const SOURCES: [(&str, &str); 9] = [
    ("lib.rs", include_str!("../src/lib.rs")),
    ("ability.rs", include_str!("../src/ability.rs")),
    ("effect.rs", include_str!("../src/effect.rs")),
    ("steps.rs", include_str!("../src/steps.rs")),
    ("target.rs", include_str!("../src/target.rs")),
    ("filter.rs", include_str!("../src/filter.rs")),
    ("amount.rs", include_str!("../src/amount.rs")),
    ("condition.rs", include_str!("../src/condition.rs")),
    ("modifier.rs", include_str!("../src/modifier.rs")),
];

/// Types that are not part of the data, or stand for the groups of their words.
const NOT_DATA: [&str; 5] = ["BlockId", "Block", "Binding", "Modifier", "Effect"];

/// Fields that are not part of the data.
const NOT_WORDS: [&str; 1] = ["Filter::asked"];

/// Words that no card of the implemented sets uses: later sets need them, or they are defaults.
const NOT_YET: &[&str] = &[
    "CardText::id",
    "DeployRule::AsUnit",
    "FlowEffect::MayBy",
    "AbilityCount::One",
    "SearchLimit::One",
    "AttackRule::Only",
    "Zone::Play",
    "Amount::Hp",
    "Amount::Most",
    "Amount::Players",
    "Condition::Did",
    "EventChange::Nothing",
    "Duration::Always",
];

/// The text after which the fields of a type occur.
const WITHIN: [(&str, &str); 7] = [
    ("BackFaceFacts", "other_facts: ("),
    ("Smuggle", "Smuggle("),
    ("TriggeredAbility", "When("),
    ("ActionAbility", "Action("),
    ("ConstantAbility", "Constant("),
    ("CardText", ""),
    ("Filter", "("),
];

/// The text before the words of a type, for words that also belong to another type.
const AFTER: [(&str, &[&str]); 11] = [
    ("Ability", &["Ability(", "Coordinate(", "abilities: [", "unit: [", "            "]),
    ("Cost", &["cost: ", "cost: [", "costs: [", "InsteadOfCost([", ", "]),
    ("Zone", &["zone: ", "from: "]),
    (
        "Controller",
        &["side: ", "by: ", "Played(", "Drew(", "Discarded(", "BaseDamage(", "LeaderDeployed(", "DefeatedBy("],
    ),
    ("Kind", &["is: "]),
    (
        "PlayerFilter",
        &["who: ", "by: ", "Opponent", "Base(", "Of(", "They(", "ForEachPlayer(", "ChoosePlayer(", "MostAmong("],
    ),
    ("PhaseMark", &["marks: [", ", ", "not_marks: ["]),
    ("Duration", &["for: "]),
    ("Rounding", &["Up", ", "]),
    ("ProtectedAction", &["verbs: [", ", "]),
    ("Trigger", &["on: [", ", "]),
];

struct Type {
    name: String,
    about: String,
    words: Vec<(String, String)>,
}

/// Returns the public types of a file with their documented variants or fields. Of a comment, only the first paragraph
/// counts: the others are for readers of the code.
fn types(source: &str) -> Vec<Type> {
    let mut types: Vec<Type> = Vec::new();
    let mut about = String::new();
    let (mut inside, mut later) = (false, false);
    for line in source.lines() {
        let text = line.trim();
        later |= text == "///";
        if later && text.starts_with("///") {
            continue;
        }
        later = false;
        if let Some(doc) = text.strip_prefix("/// ") {
            if !about.is_empty() {
                about.push(' ');
            }
            about.push_str(doc);
            continue;
        }
        let declared = text.strip_prefix("pub enum ").or_else(|| text.strip_prefix("pub struct "));
        if let Some(rest) = declared.filter(|rest| rest.ends_with('{')) {
            let name = rest.trim_end_matches('{').trim().to_owned();
            inside = true;
            types.push(Type { name, about: std::mem::take(&mut about), words: Vec::new() });
        } else if line == "}" {
            inside = false;
        } else if inside && line.starts_with("    ") && !line.starts_with("     ") && !text.starts_with('#') {
            let word: String = text
                .trim_start_matches("pub ")
                .chars()
                .take_while(|sign| sign.is_ascii_alphanumeric() || *sign == '_')
                .collect();
            let hidden = text.starts_with("pub(crate)") || text.starts_with("//") || word.is_empty();
            if let (Some(owner), false) = (types.last_mut(), hidden)
                && !NOT_WORDS.contains(&format!("{}::{word}", owner.name).as_str())
            {
                owner.words.push((word, std::mem::take(&mut about)));
            }
        }
        if !text.starts_with('#') {
            about.clear();
        }
    }
    types.retain(|one| !NOT_DATA.contains(&one.name.as_str()));
    types
}

/// Returns the number and the tree of every card of the data, in release order of the sets.
fn cards() -> Vec<(String, String)> {
    let data = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../data");
    let sets = std::fs::read_to_string(data.join("sets.csv")).expect("the list of sets");
    let codes = sets.lines().skip(1).filter_map(|line| line.split(',').next());
    codes.flat_map(|code| cards_of(&data.join("abilities").join(code.to_lowercase()))).collect()
}

/// Returns the cards of a set by number. Returns no cards if the set has no texts.
fn cards_of(folder: &Path) -> Vec<(String, String)> {
    let mut cards: Vec<(String, String)> = Vec::new();
    let entries = if folder.is_dir() { Some(std::fs::read_dir(folder).expect("the folder of a set")) } else { None };
    for file in entries.into_iter().flatten().map(|entry| entry.expect("a file").path()) {
        let text = std::fs::read_to_string(file).expect("a text");
        let code: String = text
            .lines()
            .filter(|line| !line.trim().starts_with("//"))
            .fold(String::new(), |all, line| all + line + "\n");
        let mut parts = code.split("id: \"");
        parts.next();
        for part in parts {
            let number = part.split('"').next().expect("a number");
            cards.push((number.to_owned(), part.to_owned()));
        }
    }
    cards.sort();
    cards
}

fn is_word(text: &str, at: usize, word: &str) -> bool {
    let part = |sign: Option<char>| sign.is_some_and(|sign| sign.is_ascii_alphanumeric() || sign == '_');
    !part(text[..at].chars().next_back()) && !part(text[at + word.len()..].chars().next())
}

/// Returns the first card that uses a word of a type: a field as `word:`, a variant as a name.
fn example<'a>(cards: &'a [(String, String)], owner: &str, word: &str, ambiguous: bool) -> Option<&'a str> {
    let field = word.starts_with(|sign: char| sign.is_ascii_lowercase());
    let after = AFTER.iter().find(|(name, _)| *name == owner).map_or(&[][..], |(_, before)| before);
    let within = WITHIN.iter().find(|(name, _)| *name == owner).map(|(_, start)| *start);
    cards.iter().find_map(|(number, text)| {
        let first = within.map_or(Some(0), |start| text.find(start))?;
        let fits = text.match_indices(word).any(|(at, _)| {
            at >= first
                && is_word(text, at, word)
                && (!field || text[at + word.len()..].starts_with(':'))
                && (field || !ambiguous || after.is_empty() || after.iter().any(|before| text[..at].ends_with(before)))
        });
        fits.then_some(number.as_str())
    })
}

fn reference() -> (String, Vec<String>) {
    let cards = cards();
    let all: Vec<(&str, Vec<Type>)> = SOURCES.iter().map(|(file, source)| (*file, types(source))).collect();
    let mut owners: BTreeMap<String, usize> = BTreeMap::new();
    for word in all.iter().flat_map(|(_, types)| types).flat_map(|one| &one.words) {
        *owners.entry(word.0.clone()).or_default() += 1;
    }
    let mut unused = Vec::new();
    let mut text = String::from(
        "# The ability language\n\nEvery word of `data/abilities/`, what it means, and a card that uses it. Made from \
         `crates/ability` and the data by `CANTINA_REFERENCE=write cargo test -p ability --test reference`; the test \
         fails when it is out of date.\n",
    );
    for one in all.iter().flat_map(|(_, types)| types) {
        let _ = write!(text, "\n## {}\n\n{}\n\n| word | means | card |\n| --- | --- | --- |\n", one.name, one.about);
        for (word, about) in &one.words {
            let shown = if word == "condition" { "if" } else { word };
            let ambiguous = owners.get(word).is_some_and(|count| *count > 1);
            let spelled = match (one.name.as_str(), word.as_str()) {
                ("ConstantAbility", "condition") => "while",
                ("Amount", "N") => "2",
                (_, "condition") => "if",
                (_, "steps" | "first") => "do",
                (_, "otherwise") => "else",
                (_, "duration") => "for",
                _ => shown,
            };
            let card = example(&cards, &one.name, spelled, ambiguous);
            if card.is_none() {
                unused.push(format!("{}::{word}", one.name));
            }
            let _ = writeln!(text, "| `{spelled}` | {} | {} |", about.replace('|', "\\|"), card.unwrap_or(""));
        }
    }
    (text, unused)
}

#[test]
fn the_reference_matches_the_types_and_the_data() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/abilities.md");
    let (text, _) = reference();
    if std::env::var("CANTINA_REFERENCE").is_ok_and(|what| what == "write") {
        std::fs::write(&path, &text).expect("the reference can be written");
    }
    let kept = std::fs::read_to_string(&path).expect("docs/abilities.md");
    assert!(
        kept == text,
        "docs/abilities.md is out of date: CANTINA_REFERENCE=write cargo test -p ability --test reference"
    );
}

/// Words used by only one card carry the note "used by one card"; they are fewer than two per hundred cards.
#[test]
fn few_words_are_used_by_only_one_card() {
    let of_one = reference().0.lines().filter(|line| line.contains("used by one card")).count();
    let cards = cards().len();
    assert!(of_one * 100 < cards * 2, "{of_one} words used by one card among {cards} texts");
}

/// A word that no card uses has no place in the language, except for the known ones.
#[test]
fn every_word_is_used_by_a_card() {
    let (_, unused) = reference();
    assert_eq!(unused, NOT_YET);
}
