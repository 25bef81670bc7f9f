//! Files of package managers: Flatpak, winget and Homebrew.
//!
//! They name packages of the latest release by address and checksum. The checksums are filled in by `cargo xtask
//! release --dry-run`, because the packages do not exist before.

use std::collections::BTreeMap;

use super::linux::DESKTOP_ENTRY;
use super::{Description, checksum_of, file_name};

/// The first line of each file.
const WRITTEN: &str = "# Written by `cargo xtask identity` from packaging/description.toml.";
/// The version of winget's manifests.
const WINGET: &str = "1.6.0";

/// Returns the files with their paths in the repository.
pub(super) fn files(description: &Description) -> Result<BTreeMap<String, String>, String> {
    let files = [
        ("packaging/flatpak/manifest.yml", flatpak(description)?),
        ("packaging/winget/version.yaml", winget_version(description)?),
        ("packaging/winget/installer.yaml", winget_installer(description)?),
        ("packaging/winget/locale.en-US.yaml", winget_locale(description, "en", "en-US", "defaultLocale")?),
        ("packaging/winget/locale.de-DE.yaml", winget_locale(description, "de", "de-DE", "locale")?),
        ("packaging/homebrew/cantina.rb", homebrew(description)?),
    ];
    Ok(files.into_iter().map(|(place, text)| (place.to_owned(), text)).collect())
}

fn address(description: &Description, file: &str) -> Result<String, String> {
    Ok(format!("{}/v{}/{file}", description.get("downloads")?, description.version()?))
}

/// Returns the Flatpak manifest, which installs the .deb. The data stay where the other packages have them.
fn flatpak(description: &Description) -> Result<String, String> {
    let file = file_name(description.version()?, "deb");
    let id = description.get("id")?;
    Ok(format!(
        r#"{WRITTEN}
id: {id}
runtime: org.gnome.Platform
runtime-version: '49'
sdk: org.gnome.Sdk
command: cantina-desktop
rename-desktop-file: {DESKTOP_ENTRY}
rename-icon: cantina-desktop
finish-args:
  - --socket=wayland
  - --socket=fallback-x11
  - --share=ipc
  - --device=dri
  # Phones of the players reach the event over the local network.
  - --share=network
  # The data folder of the other packages.
  - --filesystem=xdg-data/cantina:create
  - --filesystem=xdg-documents
  - --filesystem=xdg-download
modules:
  - name: cantina
    buildsystem: simple
    build-commands:
      - ar -x cantina.deb
      - tar -xf data.tar.xz
      - cp -r usr/share /app/
      - install -D -t /app/libexec usr/bin/cantina usr/bin/cantina-desktop
      - install -D cantina.sh /app/bin/cantina
      - install -D cantina.sh /app/bin/cantina-desktop
      - sed -i 's|>{DESKTOP_ENTRY}<|>{id}.desktop<|' /app/share/metainfo/{id}.metainfo.xml
    sources:
      - type: file
        url: {}
        sha256: '{}'
        dest-filename: cantina.deb
      - type: script
        dest-filename: cantina.sh
        commands:
          - export CANTINA_DATA_DIR="${{CANTINA_DATA_DIR:-${{HOST_XDG_DATA_HOME:-$HOME/.local/share}}/cantina}}"
          - exec "/app/libexec/$(basename "$0")" "$@"
"#,
        address(description, &file)?,
        checksum_of(&file),
    ))
}

fn winget_head(description: &Description, kind: &str) -> Result<String, String> {
    Ok(format!(
        "{WRITTEN}\n# yaml-language-server: $schema=https://aka.ms/winget-manifest.{kind}.{WINGET}.schema.json\n\
         PackageIdentifier: {}\nPackageVersion: {}\n",
        description.get("winget")?,
        description.version()?,
    ))
}

fn winget_version(description: &Description) -> Result<String, String> {
    let head = winget_head(description, "version")?;
    Ok(format!("{head}DefaultLocale: en-US\nManifestType: version\nManifestVersion: {WINGET}\n"))
}

fn winget_installer(description: &Description) -> Result<String, String> {
    let file = file_name(description.version()?, "windows");
    Ok(format!(
        "{}Platform:\n  - Windows.Desktop\nMinimumOSVersion: 10.0.17763.0\nInstallerType: nullsoft\nUpgradeBehavior: \
         install\nFileExtensions:\n  - cantina\n  - cantina-set\n  - dek\nInstallers:\n  - Architecture: x64\n    \
         InstallerUrl: {}\n    InstallerSha256: '{}'\nManifestType: installer\nManifestVersion: {WINGET}\n",
        winget_head(description, "installer")?,
        address(description, &file)?,
        checksum_of(&file),
    ))
}

fn winget_locale(description: &Description, language: &str, locale: &str, kind: &str) -> Result<String, String> {
    let mut text = format!(
        "{}PackageLocale: {locale}\nPublisher: {}\nPackageName: {}\nPackageUrl: {}\nPublisherSupportUrl: {}\nLicense: \
         {}\nShortDescription: '{}'\nDescription: |-\n",
        winget_head(description, kind)?,
        description.get("developer")?,
        description.get("name")?,
        description.get("homepage")?,
        description.get("issues")?,
        description.get("licence")?,
        description.get(&format!("summary.{language}"))?.replace('\'', "''"),
    );
    for section in description.sections("paragraph") {
        text.push_str(&format!("  {}\n", description.get(&format!("paragraph.{section}.{language}"))?));
    }
    text.push_str(&format!(
        "ReleaseNotesUrl: {}\nManifestType: {kind}\nManifestVersion: {WINGET}\n",
        description.get("releases")?
    ));
    Ok(text)
}

/// Returns the Homebrew cask. Removing it with `--zap` removes only what the web view stores, never the data.
fn homebrew(description: &Description) -> Result<String, String> {
    let version = description.version()?;
    let file = file_name(version, "dmg");
    Ok(format!(
        r#"{WRITTEN}
cask "cantina" do
  version "{version}"
  sha256 "{}"

  url "{}"
  name "{}"
  desc "{}"
  homepage "{}"

  depends_on arch: :arm64
  depends_on macos: ">= :monterey"

  app "{}.app"

  zap trash: "~/Library/Saved Application State/{}.savedState"
end
"#,
        checksum_of(&file),
        address(description, &file)?.replace(version, "#{version}"),
        description.get("name")?,
        description.get("summary.en")?,
        description.get("homepage")?,
        description.get("name")?,
        description.get("id")?,
    ))
}
