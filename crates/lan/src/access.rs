//! Who may do what: one table of routes and roles.
//!
//! Every route of the server stands here once, and the router is built from this table: a route that is not in it does
//! not exist.

use axum::http::Method;

/// As whom a request comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Anybody in the room.
    Public,
}

impl Role {
    /// Every role.
    pub const ALL: [Role; 1] = [Role::Public];
}

/// What a role may do on a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Nothing that belongs to somebody is asked for.
    Open,
}

/// What can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// The pairings, with one's own table by name.
    Board,
    /// The standings.
    Standings,
    /// The seats of the draft.
    Seats,
    /// Says when there is something new on the board.
    News,
    /// The look of the pages.
    Style,
    /// The script of the board.
    BoardScript,
}

impl Route {
    /// Every route.
    pub const ALL: [Route; 6] =
        [Route::Board, Route::Standings, Route::Seats, Route::News, Route::Style, Route::BoardScript];

    /// How it is asked for.
    pub fn method(self) -> Method {
        match self {
            Route::Board | Route::Standings | Route::Seats | Route::News | Route::Style | Route::BoardScript => {
                Method::GET
            }
        }
    }

    /// Where it is.
    pub fn path(self) -> &'static str {
        match self {
            Route::Board => "/",
            Route::Standings => "/standings",
            Route::Seats => "/seats",
            Route::News => "/news",
            Route::Style => "/style.css",
            Route::BoardScript => "/board.js",
        }
    }

    /// What a role may do here.
    pub fn right(self, role: Role) -> Right {
        match (self, role) {
            (
                Route::Board | Route::Standings | Route::Seats | Route::News | Route::Style | Route::BoardScript,
                Role::Public,
            ) => Right::Open,
        }
    }
}
