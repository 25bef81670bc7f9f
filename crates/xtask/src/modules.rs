//! Counts the dependencies between the top-level modules of a crate, method calls included, and rejects new cycles.
//!
//! A submodule belongs to its top-level module. A method call `receiver.name()` names no file, so [`crate::cycles`]
//! cannot see it. Here it counts as a use of the file that defines the method of the receiver's type, if the code names
//! that type plainly ([`crate::receivers`]). Otherwise it counts if the name is defined in only one file of the crate,
//! in no crate below it, and is not a common name of std. All other calls of a name that another module defines are
//! counted as unknown: most of them are calls of std, but some may be dependencies that are missed. A name that the
//! crate root re-exports counts as a use of the file that defines it.

use std::collections::{BTreeMap, BTreeSet};

use crate::Outcome;
use crate::cycles::{Module, Uses, circles, code, paths, resolved, sources, tree, uses, words};
use crate::receivers::{Callee, Types};
use crate::step::root;

/// The crates whose modules are checked, each with the crates below it.
const CRATES: [(&str, &[&str]); 3] = [
    (
        "app",
        &[
            "ability",
            "bots",
            "catalog",
            "decks",
            "draft",
            "exchange",
            "model",
            "paper",
            "phrase",
            "protocol",
            "rulebook",
            "rules",
            "store",
            "tournament",
        ],
    ),
    ("rules", &["ability", "catalog", "model"]),
    ("tournament", &[]),
];

