//! Card data packages: files of sets, cards, boosters, formats and texts under one id and version.
//!
//! The data that the program is built with is such a package, too ([`Package::built_in`]). docs/card-data.md describes
//! the files. A package is only text; nothing in it is ever executed.

mod archive;
mod manifest;

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use model::{CardNumber, SetCode};

use crate::problem::DataProblem;

pub use archive::{LARGEST_ARCHIVE, read_archive};
pub use manifest::{Manifest, PackageNeeds, PackageVersion, is_id};

pub(crate) use manifest::{MANIFEST, is_date};

/// Maximum number of files in a package.
pub const MOST_FILES: usize = 400;
/// Maximum size of a file in bytes.
pub const LARGEST_FILE: usize = 4 << 20;
/// Maximum size of all files together in bytes.
pub const LARGEST_PACKAGE: usize = 32 << 20;

/// The files that are not per set.
const SINGLE: [&str; 12] = [
    MANIFEST,
    "README.md",
    "sets.csv",
    "rulings.csv",
    "incomplete/sets.csv",
    "incomplete/cards.csv",
    "formats/deck-building.ron",
    "formats/formats.ron",
    "formats/opening-hand.csv",
    "formats/pools.ron",
    "exchange/misspellings.csv",
    "exchange/set-aliases.csv",
];

/// A package in memory: its description and the texts of its files by name. All names are of the known forms, so they
/// are also safe as paths.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct Package {
    manifest: Manifest,
    files: BTreeMap<Cow<'static, str>, Cow<'static, str>>,
    /// The card texts in packed form, instead of files in `abilities/`.
    packed: Option<&'static [u8]>,
    /// The hash of all files; empty for the built-in data, which the version of the program identifies.
    hash: String,
}

impl Package {
    /// Returns the data that the program is built with.
    pub fn built_in() -> Arc<Package> {
        static ONCE: OnceLock<Arc<Package>> = OnceLock::new();
        let read = || {
            let files = crate::files::FILES;
            let files: BTreeMap<_, _> =
                files.iter().map(|(name, text)| (Cow::Borrowed(*name), Cow::Borrowed(*text))).collect();
            let manifest = Manifest::read(files.get(MANIFEST).map_or("", |text| text));
            let manifest = manifest.expect("the description is embedded, and a test reads it");
            Arc::new(Package { manifest, files, packed: Some(crate::files::TEXTS), hash: String::new() })
        };
        Arc::clone(ONCE.get_or_init(read))
    }

    /// Creates a package from files: names with `/` between folders, and contents.
    ///
    /// # Errors
    /// All problems: a missing or invalid `package.ron`, names that packages do not have, files that are not text, and
    /// sizes above the limits.
    pub fn from_files(files: impl IntoIterator<Item = (String, Vec<u8>)>) -> Result<Package, Vec<DataProblem>> {
        let mut problems = Vec::new();
        let mut known: BTreeMap<Cow<'static, str>, Cow<'static, str>> = BTreeMap::new();
        let mut size = 0;
        for (name, bytes) in files {
            size += bytes.len();
            if known.len() >= MOST_FILES || size > LARGEST_PACKAGE {
                problems.push(too_large());
                break;
            }
            match file(&name, bytes) {
                Ok(_) if known.contains_key(name.as_str()) => {
                    let fix = "Keep one of the two";
                    problems.push(DataProblem::of_file("", &name, "the file occurs twice", fix));
                }
                Ok(text) => {
                    known.insert(Cow::Owned(name), Cow::Owned(text));
                }
                Err(problem) => problems.push(*problem),
            }
        }
        let manifest = match known.get(MANIFEST) {
            Some(text) => Manifest::read(text).map_err(|errors| problems.extend(errors)).ok(),
            None => {
                let fix = "Add the file with id, version, date and title; docs/card-data.md has an example";
                problems.push(DataProblem::of_file("", MANIFEST, "the file is missing", fix));
                None
            }
        };
        let id = manifest.as_ref().map_or("", |manifest| &manifest.id);
        if id == Package::built_in().manifest.id {
            problems.push(DataProblem::of_file(
                id,
                MANIFEST,
                "the id is that of the built-in data",
                "Choose another id",
            ));
        }
        problems.iter_mut().for_each(|problem| id.clone_into(&mut problem.package));
        match manifest {
            Some(manifest) if problems.is_empty() => {
                let hash = hash(&known);
                Ok(Package { manifest, files: known, packed: None, hash })
            }
            _ => Err(problems),
        }
    }

    /// Returns the description.
    pub fn manifest(&self) -> &Manifest {
        &self.manifest
    }

    /// Returns the id.
    pub fn id(&self) -> &str {
        &self.manifest.id
    }

