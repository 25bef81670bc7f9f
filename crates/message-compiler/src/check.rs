//! Joins the languages of a subject and checks that they agree.

use crate::error::CatalogueError;
use crate::parse::{self, Entered};
use crate::subject::{Key, Message, Parameter, ParameterType, Part, Subject, Text};
use crate::{GLOSSARY, LANGUAGES};

/// Checks that the glossaries of all languages have the same terms.
pub(crate) fn glossary(sources: &[&str]) -> Result<(), CatalogueError> {
    let mut all = Vec::new();
    for (language, source) in LANGUAGES.iter().zip(sources) {
        let file = format!("{language}/{GLOSSARY}.ftl");
        all.push((parse::terms(source).map_err(|problem| problem.in_file(&file))?, file));
    }
    for (terms, _) in &all {
        for (others, file) in &all {
            if let Some(missing) = terms.difference(others).next() {
                return Err(CatalogueError::new(0, format!("-{missing} is missing")).in_file(file));
            }
        }
    }
    Ok(())
}

/// Joins the messages of a subject, with a list for each of the languages, by their folders.
pub(crate) fn subject(name: &str, codes: &[&str], languages: Vec<Vec<Entered>>) -> Result<Subject, CatalogueError> {
    let error = |language: usize, line: usize, problem: String| {
        let code = codes.get(language).copied().unwrap_or_default();
        CatalogueError::new(line, problem).in_file(&format!("{code}/{name}.ftl"))
    };
    for (language, messages) in languages.iter().enumerate() {
        for (place, message) in messages.iter().enumerate() {
            if messages.iter().take(place).any(|other| other.id == message.id) {
                return Err(error(language, message.line, format!("{} exists twice", message.id)));
            }
        }
    }
    let [first, rest @ ..] = languages.as_slice() else {
        return Ok(Subject { name: name.to_owned(), messages: Vec::new() });
    };
    for (language, messages) in rest.iter().enumerate() {
        if let Some(extra) = messages.iter().find(|message| first.iter().all(|known| known.id != message.id)) {
            let problem = format!("{} does not exist in {}", extra.id, LANGUAGES[0]);
            return Err(error(language + 1, extra.line, problem));
        }
    }
    let mut messages = Vec::new();
    for entered in first {
        let mut all = vec![entered];
        for (language, others) in rest.iter().enumerate() {
            let found = others.iter().find(|message| message.id == entered.id);
            all.push(found.ok_or_else(|| error(language + 1, 0, format!("{} is missing", entered.id)))?);
        }
        messages.push(message(&all).map_err(|(language, problem)| {
            let line = all.get(language).map_or(0, |entered| entered.line);
            error(language, line, format!("{}: {problem}", entered.id))
        })?);
    }
    Ok(Subject { name: name.to_owned(), messages })
}

/// Joins a message. The error has the index of the language.
fn message(all: &[&Entered]) -> Result<Message, (usize, String)> {
    let Some(first) = all.first() else { return Err((0, "no language".to_owned())) };
    for (language, entered) in all.iter().enumerate() {
        if entered.text.is_some() != first.text.is_some() || names(entered) != names(first) {
            return Err((language, format!("the parts differ from those in {}", LANGUAGES[0])));
        }
    }
    let mut found: Vec<Parameter> =
        first.documented.iter().map(|(name, words)| parameter(name, documented_type(words))).collect();
    for (language, entered) in all.iter().enumerate() {
        let attributes = entered.attributes.iter().map(|(_, text)| text);
        for text in entered.text.iter().chain(attributes) {
            uses(text, &mut found, language == 0).map_err(|problem| (language, problem))?;
        }
    }
    let attribute = |place: usize, name: &str| {
        let texts = all.iter().filter_map(|entered| entered.attributes.get(place)).map(|(_, text)| text.clone());
        (name.to_owned(), texts.collect())
    };
    Ok(Message {
        id: first.id.clone(),
        parameters: found,
        texts: first.text.as_ref().map(|_| all.iter().filter_map(|entered| entered.text.clone()).collect()),
        attributes: names(first).iter().enumerate().map(|(place, name)| attribute(place, name)).collect(),
    })
}

fn names(entered: &Entered) -> Vec<&str> {
    entered.attributes.iter().map(|(name, _)| name.as_str()).collect()
}

/// Returns the type of a parameter for the words that a comment gives.
fn documented_type(words: &[String]) -> ParameterType {
    if words.is_empty() { ParameterType::Value } else { ParameterType::Choice(words.to_vec()) }
}

