//! Commands for phones: the LAN server and invitations.

use app::contract::{
    FirewallView, PhoneCallName, PhoneInvitationView, PhoneJoinView, PhonesView, ServingStatus, StaffRole,
};
use app::{App, AppError, Cause};
use lan::{FirewallCommand, Options, PageSource, Server};
use tauri::State;

use crate::page_host::PageHost;
use crate::shell::{Answer, Shell};

type Desks<'a> = State<'a, Shell>;

/// Returns the phones in the room while an event is shared.
#[tauri::command]
#[specta::specta]
pub(crate) async fn phones(shell: Desks<'_>) -> Answer<Option<PhonesView>> {
    shell.with_phones(|desk, phones| phones.as_ref().map(|server| view(desk, server)).transpose())
}

/// Shares an event with phones on the given port (`None` for the default) or one of the next ones. Stops sharing any
/// other event.
#[tauri::command]
#[specta::specta]
pub(crate) async fn serve_phones(
    host: PageHost,
    shell: Desks<'_>,
    event: u32,
    port: Option<u16>,
) -> Answer<PhonesView> {
    shell.with_phones(|desk, phones| {
        // Free the port before it is used again.
        drop(phones.take());
        let desk_page = Some(window_page(host));
        let options = Options { port: port.unwrap_or(lan::PORT), approves: true, desk_page, ..Options::of(event) };
        let server = phones.insert(Server::start(std::sync::Arc::clone(desk.phones()), &options)?);
        view(desk, server)
    })
}

/// Returns the bundled page of this window.
fn window_page(host: PageHost) -> PageSource {
    std::sync::Arc::new(move |path| host.page_file(path))
}

/// Stops the server. Phones keep showing the last page they loaded.
#[tauri::command]
#[specta::specta]
pub(crate) async fn stop_phones(shell: Desks<'_>) -> Answer<()> {
    shell.with_phones(|_, phones| {
        drop(phones.take());
        Ok(())
    })
}

/// Creates an invitation for a player's phone, with one of the event's addresses.
#[tauri::command]
#[specta::specta]
pub(crate) async fn invite_phone(shell: Desks<'_>, player: u32, address: u32) -> Answer<PhoneInvitationView> {
    shell.with_phones(|desk, phones| {
        let (server, base) = base(phones, address)?;
        let event = server.event();
        let invited = lan::invite(desk.phones(), event, player)?;
        invitation(&base, &lan::with_seat(&invited.path, event, player))
    })
}

/// Creates an invitation for a judge's or scorekeeper's device, with one of the event's addresses.
#[tauri::command]
#[specta::specta]
pub(crate) async fn invite_staff_phone(
    shell: Desks<'_>,
    role: StaffRole,
    name: String,
    address: u32,
) -> Answer<PhoneInvitationView> {
    shell.with_phones(|desk, phones| {
        let (server, base) = base(phones, address)?;
        invitation(&base, &lan::invite_staff(desk.phones(), server.event(), role, &name)?.path)
    })
}

/// Revokes a judge's or scorekeeper's device.
#[tauri::command]
#[specta::specta]
pub(crate) async fn revoke_staff_phone(shell: Desks<'_>, event: u32, phone: u32) -> Answer<()> {
    shell.ask(|desk| desk.phones().revoke_staff_phone(event, phone))
}

/// Returns the server and the address with this index, or the most likely address.
fn base(phones: &Option<Server>, address: u32) -> Answer<(&Server, String)> {
    let server = running(phones)?;
    let urls = server.urls();
    let at = usize::try_from(address).unwrap_or(usize::MAX);
    let base = urls.get(at).or(urls.first()).ok_or_else(|| AppError::of(Cause::PhonesNoNetwork))?;
    Ok((server, base.clone()))
}

fn invitation(base: &str, path: &str) -> Answer<PhoneInvitationView> {
    let url = format!("{base}{path}");
    Ok(PhoneInvitationView { code: code(&url)?, url })
}

/// Closes a player's call.
#[tauri::command]
#[specta::specta]
pub(crate) async fn answer_phone_call(shell: Desks<'_>, event: u32, player: u32, call: PhoneCallName) -> Answer<()> {
    shell.ask(|desk| desk.phones().answer_phone_call(event, player, call))
}

/// Accepts or rejects a phone waiting to join by a player's name, after its code was checked.
#[tauri::command]
#[specta::specta]
pub(crate) async fn answer_phone_join(shell: Desks<'_>, request: u32, approved: bool) -> Answer<()> {
    shell.with_phones(|_, phones| {
        let server = running(phones)?;
        if approved { server.approve_join(request) } else { server.refuse_join(request) }
    })
}

/// Accepts the phone that shows these four digits. Returns the player's name.
#[tauri::command]
#[specta::specta]
pub(crate) async fn approve_phone_join_code(shell: Desks<'_>, code: String) -> Answer<String> {
    shell.with_phones(|_, phones| Ok(running(phones)?.approve_join_with_code(&code)?.name))
}

/// Rejects all phones waiting to join by a player's name.
#[tauri::command]
#[specta::specta]
pub(crate) async fn refuse_phone_joins(shell: Desks<'_>) -> Answer<()> {
    shell.with_phones(|_, phones| {
        running(phones)?.refuse_all_joins();
        Ok(())
    })
}

/// Allows or stops joining by name.
#[tauri::command]
#[specta::specta]
pub(crate) async fn allow_phone_joins(shell: Desks<'_>, allowed: bool) -> Answer<()> {
    shell.with_phones(|_, phones| {
        running(phones)?.allow_joins(allowed);
        Ok(())
    })
}

fn running(phones: &Option<Server>) -> Answer<&Server> {
    phones.as_ref().ok_or_else(|| AppError::of(Cause::PhonesOff))
}

/// Returns the QR code for joining a Wi-Fi network, as an SVG image. An empty password means an open network.
#[tauri::command]
#[specta::specta]
pub(crate) async fn wifi_code(name: String, password: String) -> Answer<String> {
    code(&lan::wifi_text(&name, &password))
}

/// Draws a QR code as an SVG image.
pub(crate) fn code(text: &str) -> Answer<String> {
    lan::qr_svg(text).ok_or_else(|| AppError::of(Cause::PhonesLongCode))
}

fn view(desk: &App, server: &Server) -> Answer<PhonesView> {
    let port = server.address().port();
    let (urls, codes) = server.codes().into_iter().unzip();
    let served = ServingStatus { event: server.event(), port: port.into(), urls };
    let joined = desk.phones().players_with_phones(server.event())?;
    let asking = server.joins();
    let joins = asking.iter().map(|one| PhoneJoinView {
        request: one.number,
        player: one.player,
        name: one.name.clone(),
        code: one.code.clone(),
        doubled: asking.iter().any(|other| other.number != one.number && other.player == one.player),
        replaces: joined.contains(&one.player),
    });
    let firewall = lan::firewall_commands(port);
    let shown =
        |FirewallCommand { system, command }: FirewallCommand| FirewallView { system: system.to_owned(), command };
    Ok(PhonesView {
        codes,
        joins: joins.collect(),
        joins_open: server.allows_joins(),
        connected: u32::try_from(server.connected()).unwrap_or(u32::MAX),
        reached: server.was_reached(),
        joined,
        staff: desk.phones().staff_phones(server.event())?,
        calls: desk.phones().phone_calls(server.event())?,
        firewall: firewall.into_iter().map(shown).collect(),
        writes: u32::try_from(desk.phones().changes()? & u64::from(u32::MAX)).unwrap_or_default(),
        problem: server.problem().map(|problem| desk.localize_error(problem).message),
        served,
    })
}
