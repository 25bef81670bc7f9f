//! The bill of materials (SBOM) of a release, in the JSON form of CycloneDX 1.5.
//!
//! It lists the third-party packages that are shown under About. The same packages give the same bytes: it has no
//! time and no serial number.

use crate::package::{PAGES_REGISTRY, Package};

/// Returns the bill of materials of a version.
pub(crate) fn cyclone_dx(version: &str, packages: &[Package]) -> String {
    let components: Vec<String> = packages.iter().map(component).collect();
    format!(
        "{{\n  \"bomFormat\": \"CycloneDX\",\n  \"specVersion\": \"1.5\",\n  \"version\": 1,\n  \"metadata\": {{\n    \
         \"component\": {{ \"type\": \"application\", \"bom-ref\": \"cantina\", \"name\": \"cantina\", \"version\": {} \
         }}\n  }},\n  \"components\": [\n{}\n  ]\n}}\n",
        json(version),
        components.join(",\n")
    )
}

fn component(package: &Package) -> String {
    let kind = if package.repository.starts_with(PAGES_REGISTRY) { "npm" } else { "cargo" };
    // The @ of an npm scope is encoded in a package URL.
    let address = format!("pkg:{kind}/{}@{}", package.name.replace('@', "%40"), package.version);
    format!(
        "    {{ \"type\": \"library\", \"bom-ref\": {address}, \"name\": {}, \"version\": {}, \"purl\": {address}, \
         \"licenses\": [{{ \"expression\": {} }}] }}",
        json(&package.name),
        json(&package.version),
        json(&spdx(&package.licence)),
        address = json(&address),
    )
}

/// Converts the old form of licences ("MIT/Apache-2.0") to SPDX.
fn spdx(licence: &str) -> String {
    licence.split('/').map(str::trim).collect::<Vec<_>>().join(" OR ")
}

/// Returns a JSON string.
fn json(text: &str) -> String {
    let mut quoted = String::from("\"");
    for letter in text.chars() {
        match letter {
            '"' | '\\' => quoted.extend(['\\', letter]),
            control if control.is_control() => quoted.push_str(&format!("\\u{:04x}", control as u32)),
            other => quoted.push(other),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, licence: &str, repository: &str) -> Package {
        Package { name: name.into(), version: "1.2.3".into(), licence: licence.into(), repository: repository.into() }
    }

    #[test]
    fn each_package_has_its_address_and_an_spdx_licence() {
        let rust = component(&package("csv", "Unlicense/MIT", "https://example.com"));
        assert!(rust.contains("\"purl\": \"pkg:cargo/csv@1.2.3\"") && rust.contains("\"Unlicense OR MIT\""), "{rust}");
        let page = component(&package("@noble/hashes", "MIT", &format!("{PAGES_REGISTRY}@noble/hashes")));
        assert!(page.contains("\"purl\": \"pkg:npm/%40noble/hashes@1.2.3\""), "{page}");
    }

    #[test]
    fn text_is_escaped_as_in_json() {
        assert_eq!(json("a\"b\\c\n"), "\"a\\\"b\\\\c\\u000a\"");
    }

    #[test]
    fn the_same_packages_give_the_same_bill() {
        let packages = [package("a", "MIT", ""), package("b", "MIT", "")];
        let bill = cyclone_dx("0.2.0", &packages);
        assert_eq!(bill, cyclone_dx("0.2.0", &packages));
        assert_eq!(bill.matches("\"type\": \"library\"").count(), 2);
        assert_eq!(
            (bill.matches('{').count(), bill.matches('[').count()),
            (bill.matches('}').count(), bill.matches(']').count())
        );
    }
}
