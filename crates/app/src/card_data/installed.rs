//! The folder of installed packages, next to the database.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::sync::{Arc, OnceLock};

use catalog::package::{is_id, read_archive};
use catalog::{Catalog, Change, DataProblem, Package};
use decks::Formats;
use model::{CardNumber, SetCode};
use serde::Serialize;

use super::check::{PackageInfo, PackageReport, report};
use super::kept;
use super::read::{self, EXTENSION, ReadPackage, file_of};
use crate::contract::TextLanguage;
use crate::error::Cause;
use crate::{AppError, limited_read};

/// Maximum number of packages that are loaded.
const MOST_PACKAGES: usize = 100;

/// An installed package, or the built-in data.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InstalledPackage {
    /// The file; `None` for the built-in data.
    pub file: Option<String>,
    /// The description; `None` if the file is damaged.
    pub package: Option<PackageInfo>,
    /// The reasons why it is not used.
    pub problems: Vec<DataProblem>,
}

/// A package that was removed.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct RemovedPackage {
    /// Its id.
    pub id: String,
}

/// Returns the folder of the packages that belong to a database.
pub fn folder(database: &Path) -> PathBuf {
    database.with_file_name("card-data")
}

/// Files that cannot be read as packages, with their problems.
pub(super) type Unreadable = Vec<(PathBuf, Vec<DataProblem>)>;

/// Reads the packages in a folder, by the names of their files. A folder that does not exist has none.
pub(super) fn read_all(folder: &Path) -> (Vec<Arc<Package>>, Unreadable) {
    let (mut packages, mut unreadable) = (Vec::new(), Vec::new());
    let entries = match std::fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => return (packages, unreadable),
        Err(error) => {
            let problem = DataProblem::of_file("", "", error.to_string(), "Check the permissions of the folder");
            return (packages, vec![(folder.to_owned(), vec![problem])]);
        }
    };
    let paths = entries.flatten().map(|entry| entry.path());
    let mut files: Vec<PathBuf> = paths.filter(|path| path.extension().is_some_and(|end| end == EXTENSION)).collect();
    files.sort();
    for file in files {
        if packages.len() >= MOST_PACKAGES {
            let what = format!("more than {MOST_PACKAGES} packages are installed");
            unreadable.push((file, vec![DataProblem::of_file("", "", what, "Remove some of them")]));
            continue;
        }
        match read_file(&file) {
            Ok(package) => packages.push(Arc::new(package)),
            Err(problems) => unreadable.push((file, problems)),
        }
    }
    (packages, unreadable)
}

/// Reads an installed package. Its id must be the name of its file.
fn read_file(file: &Path) -> ReadPackage {
    let bytes = limited_read::read(file, catalog::package::LARGEST_ARCHIVE as u64);
    let failed = |what: String, fix: &str| vec![DataProblem::of_file("", "", what, fix)];
    let bytes = bytes.map_err(|error| failed(error.message, "Install the package again"))?;
    let package = read_archive(&bytes)?;
    match file.file_stem().is_some_and(|stem| stem == package.id()) {
        true => Ok(package),
        false => Err(failed(
            format!("the file has the package {:?}, but another name", package.id()),
            "Install the package with cantina data install",
        )),
    }
}

/// Returns the installed version of a package, even if it cannot be used.
pub(super) fn installed_version(id: &str, folder: &Path) -> Option<Arc<Package>> {
    read_all(folder).0.into_iter().find(|package| package.id() == id)
}

/// Returns the packages of a folder that can be used.
fn usable_in(folder: &Path) -> Vec<Arc<Package>> {
    usable(read_all(folder).0).0.packages
}

/// Checks a package in a file or folder, together with those installed in `folder`.
///
/// # Errors
/// `file.unreadable`, `file.too_large`. Problems of the package are in the report.
pub fn check(path: &Path, folder: &Path) -> Result<PackageReport, AppError> {
    Ok(check_read(read::read(path)?, folder))
}

/// Works like [`check`], for a package that is already read.
pub(super) fn check_read(package: ReadPackage, folder: &Path) -> PackageReport {
    match package {
        Ok(package) => report(&Arc::new(package), &usable_in(folder)),
        Err(problems) => PackageReport::unreadable(problems),
    }
}

