//! Reads a file of the catalogue: Fluent's syntax tree, reduced to what the generators support.

use std::collections::{BTreeMap, BTreeSet};

use fluent_syntax::ast::{
    CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource, Variant, VariantKey,
};
use fluent_syntax::parser;
use fluent_syntax::unicode::unescape_unicode_to_string;

use crate::error::CatalogueError;
use crate::subject::{Format, Key, Part, Separator, Text};

/// A message in one language.
#[derive(Debug)]
pub(crate) struct Entered {
    pub id: String,
    /// Parameters that the comment above the message names, each with the words that it can be:
    /// `# $count: results without a winner`, `# $role: [you], [opponent] or [named]`.
    pub documented: Vec<(String, Vec<String>)>,
    pub text: Option<Text>,
    pub attributes: Vec<(String, Text)>,
    /// The line of the message, from 1.
    pub line: usize,
}

/// Parses the syntax of a file.
fn resource(source: &str) -> Result<Resource<&str>, CatalogueError> {
    parser::parse(source).map_err(|(_, errors)| {
        let first = errors.into_iter().next();
        let line = first.as_ref().map_or(0, |error| line_of(source, error.pos.start));
        CatalogueError::new(line, first.map_or_else(String::new, |error| error.kind.to_string()))
    })
}

