//! Requirements of the build on this machine, and their installation.

use std::path::Path;
use std::process::{Command, Stdio};

use crate::Outcome;
use crate::step::Step;

/// The purpose of the setup.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Purpose {
    /// Building and running.
    Run,
    /// Running all checks as well, including the window tests.
    Test,
    /// Building and testing for Windows, on Debian or Ubuntu.
    Windows,
}

/// Package managers, by Linux distribution.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Family {
    Debian,
    Fedora,
    Arch,
    Other,
}

/// A requirement that system packages provide.
struct Need {
    what: &'static str,
    here: bool,
    /// Package names for Debian, Fedora and Arch.
    packages: [&'static str; 3],
}

/// Checks and installs the requirements: system packages on Debian and Ubuntu. Elsewhere it prints instructions.
pub(crate) fn set_up(purpose: Purpose) -> Outcome {
    let missing = missing(purpose);
    if !missing.is_empty() && family() == Family::Debian {
        install_debian(&missing)?;
    }
    look(purpose)
}

/// Reports missing requirements and how to install them. Changes nothing.
pub(crate) fn look(purpose: Purpose) -> Outcome {
    let mut report = String::new();
    let missing = missing(purpose);
    if !missing.is_empty() {
        report += "Some things that Cantina is built with are not on this machine:\n";
        for need in &missing {
            report += &format!("  - {}\n", need.what);
        }
        report += &format!("\n{}\n", next_step(&missing));
    }
    report += &node_problem().unwrap_or_default();
    if purpose == Purpose::Test {
        report += &rust_problem().unwrap_or_default();
    }
    if report.is_empty() { Ok(()) } else { Err(report + "\nThen give the same command again.") }
}

fn missing(purpose: Purpose) -> Vec<Need> {
    let mut needs = Vec::new();
    if cfg!(target_os = "linux") {
        let library = ["--exists", "webkit2gtk-4.1", "gtk+-3.0", "libsoup-3.0"];
        needs.push(Need {
            what: "a C compiler",
            here: works("cc", &["--version"]),
            packages: ["build-essential", "gcc", "base-devel"],
        });
        needs.push(Need {
            what: "pkg-config",
            here: works("pkg-config", &["--version"]),
            packages: ["pkg-config", "pkgconf-pkg-config", "pkgconf"],
        });
        needs.push(Need {
            what: "WebKitGTK 4.1 with its development files",
            here: works("pkg-config", &library),
            packages: ["libwebkit2gtk-4.1-dev", "webkit2gtk4.1-devel", "webkit2gtk-4.1"],
        });
    }
    if cfg!(target_os = "linux") && purpose == Purpose::Test {
        needs.push(Need {
            what: "WebKitWebDriver, which drives the window in tests",
            here: on_path("WebKitWebDriver"),
            packages: ["webkit2gtk-driver", "webkit2gtk-driver", "webkit2gtk-4.1"],
        });
        needs.push(Need {
            what: "Chromium with its WebDriver, the phones of the tests",
            here: on_path("chromedriver") || std::env::var_os("CHROMEDRIVER").is_some(),
            packages: [chromium_of(&os_release()), "chromium chromedriver", "chromium"],
        });
        needs.push(Need {
            what: "PostgreSQL 15 or newer, the database server of the tests",
            here: on_path("postgres") || has_postgres(),
            packages: ["postgresql", "postgresql-server", "postgresql"],
        });
        needs.push(Need {
            what: "Xvfb, the hidden display",
            here: on_path("Xvfb"),
            packages: ["xvfb xauth", "xorg-x11-server-Xvfb", "xorg-server-xvfb"],
        });
    }
    if purpose == Purpose::Windows {
        needs.extend(windows_needs());
    }
    needs.retain(|need| !need.here);
    needs
}

/// Returns `true` if the programs of a PostgreSQL server are in Debian's folder, which is not on the path.
fn has_postgres() -> bool {
    let mut versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.any(|version| {
        let number = version.file_name().to_str().and_then(|name| name.parse::<u32>().ok());
        number.is_some_and(|number| number >= 15) && version.path().join("bin/postgres").is_file()
    })
}

/// Returns the requirements of a build for Windows. Only Debian has packages of them here.
fn windows_needs() -> [Need; 4] {
    let on_debian = |package| [package, "", ""];
    [
        Need {
            what: "a Rust compiler with the source of its standard library, in addition to rustup's",
            here: Path::new("/usr/bin/rustc").is_file() && Path::new("/usr/lib/rustlib/src/rust").is_dir(),
            packages: on_debian("rustc-web cargo-web rust-web-src"),
        },
        Need {
            what: "a linker for Windows",
            here: on_path("x86_64-w64-mingw32-gcc"),
            packages: on_debian("gcc-mingw-w64-x86-64"),
        },
        Need {
            what: "NSIS and osslsigncode, which make and sign the installer",
            here: on_path("makensis") && on_path("osslsigncode") && on_path("openssl"),
            packages: on_debian("nsis osslsigncode openssl"),
        },
        Need {
            what: "Wine, which runs the programs for the tests",
            here: Path::new("/usr/lib/wine/wine64").is_file(),
            packages: on_debian("wine64 wine"),
        },
    ]
}

fn install_debian(missing: &[Need]) -> Outcome {
    let packages = packages(missing, Family::Debian);
    println!("Cantina needs packages that are not on this machine:");
    for need in missing {
        println!("  - {}", need.what);
    }
    println!("They are installed now: {}", packages.join(" "));
    let root = said("id", &["-u"]).is_some_and(|id| id == "0");
    if !root && !on_path("sudo") {
        return Err(format!("This needs root rights, but sudo is not installed.\n{}", next_step(missing)));
    }
    let apt = |name, arguments: &[&str]| {
        let mut words = if root { vec![] } else { vec!["sudo"] };
        words.extend(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get"]);
        words.extend(arguments);
        Step::new(name, Path::new(words[0]), &words[1..]).run()
    };
    apt("look for packages", &["update"])?;
    let install = [&["install", "--yes", "--no-install-recommends"], packages.as_slice()].concat();
    apt("install packages", &install)
}

fn packages(missing: &[Need], family: Family) -> Vec<&'static str> {
    let of = |need: &Need| match family {
        Family::Debian => need.packages[0],
        Family::Fedora => need.packages[1],
        Family::Arch => need.packages[2],
        Family::Other => "",
    };
    let mut names: Vec<_> = missing.iter().flat_map(|need| of(need).split_whitespace()).collect();
    names.sort_unstable();
    names.dedup();
    names
}

fn next_step(missing: &[Need]) -> String {
    let family = family();
    let names = packages(missing, family).join(" ");
    match family {
        Family::Debian => {
            format!("Install them with:\n  sudo apt-get update && sudo apt-get install --no-install-recommends {names}")
        }
        Family::Fedora => format!("Install them with:\n  sudo dnf install {names}"),
        Family::Arch => format!("Install them with:\n  sudo pacman -S --needed {names}"),
        Family::Other => "Install them with your system's packages; \
             https://v2.tauri.app/start/prerequisites/ names them for many systems."
            .into(),
    }
}

fn family() -> Family {
    family_of(&os_release())
}

fn os_release() -> String {
    std::fs::read_to_string("/etc/os-release").unwrap_or_default()
}

/// Returns the package names of Chromium and its driver. On Ubuntu they are a snap, behind packages with other names
/// than on Debian.
fn chromium_of(os_release: &str) -> &'static str {
    if os_release.lines().any(|line| line == "ID=ubuntu") {
        "chromium-browser chromium-chromedriver"
    } else {
        "chromium chromium-driver"
    }
}

