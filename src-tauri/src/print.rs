//! The page on paper.
//!
//! `window.print()` in the page does nothing while a driver has the window, so the page asks for this instead.
//! A test cannot click in the system's dialog either: `CANTINA_PRINT_TO` names a PDF file to print to without asking.

use std::ffi::OsStr;

use tauri::WebviewWindow;

/// Opens the system's print dialog.
///
/// # Errors
/// The web view is gone.
pub fn page(window: &WebviewWindow) -> tauri::Result<()> {
    match std::env::var_os("CANTINA_PRINT_TO") {
        Some(file) => to_file(window, &file),
        None => window.print(),
    }
}

#[cfg(target_os = "linux")]
fn to_file(window: &WebviewWindow, file: &OsStr) -> tauri::Result<()> {
    use webkit2gtk::PrintOperationExt;
    let address = format!("file://{}", file.to_string_lossy());
    window.with_webview(move |view| {
        let settings = gtk::PrintSettings::new();
        // GTK's own name of the printer that is a file.
        settings.set_printer("Print to File");
        settings.set("output-uri", Some(&address));
        settings.set("output-file-format", Some("pdf"));
        let operation = webkit2gtk::PrintOperation::new(&view.inner());
        operation.set_print_settings(&settings);
        operation.connect_failed(|_, why| eprintln!("the page was not printed: {why}"));
        operation.print();
    })
}

#[cfg(not(target_os = "linux"))]
fn to_file(window: &WebviewWindow, _file: &OsStr) -> tauri::Result<()> {
    window.print()
}
