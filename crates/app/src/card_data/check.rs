//! The complete check of a package: its files, references, boosters, formats and card texts, and random games.

use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::time::{Duration, Instant};

use catalog::{Catalog, Change, DataProblem, Package, changes};
use decks::Formats;
use model::{Card, CardId, CardType};
use phrase::{Context, DataNames, GermanNames, Language, card_text};
use rules::{CardBook, Deck, Game, Rng};
use serde::Serialize;

/// Time for the random games of a check.
const PLAYED: Duration = Duration::from_secs(2);
/// Number of decisions after which a random game counts as endless. Real ones have a few hundred.
const MOST_DECISIONS: u32 = 20_000;
/// Number of cards in the decks of random games.
const DECK_SIZE: usize = 50;

/// The description of a package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PackageInfo {
    /// The id.
    pub id: String,
    /// The version.
    pub version: String,
    /// The day of the version, as `YYYY-MM-DD`.
    pub date: String,
    /// The name for people.
    pub title: String,
    /// The sources of its facts.
    pub sources: Vec<String>,
    /// The codes of the sets that have a row in it.
    pub sets: Vec<String>,
}

impl PackageInfo {
    /// Returns the description of a package.
    pub(super) fn of(package: &Package) -> PackageInfo {
        let manifest = package.manifest();
        PackageInfo {
            id: manifest.id.clone(),
            version: manifest.version.to_string(),
            date: manifest.date.clone(),
            title: manifest.title.clone(),
            sources: manifest.sources.clone(),
            sets: package.set_codes().iter().map(ToString::to_string).collect(),
        }
    }
}

/// A card that can be in decks and pools, but not played with in this version.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct NotPlayable {
    /// The card number.
    pub card: String,
    /// The name and subtitle.
    pub name: String,
    /// The first word of its text that this version does not have, with its place. `None` if the package has no text
    /// for it.
    pub unknown: Option<String>,
}

/// The result of checking a package.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct PackageReport {
    /// The description; `None` if it could not be read.
    pub package: Option<PackageInfo>,
    /// All problems. A package with problems cannot be installed.
    pub problems: Vec<DataProblem>,
    /// The cards that it adds or changes and that cannot be played with in this version.
    pub not_playable: Vec<NotPlayable>,
    /// The rows and texts that it adds to the built-in and installed data, or changes there.
    pub changes: Vec<Change>,
    /// The number of random games that were played with its cards without a problem.
    pub games: u32,
    /// `true` if it was installed.
    pub installed: bool,
}

impl PackageReport {
    /// Returns the report for a package that could not be read.
    pub(super) fn unreadable(problems: Vec<DataProblem>) -> PackageReport {
        PackageReport {
            package: None,
            problems,
            not_playable: Vec::new(),
            changes: Vec::new(),
            games: 0,
            installed: false,
        }
    }
}

/// Checks a package together with the built-in data and other packages; another version of it is left out.
pub(super) fn report(package: &Arc<Package>, others: &[Arc<Package>]) -> PackageReport {
    let mut packages = vec![Package::built_in()];
    packages.extend(others.iter().filter(|other| other.id() != package.id()).cloned());
    packages.sort_by(|one, other| one.rank().cmp(&other.rank()));
    let known: Vec<&Package> = packages.iter().map(AsRef::as_ref).collect();
    let mut report = PackageReport {
        package: Some(PackageInfo::of(package)),
        changes: changes(&known, package),
        ..PackageReport::unreadable(Vec::new())
    };
    packages.push(Arc::clone(package));
    match catalog::load(&packages) {
        Ok(catalog) => check_catalog(&Arc::new(catalog), package, &mut report),
        Err(problems) => report.problems = problems,
    }
    report
}

fn check_catalog(catalog: &Arc<Catalog>, package: &Package, report: &mut PackageReport) {
    report.problems.extend(catalog.text_problems());
    report.problems.extend(Formats::of(catalog).err().unwrap_or_default());
    report.problems.extend(decks::check_opening_hands(catalog));
    report.problems.extend(draft::check_packs(catalog));
    if !report.problems.is_empty() {
        return;
    }
    let problem = |what: String, fix: &str| DataProblem::of_file(package.id(), "abilities", what, fix);
    let book = match CardBook::of_catalog(Arc::clone(catalog)) {
        Ok(book) => Arc::new(book),
        Err(error) => {
            report.problems.push(problem(error.to_string(), "Correct the text of the card"));
            return;
        }
    };
    let cards = cards_of(catalog, package);
    report.not_playable = not_playable(&book, &cards);
    report.problems.extend(unphrased(&book, &cards).into_iter().map(|card| {
        let what = format!("the text of {card} cannot be written in both languages");
        problem(what, "Report this with the package")
    }));
    let playable: Vec<&Card> = cards.into_iter().filter(|card| book.is_implemented(card.id)).collect();
    match play(&book, &playable) {
        Ok(games) => report.games = games,
        Err(what) => report.problems.push(problem(what, "Check the texts of these cards, or remove them")),
    }
}

