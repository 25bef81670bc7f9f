//! docs/several-desks.md, performed on two virtual machines: `cargo xtask several-desks`.
//!
//! Requires root on Debian or Ubuntu. Not part of `cargo xtask test`.

use crate::Outcome;
use crate::step::{Step, root};

/// The steps of the document.
const SCRIPT: &str = "crates/xtask/src/several_desks.sh";
const DOCUMENT: &str = "docs/several-desks.md";

/// Builds the command line and performs the document with it.
pub(crate) fn walk() -> Outcome {
    Step::cargo("build the command line", &["build", "--quiet", "--locked", "-p", "cli"]).quiet().run()?;
    let program = root().join("target/debug/cantina");
    Step::new("several desks", "bash".as_ref(), &[SCRIPT]).with(&[&program.display().to_string(), DOCUMENT]).run()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_that_the_script_takes_from_the_document_is_there() {
        let [script, document] = [SCRIPT, DOCUMENT].map(|file| std::fs::read_to_string(root().join(file)).unwrap());
        let commands = script.lines().filter_map(|line| line.trim_start().strip_prefix("doc ")).map(|line| {
            let (from, to) = (line.find(" \"").unwrap() + 2, line.rfind('"').unwrap());
            line[from..to].replace("\\\"", "\"")
        });
        let commands: Vec<String> = commands.collect();
        assert!(commands.len() > 10, "{commands:?}");
        for command in commands {
            assert!(document.contains(&command), "{command}");
        }
    }
}
