//! Arguments of `cantina backup`, `restore` and `backups`.

use std::path::PathBuf;

use clap::Args;

#[derive(Debug, Args)]
pub(crate) struct BackupArguments {
    /// Output file
    pub file: PathBuf,
    /// Replace an older backup with the same name
    #[arg(long)]
    pub replace: bool,
}

#[derive(Debug, Args)]
pub(crate) struct RestoreArguments {
    /// Backup file to restore
    pub file: PathBuf,
    /// Show the contents of the backup without restoring it
    #[arg(long)]
    pub show: bool,
}

#[derive(Debug, Args)]
pub(crate) struct BackupsArguments {
    /// Make a backup now
    #[arg(long)]
    pub now: bool,
    /// Mirror folder for automatic backups ("" for none)
    #[arg(long, alias = "second", value_name = "FOLDER")]
    pub mirror: Option<PathBuf>,
    /// Confirm that you have seen the list of missing steps
    #[arg(long)]
    pub accept_loss: bool,
}