fn parameter(name: &str, kind: ParameterType) -> Parameter {
    Parameter { name: name.to_owned(), kind, is_optional: false }
}

/// Adds the parameters that a text uses. Only the first language, or its comments, may introduce one.
fn uses(text: &Text, found: &mut Vec<Parameter>, is_first: bool) -> Result<(), String> {
    for part in text {
        for (name, kind, is_optional) in parameters_of(part) {
            let known = match found.iter().position(|known| known.name == name) {
                None if is_first => {
                    found.push(parameter(name, kind.clone()));
                    found.last_mut()
                }
                None => return Err(format!("there is no parameter ${name}")),
                Some(place) => found.get_mut(place),
            };
            let Some(known) = known else { continue };
            known.kind = joined(&known.kind, kind, name)?;
            known.is_optional |= is_optional;
            if let Part::Choice { variants, default: None, .. } = part {
                known_words(known, variants.iter().map(|(word, _)| word))?;
            }
        }
        for text in part.texts() {
            uses(text, found, is_first)?;
        }
    }
    Ok(())
}

/// Checks that a parameter can be the words of a choice that has a text for all others.
fn known_words<'a>(parameter: &Parameter, words: impl Iterator<Item = &'a String>) -> Result<(), String> {
    let known: &[String] = if let ParameterType::Choice(known) = &parameter.kind { known } else { &[] };
    match words.filter(|word| *word != "none").find(|word| !known.contains(word)) {
        None => Ok(()),
        Some(word) => Err(format!(
            "[{word}] is neither a plural form nor one of the words that a comment gives for ${}",
            parameter.name
        )),
    }
}

/// Returns the parameters that a part itself uses, with their types and whether they may be missing.
fn parameters_of(part: &Part) -> Vec<(&str, ParameterType, bool)> {
    match part {
        Part::Literal(_) => Vec::new(),
        Part::Value(name) | Part::Quoted(name) => vec![(name, ParameterType::Value, false)],
        Part::Grouped(name) | Part::Formatted { parameter: name, .. } => vec![(name, ParameterType::Number, false)],
        Part::Lowercase(name) => vec![(name, ParameterType::Word, false)],
        Part::List { parameter, .. } => vec![(parameter, ParameterType::List, false)],
        Part::Plural { parameter, variants, .. } => {
            let is_optional = variants.iter().any(|(key, _)| *key == Key::Missing);
            vec![(parameter, ParameterType::Number, is_optional)]
        }
        Part::Switch { parameter, .. } => vec![(parameter, ParameterType::Switch, false)],
        Part::Choice { parameter, variants, default, .. } => {
            let words = variants.iter().map(|(word, _)| word).chain(default);
            let (none, words): (Vec<&String>, Vec<&String>) = words.partition(|word| *word == "none");
            let kind = match (default, words.is_empty()) {
                (_, true) => ParameterType::Value,
                // Other words are possible as well: a comment or another text gives all of them.
                (None, false) => ParameterType::Word,
                (Some(_), false) => ParameterType::Choice(words.into_iter().cloned().collect()),
            };
            vec![(parameter, kind, !none.is_empty())]
        }
        Part::Comparison { parameters: [one, other], .. } => {
            vec![(one, ParameterType::Number, false), (other, ParameterType::Number, false)]
        }
    }
}

/// Returns the type that allows both uses of a parameter.
fn joined(known: &ParameterType, kind: ParameterType, name: &str) -> Result<ParameterType, String> {
    use ParameterType::{Choice, List, Number, Switch, Value, Word};
    match (known, kind) {
        (known, kind) if *known == kind => Ok(kind),
        (Value, kind @ (Number | Word | Choice(_))) => Ok(kind),
        (Number, Value) => Ok(Number),
        // A documented parameter has no use yet.
        (Value, kind @ (Switch | List)) => Ok(kind),
        (Word, Value) => Ok(Word),
        // A text that distinguishes only some of the words does not allow others.
        (Choice(words), Value | Word) => Ok(Choice(words.clone())),
        (Word, kind @ Choice(_)) => Ok(kind),
        (Choice(known), Choice(words)) => {
            let mut sorted = [known.clone(), words];
            sorted.iter_mut().for_each(|words| words.sort());
            match sorted {
                [known_words, words] if known_words == words => Ok(Choice(known.clone())),
                [known, words] => {
                    Err(format!("${name} is one of [{}] and one of [{}]", known.join(", "), words.join(", ")))
                }
            }
        }
        _ => Err(format!("${name} is used as a condition and as a value")),
    }
}
