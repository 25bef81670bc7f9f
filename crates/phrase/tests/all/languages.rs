//! No text is in the wrong language: every text of the data, and every line of random games.

use std::collections::BTreeSet;
use std::sync::Arc;

use model::{CardId, CardType, Trait};
use phrase::game::{Address, Table};
use phrase::{Context, Language, Names, card_text};
use rules::{Action, CardBook, CardIndex, CardZone, Counter, Deck, Game, Rng, Seat};

use crate::abilities::all_texts;

/// Card names without letters, so that every letter in a text was produced by the crate.
struct NoNames;

impl Names for NoNames {
    fn card(&self, _: &str) -> String {
        "#".to_owned()
    }
}

/// Returns every text of every card, rendered for every kind of card, with the card it belongs to.
fn card_lines(language: Language) -> Vec<(String, String)> {
    let mut lines = Vec::new();
    for text in all_texts() {
        let (unit, base) = (CardType::Unit, CardType::Base);
        let upgrade = CardType::Upgrade;
        let speakers = [unit, CardType::Event, upgrade, CardType::Leader, base].map(|kind| (kind, unit));
        for (kind, host) in speakers.into_iter().chain([(upgrade, base)]) {
            let rendered = card_text(&text, Context { language, kind, host, pilot: false, names: &NoNames });
            let all = rendered.abilities.into_iter().chain(rendered.unit).chain(rendered.attach);
            lines.extend(all.map(|line| (text.id.to_string(), line)));
        }
    }
    lines
}

/// Returns a random deck of all playable cards.
fn deck(book: &CardBook, rng: &mut Rng, twin: bool) -> Deck {
    let of = |kinds: &[CardType]| -> Vec<CardId> {
        let cards = book.catalog().cards().iter().filter(|card| book.is_implemented(card.id));
        cards.filter(|card| kinds.contains(&card.kind)).map(|card| card.id).collect()
    };
    let mut pick = |from: &[CardId]| from[rng.next_below(from.len() as u32) as usize];
    let all = of(&[CardType::Unit, CardType::Event, CardType::Upgrade]);
    let (leaders, bases) = (of(&[CardType::Leader]), of(&[CardType::Base]));
    let leaders = (0..if twin { 2 } else { 1 }).map(|_| pick(&leaders)).collect();
    Deck { leaders, base: pick(&bases), cards: (0..50).map(|_| pick(&all)).collect() }
}

/// Returns every conceivable action in the action window.
fn thinkable(game: &Game) -> Vec<Action> {
    let all: Vec<CardIndex> = (0..game.state.cards().len()).map(|at| CardIndex(at as u16)).collect();
    let there = |place: CardZone| all.iter().copied().filter(move |card| game.state.card(*card).place == place);
    let mut found = vec![Action::Pass, Action::Yes, Action::Take(Counter::Blast), Action::Deploy(CardIndex(0))];
    for card in there(CardZone::Hand).chain(there(CardZone::Discard).take(1)) {
        found.push(Action::Play { card, onto: CardIndex::NONE, alternative: false });
        found.extend(there(CardZone::Arena).take(2).map(|onto| Action::Play { card, onto, alternative: false }));
        found.push(Action::Deploy(card));
    }
    for attacker in there(CardZone::Arena) {
        let targets = there(CardZone::Arena).take(3).chain(there(CardZone::BaseZone));
        found.extend(targets.map(|target| Action::Attack { attacker, target }));
    }
    found
}

/// Returns the texts for the current position: the question, its options, the board.
fn moment(table: &Table<'_>) -> Vec<String> {
    let mut lines = table.board();
    lines.extend(table.game.question().map(|question| table.title(question)));
    for action in table.game.legal_actions() {
        lines.push(table.action(*action));
        lines.extend(table.figures(*action));
    }
    lines
}

/// Returns every line of a random game: what each reader sees, and the reasons of illegal actions.
fn game_lines(language: Language, seed: u64, seats: usize) -> Vec<(String, String)> {
    let book: Arc<CardBook> = CardBook::embedded().expect("the embedded data load");
    let mut rng = Rng::seeded(seed);
    let decks: Vec<Deck> = (0..seats).map(|_| deck(&book, &mut rng, seats > 2)).collect();
    let mut game = Game::new(book, &decks, seed).expect("playable decks");
    game.start_log();
    let mut lines = Vec::new();
    for step in 0..400 {
        if game.state.outcome().is_some() {
            break;
        }
        let action = game.legal_actions()[rng.next_below(game.legal_actions().len() as u32) as usize];
        game.play(action).expect("a listed action is accepted");
        let log = game.log.replace(Vec::new()).unwrap_or_default();
        for reader in [None, Some(Seat(0))] {
            let table = Table {
                game: &game,
                reader,
                language,
                names: &NoNames,
                players: &[],
                address: Address::default(),
                entry: None,
            };
            let mut said = moment(&table);
            said.extend(log.iter().map(|entry| table.event(entry)));
            if step % 20 == 0 {
                said.extend(
                    thinkable(&game).into_iter().filter_map(|each| game.illegal_reason(each)).map(|why| table.why(why)),
                );
            }
            lines.extend(said.into_iter().map(|line| (format!("seed {seed}, step {step}"), line)));
        }
    }
    lines
}

