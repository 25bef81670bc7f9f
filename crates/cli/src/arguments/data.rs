//! Arguments of `cantina data`.

use std::path::PathBuf;

use clap::Subcommand;

/// A command about card data packages.
#[derive(Debug, Subcommand)]
pub(crate) enum DataCommand {
    /// List the built-in card data and the installed packages
    List,
    /// Check a package and show its problems, and what it would change (exit code 0: no problems, 1: problems)
    Check {
        /// Package: a .cantina-set file or a folder
        file: PathBuf,
    },
    /// Check a package and install it if it has no problems; it is used from the next start
    Install {
        /// Package: a .cantina-set file or a folder
        file: PathBuf,
    },
    /// Remove an installed package
    Remove {
        /// Id of the package, as shown by "cantina data list"
        id: String,
    },
    /// Create a folder with the files of a package, each with an example
    New {
        /// New or empty folder
        folder: PathBuf,
        /// Code of the set, two to four letters and digits
        #[arg(long, value_name = "CODE")]
        set: String,
    },
    /// Show the differences between two packages
    Diff {
        /// Old package: a file, a folder, the id of an installed package, or "cantina" for the built-in data
        old: String,
        /// New package
        new: String,
    },
}
