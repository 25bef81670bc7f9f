//! Access control: one table of routes and roles.
//!
//! The router is built from this table, so a route that is missing here does not exist.

use app::contract::StaffRole;
use app::phones::PhoneRole;
use axum::http::Method;

/// The role of a request's sender.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Anyone in the room.
    Public,
    /// A player, authenticated by their phone's signature.
    Player,
    /// A floor judge, authenticated by their phone's signature.
    Judge,
    /// A scorekeeper, authenticated by their device's signature.
    Scorekeeper,
}

impl Role {
    /// All roles, for the table of rights.
    pub const ALL: [Role; 4] = [Role::Public, Role::Player, Role::Judge, Role::Scorekeeper];

    /// Returns the role of a phone's holder.
    pub(crate) fn of(phone: PhoneRole) -> Role {
        match phone {
            PhoneRole::Player => Role::Player,
            PhoneRole::Staff(StaffRole::Judge) => Role::Judge,
            PhoneRole::Staff(StaffRole::Scorekeeper) => Role::Scorekeeper,
        }
    }
}

/// The access a role has to a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// No access: the request is rejected.
    No,
    /// Access to the player's own data only.
    Own,
    /// Access to the whole event, limited to the steps allowed for the role ([`StaffRole::may`]).
    Event,
    /// Public access.
    Open,
}

/// A route of the server.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Route {
    /// Pairings, with search for the reader's table by name.
    Board,
    /// Current standings.
    Standings,
    /// Seats of the draft.
    Seats,
    /// Event stream that signals changes of the board.
    News,
    /// Style sheet of the pages.
    Style,
    /// Script of the board.
    BoardScript,
    /// Page of a player's phone. Until the phone has signed a request, it shows at most what the board shows of a player.
    Phone,
    /// Script of the pages of players and of the join page.
    PhoneScript,
    /// Signed requests of a player's phone.
    Ask,
    /// Script that signs the requests of the scorekeeper's page.
    SignScript,
    /// Page for joining by a player's name.
    Join,
    /// Join requests and their status. Nothing is granted before the desk approves.
    JoinAsk,
    /// Page of a judge's phone, empty until the phone has signed a request.
    Judge,
    /// Script of the page of judges.
    JudgeScript,
    /// Signed requests of a judge's phone.
    JudgeAsk,
    /// Event stream that signals changes to staff, without any content.
    StaffNews,
    /// The window's page for a scorekeeper, empty until the device has signed a request.
    Desk,
    /// A file of the scorekeeper's page.
    DeskFile,
    /// Script that sends the commands of the scorekeeper's page.
    DeskScript,
    /// Signed requests of the scorekeeper's page.
    DeskAsk,
}

impl Route {
    /// All routes, in router order.
    pub const ALL: [Route; 20] = [
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
        Route::Join,
        Route::JoinAsk,
        Route::Judge,
        Route::JudgeScript,
        Route::JudgeAsk,
        Route::StaffNews,
        Route::Desk,
        Route::DeskFile,
        Route::DeskScript,
        Route::DeskAsk,
    ];

    /// Returns the HTTP method of the route.
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
            | Route::Join
            | Route::Judge
            | Route::JudgeScript
            | Route::StaffNews
            | Route::Desk
            | Route::DeskFile
            | Route::DeskScript => Method::GET,
            Route::Ask | Route::JoinAsk | Route::JudgeAsk | Route::DeskAsk => Method::POST,
        }
    }

    /// Returns the path of the route.
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
            Route::Join => "/join",
            Route::JoinAsk => "/join/ask",
            Route::Judge => "/j",
            Route::JudgeScript => "/judge.js",
            Route::JudgeAsk => "/j/ask",
            Route::StaffNews => "/j/news",
            Route::Desk => "/desk",
            Route::DeskFile => "/assets/{*file}",
            Route::DeskScript => "/desk.js",
            Route::DeskAsk => "/desk/ask",
        }
    }

    /// Returns `true` for a small static file: a style sheet or a script of a page.
    pub fn is_file(self) -> bool {
        match self {
            Route::Style
            | Route::BoardScript
            | Route::PhoneScript
            | Route::SignScript
            | Route::JudgeScript
            | Route::DeskScript => true,
            Route::Board
            | Route::Standings
            | Route::Seats
            | Route::News
            | Route::Phone
            | Route::Ask
            | Route::Join
            | Route::JoinAsk
            | Route::Judge
            | Route::JudgeAsk
            | Route::StaffNews
            | Route::Desk
            | Route::DeskFile
            | Route::DeskAsk => false,
        }
    }

    /// Returns the access of a role to this route.
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
                | Route::Join
                | Route::JoinAsk
                | Route::Judge
                | Route::JudgeScript
                | Route::StaffNews
                | Route::Desk
                | Route::DeskFile
                | Route::DeskScript,
                Role::Public | Role::Player | Role::Judge | Role::Scorekeeper,
            ) => Right::Open,
            (Route::Ask, Role::Player) => Right::Own,
            (Route::Ask, Role::Public | Role::Judge | Role::Scorekeeper) => Right::No,
            (Route::JudgeAsk, Role::Judge | Role::Scorekeeper) => Right::Event,
            (Route::JudgeAsk, Role::Public | Role::Player) => Right::No,
            (Route::DeskAsk, Role::Scorekeeper) => Right::Event,
            (Route::DeskAsk, Role::Public | Role::Player | Role::Judge) => Right::No,
        }
    }
}
