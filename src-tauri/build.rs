//! Checks that the page has been built, and turns the list of commands into the permission that the window gets.

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
    let file = folder.join("every-command.toml");
    let allowed = with_every_command!(names).map(|name| format!("\"{name}\"")).join(", ");
    let permission = format!(
        "[[permission]]\nidentifier = \"every-command\"\n\
         description = \"Every command of command_list.rs.\"\ncommands.allow = [{allowed}]\n"
    );
    fs::create_dir_all(&folder)?;
    // Written only when it changes, or every build would start over.
    if fs::read_to_string(&file).unwrap_or_default() != permission {
        fs::write(&file, permission)?;
    }
    // The build script lives for one build and tauri wants a static string.
    let pattern: &'static str = Box::leak(format!("{}/*", folder.display()).into_boxed_str());
    // With a manifest of our own, whatever it does not allow is refused; without one, every command would be open.
    let manifest = tauri_build::AppManifest::new().permissions_path_pattern(pattern);
    tauri_build::try_build(tauri_build::Attributes::new().app_manifest(manifest))?;
    Ok(())
}
