//! The packages that belong to an open database, for the window.

use std::path::{Path, PathBuf};
use std::sync::Arc;

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use catalog::{Change, ChangeKind, DataProblem, Package};
use store::StreamKind;

use super::check::{NotPlayable, PackageInfo, PackageReport};
use super::installed::{all_in, check_read, folder, install_read, installed_version, own_words, remove};
use super::read::{self, ReadPackage};
use crate::AppError;
use crate::contract::{
    CardDataChange, CardDataChangeKind, CardDataFileChanges, CardDataProblem, CardDataReport, CardDataView,
    CardPackageState, CardPackageView, ChangedCell, EventKind, EventSummary, NotPlayableCard, Stage,
};
use crate::core::Core;
use crate::error::Cause;

/// Maximum number of changes of a file that are listed.
const MOST_CHANGES: usize = 200;

/// A package before it is installed.
#[derive(Debug, Clone, PartialEq, Eq)]
pub enum PackageSource {
    /// A `.cantina-set` file or a folder.
    Path(PathBuf),
    /// The content of a `.cantina-set` file.
    Archive(Vec<u8>),
    /// A package that is already read, or its problems.
    Loaded(Result<Arc<Package>, Vec<DataProblem>>),
}

impl PackageSource {
    /// Decodes the content of a `.cantina-set` file. What cannot be decoded is reported when the package is checked.
    pub fn of_base64(content: &str) -> PackageSource {
        PackageSource::Archive(STANDARD.decode(content).unwrap_or_default())
    }

    fn read(&self) -> Result<ReadPackage, AppError> {
        match self {
            PackageSource::Path(path) => read::read(path),
            PackageSource::Archive(bytes) => Ok(catalog::package::read_archive(bytes)),
            PackageSource::Loaded(package) => {
                Ok(package.as_ref().map(|package| Package::clone(package)).map_err(Clone::clone))
            }
        }
    }

    /// Reads the package once, so that its check and its installation use the same content even if the file changes.
    ///
    /// # Errors
    /// `file.unreadable`, `file.too_large`.
    pub fn loaded(self) -> Result<PackageSource, AppError> {
        match self {
            PackageSource::Loaded(_) => Ok(self),
            PackageSource::Path(_) | PackageSource::Archive(_) => Ok(PackageSource::Loaded(self.read()?.map(Arc::new))),
        }
    }
}

/// The card data packages that belong to an open database.
pub struct CardData {
    core: Arc<Core>,
}

impl CardData {
    pub(crate) fn new(core: &Arc<Core>) -> CardData {
        CardData { core: Arc::clone(core) }
    }

    /// Returns the folder of the packages that belong to the database. Without a database file there is no such
    /// folder, and the path is empty.
    fn folder(&self) -> PathBuf {
        self.core.store().path().map_or_else(PathBuf::new, folder)
    }

    /// Returns the built-in card data and the installed packages.
    pub fn view(&self) -> CardDataView {
        let folder = self.folder();
        let loaded = self.core.catalog.packages();
        let (usable, wrong, unreadable) = all_in(&folder);
        let state = |package: &Arc<Package>| match loaded.contains(package) {
            true => CardPackageState::Used,
            false => CardPackageState::AfterRestart,
        };
        let removed = loaded.iter().filter(|package| {
            package.id() != Package::built_in().id() && !usable.iter().any(|other| other.id() == package.id())
        });
        let mut packages = vec![view(&Package::built_in(), CardPackageState::Used, &[])];
        let mut added: Vec<CardPackageView> = usable.iter().map(|package| view(package, state(package), &[])).collect();
        added.extend(wrong.iter().map(|(package, problems)| view(package, CardPackageState::NotUsed, problems)));
        added.extend(removed.map(|package| view(package, CardPackageState::UntilRestart, &[])));
        added.extend(unreadable.iter().map(|(file, problems)| {
            let name = |part: Option<&std::ffi::OsStr>| part.unwrap_or_default().to_string_lossy().into_owned();
            CardPackageView {
                id: name(file.file_stem()),
                version: String::new(),
                date: String::new(),
                title: name(file.file_name()),
                sources: Vec::new(),
                sets: Vec::new(),
                built_in: false,
                state: CardPackageState::NotUsed,
                problems: problems.iter().map(problem).collect(),
            }
        }));
        added.sort_by(|one, other| one.id.cmp(&other.id));
        packages.extend(added);
        let waits = |entry: &CardPackageView| {
            matches!(entry.state, CardPackageState::AfterRestart | CardPackageState::UntilRestart)
        };
        CardDataView { folder: folder.display().to_string(), restart: packages.iter().any(waits), packages }
    }

