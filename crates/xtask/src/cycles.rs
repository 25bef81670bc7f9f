//! Rejects dependency cycles between the files of a crate, direct or indirect.
//!
//! A file and the files of its submodules may use each other and count as one file: a module may use what its parent
//! provides to all submodules. Code that is used only by tests is ignored. Paths that start with `crate`, `self` or
//! `super` are resolved, in `use` and elsewhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::step::root;

/// The path of a module from the crate root: `event::state` is `["event", "state"]`.
pub(crate) type Module = Vec<String>;

/// For each file, the files that it uses.
pub(crate) type Uses = BTreeMap<Module, BTreeSet<Module>>;

/// Fails if files of a crate form a dependency cycle. The message lists the files of every cycle.
pub(crate) fn check() -> Outcome {
    let crates = root().join("crates");
    let entries = fs::read_dir(&crates).map_err(|error| format!("crates: {error}"))?;
    let mut folders: Vec<PathBuf> = entries.flatten().map(|entry| entry.path()).collect();
    folders.push(root().join("src-tauri"));
    folders.sort();
    let mut found = Vec::new();
    for folder in folders {
        let name = folder.file_name().map_or_else(String::new, |name| name.to_string_lossy().into_owned());
        let files = sources(&folder.join("src"))?;
        found.extend(circles(&uses(&files)).iter().map(|circle| told(&name, circle)));
    }
    if found.is_empty() { Ok(()) } else { Err(format!("dependency cycles between files:\n{}", found.join("\n"))) }
}

fn told(name: &str, circle: &[Module]) -> String {
    let files: Vec<String> = circle.iter().map(|module| module.join("::")).collect();
    format!("{name}: {}", files.join(", "))
}

/// Returns the text of every source file in a folder, by module, without the files that only tests use.
pub(crate) fn sources(src: &Path) -> Result<BTreeMap<Module, String>, String> {
    let mut files = BTreeMap::new();
    let mut folders = vec![src.to_path_buf()];
    while let Some(folder) = folders.pop() {
        let failed = |error: std::io::Error| format!("{}: {error}", folder.display());
        for entry in fs::read_dir(&folder).map_err(failed)?.flatten() {
            let path = entry.path();
            if path.is_dir() {
                folders.push(path);
            } else if path.extension().is_some_and(|extension| extension == "rs") {
                let text = fs::read_to_string(&path).map_err(|error| format!("{}: {error}", path.display()))?;
                files.insert(module_of(path.strip_prefix(src).unwrap_or(&path)), text);
            }
        }
    }
    let tests: BTreeSet<Module> = files.iter().flat_map(|(module, text)| test_modules(module, text)).collect();
    files.retain(|module, _| !tests.iter().any(|test| module.starts_with(test)));
    Ok(files)
}

/// Returns the modules in separate files that a file declares for tests only.
fn test_modules(module: &Module, text: &str) -> Vec<Module> {
    let declared = text.split("#[cfg(test)]\n").skip(1).filter_map(|rest| {
        let line = rest.lines().next()?;
        line.strip_prefix("pub(crate) ").unwrap_or(line).strip_prefix("mod ")?.strip_suffix(';')
    });
    declared.map(|name| [&module[..], &[name.to_owned()]].concat()).collect()
}

pub(crate) fn module_of(file: &Path) -> Module {
    let mut parts: Module = file.with_extension("").iter().map(|part| part.to_string_lossy().into_owned()).collect();
    if parts.last().is_some_and(|last| ["mod", "lib", "main"].contains(&last.as_str())) {
        parts.pop();
    }
    parts
}

/// Returns the files that each file uses.
pub(crate) fn uses(files: &BTreeMap<Module, String>) -> Uses {
    let of = |(module, text): (&Module, &String)| {
        let paths = paths(&code(text));
        let used = paths.iter().filter_map(|path| resolved(files, module, path));
        (module.clone(), used.filter(|used| !used.starts_with(module) && !module.starts_with(used)).collect())
    };
    files.iter().map(of).collect()
}

/// Returns the file that a path leads to.
pub(crate) fn resolved(files: &BTreeMap<Module, String>, module: &Module, path: &[String]) -> Option<Module> {
    let mut rest = path.iter().peekable();
    let mut at = match rest.next()?.as_str() {
        "crate" => Module::new(),
        "self" => module.clone(),
        "super" => module.split_last()?.1.to_vec(),
        _ => return None,
    };
    while rest.next_if(|part| *part == "super").is_some() {
        at.pop();
    }
    for part in rest {
        at.push(part.clone());
        if !files.contains_key(&at) {
            at.pop();
            break;
        }
    }
    files.contains_key(&at).then_some(at)
}

/// Returns the text without comments, strings and test code.
pub(crate) fn code(text: &str) -> String {
    let mut plain = String::with_capacity(text.len());
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            '/' if letters.peek() == Some(&'/') => {
                for letter in letters.by_ref() {
                    if letter == '\n' {
                        plain.push('\n');
                        break;
                    }
                }
            }
            '"' => {
                while let Some(letter) = letters.next() {
                    match letter {
                        '\\' => drop(letters.next()),
                        '"' => break,
                        _ => {}
                    }
                }
                plain.push_str("\"\"");
            }
            '\'' => {
                // A character literal, or a lifetime.
                plain.push('\'');
                let mut ahead = letters.clone();
                match (ahead.next(), ahead.next(), ahead.next()) {
                    (Some('\\'), Some(_), _) => {
                        letters.next();
                        letters.next();
                        letters.by_ref().find(|letter| *letter == '\'');
                    }
                    (Some(_), Some('\''), _) => {
                        letters.next();
                        letters.next();
                    }
                    _ => {}
                }
            }
            other => plain.push(other),
        }
    }
    let tests = ["mod tests {", "pub(crate) mod tests {"].map(|module| plain.find(&format!("#[cfg(test)]\n{module}")));
    match tests.into_iter().flatten().min() {
        Some(tests) => plain[..tests].to_owned(),
        None => plain,
    }
}