/// Returns all texts of the crate: cards, and games of two and of four players.
fn everything(language: Language) -> Vec<(String, String)> {
    let mut lines = card_lines(language);
    for (seed, seats) in [(1, 2), (2, 2), (3, 2), (4, 2), (5, 4)] {
        lines.extend(game_lines(language, seed, seats));
    }
    lines
}

/// Returns the words of the lines in lower case. A trait in capitals is a name, which stays English if its German word
/// is uncertain.
fn words(lines: &[(String, String)]) -> BTreeSet<String> {
    let is_between = |letter: char| !letter.is_alphabetic();
    let traits: BTreeSet<String> =
        Trait::ALL.iter().flat_map(|each| each.word().split(is_between).map(str::to_uppercase)).collect();
    let words = lines.iter().flat_map(|(_, line)| line.split(is_between));
    words.filter(|word| word.len() > 1 && !traits.contains(*word)).map(str::to_lowercase).collect()
}

/// Words that are the same in both languages.
const SHARED: [&str; 21] = [
    "aggression",
    "an",
    "credit",
    "deck",
    "decks",
    // The German name of the keyword is unknown.
    "fortify",
    "hand",
    "in",
    "initiative",
    "mulligan",
    "name",
    "phase",
    "plan",
    "plus",
    "rest",
    "saboteur",
    "so",
    // The ships TIE Fighter and X-Wing.
    "tie",
    "upgrade",
    "upgrades",
    "wing",
];

#[test]
fn german_texts_contain_no_english_word() {
    let (english, german) = (words(&everything(Language::English)), words(&everything(Language::German)));
    assert!(english.len() > 300 && german.len() > 300, "{} and {} words", english.len(), german.len());
    let escaped: Vec<&String> = english.intersection(&german).filter(|word| !SHARED.contains(&word.as_str())).collect();
    assert!(escaped.is_empty(), "{escaped:?}");
}

#[test]
fn german_texts_have_correct_punctuation() {
    for (place, line) in everything(Language::German) {
        let clean = !line.is_empty()
            && line.trim_end() == line
            && [",,", " ,", ",.", "..", ",:", ", )", "( ", "\u{0}", " .", "{", ",\u{201c}"]
                .iter()
                .all(|sign| !line.contains(sign));
        assert!(clean, "{place}: {line:?}");
        let opened = line.matches('\u{201e}').count();
        assert_eq!(opened, line.matches('\u{201c}').count(), "{place}: {line:?}");
        assert_eq!(line.matches('(').count(), line.matches(')').count(), "{place}: {line:?}");
    }
    for (place, line) in card_lines(Language::German) {
        assert!(!line.contains("  "), "{place}: {line:?}");
        let first = line.chars().next().unwrap();
        let body = line.strip_prefix("Koordinieren \u{2013} ").unwrap_or(&line);
        let ends = line.ends_with(['.', '\u{201c}', ']']) || body.split(' ').count() <= 2;
        assert!(first.is_uppercase() && ends, "{place}: {line:?}");
    }
}

/// In the pseudo-language every letter produced by the crate is full-width, so a plain letter came from elsewhere: from
/// a name that did not pass through [`Names`], or from code outside the language modules.
#[test]
fn the_pseudo_language_has_no_plain_letter() {
    for (place, line) in everything(Language::Pseudo) {
        assert!(!line.contains(|letter: char| letter.is_ascii_alphabetic()), "{place}: {line:?}");
    }
}

#[test]
fn names_are_unchanged_in_the_pseudo_language() {
    let texts = all_texts();
    let text = texts.iter().find(|text| text.id.to_string() == "SOR_082").unwrap();
    let context = Context {
        language: Language::Pseudo,
        kind: CardType::Unit,
        host: CardType::Unit,
        pilot: false,
        names: &phrase::DataNames,
    };
    let lines = card_text(text, context).abilities;
    assert!(lines[1].contains("Emperor Palpatine"), "{:?}", lines[1]);
}

/// The code that selects the language and the reader produces no text.
#[test]
fn only_the_language_modules_contain_words() {
    for (file, source) in [("lib.rs", include_str!("../../src/lib.rs")), ("game.rs", include_str!("../../src/game.rs"))]
    {
        for line in source.lines().filter(|line| !line.trim_start().starts_with("//")) {
            assert!(!line.contains('"'), "{file}: {line}");
        }
    }
}
