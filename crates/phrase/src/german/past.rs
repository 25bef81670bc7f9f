//! German text for events of this phase.

use ability::{Controller, Filter, Kind, PastEvent};

use crate::plan::past::{Fate, Feat, Past, PastAct};

use super::Writer;
use super::amounts::number_of;
use super::grammar::{Case, Determiner, words as spaced};
use super::nouns::{Noun, NounSuffix, Np};
use super::players::perfect;
use super::words::{self, Verb};

const PHASE: &str = "in dieser Phase";

/// The words for an act on things.
struct PastActWords {
    verb: Verb,
    things: Noun,
    /// The receiver before one thing.
    to: &'static str,
    /// The place after one thing.
    place: &'static str,
    /// The receiver or place before counted things.
    counted: &'static str,
}

impl Writer<'_> {
    fn past_act(&self, side: &Controller, act: PastAct, things: &Filter) -> PastActWords {
        let words = |verb: Verb, things: Noun| PastActWords { verb, things, to: "", place: "", counted: "" };
        let card = Noun::of(words::CARD);
        let own = *side == Controller::Friendly;
        match act {
            PastAct::Played => words(words::PLAY, self.noun_alone(things)),
            PastAct::AttackedWith => words(words::ATTACK, self.noun(things)),
            PastAct::Defeated => words(words::DEFEAT, self.noun(things)),
            PastAct::Drew => words(words::DRAW, card),
            PastAct::Discarded => {
                let place = if own { "von deiner Hand" } else { "von der eigenen Hand" };
                PastActWords { place, counted: "von der Hand", ..words(words::DISCARD, card) }
            }
            PastAct::DiscardedFromDeck => {
                let place = if own { "von deinem Deck" } else { "vom eigenen Deck" };
                PastActWords { place, counted: "vom Deck", ..words(words::DISCARD, card) }
            }
            PastAct::Created => words(words::CREATE, Noun::of(words::TOKEN)),
            PastAct::GaveTokens => {
                let tokens = words(words::GIVE, Noun::of(words::TOKEN_UPGRADE));
                PastActWords { to: "einer Einheit", counted: "Einheiten", ..tokens }
            }
        }
    }

    /// Renders an event without a number: "du in dieser Phase eine MACHT-Karte gespielt hast".
    pub(super) fn happened(&self, event: &PastEvent, not: bool) -> String {
        let det = if not { Determiner::No } else { Determiner::A };
        let none = if not { "nicht" } else { "" };
        let past = Past::of(event);
        if let Some(base) = past.attacked_base() {
            return spaced(&[self.bases(base).nom(), PHASE, none, "angegriffen wurde"]);
        }
        match past {
            Past::Did { side, act, things } => {
                let PastActWords { verb, things, to, place, .. } = self.past_act(side, act, &things);
                let what = things.np(det, not && matches!(act, PastAct::Played | PastAct::Drew));
                let mid = match act == PastAct::AttackedWith {
                    true => spaced(&[PHASE, "mit", what.dat()]),
                    false => spaced(&[PHASE, to, what.acc(), place]),
                };
                perfect(&self.side_np(side), &mid, verb)
            }
            Past::Cards { cards, fate, base } => {
                let own_base = fate == Fate::Healed && cards.is == Kind::Base && cards.side == Controller::Friendly;
                let what = if own_base && !not {
                    self.bases(&cards.side)
                } else if fate == Fate::Defeated && !not {
                    self.noun(cards).any()
                } else {
                    self.noun(cards).np(det, false)
                };
                spaced(&[what.nom(), PHASE, &self.attacked_base_words(base), fate_words(fate).0])
            }
            Past::BaseDamage { by: Controller::Any, base } => {
                let damage = if not { "keinen Schaden" } else { "Schaden" };
                spaced(&[self.bases(base).dat(), PHASE, damage, "zugefügt wurde"])
            }
            Past::BaseDamage { by, base } => {
                let damage = if not { "keinen Schaden" } else { "Schaden" };
                perfect(&self.side_np(by), &spaced(&[PHASE, self.bases(base).dat(), damage]), words::DEAL)
            }
            Past::Feat { side: Controller::Any, feat: Feat::TookInitiative, .. } => {
                let player = Noun::of(words::PLAYER).np(det, false);
                spaced(&[player.nom(), PHASE, "die Initiative genommen hat"])
            }
            Past::Feat { side, feat, base } => {
                let (mid, verb) = match feat {
                    Feat::DealtIndirectDamage => {
                        let damage = if not { "keinen indirekten Schaden" } else { "indirekten Schaden" };
                        (spaced(&[PHASE, damage]), words::DEAL)
                    }
                    Feat::UsedTheForce => (spaced(&[PHASE, "die Macht", none]), words::USE),
                    Feat::TookInitiative => (spaced(&[PHASE, "die Initiative", none]), words::TAKE),
                    Feat::AttackedBaseBefore => {
                        let whose = if *side == Controller::Friendly { "deiner" } else { "seiner" };
                        let action = format!("mit {whose} vorigen Aktion");
                        (spaced(&[&self.attacked_base_words(base), &action, PHASE, none]), words::ATTACK)
                    }
                };
                perfect(&self.side_np(side), &mid, verb)
            }
        }
    }

    /// Renders an event with a number: "2 oder mehr befreundete Einheiten in dieser Phase besiegt wurden".
    pub(super) fn so_often(&self, event: &PastEvent, words: &str) -> String {
        match Past::of(event) {
            Past::Did { side, act, things } => {
                let PastActWords { verb, things, to, counted, .. } = self.past_act(side, act, &things);
                let what = some(&things, words, true);
                let to = if to.is_empty() { "" } else { counted };
                let mid = match act == PastAct::AttackedWith {
                    true => spaced(&[PHASE, "mit", what.dat()]),
                    false => spaced(&[PHASE, to, what.acc()]),
                };
                perfect(&self.side_np(side), &mid, verb)
            }
            Past::Cards { cards, fate, base } => {
                let cards = some(&self.noun(cards), words, true);
                spaced(&[cards.nom(), PHASE, &self.attacked_base_words(base), fate_words(fate).1])
            }
            Past::BaseDamage { by, base } => {
                let mid = spaced(&[PHASE, self.bases(base).dat(), words, "Schaden"]);
                perfect(&self.side_np(by), &mid, words::DEAL)
            }
            Past::Feat { side, feat, base } => {
                let base = self.attacked_base_words(base);
                let last = format!("mit der letzten Aktion {PHASE}");
                let (when, what, verb) = match feat {
                    Feat::DealtIndirectDamage => (PHASE, "indirekten Schaden", words::DEAL),
                    Feat::UsedTheForce => (PHASE, "die Macht", words::USE),
                    Feat::TookInitiative => (PHASE, "die Initiative", words::TAKE),
                    Feat::AttackedBaseBefore => (last.as_str(), base.as_str(), words::ATTACK),
                };
                perfect(&self.side_np(side), &spaced(&[when, words, "Mal", what]), verb)
            }
        }
    }

    /// Returns the count of an event, as a number and with "für".
    pub(super) fn times(&self, event: &PastEvent) -> (Np, String) {
        let both = |mut noun: Noun, after: NounSuffix| {
            noun.after.push(after);
            (number_of(&noun.np(Determiner::The, true)), format!("für {}", noun.each().acc()))
        };
        let done = |by: &Np, past: &str| format!("{} {PHASE} {past} {}", by.nom(), words::HAVE.finite(by.person()));
        match Past::of(event) {
            Past::Did { side, act: PastAct::AttackedWith, things } => {
                let text = done(&self.side_np(side), words::ATTACK.past);
                let after = NounSuffix::Clause { case: Case::Dat, before: "mit", one: text.clone(), many: text };
                both(self.noun(&things), after)
            }
            Past::Did { side, act, things } => {
                let PastActWords { verb, things, counted, .. } = self.past_act(side, act, &things);
                let past = spaced(&[counted, verb.past]);
                both(things, NounSuffix::whom(done(&self.side_np(side), &past)))
            }
            Past::Cards { cards, fate, base } => {
                let (base, (one, many)) = (self.attacked_base_words(base), fate_words(fate));
                both(self.noun(cards), NounSuffix::who(spaced(&[PHASE, &base, one]), spaced(&[PHASE, &base, many])))
            }
            Past::BaseDamage { by, base } => {
                let past = format!("{} {}", self.bases(base).dat(), words::DEAL.past);
                let mut damage = Noun::of(words::DAMAGE);
                damage.after.push(NounSuffix::whom(done(&self.side_np(by), &past)));
                (damage.np(Determiner::The, false), format!("für {}", damage.each().acc()))
            }
            Past::Feat { side, feat, .. } => {
                let (noun, past) = match feat {
                    Feat::DealtIndirectDamage => (Noun::of(words::DAMAGE).adjective("indirekt"), "zugefügt"),
                    Feat::UsedTheForce => (Noun::of(words::TIME), "die Macht genutzt"),
                    Feat::TookInitiative => (Noun::of(words::INITIATIVE), "genommen"),
                    Feat::AttackedBaseBefore => (Noun::of(words::ACTION), "als vorige ausgeführt"),
                };
                both(noun, NounSuffix::whom(done(&self.side_np(side), past)))
            }
        }
    }

    fn attacked_base_words(&self, base: Option<&Controller>) -> String {
        base.map(|base| self.bases(base).acc().to_owned()).unwrap_or_default()
    }
}

/// Returns the singular and the plural of the words for an event of cards.
fn fate_words(fate: Fate) -> (&'static str, &'static str) {
    match fate {
        Fate::Attacked => ("angegriffen hat", "angegriffen haben"),
        Fate::Defeated => ("besiegt wurde", "besiegt wurden"),
        Fate::LeftPlay => ("das Spiel verlassen hat", "das Spiel verlassen haben"),
        Fate::EnteredPlay => ("ins Spiel gekommen ist", "ins Spiel gekommen sind"),
        Fate::Healed => ("geheilt wurde", "geheilt wurden"),
    }
}

/// Returns a noun with a number: "3 oder mehr Einheiten", "keine Einheiten".
pub(super) fn some(noun: &Noun, words: &str, plural: bool) -> Np {
    if words == "keine" { noun.np(Determiner::No, true) } else { noun.numbered(Determiner::Bare, words, plural) }
}
