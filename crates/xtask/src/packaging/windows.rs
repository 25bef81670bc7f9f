//! `cargo xtask windows`: builds the programs and the installer for Windows on Debian.
//!
//! Debian's second compiler is used: Debian packages the source of the standard library, and the library for Windows is
//! built from it. NSIS makes the installer. Programs and installers are signed with the certificate of a release if one
//! is named, otherwise with a test certificate.

mod trial;
mod wine;

use std::ffi::OsString;
use std::fs;
use std::path::{Path, PathBuf};

use super::{copy, empty, said, source, write};
use crate::machine::{self, Purpose};
use crate::release::PACKAGES;
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
/// The variable with the path of Microsoft's small installer of WebView2, which downloads it. Microsoft distributes it,
/// so it is not in this repository.
const BOOTSTRAPPER: &str = "CANTINA_WEBVIEW2_BOOTSTRAPPER";
/// The variable with the path of Microsoft's large installer of WebView2, for computers without a network. It is put
/// into a second installer.
const STANDALONE: &str = "CANTINA_WEBVIEW2_STANDALONE";
/// The variable with the path of the certificate for a release, with its private key (PKCS #12).
const CERTIFICATE: &str = "CANTINA_WINDOWS_CERTIFICATE";
/// The variable with the path of a file that contains the password of [`CERTIFICATE`].
const PASSWORD: &str = "CANTINA_WINDOWS_CERTIFICATE_PASSWORD";
/// The service that states when a release was signed, so that its signature outlives the certificate.
const TIMESTAMPS: &str = "http://timestamp.digicert.com";
/// The programs that the installer contains.
const PROGRAMS: [&str; 3] = ["cantina.exe", "cantina-desktop.exe", "WebView2Loader.dll"];

