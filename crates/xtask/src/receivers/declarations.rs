//! Declarations: structs, type paths, `impl` blocks and the signatures of functions.

use std::collections::{BTreeMap, BTreeSet};

use super::tokens::{after_generics, after_group, is_name, is_type_name, word};
use super::{Type, Types, named};

impl Types {
    pub(super) fn struct_fields(&mut self, tokens: &[String], at: usize) {
        let name = word(tokens, at + 1).to_owned();
        if !is_type_name(&name) {
            return;
        }
        let mut at = after_generics(tokens, at + 2);
        if word(tokens, at) == "where" {
            while !["{", ";", ""].contains(&word(tokens, at)) {
                at += 1;
            }
        }
        let end = match word(tokens, at) {
            "{" | "(" => after_group(tokens, at),
            _ => return,
        };
        let is_tuple = word(tokens, at) == "(";
        at += 1;
        let mut number = 0;
        while at + 1 < end {
            match tokens[at].as_str() {
                "#" => at = after_group(tokens, at + 1),
                "pub" if word(tokens, at + 1) == "(" => at = after_group(tokens, at + 1),
                "pub" | "," | "\"" => at += 1,
                field => {
                    let (field, from) = match is_tuple {
                        true => (number.to_string(), at),
                        false if word(tokens, at + 1) == ":" => (field.to_owned(), at + 2),
                        false => {
                            at += 1;
                            continue;
                        }
                    };
                    let (found, next) = self.parsed(tokens, from);
                    keep(&mut self.fields, (name.clone(), field), found);
                    number += 1;
                    at = next.max(at + 1);
                    while at + 1 < end && tokens[at] != "," {
                        at = match tokens[at].as_str() {
                            "(" | "[" | "{" => after_group(tokens, at),
                            "<" => after_generics(tokens, at),
                            _ => at + 1,
                        };
                    }
                }
            }
        }
    }

    /// Parses a type at `at`. Returns `None` for one without a name here (a closure, an associated type).
    pub(super) fn parsed(&self, tokens: &[String], mut at: usize) -> (Option<Type>, usize) {
        loop {
            match word(tokens, at) {
                "&" | "mut" | "dyn" | "impl" | "const" | "*" => at += 1,
                "'" => at += 2,
                "for" => at = after_generics(tokens, at + 1),
                _ => break,
            }
        }
        match word(tokens, at) {
            "(" => {
                let end = after_group(tokens, at);
                let mut of = Vec::new();
                at += 1;
                while at + 1 < end {
                    let (part, next) = self.parsed(tokens, at);
                    of.push(part.unwrap_or_else(|| named("", Vec::new())));
                    at = next.max(at + 1);
                    while at + 1 < end && tokens[at] != "," {
                        at += 1;
                    }
                    at += 1;
                }
                (Some(named("()", of)), end)
            }
            "[" => {
                let inner = self.parsed(tokens, at + 1).0;
                (inner.map(|inner| named("[]", vec![inner])), after_group(tokens, at))
            }
            first if is_name(first) => self.path_type(tokens, at),
            _ => (None, at),
        }
    }

    pub(super) fn path_type(&self, tokens: &[String], mut at: usize) -> (Option<Type>, usize) {
        let mut path: Vec<&str> = Vec::new();
        let mut of = Vec::new();
        loop {
            path.push(word(tokens, at));
            at += 1;
            if word(tokens, at) == "::" && word(tokens, at + 1) == "<" {
                at += 1;
            }
            if word(tokens, at) == "<" {
                let end = after_generics(tokens, at);
                at += 1;
                while at + 1 < end {
                    if word(tokens, at) == "'" {
                        at += 2;
                    } else {
                        // `Item = T`
                        let from = if word(tokens, at + 1) == "=" { at + 2 } else { at };
                        let (part, next) = self.parsed(tokens, from);
                        of.push(part.unwrap_or_else(|| named("", Vec::new())));
                        at = next.max(at + 1);
                    }
                    while at + 1 < end && tokens[at] != "," {
                        at += 1;
                    }
                    at += 1;
                }
                at = end;
            } else if word(tokens, at) == "(" && ["Fn", "FnMut", "FnOnce"].contains(&path[path.len() - 1]) {
                return (None, after_group(tokens, at));
            }
            if word(tokens, at) != "::" || !is_name(word(tokens, at + 1)) {
                break;
            }
            at += 1;
        }
        let [before @ .., last] = path.as_slice() else { return (None, at) };
        let found = match before {
            [.., owner] if is_type_name(owner) => None,
            [first, ..] if !["crate", "self", "super"].contains(first) && !self.modules.contains(*first) => {
                Some(named(&before.join("::"), of))
            }
            _ => Some(named(last, of)),
        };
        (found, at)
    }

