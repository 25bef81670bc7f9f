//! `cantina bench` and `cantina notices`: the program itself.

use app::{AppError, bench};

use crate::print::{Out, table};

/// Runs `cantina bench`: how fast this machine works.
pub(crate) fn bench(out: &Out) -> Result<(), AppError> {
    let measured = bench::run()?;
    out.answer(&measured, |measured| measured.words())
}

/// Runs `cantina notices`: third-party software and its licences.
pub(crate) fn notices(texts: bool, out: &Out) -> Result<(), AppError> {
    if texts {
        return out.answer(&app::third_party::licence_texts(), |texts| (*texts).to_owned());
    }
    out.answer(&app::third_party::third_party()?, |all| {
        let row = |package: &app::contract::ThirdPartyView| {
            [package.name.clone(), package.version.clone(), package.licence.clone(), package.repository.clone()]
        };
        table(["name", "version", "licence", "from"], all.iter().map(row))
    })
}