/// Returns the names of the terms of a glossary.
pub(crate) fn terms(source: &str) -> Result<BTreeSet<String>, CatalogueError> {
    let mut names = BTreeSet::new();
    for entry in &resource(source)?.body {
        match entry {
            Entry::Term(term) => {
                names.insert(term.id.name.to_owned());
            }
            Entry::Message(message) => {
                let problem =
                    format!("{} is not a term, because its name does not begin with a hyphen", message.id.name);
                return Err(CatalogueError::new(line_of_message(source, message.id.name), problem));
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    Ok(names)
}

/// Parses a file, which may use the terms of a glossary.
pub(crate) fn file(source: &str, glossary: &str) -> Result<Vec<Entered>, CatalogueError> {
    let glossary = resource(glossary)?;
    let resource = resource(source)?;
    let mut terms = Terms::default();
    for entry in glossary.body.iter().chain(&resource.body) {
        match entry {
            Entry::Term(term) => {
                terms.patterns.insert(term.id.name, &term.value);
            }
            Entry::Message(message) => {
                terms.messages.insert(message.id.name, message.value.as_ref());
            }
            Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) | Entry::Junk { .. } => {}
        }
    }
    let mut messages = Vec::new();
    for entry in &resource.body {
        let Entry::Message(message) = entry else { continue };
        let line = line_of_message(source, message.id.name);
        let at = |problem: String| CatalogueError::new(line, format!("{}: {problem}", message.id.name));
        let text = |pattern: &Pattern<&str>| terms.text(pattern, &None, 0).map_err(at);
        let comment = message.comment.iter().flat_map(|comment| comment.content.iter());
        let mut attributes = Vec::new();
        for attribute in &message.attributes {
            attributes.push((attribute.id.name.to_owned(), text(&attribute.value)?));
        }
        messages.push(Entered {
            id: message.id.name.to_owned(),
            documented: comment.flat_map(|line| documented(line)).collect(),
            text: message.value.as_ref().map(text).transpose()?,
            attributes,
            line,
        });
    }
    Ok(messages)
}

/// Returns the parameters that a line of a comment describes: `$count: results without a winner`, `$table, $minutes`.
fn documented(line: &str) -> Vec<(String, Vec<String>)> {
    let names = line.split(',').map_while(|part| part.trim().strip_prefix('$'));
    let name = |rest: &str| rest.chars().take_while(|letter| is_of_name(*letter)).collect::<String>();
    let words = || line.split('[').skip(1).filter_map(|rest| rest.split_once(']')).map(|(word, _)| word.to_owned());
    names.map(name).filter(|name| !name.is_empty()).map(|name| (name, words().collect())).collect()
}

fn is_of_name(letter: char) -> bool {
    letter.is_ascii_alphanumeric() || letter == '_'
}

fn line_of(source: &str, position: usize) -> usize {
    source.get(..position).map_or(1, |before| before.matches('\n').count() + 1)
}

/// Returns the line of a message, because the syntax tree does not keep places.
fn line_of_message(source: &str, id: &str) -> usize {
    let starts = |line: &str| line.strip_prefix(id).is_some_and(|rest| rest.trim_start().starts_with('='));
    source.lines().position(starts).map_or(0, |line| line + 1)
}

/// Maximum depth of references between messages and terms.
const MOST_NESTED: usize = 8;

/// The arguments of the term that a text belongs to; `None` in a message, whose parameters the program fills in.
type Scope<'a> = Option<BTreeMap<&'a str, &'a str>>;

/// The terms and messages of a file, for references in its texts.
#[derive(Default)]
struct Terms<'a> {
    patterns: BTreeMap<&'a str, &'a Pattern<&'a str>>,
    messages: BTreeMap<&'a str, Option<&'a Pattern<&'a str>>>,
}

impl Terms<'_> {
    /// Converts a pattern.
    fn text(&self, pattern: &Pattern<&str>, given: &Scope<'_>, depth: usize) -> Result<Text, String> {
        let mut text = Text::new();
        for element in &pattern.elements {
            match element {
                PatternElement::TextElement { value } => push(&mut text, Part::Literal((*value).to_owned())),
                PatternElement::Placeable { expression } => {
                    for part in self.expression(expression, given, depth)? {
                        push(&mut text, part);
                    }
                }
            }
        }
        Ok(text)
    }

    fn expression(&self, expression: &Expression<&str>, given: &Scope<'_>, depth: usize) -> Result<Text, String> {
        match expression {
            Expression::Inline(inline) => self.inline(inline, given, depth),
            Expression::Select { selector: InlineExpression::VariableReference { id }, variants } => match given {
                Some(given_values) => {
                    let value = given_values.get(id.name).copied().unwrap_or_default();
                    self.text(chosen(variants, value)?, given, depth)
                }
                None => Ok(vec![self.select(id.name, false, variants, given, depth)?]),
            },
            Expression::Select { selector: InlineExpression::FunctionReference { id, arguments }, variants } => {
                let of: Vec<&str> = arguments.positional.iter().filter_map(parameter_name).collect();
                match (id.name, of.as_slice(), option(arguments, "type").as_deref()) {
                    ("NUMBER", [of], Some("ordinal")) => Ok(vec![self.select(of, true, variants, given, depth)?]),
                    (name @ ("EQUAL" | "MORE"), [one, other], None) => {
                        let Part::Switch { yes, no, .. } = self.select(one, false, variants, given, depth)? else {
                            return Err(format!("{name} selects [true] or *[false]"));
                        };
                        let parameters = [(*one).to_owned(), (*other).to_owned()];
                        Ok(vec![Part::Comparison { parameters, is_more: name == "MORE", yes, no }])
                    }
                    _ => Err(format!(
                        "{} cannot select a variant; use a parameter, NUMBER($place, type: \"ordinal\"), EQUAL($a, $b) or MORE($a, $b)",
                        id.name
                    )),
                }
            }
            Expression::Select { .. } => Err("only a parameter can select a variant".to_owned()),
        }
    }

    fn inline(&self, inline: &InlineExpression<&str>, given: &Scope<'_>, depth: usize) -> Result<Text, String> {
        if depth > MOST_NESTED {
            return Err("a message or term refers to itself".to_owned());
        }
        match inline {
            InlineExpression::StringLiteral { value } => {
                Ok(vec![Part::Literal(unescape_unicode_to_string(value).into_owned())])
            }
            InlineExpression::NumberLiteral { value } => Ok(vec![Part::Literal((*value).to_owned())]),
            InlineExpression::VariableReference { id } => match given {
                Some(values) => {
                    let value =
                        values.get(id.name).ok_or_else(|| format!("the term needs the argument {}", id.name))?;
                    Ok(vec![Part::Literal((*value).to_owned())])
                }
                None => Ok(vec![Part::Value(id.name.to_owned())]),
            },
            InlineExpression::TermReference { id, attribute: None, arguments } => {
                let term = self
                    .patterns
                    .get(id.name)
                    .ok_or_else(|| format!("no term -{} in this file or the glossary", id.name))?;
                let named = arguments.iter().flat_map(|arguments| &arguments.named);
                let mut given = BTreeMap::new();
                for argument in named {
                    let InlineExpression::StringLiteral { value } = &argument.value else {
                        return Err(format!("the arguments of -{} must be text", id.name));
                    };
                    given.insert(argument.name.name, *value);
                }
                self.text(term, &Some(given), depth + 1)
            }
            InlineExpression::MessageReference { id, attribute: None } => {
                let message = self.messages.get(id.name).copied().flatten();
                self.text(message.ok_or_else(|| format!("no message {} in this file", id.name))?, given, depth + 1)
            }
            InlineExpression::FunctionReference { id, arguments } => {
                let [of] = arguments.positional.as_slice() else {
                    return Err(format!("{} needs one parameter", id.name));
                };
                let of = parameter_name(of).ok_or_else(|| format!("{} needs a parameter", id.name))?.to_owned();
                function(id.name, of, arguments).map(|part| vec![part])
            }
            InlineExpression::Placeable { expression } => self.expression(expression, given, depth + 1),
            InlineExpression::TermReference { attribute: Some(_), .. }
            | InlineExpression::MessageReference { attribute: Some(_), .. } => {
                Err("attributes cannot be used in other messages".to_owned())
            }
        }
    }

    fn select(
        &self,
        parameter: &str,
        is_ordinal: bool,
        variants: &[Variant<&str>],
        given: &Scope<'_>,
        depth: usize,
    ) -> Result<Part, String> {
        let parameter = parameter.to_owned();
        let (mut others, mut other) = (Vec::new(), Text::new());
        for variant in variants {
            let text = self.text(&variant.value, given, depth)?;
            match variant.default {
                true => other = text,
                false => others.push((variant, text)),
            }
        }
        let name = |variant: &Variant<&str>| match &variant.key {
            VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => (*name).to_owned(),
        };
        let default = variants.iter().find(|variant| variant.default).map(name).unwrap_or_default();
        if let [(variant, yes)] = others.as_slice()
            && (name(variant).as_str(), default.as_str()) == ("true", "false")
        {
            return Ok(Part::Switch { parameter, yes: yes.clone(), no: other });
        }
        let is_of_number = |variant: &Variant<&str>| match &variant.key {
            VariantKey::NumberLiteral { .. } => true,
            VariantKey::Identifier { name } => PLURAL_FORMS.contains(name),
        };
        if !others.iter().any(|(variant, _)| is_of_number(variant)) {
            let variants = others.into_iter().map(|(variant, text)| (name(variant), text)).collect();
            let default = (default != "other").then_some(default);
            return Ok(Part::Choice { parameter, variants, default, other });
        }
        if default != "other" {
            return Err(format!("${parameter} selects [{default}] by default; a number needs *[other]"));
        }
        let mut keys = Vec::new();
        for (variant, text) in others {
            let key = match &variant.key {
                VariantKey::NumberLiteral { value } => {
                    Key::Exactly(value.parse().map_err(|_| format!("[{value}] is not a whole number"))?)
                }
                VariantKey::Identifier { name: "none" } => Key::Missing,
                VariantKey::Identifier { name } if PLURAL_FORMS.contains(name) => Key::Category((*name).to_owned()),
                VariantKey::Identifier { name } => return Err(format!("[{name}] is not a plural form")),
            };
            keys.push((key, text));
        }
        Ok(Part::Plural { parameter, is_ordinal, variants: keys, other })
    }
}