/// Returns the differences between two packages: paths, ids of installed packages, or `cantina` for the built-in data.
///
/// # Errors
/// `file.unreadable`, `file.too_large`, `card_data.missing`, `card_data.invalid`.
pub fn differences(old: &str, new: &str, folder: &Path) -> Result<Vec<Change>, AppError> {
    let (old, new) = (read::read_named(old, folder)?, read::read_named(new, folder)?);
    Ok(catalog::differences(&old, &new))
}

/// Packages that can be used together, without the built-in one.
struct Usable {
    packages: Vec<Arc<Package>>,
    /// Their catalogue and formats; `None` without packages.
    loaded: Option<(Catalog, Formats)>,
}

/// Packages that were left out, with their problems.
pub(super) type LeftOut = Vec<(Arc<Package>, Vec<DataProblem>)>;

/// Loads packages together with the built-in data. Those with problems are left out, until the rest loads.
fn usable(mut packages: Vec<Arc<Package>>) -> (Usable, LeftOut) {
    let mut left_out = Vec::new();
    while !packages.is_empty() {
        let mut all = vec![Package::built_in()];
        all.extend(packages.iter().cloned());
        let loaded = catalog::load(&all).and_then(|catalog| {
            let formats = Formats::of(&catalog)?;
            Ok((catalog, formats))
        });
        let problems = match loaded {
            Ok(loaded) => return (Usable { packages, loaded: Some(loaded) }, left_out),
            Err(problems) => problems,
        };
        let is_wrong = |package: &Package| problems.iter().any(|problem| problem.package == package.id());
        // Problems without a package, or of the built-in data under it, concern all packages.
        let all_wrong = !packages.iter().any(|package| is_wrong(package));
        let (wrong, rest): (Vec<_>, Vec<_>) = packages.into_iter().partition(|package| all_wrong || is_wrong(package));
        packages = rest;
        left_out.extend(wrong.into_iter().map(|package| {
            let own = problems.iter().filter(|problem| all_wrong || problem.package == package.id());
            let own = own.cloned().collect();
            (package, own)
        }));
    }
    (Usable { packages, loaded: None }, left_out)
}

/// The packages that were left out at start.
static LEFT_OUT: OnceLock<Vec<AppError>> = OnceLock::new();

/// Loads the installed packages of a folder for the whole process, and returns an error for each that cannot be used.
/// Call it once, before anything else; without packages it does nothing.
pub fn load_installed(folder: &Path) -> &'static [AppError] {
    LEFT_OUT.get_or_init(|| {
        let (packages, unreadable) = read_all(folder);
        let mut errors: Vec<AppError> = unreadable.iter().map(|(file, problems)| damaged(file, problems)).collect();
        let (usable, wrong) = usable(packages);
        errors.extend(wrong.iter().map(|(package, problems)| damaged(&file_of(folder, package.id()), problems)));
        if let Some((catalog, formats)) = usable.loaded {
            Catalog::share(Arc::new(catalog));
            Formats::share(Arc::new(formats));
        }
        errors
    })
}

fn damaged(file: &Path, problems: &[DataProblem]) -> AppError {
    let what: Vec<String> = problems.iter().take(3).map(ToString::to_string).collect();
    AppError::of(Cause::CardDataDamaged { file: file.display().to_string().into(), what: what.join(" ").into() })
}

/// Returns the packages that were left out at start, as warnings.
pub(crate) fn left_out(language: TextLanguage) -> Vec<String> {
    let errors = LEFT_OUT.get().map_or(&[][..], Vec::as_slice);
    errors.iter().map(|error| error.cause().sentences(language)).collect()
}

/// Lists the built-in data and the installed packages.
pub fn list(folder: &Path) -> Vec<InstalledPackage> {
    let (usable, wrong, unreadable) = all_in(folder);
    let built_in = [(None, Some(Package::built_in()), Vec::new())];
    let unreadable = unreadable.into_iter().map(|(file, problems)| (Some(file), None, problems));
    let packages = usable.into_iter().map(|package| (package, Vec::new())).chain(wrong);
    let packages = packages.map(|(package, problems)| (Some(file_of(folder, package.id())), Some(package), problems));
    let all = built_in.into_iter().chain(unreadable).chain(packages);
    all.map(|(file, package, problems)| InstalledPackage {
        file: file.map(|file| file.display().to_string()),
        package: package.map(|package| PackageInfo::of(&package)),
        problems,
    })
    .collect()
}