/// Reads /etc/os-release: the system's name and the names of its parent distributions.
fn family_of(os_release: &str) -> Family {
    let named = |wanted: &str| {
        let values = os_release.lines().filter_map(|line| line.strip_prefix("ID=").or(line.strip_prefix("ID_LIKE=")));
        values.flat_map(|value| value.trim_matches('"').split_whitespace()).any(|name| name == wanted)
    };
    if named("debian") || named("ubuntu") {
        Family::Debian
    } else if named("fedora") || named("rhel") {
        Family::Fedora
    } else if named("arch") {
        Family::Arch
    } else {
        Family::Other
    }
}

fn node_problem() -> Option<String> {
    let version = said("node", &["--version"]);
    let npm = if cfg!(windows) { "npm.cmd" } else { "npm" };
    let npm_works = works(npm, &["--version"]);
    match version {
        Some(version) if is_new_enough(&version) && npm_works => None,
        Some(version) if is_new_enough(&version) => Some(format!(
            "\nNode.js {version} is here, but its npm is not. Install npm (Debian, Ubuntu: sudo apt-get install npm).\n"
        )),
        found => Some(format!(
            "\nThe page is built with Node.js 20.19, 22.13, or 24 and later; here is {}.\n\
             Install it from https://nodejs.org/ or with nvm (https://github.com/nvm-sh/nvm): nvm install 22\n",
            found.as_deref().unwrap_or("none")
        )),
    }
}

