//! Commands that do not need a database.

use std::path::Path;

use app::Cause;

use app::cards::{boosters, search};
use app::contract::{CardFace, SetImages};
use app::event::{bot_draft, pack_input};
use app::{AppError, Environment, rulebook};
use messages::command_line as wording;

use crate::arguments::cards::{DraftArguments, PacksArguments, RulesArguments};
use crate::print::{OutputFormat, language, table};

/// Runs `cantina cards`: prints the cards that match a search, or an error with its place in the query.
pub(crate) fn cards(out: &OutputFormat, query: &str, names: Option<&Path>) -> Result<(), AppError> {
    let found = search::cards(query, names, Environment::default().today())?;
    if found.is_empty() {
        return Err(AppError::of(Cause::CardsNone { query: query.into() }));
    }
    out.answer(&found, |found| {
        table(
            [
                wording::Number {}.text(language()),
                wording::Card {}.text(language()),
                wording::Type {}.text(language()),
                wording::Cost {}.text(language()),
                wording::Power {}.text(language()),
                wording::Hp {}.text(language()),
                wording::Aspects {}.text(language()),
                wording::Rarity {}.text(language()),
            ],
            found.iter().map(|face| {
                [
                    face.id.clone(),
                    full_name(face),
                    face.kind.clone(),
                    number(face.cost.map(i64::from)),
                    number(face.power.map(i64::from)),
                    number(face.hp.map(i64::from)),
                    face.aspects.join(" "),
                    face.rarity.clone(),
                ]
            }),
        )
    })
}

/// Runs `cantina cards --pictures`: prints the missing pictures of a folder, and its files that are not pictures.
pub(crate) fn pictures(out: &OutputFormat, folder: &Path) -> Result<(), AppError> {
    out.answer(&app::cards::look_through(folder)?, |report| {
        let row = |of: &SetImages| {
            let [here, all, missing] = [of.here, of.all, of.missing.len() as u32].map(|count| count.to_string());
            [of.set.clone(), all, here, missing]
        };
        let mut text = table(
            [
                wording::Set {}.text(language()),
                wording::Pictures {}.text(language()),
                wording::Found {}.text(language()),
                wording::Missing {}.text(language()),
            ],
            report.sets.iter().map(row),
        );
        // A set without any picture counts as missing as a whole.
        for of in report.sets.iter().filter(|of| of.here > 0) {
            for missing in &of.missing {
                let back = if missing.back { "-back" } else { "" };
                let (number, name) = (format!("{}{back}", missing.id), &missing.name);
                let line = wording::MissingCard { number: &number, name: &name }.text(language());
                text.push_str(&format!("{line}\n"));
            }
        }
        text + &report
            .refused
            .iter()
            .map(|line| wording::NotACardPicture { line: &line }.text(language()) + "\n")
            .collect::<String>()
    })
}

/// Runs `cantina cards --coverage`: prints the number of playable cards per set.
pub(crate) fn coverage(out: &OutputFormat) -> Result<(), AppError> {
    out.answer(&search::coverage()?, |sets| {
        table(
            [
                wording::Set {}.text(language()),
                wording::Cards {}.text(language()),
                wording::Implemented {}.text(language()),
                wording::Vanilla {}.text(language()),
                wording::Missing {}.text(language()),
            ],
            sets.iter().map(|of| {
                let counts = [of.total, of.written, of.vanilla, of.missing].map(|count| count.to_string());
                let [total, written, vanilla, missing] = counts;
                [of.set.clone(), total, written, vanilla, missing]
            }),
        )
    })
}