/// Returns the cards with a row or a text in a package.
fn cards_of<'a>(catalog: &'a Catalog, package: &Package) -> Vec<&'a Card> {
    let changed = changes(&[], package);
    let number = |change: &Change| {
        let set = change.file.strip_prefix("cards/").and_then(|file| file.strip_suffix(".csv"));
        let text = match (set, change.file.as_str()) {
            (Some(set), _) => format!("{set}_{}", change.row),
            (None, "abilities") => change.row.clone(),
            (None, _) => return None,
        };
        catalog.by_number(text.parse().ok()?)
    };
    let ids: std::collections::BTreeSet<CardId> = changed.iter().filter_map(number).collect();
    ids.into_iter().map(|id| catalog.card(id)).collect()
}

fn not_playable(book: &CardBook, cards: &[&Card]) -> Vec<NotPlayable> {
    let unknown = book.catalog().unknown_texts().unwrap_or_default();
    let cards = cards.iter().filter(|card| !card.kind.is_token() && !book.is_implemented(card.id));
    cards
        .map(|card| NotPlayable {
            card: card.number.to_string(),
            name: card.full_name(),
            unknown: unknown.iter().find(|text| text.card == card.number).map(|text| text.error.to_string()),
        })
        .collect()
}

/// Returns the first card whose text cannot be written in English and German.
fn unphrased(book: &CardBook, cards: &[&Card]) -> Option<String> {
    let reads = |card: &Card| {
        let Some(text) = book.text(card.id) else { return true };
        let english = Context {
            language: Language::English,
            kind: card.kind,
            pilot: card.as_upgrade.is_some(),
            host: CardType::Unit,
            names: &DataNames,
        };
        let german = Context { language: Language::German, names: &GermanNames, ..english };
        catch_unwind(AssertUnwindSafe(|| {
            let lines = |context| {
                let rendered = card_text(text, context);
                rendered.abilities.into_iter().chain(rendered.unit).chain(rendered.attach)
            };
            lines(english).chain(lines(german)).all(|line| !line.trim().is_empty())
        }))
        .unwrap_or(false)
    };
    cards.iter().find(|card| !reads(card)).map(|card| card.full_name())
}

/// Plays random games with decks of the given cards, and checks all invariants after every action. Returns the number
/// of games, or the reason of the first problem.
fn play(book: &Arc<CardBook>, cards: &[&Card]) -> Result<u32, String> {
    let of_kind = |wanted: &dyn Fn(CardType) -> bool| {
        let found = cards.iter().filter(|card| wanted(card.kind)).map(|card| card.id);
        found.collect::<Vec<CardId>>()
    };
    let deck_cards = of_kind(&CardType::is_deck_card);
    let (leaders, bases) = (of_kind(&|kind| kind == CardType::Leader), of_kind(&|kind| kind == CardType::Base));
    if deck_cards.is_empty() && leaders.is_empty() && bases.is_empty() {
        return Ok(0);
    }
    let known = |kind: &dyn Fn(&Card) -> bool| {
        let all = book.catalog().cards().iter();
        all.filter(|card| kind(card) && book.is_implemented(card.id)).map(|card| card.id).collect::<Vec<_>>()
    };
    let (all_leaders, all_bases) = (known(&|card| card.kind == CardType::Leader), known(&|card| card.is_common_base()));
    let all_cards = known(&|card| card.kind.is_deck_card());
    let start = Instant::now();
    let mut games = 0;
    while games == 0 || start.elapsed() < PLAYED {
        let mut rng = Rng::seeded(u64::from(games));
        let mut deck = || {
            let mut pick = |own: &[CardId], all: &[CardId]| {
                // One in five comes from all cards, so that the cards of a package also meet others.
                let from = if own.is_empty() || rng.next_below(5) == 0 { all } else { own };
                from.get(rng.next_below(from.len() as u32) as usize).copied().unwrap_or(CardId(0))
            };
            let (leaders, base) = (vec![pick(&leaders, &all_leaders)], pick(&bases, &all_bases));
            Deck { leaders, base, cards: (0..DECK_SIZE).map(|_| pick(&deck_cards, &all_cards)).collect() }
        };
        let decks = [deck(), deck()];
        let played = catch_unwind(AssertUnwindSafe(|| play_one(book, &decks, u64::from(games), &mut rng)));
        played.unwrap_or_else(|_| Err("a random game stopped the engine".to_owned()))?;
        games += 1;
    }
    Ok(games)
}

fn play_one(book: &Arc<CardBook>, decks: &[Deck; 2], seed: u64, rng: &mut Rng) -> Result<(), String> {
    let failed = |what: &dyn std::fmt::Display| format!("random game {seed}: {what}");
    let mut game = Game::new(Arc::clone(book), decks, seed).map_err(|error| failed(&error))?;
    for _ in 0..MOST_DECISIONS {
        if game.is_over() {
            return Ok(());
        }
        let legal = game.legal_actions();
        let Some(action) = legal.get(rng.next_below(legal.len() as u32) as usize).copied() else {
            return Err(failed(&"no action is possible"));
        };
        game.play_legal(action);
        if let Some(violation) = game.violation() {
            return Err(failed(violation));
        }
        game.check().map_err(|broken| failed(&format!("{broken:?}")))?;
    }
    Err(failed(&"it does not end"))
}
