//! Types of the receivers of method calls, where the code of a crate names them plainly.
//!
//! This does not check types. It knows the fields of structs, the signatures of functions, parameters, `let` with a type
//! or a chain of known calls, and the element types of the usual containers. A shadowed name has the type that was
//! bound last before the call. For other receivers it gives no answer.

mod declarations;
mod scan;
mod tokens;

use std::collections::{BTreeMap, BTreeSet};

use self::declarations::{block_of, external_names, keep};
use self::scan::Scan;
use self::tokens::{is_type_name, word};
use crate::cycles::Module;

/// A type: its last name, and its type arguments. References are ignored.
#[derive(Debug, Clone, PartialEq, Eq)]
struct Type {
    name: String,
    of: Vec<Type>,
}

/// The definition that a method call refers to.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(crate) enum Callee {
    /// A method that is defined in these files: more than one only for types of the same name.
    Files(BTreeSet<Module>),
    /// A method of another crate or of std.
    Elsewhere,
}

/// The types of a crate.
#[derive(Debug, Default)]
pub(crate) struct Types {
    /// The modules of the crate, by each part of their path.
    modules: BTreeSet<String>,
    /// The submodules of each file.
    children: BTreeMap<Module, BTreeSet<String>>,
    /// The types and traits that the crate defines.
    defined: BTreeSet<String>,
    /// The files that define a method of a type.
    methods: BTreeMap<(String, String), BTreeSet<Module>>,
    /// Return types of functions, by type (empty for free functions) and name. `None` for names with several types.
    returns: BTreeMap<(String, String), Option<Type>>,
    fields: BTreeMap<(String, String), Option<Type>>,
    /// Targets of `Deref`.
    derefs: BTreeMap<String, Type>,
    /// The traits that a type implements.
    traits: BTreeMap<String, BTreeSet<String>>,
    aliases: BTreeMap<String, Type>,
}

/// Smart pointers and guards, whose methods are those of their target.
const POINTERS: [&str; 8] = ["Arc", "Box", "Rc", "Ref", "RefMut", "MutexGuard", "RwLockReadGuard", "RwLockWriteGuard"];

fn named(name: &str, of: Vec<Type>) -> Type {
    Type { name: name.to_owned(), of }
}

impl Types {
    /// Reads the types of a crate from the tokens of its files.
    pub(crate) fn of(files: &BTreeMap<&Module, Vec<String>>) -> Types {
        let mut types =
            Types { modules: files.keys().flat_map(|file| file.iter().cloned()).collect(), ..Types::default() };
        for file in files.keys() {
            if let Some((name, parent)) = file.split_last() {
                types.children.entry(parent.to_vec()).or_default().insert(name.clone());
            }
        }
        for tokens in files.values() {
            for at in 0..tokens.len() {
                if ["struct", "enum", "trait"].contains(&tokens[at].as_str()) && is_type_name(word(tokens, at + 1)) {
                    types.defined.insert(tokens[at + 1].clone());
                }
            }
        }
        for (file, tokens) in files {
            types.read(file, tokens);
        }
        types
    }

    fn read(&mut self, file: &Module, tokens: &[String]) {
        let blocks = self.blocks(tokens);
        for block in &blocks {
            if let Some(of) = &block.of_trait {
                self.traits.entry(block.own.name.clone()).or_default().insert(of.clone());
            }
        }
        for at in 0..tokens.len() {
            match tokens[at].as_str() {
                "struct" => self.struct_fields(tokens, at),
                "type" if word(tokens, at + 2) == "=" => {
                    let Some(target) = self.parsed(tokens, at + 3).0 else { continue };
                    match block_of(&blocks, at) {
                        Some(block) if word(tokens, at + 1) == "Target" => {
                            self.derefs.insert(block.own.name.clone(), target);
                        }
                        Some(_) => {}
                        None => {
                            self.aliases.insert(tokens[at + 1].clone(), target);
                        }
                    }
                }
                "fn" => {
                    let Some(function) = self.function(tokens, at, &blocks) else { continue };
                    let own = function.own.as_ref().map_or_else(String::new, |own| own.name.clone());
                    let key = (own, function.name.clone());
                    if function.is_method {
                        self.methods.entry(key.clone()).or_default().insert(file.clone());
                    }
                    keep(&mut self.returns, key, function.returns);
                }
                _ => {}
            }
        }
    }

    /// Returns what each method call of a file refers to, by the index of the method's name in its tokens. Calls whose
    /// receiver is not known are left out.
    pub(crate) fn callees(&self, file: &Module, tokens: &[String]) -> BTreeMap<usize, Callee> {
        let blocks = self.blocks(tokens);
        let external = external_names(tokens, self.children.get(file));
        let mut found = BTreeMap::new();
        for at in 0..tokens.len() {
            if tokens[at] != "fn" {
                continue;
            }
            let Some(function) = self.function(tokens, at, &blocks) else { continue };
            let mut scan = Scan {
                types: self,
                tokens,
                external: &external,
                own: function.own,
                names: function.names,
                bound: BTreeSet::new(),
                found: &mut found,
            };
            scan.body(function.body);
        }
        found
    }

