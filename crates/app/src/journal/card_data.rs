//! The card data packages that events and games record.

use super::saved;
use crate::record;

saved! {
    /// The version of a card data package.
    struct PackageVersion for record::RecordedPackage {
        "id" id: String,
        "version" version: String,
        "hash" hash: String,
    }
}
