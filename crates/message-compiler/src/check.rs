//! Joins the languages of a subject and checks that they agree.

use crate::LANGUAGES;
use crate::error::CatalogueError;
use crate::parse::Entered;
use crate::subject::{Message, Parameter, ParameterType, Part, Subject, Text};

/// Joins the messages of a subject, with a list for each of [`LANGUAGES`].
pub(crate) fn subject(name: &str, languages: Vec<Vec<Entered>>) -> Result<Subject, CatalogueError> {
    let error = |language: usize, line: usize, problem: String| {
        let code = LANGUAGES.get(language).copied().unwrap_or_default();
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
        first.documented.iter().map(|name| Parameter { name: name.clone(), kind: ParameterType::Value }).collect();
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

/// Adds the parameters that a text uses. Only the first language, or its comments, may introduce one.
fn uses(text: &Text, found: &mut Vec<Parameter>, is_first: bool) -> Result<(), String> {
    for part in text {
        let (name, kind) = match part {
            Part::Literal(_) => continue,
            Part::Value(name) | Part::Quoted(name) => (name, ParameterType::Value),
            Part::Grouped(name) => (name, ParameterType::Number),
            Part::Plural { parameter, .. } => (parameter, ParameterType::Number),
            Part::Switch { parameter, .. } => (parameter, ParameterType::Switch),
        };
        match found.iter_mut().find(|known| known.name == *name) {
            None if is_first => found.push(Parameter { name: name.clone(), kind }),
            None => return Err(format!("there is no parameter ${name}")),
            Some(known) => known.kind = joined(known.kind, kind, name)?,
        }
        match part {
            Part::Plural { variants, other, .. } => {
                for (_, text) in variants {
                    uses(text, found, is_first)?;
                }
                uses(other, found, is_first)?;
            }
            Part::Switch { yes, no, .. } => {
                uses(yes, found, is_first)?;
                uses(no, found, is_first)?;
            }
            Part::Literal(_) | Part::Value(_) | Part::Quoted(_) | Part::Grouped(_) => {}
        }
    }
    Ok(())
}

/// Returns the type that allows both uses of a parameter.
fn joined(known: ParameterType, kind: ParameterType, name: &str) -> Result<ParameterType, String> {
    match (known, kind) {
        _ if known == kind => Ok(kind),
        (ParameterType::Value, ParameterType::Number) | (ParameterType::Number, ParameterType::Value) => {
            Ok(ParameterType::Number)
        }
        // A documented parameter has no use yet.
        (ParameterType::Value, ParameterType::Switch) => Ok(ParameterType::Switch),
        _ => Err(format!("${name} is used as a condition and as a value")),
    }
}
