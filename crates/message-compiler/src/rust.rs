//! Generates Rust code: a type for each message, with its parameters as fields.

use std::fmt::Write as _;

use crate::LANGUAGES;
use crate::subject::{Key, Message, Parameter, ParameterType, Part, Subject, Text};

/// Returns the content of a module with the messages of a subject.
pub fn module(subject: &Subject) -> String {
    let mut code = String::new();
    for message in &subject.messages {
        push(&mut code, message);
    }
    code
}

/// Returns a type with the texts of a subject that have no parameters, as constants, and the function that returns it in
/// a language. For code that shows many labels.
pub fn labels(subject: &Subject) -> String {
    let all: Vec<(String, Vec<String>)> = subject
        .messages
        .iter()
        .filter(|message| message.parameters.is_empty())
        .filter_map(|message| {
            let texts = message.texts.as_ref()?.iter().map(sample).collect();
            Some((message.id.replace('-', "_"), texts))
        })
        .collect();
    let mut code =
        String::from("/// The texts without parameters, in one language.\n#[derive(Debug)]\npub struct Labels {\n");
    code.push_str("    /// The language.\n    pub language: crate::Language,\n");
    for (name, texts) in &all {
        let english = texts.first().map(String::as_str).unwrap_or_default();
        let _ = writeln!(code, "    #[doc = {:?}]\n    pub {name}: &'static str,", format!("“{english}”"));
    }
    code.push_str("}\n");
    let mut arms = String::new();
    for (place, language) in LANGUAGES.iter().enumerate() {
        let variant = variant(language);
        for (is_pseudo, prefix) in [(false, ""), (true, "PSEUDO_")] {
            let name = format!("{prefix}{}", language.to_uppercase());
            let _ = write!(code, "static {name}: Labels = Labels {{ language: crate::Language::{variant}");
            for (field, texts) in &all {
                let text = texts.get(place).map(String::as_str).unwrap_or_default();
                let text = if is_pseudo { full_width(text) } else { text.to_owned() };
                let _ = write!(code, ", {field}: {text:?}");
            }
            code.push_str(" };\n");
            let _ = write!(arms, "({is_pseudo}, crate::Language::{variant}) => &{name}, ");
        }
    }
    let _ = writeln!(
        code,
        "/// Returns the texts without parameters in a language.\npub fn labels(language: impl ::core::convert::Into<crate::Language>) -> &'static Labels {{\n    match (crate::is_pseudo(), language.into()) {{ {arms} }}\n}}"
    );
    code
}

/// Returns a table with the texts of a subject in every language, in the order of [`LANGUAGES`]. For texts whose English
/// wording is known to a library, such as the help of a command line.
pub fn pairs(subject: &Subject) -> String {
    let mut code = format!("/// Every text in each language.\npub static TEXTS: &[[&str; {}]] = &[\n", LANGUAGES.len());
    for texts in subject.messages.iter().filter_map(|message| message.texts.as_ref()) {
        let texts: Vec<String> = texts.iter().map(sample).collect();
        let _ = writeln!(code, "    {texts:?},");
    }
    code.push_str("];\n");
    code
}

/// Returns a text in the pseudo-language.
fn full_width(text: &str) -> String {
    let wide = |letter: char| match letter.is_ascii_alphabetic() {
        true => char::from_u32(u32::from(letter) + 0xfee0).unwrap_or(letter),
        false => letter,
    };
    text.chars().map(wide).collect()
}

fn push(code: &mut String, message: &Message) {
    let name = message.type_name();
    let borrows = message.parameters.iter().any(|parameter| parameter.kind != ParameterType::Switch);
    let (own, any) = if borrows { ("<'a>", "<'_>") } else { ("", "") };
    let english = message.texts_in(0).next().map(sample).unwrap_or_default();
    let _ = writeln!(code, "#[doc = {:?}]\n#[derive(Clone, Copy)]\npub struct {name}{own} {{", format!("“{english}”"));
    for parameter in &message.parameters {
        let _ = writeln!(code, "    #[doc = {:?}]", format!("Parameter `${}`.", parameter.name));
        let _ = writeln!(code, "    pub {}: {},", parameter.name, field_type(parameter));
    }
    let _ = writeln!(code, "}}\nimpl {name}{any} {{");
    if let Some(texts) = &message.texts {
        push_method(code, "text", "the message", texts);
    }
    for (attribute, texts) in &message.attributes {
        push_method(code, &attribute.replace('-', "_"), &format!("the part `{attribute}`"), texts);
    }
    code.push_str("}\n");
}

