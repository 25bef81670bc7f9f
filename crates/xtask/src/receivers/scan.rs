//! Function bodies: the types of names and chains of calls, in order.

use std::collections::{BTreeMap, BTreeSet};

use super::declarations::with_self;
use super::tokens::{after_generics, after_group, is_in, is_name, is_type_name, word};
use super::{Callee, Type, Types, named};

/// Containers and iterators with one type of elements.
const CONTAINERS: [&str; 10] =
    ["Vec", "[]", "VecDeque", "BTreeSet", "HashSet", "Iterator", "DoubleEndedIterator", "Peekable", "Iter", "IntoIter"];

/// Words that begin an expression and are no names.
const KEYWORDS: &str = "as async await break const continue crate dyn else enum extern false fn for if impl in let \
    loop match mod move mut pub ref return static struct super trait true type unsafe use where while yield";

/// Methods that types mostly derive.
const DERIVED: &str = "clone cmp eq fmt hash into ne partial_cmp serialize to_owned to_string try_into";

/// Methods of std whose result has the elements of their receiver.
const SAME: &str = "as_deref as_deref_mut as_mut as_ref as_slice borrow by_ref chain clone cloned copied drain filter \
    inspect into_iter into_keys iter iter_mut map_err or or_else peekable rev skip skip_while step_by take take_while \
    to_owned to_vec";

/// Methods of std that give one element, or nothing.
const ONE: &str = "find first first_mut get get_mut last last_mut max max_by max_by_key min min_by min_by_key next \
    next_back next_if nth peek pop pop_back pop_front";

/// Methods of std that give the value of an `Option` or `Result`.
const VALUE: &str = "expect unwrap unwrap_or unwrap_or_default unwrap_or_else";

/// Methods of std whose closure takes an element.
const EACH: &str = "all and_then any filter filter_map find find_map flat_map for_each inspect is_none_or is_ok_and \
    is_some_and map map_or map_or_else map_while max_by_key min_by_key partition position retain skip_while \
    sort_by_key sort_unstable_by_key take_while";

/// The types of names in a function, while its calls are read in order.
pub(super) struct Scan<'a> {
    pub(super) types: &'a Types,
    pub(super) tokens: &'a [String],
    pub(super) external: &'a BTreeSet<String>,
    pub(super) own: Option<Type>,
    pub(super) names: BTreeMap<String, Type>,
    /// The places of closure parameters whose types are known.
    pub(super) bound: BTreeSet<usize>,
    pub(super) found: &'a mut BTreeMap<usize, Callee>,
}