/// Runs `cantina rules`: prints a rule by its number, or the rules whose summaries contain the words.
pub(crate) fn rules(out: &OutputFormat, asked: &RulesArguments) -> Result<(), AppError> {
    // clap guarantees that one of the two is given.
    let what = asked.number.as_deref().or(asked.search.as_deref()).unwrap_or_default();
    let found = rulebook::look_up(what, asked.text.as_deref(), language())?;
    out.answer(&found, |found| {
        let mut text = String::new();
        for answer in found {
            let rule = &answer.rule;
            let title = if rule.title.is_empty() { String::new() } else { format!("{}: ", rule.title) };
            let edition = match (&rule.edition, rule.number_confirmed) {
                (None, _) => String::new(),
                (Some(edition), true) => wording::EditionOnly { edition: &edition }.text(language()),
                (Some(edition), false) => wording::EditionOnlyNumberNotConfirmed { edition: &edition }.text(language()),
            };
            text.push_str(&format!("{:8} {title}{}{edition}\n", rule.number, rule.summary));
            for line in answer.wording.iter().flat_map(|wording| wording.lines()) {
                text.push_str(&format!("         | {line}\n"));
            }
        }
        text
    })
}

/// Returns a card's name with its subtitle: "Luke Skywalker, Faithful Friend".
pub(crate) fn full_name(face: &CardFace) -> String {
    match &face.subtitle {
        Some(subtitle) => format!("{}, {subtitle}", face.name),
        None => face.name.clone(),
    }
}

fn number(value: Option<i64>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// Returns the given set, or the newest with boosters, installed ones included.
fn set_or_newest(set: &Option<String>) -> String {
    set.clone().unwrap_or_else(boosters::newest_set)
}

/// Runs `cantina packs`: opens boosters of a set.
pub(crate) fn packs(out: &OutputFormat, packs: &PacksArguments) -> Result<(), AppError> {
    let seed = packs.seed.unwrap_or_else(Environment::default().seed);
    let opened = match packs.source.source()? {
        Some(source) => pack_input::open_packs(&source, packs.count, seed)?,
        None => boosters::packs(&set_or_newest(&packs.set), packs.count, packs.boxed, seed)?,
    };
    out.answer(&opened, |opened| {
        let seed = opened.seed;
        let mut text = wording::Seed { seed: &seed }.text(language()) + "\n";
        for (pack, place) in opened.packs.iter().zip(1..) {
            let head = wording::Booster { place: &place }.text(language());
            text.push_str(&format!("\n{head}\n"));
            text.push_str(&table(
                [
                    wording::Slot {}.text(language()),
                    wording::Number {}.text(language()),
                    wording::Card {}.text(language()),
                    wording::Treatment {}.text(language()),
                ],
                pack.iter().map(|card| {
                    let treatment = match (card.foil, &card.treatment) {
                        (true, treatment) => wording::Foil { treatment: &treatment }.text(language()),
                        (false, treatment) => treatment.clone(),
                    };
                    [card.slot.to_owned(), card.id.clone(), card.name.clone(), treatment]
                }),
            ));
        }
        text
    })
}

/// Runs `cantina draft`: a complete draft by bots.
pub(crate) fn draft(out: &OutputFormat, draft: &DraftArguments) -> Result<(), AppError> {
    let seed = draft.seed.unwrap_or_else(Environment::default().seed);
    let drafted = match draft.source.source()? {
        Some(source) => pack_input::draft(&source, draft.seats, seed, language())?,
        None => bot_draft::draft(&set_or_newest(&draft.set), draft.seats, seed, language())?,
    };
    out.answer(&drafted, |drafted| {
        let seed = drafted.seed;
        let mut text = wording::Seed { seed: &seed }.text(language()) + "\n";
        for seat in &drafted.seats {
            let number = seat.seat;
            let head = wording::Seat { number: &number }.text(language());
            text.push_str(&format!("\n{head}\n"));
            text.push_str(&table(
                [
                    wording::Pack {}.text(language()),
                    wording::Pick {}.text(language()),
                    wording::Picked {}.text(language()),
                    wording::OfWord {}.text(language()),
                    wording::Why {}.text(language()),
                ],
                seat.picks.iter().map(|pick| {
                    [
                        pick.pack.to_string(),
                        pick.pick.to_string(),
                        pick.name.clone(),
                        pick.from.len().to_string(),
                        pick.reason.clone().unwrap_or_default(),
                    ]
                }),
            ));
        }
        text
    })
}