/// The plural categories that a variant can name, without `other`.
const PLURAL_FORMS: [&str; 5] = ["zero", "one", "two", "few", "many"];

fn parameter_name<'a>(expression: &InlineExpression<&'a str>) -> Option<&'a str> {
    match expression {
        InlineExpression::VariableReference { id } => Some(id.name),
        _ => None,
    }
}

/// Returns the value of an option of a function: a text, or a number as it is written.
fn option(arguments: &CallArguments<&str>, name: &str) -> Option<String> {
    let found = arguments.named.iter().find(|argument| argument.name.name == name)?;
    match &found.value {
        InlineExpression::StringLiteral { value } => Some(unescape_unicode_to_string(value).into_owned()),
        InlineExpression::NumberLiteral { value } => Some((*value).to_owned()),
        _ => None,
    }
}

/// Returns what a function makes of a parameter.
fn function(name: &str, of: String, arguments: &CallArguments<&str>) -> Result<Part, String> {
    let options: Vec<&str> = arguments.named.iter().map(|argument| argument.name.name).collect();
    let given = |name| option(arguments, name).unwrap_or_default();
    let wrong = |what: String| Err(format!("{name} does not know {what}"));
    match (name, options.as_slice()) {
        ("QUOTE", []) => Ok(Part::Quoted(of)),
        ("LOWERCASE", []) => Ok(Part::Lowercase(of)),
        ("NUMBER", []) => Ok(Part::Grouped(of)),
        ("NUMBER", ["style"]) => match given("style").as_str() {
            "percent" => Ok(Part::Formatted { parameter: of, format: Format::Percent }),
            other => wrong(format!("the style {other}")),
        },
        ("NUMBER", ["fractionDigits"]) => match given("fractionDigits").parse() {
            Ok(digits) => Ok(Part::Formatted { parameter: of, format: Format::Decimal(digits) }),
            Err(_) => wrong(format!("{} fraction digits", given("fractionDigits"))),
        },
        ("LIST", []) => Ok(Part::List { parameter: of, separator: Separator::And }),
        ("LIST", ["type"]) => match given("type").as_str() {
            "or" => Ok(Part::List { parameter: of, separator: Separator::Or }),
            other => wrong(format!("the type {other}")),
        },
        ("LIST", ["separator"]) => Ok(Part::List { parameter: of, separator: Separator::Text(given("separator")) }),
        ("QUOTE" | "LOWERCASE" | "NUMBER" | "LIST", options) => wrong(format!("the options {}", options.join(", "))),
        (other, _) => Err(format!("{other} is not a function; use QUOTE, NUMBER, LIST or LOWERCASE")),
    }
}

/// Returns the variant of a term for an argument, or its default.
fn chosen<'a, 'b>(variants: &'a [Variant<&'b str>], value: &str) -> Result<&'a Pattern<&'b str>, String> {
    let is = |variant: &&Variant<&str>| match &variant.key {
        VariantKey::Identifier { name } | VariantKey::NumberLiteral { value: name } => *name == value,
    };
    let found = variants.iter().find(is).or_else(|| variants.iter().find(|variant| variant.default));
    found.map(|variant| &variant.value).ok_or_else(|| format!("no variant [{value}]"))
}

/// Adds a part; literal text joins the literal before it.
fn push(text: &mut Text, part: Part) {
    match (text.last_mut(), part) {
        (Some(Part::Literal(before)), Part::Literal(more)) => before.push_str(&more),
        (_, part) => text.push(part),
    }
}
