//! The help of the command line in the language of the run.

use std::ffi::OsString;

use app::contract::TextLanguage;
use clap::{Arg, Command, CommandFactory, FromArgMatches, ValueEnum};
use messages::command_help;

use super::Arguments;
use super::choice::Choice;
use super::help_text::text;
use crate::print::{language, set_language};

/// Parses the arguments of this run, and sets its language. Help is shown while they are parsed, so the language is
/// looked up before.
pub(crate) fn parse(given: Vec<OsString>) -> Result<Arguments, clap::Error> {
    set_language(chosen(&given).unwrap_or_else(system_language));
    let matches = command().try_get_matches_from(given)?;
    let arguments = Arguments::from_arg_matches(&matches)?;
    set_language(arguments.language.map_or_else(system_language, |Choice(language)| language));
    Ok(arguments)
}

/// Returns the command with its help in the language of the run.
pub(crate) fn command() -> Command {
    match language() {
        TextLanguage::English | TextLanguage::French => Arguments::command(),
        TextLanguage::German => localized(Arguments::command()),
    }
}

/// Returns the language that the arguments name.
fn chosen(given: &[OsString]) -> Option<TextLanguage> {
    let words: Vec<&str> = given.iter().filter_map(|word| word.to_str()).take_while(|word| *word != "--").collect();
    let place = words.iter().position(|word| *word == "--language" || word.starts_with("--language="))?;
    let name = match words.get(place)?.split_once('=') {
        Some((_, name)) => name,
        None => *words.get(place + 1)?,
    };
    Choice::<TextLanguage>::from_str(name, true).ok().map(|Choice(language)| language)
}

/// Returns the language of the system, by the first variable that sets the language of messages.
fn system_language() -> TextLanguage {
    let set = ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().filter_map(|name| std::env::var(name).ok());
    let locale = set.into_iter().find(|value| !value.is_empty());
    locale.and_then(|locale| TextLanguage::of_code(&locale)).unwrap_or(TextLanguage::English)
}

/// Translates the help of a command, its arguments and its subcommands.
fn localized(command: Command) -> Command {
    let translated = |english: String| {
        messages::Language::from(language()).translated(command_help::TEXTS, &english).map_or(english, str::to_owned)
    };
    let about = command.get_about().map(|about| translated(about.to_string()));
    let command = match about {
        Some(about) => command.about(about),
        None => command,
    };
    let arguments = |argument: Arg| {
        let heading = match argument.is_positional() {
            true => text("Arguments"),
            false => text("Options"),
        };
        let help = argument.get_help().map(|help| translated(help.to_string()));
        match help {
            Some(help) => argument.help(help).help_heading(heading),
            None => argument,
        }
    };
    command.mut_args(arguments).subcommand_help_heading(text("Commands")).mut_subcommands(localized)
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    /// Collects the help of a command, its arguments and their values, and its subcommands.
    fn collect(command: &Command, found: &mut BTreeSet<String>) {
        found.extend(command.get_about().map(ToString::to_string));
        for argument in command.get_arguments() {
            found.extend(argument.get_help().map(ToString::to_string));
            let values = argument.get_possible_values();
            found.extend(values.iter().filter_map(|value| value.get_help()).map(ToString::to_string));
        }
        command.get_subcommands().for_each(|inner| collect(inner, found));
    }

    #[test]
    fn every_help_text_is_in_the_catalogue() {
        let mut found = BTreeSet::from(["Arguments", "Options", "Commands"].map(str::to_owned));
        collect(&Arguments::command(), &mut found);
        let known: BTreeSet<String> = command_help::TEXTS.iter().map(|[english, _]| (*english).to_owned()).collect();
        assert_eq!(found.difference(&known).collect::<Vec<_>>(), Vec::<&String>::new(), "not in command-help.ftl");
        assert_eq!(known.difference(&found).collect::<Vec<_>>(), Vec::<&String>::new(), "not used");
    }

    #[test]
    fn the_language_is_found_before_the_arguments_are_parsed() {
        let chosen = |line: &str| chosen(&line.split(' ').map(OsString::from).collect::<Vec<_>>());
        assert_eq!(chosen("cantina --language de event --help"), Some(TextLanguage::German));
        assert_eq!(chosen("cantina event list --language=english"), Some(TextLanguage::English));
        assert_eq!(chosen("cantina --language fr"), Some(TextLanguage::French));
        for line in ["cantina event list", "cantina --language", "cantina --language it", "cantina -- --language de"] {
            assert_eq!(chosen(line), None, "{line}");
        }
    }
}