    /// Returns a type without aliases and pointers.
    fn plain(&self, of: &Type) -> Type {
        let mut of = of.clone();
        for _ in 0..8 {
            if let Some(target) = self.aliases.get(&of.name) {
                of = target.clone();
            } else if POINTERS.contains(&of.name.as_str()) {
                let Some(target) = of.of.into_iter().find(|part| !part.name.is_empty()) else {
                    return named("", Vec::new());
                };
                of = target;
            } else {
                break;
            }
        }
        of
    }

    /// Returns the types whose methods a value has: its own, its traits, and those that it dereferences to.
    fn owners(&self, of: &Type) -> Vec<Type> {
        let mut all = vec![self.plain(of)];
        while let Some(target) = all.last().and_then(|last| self.derefs.get(&last.name)) {
            let target = self.plain(target);
            if all.contains(&target) {
                break;
            }
            all.push(target);
        }
        let traits = all.iter().flat_map(|of| self.traits.get(&of.name).into_iter().flatten());
        let traits: Vec<Type> = traits.map(|name| named(name, Vec::new())).collect();
        all.extend(traits);
        all
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::cycles::words;

    /// Returns the files of the calls in `a.rs`, in the order of the calls; "-" for std and other crates.
    fn callees(files: &[(&str, &str)]) -> Vec<(String, String)> {
        let modules: Vec<Module> = files.iter().map(|(file, _)| vec![(*file).to_owned()]).collect();
        let tokens: BTreeMap<&Module, Vec<String>> =
            modules.iter().zip(files).map(|(module, (_, text))| (module, words(&crate::cycles::code(text)))).collect();
        let own = &tokens[&modules[0]];
        let all = Types::of(&tokens).callees(&modules[0], own);
        let shown = |callee: &Callee| match callee {
            Callee::Files(files) => files.iter().map(|file| file.join("::")).collect::<Vec<_>>().join(" "),
            Callee::Elsewhere => "-".to_owned(),
        };
        all.iter().map(|(at, callee)| (own[*at].clone(), shown(callee))).collect()
    }

    fn of(all: &[(&str, &str)]) -> Vec<(String, String)> {
        all.iter().map(|(name, file)| ((*name).to_owned(), (*file).to_owned())).collect()
    }

    const B: (&str, &str) = (
        "b",
        "pub struct Book { pub all: Vec<Card>, one: Arc<Card> }
         impl Book { pub fn new() -> Self { todo() } pub fn get(&self, at: u8) -> Option<&Card> { None } }",
    );
    const C: (&str, &str) =
        ("c", "pub struct Card; impl Card { fn len(&self) -> usize { 0 } fn insert(&mut self) {} }");

    #[test]
    fn receivers_are_found_by_parameters_fields_and_return_types() {
        let a = "impl Desk { fn run(&self, b: &Book, v: Vec<u8>) -> Result<(), E> {
            v.get(1);
            b.get(2);
            b.one.len();
            b.all[0].insert();
            let c = b.get(1)?;
            c.len();
            let Some(d) = b.get(1) else { return };
            d.insert();
            Book::new().get(3);
            for one in &b.all { one.len(); }
            b.all.iter().map(|each| each.len());
            helper().get(1);
        } }
        fn helper() -> Book { Book::new() }
        struct Desk;";
        let expected = [
            ("get", "-"),
            ("get", "b"),
            ("len", "c"),
            ("insert", "c"),
            ("get", "b"),
            ("len", "c"),
            ("get", "b"),
            ("insert", "c"),
            ("get", "b"),
            ("len", "c"),
            ("iter", "-"),
            ("map", "-"),
            ("len", "c"),
            ("get", "b"),
        ];
        assert_eq!(callees(&[("a", a), B, C]), of(&expected));
    }

    #[test]
    fn self_and_what_it_dereferences_to_have_their_methods() {
        let a = "impl Deref for Desk { type Target = Book; fn deref(&self) -> &Book { &self.b } }
            impl Desk { fn run(&self) { self.get(1); self.own(); } fn own(&self) {} }
            struct Desk { b: Book }";
        assert_eq!(callees(&[("a", a), B, C]), of(&[("get", "b"), ("own", "a")]));
        let traits = "trait Size { fn len(&self) -> usize { 0 } }
            impl Size for Desk {} struct Desk;
            fn run(a: &Desk, any: &impl Size, of: &dyn Size) { a.len(); any.len(); of.len(); }";
        assert_eq!(callees(&[("a", traits), B, C]), of(&[("len", "a"), ("len", "a"), ("len", "a")]));
    }

    #[test]
    fn unknown_receivers_have_no_answer() {
        let a = "fn run<T>(any: T, c: Card) { any.len(); let c = unknown(); c.len(); some.insert(); }
            fn closures(all: &Other) { all.map(|c| c.len()); }";
        assert_eq!(callees(&[("a", a), B, C]), of(&[("map", "-")]));
        // The type of the same name is another crate's.
        assert_eq!(callees(&[("a", "use other::Card; fn run(c: &Card) { c.clear(); }"), B, C]), of(&[("clear", "-")]));
    }
}
