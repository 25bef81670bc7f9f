//! Driver of the built program in its real window. It uses WebKitWebDriver on a separate virtual display (Xvfb). Used
//! by the window tests, by `e2e-shots` (screenshots from a script) and by `e2e-measure`.
//!
//! Invariants:
//! - Each process that this crate starts is ended by it, by process id.
//! - It accesses the program only from outside: its window, its data folder and its signals.
//!
//! Start with [`Window::open`].

mod axe;
mod browser;
mod devtools;
mod display;
mod draft;
mod keys;
mod palette;
mod printer;
mod process;
mod screens;
mod script;
mod served;
pub mod table;
mod window;

pub use browser::{ANSWERS, PhoneBrowser};
pub use devtools::SlowNetwork;
pub use display::Display;
pub use palette::with_palette;
pub use printer::Printer;
pub use process::{ProcessId, command_line_path, memory_of_all_kb, processor_of_all_ms, program_path};
pub use screens::TABS_OF_EVENT_1;
pub use script::{Step, run_step};
pub use served::ServedEvent;
pub use window::{Target, Window};

/// An error while driving the window, as a message.
#[derive(Debug, Clone, PartialEq, Eq, thiserror::Error)]
#[error("{0}")]
pub struct Problem(pub String);

impl Problem {
    /// Returns a problem with the action during which it occurred.
    pub fn when(doing: impl std::fmt::Display, cause: impl std::fmt::Display) -> Self {
        Self(format!("{doing}: {cause}"))
    }
}

/// The result of driving the window.
pub type DriveResult<T> = Result<T, Problem>;