    /// Returns the hash of all files, in hexadecimal: two packages with the same hash have the same content. Empty for
    /// the built-in data, which the version of the program identifies.
    pub fn hash(&self) -> &str {
        &self.hash
    }

    /// Returns the place of the package among others: the row of the greatest one counts.
    pub fn rank(&self) -> (&str, &str) {
        (&self.manifest.date, &self.manifest.id)
    }

    /// Returns the codes in `sets.csv`, in the order of its rows; invalid ones are left out.
    pub fn set_codes(&self) -> Vec<SetCode> {
        let codes = column(self.file("sets.csv").unwrap_or_default(), "code");
        codes.iter().filter_map(|code| code.parse().ok()).collect()
    }

    /// Returns the numbers in the files of cards and of printings; invalid ones are left out.
    pub fn card_numbers(&self) -> Vec<CardNumber> {
        let files = self.files_in("cards").chain(self.files_in("printings"));
        let numbers = files.flat_map(|(name, text)| {
            let set = name.split(['/', '.']).nth(1).and_then(|code| code.parse::<SetCode>().ok());
            column(text, "number").into_iter().filter_map(move |number| CardNumber::in_set(set?, &number))
        });
        numbers.collect()
    }

    /// Returns the text of a file, or `None` if the package does not have it.
    pub fn file(&self, name: &str) -> Option<&str> {
        self.files.get(name).map(|text| &**text)
    }

    /// Returns all files by name.
    pub fn files(&self) -> impl Iterator<Item = (&str, &str)> {
        self.files.iter().map(|(name, text)| (&**name, &**text))
    }

    /// Returns the files in a folder, such as `packs`, by name.
    pub fn files_in<'a>(&'a self, folder: &'a str) -> impl Iterator<Item = (&'a str, &'a str)> {
        self.files().filter(move |(name, _)| name.strip_prefix(folder).is_some_and(|rest| rest.starts_with('/')))
    }

    /// Returns the packed card texts, if it has them instead of files.
    pub(crate) fn packed_texts(&self) -> Option<&'static [u8]> {
        self.packed
    }

    /// Returns the package as an archive (`.cantina-set`). The same files give the same bytes.
    ///
    /// # Errors
    /// A message if the archive cannot be written.
    pub fn to_archive(&self) -> Result<Vec<u8>, String> {
        archive::write(self.files())
    }
}

/// Returns the cells of a column of a CSV text. Rows that cannot be read are left out.
fn column(text: &str, heading: &str) -> Vec<String> {
    let mut reader = csv::ReaderBuilder::new().flexible(true).from_reader(text.as_bytes());
    let headers = reader.headers().cloned().unwrap_or_default();
    let Some(column) = headers.iter().position(|known| known == heading) else { return Vec::new() };
    reader.into_records().flatten().filter_map(|row| row.get(column).map(str::to_owned)).collect()
}

/// Returns the hash of the names and contents of files.
fn hash(files: &BTreeMap<Cow<'static, str>, Cow<'static, str>>) -> String {
    let mut hasher = blake3::Hasher::new();
    for text in files.iter().flat_map(|(name, text)| [name, text]) {
        // With the length, so that text cannot move from one file to the next unnoticed.
        hasher.update(&(text.len() as u64).to_le_bytes());
        hasher.update(text.as_bytes());
    }
    hasher.finalize().to_hex().to_string()
}

fn too_large() -> DataProblem {
    let what = format!("the package has more than {MOST_FILES} files or {} MB", LARGEST_PACKAGE >> 20);
    DataProblem::of_file("", "", what, "Split it into several packages")
}

/// Checks the name and size of a file, and returns its text.
fn file(name: &str, bytes: Vec<u8>) -> Result<String, Box<DataProblem>> {
    let shown: String = name.chars().take(100).collect();
    let problem = |what: &str, fix: &str| Err(Box::new(DataProblem::of_file("", &shown, what, fix)));
    if !is_file_name(name) {
        return problem(
            "packages have no such file",
            "Check the name, in lower case, against the list in docs/card-data.md, or remove the file",
        );
    }
    if bytes.len() > LARGEST_FILE {
        return problem("the file is too large", "Use at most 4 MB");
    }
    match String::from_utf8(bytes) {
        // Some programs begin a text with a byte order mark.
        Ok(text) => Ok(text.strip_prefix('\u{feff}').map(str::to_owned).unwrap_or(text)),
        Err(_) => problem("the file is not UTF-8 text", "Save it as UTF-8"),
    }
}

