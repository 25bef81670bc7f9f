//! `cargo xtask windows`: builds the programs and the installer for Windows on Debian.
//!
//! Debian's second compiler is used, because its packages contain the source of the standard library; the library for
//! Windows is built from it. The installer is made by NSIS and gets a test signature; a release is signed in the
//! public workflow.

mod trial;

use std::fs;
use std::path::{Path, PathBuf};

use super::{copy, empty, said, write};
use crate::machine::{self, Purpose};
use crate::step::{Step, root};
use crate::{Outcome, front_end};

pub(crate) use self::trial::run as try_out;

/// The target that Debian has a linker for.
const TARGET: &str = "x86_64-pc-windows-gnu";
/// Debian's compiler; rustup's has no source of the standard library without a download.
const COMPILER: [(&str, &str); 2] = [("RUSTC", "/usr/bin/rustc"), ("RUSTDOC", "/usr/bin/rustdoc")];
/// Debian's cargo.
const CARGO: &str = "/usr/bin/cargo";
/// Maximum size of the installer, in bytes.
const LARGEST: u64 = 30_000_000;
/// The variable with the path of a WebView2 bootstrapper to include in the installer. Microsoft distributes it, so it
/// is not in this repository.
const BOOTSTRAPPER: &str = "CANTINA_WEBVIEW2_BOOTSTRAPPER";

/// Builds both programs and the installer.
pub(crate) fn make() -> Outcome {
    machine::set_up(Purpose::Windows)?;
    front_end::build()?;
    for package in [["-p", "cli"], ["-p", "cantina-desktop"]] {
        build_command("build for Windows", "build").with(&["--release"]).with(&package).run()?;
    }
    let folder = folder();
    empty(&folder)?;
    let programs = folder.join("programs");
    for program in ["cantina.exe", "cantina-desktop.exe", "WebView2Loader.dll"] {
        copy(&built(program), &programs.join(program))?;
    }
    documents(&programs)?;
    let installer = installer(&programs)?;
    sign(&folder, &installer)?;
    let mut files = super::files_of(&programs)?;
    files.retain(|file| file.extension().is_some_and(|ending| ending == "exe" || ending == "dll"));
    files.push(installer.clone());
    for file in &files {
        println!("{:6.1} MB  {}", size(file)? as f64 / 1e6, file.display());
    }
    if size(&installer)? > LARGEST {
        return Err(format!("{} is larger than {} MB", installer.display(), LARGEST / 1_000_000));
    }
    Ok(())
}

/// Returns a cargo command for Windows. Its build folder is separate, because the compiler differs.
fn build_command(name: &'static str, command: &str) -> Step {
    let target = target().display().to_string();
    let shared = ["-Zbuild-std=std,panic_unwind", "--locked", "--target", TARGET, "--target-dir", &target];
    let step = Step::new(name, Path::new(CARGO), &[command]).with(&shared);
    COMPILER.iter().fold(step, |step, (name, value)| step.env(name, value)).env("RUSTC_BOOTSTRAP", "1")
}

fn target() -> PathBuf {
    root().join("target/windows")
}

fn built(program: &str) -> PathBuf {
    target().join(TARGET).join("release").join(program)
}

fn folder() -> PathBuf {
    root().join("target/package/windows")
}

fn installer_file() -> PathBuf {
    folder().join(format!("Cantina-{}-setup-x64.exe", env!("CARGO_PKG_VERSION")))
}

/// Adds the texts that every package contains. The notices come from the program for this system, which is built from
/// the same packages.
fn documents(programs: &Path) -> Outcome {
    for text in ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"] {
        copy(&root().join(text), &programs.join(text))?;
    }
    copy(&root().join("src-tauri/icons/icon.ico"), &programs.join("cantina.ico"))?;
    let run = ["run", "--quiet", "--locked", "--bin", "cantina", "--", "licences", "--texts"];
    let cargo = std::env::var("CARGO").unwrap_or_else(|_| "cargo".into());
    let notices = said(std::process::Command::new(cargo).args(run).current_dir(root()))?;
    write(&programs.join("licences-of-others.txt"), notices.as_bytes())
}

/// Builds the installer.
fn installer(programs: &Path) -> Result<PathBuf, String> {
    let version = env!("CARGO_PKG_VERSION");
    let installer = installer_file();
    let script = root().join("src-tauri/windows/installer.nsi");
    let define = |name: &str, value: &str| format!("-D{name}={value}");
    let mut arguments = vec![
        "-V2".to_owned(),
        "-INPUTCHARSET".to_owned(),
        "UTF8".to_owned(),
        define("VERSION", version),
        define("PROGRAMS", &programs.display().to_string()),
        define("INSTALLER", &installer.display().to_string()),
    ];
    if let Some(bootstrapper) = std::env::var_os(BOOTSTRAPPER) {
        arguments.push(define("BOOTSTRAPPER", &bootstrapper.to_string_lossy()));
    } else {
        println!("{BOOTSTRAPPER} is not set: the installer shows where to get WebView2 instead of installing it.");
    }
    arguments.push(script.display().to_string());
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    Step::new("make the installer", Path::new("makensis"), &arguments).run()?;
    Ok(installer)
}

/// Signs the installer with a certificate made for this purpose, and verifies the signature. Windows does not trust it.
fn sign(folder: &Path, installer: &Path) -> Outcome {
    let path = |name: &str| folder.join(name).display().to_string();
    let (key, certificate) = (path("test-key.pem"), path("test-certificate.pem"));
    let request =
        ["req", "-x509", "-newkey", "rsa:3072", "-nodes", "-days", "30", "-subj", "/CN=Cantina test signature"];
    Step::new("make a test certificate", Path::new("openssl"), &request)
        .with(&["-addext", "extendedKeyUsage=codeSigning", "-keyout", &key, "-out", &certificate])
        .quiet()
        .run()?;
    let (unsigned, signed) = (path("unsigned.exe"), installer.display().to_string());
    fs::rename(installer, &unsigned).map_err(|problem| format!("{signed}: {problem}"))?;
    let sign = ["sign", "-h", "sha256", "-certs", &certificate, "-key", &key, "-n", "Cantina"];
    Step::new("sign the installer", Path::new("osslsigncode"), &sign)
        .with(&["-in", &unsigned, "-out", &signed])
        .quiet()
        .run()?;
    let verify = ["verify", "-CAfile", &certificate, "-in", &signed];
    Step::new("verify the signature", Path::new("osslsigncode"), &verify).quiet().run()?;
    for file in [unsigned, key] {
        fs::remove_file(&file).map_err(|problem| format!("{file}: {problem}"))?;
    }
    Ok(())
}

fn size(file: &Path) -> Result<u64, String> {
    fs::metadata(file).map(|found| found.len()).map_err(|problem| format!("{}: {problem}", file.display()))
}