/// Builds both programs and the installer.
pub(crate) fn make() -> Outcome {
    machine::set_up(Purpose::Windows)?;
    front_end::build()?;
    let (commit, data) = source()?;
    build_command("build for Windows", "build")
        .with(&["--release"])
        .with(&PACKAGES)
        .env("CANTINA_COMMIT", &commit)
        .env("CANTINA_DATA_DATE", &data)
        .run()?;
    let folder = folder();
    empty(&folder)?;
    let programs = folder.join("programs");
    for program in PROGRAMS {
        copy(&built(program), &programs.join(program))?;
    }
    documents(&programs)?;
    let certificate = Certificate::find(&folder)?;
    for program in &PROGRAMS[..2] {
        certificate.sign(&programs.join(program))?;
    }
    let small = installer_file("");
    installer(&programs, &small, std::env::var_os(BOOTSTRAPPER))?;
    let mut files: Vec<PathBuf> = PROGRAMS.iter().map(|program| programs.join(program)).collect();
    files.push(small.clone());
    if let Some(standalone) = std::env::var_os(STANDALONE) {
        let large = installer_file("-offline");
        installer(&programs, &large, Some(standalone))?;
        files.push(large);
    }
    for installer in &files[PROGRAMS.len()..] {
        certificate.sign(installer)?;
    }
    certificate.remove_key()?;
    for file in &files {
        println!("{:6.1} MB  {}", size(file)? as f64 / 1e6, file.display());
    }
    if size(&small)? > LARGEST {
        return Err(format!("{} is larger than {} MB", small.display(), LARGEST / 1_000_000));
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

fn installer_file(kind: &str) -> PathBuf {
    folder().join(format!("Cantina-{}-setup-x64{kind}.exe", env!("CARGO_PKG_VERSION")))
}

/// Adds the texts that every package contains.
fn documents(programs: &Path) -> Outcome {
    for text in ["README.md", "CHANGELOG.md", "SECURITY.md", "LICENSE"] {
        copy(&root().join(text), &programs.join(text))?;
    }
    copy(&root().join("src-tauri/icons/icon.ico"), &programs.join("cantina.ico"))?;
    let notices =
        said(wine::command(&wine::prefix()?).arg(programs.join("cantina.exe")).args(["licences", "--texts"]))?;
    write(&programs.join("licences-of-others.txt"), notices.as_bytes())
}

/// Builds an installer that contains an installer of WebView2, or shows where to get it.
fn installer(programs: &Path, installer: &Path, web_view: Option<OsString>) -> Outcome {
    let define = |name: &str, value: &str| format!("-D{name}={value}");
    let mut arguments = vec![
        "-V2".to_owned(),
        "-INPUTCHARSET".to_owned(),
        "UTF8".to_owned(),
        define("VERSION", env!("CARGO_PKG_VERSION")),
        define("PROGRAMS", &programs.display().to_string()),
        define("INSTALLER", &installer.display().to_string()),
    ];
    if let Some(web_view) = web_view {
        arguments.push(define("BOOTSTRAPPER", &web_view.to_string_lossy()));
    } else {
        println!("{BOOTSTRAPPER} is not set: the installer shows where to get WebView2 instead of installing it.");
    }
    arguments.push(root().join("src-tauri/windows/installer.nsi").display().to_string());
    let arguments: Vec<&str> = arguments.iter().map(String::as_str).collect();
    Step::new("make the installer", Path::new("makensis"), &arguments).run()
}

/// The certificate that files are signed with.
enum Certificate {
    /// The certificate of a release, and the file with its password.
    Release { file: String, password: String },
    /// A certificate made for this build, which Windows does not trust.
    Test { key: String, certificate: String },
}

impl Certificate {
    /// Returns the certificate of a release if the environment names one, otherwise makes a test certificate.
    fn find(folder: &Path) -> Result<Self, String> {
        if let Ok(file) = std::env::var(CERTIFICATE) {
            let password = std::env::var(PASSWORD).map_err(|_| format!("{CERTIFICATE} is set, but not {PASSWORD}"))?;
            return Ok(Self::Release { file, password });
        }
        println!("{CERTIFICATE} is not set: the files get a test signature, which Windows does not trust.");
        let path = |name: &str| folder.join(name).display().to_string();
        let (key, certificate) = (path("test-key.pem"), path("test-certificate.pem"));
        let request =
            ["req", "-x509", "-newkey", "rsa:3072", "-nodes", "-days", "30", "-subj", "/CN=Cantina test signature"];
        Step::new("make a test certificate", Path::new("openssl"), &request)
            .with(&["-addext", "extendedKeyUsage=codeSigning", "-keyout", &key, "-out", &certificate])
            .quiet()
            .run()?;
        Ok(Self::Test { key, certificate })
    }

    /// Signs a file. A test signature is verified here, that of a release on Windows, which knows its authority.
    fn sign(&self, file: &Path) -> Outcome {
        let (signed, unsigned) = (file.display().to_string(), file.with_extension("unsigned"));
        fs::rename(file, &unsigned).map_err(|problem| format!("{signed}: {problem}"))?;
        let from = unsigned.display().to_string();
        let with = match self {
            Self::Release { file, password } => ["-pkcs12", file, "-readpass", password, "-ts", TIMESTAMPS].to_vec(),
            Self::Test { key, certificate } => ["-certs", certificate, "-key", key].to_vec(),
        };
        Step::new("sign", Path::new("osslsigncode"), &["sign", "-h", "sha256", "-n", "Cantina"])
            .with(&with)
            .with(&["-in", &from, "-out", &signed])
            .quiet()
            .run()?;
        if let Self::Test { certificate, .. } = self {
            let verify = ["verify", "-CAfile", certificate, "-in", &signed];
            Step::new("verify the signature", Path::new("osslsigncode"), &verify).quiet().run()?;
        }
        fs::remove_file(&unsigned).map_err(|problem| format!("{from}: {problem}"))
    }

    /// Removes the private key of a test certificate.
    fn remove_key(self) -> Outcome {
        match self {
            Self::Release { .. } => Ok(()),
            Self::Test { key, .. } => fs::remove_file(&key).map_err(|problem| format!("{key}: {problem}")),
        }
    }
}

fn size(file: &Path) -> Result<u64, String> {
    fs::metadata(file).map(|found| found.len()).map_err(|problem| format!("{}: {problem}", file.display()))
}
