//! Reading of the catalogue's files.

use std::path::Path;

use crate::error::CatalogueError;
use crate::subject::Subject;
use crate::{GLOSSARY, LANGUAGES, PREVIEWS, check, parse};

impl Subject {
    /// Parses a subject from its text in each of [`LANGUAGES`].
    ///
    /// # Errors
    /// A syntax error, or a message that differs between the languages in more than its words.
    pub fn parse(name: &str, sources: &[&str]) -> Result<Subject, CatalogueError> {
        Subject::parse_with(&LANGUAGES.map(|_| ""), name, sources)
    }

    /// Parses a subject that may use the terms of a glossary in each of [`LANGUAGES`].
    ///
    /// # Errors
    /// As in [`Subject::parse`], and for terms that only some languages have.
    pub fn parse_with(glossary: &[&str], name: &str, sources: &[&str]) -> Result<Subject, CatalogueError> {
        let mut languages = Vec::new();
        for ((language, source), glossary) in LANGUAGES.iter().zip(sources).zip(glossary) {
            let file = format!("{language}/{name}.ftl");
            languages.push(parse::file(source, glossary).map_err(|problem| problem.in_file(&file))?);
        }
        check::subject(name, &LANGUAGES, languages)
    }

    /// Parses the messages that a preview has, from a subject in English and in the preview.
    ///
    /// # Errors
    /// As in [`Subject::parse`]; only messages that the preview leaves out are none.
    pub fn parse_preview(code: &str, name: &str, english: [&str; 2], preview: &str) -> Result<Subject, CatalogueError> {
        let [english, glossary] = english;
        let in_file = |code: &str| format!("{code}/{name}.ftl");
        let translated = parse::file(preview, "").map_err(|problem| problem.in_file(&in_file(code)))?;
        let mut known = parse::file(english, glossary).map_err(|problem| problem.in_file(&in_file(LANGUAGES[0])))?;
        known.retain(|message| translated.iter().any(|other| other.id == message.id));
        check::subject(name, &[LANGUAGES[0], code], vec![known, translated])
    }

    /// Reads all subjects of a catalogue, in alphabetical order.
    ///
    /// # Errors
    /// A file that is missing or unreadable, or an error as in [`Subject::parse_with`].
    pub fn all(catalogue: &Path) -> Result<Vec<Subject>, CatalogueError> {
        let read_all = |name: &str| {
            LANGUAGES.iter().map(|language| read(catalogue, language, name)).collect::<Result<Vec<_>, _>>()
        };
        let glossary = read_all(GLOSSARY)?;
        let glossary: Vec<&str> = glossary.iter().map(String::as_str).collect();
        check::glossary(&glossary)?;
        let mut names = Vec::new();
        find_subjects(&catalogue.join(LANGUAGES[0]), "", &mut names)?;
        names.retain(|name| name != GLOSSARY);
        names.sort();
        let mut subjects = Vec::new();
        for name in names {
            let sources = read_all(&name)?;
            let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
            subjects.push(Subject::parse_with(&glossary, &name, &sources)?);
        }
        Ok(subjects)
    }
}

/// Reads the subjects that previews have, each with the code of its language.
///
/// # Errors
/// As in [`Subject::all`], and for a subject that English does not have.
pub fn previews(catalogue: &Path) -> Result<Vec<(&'static str, Subject)>, CatalogueError> {
    let mut subjects = Vec::new();
    let glossary = read(catalogue, LANGUAGES[0], GLOSSARY)?;
    for code in PREVIEWS {
        let mut names = Vec::new();
        find_subjects(&catalogue.join(code), "", &mut names)?;
        names.sort();
        for name in names {
            let english = read(catalogue, LANGUAGES[0], &name)?;
            let preview = read(catalogue, code, &name)?;
            subjects.push((code, Subject::parse_preview(code, &name, [&english, &glossary], &preview)?));
        }
    }
    Ok(subjects)
}

fn read(catalogue: &Path, language: &str, name: &str) -> Result<String, CatalogueError> {
    let path = catalogue.join(language).join(format!("{name}.ftl"));
    std::fs::read_to_string(&path).map_err(|error| CatalogueError::new(0, format!("{}: {error}", path.display())))
}

/// Adds the names of the files in a folder and the folders in it, without their ending: `log`, `ui/event/rounds`.
fn find_subjects(folder: &Path, prefix: &str, names: &mut Vec<String>) -> Result<(), CatalogueError> {
    let failed = |error: std::io::Error| CatalogueError::new(0, format!("{}: {error}", folder.display()));
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        let name = path.file_stem().map(|name| format!("{prefix}{}", name.to_string_lossy())).unwrap_or_default();
        if path.is_dir() {
            find_subjects(&path, &format!("{name}/"), names)?;
        } else if path.extension().is_some_and(|ending| ending == "ftl") {
            names.push(name);
        }
    }
    Ok(())
}
