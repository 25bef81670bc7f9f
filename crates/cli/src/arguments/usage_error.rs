//! Errors of usage, in the language of the run: unknown commands and options, missing and invalid values.

use std::ffi::OsString;

use app::{AppError, Cause, ErrorDetail};
use clap::error::{ContextKind, ContextValue, ErrorKind};
use clap::{Command, CommandFactory};

use super::{Arguments, parse};

/// Converts an error of the parser of arguments. A request for help or the version is returned unchanged.
pub(crate) fn worded(error: clap::Error, given: &[OsString]) -> Result<AppError, clap::Error> {
    if !error.use_stderr() || error.kind() == ErrorKind::DisplayHelpOnMissingArgumentOrSubcommand {
        return Err(error);
    }
    Ok(AppError::of(cause(&error, ErrorDetail::text(help_command(given)))))
}

fn cause(error: &clap::Error, help: ErrorDetail) -> Cause {
    let text = |kind| one(error, kind).map(ErrorDetail::text);
    let argument = text(ContextKind::InvalidArg);
    let value = text(ContextKind::InvalidValue).filter(|_| one(error, ContextKind::InvalidValue) != Some(""));
    let prior = list(error, ContextKind::PriorArg);
    match (error.kind(), argument, value) {
        (ErrorKind::ArgumentConflict, Some(argument), _) => match prior.as_slice() {
            [same] if one(error, ContextKind::InvalidArg) == Some(same) => Cause::CommandTwice { argument, help },
            _ => Cause::CommandConflict { argument, others: ErrorDetail::List(prior), help },
        },
        (ErrorKind::MissingRequiredArgument, ..) => {
            Cause::CommandMissing { arguments: ErrorDetail::List(list(error, ContextKind::InvalidArg)), help }
        }
        (ErrorKind::UnknownArgument, Some(argument), _) => match text(ContextKind::SuggestedArg) {
            Some(meant) => Cause::CommandOptionMeant { argument, meant },
            None => Cause::CommandOptionUnknown { argument, help },
        },
        (ErrorKind::InvalidSubcommand, ..) => {
            let command = text(ContextKind::InvalidSubcommand).unwrap_or_else(|| ErrorDetail::text(""));
            match list(error, ContextKind::SuggestedSubcommand) {
                meant if meant.is_empty() => Cause::CommandUnknown { command, help },
                meant => Cause::CommandMeant { command, meant: ErrorDetail::List(meant) },
            }
        }
        (ErrorKind::MissingSubcommand, ..) => Cause::CommandIncomplete { help },
        (ErrorKind::InvalidValue, Some(argument), Some(value)) => {
            let values = list(error, ContextKind::ValidValue);
            Cause::CommandValueUnknown { value, argument, values: ErrorDetail::List(values) }
        }
        (ErrorKind::ValueValidation, Some(argument), Some(value)) => match range(error) {
            Some((least, most)) => Cause::CommandValueRange { value, argument, least, most },
            None => match std::error::Error::source(error).map(ToString::to_string) {
                Some(hint) if parse::is_hint(&hint) => {
                    Cause::CommandValueHint { value, argument, hint: ErrorDetail::Text(hint) }
                }
                _ => Cause::CommandValueInvalid { value, argument, help },
            },
        },
        (_, Some(argument), Some(value)) => Cause::CommandValueInvalid { value, argument, help },
        (_, Some(argument), None) => Cause::CommandValueMissing { argument, help },
        (_, None, _) => Cause::CommandUnreadable { help },
    }
}

fn one(error: &clap::Error, kind: ContextKind) -> Option<&str> {
    match error.get(kind)? {
        ContextValue::String(text) => Some(text),
        ContextValue::Strings(texts) => texts.first().map(String::as_str),
        _ => None,
    }
}

fn list(error: &clap::Error, kind: ContextKind) -> Vec<String> {
    match error.get(kind) {
        Some(ContextValue::String(text)) => vec![text.clone()],
        Some(ContextValue::Strings(texts)) => texts.clone(),
        _ => Vec::new(),
    }
}

/// Returns the limits of a number, from the source of the parser's error: "500 is not in 1..=100".
fn range(error: &clap::Error) -> Option<(ErrorDetail, ErrorDetail)> {
    let source = std::error::Error::source(error)?.to_string();
    let (least, most) = source.rsplit(' ').next()?.split_once("..=")?;
    let number = |text: &str| text.parse::<u64>().ok().map(ErrorDetail::Number);
    Some((number(least)?, number(most)?))
}

/// Returns the command that shows the help for the arguments: "cantina event create --help".
fn help_command(given: &[OsString]) -> String {
    let (mut command, mut path) = (Arguments::command(), Vec::from(["cantina".to_owned()]));
    for word in given.iter().skip(1).filter_map(|word| word.to_str()) {
        let found = Command::find_subcommand(&command, word).cloned();
        if let Some(inner) = found {
            path.push(inner.get_name().to_owned());
            command = inner;
        }
    }
    path.push("--help".to_owned());
    path.join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn told(line: &str) -> (String, String) {
        let given: Vec<OsString> = line.split(' ').map(OsString::from).collect();
        let error = Arguments::command().try_get_matches_from(&given).unwrap_err();
        let error = worded(error, &given).unwrap().in_language(app::contract::TextLanguage::German);
        assert_eq!(error.code, "command.usage");
        (error.message, error.next_step)
    }

    #[test]
    fn usage_errors_are_in_the_language_of_the_run() {
        let cases = [
            ("cantina pear x", "Den Befehl \"pear\" gibt es nicht.", "Meintest du pair?"),
            ("cantina event xyzzy", "Den Befehl \"xyzzy\" gibt es nicht.", "Siehe \"cantina event --help\"."),
            ("cantina cards --namse x", "Die Option --namse gibt es hier nicht.", "Meintest du --names?"),
            ("cantina cards --xyzzy", "Die Option --xyzzy gibt es hier nicht.", "Siehe \"cantina cards --help\"."),
            ("cantina pair", "Es fehlt: <FILE>.", "Siehe \"cantina pair --help\"."),
            ("cantina --db", "Für --db <PATH> fehlt ein Wert.", "Siehe \"cantina --help\"."),
            ("cantina --language it cards x", "\"it\" ist kein Wert für --language <LANGUAGE>.", "Nimm einen von"),
            (
                "cantina tournament simulate --players 8 --events 0",
                "\"0\" ist kein Wert für --events <EVENTS>.",
                "Nimm eine Zahl von 1 bis 1000000.",
            ),
        ];
        for (line, message, next_step) in cases {
            let (found, step) = told(line);
            assert_eq!(found, message, "{line}");
            assert!(step.starts_with(next_step), "{line}: {step}");
        }
    }

    #[test]
    fn help_and_version_are_returned_unchanged() {
        for line in ["cantina --help", "cantina --version", "cantina event --help"] {
            let given: Vec<OsString> = line.split(' ').map(OsString::from).collect();
            let shown = Arguments::command().try_get_matches_from(&given).unwrap_err();
            assert!(worded(shown, &given).is_err(), "{line}");
        }
    }
}