/// Returns `true` for the name of a file that packages may have.
fn is_file_name(name: &str) -> bool {
    let parts: Vec<&str> = name.split('/').collect();
    let stem = |file: &'_ str, ending: &str| file.strip_suffix(ending).map(str::to_owned);
    let is_set = |code: &str| code.parse::<SetCode>().is_ok() && !code.bytes().any(|byte| byte.is_ascii_uppercase());
    let is_word = |word: &str| {
        (1..=60).contains(&word.len())
            && word.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
    };
    match parts.as_slice() {
        ["cards" | "printings", file] => stem(file, ".csv").is_some_and(|code| is_set(&code) && code == code.trim()),
        ["abilities", code, file] => {
            is_set(code) && code.trim() == *code && stem(file, ".ron").is_some_and(|w| is_word(&w))
        }
        ["packs", file] => stem(file, ".ron").is_some_and(|word| is_word(&word)),
        ["names", file] => stem(file, ".csv").is_some_and(|word| word.len() == 2 && is_word(&word)),
        _ => SINGLE.contains(&name),
    }
}

/// Returns the RON options of descriptions.
pub(crate) fn ron() -> ron::Options {
    ron::Options::default().with_default_extension(ron::extensions::Extensions::IMPLICIT_SOME)
}

#[cfg(test)]
mod tests {
    use super::*;

    const MANIFEST_TEXT: &str = r#"(id: "abc", version: "1", date: "2026-11-28", title: "Abc")"#;

    fn of(files: &[(&str, &[u8])]) -> Result<Package, Vec<DataProblem>> {
        let manifest = [(MANIFEST, MANIFEST_TEXT.as_bytes())];
        let files = manifest.iter().chain(files);
        Package::from_files(files.map(|(name, bytes)| ((*name).to_owned(), bytes.to_vec())))
    }

    #[test]
    fn the_built_in_data_is_a_package() {
        let package = Package::built_in();
        assert_eq!(package.id(), "cantina");
        assert!(package.file("cards/sor.csv").is_some() && package.file("formats/pools.ron").is_some());
        let packs: Vec<&str> = package.files_in("packs").map(|(name, _)| name).collect();
        let expected = ["packs/ash.ron", "packs/hmw.ron", "packs/jtl-lof-sec.ron", "packs/law.ron"];
        assert_eq!(packs[..4], expected);
        for (name, _) in package.files() {
            assert!(is_file_name(name), "{name}");
        }
    }

    #[test]
    fn only_files_that_packages_have_are_accepted() {
        let names = ["cards/abc.csv", "abilities/abc/leaders.ron", "packs/abc-def.ron", "names/de.csv", "README.md"];
        assert!(of(&names.map(|name| (name, b"x".as_slice()))).is_ok());
        for name in [
            "../cards/abc.csv",
            "cards/../abc.csv",
            "/etc/passwd",
            "cards\\abc.csv",
            "cards/ABC.csv",
            "cards/abc .csv",
            "cards/toolong.csv",
            "abilities/abc/../x.ron",
            "packs/.ron",
            "start.sh",
            "",
        ] {
            let problems = of(&[(name, b"x")]).expect_err(name);
            assert_eq!((problems.len(), problems[0].package.as_str()), (1, "abc"), "{name}");
        }
    }

    #[test]
    fn files_that_are_too_large_or_not_text_are_refused() {
        let large = vec![b'x'; LARGEST_FILE + 1];
        let problems = of(&[("sets.csv", &large), ("rulings.csv", &[0xff, 0xfe])]).unwrap_err();
        let whats: Vec<&str> = problems.iter().map(|problem| problem.what.as_str()).collect();
        assert_eq!(whats, ["the file is too large", "the file is not UTF-8 text"]);
        let many: Vec<String> = (0..MOST_FILES).map(|at| format!("packs/p{at}.ron")).collect();
        let many: Vec<(&str, &[u8])> = many.iter().map(|name| (name.as_str(), b"".as_slice())).collect();
        assert!(of(&many).unwrap_err()[0].what.contains("more than 400 files"));
    }

    #[test]
    fn a_package_without_description_or_with_the_built_in_id_is_refused() {
        let problems = Package::from_files([("sets.csv".to_owned(), Vec::new())]).unwrap_err();
        assert_eq!(problems[0].file, MANIFEST);
        let taken = MANIFEST_TEXT.replace("abc", "cantina");
        let problems = Package::from_files([(MANIFEST.to_owned(), taken.into_bytes())]).unwrap_err();
        assert!(problems[0].what.contains("built-in"));
    }

    #[test]
    fn an_archive_is_written_and_read_back() {
        let package = of(&[("sets.csv", b"code\n"), ("cards/abc.csv", "n\u{e4}me\n".as_bytes())]).unwrap();
        let bytes = package.to_archive().unwrap();
        assert_eq!(package.to_archive().unwrap(), bytes);
        assert_eq!(read_archive(&bytes), Ok(package));
        let moved = of(&[("sets.csv", b"code\nn"), ("cards/abc.csv", "\u{e4}me\n".as_bytes())]).unwrap();
        assert_ne!(moved.hash(), read_archive(&bytes).unwrap().hash());
        assert_eq!(moved.hash().len(), 64);
    }

