//! `cantina serve`: serves an event to the phones in the room.

use std::net::IpAddr;
use std::path::Path;
use std::sync::Arc;

use app::contract::{PhoneEnrolmentView, ServingStatus, StaffEnrolmentView};
use app::event::Events;
use app::phones::Phones;
use app::{AppError, Cause, ErrorDetail};
use lan::{Options, PageFile, PageSource, Server};
use messages::command_line as wording;

use crate::arguments::ServeArguments;
use crate::arguments::choice::Choice;
use crate::arguments::event::{InvitePlayerArguments, InviteStaffArguments};
use crate::print::{OutputFormat, language, print_error};

/// Serves the event until Ctrl+C.
pub(crate) fn run(out: &OutputFormat, phones: &Arc<Phones>, asked: &ServeArguments) -> Result<(), AppError> {
    let ServeArguments { event, port, address, names, window } = asked;
    let address: Option<IpAddr> = *address;
    let desk_page = window_page(window.as_deref())?;
    let options = Options { address, port: *port, names: names.clone(), desk_page, ..Options::of(*event) };
    let server = Server::start(Arc::clone(phones), &options)?;
    let served = ServingStatus { event: *event, port: u32::from(server.address().port()), urls: server.urls() };
    out.answer(&served, |served| words(served, *port))?;
    server.wait_for_interrupt()?;
    server.stop();
    print_error(&wording::StoppedPhonesKeepShowingTheLast {}.text(language()));
    Ok(())
}

/// Prints the address for a player's phone to join. It is printed only once, because its secret is not stored.
pub(crate) fn invite(
    out: &OutputFormat,
    events: &Events,
    phones: &Phones,
    asked: &InvitePlayerArguments,
) -> Result<(), AppError> {
    let InvitePlayerArguments { event, player, at } = asked;
    let player = events.player_number(*event, player)?;
    let invitation = lan::invite(phones, *event, player)?;
    let url = address_of(&lan::with_seat(&invitation.path, *event, player), at.as_deref());
    let invited = PhoneEnrolmentView { event: *event, player, phone: invitation.phone, url };
    out.answer(&invited, |invited| {
        let code = lan::qr_text(&invited.url).unwrap_or_default();
        let warning = wording::AnyoneWithThisAddressCanReport {}.text(language());
        format!("{code}\n{}\n{warning}", invited.url)
    })
}

/// Prints the address for a judge's or scorekeeper's device to join, also only once.
pub(crate) fn invite_staff(out: &OutputFormat, phones: &Phones, asked: &InviteStaffArguments) -> Result<(), AppError> {
    let InviteStaffArguments { event, role: Choice(role), name, at } = asked;
    let invitation = lan::invite_staff(phones, *event, *role, name)?;
    let url = address_of(&invitation.path, at.as_deref());
    let invited = StaffEnrolmentView { event: *event, role: *role, phone: invitation.phone, url };
    out.answer(&invited, |invited| {
        let code = lan::qr_text(&invited.url).unwrap_or_default();
        let warning = wording::AnyoneWithThisAddressCanMake { name: &name }.text(language());
        format!("{code}\n{}\n{warning}", invited.url)
    })
}

/// Returns the address with the path of an invitation, at the given address or that of this machine.
fn address_of(path: &str, at: Option<&str>) -> String {
    let here = || lan::addresses().first().map(|address| lan::url(address.ip, lan::PORT));
    let base = at.map(str::to_owned).or_else(here).unwrap_or_else(|| format!("http://localhost:{}/", lan::PORT));
    format!("{}/{}", base.trim_end_matches('/'), path)
}

/// Returns the window's page from the given folder, or from the one next to the program, if it exists.
///
/// # Errors
/// `file.*` if the given folder has no page.
fn window_page(named: Option<&Path>) -> Result<Option<PageSource>, AppError> {
    let default_folder = || Some(std::env::current_exe().ok()?.parent()?.join("window"));
    let Some(folder) = named.map(Path::to_owned).or_else(default_folder) else { return Ok(None) };
    let index = folder.join("index.html");
    if let Err(error) = std::fs::metadata(&index) {
        return match named {
            Some(_) => {
                Err(AppError::of(Cause::FileUnreadable { error: ErrorDetail::text(error) })
                    .at(index.display().to_string()))
            }
            None => Ok(None),
        };
    }
    Ok(Some(Arc::new(move |path: &str| {
        // Only files inside the folder, whatever the path.
        let is_plain = |part: &str| !part.is_empty() && !part.starts_with('.') && !part.contains(['\\', ':']);
        let bytes = path.split('/').all(is_plain).then(|| std::fs::read(folder.join(path)).ok()).flatten()?;
        Some(PageFile { bytes, kind: kind_of(path).to_owned() })
    })))
}

/// Returns the MIME type of a file of the page.
fn kind_of(path: &str) -> &'static str {
    match path.rsplit('.').next().unwrap_or_default() {
        "html" => "text/html",
        "js" => "text/javascript",
        "css" => "text/css",
        "svg" => "image/svg+xml",
        "png" => "image/png",
        "webp" => "image/webp",
        "woff2" => "font/woff2",
        "json" => "application/json",
        _ => "application/octet-stream",
    }
}

/// Formats the message printed when the server listens.
fn words(served: &ServingStatus, asked: u16) -> String {
    let mut text = String::new();
    if asked != 0 && u32::from(asked) != served.port {
        let port = served.port;
        text.push_str(&wording::PortIsInUseSoPort { asked: &asked, port: &port }.text(language()));
        text.push('\n');
    }
    match served.urls.split_first() {
        None => text.push_str(&(wording::ThisComputerIsNotOnA {}.text(language()) + "\n")),
        Some((first, others)) => {
            let board = wording::LiveBoard { first: &first }.text(language());
            text.push_str(&format!("{}\n{board}\n", lan::qr_text(first).unwrap_or_default()));
            for other in others {
                let line = wording::Or { other: &other }.text(language());
                text.push_str(&format!("       {line}\n"));
            }
        }
    }
    text.push_str(&wording::IfAPhoneCannotConnectThe {}.text(language()));
    text.push('\n');
    for lan::FirewallCommand { system, command } in
        lan::firewall_commands(u16::try_from(served.port).unwrap_or(lan::PORT))
    {
        let command = command.unwrap_or_else(|| wording::AllowIncomingConnectionsInSystemSettings {}.text(language()));
        text.push_str(&format!("  {command} ({system})\n"));
    }
    text.push_str(&wording::PressCtrlCToStop {}.text(language()));
    text
}
