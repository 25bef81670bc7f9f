//! `cantina serve`: an event for the phones in the room.

use std::net::IpAddr;
use std::path::PathBuf;
use std::sync::Arc;

use app::contract::{PhoneInvitedView, ServedView};
use app::{AppError, Desk};
use lan::{Options, Server};

use crate::arguments::ServeArguments;
use crate::print::{self, Out, complain};

/// Serves the event until Ctrl+C.
pub(crate) fn run(out: &Out, db: Option<PathBuf>, asked: &ServeArguments) -> Result<(), AppError> {
    let path = match db {
        Some(path) => path,
        None => app::safety::data_folder::database()?,
    };
    let desk = Arc::new(Desk::open(&path)?);
    let ServeArguments { event, port, address, names } = asked;
    let address: Option<IpAddr> = *address;
    let options = Options { address, port: *port, names: names.clone(), ..Options::of(*event) };
    let server = Server::start(Arc::clone(&desk), &options)?;
    let served = ServedView { event: *event, port: u32::from(server.address().port()), urls: server.urls() };
    out.answer(&served, |served| words(served, *port))?;
    server.wait_for_interrupt()?;
    server.stop();
    print::warn(&desk);
    complain("Stopped. The phones show what they saw last.");
    Ok(())
}

/// Prints the address by which a player's phone joins. It is printed once: nothing that is written down has its secret.
pub(crate) fn invite(out: &Out, desk: &Desk, event: u32, named: &str, at: Option<&str>) -> Result<(), AppError> {
    let player = desk.player_number(event, named)?;
    let invitation = lan::invite(desk, event, player)?;
    let here = || lan::addresses().first().map(|address| lan::url(address.ip, lan::PORT));
    let base = at.map(str::to_owned).or_else(here).unwrap_or_else(|| format!("http://localhost:{}/", lan::PORT));
    let url = format!("{}/{}", base.trim_end_matches('/'), invitation.path);
    let invited = PhoneInvitedView { event, player, phone: invitation.phone, url };
    out.answer(&invited, |invited| {
        let code = lan::qr_text(&invited.url).unwrap_or_default();
        format!("{code}\n{}\nWho has this address reports as this player. It is not shown again.", invited.url)
    })
}

/// What is printed when it listens.
fn words(served: &ServedView, asked: u16) -> String {
    let mut text = String::new();
    if asked != 0 && u32::from(asked) != served.port {
        text.push_str(&format!("Port {asked} is taken; this is port {}.\n", served.port));
    }
    match served.urls.split_first() {
        None => text.push_str("This machine is on no network: phones cannot reach it.\n"),
        Some((first, others)) => {
            text.push_str(&format!("{}\nThe board: {first}\n", lan::qr_text(first).unwrap_or_default()));
            for other in others {
                text.push_str(&format!("       or: {other}\n"));
            }
        }
    }
    text.push_str("A phone that cannot connect is held up by the firewall as a rule. This opens it:\n");
    for lan::FirewallCommand { system, command } in
        lan::firewall_commands(u16::try_from(served.port).unwrap_or(lan::PORT))
    {
        let command =
            command.unwrap_or_else(|| "allow incoming connections in System Settings, Network, Firewall".to_owned());
        text.push_str(&format!("  {command} ({system})\n"));
    }
    text.push_str("Ctrl+C stops.");
    text
}
