//! French text for the ability language: a preview for one set, Spark of Rebellion.
//!
//! Only the constructs of that set have words. [`Writer::missing`] notes any other, and the whole text is English then,
//! never a part of it. So the lint against wildcards is off here: a new variant of the ability language has no French
//! text until somebody adds it, which is no error.
//!
//! [`grammar`] has elision, contraction, agreement and verbs; [`nouns`] has noun phrases with gender, number and
//! pronouns; [`clause`] joins clauses into sentences. The other modules describe parts of a tree in a scene of the plan.

#![allow(clippy::wildcard_enum_match_arm)]

mod abilities;
mod acts;
mod amounts;
mod clause;
mod conditions;
mod filters;
mod grammar;
mod modifiers;
mod nouns;
mod targets;
mod terms;

pub(crate) use terms::{aspect, keyword};

use std::cell::Cell;

use ability::{Ability, Condition, Filter};
use model::PrintedKeyword;

use crate::plan::{self, Grammar, Lead, Myself};
use crate::{CardTexts, Context, Language};
use clause::{Clause, Phrase};

/// Words of bracketed costs: resources, and exhausting the card itself.
pub(crate) const RESOURCES: [&str; 2] = ["ressource", "ressources"];
pub(crate) const EXHAUST: &str = "incliner";

/// Text of a Shield token (CR 3.7.6).
pub(crate) const SHIELD: &str =
    "Les prochains dégâts infligés à l’unité à laquelle il est attaché sont évités\u{202f}; puis il est éliminé.";

/// The French grammar.
#[derive(Clone, Copy)]
struct French<'a> {
    /// `true` if a construct of the text has no French words.
    lacks: &'a Cell<bool>,
    /// `true` in an ability that a unit has for an attack.
    in_attack: bool,
    /// `true` if the card with the text is "l'attaquant", as "cette unité" could be another unit.
    attacker: bool,
}

/// Writer for the text of one ability at one point of it.
type Writer<'a> = plan::Writer<'a, French<'a>>;

impl Grammar for French<'_> {
    type Phrase = Clause;

    fn act(writer: &plan::Writer<'_, Self>, clause: &plan::Clause) -> Vec<Clause> {
        writer.act(clause)
    }

    fn lead(writer: &plan::Writer<'_, Self>, clause: Clause, lead: &Lead) -> Clause {
        let lead = writer.lead(lead);
        clause.named_after(&lead).led(&lead)
    }

    fn sentences(clauses: &[Clause]) -> String {
        clause::sentences(clauses)
    }
}

impl Writer<'_> {
    /// Notes that a construct has no French words, and returns an empty text for it.
    fn missing(&self) -> String {
        self.grammar.lacks.set(true);
        String::new()
    }

    /// Returns the card's phrase for itself: "cette unité".
    fn me(&self) -> String {
        match self.me {
            Myself::Pronoun => "elle".to_owned(),
            Myself::Is(_) if self.grammar.attacker => "l'attaquant".to_owned(),
            Myself::Is(_) | Myself::Card => self.me_word().this(false),
        }
    }
}

/// Renders a text. Returns `None` if the reader's language is not French, or a part of the text has no French words.
fn attempt(context: Context<'_>, render: impl FnOnce(&mut Writer<'_>) -> String) -> Option<String> {
    if context.language != Language::French {
        return None;
    }
    let lacks = Cell::new(false);
    let mut writer = Writer::new(context, French { lacks: &lacks, in_attack: false, attacker: false });
    let text = render(&mut writer);
    (!lacks.get()).then(|| grammar::typeset(&text))
}

/// Sets whose texts have been read in French.
const SETS: [&str; 1] = ["SOR"];

/// Returns `true` if every text of a card has French words, for [`crate::language_of`].
pub(crate) fn covers(card: &CardTexts<'_>, context: Context<'_>) -> bool {
    let abilities: Vec<&Ability> = card.abilities.iter().map(|(ability, _)| *ability).collect();
    let alike = (0..abilities.len()).any(|at| crate::same_keywords(&abilities[at..]).is_some());
    SETS.contains(&card.number.set.as_str())
        && !context.pilot
        && !alike
        && card.abilities.iter().all(|(each, kind)| ability(each, Context { kind: *kind, ..context }).is_some())
        && card.attach.is_none_or(|to| attach(to, context).is_some())
        && card.deploys_if.is_none_or(|met| condition(met, context).is_some())
}

/// Renders an ability as sentences, for [`crate::ability`].
pub(crate) fn ability(ability: &Ability, context: Context<'_>) -> Option<String> {
    attempt(context, |writer| writer.ability(ability))
}

/// Renders a condition as a clause, for [`crate::condition`].
pub(crate) fn condition(condition: &Condition, context: Context<'_>) -> Option<String> {
    attempt(context, |writer| writer.condition(condition))
}

/// Renders the restriction on an upgrade's host, for [`crate::attach`].
pub(crate) fn attach(filter: &Filter, context: Context<'_>) -> Option<String> {
    attempt(context, |writer| format!("Attachez cette amélioration {}.", grammar::to(&writer.noun(filter).a())))
}

/// Renders a printed keyword with its number, for [`crate::printed`]. Returns `None` if it has English details.
pub(crate) fn printed(printed: &PrintedKeyword) -> Option<String> {
    let value = printed.value.map(|value| format!(" {value}")).unwrap_or_default();
    printed.detail.is_none().then(|| format!("{}{value}", keyword(printed.keyword)))
}

/// Renders the epic action that deploys a leader, for [`crate::deploy`]. Returns `None` if it needs English words.
pub(crate) fn deploy(resources: u8, met: Option<&Condition>, context: Context<'_>) -> Option<String> {
    let met = match met {
        Some(met) => condition(met, context)?,
        None => format!("vous contrôlez {resources} ressources ou plus"),
    };
    (context.language == Language::French).then(|| {
        let text = grammar::typeset(&grammar::elide_if(&format!("si {met}, déployez ce leader.")));
        format!("Action épique{} {}", grammar::COLON, grammar::capital(&text))
    })
}
