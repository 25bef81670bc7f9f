//! A floor judge's views. They show all tables with the open ones first, one table with its actions, penalties by path,
//! deck lists and rules.

use std::collections::BTreeSet;

use app::contract::{
    AdviceView, CheckView, EventAct, InfractionView, PenaltyName, PenaltyView, PhoneCallName, PhoneCallView,
    ResultEntry, RuleEntry, StaffRole, TextLanguage,
};
use app::phones::{
    JudgeSheet, JudgeTable, JudgeView, ListedDeck, PlayerReport, PublicClock, PublicMatch, PublicResult, StaffMember,
};
use maud::{Markup, html};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use super::person::{games, penalty, usual};
use super::{board, isolated, name};
use crate::words::{PageLanguage, StaffWords, Words};

/// Maximum number of rules shown for a search.
pub(crate) const MOST_RULES: usize = 40;
/// Usual time extensions in minutes.
const MINUTES: [u32; 6] = [1, 2, 3, 5, 10, 15];
/// All penalties, lightest first.
const PENALTIES: [PenaltyName; 5] = [
    PenaltyName::Tracking,
    PenaltyName::Warning,
    PenaltyName::GameLoss,
    PenaltyName::MatchLoss,
    PenaltyName::Disqualification,
];

/// The view a judge's phone requests.
#[derive(Debug, Clone, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "show", rename_all = "camelCase")]
pub(crate) enum JudgePageRequest {
    /// All tables of the current round.
    #[default]
    Tables,
    /// A table with its actions.
    Table { table: u32 },
    /// A penalty for a player. Its path is shown once an infraction is chosen.
    Penalty { table: u32, player: u32, infraction: Option<String> },
    /// A registered list.
    Deck { table: u32, player: u32, slot: u32 },
    /// Index of the rules.
    Rules { words: String },
}

/// Data of a judge's view.
pub(crate) struct JudgePageContent {
    pub(crate) person: StaffMember,
    pub(crate) view: JudgeView,
    pub(crate) sheet: Sheet,
}

/// The open part of the view.
pub(crate) enum Sheet {
    /// A part of the event, with the table that leads to it and its player.
    Event { table: u32, player: u32 },
    /// Rules of a search.
    Rules { found: Vec<RuleEntry>, words: String },
}

/// Shared data of all parts of the page.
struct Drawn<'a> {
    seen: &'a JudgePageContent,
    words: &'static Words,
    staff: &'static StaffWords,
}

/// Renders the content of a judge's page.
pub(crate) fn content(seen: &JudgePageContent, clock: Option<(PublicClock, i64)>, language: TextLanguage) -> Markup {
    let drawn = Drawn { seen, words: language.words(), staff: language.staff_words() };
    let (words, staff) = (drawn.words, drawn.staff);
    let role = match seen.person.role {
        StaffRole::Judge => staff.judge,
        StaffRole::Scorekeeper => staff.scorekeeper,
    };
    html! {
        p { b { (name(&seen.person.name)) } " " small { (role) } }
        @if let Some(round) = &seen.view.round {
            p { (words.round) " " (round.number) " \u{b7} " @if round.open == 0 { (words.all_results) } @else {
                (round.open) " " (staff.open)
            } }
        }
        @if let Some((clock, left)) = clock { (board::clock(clock, left, words)) }
        (drawn.calls())
        @match &seen.sheet {
            Sheet::Event { table, player } => (drawn.event(*table, *player)),
            Sheet::Rules { found, words } => (drawn.rules(found, words)),
        }
    }
}

/// Renders a button that opens another view.
fn shows(shown: &JudgePageRequest, text: &Markup) -> Markup {
    html! { button.plain type="button" data-show=(json!(shown)) { (text) } }
}

/// Returns the request that a button sends.
fn act(act: &EventAct) -> Value {
    json!({ "kind": "act", "act": act })
}

fn here(table: Option<u32>) -> Value {
    json!({ "kind": "here", "table": table })
}

