//! The views that pages received lately, by revision, so that the next answer carries only what changed.

use std::collections::VecDeque;
use std::collections::hash_map::RandomState;
use std::hash::BuildHasher;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The latest views of several numbered subjects. A view is found only by its subject.
pub(crate) struct KeptViews<V> {
    /// Distinguishes revisions of this process from those of others: a page in a browser outlives the program.
    process: u64,
    next: AtomicU64,
    /// Largest number of views of one subject.
    of_subject: usize,
    /// Largest number of views of all subjects.
    of_all: usize,
    /// Oldest first.
    views: Mutex<VecDeque<KeptView<V>>>,
}

/// A view that a page received.
pub(crate) struct KeptView<V> {
    subject: u32,
    /// Revision of the view. It is never used again, not even by another process.
    pub(crate) revision: Arc<str>,
    /// The view.
    pub(crate) view: Arc<V>,
}

impl<V> Clone for KeptView<V> {
    fn clone(&self) -> KeptView<V> {
        KeptView { subject: self.subject, revision: Arc::clone(&self.revision), view: Arc::clone(&self.view) }
    }
}

impl<V> KeptViews<V> {
    /// Creates an empty collection with its limits.
    pub(crate) fn new(of_subject: usize, of_all: usize) -> KeptViews<V> {
        let process = RandomState::new().hash_one(0);
        KeptViews { process, next: AtomicU64::default(), of_subject, of_all, views: Mutex::default() }
    }

    fn lock(&self) -> MutexGuard<'_, VecDeque<KeptView<V>>> {
        // A panic elsewhere leaves complete views behind.
        self.views.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Returns the view of a subject with a revision. Returns `None` if it is not known here (any more).
    pub(crate) fn find(&self, subject: u32, revision: &str) -> Option<KeptView<V>> {
        self.lock().iter().rev().find(|kept| kept.subject == subject && &*kept.revision == revision).cloned()
    }

    /// Returns the newest view of a subject.
    pub(crate) fn newest(&self, subject: u32) -> Option<KeptView<V>> {
        self.lock().iter().rev().find(|kept| kept.subject == subject).cloned()
    }

    /// Keeps a view under a new revision. The oldest views are dropped.
    pub(crate) fn keep(&self, subject: u32, view: Arc<V>) -> Arc<str> {
        let number = self.next.fetch_add(1, Ordering::Relaxed);
        let revision: Arc<str> = format!("{:x}-{number}", self.process).into();
        let mut views = self.lock();
        views.push_back(KeptView { subject, revision: Arc::clone(&revision), view });
        let count = views.iter().filter(|kept| kept.subject == subject).count();
        let oldest = if count > self.of_subject { views.iter().position(|kept| kept.subject == subject) } else { None };
        let dropped = match oldest {
            Some(oldest) => views.remove(oldest),
            None if views.len() > self.of_all => views.pop_front(),
            None => None,
        };
        drop(views);
        // Large views take time to drop: not under the lock.
        drop(dropped);
        revision
    }
}
