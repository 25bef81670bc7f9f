//! `cantina bench`, `licences`, `completions` and `man`: commands about the program itself.

use std::path::Path;

use app::{AppError, Cause, ErrorDetail, bench};
use clap_complete::Shell;
use messages::command_line as wording;

use crate::arguments::help;
use crate::print::{OutputFormat, language, line, table};

/// Runs `cantina bench`: measures the speed of this machine.
pub(crate) fn bench(out: &OutputFormat) -> Result<(), AppError> {
    let measured = bench::run()?;
    out.answer(&measured, |measured| measured.words())
}

/// Runs `cantina licences`: prints third-party software and its licences.
pub(crate) fn licences(texts: bool, out: &OutputFormat) -> Result<(), AppError> {
    if texts {
        return out.answer(&app::third_party::licence_texts(), |texts| (*texts).to_owned());
    }
    out.answer(&app::third_party::third_party()?, |all| {
        let row = |package: &app::contract::ThirdPartyView| {
            [package.name.clone(), package.version.clone(), package.licence.clone(), package.repository.clone()]
        };
        table(
            [
                wording::Name {}.text(language()),
                wording::Version {}.text(language()),
                wording::Licence {}.text(language()),
                wording::From {}.text(language()),
            ],
            all.iter().map(row),
        )
    })
}

/// Runs `cantina completions`: prints the completion script of a shell.
pub(crate) fn completions(shell: Shell) -> Result<(), AppError> {
    let mut script = Vec::new();
    clap_complete::generate(shell, &mut help::command(), "cantina", &mut script);
    line(&String::from_utf8_lossy(&script))
}

/// Runs `cantina man`: writes a page for each command, `cantina.1` first.
pub(crate) fn man(folder: &Path) -> Result<(), AppError> {
    let written = std::fs::create_dir_all(folder)
        .and_then(|()| clap_mangen::generate_to(help::command().disable_help_subcommand(true), folder));
    written.map_err(|error| {
        AppError::of(Cause::OutputFailed { error: ErrorDetail::text(error) }).at(folder.display().to_string())
    })
}
