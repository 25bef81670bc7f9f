//! Help for connecting phones: firewall commands and the QR text that joins the Wi-Fi.

/// A command that allows phones through a system's firewall.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct FirewallCommand {
    /// Operating system, such as "Ubuntu".
    pub system: &'static str,
    /// Command to type; `None` if the system's settings must be used instead.
    pub command: Option<String>,
}

/// Returns the commands for the usual firewalls of this system.
pub fn firewall_commands(port: u16) -> Vec<FirewallCommand> {
    let command = |system, command: String| FirewallCommand { system, command: Some(command) };
    if cfg!(windows) {
        vec![command(
            "Windows",
            format!(
                "netsh advfirewall firewall add rule name=\"Cantina\" dir=in action=allow protocol=TCP localport={port} profile=private,public"
            ),
        )]
    } else if cfg!(target_os = "macos") {
        vec![FirewallCommand { system: "macOS", command: None }]
    } else {
        vec![
            command("Debian, Ubuntu", format!("sudo ufw allow {port}/tcp")),
            command("Fedora", format!("sudo firewall-cmd --add-port={port}/tcp")),
        ]
    }
}

/// Returns the text of a Wi-Fi QR code, which a phone's camera can join. An empty password means an open network.
pub fn wifi_text(name: &str, password: &str) -> String {
    let name = escaped(name);
    if password.is_empty() {
        format!("WIFI:T:nopass;S:{name};;")
    } else {
        format!("WIFI:T:WPA;S:{name};P:{};;", escaped(password))
    }
}

/// Escapes special characters with a backslash.
fn escaped(text: &str) -> String {
    let mut escaped = String::with_capacity(text.len());
    for letter in text.chars() {
        if matches!(letter, '\\' | ';' | ',' | ':' | '"') {
            escaped.push('\\');
        }
        escaped.push(letter);
    }
    escaped
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wifi_code_escapes_the_name_and_the_password() {
        assert_eq!(wifi_text("Shop", ""), "WIFI:T:nopass;S:Shop;;");
        assert_eq!(wifi_text("A;B", r#"p:"\,q"#), r#"WIFI:T:WPA;S:A\;B;P:p\:\"\\\,q;;"#);
    }

    #[test]
    fn every_firewall_command_names_the_port() {
        let commands = firewall_commands(8177);
        assert!(!commands.is_empty());
        assert!(commands.iter().all(|one| one.command.as_ref().is_none_or(|command| command.contains("8177"))));
    }
}
