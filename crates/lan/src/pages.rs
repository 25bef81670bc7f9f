//! HTML pages, which work without scripts. The template library escapes all text.

mod board;

use app::contract::TextLanguage;
use axum::http::StatusCode;
use maud::{DOCTYPE, Markup, PreEscaped, html};

pub(crate) use board::{own_match, pairings, seats, standings};

use crate::assets::{Asset, BOARD, STYLE};
use crate::reader::{FontSize, LANGUAGE, LETTERS, Reader};
use crate::server_state::Shared;
use crate::words::{PageLanguage, Words};

/// Renders the frame of all pages: language, text size and style. `more` is added to the head.
fn page(reader: Reader, title: &str, more: &Markup, body: &Markup) -> Markup {
    let style = html! { link rel="stylesheet" href=(STYLE.url()) integrity=(STYLE.integrity()); };
    page_with(reader, title, &style, more, body)
}

/// Renders the frame of a page with its style.
fn page_with(reader: Reader, title: &str, style: &Markup, more: &Markup, body: &Markup) -> Markup {
    html! {
        (DOCTYPE)
        html lang=(reader.language.code()) class=(reader.letters.code()) {
            head {
                meta charset="utf-8";
                meta name="viewport" content="width=device-width, initial-scale=1";
                meta name="color-scheme" content="light dark";
                meta name="robots" content="noindex";
                title { (title) }
                (style)
                link rel="icon" href="data:,";
                (more)
            }
            body { (body) }
        }
    }
}

/// Renders the element of a script.
fn script(script: &Asset) -> Markup {
    html! { script src=(script.url()) integrity=(script.integrity()) defer {} }
}

/// Renders a person's name with isolated text direction. A Hebrew or Arabic name then does not reorder adjacent digits.
pub(crate) fn name(name: &str) -> Markup {
    html! { bdi.name { (name) } }
}

/// A page of the board.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(crate) enum Page {
    Pairings,
    Standings,
    Seats,
}

impl Page {
    const ALL: [Page; 3] = [Page::Pairings, Page::Standings, Page::Seats];

    fn path(self) -> &'static str {
        match self {
            Page::Pairings => "/",
            Page::Standings => "/standings",
            Page::Seats => "/seats",
        }
    }

    fn name(self, language: TextLanguage) -> &'static str {
        let words = language.words();
        match self {
            Page::Pairings => words.pairings,
            Page::Standings => words.standings,
            Page::Seats => words.seats,
        }
    }
}

/// The frame around the content of a board page.
pub(crate) struct Frame<'a> {
    pub(crate) reader: Reader,
    pub(crate) event: &'a str,
    /// Number of the event. A phone uses it to check that it belongs to this event.
    pub(crate) number: u32,
    pub(crate) page: Page,
    /// Revision number of the content.
    pub(crate) revision: u64,
    /// Time the page was rendered, such as "14:03:22".
    pub(crate) at: &'a str,
    /// `true` if phones may ask to join by name.
    pub(crate) joins: bool,
}

/// Renders a page of the board.
pub(crate) fn whole(frame: &Frame<'_>, content: &Markup) -> Markup {
    let Frame { reader, event, number, page: page_shown, revision, at, joins } = frame;
    let words = reader.language.words();
    let other = match reader.language {
        TextLanguage::English => TextLanguage::German,
        TextLanguage::German | TextLanguage::French => TextLanguage::English,
    };
    let larger = match reader.letters {
        FontSize::Usual => FontSize::Large,
        FontSize::Large => FontSize::Usual,
    };
    let letters_words = match larger {
        FontSize::Large => words.larger,
        FontSize::Usual => words.smaller,
    };
    let title = format!("{} · {event}", page_shown.name(reader.language));
    let more = html! {
        noscript { meta http-equiv="refresh" content="30"; }
        (script(&BOARD))
    };
    let body = html! {
        a.skip href="#content" { (words.skip) }
        header {
            h1 { (event) }
            (board_nav(Some(*page_shown), reader.language))
        }
        @if *joins { (join_first(words)) }
        main #content data-revision=(revision) data-event=(number) data-you=(words.you) { (content) }
        footer {
            p #live data-live=(words.live) data-not-live=(words.not_live) { (words.as_of) " " (at) }
            p {
                a href={ "?" (LANGUAGE) "=" (other.code()) } lang=(other.code()) { (words.other_language) }
                " · "
                a href={ "?" (LETTERS) "=" (larger.code()) } { (letters_words) }
            }
        }
    };
    page(*reader, &title, &more, &body)
}

