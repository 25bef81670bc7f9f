//! Printouts for the printer: the available ones, their file names and their folder.

use std::path::{Path, PathBuf};

use messages::printout_files as wording;
use store::StoreError;
use tournament::{Round, RoundKind};

use crate::AppError;
use crate::contract::{PaperSize, PrintoutKind, PrintoutOption};
use crate::error::{Cause, ErrorDetail};
use crate::event::Events;
use crate::event::printouts::{PhoneCodes, people};
use crate::event::state::EventState;
use crate::language::TextLanguage;

/// Folder next to the database for the latest printouts.
const FOLDER: &str = "papers";
/// Number of printouts of one name that viewers may have open.
const MOST_OPEN: u32 = 9;

/// Returns the file name of a printout, without characters that file systems reject.
fn file_name(event: &str, kind: PrintoutKind, round: Option<u32>, language: TextLanguage) -> String {
    let kept = |letter: char| if letter.is_alphanumeric() || " -_()".contains(letter) { letter } else { '_' };
    let stem: String = event.trim().chars().take(60).map(kept).collect();
    let printout = match kind {
        PrintoutKind::Pairings => wording::Pairings {}.text(language),
        PrintoutKind::Names => wording::Names {}.text(language),
        PrintoutKind::Seatings => wording::Seatings {}.text(language),
        PrintoutKind::Slips => wording::Slips {}.text(language),
        PrintoutKind::Standings => wording::Standings {}.text(language),
        PrintoutKind::Bracket => wording::Bracket {}.text(language),
        PrintoutKind::DeckChecks => wording::DeckChecks {}.text(language),
        PrintoutKind::Pods => wording::Pods {}.text(language),
        PrintoutKind::SeatCards => wording::SeatCards {}.text(language),
    };
    let printout = match round {
        Some(round) => wording::OfRound { printout: &printout, round: &round }.text(language),
        None => printout,
    };
    format!("{stem} {printout}.pdf").trim_start().to_owned()
}

impl Events {
    /// Returns all printouts of an event, with their rounds or the reason why they are unavailable.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`.
    pub fn event_papers(&self, event: u32) -> Result<Vec<PrintoutOption>, AppError> {
        let all = [
            PrintoutKind::Pairings,
            PrintoutKind::Names,
            PrintoutKind::Slips,
            PrintoutKind::Standings,
            PrintoutKind::Bracket,
            PrintoutKind::DeckChecks,
            PrintoutKind::Seatings,
            PrintoutKind::Pods,
            PrintoutKind::SeatCards,
        ];
        let language = self.core.message_language();
        self.read(event, |state, _| Ok(all.into_iter().map(|kind| offer(state, kind, language)).collect()))
    }

    /// Returns the file name of a printout.
    ///
    /// # Errors
    /// `event.not_found`.
    pub fn event_paper_name(&self, event: u32, kind: PrintoutKind, round: Option<u32>) -> Result<String, AppError> {
        Ok(file_name(&self.event_name(event)?, kind, round, self.core.message_language()))
    }

    /// Writes a printout next to the database, for a program that prints it. Returns the file.
    ///
    /// # Errors
    /// As [`Events::event_paper`], and `store.*` if the file cannot be written.
    pub fn print_event_paper(
        &self,
        event: u32,
        kind: PrintoutKind,
        size: PaperSize,
        round: Option<u32>,
        phones: &PhoneCodes,
    ) -> Result<PathBuf, AppError> {
        let folder =
            self.core.store().path().and_then(Path::parent).map_or_else(std::env::temp_dir, |data| data.join(FOLDER));
        std::fs::create_dir_all(&folder).map_err(|error| {
            AppError::of(Cause::PaperNoFolder { error: ErrorDetail::text(&error) }).at(folder.display().to_string())
        })?;
        let name = self.event_paper_name(event, kind, round)?;
        Ok(write_despite_open_ones(&folder, &name, &self.event_paper_with(event, kind, size, round, phones)?)?)
    }
}

/// Writes a printout to a folder. On Windows, a viewer may have the last one of this name open; this one then gets a
/// number.
fn write_despite_open_ones(folder: &Path, name: &str, bytes: &[u8]) -> Result<PathBuf, StoreError> {
    let mut file = folder.join(name);
    for number in 2..=MOST_OPEN {
        match store::write_file_atomically(&file, bytes) {
            Err(StoreError::OpenElsewhere { .. }) => {
                file.set_file_name(format!("{} ({number}).pdf", name.trim_end_matches(".pdf")));
            }
            written => return written.map(|()| file),
        }
    }
    store::write_file_atomically(&file, bytes).map(|()| file)
}

fn offer(state: &EventState, kind: PrintoutKind, language: TextLanguage) -> PrintoutOption {
    let event = &state.tournament;
    let rounds_that = |fits: &dyn Fn(&Round) -> bool| -> Vec<u32> {
        event.rounds().iter().filter(|round| fits(round)).map(|round| u32::from(round.number)).collect()
    };
    let (rounds, why_not) = match kind {
        PrintoutKind::Pairings | PrintoutKind::Names | PrintoutKind::Slips => {
            (rounds_that(&|_| true), event.rounds().is_empty().then_some(Cause::PaperNoRound))
        }
        PrintoutKind::Standings => {
            let rounds = rounds_that(&|round| round.kind != RoundKind::Elimination);
            let none = rounds.is_empty();
            (rounds, none.then_some(Cause::PaperNoStandings))
        }
        PrintoutKind::Bracket => (Vec::new(), event.bracket().is_none().then_some(Cause::PaperNoBracket)),
        PrintoutKind::DeckChecks => {
            let rounds = rounds_that(&|round| event.deck_checks().iter().any(|check| check.round == round.number));
            let none = rounds.is_empty();
            (rounds, none.then_some(Cause::PaperNoChecks))
        }
        PrintoutKind::Seatings | PrintoutKind::Pods => {
            (Vec::new(), event.pods().is_empty().then_some(Cause::PaperNoPods))
        }
        PrintoutKind::SeatCards => (Vec::new(), people(state).next().is_none().then_some(Cause::PaperNoPeople)),
    };
    PrintoutOption { kind, rounds, why_not: why_not.map(|cause| cause.refusal(language)) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_name_has_only_characters_valid_on_every_file_system() {
        let name = file_name(" Sat/urday: \"Dark\" <1> ", PrintoutKind::Slips, Some(3), TextLanguage::English);
        assert_eq!(name, "Sat_urday_ _Dark_ _1_ match slips round 3.pdf");
        assert_eq!(file_name("", PrintoutKind::Bracket, None, TextLanguage::English), "bracket.pdf");
        let german = file_name("Samstag", PrintoutKind::Names, Some(2), TextLanguage::German);
        assert_eq!(german, "Samstag Paarungen nach Namen Runde 2.pdf");
    }
}