fn field_type(parameter: &Parameter) -> &'static str {
    match parameter.kind {
        ParameterType::Value => "&'a dyn crate::Value",
        ParameterType::Number => "&'a dyn crate::Number",
        ParameterType::Switch => "bool",
        ParameterType::Word | ParameterType::Choice(_) | ParameterType::List => "&'a dyn crate::Value",
    }
}

/// Adds the method that returns a text in a language.
fn push_method(code: &mut String, name: &str, what: &str, texts: &[Text]) {
    let _ = writeln!(
        code,
        "    #[doc = {:?}]\n    pub fn {name}(&self, language: impl ::core::convert::Into<crate::Language>) -> ::std::string::String {{",
        format!("Returns {what} in a language.")
    );
    let _ =
        writeln!(code, "        let mut out = crate::Output::new(language.into());\n        match out.language() {{");
    for (language, text) in LANGUAGES.iter().zip(texts) {
        let _ = write!(code, "            crate::Language::{} => {{", variant(language));
        push_text(code, text);
        code.push_str("}\n");
    }
    code.push_str("        }\n        out.finish()\n    }\n");
}

/// Returns the variant of `messages::Language` for a code: `en` as `En`.
pub fn variant(language: &str) -> String {
    let mut letters = language.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn push_text(code: &mut String, text: &Text) {
    for part in text {
        match part {
            Part::Literal(literal) => {
                let _ = write!(code, " out.literal({literal:?});");
            }
            Part::Value(name) => {
                let _ = write!(code, " out.value(self.{name});");
            }
            Part::Quoted(name) => {
                let _ = write!(code, " out.quoted(self.{name});");
            }
            Part::Grouped(name) => {
                let _ = write!(code, " out.grouped(self.{name});");
            }
            Part::Switch { parameter, yes, no } => {
                let _ = write!(code, " if self.{parameter} {{");
                push_text(code, yes);
                code.push_str(" } else {");
                push_text(code, no);
                code.push_str(" }");
            }
            Part::Plural { parameter, variants, other, is_ordinal: false } => {
                push_plural(code, parameter, variants, other);
            }
            Part::Plural { is_ordinal: true, .. }
            | Part::Formatted { .. }
            | Part::List { .. }
            | Part::Lowercase(_)
            | Part::Choice { .. }
            | Part::Comparison { .. } => code.push_str(" compile_error!(\"only the page has this kind of message\");"),
        }
    }
}

/// Adds the choice of a plural form. Exact numbers come first, whatever their order in the file.
fn push_plural(code: &mut String, parameter: &str, variants: &[(Key, Text)], other: &Text) {
    let _ = write!(code, " let count = self.{parameter}.number(); match count {{");
    for (key, text) in variants {
        if let Key::Exactly(number) = key {
            let _ = write!(code, " {number} => {{");
            push_text(code, text);
            code.push_str(" }");
        }
    }
    code.push_str(" _ => match out.plural(count) {");
    for (key, text) in variants {
        if let Key::Category(category) = key {
            let _ = write!(code, " crate::PluralCategory::{} => {{", category.to_uppercase());
            push_text(code, text);
            code.push_str(" }");
        }
    }
    code.push_str(" _ => {");
    push_text(code, other);
    code.push_str(" } } }");
}

/// Returns a text as documentation: parameters by their name, plural forms by the last one.
fn sample(text: &Text) -> String {
    let mut said = String::new();
    for part in text {
        match part {
            Part::Literal(literal) => said.push_str(literal),
            Part::Value(name) | Part::Quoted(name) | Part::Grouped(name) => {
                let _ = write!(said, "{{{name}}}");
            }
            Part::Formatted { parameter, .. } | Part::List { parameter, .. } | Part::Lowercase(parameter) => {
                let _ = write!(said, "{{{parameter}}}");
            }
            Part::Switch { yes, .. } | Part::Comparison { yes, .. } => said.push_str(&sample(yes)),
            Part::Plural { other, .. } | Part::Choice { other, .. } => said.push_str(&sample(other)),
        }
    }
    said
}
