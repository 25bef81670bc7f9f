//! Data folder and data safety: automatic backups, backup and restore.

mod backup;
pub(crate) mod backup_worker;
pub(crate) mod copies;
pub mod data_folder;

use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use self::backup_worker::BackupWorker;
use crate::core::Core;

/// Backups, and checks of the stored data.
pub struct Safety {
    /// Makes automatic backups in the background. Dropped before the core because it relies on the store's lock.
    backup_worker: Mutex<BackupWorker>,
    core: Arc<Core>,
}

impl Safety {
    pub(crate) fn new(core: &Arc<Core>) -> Safety {
        Safety {
            backup_worker: Mutex::new(BackupWorker::new(core.store().auto_backup(), core.clock())),
            core: Arc::clone(core),
        }
    }

    fn backup_worker(&self) -> MutexGuard<'_, BackupWorker> {
        self.backup_worker.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