    /// Checks a package together with the built-in and the installed data. Installs nothing.
    ///
    /// # Errors
    /// `file.unreadable`, `file.too_large`. Problems of the package are in the report.
    pub fn check(&self, source: &PackageSource) -> Result<CardDataReport, AppError> {
        let (package, folder) = (source.read()?, self.folder());
        let replaced = replaced(&package, &folder);
        Ok(report_view(check_read(package, &folder), replaced))
    }

    /// Checks a package and installs it if it has no problems. It is used from the next start.
    ///
    /// # Errors
    /// As [`CardData::check`]; `card_data.pools` if sealed events in progress would get other pools; `store.*` if it
    /// cannot be written.
    pub(crate) fn install(&self, source: &PackageSource, events: &[EventSummary]) -> Result<CardDataReport, AppError> {
        let (package, folder) = (source.read()?, self.folder());
        let replaced = replaced(&package, &folder);
        check_pools(package.as_ref().ok(), &folder, events)?;
        Ok(report_view(install_read(package, &folder)?, replaced))
    }

    /// Checks that installing a package changes no pool of a sealed event in progress. These pools are not stored, but
    /// opened from the event's seed.
    ///
    /// # Errors
    /// `card_data.pools` with the events; as [`CardData::check`].
    pub(crate) fn check_pools(&self, source: &PackageSource, events: &[EventSummary]) -> Result<(), AppError> {
        check_pools(source.read()?.as_ref().ok(), &self.folder(), events)
    }

    /// Removes an installed package. It is used until the next start.
    ///
    /// # Errors
    /// `card_data.missing`; `card_data.in_use` if an event or another package needs it; `store.*`.
    pub fn remove(&self, id: &str) -> Result<CardDataView, AppError> {
        remove(id, &self.folder(), &self.events_with_package(id)?)?;
        Ok(self.view())
    }

    /// Returns the names of the events, archived ones included, with cards or a set that only this package has. Its
    /// folder is that of the database.
    ///
    /// # Errors
    /// `store.*`.
    pub fn events_with_package(&self, id: &str) -> Result<Vec<String>, AppError> {
        let words = own_words(id, &self.folder());
        if words.is_empty() {
            return Ok(Vec::new());
        }
        let (mut names, journal) = (Vec::new(), self.core.journal_of(StreamKind::Event));
        for row in journal.rows(StreamKind::Event)? {
            let entries = journal.read(row.id, 0)?;
            // Texts of several kinds have card numbers: picks, deck lists, sealed pools, judges' positions.
            let has = |entry: &store::Entry| {
                let body = entry.body.replace("\\\"", "\"");
                words.iter().any(|word| body.contains(word))
            };
            if entries.iter().any(has) {
                names.push(row.name);
            }
        }
        Ok(names)
    }
}

