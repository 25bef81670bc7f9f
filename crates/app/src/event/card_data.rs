//! The card data packages that an event has recorded, and those in exported events.

use base64::Engine as _;
use base64::engine::general_purpose::STANDARD;
use catalog::Change;

use crate::AppError;
use crate::card_data::{self, KeptPackage, PackageSource};
use crate::contract::{EventCardDataView, EventPackageState, EventPackageView};
use crate::error::Cause;
use crate::event::Events;
use crate::journal::export::CarriedPackage;
use crate::record::RecordedPackage;

/// Maximum number of differences between two versions of a package that are listed.
const MOST_DIFFERENCES: usize = 20;
/// Maximum number of packages in an exported event.
const MOST_PACKAGES: usize = 20;

impl Events {
    /// Returns the card data packages that an event has recorded, and what to do about those that are missing.
    ///
    /// # Errors
    /// `event.not_found`, `journal.*`, `store.*`.
    pub fn event_card_data(&self, event: u32) -> Result<EventCardDataView, AppError> {
        let (recorded, unknown_draft) =
            self.read(event, |state, _| Ok((state.packages.clone(), state.has_unknown_draft())))?;
        let packages = recorded.iter().map(|package| self.event_package(package)).collect();
        Ok(EventCardDataView { packages, unknown_draft })
    }

    fn event_package(&self, recorded: &RecordedPackage) -> EventPackageView {
        let RecordedPackage { id, version, hash } = recorded;
        let used = self.core.catalog.packages().iter().find(|package| package.id() == id);
        let state = match used {
            Some(package) if package.hash() == hash => EventPackageState::Used,
            Some(_) => EventPackageState::OtherVersion,
            None => EventPackageState::Missing,
        };
        let available = match state {
            EventPackageState::Used => None,
            EventPackageState::OtherVersion | EventPackageState::Missing => self.available(recorded),
        };
        let installed = state == EventPackageState::Missing
            && available.as_ref().is_some_and(|found| matches!(found, KeptPackage::Installed(_)));
        let differences = match (used, &available) {
            (Some(used), Some(found)) => catalog::differences(found.package(), used),
            (Some(_) | None, _) => Vec::new(),
        };
        let manifest = match (state, used) {
            (EventPackageState::Used, Some(package)) => Some(package.manifest()),
            _ => available.as_ref().map(|found| found.package().manifest()),
        };
        let shown = differences.iter().take(MOST_DIFFERENCES).map(place_of).collect();
        EventPackageView {
            id: id.clone(),
            version: version.clone(),
            title: manifest.map_or_else(|| id.clone(), |manifest| manifest.title.clone()),
            state,
            used_version: used.map(|package| package.manifest().version.to_string()),
            after_restart: installed,
            can_install: state == EventPackageState::Missing && !installed && available.is_some(),
            difference_count: u32::try_from(differences.len()).unwrap_or(u32::MAX),
            differences: shown,
        }
    }

    /// Returns the recorded version of a package, from the installed packages or those that were kept.
    fn available(&self, recorded: &RecordedPackage) -> Option<KeptPackage> {
        let folder = self.core.store().path().map(card_data::folder)?;
        card_data::find_version(&folder, &recorded.id, &recorded.hash)
    }

    /// Returns a package that an event has recorded, from its export or an earlier installation.
    ///
    /// # Errors
    /// `card_data.missing` if this version of the package is not on this computer; as [`Events::event_card_data`].
    pub(crate) fn recorded_package(&self, event: u32, id: &str) -> Result<PackageSource, AppError> {
        let recorded = self.read(event, |state, _| Ok(state.packages.clone()))?;
        let found = recorded.iter().find(|package| package.id == id).and_then(|package| self.available(package));
        let found = found.ok_or_else(|| AppError::of(Cause::CardDataMissing { id: id.into() }))?;
        Ok(PackageSource::Archive(found.package().to_archive().unwrap_or_default()))
    }

    /// Returns the packages of an event for its export. Versions that are not on this computer are left out.
    pub(crate) fn packages_to_carry(&self, recorded: &[RecordedPackage]) -> Vec<CarriedPackage> {
        let archive = |package: &RecordedPackage| {
            let used = self.core.catalog.packages().iter().find(|other| other.hash() == package.hash);
            let archive = match used {
                Some(used) => used.to_archive(),
                None => self.available(package)?.package().to_archive(),
            };
            Some(CarriedPackage {
                id: package.id.clone(),
                version: package.version.clone(),
                hash: package.hash.clone(),
                archive: STANDARD.encode(archive.ok()?),
            })
        };
        recorded.iter().filter_map(archive).collect()
    }

    /// Keeps the packages in an exported event that are not installed, so that they can be installed. Damaged ones are
    /// left out; the event names them as missing.
    pub(crate) fn keep_carried(
        &self,
        carried: Vec<CarriedPackage>,
        recorded: &[RecordedPackage],
    ) -> Result<(), AppError> {
        let Some(folder) = self.core.store().path().map(card_data::folder) else { return Ok(()) };
        for CarriedPackage { id, hash, archive, .. } in carried.into_iter().take(MOST_PACKAGES) {
            let is_recorded = recorded.iter().any(|package| package.id == id && package.hash == hash);
            if !is_recorded || card_data::find_version(&folder, &id, &hash).is_some() {
                continue;
            }
            let Ok(bytes) = STANDARD.decode(archive) else { continue };
            let Ok(package) = catalog::package::read_archive(&bytes) else { continue };
            if package.id() == id && package.hash() == hash {
                card_data::keep(&folder, &package)?;
            }
        }
        Ok(())
    }
}

/// Returns the place of a difference: the file and the row.
fn place_of(change: &Change) -> String {
    match change.row.as_str() {
        "" => change.file.clone(),
        row => format!("{} {row}", change.file),
    }
}