    #[test]
    fn an_archive_of_a_folder_is_accepted() {
        let files = [("abc/package.ron", MANIFEST_TEXT), ("abc/sets.csv", "code\n")];
        let package = read_archive(&archive::write(files.into_iter()).unwrap()).unwrap();
        assert_eq!(package.file("sets.csv"), Some("code\n"));
    }

    #[test]
    fn an_archive_with_paths_out_of_it_or_too_much_in_it_is_refused() {
        let outside = archive::write([("package.ron", MANIFEST_TEXT), ("../x.csv", "x")].into_iter()).unwrap();
        assert_eq!(read_archive(&outside).unwrap_err()[0].what, "packages have no such file");
        let large = "x".repeat(LARGEST_FILE + 1);
        let bomb = archive::write([("package.ron", MANIFEST_TEXT), ("sets.csv", &large)].into_iter()).unwrap();
        assert!(bomb.len() < 100_000);
        assert_eq!(read_archive(&bomb).unwrap_err()[0].what, "the file is too large");
        assert_eq!(read_archive(b"no archive").unwrap_err().len(), 1);
    }

    /// Returns an archive with another name, of the same length, in place of the first file's.
    fn renamed(files: &[(&str, &str)], name: &[u8]) -> Vec<u8> {
        let mut bytes = archive::write(files.iter().copied()).unwrap();
        let old = files[0].0.as_bytes();
        assert_eq!(old.len(), name.len());
        for at in 0..=bytes.len() - old.len() {
            if &bytes[at..at + old.len()] == old {
                bytes[at..at + old.len()].copy_from_slice(name);
            }
        }
        bytes
    }

    #[test]
    fn an_archive_with_two_files_of_the_same_name_is_refused() {
        let files = [("first.csv", "code\n"), ("other.csv", "name\n"), ("package.ron", MANIFEST_TEXT)];
        let problems = read_archive(&renamed(&files, b"other.csv")).unwrap_err();
        assert!(problems[0].what.contains("two files with the same name"), "{problems:?}");
    }

    #[test]
    fn names_in_an_archive_that_are_no_paths_of_a_package_are_refused() {
        let files = [("cards/xyz.csv", "number\n"), ("package.ron", MANIFEST_TEXT)];
        let names: [&[u8]; 5] =
            [b"cards\\xyz.csv", b"/ards/xyz.csv", b"C:rds/xyz.csv", b"cards/\xffyz.csv", b"cards/x\0z.csv"];
        for name in names {
            let problems = read_archive(&renamed(&files, name)).expect_err("a name of no file");
            assert_eq!(problems.len(), 1, "{problems:?}");
            assert_eq!(problems[0].what, "packages have no such file", "{problems:?}");
        }
    }

    /// Each file is below the limit and deflates to almost nothing; together they are above it.
    #[test]
    fn an_archive_that_inflates_to_more_than_the_limit_is_refused() {
        let text = "x".repeat(LARGEST_FILE);
        let names: Vec<String> = (0..=LARGEST_PACKAGE / LARGEST_FILE).map(|at| format!("packs/p{at}.ron")).collect();
        let files = names.iter().map(|name| (name.as_str(), text.as_str()));
        let bomb = archive::write(files.chain([("package.ron", MANIFEST_TEXT)])).unwrap();
        assert!(bomb.len() < 200_000);
        assert!(read_archive(&bomb).unwrap_err()[0].what.contains("32 MB"));
    }

    /// A link in an archive is a file whose content is the target.
    #[test]
    fn a_link_in_an_archive_is_not_followed() {
        let options = zip::write::SimpleFileOptions::default();
        let mut writer = zip::ZipWriter::new(std::io::Cursor::new(Vec::new()));
        writer.start_file("package.ron", options).unwrap();
        std::io::Write::write_all(&mut writer, MANIFEST_TEXT.as_bytes()).unwrap();
        writer.add_symlink("README.md", "/etc/passwd", options).unwrap();
        let package = read_archive(&writer.finish().unwrap().into_inner()).unwrap();
        assert_eq!(package.file("README.md"), Some("/etc/passwd"));
    }

    #[test]
    fn byte_order_marks_and_the_line_ends_of_windows_are_accepted() {
        let text = format!("\u{feff}{}", MANIFEST_TEXT.replace(", ", ",\r\n"));
        let package = Package::from_files([(MANIFEST.to_owned(), text.into_bytes())]).unwrap();
        assert_eq!(package.id(), "abc");
    }

    #[test]
    fn deep_nesting_is_an_error_and_not_a_stack_overflow() {
        let deep = format!("(id: {}", "[".repeat(1_000_000));
        let problems = Package::from_files([(MANIFEST.to_owned(), deep.into_bytes())]).unwrap_err();
        assert_eq!(problems[0].file, MANIFEST);
    }
}
