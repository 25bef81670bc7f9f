//! Validation of the booster descriptions of packages.

use std::sync::Arc;

use catalog::{Catalog, DataProblem};

use super::config::{self, PackConfig, PackError};
use super::print::PackPrinter;
use crate::rng::DraftRng;

/// Number of boosters and boxes that are opened to check a description.
const OPENED: u64 = 20;

/// Checks all booster descriptions of a catalogue's packages: names, probabilities, sheets with enough cards. Opens
/// some boosters and boxes of each set.
pub fn check_packs(catalog: &Arc<Catalog>) -> Vec<DataProblem> {
    let mut problems = Vec::new();
    for package in catalog.packages() {
        for (name, text) in package.files_in("packs") {
            let report = |what: String, fix: &str| DataProblem::of_file(package.id(), name, what, fix);
            match config::parse(text) {
                Err(error) => {
                    let fix = "Write the description as in docs/card-data.md";
                    let at = &error.span.start;
                    let problem = report(error.code.to_string(), fix).at_line(at.line as u64);
                    problems.push(problem.in_column(at.col.to_string()));
                }
                Ok(config) if config.sets.is_empty() => {
                    problems.push(report("the description names no set".to_owned(), "Add the sets it applies to"));
                }
                Ok(config) => problems.extend(config.sets.iter().filter_map(|set| {
                    let error = open_some(catalog, *set, &config).err()?;
                    Some(report(error.to_string(), fix_of(&error)))
                })),
            }
        }
    }
    problems
}

fn open_some(catalog: &Arc<Catalog>, set: model::SetCode, config: &PackConfig) -> Result<(), PackError> {
    let printer = PackPrinter::with_config(catalog, set, config.clone())?;
    let mut rng = DraftRng::seeded(1);
    for _ in 0..OPENED {
        printer.loose(&mut rng);
    }
    printer.box_of_24(&mut rng);
    Ok(())
}

fn fix_of(error: &PackError) -> &'static str {
    match error {
        PackError::UnknownSet(_) => "Correct the code, or add the cards of the set",
        PackError::Missing { .. } => "Define the name in the same file, or correct it",
        PackError::TooFewCards { .. } => "Add cards of that kind and rarity to the set, or draw fewer of them",
        PackError::BadChance { .. } => "Use fractions above 0 that add up to at most 1",
        PackError::BadBox { .. } => "Write the box as in docs/card-data.md",
        PackError::TooManyLanes { .. } => "Use at most four lanes",
        PackError::WrongSize { .. } => "Describe exactly 16 cards, including leader and base",
        PackError::NoBoosters(_) | PackError::Unreadable { .. } => "Write the description as in docs/card-data.md",
    }
}