    /// Returns the `impl` and `trait` blocks of a file.
    pub(super) fn blocks(&self, tokens: &[String]) -> Vec<Block> {
        let mut found = Vec::new();
        let mut at = 0;
        while at < tokens.len() {
            let begins = at == 0 || ["}", ";", "]", "{", "pub", ")", "unsafe"].contains(&word(tokens, at - 1));
            let (own, of_trait, mut next) = match tokens[at].as_str() {
                "impl" if begins => {
                    let (first, next) = self.parsed(tokens, after_generics(tokens, at + 1));
                    match word(tokens, next) {
                        "for" => {
                            let (own, next) = self.parsed(tokens, next + 1);
                            (own, first.map(|of| of.name), next)
                        }
                        _ => (first, None, next),
                    }
                }
                "trait" if begins && is_type_name(word(tokens, at + 1)) => {
                    (Some(named(&tokens[at + 1], Vec::new())), None, at + 2)
                }
                _ => {
                    at += 1;
                    continue;
                }
            };
            while !["{", ";", ""].contains(&word(tokens, next)) {
                next += 1;
            }
            if let (Some(own), "{") = (own, word(tokens, next)) {
                found.push(Block { own, of_trait, from: next, to: after_group(tokens, next) });
            }
            at += 1;
        }
        found
    }

    /// Reads the function whose `fn` is at `at`. Returns `None` for a function type.
    pub(super) fn function(&self, tokens: &[String], at: usize, blocks: &[Block]) -> Option<Function> {
        let name = tokens.get(at + 1).filter(|name| is_name(name))?.clone();
        let own = block_of(blocks, at).map(|block| block.own.clone());
        let generics = at + 2..after_generics(tokens, at + 2);
        let open = generics.end;
        if word(tokens, open) != "(" {
            return None;
        }
        let mut names = BTreeMap::new();
        // `T: Trait`
        for place in generics {
            if word(tokens, place + 1) == ":"
                && is_type_name(&tokens[place])
                && let Some(bound) = self.parsed(tokens, place + 2).0
            {
                names.insert(tokens[place].clone(), bound);
            }
        }
        let of_generics = names.clone();
        let close = after_group(tokens, open);
        let mut is_method = false;
        let mut place = open + 1;
        while place + 1 < close {
            let start = place;
            while ["&", "mut"].contains(&word(tokens, place)) || word(tokens, place) == "'" {
                place += if word(tokens, place) == "'" { 2 } else { 1 };
            }
            if start == open + 1 && word(tokens, place) == "self" {
                is_method = true;
            } else if word(tokens, place + 1) == ":"
                && let Some(of) = self.parsed(tokens, place + 2).0
            {
                let of = of_generics.get(&of.name).cloned().unwrap_or(of);
                names.insert(tokens[place].clone(), of);
            }
            while place + 1 < close && tokens[place] != "," {
                place = match tokens[place].as_str() {
                    "(" | "[" | "{" => after_group(tokens, place),
                    "<" => after_generics(tokens, place),
                    _ => place + 1,
                };
            }
            place += 1;
        }
        let mut next = close;
        let mut returns = Some(named("()", Vec::new()));
        if word(tokens, next) == "-" && word(tokens, next + 1) == ">" {
            (returns, next) = self.parsed(tokens, next + 2);
            returns = returns.map(|of| with_self(of, own.as_ref()));
            returns = returns.map(|of| of_generics.get(&of.name).cloned().unwrap_or(of));
        }
        while !["{", ";", ""].contains(&word(tokens, next)) {
            next += 1;
        }
        let body = if word(tokens, next) == "{" { next..after_group(tokens, next) } else { next..next };
        Some(Function { own, name, is_method, names, returns, body })
    }
}

/// Keeps the type of a name, or `None` if there are several.
pub(super) fn keep(all: &mut BTreeMap<(String, String), Option<Type>>, key: (String, String), found: Option<Type>) {
    let kept = all.entry(key).or_insert_with(|| found.clone());
    if *kept != found {
        *kept = None;
    }
}

pub(super) fn with_self(mut of: Type, own: Option<&Type>) -> Type {
    if of.name == "Self" {
        return own.cloned().unwrap_or(of);
    }
    of.of = of.of.into_iter().map(|part| with_self(part, own)).collect();
    of
}

/// Returns the names that a file imports from other crates.
pub(super) fn external_names(tokens: &[String], children: Option<&BTreeSet<String>>) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for at in 0..tokens.len() {
        let first = match word(tokens, at + 1) {
            "::" => word(tokens, at + 2),
            first => first,
        };
        let is_child = children.is_some_and(|children| children.contains(first));
        let is_ours = ["crate", "self", "super"].contains(&first) || is_child;
        if tokens[at] != "use" || is_ours && word(tokens, at + 1) != "::" {
            continue;
        }
        let imported = tokens[at..].iter().take_while(|word| *word != ";");
        found.extend(imported.filter(|word| is_type_name(word)).cloned());
    }
    found
}

/// An `impl` or `trait` block.
pub(super) struct Block {
    pub(super) own: Type,
    pub(super) of_trait: Option<String>,
    pub(super) from: usize,
    pub(super) to: usize,
}

pub(super) fn block_of(blocks: &[Block], at: usize) -> Option<&Block> {
    blocks.iter().rfind(|block| (block.from..block.to).contains(&at))
}

/// The signature of a function and the place of its body.
pub(super) struct Function {
    pub(super) own: Option<Type>,
    pub(super) name: String,
    pub(super) is_method: bool,
    pub(super) names: BTreeMap<String, Type>,
    pub(super) returns: Option<Type>,
    pub(super) body: std::ops::Range<usize>,
}
