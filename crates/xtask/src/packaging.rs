//! `cargo xtask package`: builds the installable packages from one description (`src-tauri/tauri.conf.json`).
//!
//! Tauri's bundler writes the packages for the current system. The command line with its manual and completions, which
//! the bundler does not support, is first put into a folder tree and added to every package from there.

pub(crate) mod trial;
pub(crate) mod windows;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::files::{copy, empty, files_of, said, write};
use crate::identity::Description;
use crate::machine::{self, Purpose};
use crate::release::{PACKAGES, Release};
use crate::step::{Step, built, root};
use crate::{front_end, step};

/// Maximum size of a package, in bytes.
const LARGEST: u64 = 25_000_000;
/// Paths of shell completion files.
const COMPLETIONS: [(&str, &str); 3] = [
    ("bash", "share/bash-completion/completions/cantina"),
    ("fish", "share/fish/vendor_completions.d/cantina.fish"),
    ("zsh", "share/zsh/vendor-completions/_cantina"),
];

/// Builds a release and all packages possible on this system.
pub(crate) fn make() -> Outcome {
    machine::set_up(Purpose::Run)?;
    front_end::build()?;
    let (commit, data) = source()?;
    let release = Release::prepare()?;
    release.build(&PACKAGES).env("CANTINA_COMMIT", &commit).env("CANTINA_DATA_DATE", &data).run()?;
    let folder = root().join("target/package");
    empty(&folder)?;
    tree(&folder.join("tree/usr"))?;
    let kinds = kinds();
    if !kinds.is_empty() {
        let configuration = root().join("src-tauri/tauri.package.json");
        let configuration = configuration.display().to_string();
        let bundle = ["bundle", "--ci", "--config", &configuration, "--bundles", &kinds.join(",")];
        let tauri = root().join("ui/node_modules/.bin/tauri");
        Step::new("make packages", &tauri, &bundle).run()?;
    }
    let mut made = collect(&step::built("release", "bundle"), &kinds, &folder)?;
    for package in made.iter().filter(|file| file.extension().is_some_and(|ending| ending == "deb")) {
        press(package, &folder)?;
    }
    made.push(archive(&folder)?);
    for file in &made {
        let size = fs::metadata(file).map_err(|problem| format!("{}: {problem}", file.display()))?.len();
        println!("{:6.1} MB  {}", size as f64 / 1e6, file.display());
        if size > LARGEST {
            return Err(format!("{} is larger than {} MB", file.display(), LARGEST / 1_000_000));
        }
    }
    Ok(())
}

/// Returns the package formats that the bundler makes here; for Windows none, because `cargo xtask windows` makes its
/// installer. AppImage is included only if the bundler's tools are already present, because it would download them.
fn kinds() -> Vec<&'static str> {
    if cfg!(target_os = "windows") {
        return Vec::new();
    }
    if cfg!(target_os = "macos") {
        return vec!["app", "dmg"];
    }
    let tools = std::env::home_dir().map(|home| home.join(".cache/tauri"));
    let has_tools = tools.is_some_and(|folder| {
        fs::read_dir(folder).is_ok_and(|mut files| {
            files.any(|file| file.is_ok_and(|file| file.file_name().to_string_lossy().starts_with("linuxdeploy")))
        })
    });
    if has_tools { vec!["deb", "rpm", "appimage"] } else { vec!["deb", "rpm"] }
}