fn check_pools(package: Option<&Package>, folder: &Path, events: &[EventSummary]) -> Result<(), AppError> {
    let Some(package) = package else { return Ok(()) };
    let in_progress = |event: &&EventSummary| event.kind == EventKind::Sealed && event.stage != Stage::Finished;
    let events: Vec<&EventSummary> = events.iter().filter(in_progress).collect();
    if events.is_empty() {
        return Ok(());
    }
    let (installed, _, _) = all_in(folder);
    let old = installed.iter().find(|other| other.id() == package.id());
    let changed = match old {
        Some(old) => catalog::differences(old, package),
        None => catalog::changes(&[&Package::built_in()], package),
    };
    let changes_boosters = |set: &str| {
        let set = set.to_lowercase();
        let own = [format!("cards/{set}.csv"), format!("printings/{set}.csv")];
        let describes = |file: &str| {
            let name = file.strip_prefix("packs/").and_then(|name| name.strip_suffix(".ron"));
            let named = name.is_some_and(|name| name.split('-').any(|code| code == set));
            named || name.is_some() && package.set_codes().iter().any(|code| code.as_str().to_lowercase() == set)
        };
        changed.iter().any(|change| own.contains(&change.file) || describes(&change.file))
    };
    let events = events.into_iter().filter(|event| changes_boosters(&event.set));
    let events: Vec<String> = events.map(|event| event.name.clone()).collect();
    match events.is_empty() {
        true => Ok(()),
        false => Err(AppError::of(Cause::CardDataPools { id: package.id().into(), events: events.into() })),
    }
}

/// The installed version of a package, and the differences of the new one from it.
type Replaced = Option<(Arc<Package>, Vec<Change>)>;

fn replaced(package: &ReadPackage, folder: &Path) -> Replaced {
    let package = package.as_ref().ok()?;
    let old = installed_version(package.id(), folder)?;
    let differences = catalog::differences(&old, package);
    Some((old, differences))
}

fn view(package: &Package, state: CardPackageState, problems: &[DataProblem]) -> CardPackageView {
    info_view(PackageInfo::of(package), package.id() == Package::built_in().id(), state, problems)
}

fn info_view(info: PackageInfo, built_in: bool, state: CardPackageState, problems: &[DataProblem]) -> CardPackageView {
    let PackageInfo { id, version, date, title, sources, sets } = info;
    let problems = problems.iter().map(problem).collect();
    CardPackageView { id, version, date, title, sources, sets, built_in, state, problems }
}

fn problem(problem: &DataProblem) -> CardDataProblem {
    CardDataProblem {
        file: problem.file.clone(),
        line: u32::try_from(problem.line).unwrap_or(u32::MAX),
        column: problem.column.clone(),
        what: problem.what.clone(),
        fix: problem.fix.clone(),
    }
}

/// Converts a report to the wire type.
fn report_view(report: PackageReport, replaced: Replaced) -> CardDataReport {
    let (old, differences) = replaced.unzip();
    let PackageReport { package, problems, not_playable, changes, games, installed } = report;
    let state = match problems.is_empty() {
        true => CardPackageState::AfterRestart,
        false => CardPackageState::NotUsed,
    };
    CardDataReport {
        package: package.map(|info| info_view(info, false, state, &[])),
        replaces: old.map(|old| old.manifest().version.to_string()),
        problems: problems.iter().map(problem).collect(),
        not_playable: not_playable
            .into_iter()
            .map(|NotPlayable { card, name, unknown }| NotPlayableCard { id: card, name, unknown })
            .collect(),
        files: by_file(differences.unwrap_or(changes)),
        games,
        installed,
    }
}

/// Groups changes by file.
fn by_file(changes: Vec<Change>) -> Vec<CardDataFileChanges> {
    let mut files: Vec<CardDataFileChanges> = Vec::new();
    for Change { file, row, kind } in changes {
        let found = files.iter().position(|known| known.file == file).unwrap_or_else(|| {
            files.push(CardDataFileChanges { file, added: 0, changed: 0, removed: 0, changes: Vec::new() });
            files.len() - 1
        });
        let Some(of_file) = files.get_mut(found) else { continue };
        let (kind, cells, count) = match kind {
            ChangeKind::Added => (CardDataChangeKind::Added, Vec::new(), &mut of_file.added),
            ChangeKind::Removed => (CardDataChangeKind::Removed, Vec::new(), &mut of_file.removed),
            ChangeKind::Changed { cells } => (CardDataChangeKind::Changed, cells, &mut of_file.changed),
        };
        *count = count.saturating_add(1);
        if of_file.changes.len() < MOST_CHANGES {
            let cells = cells.into_iter().map(|(column, old, new)| ChangedCell { column, old, new }).collect();
            of_file.changes.push(CardDataChange { row, kind, cells });
        }
    }
    files
}
