//! Files of the Linux desktop: AppStream metainfo and desktop entry.

use super::{Description, xml};

/// The name of the desktop entry in packages, which the bundler takes from the product.
pub(super) const DESKTOP_ENTRY: &str = "Cantina.desktop";

/// Returns the metainfo for software centres.
pub(super) fn metainfo(description: &Description) -> Result<String, String> {
    let get = |key: &str| description.get(key).map(xml);
    let mut text = format!(
        r#"<?xml version="1.0" encoding="UTF-8"?>
<!-- Written by `cargo xtask identity` from packaging/description.toml and CHANGELOG.md. -->
<component type="desktop-application">
  <id>{id}</id>
  <name>{name}</name>
  <summary>{summary}</summary>
  <summary xml:lang="de">{summary_de}</summary>
  <developer_name>{developer}</developer_name>
  <metadata_license>CC0-1.0</metadata_license>
  <project_license>{licence}</project_license>
  <description>
"#,
        id = get("id")?,
        name = get("name")?,
        summary = get("summary.en")?,
        summary_de = get("summary.de")?,
        developer = get("developer")?,
        licence = get("licence")?,
    );
    for section in description.sections("paragraph") {
        text.push_str(&format!("    <p>{}</p>\n", get(&format!("paragraph.{section}.en"))?));
        text.push_str(&format!("    <p xml:lang=\"de\">{}</p>\n", get(&format!("paragraph.{section}.de"))?));
    }
    text.push_str("  </description>\n");
    text.push_str(&format!("  <launchable type=\"desktop-id\">{DESKTOP_ENTRY}</launchable>\n"));
    text.push_str("  <icon type=\"stock\">cantina-desktop</icon>\n");
    text.push_str(&format!("  <url type=\"homepage\">{}</url>\n", get("homepage")?));
    text.push_str(&format!("  <url type=\"bugtracker\">{}</url>\n", get("issues")?));
    text.push_str("  <categories>\n");
    for category in description.get("categories")?.split_terminator(';') {
        text.push_str(&format!("    <category>{}</category>\n", xml(category)));
    }
    text.push_str("  </categories>\n  <keywords>\n");
    for keyword in description.get("keywords")?.split_terminator(';') {
        text.push_str(&format!("    <keyword>{}</keyword>\n", xml(keyword)));
    }
    text.push_str("  </keywords>\n  <screenshots>\n");
    for (number, section) in description.sections("screenshot").into_iter().enumerate() {
        let default = if number == 0 { " type=\"default\"" } else { "" };
        text.push_str(&format!("    <screenshot{default}>\n"));
        text.push_str(&format!("      <caption>{}</caption>\n", get(&format!("screenshot.{section}.en"))?));
        let german = get(&format!("screenshot.{section}.de"))?;
        text.push_str(&format!("      <caption xml:lang=\"de\">{german}</caption>\n"));
        text.push_str(&format!("      <image>{}/{section}.png</image>\n    </screenshot>\n", get("pictures")?));
    }
    text.push_str(
        "  </screenshots>\n  <provides>\n    <binary>cantina-desktop</binary>\n    <binary>cantina</binary>\n    \
         <mediatype>application/x-cantina-event</mediatype>\n    \
         <mediatype>application/x-cantina-deck</mediatype>\n    \
         <mediatype>application/x-cantina-set</mediatype>\n  </provides>\n",
    );
    text.push_str("  <content_rating type=\"oars-1.1\"/>\n  <releases>\n");
    for (version, date) in &description.releases {
        text.push_str(&format!("    <release version=\"{}\" date=\"{}\">\n", xml(version), xml(date)));
        text.push_str(&format!("      <url>{}</url>\n    </release>\n", get("releases")?));
    }
    text.push_str("  </releases>\n</component>\n");
    Ok(text)
}

/// Returns the template of the desktop entry; the bundler fills in the names in double braces.
pub(super) fn desktop_entry(description: &Description) -> Result<String, String> {
    Ok(format!(
        "[Desktop Entry]\nType=Application\nName={{{{name}}}}\nGenericName=Tournament desk\n\
         GenericName[de]=Turnierleitung\nComment={}\nComment[de]={}\nExec={{{{exec}}}} %U\nIcon={{{{icon}}}}\n\
         Categories={}\n\
         MimeType=application/x-cantina-event;application/x-cantina-deck;application/x-cantina-set;application/json;\
         text/plain;text/csv;x-scheme-handler/cantina;\nKeywords={}\nStartupWMClass=cantina-desktop\nTerminal=false\n",
        description.get("summary.en")?,
        description.get("summary.de")?,
        description.get("categories")?,
        description.get("keywords")?,
    ))
}
