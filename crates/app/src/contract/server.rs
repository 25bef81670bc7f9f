//! The database server of the window.

use serde::{Deserialize, Serialize};

wire! {
    /// The database server that the window uses.
    pub struct ServerView {
        /// The address without its password. `None` if the events are in the file of this computer.
        pub address: Option<String>,
        /// The server chosen on this computer, if it is another one or is not used at the moment.
        pub chosen: Option<String>,
    }

    /// The answer of a database server to a page that waits for changes of other desks.
    #[derive(Copy)]
    pub struct ServerNews {
        /// The low bits of the write counter. If it differs, something has changed.
        pub writes: u32,
    }
}
