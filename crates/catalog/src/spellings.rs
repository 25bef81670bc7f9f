//! Other spellings that deck lists use: set codes of other websites, and misspelled names.

use model::SetCode;
use serde::Deserialize;

use crate::Catalog;
use crate::loader::{Loader, listed_twice};
use crate::rows::{CellProblem, CsvFile, DataRow};

/// Maximum length of a misspelling, in bytes.
const LONGEST: usize = 100;

/// A spelling in deck lists, with the printed one.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) struct Spelling {
    written: String,
    printed: String,
    /// The index of the package that the row comes from.
    owner: usize,
}

/// The other spellings of a catalogue.
#[derive(Debug, Clone, Default)]
pub(crate) struct Spellings {
    /// Set codes in capitals.
    sets: Vec<Spelling>,
    /// Parts of names in lower case.
    names: Vec<Spelling>,
}

#[derive(Deserialize)]
struct AliasRow {
    written: String,
    set: SetCode,
}

impl DataRow for AliasRow {
    const COLUMNS: &'static [&'static str] = &["written", "set"];
}

#[derive(Deserialize)]
struct MisspellingRow {
    written: String,
    printed: String,
}

impl DataRow for MisspellingRow {
    const COLUMNS: &'static [&'static str] = &["written", "printed"];
}

/// Returns the spellings of all packages. Those of later packages replace earlier ones.
pub(crate) fn load(loader: &mut Loader<'_>) -> Spellings {
    let mut all = Spellings::default();
    for (owner, package) in loader.packages.iter().enumerate() {
        let file = |name: &'static str| package.file(name).map(|text| CsvFile { package: package.id(), name, text });
        if let Some(file) = file("exchange/set-aliases.csv") {
            file.each_row::<AliasRow>(&mut loader.problems, |AliasRow { written, set }| {
                let written = written.trim().to_ascii_uppercase();
                if !(2..=6).contains(&written.len()) || !written.bytes().all(|byte| byte.is_ascii_alphanumeric()) {
                    let what = "an alias has two to six letters and digits".to_owned();
                    return Err(CellProblem::plain("written", what));
                }
                add(&mut all.sets, Spelling { written, printed: set.to_string(), owner })
            });
        }
        if let Some(file) = file("exchange/misspellings.csv") {
            file.each_row::<MisspellingRow>(&mut loader.problems, |MisspellingRow { written, printed }| {
                let (written, printed) = (written.trim().to_lowercase(), printed.trim().to_lowercase());
                if written.len() < 3 || printed.is_empty() || written.len().max(printed.len()) > LONGEST {
                    let what = "a misspelling has 3 to 100 letters".to_owned();
                    return Err(CellProblem::plain("written", what));
                }
                add(&mut all.names, Spelling { written, printed, owner })
            });
        }
    }
    all
}

fn add(all: &mut Vec<Spelling>, new: Spelling) -> Result<(), CellProblem> {
    match all.iter_mut().find(|known| known.written == new.written) {
        Some(known) if known.owner == new.owner => Err(listed_twice("written", &new.written)),
        Some(known) => {
            *known = new;
            Ok(())
        }
        None => {
            all.push(new);
            Ok(())
        }
    }
}

impl Catalog {
    /// Returns the printed code of a set for the code that another website uses, in capitals. The catalogue may lack
    /// the set, as for promotional sets.
    pub fn set_alias(&self, code: &str) -> Option<&str> {
        self.spellings.sets.iter().find(|known| known.written == code).map(|known| known.printed.as_str())
    }

    /// Returns a text in lower case with known misspellings corrected, or `None` if it has none.
    pub fn respelled(&self, text: &str) -> Option<String> {
        let lower = text.to_lowercase();
        let corrected =
            self.spellings.names.iter().fold(lower.clone(), |text, known| match text.contains(&known.written) {
                true => text.replace(&known.written, &known.printed),
                false => text,
            });
        (corrected != lower).then_some(corrected)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use crate::{Catalog, DataProblem, Package, load};

    fn with(aliases: &str, misspellings: &str) -> Result<Catalog, Vec<DataProblem>> {
        let files = [
            ("package.ron", r#"(id: "abc", version: "1", date: "2030-01-01", title: "Abc")"#),
            ("exchange/set-aliases.csv", aliases),
            ("exchange/misspellings.csv", misspellings),
        ];
        let files = files.map(|(name, text)| (name.to_owned(), text.as_bytes().to_vec()));
        load(&[Package::built_in(), Arc::new(Package::from_files(files).unwrap())])
    }

    #[test]
    fn a_package_adds_and_replaces_spellings() {
        let catalog =
            with("written,set\nALT,SOR\nxsor,SOR\n", "written,printed\nOrellios,Orelios\nWammpa,Wampa\n").unwrap();
        assert_eq!(catalog.set_alias("ALT"), Some("SOR"));
        assert_eq!(catalog.set_alias("XSOR"), Some("SOR"));
        assert_eq!(catalog.set_alias("GGTS"), Some("GG"), "rows of the built-in data remain");
        assert_eq!(catalog.set_alias("SOR"), None);
        assert_eq!(catalog.respelled("Garazeb Orellios").as_deref(), Some("garazeb orelios"));
        assert_eq!(catalog.respelled("Wammpa").as_deref(), Some("wampa"));
        assert_eq!(catalog.respelled("Wampa"), None);
    }

    #[test]
    fn wrong_rows_are_reported_with_their_place() {
        let problems =
            with("written,set\nA-B,SOR\nABCD,TOOLONG\n", "written,printed\nab,x\nabc,d\nABC,e\n").unwrap_err();
        let places: Vec<(&str, u64, &str)> =
            problems.iter().map(|problem| (problem.file.as_str(), problem.line, problem.column.as_str())).collect();
        let expected = [
            ("exchange/set-aliases.csv", 2, "written"),
            ("exchange/set-aliases.csv", 3, "set"),
            ("exchange/misspellings.csv", 2, "written"),
            ("exchange/misspellings.csv", 4, "written"),
        ];
        assert_eq!(places, expected);
    }
}