/// Returns all paths that start with `crate`, `self` or `super`, with brace groups expanded.
pub(crate) fn paths(code: &str) -> Vec<Vec<String>> {
    let words = words(code);
    let mut found = Vec::new();
    let mut at = 0;
    while at < words.len() {
        let begins = ["crate", "self", "super"].contains(&words[at].as_str())
            && words.get(at + 1).is_some_and(|next| next == "::");
        at = if begins { tree(&words, at, &[], &mut found) } else { at + 1 };
    }
    found
}

/// Parses one path or tree of paths from an index on. Returns the index after it.
pub(crate) fn tree(words: &[String], mut at: usize, before: &[String], found: &mut Vec<Vec<String>>) -> usize {
    let mut path = before.to_vec();
    loop {
        match words.get(at).map(String::as_str) {
            Some("{") => {
                at += 1;
                while words.get(at).is_some_and(|word| word != "}") {
                    let next = tree(words, at, &path, found);
                    at = next.max(at + 1);
                    while words.get(at).is_some_and(|word| word != "," && word != "}") {
                        at += 1;
                    }
                    if words.get(at).is_some_and(|word| word == ",") {
                        at += 1;
                    }
                }
                return at + 1;
            }
            Some(word) if word.starts_with(|letter: char| letter.is_alphanumeric() || letter == '_') => {
                // `{self, Name}` is the module itself.
                if word != "self" || path.is_empty() {
                    path.push(word.to_owned());
                }
                at += 1;
                if words.get(at).is_none_or(|word| word != "::") {
                    break;
                }
                at += 1;
            }
            // A glob, a generic argument, or the end.
            Some(_) | None => break,
        }
    }
    found.push(path);
    at
}

/// Splits code into names, double colons, and other single characters.
pub(crate) fn words(code: &str) -> Vec<String> {
    let mut words = Vec::new();
    let mut letters = code.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter.is_alphanumeric() || letter == '_' {
            let mut word = letter.to_string();
            while let Some(more) = letters.next_if(|letter| letter.is_alphanumeric() || *letter == '_') {
                word.push(more);
            }
            words.push(word);
        } else if letter == ':' && letters.next_if_eq(&':').is_some() {
            words.push("::".to_owned());
        } else if !letter.is_whitespace() {
            words.push(letter.to_string());
        }
    }
    words
}

/// Returns the groups of files that all use each other, directly or indirectly.
pub(crate) fn circles(uses: &Uses) -> Vec<Vec<Module>> {
    let reached: BTreeMap<&Module, BTreeSet<&Module>> =
        uses.keys().map(|module| (module, reached_from(uses, module))).collect();
    let mut seen = BTreeSet::new();
    let mut circles = Vec::new();
    for (module, to) in &reached {
        if !to.contains(module) || !seen.insert(*module) {
            continue;
        }
        let circle = to.iter().filter(|other| reached.get(*other).is_some_and(|back| back.contains(module)));
        let circle: Vec<Module> = circle.map(|other| (*other).clone()).collect();
        seen.extend(uses.keys().filter(|other| circle.contains(other)));
        circles.push(circle);
    }
    circles
}

fn reached_from<'a>(uses: &'a Uses, module: &'a Module) -> BTreeSet<&'a Module> {
    let mut reached = BTreeSet::new();
    let mut open = vec![module];
    while let Some(next) = open.pop() {
        for used in uses.get(next).into_iter().flatten() {
            if reached.insert(used) {
                open.push(used);
            }
        }
    }
    reached
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files = files.iter().map(|(file, text)| (module_of(Path::new(file)), (*text).to_owned())).collect();
        circles(&uses(&files)).iter().map(|circle| told("app", circle)).collect()
    }

    #[test]
    fn no_files_form_a_dependency_cycle() {
        assert_eq!(check(), Ok(()));
    }

    #[test]
    fn a_cycle_is_named_with_all_of_its_files() {
        let files = [
            ("lib.rs", "mod a; mod b; mod c; mod d;"),
            ("a.rs", "use crate::b::{self, Thing};"),
            ("b/mod.rs", "fn one() { crate::c::two('\"') }"),
            ("c.rs", "use super::{a::Other, d};"),
            ("d.rs", "// crate::a\nconst A: &str = \"crate::a::x\";"),
        ];
        assert_eq!(found(&files), ["app: a, b, c"]);
    }

    #[test]
    fn files_that_only_tests_use_are_found_by_their_declaration() {
        let text = "mod a;\n#[cfg(test)]\nmod b;\n#[cfg(test)]\npub(crate) mod tests;\n#[cfg(test)]\nmod c {\n}\n";
        let found = test_modules(&vec!["event".to_owned()], text);
        assert_eq!(found, [["event", "b"], ["event", "tests"]]);
    }

    #[test]
    fn a_module_and_its_parts_and_tests_are_no_cycle() {
        let files = [
            ("main.rs", "mod a; mod e;"),
            ("a.rs", "mod b; use self::b::Inner;"),
            ("a/b.rs", "use super::Outer; use crate::e::Far;"),
            ("e.rs", "fn near() {}\n#[cfg(test)]\nmod tests {\n    use crate::a::b;\n}\n"),
        ];
        assert_eq!(found(&files), Vec::<String>::new());
    }
}