impl Scan<'_> {
    fn word(&self, at: usize) -> &str {
        word(self.tokens, at)
    }

    pub(super) fn body(&mut self, body: std::ops::Range<usize>) {
        for at in body.clone().skip(1) {
            match self.word(at) {
                "let" => self.binding(at, body.end),
                "for" => self.each(at, body.end),
                "|" if ["(", ",", "=", "move", "{"].contains(&self.word(at - 1)) => self.closure(at, body.end),
                "\"" | "(" | "[" => drop(self.chain(at)),
                name if is_name(name) && ![".", "::"].contains(&self.word(at - 1)) => drop(self.chain(at)),
                _ => {}
            }
        }
    }

    /// Binds the names of a pattern. Names without a known type are unknown from here on.
    fn bind(&mut self, pattern: std::ops::Range<usize>, of: Option<&Type>) {
        let mut at = pattern.start;
        while ["&", "mut", "ref"].contains(&self.word(at)) {
            at += 1;
        }
        let name = self.word(at).to_owned();
        let inner = at + 2..pattern.end.saturating_sub(1);
        match (name.as_str(), self.word(at + 1)) {
            ("Some" | "Ok", "(") => return self.bind(inner, of.and_then(|of| self.value(of)).as_ref()),
            ("(", _) if of.is_some_and(|of| of.name == "()") => {
                let parts = self.parts(at + 1..pattern.end.saturating_sub(1));
                for (part, of) in parts.into_iter().zip(of.map_or(&[][..], |of| &of.of)) {
                    self.bind(part, Some(of).filter(|of| !of.name.is_empty()));
                }
                return;
            }
            (owner, "{") if self.types.defined.contains(owner) => {
                for part in self.parts(inner) {
                    let field = self.word(part.start).to_owned();
                    let of = self.types.fields.get(&(name.clone(), field)).cloned().flatten();
                    let from = if self.word(part.start + 1) == ":" { part.start + 2 } else { part.start };
                    self.bind(from..part.end, of.as_ref());
                }
                return;
            }
            _ => {}
        }
        if at + 1 == pattern.end && is_name(&name) {
            match of {
                Some(of) => drop(self.names.insert(name, of.clone())),
                None => drop(self.names.remove(&name)),
            }
            return;
        }
        for place in pattern {
            let name = self.word(place).to_owned();
            self.names.remove(&name);
        }
    }

    /// Returns the parts of a list, without the commas.
    fn parts(&self, list: std::ops::Range<usize>) -> Vec<std::ops::Range<usize>> {
        let mut parts = Vec::new();
        let (mut start, mut at) = (list.start, list.start);
        while at < list.end {
            match self.word(at) {
                "," => {
                    parts.push(start..at);
                    at += 1;
                    start = at;
                }
                "(" | "[" | "{" => at = after_group(self.tokens, at),
                _ => at += 1,
            }
        }
        if start < list.end {
            parts.push(start..list.end);
        }
        parts
    }

    /// Reads `let pattern: Type = value`, including `if let` and `let .. else`.
    fn binding(&mut self, at: usize, end: usize) {
        let mut place = at + 1;
        let mut of_type = None;
        while place < end && !["=", ";"].contains(&self.word(place)) {
            place = match self.word(place) {
                "(" | "[" | "{" => after_group(self.tokens, place),
                ":" => {
                    of_type = Some(place);
                    place + 1
                }
                "<" => after_generics(self.tokens, place),
                _ => place + 1,
            };
        }
        let (pattern, of) = match of_type {
            Some(colon) => (at + 1..colon, self.types.parsed(self.tokens, colon + 1).0),
            None if self.word(place) == "=" => (at + 1..place, self.expression(place + 1)),
            None => (at + 1..place, None),
        };
        if of_type.is_some() && self.word(place) == "=" {
            self.expression(place + 1);
        }
        let of = of.map(|of| with_self(of, self.own.as_ref()));
        self.bind(pattern, of.as_ref());
    }

    /// Reads `for pattern in values`.
    fn each(&mut self, at: usize, end: usize) {
        let mut place = at + 1;
        while place < end && self.word(place) != "in" {
            if self.word(place) == "{" {
                return;
            }
            place = if ["(", "["].contains(&self.word(place)) { after_group(self.tokens, place) } else { place + 1 };
        }
        let of = self.expression(place + 1).and_then(|of| self.element(&of));
        self.bind(at + 1..place, of.as_ref());
    }

    /// Reads the parameters of a closure. Those without a type are unknown, unless the call has bound them.
    fn closure(&mut self, at: usize, end: usize) {
        let Some(close) = (at + 1..end).find(|place| self.word(*place) == "|") else { return };
        for part in self.parts(at + 1..close) {
            let colon = part.clone().find(|place| self.word(*place) == ":");
            match colon {
                Some(colon) => {
                    let of = self.types.parsed(self.tokens, colon + 1).0.map(|of| with_self(of, self.own.as_ref()));
                    self.bind(part.start..colon, of.as_ref());
                }
                None if self.bound.contains(&part.start) => {}
                None => self.bind(part, None),
            }
        }
    }

    /// Returns the type of an expression that is one chain of names, fields and calls.
    fn expression(&mut self, mut at: usize) -> Option<Type> {
        while ["&", "mut", "*"].contains(&self.word(at)) {
            at += 1;
        }
        let (of, next) = self.chain(at);
        of.filter(|_| [";", "else", "{", ")", ",", "}", ""].contains(&self.word(next)))
    }

    /// Follows a chain from its first word, and notes the methods that it calls. Returns its type and the index after
    /// it.
    fn chain(&mut self, at: usize) -> (Option<Type>, usize) {
        let (mut of, mut next) = self.head(at);
        loop {
            match self.word(next) {
                "?" => {
                    of = of.and_then(|of| self.value(&of));
                    next += 1;
                }
                "[" if of.is_some() => {
                    of = of.and_then(|of| self.element(&of));
                    next = after_group(self.tokens, next);
                }
                "." if is_name(self.word(next + 1))
                    || self.word(next + 1).starts_with(|digit: char| digit.is_ascii_digit()) =>
                {
                    let name = next + 1;
                    let open = match self.word(name + 1) {
                        "::" => after_generics(self.tokens, name + 2),
                        _ => name + 1,
                    };
                    if self.word(open) == "(" {
                        of = self.call(of.as_ref(), name, open);
                        next = after_group(self.tokens, open);
                    } else {
                        of = of.and_then(|of| self.field(&of, self.word(name)));
                        next = name + 1;
                    }
                }
                _ => return (of, next),
            }
        }
    }

    /// Returns the type of the first part of a chain, and the index after it.
    fn head(&mut self, at: usize) -> (Option<Type>, usize) {
        let first = self.word(at).to_owned();
        let before = if at > 0 { self.word(at - 1) } else { "" };
        let follows_value = is_name(before) && !is_in(KEYWORDS, before) || [")", "]", ">", "!", "?"].contains(&before);
        match first.as_str() {
            "\"" => return (Some(named("str", Vec::new())), at + 2),
            "(" if !follows_value => {
                let end = after_group(self.tokens, at);
                let (of, next) = self.chain_of_group(at);
                return (of.filter(|_| next + 1 == end), end);
            }
            "[" if !follows_value => {
                return (Some(named("[]", vec![named("", Vec::new())])), after_group(self.tokens, at));
            }
            "self" => return (self.own.clone(), at + 1),
            name if !is_name(name) || is_in(KEYWORDS, name) && !["crate", "super"].contains(&name) => {
                return (None, at + 1);
            }
            _ => {}
        }
        let mut path = vec![first];
        let mut next = at + 1;
        while self.word(next) == "::" {
            if self.word(next + 1) == "<" {
                next = after_generics(self.tokens, next + 1);
            } else {
                path.push(self.word(next + 1).to_owned());
                next += 2;
            }
        }
        let is_macro = self.word(next) == "!" && ["(", "[", "{"].contains(&self.word(next + 1));
        if is_macro {
            return (None, after_group(self.tokens, next + 1));
        }
        let is_call = self.word(next) == "(";
        let end = if is_call { after_group(self.tokens, next) } else { next };
        let of = match path.as_slice() {
            [name] if !is_call => match self.names.get(name) {
                Some(of) => Some(of.clone()),
                None if is_type_name(name) => self.own_or(name),
                None => None,
            },
            [name] if ["Some", "Ok"].contains(&name.as_str()) => {
                let inner = self.expression(next + 1);
                inner.map(|inner| named(if name == "Some" { "Option" } else { "Result" }, vec![inner]))
            }
            [name] if is_type_name(name) => self.own_or(name),
            [name] | [.., name] if path.len() == 1 || !is_type_name(&path[path.len() - 2]) => {
                match is_type_name(name) {
                    true => self.own_or(name),
                    false => self.types.returns.get(&(String::new(), name.clone())).cloned().flatten(),
                }
            }
            [.., owner, name] => self.own_or(owner).and_then(|owner| match is_type_name(name) {
                // A variant, or an associated constant, which mostly has the type too.
                true => Some(owner).filter(|_| name.chars().any(char::is_lowercase)),
                false => self.returned(&owner, name),
            }),
            _ => None,
        };
        (of, end)
    }

    fn chain_of_group(&mut self, at: usize) -> (Option<Type>, usize) {
        let mut inner = at + 1;
        while ["&", "mut", "*"].contains(&self.word(inner)) {
            inner += 1;
        }
        if inner >= self.tokens.len() { (None, inner) } else { self.chain(inner) }
    }

    fn own_or(&self, name: &str) -> Option<Type> {
        match name {
            "Self" => self.own.clone(),
            _ => Some(named(name, Vec::new())),
        }
    }

    /// Returns the return type of a function of a type.
    fn returned(&self, owner: &Type, name: &str) -> Option<Type> {
        let owners = self.types.owners(owner);
        let found = owners.iter().find_map(|owner| self.types.returns.get(&(owner.name.clone(), name.to_owned())))?;
        found.clone().map(|of| if of.name == "Self" { owner.clone() } else { of })
    }

    fn field(&self, of: &Type, name: &str) -> Option<Type> {
        let plain = self.types.plain(of);
        if plain.name == "()" {
            return plain.of.get(name.parse::<usize>().ok()?).filter(|of| !of.name.is_empty()).cloned();
        }
        let mut owners = self.types.owners(of).into_iter();
        owners.find_map(|owner| self.types.fields.get(&(owner.name, name.to_owned())).cloned().flatten())
    }

    fn value(&self, of: &Type) -> Option<Type> {
        let plain = self.types.plain(of);
        let is_known = ["Option", "Result", "LockResult"].contains(&plain.name.as_str());
        plain.of.into_iter().next().filter(|of| is_known && !of.name.is_empty())
    }

    /// Returns the type of the elements of a container or iterator.
    fn element(&self, of: &Type) -> Option<Type> {
        let plain = self.types.plain(of);
        match plain.name.as_str() {
            "BTreeMap" | "HashMap" if plain.of.len() == 2 => Some(named("()", plain.of)),
            "Option" => self.value(of),
            name if CONTAINERS.contains(&name) => plain.of.into_iter().next().filter(|of| !of.name.is_empty()),
            _ => None,
        }
    }

    /// Notes a call and returns its type. `name` and `open` are the places of the name and of the parenthesis.
    fn call(&mut self, receiver: Option<&Type>, name: usize, open: usize) -> Option<Type> {
        let receiver = receiver.filter(|of| of.name.len() > 1 || of.name == "()")?;
        let method = self.word(name).to_owned();
        let plain = self.types.plain(receiver);
        if plain.name.len() <= 1 && plain.name != "()" {
            return None;
        }
        let owners = self.types.owners(receiver);
        let is_external = self.external.contains(&plain.name);
        let homes = owners.iter().find_map(|owner| self.types.methods.get(&(owner.name.clone(), method.clone())));
        let callee = match homes {
            Some(homes) => Some(Callee::Files(homes.clone())),
            None if is_in(DERIVED, &method) => Some(Callee::Elsewhere),
            // A macro may define it.
            None if self.types.defined.contains(&plain.name) && !is_external => None,
            None => Some(Callee::Elsewhere),
        };
        let is_ours = matches!(callee, Some(Callee::Files(_)));
        if let Some(callee) = callee {
            self.found.entry(name).or_insert(callee);
        }
        if is_ours {
            return self.returned(receiver, &method);
        }
        self.std_call(&plain, &method, open)
    }

    /// Returns the type of a call of a method of std, and binds the parameter of its closure.
    fn std_call(&mut self, receiver: &Type, method: &str, open: usize) -> Option<Type> {
        let element = self.element(receiver).or_else(|| self.value(receiver));
        if is_in(EACH, method) && self.word(open + 1) == "|" {
            let close = (open + 2..self.tokens.len()).find(|place| self.word(*place) == "|");
            if let (Some(close), Some(element)) = (close, &element) {
                self.bind(open + 2..close, Some(element));
                self.bound.insert(open + 2);
            }
        }
        let is_option = ["Option", "Result"].contains(&receiver.name.as_str());
        match method {
            "lock" | "read" | "write" if ["Mutex", "RwLock"].contains(&receiver.name.as_str()) => {
                Some(named("Result", receiver.of.clone()))
            }
            "ok" | "ok_or" | "ok_or_else" => Some(named("Option", vec![self.value(receiver)?])),
            "values" | "values_mut" | "into_values" => Some(named("Iterator", vec![receiver.of.get(1)?.clone()])),
            "keys" => Some(named("Iterator", vec![receiver.of.first()?.clone()])),
            "get" | "get_mut" | "remove" if receiver.name.ends_with("Map") => {
                Some(named("Option", vec![receiver.of.get(1)?.clone()]))
            }
            "enumerate" => Some(named("Iterator", vec![named("()", vec![named("usize", Vec::new()), element?])])),
            "len" | "count" => Some(named("usize", Vec::new())),
            "to_string" => Some(named("String", Vec::new())),
            "iter" | "iter_mut" | "into_iter" | "drain" => Some(named("Iterator", vec![element?])),
            method if is_in(VALUE, method) => self.value(receiver),
            method if is_in(SAME, method) => Some(receiver.clone()),
            method if is_in(ONE, method) && !is_option => Some(named("Option", vec![element?])),
            _ => None,
        }
    }
}
