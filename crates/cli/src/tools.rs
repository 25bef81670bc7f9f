//! The commands that need no database.

use app::Cause;
use std::io::Read;
use std::path::Path;

use app::cards::tools;
use app::contract::CardFace;
use app::event::documents;
use app::{AppError, Surroundings, bench, rulebook};

use crate::arguments::{DraftArguments, PacksArguments, RulesArguments};
use crate::print::{Out, table};

/// Runs `cantina cards`: prints the faces that match a search, or an error with its place in the query.
pub(crate) fn cards(out: &Out, query: &str) -> Result<(), AppError> {
    let found = tools::cards(query)?;
    if found.is_empty() {
        return Err(AppError::of(Cause::CardsNone { query: query.into() }));
    }
    out.answer(&found, |found| {
        table(
            ["number", "card", "type", "cost", "power", "HP", "aspects", "rarity"],
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

/// Runs `cantina cards --coverage`: how many cards of each set are playable.
pub(crate) fn coverage(out: &Out) -> Result<(), AppError> {
    out.answer(&tools::coverage()?, |sets| {
        table(
            ["set", "cards", "written", "vanilla", "missing"],
            sets.iter().map(|of| {
                let counts = [of.total, of.written, of.vanilla, of.missing].map(|count| count.to_string());
                let [total, written, vanilla, missing] = counts;
                [of.set.clone(), total, written, vanilla, missing]
            }),
        )
    })
}

/// Runs `cantina rules`: a rule by its number, or the rules whose summaries have the words.
pub(crate) fn rules(out: &Out, asked: &RulesArguments) -> Result<(), AppError> {
    // clap sees to it that there is one of the two.
    let what = asked.number.as_deref().or(asked.search.as_deref()).unwrap_or_default();
    let found = rulebook::look_up(what, asked.text.as_deref())?;
    out.answer(&found, |found| {
        let mut text = String::new();
        for answer in found {
            let rule = &answer.rule;
            let title = if rule.title.is_empty() { String::new() } else { format!("{}: ", rule.title) };
            text.push_str(&format!("{:8} {title}{}\n", rule.number, rule.summary));
            for line in answer.wording.iter().flat_map(|wording| wording.lines()) {
                text.push_str(&format!("         | {line}\n"));
            }
        }
        text
    })
}

/// A card's name with its subtitle: "Luke Skywalker, Faithful Friend".
pub(crate) fn full_name(face: &CardFace) -> String {
    match &face.subtitle {
        Some(subtitle) => format!("{}, {subtitle}", face.name),
        None => face.name.clone(),
    }
}

fn number(value: Option<i64>) -> String {
    value.map_or_else(String::new, |value| value.to_string())
}

/// Runs `cantina packs`: opens boosters of a set.
pub(crate) fn packs(out: &Out, packs: &PacksArguments) -> Result<(), AppError> {
    let opened =
        tools::packs(&packs.set, packs.count, packs.boxed, packs.seed.unwrap_or_else(Surroundings::default().seed))?;
    out.answer(&opened, |opened| {
        let mut text = format!("Seed {}\n", opened.seed);
        for (pack, place) in opened.packs.iter().zip(1..) {
            text.push_str(&format!("\nBooster {place}\n"));
            text.push_str(&table(
                ["slot", "number", "card", "treatment"],
                pack.iter().map(|card| {
                    let treatment =
                        if card.foil { format!("{}, foil", card.treatment) } else { card.treatment.clone() };
                    [card.slot.to_owned(), card.id.clone(), card.name.clone(), treatment]
                }),
            ));
        }
        text
    })
}

/// Runs `cantina draft`: a whole draft by bots.
pub(crate) fn draft(out: &Out, draft: &DraftArguments) -> Result<(), AppError> {
    let drafted = tools::draft(&draft.set, draft.seats, draft.seed.unwrap_or_else(Surroundings::default().seed))?;
    out.answer(&drafted, |drafted| {
        let mut text = format!("Seed {}\n", drafted.seed);
        for seat in &drafted.seats {
            text.push_str(&format!("\nSeat {}\n", seat.seat));
            text.push_str(&table(
                ["pack", "pick", "taken", "of", "why"],
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

/// Runs `cantina pair`: pairs the next round of a tournament document.
pub(crate) fn pair(out: &Out, file: &Path) -> Result<(), AppError> {
    let paired = documents::pair(&read(file)?)?;
    out.answer(&paired, |paired| {
        let rows = paired.pairings.iter().map(|table| {
            let second = table.b.as_ref().map_or_else(|| "(bye)".to_owned(), ToString::to_string);
            [table.table.to_string(), table.a.to_string(), second]
        });
        let report = &paired.report;
        format!(
            "Round {} (seed {})\n{}{} rematches, {} second byes, {} pair-downs\n",
            paired.round,
            paired.seed,
            table(["table", "first", "second"], rows),
            report.rematches,
            report.second_byes,
            report.pair_downs
        )
    })
}

/// Runs `cantina standings`: the standings of a tournament document.
pub(crate) fn standings(out: &Out, file: &Path, profile: Option<&str>) -> Result<(), AppError> {
    let standings = documents::standings(&read(file)?, profile)?;
    out.answer(&standings, |standings| {
        let rows = standings.standings.iter().map(|line| {
            let (omw, gw, ogw) = (line.omw.pct, line.gw.pct, line.ogw.pct);
            let shares = [omw, gw, ogw].map(|pct| format!("{pct:.2}"));
            let [omw, gw, ogw] = shares;
            [line.rank.to_string(), line.name.clone(), line.match_wins.to_string(), line.record.clone(), omw, gw, ogw]
        });
        let heads = ["rank", "name", "wins", "record", "OMW %", "GW %", "OGW %"];
        format!("{} rounds, {}\n{}", standings.rounds, standings.profile_name, table(heads, rows))
    })
}

/// Runs `cantina bench`: how fast this machine works.
pub(crate) fn bench(out: &Out) -> Result<(), AppError> {
    let measured = bench::run()?;
    out.answer(&measured, |measured| measured.words())
}

/// Runs `cantina notices`: third-party software and its licences.
pub(crate) fn notices(texts: bool, out: &Out) -> Result<(), AppError> {
    if texts {
        return out.answer(&app::third_party::licence_texts(), |texts| (*texts).to_owned());
    }
    out.answer(&app::third_party::third_party()?, |all| {
        let row = |package: &app::contract::ThirdPartyView| {
            [package.name.clone(), package.version.clone(), package.licence.clone(), package.repository.clone()]
        };
        table(["name", "version", "licence", "from"], all.iter().map(row))
    })
}

/// Largest document or list that is read, in bytes; more is refused.
const LARGEST: u64 = 64 << 20;

/// A file as text; "-" is standard input.
pub(crate) fn read(file: &Path) -> Result<String, AppError> {
    String::from_utf8(read_bytes(file)?)
        .map_err(|error| unreadable(file, format!("The file cannot be read: it is no text ({error}).")))
}

/// The bytes of a file; "-" is standard input.
pub(crate) fn read_bytes(file: &Path) -> Result<Vec<u8>, AppError> {
    let mut bytes = Vec::new();
    let read = if file.as_os_str() == "-" {
        std::io::stdin().lock().take(LARGEST + 1).read_to_end(&mut bytes)
    } else {
        std::fs::File::open(file).and_then(|file| file.take(LARGEST + 1).read_to_end(&mut bytes))
    };
    match read {
        Ok(size) if size as u64 > LARGEST => Err(unreadable(file, format!("The file is larger than {LARGEST} bytes."))),
        Ok(_) => Ok(bytes),
        Err(error) => Err(unreadable(file, format!("The file cannot be read: {error}."))),
    }
}

fn unreadable(file: &Path, what: String) -> AppError {
    AppError::of(Cause::FileUnreadable { error: what.into() }).at(file.display().to_string())
}
