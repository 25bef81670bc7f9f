//! Who may do what: one table of routes and roles.
//!
//! Every route of the server stands here once, and the router is built from this table: a route that is not in it does
//! not exist.

use app::contract::StaffRole;
use app::phones::PhoneRole;
use axum::http::Method;

/// As whom a request comes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Role {
    /// Anybody in the room.
    Public,
    /// A player, by the signature of the own phone.
    Player,
    /// A floor judge, by the signature of the own phone.
    Judge,
    /// A scorekeeper, by the signature of the own device.
    Scorekeeper,
}

impl Role {
    /// Every role, for the table of rights.
    pub const ALL: [Role; 4] = [Role::Public, Role::Player, Role::Judge, Role::Scorekeeper];

    /// The role of who has signed with a phone.
    pub(crate) fn of(phone: PhoneRole) -> Role {
        match phone {
            PhoneRole::Player => Role::Player,
            PhoneRole::Staff(StaffRole::Judge) => Role::Judge,
            PhoneRole::Staff(StaffRole::Scorekeeper) => Role::Scorekeeper,
        }
    }
}

/// What a role may do on a route.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum Right {
    /// Nothing: the request is refused.
    No,
    /// What is the player's own; nobody else's can be named.
    Own,
    /// What is of the whole event, as far as the steps of the role go ([`StaffRole::may`]).
    Event,
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
    /// What draws the table of a game on the own page.
    GameScript,
    /// The page on which a phone asks to join by a player's name.
    Join,
    /// The script of that page.
    JoinScript,
    /// A phone asks to join, and whether it may. Nothing is granted before the desk says so.
    JoinAsk,
    /// The page of a judge's phone, empty until the phone has signed.
    Judge,
    /// What a judge's phone asks for, signed.
    JudgeAsk,
    /// Says that there is something new for who runs the event, and nothing of it.
    StaffNews,
    /// The window's page for a scorekeeper, empty until the device has signed.
    Desk,
    /// A file of that page.
    DeskFile,
    /// What carries the commands of that page.
    DeskScript,
    /// What that page asks for, signed.
    DeskAsk,
}

impl Route {
    /// Every route, in the order in which the router gets them.
    pub const ALL: [Route; 22] = [
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
        Route::GameScript,
        Route::Join,
        Route::JoinScript,
        Route::JoinAsk,
        Route::Judge,
        Route::JudgeAsk,
        Route::StaffNews,
        Route::Desk,
        Route::DeskFile,
        Route::DeskScript,
        Route::DeskAsk,
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
            | Route::GameScript
            | Route::Join
            | Route::JoinScript
            | Route::Judge
            | Route::StaffNews
            | Route::Desk
            | Route::DeskFile
            | Route::DeskScript => Method::GET,
            Route::Ask | Route::JoinAsk | Route::JudgeAsk | Route::DeskAsk => Method::POST,
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
            Route::GameScript => "/game.js",
            Route::Join => "/join",
            Route::JoinScript => "/join.js",
            Route::JoinAsk => "/join/ask",
            Route::Judge => "/j",
            Route::JudgeAsk => "/j/ask",
            Route::StaffNews => "/j/news",
            Route::Desk => "/desk",
            Route::DeskFile => "/assets/{*file}",
            Route::DeskScript => "/desk.js",
            Route::DeskAsk => "/desk/ask",
        }
    }

    /// Whether it is a small file that is the same for everybody and at all times: the look or a script of a page.
    pub fn is_file(self) -> bool {
        match self {
            Route::Style
            | Route::BoardScript
            | Route::PhoneScript
            | Route::SignScript
            | Route::DraftScript
            | Route::GameScript
            | Route::JoinScript
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
                | Route::GameScript
                | Route::Join
                | Route::JoinScript
                | Route::JoinAsk
                | Route::Judge
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
