//! The `cantina-desktop` program: the window.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

fn main() -> ExitCode {
    #[cfg(target_os = "linux")]
    if let Some(problem) = cantina_desktop::environment::no_display(|name| std::env::var_os(name)) {
        cantina_desktop::environment::complain(&format!("cantina-desktop: {problem}"));
        return ExitCode::FAILURE;
    }
    #[cfg(target_os = "linux")]
    if let Err(problem) = cantina_desktop::environment::correct() {
        eprintln!("cantina-desktop: {problem}");
    }
    cantina_desktop::run()
}