/// Writes the files of a package to a tree below `usr`. They are the command line, its manual and completions, the file
/// types, the licences and the documents.
fn tree(usr: &Path) -> Outcome {
    let cantina = built("release", "cantina");
    copy(&cantina, &usr.join("bin").join(cantina.file_name().unwrap_or_default()))?;
    let manual = usr.join("share/man/man1");
    let manual_name = manual.display().to_string();
    Step::new("write the manual", &cantina, &["man", &manual_name]).quiet().run()?;
    let pages: Vec<PathBuf> = files_of(&manual)?;
    let pages: Vec<String> = pages.iter().map(|page| page.display().to_string()).collect();
    if cfg!(unix) {
        let arguments: Vec<&str> = ["-9", "-n"].into_iter().chain(pages.iter().map(String::as_str)).collect();
        Step::new("press the manual", Path::new("gzip"), &arguments).quiet().run()?;
    }
    for (shell, place) in COMPLETIONS {
        write(&usr.join(place), said(Command::new(&cantina).args(["completions", shell]))?.as_bytes())?;
    }
    let notices = said(Command::new(&cantina).args(["licences", "--texts"]))?;
    write(&usr.join("share/doc/cantina/licences-of-others.txt"), notices.as_bytes())?;
    copy(&root().join("LICENSE"), &usr.join("share/doc/cantina/copyright"))?;
    // Errors name these documents.
    let documents = files_of(&root().join("docs"))?;
    for document in documents.iter().filter(|file| file.extension().is_some_and(|ending| ending == "md")) {
        copy(document, &usr.join("share/doc/cantina/docs").join(document.file_name().unwrap_or_default()))?;
    }
    copy(&root().join("src-tauri/linux/cantina.xml"), &usr.join("share/mime/packages/cantina.xml"))?;
    let icon = usr.join("share/icons/hicolor/scalable/apps/cantina-desktop.svg");
    copy(&root().join("src-tauri/icons/icon.svg"), &icon)?;
    let id = Description::of_the_repository()?;
    let metainfo = usr.join("share/metainfo").join(format!("{}.metainfo.xml", id.get("id")?));
    copy(&root().join("src-tauri/linux/metainfo.xml"), &metainfo)
}

/// Copies the packages from the bundler to one folder.
fn collect(bundles: &Path, kinds: &[&str], folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut made = Vec::new();
    for kind in kinds.iter().filter(|kind| **kind != "app") {
        let newest = files_of(&bundles.join(kind))?.into_iter().max_by_key(|file| {
            let is_package = file.extension().is_some();
            (is_package, fs::metadata(file).and_then(|found| found.modified()).ok())
        });
        let newest = newest.ok_or_else(|| format!("the bundler made no {kind}"))?;
        let to = folder.join(newest.file_name().unwrap_or_default());
        copy(&newest, &to)?;
        made.push(to);
    }
    Ok(made)
}

/// Repacks a .deb with xz: the bundler supports only gzip, which is a quarter larger.
fn press(package: &Path, folder: &Path) -> Outcome {
    let inside = folder.join("deb");
    let (file, inside) = (package.display().to_string(), inside.display().to_string());
    let dpkg = Path::new("dpkg-deb");
    Step::new("open the .deb", dpkg, &["--raw-extract", &file, &inside]).quiet().run()?;
    let build = ["--root-owner-group", "-Zxz", "--build", &inside, &file];
    Step::new("press the .deb", dpkg, &build).quiet().run()
}

/// Creates an archive that runs from any folder.
fn archive(folder: &Path) -> Result<PathBuf, String> {
    let name = format!("cantina-{}-{}-{}", env!("CARGO_PKG_VERSION"), std::env::consts::OS, std::env::consts::ARCH);
    let inside = folder.join(&name);
    for program in ["cantina", "cantina-desktop"] {
        let program = built("release", program);
        copy(&program, &inside.join(program.file_name().unwrap_or_default()))?;
    }
    let tree = folder.join("tree/usr/share");
    copy(&tree.join("doc/cantina/licences-of-others.txt"), &inside.join("licences-of-others.txt"))?;
    for (_, place) in COMPLETIONS {
        let place = folder.join("tree/usr").join(place);
        copy(&place, &inside.join("completions").join(place.file_name().unwrap_or_default()))?;
    }
    for page in files_of(&tree.join("man/man1"))? {
        copy(&page, &inside.join("man").join(page.file_name().unwrap_or_default()))?;
    }
    for text in ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"] {
        copy(&root().join(text), &inside.join(text))?;
    }
    let ending = if cfg!(windows) { "zip" } else { "tar.xz" };
    let archive = folder.join(format!("{name}.{ending}"));
    let (to, from) = (archive.display().to_string(), folder.display().to_string());
    Step::new("write the archive", Path::new("tar"), &["-acf", &to, "-C", &from, &name]).quiet().run()?;
    Ok(archive)
}

/// Returns the commit that is built and the date of the card data, which `--version` shows.
fn source() -> Result<(String, String), String> {
    Ok((git(&["rev-parse", "--short=12", "HEAD"])?, git(&["log", "-1", "--format=%cs", "--", "data"])?))
}

fn git(arguments: &[&str]) -> Result<String, String> {
    let found = said(Command::new("git").args(arguments).current_dir(root()))?;
    let found = found.trim().to_owned();
    if found.is_empty() { Err(format!("git {}: no answer", arguments.join(" "))) } else { Ok(found) }
}
