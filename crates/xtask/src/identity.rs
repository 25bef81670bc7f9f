//! `cargo xtask identity`: writes the files for desktops, stores and package managers from one description,
//! `packaging/description.toml`.
//!
//! Invariant: no other file defines the identifier, the addresses or the texts. Start reading at [`files`].

mod linux;
mod packages;

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::Outcome;
use crate::files::write as write_file;
use crate::step::root;
use crate::versions;

/// The file with the description.
const DESCRIPTION: &str = "packaging/description.toml";
/// A word in values without an owner.
const PROVISIONAL: &str = "example";
/// Values that must be set before a public release.
const REQUIRED: [&str; 8] = ["id", "homepage", "issues", "releases", "downloads", "pictures", "update-key", "winget"];

/// The description, and the releases of the changelog.
#[derive(Debug)]
pub(crate) struct Description {
    /// Values by "key" or "section.key", in the order of the file for sections.
    values: Vec<(String, String)>,
    /// Versions with their dates, the latest first.
    releases: Vec<(String, String)>,
}

impl Description {
    /// Reads the description and the changelog of the repository.
    pub(crate) fn of_the_repository() -> Result<Self, String> {
        let read =
            |place: &str| fs::read_to_string(root().join(place)).map_err(|problem| format!("{place}: {problem}"));
        let changelog = read("CHANGELOG.md")?;
        let releases = versions::releases(&changelog).into_iter();
        let releases = releases.map(|(version, date)| (version.to_owned(), date.to_owned())).collect();
        Ok(Self { values: parse(&read(DESCRIPTION)?)?, releases })
    }

    /// Returns a value, such as "id" or "summary.de".
    pub(crate) fn get(&self, key: &str) -> Result<&str, String> {
        let found = self.values.iter().find(|(name, _)| name == key);
        found.map(|(_, value)| value.as_str()).ok_or_else(|| format!("{DESCRIPTION}: {key} is missing"))
    }

    /// Returns the names of the sections of one kind, such as "paragraph", in the order of the file.
    fn sections(&self, kind: &str) -> Vec<&str> {
        let start = format!("{kind}.");
        let names = self.values.iter().filter_map(|(name, _)| name.strip_prefix(&start)?.strip_suffix(".en"));
        names.collect()
    }

    /// Returns the paragraphs in English.
    fn paragraphs(&self) -> Result<Vec<&str>, String> {
        let sections = self.sections("paragraph");
        sections.iter().map(|section| self.get(&format!("paragraph.{section}.en"))).collect()
    }

    /// Returns the latest release.
    fn version(&self) -> Result<&str, String> {
        let latest = self.releases.first().map(|(version, _)| version.as_str());
        latest.ok_or_else(|| "CHANGELOG.md: there is no release".to_owned())
    }

    /// Returns the keys whose values have to be replaced before a public release.
    pub(crate) fn provisional(&self) -> Vec<&str> {
        let is_open = |key: &&str| {
            self.get(key).is_ok_and(|value| value.is_empty() || value.to_lowercase().contains(PROVISIONAL))
        };
        REQUIRED.into_iter().filter(is_open).collect()
    }
}

/// Writes all files.
pub(crate) fn write() -> Outcome {
    let description = Description::of_the_repository()?;
    for (place, text) in files(&description)? {
        write_file(&root().join(&place), text.as_bytes())?;
    }
    Ok(())
}

/// Fails if a file is not what [`write`] would write.
pub(crate) fn check() -> Outcome {
    let description = Description::of_the_repository()?;
    let files = files(&description)?;
    let is_old = |place: &str, text: &str| fs::read_to_string(root().join(place)).unwrap_or_default() != text;
    let old: Vec<&str> =
        files.iter().filter(|(place, text)| is_old(place, text)).map(|(place, _)| place.as_str()).collect();
    if old.is_empty() {
        Ok(())
    } else {
        Err(format!(
            "not current: {}\nrun `cargo xtask identity`, which writes them from {DESCRIPTION}",
            old.join(", ")
        ))
    }
}

/// Returns the files with their paths in the repository.
fn files(description: &Description) -> Result<BTreeMap<String, String>, String> {
    let mut files = packages::files(description)?;
    files.insert("src-tauri/linux/metainfo.xml".into(), linux::metainfo(description)?);
    files.insert("src-tauri/linux/cantina.desktop".into(), linux::desktop_entry(description)?);
    let place = "src-tauri/tauri.conf.json";
    let configuration = fs::read_to_string(root().join(place));
    let mut configuration = configuration.map_err(|problem| format!("{place}: {problem}"))?;
    let long = description.paragraphs()?.join(" ");
    for (name, value) in [
        ("productName", description.get("name")?),
        ("identifier", description.get("id")?),
        ("publisher", description.get("developer")?),
        ("license", description.get("licence")?),
        ("shortDescription", description.get("summary.en")?),
        ("longDescription", long.as_str()),
    ] {
        configuration = with_value(&configuration, name, value).ok_or_else(|| format!("{place}: {name} is missing"))?;
    }
    files.insert(place.into(), configuration);
    let place = "src-tauri/Cargo.toml";
    let manifest = fs::read_to_string(root().join(place)).map_err(|problem| format!("{place}: {problem}"))?;
    let start = "\ndescription = \"";
    let (before, after) = manifest.split_once(start).ok_or_else(|| format!("{place}: description is missing"))?;
    let after = after.split_once('"').map(|(_, after)| after).unwrap_or_default();
    files.insert(place.into(), format!("{before}{start}{}\"{after}", description.get("summary.en")?));
    Ok(files)
}