impl Drawn<'_> {
    /// Renders a part of the event. `table` and `player` are those of the request.
    fn event(&self, table: u32, player: u32) -> Markup {
        match &self.seen.view.sheet {
            JudgeSheet::Overview => html! {},
            JudgeSheet::Tables(tables) => self.tables(tables),
            JudgeSheet::Table(table) => self.table(table),
            JudgeSheet::Penalty { name, infractions, chosen } => {
                self.penalty(table, (player, name), infractions, chosen.as_ref())
            }
            JudgeSheet::Deck { name, deck } => self.deck(table, name, deck),
        }
    }

    /// Returns the judges who have reported being at a table.
    fn judges_at(&self, table: u32) -> impl Iterator<Item = &str> {
        let there = self.seen.view.staff.iter().filter(move |one| one.joined && one.table == Some(table));
        there.map(|one| one.name.as_str())
    }

    fn i_am_at(&self, table: u32) -> bool {
        self.judges_at(table).any(|name| name == self.seen.person.name)
    }

    fn calls(&self) -> Markup {
        let judge = |call: &&PhoneCallView| call.call == PhoneCallName::Judge;
        let calls: Vec<&PhoneCallView> = self.seen.view.calls.iter().filter(judge).collect();
        html! {
            @if !calls.is_empty() {
                section.card aria-label=(self.staff.calls) {
                    @for call in calls {
                        p { @if let Some(table) = call.table { b { (self.words.table) " " (table) } " \u{b7} " }
                            (name(&call.name)) " " (self.staff.calls_judge) }
                        div.buttons {
                            @if let Some(table) = call.table {
                                button type="button" data-ask=(here(Some(table)))
                                    data-show=(json!(JudgePageRequest::Table { table })) { (self.staff.coming) }
                            }
                            button.plain type="button"
                                data-ask=(json!({ "kind": "answer", "player": call.player, "call": call.call })) {
                                (self.staff.call_done)
                            }
                        }
                    }
                }
            }
        }
    }

    fn tables(&self, tables: &[PublicMatch]) -> Markup {
        if self.seen.view.round.is_none() {
            return html! { p { (self.words.no_round) } };
        }
        let called: BTreeSet<u32> = self.seen.view.calls.iter().filter_map(|call| call.table).collect();
        let numbered = tables.iter().filter_map(|seats| Some((seats.table?, seats)));
        let (open, done): (Vec<_>, Vec<_>) = numbered.partition(|(_, seats)| seats.result.is_none());
        html! {
            h2 { (self.staff.tables) }
            div.grid {
                @for (number, seats) in open.into_iter().chain(done) {
                    (self.tile(number, seats, called.contains(&number)))
                }
            }
        }
    }

    fn tile(&self, number: u32, table: &PublicMatch, called: bool) -> Markup {
        html! {
            button.tile.done[table.result.is_some()].called[called] type="button"
                data-show=(json!(JudgePageRequest::Table { table: number })) {
                b { (number) }
                @if called { " " span.problem { (self.staff.called) } }
                @for seated in &table.players { br; (name(&seated.name)) }
                br;
                small {
                    (self.result(table))
                    @if table.extension > 0 { " +" (board::minutes(i64::from(table.extension) * 1000)) }
                    @for judge in self.judges_at(number) { " \u{b7} " (name(judge)) " " (self.staff.here) }
                }
            }
        }
    }

    fn result(&self, table: &PublicMatch) -> Markup {
        let won = |seat: usize| table.players.get(seat).map_or("", |player| player.name.as_str());
        html! {
            @match &table.result {
                None => (self.staff.open),
                Some(PublicResult::Places(places)) => {
                    @for (seat, place) in places.iter().enumerate() { (place) ". " (name(won(seat))) " " }
                },
                Some(PublicResult::Games { first, second, drawn }) => (games(PlayerReport {
                    won: small(*first), lost: small(*second), drawn: small(*drawn),
                })),
                Some(PublicResult::Bye) => (self.words.bye),
                Some(PublicResult::First) => { "\u{2713} " (name(won(0))) },
                Some(PublicResult::Second) => { "\u{2713} " (name(won(1))) },
                Some(PublicResult::Neither) => (self.words.no_winner),
            }
        }
    }

    fn table(&self, table: &JudgeTable) -> Markup {
        let (number, seats) = (table.number, &table.seats);
        html! {
            (shows(&JudgePageRequest::Tables, &html! { "\u{2190} " (self.staff.back) }))
            h2 { (self.words.table) " " (number) }
            @for seated in &seats.players { p { (name(&seated.name)) " " small { (seated.record) } } }
            p { (self.words.result) ": " b { (self.result(seats)) } }
            @for judge in self.judges_at(number) { p { (name(judge)) " " (self.staff.here) } }
            div.buttons {
                @if self.i_am_at(number) {
                    button.plain type="button" data-ask=(here(None)) { (self.staff.done_at_table) }
                } @else {
                    button type="button" data-ask=(here(Some(number))) { (self.staff.at_table) }
                }
            }
            (self.enter_result(table))
            (self.more_time(table))
            h3 { (self.staff.penalty) }
            div.buttons { @for seated in &seats.players {
                (shows(&JudgePageRequest::Penalty { table: number, player: seated.number, infraction: None }, &html! { (name(&seated.name)) }))
            } }
            @for one in &table.penalties { (self.given(one)) }
            (self.deck_lists(table))
            (self.note(table))
        }
    }

    fn enter_result(&self, table: &JudgeTable) -> Markup {
        let is_open = table.seats.result.is_none();
        let title = if is_open { self.staff.enter_result } else { self.staff.correct_result };
        let names: Vec<&str> = table.seats.players.iter().map(|player| player.name.as_str()).collect();
        let [first, second] = names[..] else { return self.enter_places(table, title) };
        let button = |reported: PlayerReport| {
            let result =
                ResultEntry::Games { a: reported.won.into(), b: reported.lost.into(), drawn: reported.drawn.into() };
            let entered = act(&EventAct::EnterResult { round: table.round, table: table.number, result });
            let shown = games(reported);
            html! { button type="button" data-ask=(entered) data-sure={ (isolated(first)) " \u{2013} " (isolated(second)) ": " (shown) "\n" (self.staff.enter_sure) } data-yes={ (self.staff.enter) " " (shown) } { (shown) } }
        };
        html! {
            details #result open[is_open] {
                summary { (title) }
                p { (name(first)) " \u{2013} " (name(second)) }
                div.buttons { @for reported in usual(table.games_to_win) { (button(reported)) } }
                div.buttons { @for seated in &table.seats.players {
                    button.plain type="button"
                        data-ask=(act(&EventAct::ReportNoShow { player: seated.number, leaves: false }))
                        data-sure={ (isolated(&seated.name)) ": " (self.staff.no_show) "?" } { (name(&seated.name)) ": " (self.staff.no_show) }
                } }
            }
        }
    }

    /// Renders the form for a multiplayer result: the remaining HP.
    fn enter_places(&self, table: &JudgeTable, title: &str) -> Markup {
        let hp = vec![0; table.seats.players.len()];
        let entered = act(&EventAct::EnterTableResult { round: table.round, table: table.number, hp });
        html! {
            details #result open[table.seats.result.is_none()] {
                summary { (title) }
                p { small { (self.staff.hp_left) } }
                form {
                    @for (seat, seated) in table.seats.players.iter().enumerate() {
                        label { (name(&seated.name)) input id={ "hp-" (seat) } type="number" min="0" max="99" inputmode="numeric"
                            name={ "act.hp." (seat) } value=[table.hp.get(seat)]; }
                    }
                    button type="submit" data-ask=(entered) data-sure=(self.staff.enter_sure) { (self.staff.enter) }
                }
            }
        }
    }

    fn more_time(&self, table: &JudgeTable) -> Markup {
        let (round, table) = (table.round, Some(table.number));
        let entered = act(&EventAct::ExtendTime { round, table, seconds: 180, note: String::new() });
        html! {
            details #time {
                summary { (self.staff.more_time) }
                form {
                    label { (self.staff.minutes) select id="minutes" name="act.seconds" data-number {
                        @for minutes in MINUTES { option value=(minutes * 60) selected[minutes == 3] { (minutes) } }
                    } }
                    label { (self.staff.reason) input id="time-reason" name="act.note" maxlength="200" autocomplete="off"; }
                    button type="submit" data-ask=(entered) { (self.staff.give_time) }
                }
            }
        }
    }

    fn note(&self, table: &JudgeTable) -> Markup {
        let (round, table) = (Some(table.round), Some(table.number));
        let entered = act(&EventAct::AddNote { text: String::new(), player: None, round, table });
        html! {
            details #note {
                summary { (self.staff.note) }
                form {
                    textarea id="note-text" name="act.text" rows="2" maxlength="400" aria-label=(self.staff.note) required {}
                    button type="submit" data-ask=(entered) { (self.staff.add_note) }
                }
            }
        }
    }

    /// Renders a penalty in force, with a form to withdraw it, which requires a reason.
    fn given(&self, one: &PenaltyView) -> Markup {
        let withdrawn = act(&EventAct::WithdrawPenalty { penalty: one.number, note: String::new() });
        let reason = format!("withdraw-reason-{}", one.number);
        html! {
            p { (name(&one.name)) ": " (one.infraction) " " (penalty(one.penalty, self.words)) " (" (self.words.round) " "
                (one.round) ")" @if !one.note.is_empty() { " \u{b7} " (one.note) } }
            details id={ "withdraw-" (one.number) } {
                summary { (self.staff.withdraw) }
                form {
                    label { (self.staff.withdraw_why)
                        input id=(reason) name="act.note" maxlength="200" autocomplete="off" required; }
                    button.plain type="submit" data-ask=(withdrawn) data-sure=(self.staff.withdraw_sure) {
                        (self.staff.withdraw)
                    }
                }
            }
        }
    }

    fn deck_lists(&self, table: &JudgeTable) -> Markup {
        let named = |number: u32| {
            let seated = table.seats.players.iter().find(|player| player.number == number);
            seated.map_or("", |player| player.name.as_str())
        };
        html! {
            h3 { (self.staff.deck_lists) }
            div.buttons {
                @for (player, slot, deck) in &table.lists {
                    (shows(&JudgePageRequest::Deck { table: table.number, player: *player, slot: *slot },
                        &html! { (name(named(*player))) ": " (deck) }))
                }
            }
            @if table.lists.is_empty() { p { small { (self.staff.no_list) } } }
            details #check {
                summary { (self.staff.deck_check) }
                @if table.checks.is_empty() {
                    button.plain type="button" data-ask=(act(&EventAct::SelectDeckChecks { tables: vec![table.number] })) {
                        (self.staff.check_table)
                    }
                }
                @for check in &table.checks { (self.check(check)) }
            }
        }
    }

    fn check(&self, check: &CheckView) -> Markup {
        let found = |matches: bool| {
            act(&EventAct::RecordDeckCheck { round: check.round, player: check.player, matches, note: String::new() })
        };
        html! {
            form {
                p { (name(&check.name)) @if let Some(matches) = check.matches {
                    ": " b { @if matches { (self.staff.as_registered) } @else { (self.staff.not_as_registered) } } " " (check.note)
                } }
                label { (self.staff.found) input id={ "found-" (check.player) } name="act.note" maxlength="200" autocomplete="off"; }
                div.buttons {
                    button type="submit" data-ask=(found(true)) { (self.staff.as_registered) }
                    button.plain type="submit" data-ask=(found(false)) { (self.staff.not_as_registered) }
                }
            }
        }
    }

    fn penalty(
        &self,
        table: u32,
        (player, named): (u32, &str),
        infractions: &[InfractionView],
        chosen: Option<&(String, AdviceView)>,
    ) -> Markup {
        let back = JudgePageRequest::Table { table };
        let of = |code: &str| JudgePageRequest::Penalty { table, player, infraction: Some(code.to_owned()) };
        html! {
            (shows(&back, &html! { "\u{2190} " (self.words.table) " " (table) }))
            h2 { (self.staff.penalty) ": " (name(named)) }
            @match chosen {
                None => {
                    p { (self.staff.infraction) }
                    div.list { @for one in infractions {
                        (shows(&of(&one.code), &html! { small { (one.code) } " " (one.name) }))
                    } }
                },
                Some((code, advice)) => {
                    @if let Some(one) = infractions.iter().find(|one| one.code == *code) {
                        p { small { (one.code) } " " b { (one.name) } }
                        (self.path(one, advice))
                    }
                    (self.give(player, code, advice, &back))
                },
            }
        }
    }

    /// Renders the penalty path of an infraction with its current step.
    fn path(&self, infraction: &InfractionView, advice: &AdviceView) -> Markup {
        let last = infraction.path.len().saturating_sub(1);
        let next = usize::try_from(advice.before).map_or(last, |before| before.min(last));
        html! {
            p { @for (at, step) in infraction.path.iter().enumerate() {
                @if at > 0 { " \u{203a} " }
                @if at == next { b { (penalty(*step, self.words)) } } @else if at < next { s { (penalty(*step, self.words)) } }
                @else { (penalty(*step, self.words)) }
            } }
            p { small {
                @if advice.before == 0 { (self.staff.first_on_record) } @else { (advice.before) " " (self.staff.on_record) }
                " " (self.words.round) " " (advice.round) "."
            } }
        }
    }

    fn give(&self, player: u32, code: &str, advice: &AdviceView, back: &JudgePageRequest) -> Markup {
        let given = act(&EventAct::Penalize {
            player,
            infraction: code.to_owned(),
            penalty: None,
            round: None,
            note: String::new(),
        });
        html! {
            form {
                label { (self.staff.penalty) select id="penalty" name="act.penalty" {
                    option value="" { (penalty(advice.penalty, self.words)) " (" (self.staff.recommended) ")" }
                    @for one in PENALTIES.into_iter().filter(|one| *one != advice.penalty) {
                        option value=(json!(one).as_str().unwrap_or_default()) { (penalty(one, self.words)) }
                    }
                } }
                p { small { (self.staff.other_penalty) } }
                label { (self.staff.happened)
                    textarea id="happened" name="act.note" rows="3" maxlength="400" required {} }
                button type="submit" data-ask=(given) data-then=(json!(back)) data-sure=(self.staff.give_sure) {
                    (self.staff.give)
                }
            }
        }
    }

    fn deck(&self, table: u32, named: &str, deck: &ListedDeck) -> Markup {
        let cards = |cards: &[(u32, String)]| {
            html! { ul.cards { @for (count, name) in cards { li { b { (count) } " " (name) } } } }
        };
        let count = |cards: &[(u32, String)]| cards.iter().map(|(count, _)| count).sum::<u32>();
        html! {
            (shows(&JudgePageRequest::Table { table }, &html! { "\u{2190} " (self.words.table) " " (table) }))
            h2 { (name(named)) ": " (deck.name) }
            p { b { (deck.front.join(", ")) } }
            p { (count(&deck.main)) " " (self.words.cards) }
            (cards(&deck.main))
            @if !deck.sideboard.is_empty() { h3 { (self.words.sideboard) " " (count(&deck.sideboard)) } (cards(&deck.sideboard)) }
        }
    }

    fn rules(&self, found: &[RuleEntry], looked_for: &str) -> Markup {
        html! {
            h2 { (self.staff.rules) }
            form {
                label { (self.staff.search_rules)
                    input id="rule" name="words" value=(looked_for) maxlength="80" autocomplete="off"; }
                button type="submit" data-show=(json!(JudgePageRequest::Rules { words: String::new() })) { (self.staff.search) }
            }
            @if found.is_empty() && !looked_for.trim().is_empty() { p { (self.staff.no_rule) } }
            dl { @for rule in found {
                dt { b { (rule.number) } " " (rule.title) }
                dd { (rule.summary) @if let Some(edition) = &rule.edition { " (" (edition) ")" } }
            } }
        }
    }
}

/// Converts a number of games, which is always small.
fn small(figure: u32) -> u8 {
    u8::try_from(figure).unwrap_or(u8::MAX)
}