/// A crate and two of its modules that depend on each other, in alphabetical order.
type Pair = (&'static str, &'static str, &'static str);

/// The pairs of modules that still depend on each other. This list may only shrink.
const ALLOWED: &[Pair] = &[];

/// A crate whose modules form a larger cycle, not counting those pairs, with the modules of that cycle. This list may
/// only shrink.
const ALLOWED_CYCLES: &[(&str, &[&str])] = &[];

/// Names of methods of std and of crates that we use. A call of such a name is not counted.
const COMMON: &str = "all any and and_then append args as_bytes as_deref as_mut as_ref as_slice as_str at begin \
    binary_search borrow borrow_mut by_ref bytes capacity chain chars checked_add checked_sub chunks clear clone \
    clone_from cloned cmp code collect concat contains contains_key copied count cycle dedup default deref display \
    drain drop ends_with entry enumerate eq err every exists expect extend extend_from_slice fetch file_name fill \
    filter filter_map find find_map first first_mut flat_map flatten flush fmt fold for_each format from fuse get \
    get_mut get_or_insert get_or_insert_with has hash hold holds id index insert inspect intersection into into_inner \
    into_iter is_dir is_empty is_err is_file is_none is_none_or is_ok is_some is_some_and iter iter_mut join keys kill \
    kind last last_mut len lines load lock map map_err map_or map_or_default map_or_else map_while matches max max_by \
    max_by_key min min_by min_by_key name ne new next next_back next_if not nth number of ok ok_or ok_or_else open or \
    or_default or_else or_insert or_insert_with output parse partial_cmp path peek peekable poll pop pop_front \
    position product push push_back push_front push_str read records recv remove repeat replace reserve retain rev \
    reverse rfind rotate_left rotate_right rows saturating_add saturating_sub scan seek select send set shuffle skip \
    skip_while sort sort_by sort_by_key sort_unstable sort_unstable_by sort_unstable_by_key spawn splice split \
    split_at split_off split_once starts_with status step_by store strip_prefix strip_suffix sub sum swap swap_remove \
    take take_if take_while text then then_some to_le_bytes to_owned to_string to_vec trim truncate try_borrow \
    try_from try_into union unwrap unwrap_or unwrap_or_default unwrap_or_else update values values_mut wait windows \
    with with_capacity wrapping_add write write_all zip";

/// Number of uses of one module by another.
#[derive(Debug, Clone, Copy, Default, PartialEq, Eq)]
struct Weight {
    calls: usize,
    paths: usize,
}

/// For each top-level module, the others that it uses.
type ModuleUses = BTreeMap<String, BTreeMap<String, Weight>>;

/// Fails if modules form a cycle that is not in the lists, or no longer form one that is. The message lists all of
/// them.
pub(crate) fn check() -> Outcome {
    let mut wrong = Vec::new();
    for (name, below) in CRATES {
        let (files, below) = (files(name)?, method_names(below)?);
        let modules = module_uses(&files, &below);
        let allowed = ALLOWED.iter().filter(|(of, ..)| *of == name).map(|(_, a, b)| (*a, *b)).collect();
        let cycle = ALLOWED_CYCLES.iter().find(|(of, _)| *of == name).map_or(&[][..], |(_, modules)| *modules);
        let mut found = problems(&modules, &allowed, cycle);
        found.extend(unexplained(&files, &circles(&file_uses(&files, &below))));
        wrong.extend(found.into_iter().map(|problem| format!("{name}: {problem}")));
    }
    if wrong.is_empty() { Ok(()) } else { Err(format!("dependencies between modules:\n{}", wrong.join("\n"))) }
}

/// Prints the dependencies between the modules of a crate, or of all checked crates.
pub(crate) fn print(only: Option<&str>) -> Outcome {
    let known = CRATES.map(|(name, _)| name);
    if let Some(unknown) = only.filter(|only| !known.contains(only)) {
        return Err(format!("{unknown} is not a checked crate: use one of {}", known.join(", ")));
    }
    for (name, below) in CRATES.iter().filter(|(name, _)| only.is_none_or(|only| only == *name)) {
        let (files, below) = (files(name)?, method_names(below)?);
        println!("{}", table(name, &module_uses(&files, &below)));
        let found = circles(&file_uses(&files, &below));
        println!("{} files; cycles between files, each inside one module:", files.len());
        for circle in &found {
            let names: Vec<String> = circle.iter().map(|file| file.join("::")).collect();
            println!("{:4}  {}", names.len(), names.join(" "));
        }
        println!("{}\n", calls(&files, &below).summary());
    }
    Ok(())
}

/// Prints the method calls from one module of a crate to another, with their files.
pub(crate) fn print_calls(name: &str, from: &str, to: &str) -> Outcome {
    let Some((_, below)) = CRATES.iter().find(|(known, _)| *known == name) else {
        return Err(format!("{name} is not a checked crate"));
    };
    let calls = calls(&files(name)?, &method_names(below)?);
    for (caller, callees) in calls.found.iter().filter(|(caller, _)| top_level(caller) == from) {
        for (callee, names) in callees.iter().filter(|(callee, _)| top_level(callee) == to) {
            let names: Vec<String> = names.iter().map(|(name, count)| format!("{name} {count}")).collect();
            println!("{} -> {}: {}", caller.join("::"), callee.join("::"), names.join(", "));
        }
    }
    Ok(())
}

fn files(name: &str) -> Result<BTreeMap<Module, String>, String> {
    sources(&root().join("crates").join(name).join("src"))
}

/// Returns the names of the methods that these crates define.
fn method_names(crates: &[&str]) -> Result<BTreeSet<String>, String> {
    let mut names = BTreeSet::new();
    for name in crates {
        for text in files(name)?.values() {
            names.extend(methods(&words(&code(text))).into_iter().map(str::to_owned));
        }
    }
    Ok(names)
}

/// Returns one line for each pair of modules with a dependency. The pairs that use each other come first.
fn table(name: &str, modules: &ModuleUses) -> String {
    let mut mutual = String::new();
    let mut one_way = String::new();
    for (from, uses) in modules {
        for (to, there) in uses {
            let shown = |weight: &Weight| format!("{:4} calls {:3} paths", weight.calls, weight.paths);
            match modules.get(to).and_then(|back| back.get(from)) {
                Some(back) if from < to => {
                    mutual += &format!("  {from:12} <-> {to:12} {} | {}\n", shown(there), shown(back));
                }
                Some(_) => {}
                None => one_way += &format!("  {from:12}  -> {to:12} {}\n", shown(there)),
            }
        }
    }
    format!("{name}\n{mutual}{one_way}")
}

/// Returns the differences from the allowed pairs of modules that use each other, and from the allowed larger cycle.
fn problems(modules: &ModuleUses, allowed: &BTreeSet<(&str, &str)>, cycle: &[&str]) -> Vec<String> {
    let uses = |from: &str, to: &str| modules.get(from).is_some_and(|uses| uses.contains_key(to));
    let mut found = Vec::new();
    let mut one_way = Uses::new();
    for (from, used) in modules {
        let (both, only): (Vec<&String>, Vec<&String>) = used.keys().partition(|to| uses(to, from));
        let new = both.into_iter().filter(|to| from < *to && !allowed.contains(&(from, to)));
        found.extend(new.map(|to| format!("{from} and {to} use each other (cargo xtask modules)")));
        one_way.insert(vec![from.clone()], only.into_iter().map(|to| vec![to.clone()]).collect());
    }
    let list = "remove them from the list in xtask/src/modules.rs";
    let outdated = allowed.iter().filter(|(a, b)| !uses(a, b) || !uses(b, a));
    found.extend(outdated.map(|(a, b)| format!("{a} and {b} no longer use each other: {list}")));
    let cycles: Vec<Vec<String>> = circles(&one_way).iter().map(|circle| circle.concat()).collect();
    let new = cycles.iter().filter(|names| names.iter().any(|name| !cycle.contains(&name.as_str())));
    found.extend(new.map(|names| format!("cycle: {}", names.join(", "))));
    let left: Vec<&str> = cycle.iter().copied().filter(|name| !cycles.concat().iter().any(|one| one == name)).collect();
    if !left.is_empty() {
        found.push(format!("no longer in a cycle: {}: {list}", left.join(", ")));
    }
    found
}

/// Returns the cycles between files of a module whose first comment gives no reason for one.
fn unexplained(files: &BTreeMap<Module, String>, circles: &[Vec<Module>]) -> Vec<String> {
    let of = |circle: &&Vec<Module>| circle.first().map(top_level).unwrap_or_default();
    let explains = |name: &str| {
        let text = files.get(&vec![name.to_owned()]).map_or("", String::as_str);
        let comment: Vec<&str> = text.lines().map_while(|line| line.strip_prefix("//!")).map(str::trim).collect();
        comment.join(" ").contains("form a cycle of calls, because")
    };
    let wrong = circles.iter().filter(|circle| !explains(&of(circle)));
    let names = |circle: &Vec<Module>| circle.iter().map(|file| file.join("::")).collect::<Vec<_>>().join(", ");
    wrong
        .map(|circle| format!("cycle without a reason in the first comment of {}: {}", of(&circle), names(circle)))
        .collect()
}

/// Returns the top-level module that a file belongs to.
fn top_level(module: &Module) -> String {
    module.first().map_or_else(|| "lib".to_owned(), Clone::clone)
}

fn module_uses(files: &BTreeMap<Module, String>, below: &BTreeSet<String>) -> ModuleUses {
    let mut modules = ModuleUses::new();
    for (from, calls) in calls(files, below).found {
        for (to, count) in calls {
            modules.entry(top_level(&from)).or_default().entry(top_level(&to)).or_default().calls +=
                count.values().sum::<usize>();
        }
    }
    for (from, used) in path_uses(files) {
        for to in used {
            modules.entry(top_level(&from)).or_default().entry(top_level(&to)).or_default().paths += 1;
        }
    }
    for (from, uses) in &mut modules {
        uses.remove(from);
    }
    modules
}

/// Returns the files that each file uses, by path or by method call.
fn file_uses(files: &BTreeMap<Module, String>, below: &BTreeSet<String>) -> Uses {
    let mut all = path_uses(files);
    for (from, calls) in calls(files, below).found {
        all.entry(from).or_default().extend(calls.into_keys());
    }
    all
}

/// Returns the files that each file uses by path. `crate::Name` is a use of the file that the crate root re-exports the
/// name from.
fn path_uses(files: &BTreeMap<Module, String>) -> Uses {
    let mut all = uses(files);
    let exports = exports(files);
    for (file, text) in files.iter().filter(|(file, _)| !file.is_empty()) {
        for path in paths(&code(text)) {
            let [root, name, ..] = path.as_slice() else { continue };
            let home = exports.get(name).filter(|home| root == "crate" && *home != file);
            if let Some(home) = home {
                all.entry(file.clone()).or_default().insert(home.clone());
            }
        }
    }
    all
}

/// Returns the names that the crate root re-exports, each with the file that it comes from.
fn exports(files: &BTreeMap<Module, String>) -> BTreeMap<String, Module> {
    let Some(root) = files.get(&Module::new()) else { return BTreeMap::new() };
    let words = words(&code(root));
    let mut found = Vec::new();
    for at in 0..words.len() {
        if words[at] == "pub" && words.get(at + 1).is_some_and(|word| word == "use") {
            tree(&words, at + 2, &["crate".to_owned()], &mut found);
        }
    }
    let named = |path: Vec<String>| {
        let home = resolved(files, &Module::new(), &path)?;
        path.last().cloned().map(|name| (name, home)).filter(|(_, home)| !home.is_empty())
    };
    found.into_iter().filter_map(named).collect()
}

/// The method calls of a crate.
#[derive(Debug, Default)]
struct Calls {
    /// The calls from each file of methods that other files define, counted by name.
    found: BTreeMap<Module, BTreeMap<Module, BTreeMap<String, usize>>>,
    /// Calls attributed by the type of their receiver, those of other crates included.
    by_type: usize,
    /// Calls attributed by a name that only one file defines.
    by_name: usize,
    /// Calls of names that no other module defines.
    elsewhere: usize,
    /// Calls that may be of another module, by name.
    unknown: BTreeMap<String, usize>,
}

impl Calls {
    fn summary(&self) -> String {
        let mut names: Vec<(&String, &usize)> = self.unknown.iter().collect();
        names.sort_by_key(|(name, count)| (std::cmp::Reverse(**count), *name));
        let names: Vec<String> = names.iter().take(12).map(|(name, count)| format!("{name} {count}")).collect();
        let unknown: usize = self.unknown.values().sum();
        format!(
            "method calls: {} attributed by type, {} by name; {} have a name that no other module defines; {unknown} unknown ({})",
            self.by_type,
            self.by_name,
            self.elsewhere,
            names.join(", "),
        )
    }
}

/// Reads the method calls of a crate. A method with a name in `below` may be one of another crate.
fn calls(files: &BTreeMap<Module, String>, below: &BTreeSet<String>) -> Calls {
    let words: BTreeMap<&Module, Vec<String>> =
        files.iter().map(|(file, text)| (file, without_macros(&words(&code(text))))).collect();
    let types = Types::of(&words);
    let mut homes: BTreeMap<&str, BTreeSet<&Module>> = BTreeMap::new();
    for (file, words) in &words {
        for name in methods(words) {
            homes.entry(name).or_default().insert(file);
        }
    }
    let common: BTreeSet<&str> = COMMON.split_whitespace().collect();
    let mut calls = Calls::default();
    for (file, tokens) in &words {
        let callees = types.callees(file, tokens);
        for (at, window) in tokens.windows(3).enumerate() {
            let [dot, name, after] = window else { continue };
            if dot != "." || after != "(" && after != "::" {
                continue;
            }
            let homes = homes.get(name.as_str());
            let is_unique = !common.contains(name.as_str()) && !below.contains(name);
            let home = match callees.get(&(at + 1)) {
                Some(Callee::Elsewhere) => {
                    calls.by_type += 1;
                    continue;
                }
                Some(Callee::Files(files)) if files.len() == 1 || files.contains(*file) => {
                    calls.by_type += 1;
                    files.first().filter(|_| !files.contains(*file)).cloned()
                }
                Some(Callee::Files(_)) | None => match homes.filter(|homes| homes.len() == 1 && is_unique) {
                    Some(homes) => {
                        calls.by_name += 1;
                        homes.first().map(|home| (**home).clone()).filter(|home| home != *file)
                    }
                    None => {
                        let is_elsewhere =
                            |homes: &&BTreeSet<&Module>| homes.iter().any(|home| top_level(home) != top_level(file));
                        match homes.filter(is_elsewhere) {
                            Some(_) => *calls.unknown.entry(name.clone()).or_default() += 1,
                            None => calls.elsewhere += 1,
                        }
                        continue;
                    }
                },
            };
            if let Some(home) = home {
                let between = calls.found.entry((*file).clone()).or_default().entry(home).or_default();
                *between.entry(name.clone()).or_default() += 1;
            }
        }
    }
    calls
}

/// Returns the words without the bodies of `macro_rules!`, which belong to the files that expand them.
fn without_macros(words: &[String]) -> Vec<String> {
    let mut kept = Vec::new();
    let mut at = 0;
    while let Some(word) = words.get(at) {
        if word == "macro_rules" && words.get(at + 3).is_some_and(|word| word == "{") {
            let mut open = 0_usize;
            for word in &words[at..] {
                at += 1;
                match word.as_str() {
                    "{" => open += 1,
                    "}" if open == 1 => break,
                    "}" => open -= 1,
                    _ => {}
                }
            }
        } else {
            kept.push(word.clone());
            at += 1;
        }
    }
    kept
}

/// Returns the names of the functions in a file whose first parameter is `self`.
fn methods(tokens: &[String]) -> Vec<&str> {
    let mut names = Vec::new();
    for (at, word) in tokens.iter().enumerate() {
        if word != "fn" {
            continue;
        }
        let Some(name) = tokens.get(at + 1) else { continue };
        let mut parameters = tokens[at..].iter().map(String::as_str).skip_while(|word| *word != "(").skip(1).peekable();
        // `&self`, `&mut self`, `&'a self`, `mut self`
        parameters.next_if_eq(&"&");
        if parameters.next_if_eq(&"'").is_some() {
            parameters.next();
        }
        parameters.next_if_eq(&"mut");
        if parameters.next() == Some("self") {
            names.push(name.as_str());
        }
    }
    names
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use super::*;
    use crate::cycles::module_of;

    fn of(files: &[(&str, &str)]) -> BTreeMap<Module, String> {
        files.iter().map(|(file, text)| (module_of(Path::new(file)), (*text).to_owned())).collect()
    }

    #[test]
    fn modules_use_each_other_only_where_allowed() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_method_call_back_into_a_module_is_found() {
        let files = of(&[
            ("lib.rs", "mod read; mod flow;"),
            ("read/mod.rs", "impl Game { fn cost_of(&self) -> u8 { self.budget(); self.len() } }"),
            ("flow/mod.rs", "mod pay;"),
            ("flow/pay.rs", "impl Game { fn budget<'game>(&'game self) { self.cost_of::<u8>() } fn len(&self) {} }"),
        ]);
        let modules = module_uses(&files, &BTreeSet::new());
        assert_eq!(problems(&modules, &BTreeSet::new(), &[]), ["flow and read use each other (cargo xtask modules)"]);
        assert_eq!(problems(&modules, &BTreeSet::from([("flow", "read")]), &[]), Vec::<String>::new());
        assert_eq!(problems(&modules, &BTreeSet::from([("flow", "read"), ("flow", "write")]), &[]).len(), 1);
        assert!(table("rules", &modules).contains("flow         <-> read            1 calls   0 paths"));
    }

    #[test]
    fn a_cycle_inside_a_module_needs_a_reason_in_its_first_comment() {
        let wrong = |comment: &str| {
            let module = format!("{comment}\nmod play; mod pay;");
            let files = of(&[
                ("flow/mod.rs", module.as_str()),
                ("flow/play.rs", "impl Game { fn play(&self) { self.pay() } }"),
                ("flow/pay.rs", "impl Game { fn pay(&self) { self.play() } }"),
            ]);
            unexplained(&files, &circles(&file_uses(&files, &BTreeSet::new())))
        };
        let reason = "//! The course of a game.\n//!\n//! The files form a cycle\n//! of calls, because paying plays.";
        assert_eq!(wrong(reason), Vec::<String>::new());
        let none = wrong("//! The course of a game.");
        assert_eq!(none, ["cycle without a reason in the first comment of flow: flow::pay, flow::play"]);
    }

    #[test]
    fn a_method_with_the_name_of_one_of_a_crate_below_is_not_counted() {
        let files =
            of(&[("a.rs", "impl A { fn one(&self) { b.two() } }"), ("b.rs", "impl B { fn two(&self) { a.one() } }")]);
        assert_eq!(problems(&module_uses(&files, &BTreeSet::new()), &BTreeSet::new(), &[]).len(), 1);
        assert_eq!(
            problems(&module_uses(&files, &BTreeSet::from(["two".to_owned()])), &BTreeSet::new(), &[]),
            Vec::<String>::new()
        );
    }

    /// A call of a common name counts if the type of its receiver is plain; otherwise it is reported as unknown.
    #[test]
    fn a_call_is_attributed_by_the_type_of_its_receiver_and_otherwise_reported() {
        let files = of(&[
            ("one.rs", "pub struct One;\nimpl One { fn get(&self, other: &crate::two::Two) { other.get(); } }"),
            (
                "two.rs",
                "pub struct Two;\nimpl Two { fn get(&self) { one().get(); maybe.len() } }\nfn one() -> One { todo }",
            ),
            ("three.rs", "fn run(all: &[u8]) { all.get(1); unknown.get(); }"),
        ]);
        let below = BTreeSet::from(["get".to_owned()]);
        assert_eq!(
            problems(&module_uses(&files, &below), &BTreeSet::new(), &[]),
            ["one and two use each other (cargo xtask modules)"]
        );
        let calls = calls(&files, &below);
        assert_eq!((calls.by_type, calls.by_name, calls.elsewhere), (3, 0, 1));
        assert_eq!(calls.unknown, BTreeMap::from([("get".to_owned(), 1)]));
    }

    #[test]
    fn a_name_that_the_root_re_exports_belongs_to_its_file() {
        let files = of(&[
            ("lib.rs", "mod read; mod flow;\npub use flow::{game::Game, other};"),
            ("read.rs", "use crate::Game;"),
            ("flow/mod.rs", "mod game;"),
            ("flow/game.rs", "use crate::read::View;"),
        ]);
        assert_eq!(
            problems(&module_uses(&files, &BTreeSet::new()), &BTreeSet::new(), &[]),
            ["flow and read use each other (cargo xtask modules)"]
        );
    }

    #[test]
    fn a_cycle_of_three_modules_is_found_and_tests_macros_and_ambiguous_names_are_not_counted() {
        let files = of(&[
            ("a.rs", "impl A { fn one(&self) { b.two() } fn twice(&self) {} }"),
            ("b.rs", "impl B { fn two(&mut self) { c.three() } fn twice(&self) {} }"),
            ("c.rs", "impl C { fn three(self) { a.one() } }"),
            (
                "d.rs",
                "macro_rules! m { () => { b.two() } }\nfn four(d: &D) { d.twice() }\n#[cfg(test)]\nmod tests {\n fn t() { a.one() } }\n",
            ),
        ]);
        assert_eq!(problems(&module_uses(&files, &BTreeSet::new()), &BTreeSet::new(), &[]), ["cycle: a, b, c"]);
        assert_eq!(
            problems(&module_uses(&files, &BTreeSet::new()), &BTreeSet::new(), &["a", "b", "c"]),
            Vec::<String>::new()
        );
        assert_eq!(problems(&module_uses(&files, &BTreeSet::new()), &BTreeSet::new(), &["a", "b", "c", "e"]).len(), 1);
        assert!(!module_uses(&files, &BTreeSet::new()).contains_key("d"));
    }
}
