//! A text of the help in the language of the run.

use messages::command_help;

use crate::print::language;

/// Returns a help text in the language of the run; the text itself if the catalogue does not have it.
pub(super) fn text(english: &'static str) -> &'static str {
    messages::Language::from(language()).translated(command_help::TEXTS, english).unwrap_or(english)
}
