//! Page for joining by a player's name, and its states.

use app::phones::PublicPlayer;
use maud::{Markup, html};

use super::{Page, name, page, script};
use crate::assets::{JOIN, SIGN};
use crate::join_queue::{DOMAIN, JoinStatus};
use crate::reader::Reader;
use crate::words::{PageLanguage, Words};

/// Renders the join page: the list of names and the request to the desk.
pub(crate) fn whole(reader: Reader, event: &str, players: &[PublicPlayer], is_open: bool) -> Markup {
    let words = reader.language.words();
    let more = html! { @if is_open { (script(&SIGN)) (script(&JOIN)) } };
    let body = html! {
        header {
            h1 { (event) }
            nav { @for page in Page::ALL { a href=(page.path()) { (page.name(reader.language)) } } }
        }
        main #content {
            h2 { (words.join) }
            @if is_open {
                noscript { p { (words.join_script) } }
                div #said aria-live="polite" {}
                p #join-how hidden { (words.join_how) }
                form #join.card data-domain=(DOMAIN) data-not-live=(words.not_live) data-refused=(words.refused) hidden {
                    label for="player" { (words.your_name) }
                    select #player name="player" required {
                        option value="" { (words.choose_name) }
                        @for player in players { option value=(player.number) dir="auto" { (player.name) } }
                    }
                    button { (words.join_do) }
                }
            } @else { p { (words.join_off) } }
        }
    };
    page(reader, &format!("{} \u{b7} {event}", words.join), &more, &body)
}

/// Renders the state of a join request.
pub(crate) fn seen(seen: &JoinStatus, words: &Words) -> Markup {
    let problem = |text: &str| html! { p.problem role="alert" { (text) } };
    match seen {
        JoinStatus::Waiting { name: wanted, code, .. } => html! {
            section.card {
                p { (name(wanted)) }
                p { (words.join_code) }
                p.code { (code) }
                p { small { (words.join_lives) } }
            }
        },
        JoinStatus::Approved { .. } => html! { p { (words.one_moment) } },
        JoinStatus::Refused => problem(words.join_refused),
        JoinStatus::Over => problem(words.join_over),
        JoinStatus::TooMany => problem(words.join_many),
        JoinStatus::Off => problem(words.join_off),
        JoinStatus::UnknownPlayer => problem(words.join_nobody),
    }
}
