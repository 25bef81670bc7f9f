//! English text for events of this phase.

use ability::{Controller, Filter, Kind, PastEvent};

use crate::plan::past::{Fate, Feat, Past, PastAct};

use super::Writer;
use super::nouns::Noun;
use super::sides::own;

/// The words for an act on things.
struct PastActWords {
    verb: &'static str,
    things: Noun,
    /// The place after things.
    place: String,
    /// The place after counted things.
    counted_place: String,
}

impl Writer<'_> {
    fn past_act(&self, side: &Controller, act: PastAct, things: &Filter) -> PastActWords {
        let thing = |one: &str| Noun { one: one.to_owned(), many: format!("{one}s"), ..Noun::default() };
        let words = |verb: &'static str, things: Noun, place: &str| PastActWords {
            verb,
            things,
            place: place.to_owned(),
            counted_place: place.to_owned(),
        };
        match act {
            PastAct::Played => {
                let (cards, how) = super::filters::how_played(things);
                words("played", self.noun_alone(&cards), how)
            }
            PastAct::AttackedWith => words("attacked with", self.noun(things), ""),
            PastAct::Defeated => words("defeated", self.noun(things), ""),
            PastAct::Drew => words("drew", thing("card"), ""),
            PastAct::Discarded => words("discarded", thing("card"), &format!(" from {}", own(side, "hand"))),
            PastAct::DiscardedFromDeck => PastActWords {
                counted_place: " from a deck".to_owned(),
                ..words("discarded", thing("card"), &format!(" from {}", own(side, "deck")))
            },
            PastAct::Created => words("created", thing("token"), ""),
            PastAct::GaveTokens => PastActWords {
                counted_place: " to units".to_owned(),
                ..words("gave", thing("token upgrade"), " to a unit")
            },
        }
    }

    /// Renders an event without a number: "you played a Force card this phase".
    pub(super) fn happened(&self, event: &PastEvent, not: bool) -> String {
        let past = Past::of(event);
        if let Some(base) = past.attacked_base() {
            return format!("{} {} attacked this phase", self.bases(base), if not { "wasn't" } else { "was" });
        }
        match past {
            Past::Did { side, act: PastAct::AttackedWith, things } if not => {
                let (who, unit) = (self.side_who(side), self.noun(&things).a());
                match *side == Controller::Enemy {
                    true => format!("no opponent attacked with {unit} this phase"),
                    false => format!("{who} didn't attack with {unit} this phase"),
                }
            }
            Past::Did { side, act, things } => {
                let PastActWords { verb, things, place, .. } = self.past_act(side, act, &things);
                let what = match (not, act) {
                    (false, _) => things.a(),
                    (true, PastAct::Defeated) => format!("no {}", things.singular()),
                    (true, _) => format!("no {}", things.plural()),
                };
                format!("{} {verb} {what}{place} this phase", self.side_who(side))
            }
            Past::Cards { cards, fate, base } => {
                let noun = self.noun(cards);
                let own_base = fate == Fate::Healed && cards.is == Kind::Base && cards.side == Controller::Friendly;
                let what = match (not, fate) {
                    (true, _) => format!("no {}", noun.singular()),
                    (false, _) if own_base => "your base".to_owned(),
                    (false, Fate::Defeated) => noun.any(),
                    (false, _) => noun.a(),
                };
                format!("{what} {}{} this phase", fate_words(fate).0, self.attacked_base_words(base))
            }
            Past::BaseDamage { by: Controller::Any, base } => {
                let damage = if not { "no damage" } else { "damage" };
                format!("{damage} was dealt to {} this phase", self.bases(base))
            }
            Past::BaseDamage { by, base } => {
                let dealt = if not { "dealt no damage" } else { "dealt damage" };
                format!("{} {dealt} to {} this phase", self.side_who(by), self.bases(base))
            }
            Past::Feat { side: Controller::Any, feat: Feat::TookInitiative, .. } => {
                let who = if not { "no player" } else { "a player" };
                format!("{who} has taken the initiative this phase")
            }
            Past::Feat { side: Controller::Enemy, feat: Feat::TookInitiative, .. } if not => {
                "no opponent has taken the initiative this phase".to_owned()
            }
            Past::Feat { side, feat, base } => {
                let (did, did_not) = self.feat(feat, base);
                format!("{} {} this phase", self.side_who(side), if not { did_not } else { did })
            }
        }
    }

    /// Renders an event with a number: "you played 2 or more cards this phase". Returns `None` if there is no such
    /// clause.
    pub(super) fn counted_event(&self, event: &PastEvent, words: &str) -> Option<String> {
        match Past::of(event) {
            Past::Did { side, act, things } => {
                let PastActWords { verb, things, place, .. } = self.past_act(side, act, &things);
                Some(format!("{} {verb} {words} {}{place} this phase", self.side_who(side), things.plural()))
            }
            Past::Cards { cards, fate, base } => {
                let (cards, base) = (self.noun(cards).plural(), self.attacked_base_words(base));
                Some(format!("{words} {cards} {}{base} this phase", fate_words(fate).1))
            }
            Past::BaseDamage { by, base } => {
                let words = words.replace("fewer", "less");
                Some(format!("{} dealt {words} damage to {} this phase", self.side_who(by), self.bases(base)))
            }
            Past::Feat { .. } => None,
        }
    }

    /// Renders the count of an event, as a number and after "for each".
    pub(super) fn times(&self, event: &PastEvent) -> (String, String) {
        let number = |one: &str, many: &str, rest: &str| {
            (format!("the number of {many} {rest} this phase"), format!("{one} {rest} this phase"))
        };
        match Past::of(event) {
            Past::Did { side, act, things } => {
                let PastActWords { verb, things, counted_place, .. } = self.past_act(side, act, &things);
                let rest = format!("{} {verb}{counted_place}", self.side_who(side));
                number(&things.singular(), &things.plural(), &rest)
            }
            Past::Cards { cards, fate, base } => {
                let (noun, (one, many), base) = (self.noun(cards), fate_words(fate), self.attacked_base_words(base));
                let several = format!("the number of {} that {many}{base} this phase", noun.plural());
                (several, format!("{} that {one}{base} this phase", noun.singular()))
            }
            Past::BaseDamage { by, base } => {
                let text = format!("damage {} dealt to {} this phase", self.side_who(by), self.bases(base));
                (format!("the {text}"), text)
            }
            Past::Feat { side, feat, base } => {
                number("time", "times", &format!("{} {}", self.side_who(side), self.feat(feat, base).0))
            }
        }
    }

    fn attacked_base_words(&self, base: Option<&Controller>) -> String {
        base.map(|base| format!(" {}", self.bases(base))).unwrap_or_default()
    }

    /// Returns the words for an act, and for its absence.
    fn feat(&self, feat: Feat, base: Option<&Controller>) -> (String, String) {
        let base = self.attacked_base_words(base);
        let (did, did_not) = match feat {
            Feat::DealtIndirectDamage => ("dealt indirect damage", "dealt no indirect damage"),
            Feat::UsedTheForce => ("used the Force", "didn't use the Force"),
            Feat::TookInitiative => ("took the initiative", "didn't take the initiative"),
            Feat::AttackedBaseBefore => {
                let action = "during their previous action";
                return (format!("attacked{base} {action}"), format!("did not attack{base} {action}"));
            }
        };
        (did.to_owned(), did_not.to_owned())
    }
}

/// Returns the singular and the plural of the words for an event of cards.
fn fate_words(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Attacked => ("attacked", "attacked"),
        Fate::Defeated => ("was defeated", "were defeated"),
        Fate::LeftPlay => ("left play", "left play"),
        Fate::EnteredPlay => ("entered play", "entered play"),
        Fate::Healed => ("was healed", "were healed"),
    }
}