/// Returns the packages of a folder: those that can be used, those that cannot, and the unreadable files.
pub(super) fn all_in(folder: &Path) -> (Vec<Arc<Package>>, LeftOut, Unreadable) {
    let (packages, unreadable) = read_all(folder);
    let (usable, wrong) = usable(packages);
    (usable.packages, wrong, unreadable)
}

/// Checks a package in a file or folder and installs it if it has no problems. It replaces an installed package with
/// the same id, and is used from the next start.
///
/// # Errors
/// `file.unreadable`, `file.too_large`, `store.*` if it cannot be written. Problems of the package are in the report.
pub fn install(path: &Path, folder: &Path) -> Result<PackageReport, AppError> {
    install_read(read::read(path)?, folder)
}

/// Works like [`install`], for a package that is already read.
///
/// # Errors
/// `store.*` if it cannot be written.
pub(super) fn install_read(package: ReadPackage, folder: &Path) -> Result<PackageReport, AppError> {
    let package = match package {
        Ok(package) => Arc::new(package),
        Err(problems) => return Ok(PackageReport::unreadable(problems)),
    };
    let mut report = report(&package, &usable_in(folder));
    if !report.problems.is_empty() {
        return Ok(report);
    }
    let archive = read::archive_of(&package)?;
    kept::keep_installed(folder, package.id(), Some(&package))?;
    store::write_file_atomically(&file_of(folder, package.id()), &archive)?;
    report.installed = true;
    Ok(report)
}

/// Returns words that only the data of an event with cards of a package contains, and of no other package in a folder:
/// codes of sets and numbers of cards.
pub(super) fn own_words(id: &str, folder: &Path) -> Vec<String> {
    let mut all = usable_in(folder);
    all.push(Package::built_in());
    let (own, others): (Vec<Arc<Package>>, Vec<Arc<Package>>) = all.into_iter().partition(|other| other.id() == id);
    let Some(own) = own.first() else { return Vec::new() };
    let known: BTreeSet<SetCode> = others.iter().flat_map(|other| other.set_codes()).collect();
    let sets = own.set_codes().into_iter().filter(|code| !known.contains(code));
    let mut words: Vec<String> = sets.flat_map(|code| [format!("{code}_"), format!("\"{code}\"")]).collect();
    let known: BTreeSet<CardNumber> = others.iter().flat_map(|other| other.card_numbers()).collect();
    let numbers = own.card_numbers().into_iter().filter(|number| !known.contains(number));
    words.extend(numbers.map(|number| format!("\"{number}\"")));
    words
}

/// Removes an installed package. `events` are the names of the events that use it.
///
/// # Errors
/// `card_data.missing`; `card_data.in_use` if an event or another package needs it; `file.unreadable`.
pub fn remove(id: &str, folder: &Path, events: &[String]) -> Result<RemovedPackage, AppError> {
    let file = file_of(folder, id);
    if !is_id(id) || !file.is_file() {
        return Err(AppError::of(Cause::CardDataMissing { id: id.into() }));
    }
    if !events.is_empty() {
        return Err(AppError::of(Cause::CardDataInUse { id: id.into(), events: events.to_vec().into() }));
    }
    let (all, _) = read_all(folder);
    let needs = |package: &&Arc<Package>| package.manifest().needs.packages.iter().any(|needed| needed == id);
    if let Some(package) = all.iter().find(needs) {
        return Err(AppError::of(Cause::CardDataNeeded { id: id.into(), package: package.id().into() }));
    }
    // Saved games may need it.
    kept::keep_installed(folder, id, None)?;
    std::fs::remove_file(&file).map_err(|error| limited_read::unreadable(&file, &error))?;
    Ok(RemovedPackage { id: id.to_owned() })
}