/// Returns `true` if the tools of the page support this Node.js version ("^20.19 || ^22.13 || >=24", from ESLint).
fn is_new_enough(version: &str) -> bool {
    let mut numbers = version.trim_start_matches('v').split('.').map_while(|number| number.parse::<u32>().ok());
    match (numbers.next(), numbers.next()) {
        (Some(20), Some(minor)) => minor >= 19,
        (Some(22), Some(minor)) => minor >= 13,
        (Some(major), Some(_)) => major >= 24,
        _ => false,
    }
}

fn rust_problem() -> Option<String> {
    let tools =
        [("rustfmt", works("cargo", &["fmt", "--version"])), ("clippy", works("cargo", &["clippy", "--version"]))];
    let missing: Vec<_> = tools.iter().filter(|(_, here)| !here).map(|(name, _)| *name).collect();
    if missing.is_empty() {
        return None;
    }
    let names = missing.join(" ");
    Some(format!("\nOf Rust's own tools, the tests need {names}. Add with:\n  rustup component add {names}\n"))
}

fn works(program: &str, arguments: &[&str]) -> bool {
    let silent = Command::new(program).args(arguments).stdout(Stdio::null()).stderr(Stdio::null()).status();
    silent.is_ok_and(|status| status.success())
}

/// Returns the output of a program, or `None` if it fails.
fn said(program: &str, arguments: &[&str]) -> Option<String> {
    let output = Command::new(program).args(arguments).output().ok()?;
    output.status.success().then(|| String::from_utf8_lossy(&output.stdout).trim().to_owned())
}

fn on_path(program: &str) -> bool {
    std::env::var_os("PATH").is_some_and(|path| std::env::split_paths(&path).any(|dir| dir.join(program).is_file()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn systems_are_recognised_by_their_id_or_parents() {
        assert!(family_of("ID=debian\n") == Family::Debian);
        assert!(family_of("NAME=\"Linux Mint\"\nID=linuxmint\nID_LIKE=\"ubuntu debian\"\n") == Family::Debian);
        assert!(family_of("ID=\"rocky\"\nID_LIKE=\"rhel centos fedora\"\n") == Family::Fedora);
        assert!(family_of("ID=manjaro\nID_LIKE=arch\n") == Family::Arch);
        assert!(family_of("ID=nixos\n") == Family::Other && family_of("") == Family::Other);
    }

    #[test]
    fn chromium_is_requested_by_its_package_name() {
        assert_eq!(
            chromium_of("NAME=\"Ubuntu\"\nID=ubuntu\nID_LIKE=debian\n"),
            "chromium-browser chromium-chromedriver"
        );
        assert_eq!(chromium_of("ID=debian\n"), "chromium chromium-driver");
    }

    #[test]
    fn node_is_requested_if_the_page_needs_another_version() {
        for (version, enough) in [
            ("v18.20.4", false),
            ("v20.18.0", false),
            ("v20.19.0", true),
            ("v21.7.3", false),
            ("v22.12.0", false),
            ("v23.0.0", false),
        ] {
            assert_eq!(is_new_enough(version), enough, "{version}");
        }
        assert!(is_new_enough("v22.13.0") && is_new_enough("v24.1.0") && !is_new_enough("") && !is_new_enough("v20"));
    }

    #[test]
    fn each_package_is_requested_once_by_the_systems_name() {
        let need = |packages| Need { what: "", here: false, packages };
        let needs = [need(["b a", "f", "w"]), need(["a", "g", "w"])];
        assert_eq!(packages(&needs, Family::Debian), ["a", "b"]);
        assert_eq!(packages(&needs, Family::Fedora), ["f", "g"]);
        assert_eq!(packages(&needs, Family::Arch), ["w"]);
        assert!(packages(&needs, Family::Other).is_empty());
    }
}