/// A page that its script draws. It contains its style, so that it appears soon on slow networks.
pub(crate) struct ScriptPage<'a> {
    pub(crate) script: &'a Asset,
    /// Name of the page, in its title.
    pub(crate) name: &'a str,
    pub(crate) event: &'a str,
    /// Number of the event.
    pub(crate) number: u32,
    /// Prefix of what the script signs or hashes.
    pub(crate) domain: &'a str,
    /// Epoch of signed requests.
    pub(crate) epoch: &'a str,
    /// Revision of the page's stream: a request made after this page shows at least that state.
    pub(crate) revision: u64,
    /// Links to other pages.
    pub(crate) nav: Markup,
    /// Public card of the player's match ([`own_match`]), shown until the first signed request is answered.
    pub(crate) own: Markup,
    /// Screen of the join page as JSON ([`JoinView`](app::contract::JoinView)).
    pub(crate) join: Option<&'a str>,
}

impl<'a> ScriptPage<'a> {
    pub(crate) fn of(script: &'a Asset, event: &'a str, number: u32) -> ScriptPage<'a> {
        ScriptPage {
            script,
            name: "",
            event,
            number,
            domain: crate::sign::DOMAIN,
            epoch: "",
            revision: 0,
            nav: Markup::default(),
            own: Markup::default(),
            join: None,
        }
    }
}

/// Renders a page that its script draws.
pub(crate) fn script_page(reader: Reader, page: &ScriptPage<'_>) -> Markup {
    let ScriptPage { name, event, number, domain, epoch, revision, nav, own, join, .. } = page;
    let words = reader.language.words();
    let body = html! {
        header { h1 { (event) } (nav) }
        main #content data-title=(event) data-domain=(domain) data-event=(number) data-epoch=(epoch)
            data-revision=(revision) data-join=[join] {
            noscript { p { (words.needs_script) " " a href="/" { (words.pairings) } } }
            (own)
            @if own.0.is_empty() { p { (words.one_moment) } }
        }
    };
    let style = html! { style { (PreEscaped(STYLE.text)) } };
    page_with(reader, &format!("{name} \u{b7} {event}"), &style, &script(page.script), &body)
}

/// Renders an error page. With a `server`, it leads to the pages of the event, and offers joining to a phone that has not
/// joined it.
pub(crate) fn problem(reader: Reader, status: StatusCode, said: &str, server: Option<&Shared>) -> Markup {
    let words = reader.language.words();
    let more = html! { @if server.is_some() { (script(&BOARD)) } };
    let body = html! {
        @if server.is_some() { header { (board_nav(None, reader.language)) } }
        @if server.is_some_and(Shared::takes_joins) { (join_first(words)) }
        main #content data-event=[server.map(|server| server.live.event())] {
            p { (said) }
            @if server.is_none() { p { a href="/" { (words.pairings) } } }
        }
    };
    page(reader, status.as_str(), &more, &body)
}

/// Renders the links of a player's page.
pub(crate) fn own_nav(language: TextLanguage) -> Markup {
    html! {
        nav {
            a href="/p" aria-current="page" { (language.words().my_match) }
            @for page in Page::ALL { a href=(page.path()) { (page.name(language)) } }
        }
    }
}

/// Renders the links to the pages of the board. The script shows the link to the player's match to a phone that has joined.
fn board_nav(current: Option<Page>, language: TextLanguage) -> Markup {
    html! {
        nav {
            a #own-tab href="/p" { (language.words().my_match) }
            @for page in Page::ALL {
                a href=(page.path()) aria-current=[(current == Some(page)).then_some("page")] { (page.name(language)) }
            }
        }
    }
}

/// Renders the offer to join. The script shows it to a phone that has not joined.
fn join_first(words: &Words) -> Markup {
    html! {
        section #join-first.card hidden {
            p { (words.join_first) }
            a.button href="/join" { (words.join) }
        }
    }
}
