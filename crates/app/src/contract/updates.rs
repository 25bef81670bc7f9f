//! Releases, and packages of them.

use serde::{Deserialize, Serialize};

wire! {
    /// The place of new versions.
    pub struct ReleaseSource {
        /// The address of the page with releases. `None` if this build has none.
        pub page: Option<String>,
        /// The version of this program.
        pub current: String,
    }

    /// The check of a package that was dropped onto the window.
    pub struct UpdateCheck {
        /// The signed name of a valid package, otherwise the name of the file.
        pub name: String,
        /// The result.
        pub verdict: PackageVerdict,
        /// The version of a valid package.
        pub version: Option<String>,
        /// The version compared with this program.
        pub order: Option<VersionOrder>,
        /// The size in bytes.
        pub bytes: u32,
        /// The version of this program.
        pub current: String,
    }

    /// The result of the check of a package.
    #[derive(Copy, Eq)]
    pub enum PackageVerdict {
        /// Signed by the developers, and unchanged since.
        Valid,
        /// Changed after it was signed, or incomplete.
        Changed,
        /// Signed with another key.
        OtherKey,
        /// The signature file is not one of minisign.
        UnreadableSignature,
        /// The signature file is missing.
        NoSignature,
        /// Only the signature file was given.
        NoPackage,
        /// This build has no key to check with.
        NoKey,
    }

    /// A version compared with this program.
    #[derive(Copy, Eq)]
    pub enum VersionOrder {
        /// A later version.
        Newer,
        /// The same version.
        Same,
        /// An earlier version.
        Older,
    }
}