/// Returns a JSON text with another value for the first line `"name": "…"`.
fn with_value(json: &str, name: &str, value: &str) -> Option<String> {
    let start = format!("\"{name}\": \"");
    let (before, after) = json.split_once(&start)?;
    let (_, after) = after.split_once('"')?;
    Some(format!("{before}{start}{value}\"{after}"))
}

/// Parses the description: sections, and keys with a text in straight quotation marks.
fn parse(text: &str) -> Result<Vec<(String, String)>, String> {
    let mut section = String::new();
    let mut values = Vec::new();
    for (number, line) in text.lines().enumerate() {
        let line = line.trim();
        if line.is_empty() || line.starts_with('#') {
            continue;
        }
        if let Some(name) = line.strip_prefix('[').and_then(|line| line.strip_suffix(']')) {
            section = format!("{name}.");
            continue;
        }
        let value = line.split_once(" = ").and_then(|(key, value)| {
            let value = value.strip_prefix('"')?.strip_suffix('"')?;
            (!value.contains(['"', '\\'])).then(|| (format!("{section}{key}"), value.to_owned()))
        });
        let problem = || format!("{DESCRIPTION}:{}: not `key = \"text\"` without \" and \\ in the text", number + 1);
        values.push(value.ok_or_else(problem)?);
    }
    Ok(values)
}

/// Replaces the characters that XML reserves.
fn xml(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}

/// Returns the name of a release file.
fn file_name(version: &str, kind: &str) -> String {
    match kind {
        "deb" => format!("Cantina_{version}_amd64.deb"),
        "dmg" => format!("Cantina_{version}_aarch64.dmg"),
        "windows" => format!("Cantina-{version}-setup-x64.exe"),
        other => format!("cantina-{version}.{other}"),
    }
}

/// Returns the text that stands for the checksum of a file until the file exists.
fn checksum_of(file: &str) -> String {
    format!("{{SHA256 {file}}}")
}

/// Replaces the placeholders for checksums in a file. Returns the names of files without a checksum as well.
pub(crate) fn with_checksums(text: &str, folder: &Path) -> Result<(String, Vec<String>), String> {
    let mut parts = text.split("{SHA256 ");
    let mut whole = parts.next().unwrap_or_default().to_owned();
    let mut missing = Vec::new();
    for part in parts {
        let (name, rest) = part.split_once('}').ok_or("a placeholder for a checksum does not end")?;
        let file = folder.join(name);
        if file.is_file() {
            whole.push_str(&crate::checksums::of_file(&file)?);
        } else {
            missing.push(name.to_owned());
            whole.push_str(&checksum_of(name));
        }
        whole.push_str(rest);
    }
    Ok((whole, missing))
}

/// Writes the files of the package managers with the checksums of the packages in a folder. Returns the names of the
/// packages that are missing there.
pub(crate) fn complete(folder: &Path) -> Result<Vec<String>, String> {
    let mut all = Vec::new();
    for (place, text) in packages::files(&Description::of_the_repository()?)? {
        let (text, missing) = with_checksums(&text, folder)?;
        all.extend(missing);
        write_file(&folder.join("package-managers").join(place.trim_start_matches("packaging/")), text.as_bytes())?;
    }
    all.sort();
    all.dedup();
    Ok(all)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::step;

    #[test]
    fn the_files_of_stores_and_package_managers_are_current() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_description_is_read_by_section_and_key() {
        let text = "# Note\nid = \"a.b.C\"\n\n[summary]\nen = \"Run events\"\n";
        let expected = [("id".to_owned(), "a.b.C".to_owned()), ("summary.en".to_owned(), "Run events".to_owned())];
        assert_eq!(parse(text), Ok(expected.to_vec()));
        assert!(parse("id = x").unwrap_err().contains("description.toml:1: "));
        assert!(parse("id = \"a\\b\"").is_err());
    }

    #[test]
    fn values_with_example_or_without_text_are_provisional() {
        let values = [("id", "io.github.cantina.Cantina"), ("homepage", "https://example.com"), ("update-key", "")];
        let values = values.map(|(key, value)| (key.to_owned(), value.to_owned())).to_vec();
        let description = Description { values, releases: Vec::new() };
        assert_eq!(description.provisional(), ["homepage", "update-key"]);
    }

    #[test]
    fn only_the_named_value_of_a_configuration_changes() {
        let json = "{\n  \"identifier\": \"old\",\n  \"name\": \"identifier\"\n}";
        let expected = "{\n  \"identifier\": \"new\",\n  \"name\": \"identifier\"\n}";
        assert_eq!(with_value(json, "identifier", "new").as_deref(), Some(expected));
        assert_eq!(with_value(json, "publisher", "new"), None);
    }

    #[test]
    fn checksums_are_filled_in_for_files_that_exist() {
        let folder = step::target().join("identity-test");
        write_file(&folder.join("a.deb"), b"abc").unwrap();
        let text = format!("a: {}\nb: {}\n", checksum_of("a.deb"), checksum_of("b.exe"));
        let (text, missing) = with_checksums(&text, &folder).unwrap();
        assert!(text.starts_with("a: ba7816bf8f01cfea") && text.ends_with("b: {SHA256 b.exe}\n"), "{text}");
        assert_eq!(missing, ["b.exe"]);
    }
}
