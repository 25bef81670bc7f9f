//! Reading of the catalogue's files.

use std::path::Path;

use crate::error::CatalogueError;
use crate::subject::Subject;
use crate::{LANGUAGES, check, parse};

impl Subject {
    /// Parses a subject from its text in each of [`LANGUAGES`].
    ///
    /// # Errors
    /// A syntax error, or a message that differs between the languages in more than its words.
    pub fn parse(name: &str, sources: &[&str]) -> Result<Subject, CatalogueError> {
        let mut languages = Vec::new();
        for (language, source) in LANGUAGES.iter().zip(sources) {
            let file = format!("{language}/{name}.ftl");
            languages.push(parse::file(source).map_err(|problem| problem.in_file(&file))?);
        }
        check::subject(name, languages)
    }

    /// Reads all subjects of a catalogue, in alphabetical order.
    ///
    /// # Errors
    /// A file that is missing or unreadable, or an error as in [`Subject::parse`].
    pub fn all(catalogue: &Path) -> Result<Vec<Subject>, CatalogueError> {
        let read = |language: &str, name: &str| {
            let path = catalogue.join(language).join(format!("{name}.ftl"));
            std::fs::read_to_string(&path)
                .map_err(|error| CatalogueError::new(0, format!("{}: {error}", path.display())))
        };
        let mut subjects = Vec::new();
        for name in subject_names(&catalogue.join(LANGUAGES[0]))? {
            let sources = LANGUAGES.iter().map(|language| read(language, &name)).collect::<Result<Vec<_>, _>>()?;
            let sources: Vec<&str> = sources.iter().map(String::as_str).collect();
            subjects.push(Subject::parse(&name, &sources)?);
        }
        Ok(subjects)
    }
}

/// Returns the names of the files in a language's folder, without their ending and sorted.
fn subject_names(folder: &Path) -> Result<Vec<String>, CatalogueError> {
    let failed = |error: std::io::Error| CatalogueError::new(0, format!("{}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in std::fs::read_dir(folder).map_err(failed)? {
        let path = entry.map_err(failed)?.path();
        if path.extension().is_some_and(|ending| ending == "ftl") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}
