//! Build script: checks that the page has been built, and grants the window its list of commands.

use std::{env, error::Error, fs, path::Path};

include!("src/command_list.rs");

macro_rules! names {
    ($($command:ident),* $(,)?) => { [$(stringify!($command)),*] };
}

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=src/command_list.rs");
    if !Path::new("../ui/dist/index.html").exists() {
        return Err(
            "the page is not built yet: `cargo xtask run` builds it (or: cd ui && npm ci && npm run build)".into()
        );
    }
    let folder = Path::new(&env::var("OUT_DIR")?).join("permissions");
    fs::create_dir_all(&folder)?;
    permit(&folder, "every-command", "Every command of command_list.rs.", &with_every_command!(names))?;
    permit(&folder, "clock-window", "What the window of the round clock needs.", &with_clock_commands!(names))?;
    // The build script lives for one build and tauri wants a static string.
    let pattern: &'static str = Box::leak(format!("{}/*", folder.display()).into_boxed_str());
    // With a manifest of our own, whatever it does not allow is refused; without one, every command would be open.
    let manifest = tauri_build::AppManifest::new().permissions_path_pattern(pattern);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}

/// Writes a permission; only when it changes, or every build would start over.
fn permit(folder: &Path, name: &str, description: &str, commands: &[&str]) -> std::io::Result<()> {
    let allowed: Vec<String> = commands.iter().map(|command| format!("\"{command}\"")).collect();
    let permission = format!(
        "[[permission]]\nidentifier = \"{name}\"\ndescription = \"{description}\"\ncommands.allow = [{}]\n",
        allowed.join(", ")
    );
    let file = folder.join(format!("{name}.toml"));
    if fs::read_to_string(&file).unwrap_or_default() == permission { Ok(()) } else { fs::write(&file, permission) }
}
