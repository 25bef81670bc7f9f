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
    /// A player, by the signature of the own phone.
    Player,
}

impl Role {
    /// Every role, for the table of rights.
    pub const ALL: [Role; 2] = [Role::Public, Role::Player];
}

/// What a role may do on a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Nothing: the request is refused.
    No,
    /// What is the player's own; nobody else's can be named.
    Own,
    /// What is public: it belongs to nobody.
    Open,
}

/// What can be asked for.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// The pairings, with one's own table by name.
    Board,
    /// The standings as they are now.
    Standings,
    /// The seats of the draft.
    Seats,
    /// Says when there is something new on the board.
    News,
    /// The look of the pages.
    Style,
    /// The script of the board.
    BoardScript,
    /// The page of a player's phone, empty until the phone has signed.
    Phone,
    /// The script of that page.
    PhoneScript,
    /// What a player's phone asks for, signed.
    Ask,
    /// What phones sign with.
    SignScript,
    /// What the own page does while a draft is going on.
    DraftScript,
    /// The page on which a phone asks to join by a player's name.
    Join,
    /// The script of that page.
    JoinScript,
    /// A phone asks to join, and whether it may. Nothing is granted before the desk says so.
    JoinAsk,
}

impl Route {
    /// Every route, in the order in which the router gets them.
    pub const ALL: [Route; 14] = [
        Route::Board,
        Route::Standings,
        Route::Seats,
        Route::News,
        Route::Style,
        Route::BoardScript,
        Route::Phone,
        Route::PhoneScript,
        Route::Ask,
        Route::SignScript,
        Route::DraftScript,
        Route::Join,
        Route::JoinScript,
        Route::JoinAsk,
    ];

    /// How it is asked for.
    pub fn method(self) -> Method {
        match self {
            Route::Board
            | Route::Standings
            | Route::Seats
            | Route::News
            | Route::Style
            | Route::BoardScript
            | Route::Phone
            | Route::PhoneScript
            | Route::SignScript
            | Route::DraftScript
            | Route::Join
            | Route::JoinScript => Method::GET,
            Route::Ask | Route::JoinAsk => Method::POST,
        }
    }

    /// The path of its address on this server.
    pub fn path(self) -> &'static str {
        match self {
            Route::Board => "/",
            Route::Standings => "/standings",
            Route::Seats => "/seats",
            Route::News => "/news",
            Route::Style => "/style.css",
            Route::BoardScript => "/board.js",
            Route::Phone => "/p",
            Route::PhoneScript => "/phone.js",
            Route::Ask => "/p/ask",
            Route::SignScript => "/sign.js",
            Route::DraftScript => "/draft.js",
            Route::Join => "/join",
            Route::JoinScript => "/join.js",
            Route::JoinAsk => "/join/ask",
        }
    }

    /// What a role may do here.
    pub fn right(self, role: Role) -> Right {
        match (self, role) {
            (
                Route::Board
                | Route::Standings
                | Route::Seats
                | Route::News
                | Route::Style
                | Route::BoardScript
                | Route::Phone
                | Route::PhoneScript
                | Route::SignScript
                | Route::DraftScript
                | Route::Join
                | Route::JoinScript
                | Route::JoinAsk,
                Role::Public | Role::Player,
            ) => Right::Open,
            (Route::Ask, Role::Public) => Right::No,
            (Route::Ask, Role::Player) => Right::Own,
        }
    }
}
