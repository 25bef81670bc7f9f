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

    /// Returns the row of the route in the table.
    fn row(self) -> Row {
        match self {
            Route::Board => Row::page("/"),
            Route::Standings => Row::page("/standings"),
            Route::Seats => Row::page("/seats"),
            Route::News => Row::page("/news"),
            Route::Style => Row::file("/style.css"),
            Route::BoardScript => Row::file("/board.js"),
            Route::Phone => Row::page("/p"),
            Route::PhoneScript => Row::file("/phone.js"),
            Route::Ask => Row::requests("/p/ask", [Right::No, Right::Own, Right::No, Right::No]),
            Route::SignScript => Row::file("/sign.js"),
            Route::Join => Row::page("/join"),
            Route::JoinAsk => Row::requests("/join/ask", [Right::Open; 4]),
            Route::Judge => Row::page("/j"),
            Route::JudgeScript => Row::file("/judge.js"),
            Route::JudgeAsk => Row::requests("/j/ask", [Right::No, Right::No, Right::Event, Right::Event]),
            Route::StaffNews => Row::page("/j/news"),
            Route::Desk => Row::page("/desk"),
            Route::DeskFile => Row::page("/assets/{*file}"),
            Route::DeskScript => Row::file("/desk.js"),
            Route::DeskAsk => Row::requests("/desk/ask", [Right::No, Right::No, Right::No, Right::Event]),
        }
    }

    /// Returns the HTTP method of the route.
    pub fn method(self) -> Method {
        self.row().method
    }

    /// Returns the path of the route.
    pub fn path(self) -> &'static str {
        self.row().path
    }

    /// Returns `true` for a small static file: a style sheet or a script of a page.
    pub fn is_file(self) -> bool {
        self.row().is_file
    }

    /// Returns the access of a role to this route.
    pub fn right(self, role: Role) -> Right {
        let [public, player, judge, scorekeeper] = self.row().rights;
        match role {
            Role::Public => public,
            Role::Player => player,
            Role::Judge => judge,
            Role::Scorekeeper => scorekeeper,
        }
    }
}

/// A row of the table: what the server knows of a route.
struct Row {
    path: &'static str,
    method: Method,
    is_file: bool,
    /// The access of each of [`Role::ALL`].
    rights: [Right; 4],
}

impl Row {
    /// A page or a stream that anyone may read. It has no content that needs a right.
    fn page(path: &'static str) -> Row {
        Row { path, method: Method::GET, is_file: false, rights: [Right::Open; 4] }
    }

    /// A small static file.
    fn file(path: &'static str) -> Row {
        Row { is_file: true, ..Row::page(path) }
    }

    /// Requests, with the access of each of [`Role::ALL`].
    fn requests(path: &'static str, rights: [Right; 4]) -> Row {
        Row { path, method: Method::POST, is_file: false, rights }
    }
}
