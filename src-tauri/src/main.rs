//! The `cantina-desktop` program: the window.

#![cfg_attr(not(debug_assertions), windows_subsystem = "windows")]

use std::process::ExitCode;

use cantina_desktop::Start;

/// The allocator. Games and searches copy and drop many small states, and it is faster at this than the system's.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    let folder = std::env::current_dir().unwrap_or_default();
    let files = match Start::from_arguments(std::env::args_os().skip(1), &folder) {
        Start::Window(files) => files,
        Start::Version => {
            println!("cantina-desktop {}", app::version());
            return ExitCode::SUCCESS;
        }
        Start::Unknown(option) => {
            let option = option.to_string_lossy();
            let usage = "usage: cantina-desktop [FILE...]: opens the window, and these events or deck lists in it";
            cantina_desktop::environment::complain(&format!("cantina-desktop: there is no option {option}\n{usage}"));
            return ExitCode::from(2);
        }
    };
    #[cfg(target_os = "linux")]
    if let Some(problem) = cantina_desktop::environment::no_display(|name| std::env::var_os(name)) {
        cantina_desktop::environment::report_no_window(problem);
        return ExitCode::FAILURE;
    }
    #[cfg(windows)]
    if let Some(problem) = cantina_desktop::environment::no_web_view() {
        cantina_desktop::environment::report_no_window(problem);
        return ExitCode::FAILURE;
    }
    #[cfg(target_os = "linux")]
    if let Err(problem) = cantina_desktop::environment::correct() {
        eprintln!("cantina-desktop: {problem}");
    }
    cantina_desktop::run(files)
}
