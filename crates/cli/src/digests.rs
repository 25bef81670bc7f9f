//! `cantina digests`.

use std::path::Path;

use app::contract::{
    CardStatisticsQuery, DigestExportView, DigestImportView, ShareView, SharedCardLine, SharedShopView,
    SharedStatisticsView, StatisticsSharingView,
};
use app::{AppError, CardStatistics, limited_read};
use messages::command_line as wording;

use crate::arguments::digests::DigestCommand;
use crate::print::{self, OutputFormat, grouped, language, table};

/// Largest size of a file with a public key, in bytes.
const MOST_KEY: u64 = 4096;

/// Runs the command. Returns `false` if a digest was not imported.
pub(crate) fn run(out: &OutputFormat, statistics: &CardStatistics, command: DigestCommand) -> Result<bool, AppError> {
    match command {
        DigestCommand::List => out.answer(&statistics.sharing()?, sharing)?,
        DigestCommand::Export { folder, event } => {
            out.answer(&statistics.export_digests(&folder, &event)?, exported)?
        }
        DigestCommand::Import { paths } => {
            let view = statistics.import_digests(&paths)?;
            out.answer(&view, imported)?;
            return Ok(view.problems.is_empty());
        }
        DigestCommand::Trust { key, name, weight } => {
            out.answer(&statistics.trust_shop(&key_text(key)?, &name, weight)?, sharing)?;
        }
        DigestCommand::Remove { shop } => out.answer(&statistics.distrust_shop(&shop)?, sharing)?,
        DigestCommand::Show { set, bots } => {
            let query = CardStatisticsQuery { set, bots, ..CardStatisticsQuery::default() };
            out.answer(&statistics.complete_shared(&query)?, shared)?;
        }
    }
    Ok(true)
}

/// Returns the text of a key, or of the file with this name.
fn key_text(key: String) -> Result<String, AppError> {
    let file = Path::new(&key);
    match file.is_file() {
        true => limited_read::read_text(file, MOST_KEY),
        false => Ok(key),
    }
}

fn shops(shops: &[SharedShopView]) -> String {
    let rows = shops.iter().map(|shop| {
        let name = if shop.name.is_empty() { wording::ThisShop {}.text(language()) } else { shop.name.clone() };
        [name, format!("{} %", shop.weight), grouped(shop.events), grouped(shop.games), shop.key.clone()]
    });
    table(
        [
            wording::Shop {}.text(language()),
            wording::Weight {}.text(language()),
            wording::Events {}.text(language()),
            wording::Games {}.text(language()),
            wording::Key {}.text(language()),
        ],
        rows,
    )
}

fn sharing(view: &StatisticsSharingView) -> String {
    let key = &view.key;
    let head = wording::PublicKeyOfThisShop { key: &key }.text(language());
    format!("{head}\n\n{}", shops(&view.shops))
}

fn exported(view: &DigestExportView) -> String {
    let (folder, files, left_out) = (&view.folder, view.files, view.left_out);
    wording::DigestsSavedToEventsEventsWith { folder: &folder, files: &files, left_out: &left_out }.text(language())
}

fn imported(view: &DigestImportView) -> String {
    let problems: String =
        view.problems.iter().map(|problem| format!("\n{}: {}", problem.file, problem.message)).collect();
    let (added, replaced, present) = (view.added, view.replaced, view.present);
    let counts = wording::EventsAddedReplacedUnchanged { added: &added, replaced: &replaced, present: &present }
        .text(language());
    format!("{counts}{problems}")
}

fn rate(share: Option<&ShareView>) -> String {
    let known = share.and_then(|share| Some((share.percent?, share)));
    known.map_or_else(|| "-".to_owned(), |(percent, share)| print::share(percent, share.low, share.high))
}

/// Returns the win rates without one shop that differ most: the lowest and the highest.
fn range(line: &SharedCardLine) -> String {
    let rates = || line.without.iter().filter_map(|one| one.win_rate?.percent);
    let low = rates().min_by(f64::total_cmp);
    let high = rates().max_by(f64::total_cmp);
    low.zip(high).map_or_else(
        || "-".to_owned(),
        |(low, high)| {
            let (low, high) = (format!("{low:.1}%"), format!("{high:.1}%"));
            wording::FromTo { low: &low, high: &high }.text(language())
        },
    )
}

fn shared(view: &SharedStatisticsView) -> String {
    let cards = view.cards.iter().map(|line| {
        [line.id.clone(), line.name.clone(), grouped(line.games), rate(line.win_rate.as_ref()), range(line)]
    });
    let (events, games) = (grouped(view.events), grouped(view.games));
    let head = wording::EventsGames { events: &events, games: &games }.text(language());
    format!(
        "{head}\n\n{}\n{}",
        shops(&view.shops),
        table(
            [
                wording::Card {}.text(language()),
                wording::Name {}.text(language()),
                wording::Games {}.text(language()),
                wording::GpWr {}.text(language()),
                wording::WithoutOneShop {}.text(language())
            ],
            cards
        )
    )
}
