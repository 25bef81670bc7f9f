//! Tests of plans.

use ability::{Ability, Amount, Binding, Block, Controller, Filter, Kind, Target, Texts, Trigger, Zone};
use model::CardType;

use super::amounts::{Counted, Measured};
use super::features::{Feature, Statement};
use super::triggers::{TriggerRole, roles};
use super::{Act, Clause, Head, LeadKind, Manner, Object, Scene, Subject, Verb, Who};
use crate::{Context, DataNames, Language};

/// Returns the scene after an event's steps, and its clauses.
fn plan(steps: &str) -> (Scene, Vec<Clause>) {
    let file = format!("(cards: [(id: \"SOR_172\", abilities: [Event([{steps}])])])");
    let text = Texts::read("sor/example.ron", &file).expect("correct steps").cards.remove(0);
    let Some(Ability::Event(block)) = text.abilities.first() else { panic!("an event") };
    let (kind, host) = (CardType::Event, CardType::Unit);
    let context = Context { language: Language::English, kind, pilot: false, host, names: &DataNames };
    let mut scene = Scene::new(context);
    let block: &Block = block;
    let clauses = scene.steps(block);
    (scene, clauses)
}

#[test]
fn the_success_of_an_optional_step_precedes_the_next_clause() {
    let (scene, clauses) = plan("IfYouDo(do: [May([Exhaust(Choose())])], then: [Draw()])");
    let [exhaust, draw] = clauses.as_slice() else { panic!("{clauses:?}") };
    assert!(exhaust.may && exhaust.leads.is_empty());
    assert!(matches!(exhaust.act, Act::Do(Verb::Exhaust, Object::Target(Target::Choose(_)))));
    let lead = draw.leads.first().expect("a lead");
    assert!(matches!(lead.kind, LeadKind::IfDone { who: None, not: false }) && !draw.may);
    assert!(scene.it.own && scene.it.head == Head::Card, "the card drawn: {:?}", scene.it);
}

#[test]
fn a_card_is_called_by_its_number_only_if_there_are_several() {
    let named = Target::Named(Binding::First);
    let (one, _) = plan("As(First, Exhaust(Choose()))");
    assert!(matches!(one.mention(&named).how, Manner::That));
    let (two, _) = plan("As(First, Exhaust(Choose())), As(Second, Ready(Choose()))");
    assert!(matches!(two.mention(&named).how, Manner::The(Binding::First)));
    assert!(matches!(two.mention(&Target::It).how, Manner::Pronoun));
    let (other, _) = plan("As(First, Exhaust(Choose())), As(Second, Ready(Choose(is: Base)))");
    assert!(matches!(other.mention(&named).how, Manner::That), "only one of them is a unit");
}

#[test]
fn another_player_is_the_subject_and_decides() {
    let (_, clauses) = plan("They(EachOpponent, [May([Ready(Choose(is: Resource))])])");
    let [ready] = clauses.as_slice() else { panic!("{clauses:?}") };
    let (Subject::Party(party), None) = ready.subject() else { panic!("{ready:?}") };
    assert!(ready.may && matches!(party.who, Who::Player(ability::PlayerFilter::EachOpponent)));
}

#[test]
fn a_part_of_a_group_is_not_described_again() {
    let one = Target::Choose(Box::new(ability::Filter {
        among: Some(Box::new(Target::It)),
        ..ability::Filter::of(Kind::Card)
    }));
    let rest = Target::Exactly(Box::new(Amount::N(2)), Box::new(ability::Filter::of(Kind::Unit)));
    let (scene, _) = plan("Exhaust(Exactly(2, (side: Enemy)))");
    assert!(scene.it.several && scene.referent(&rest).several);
    assert!(matches!(scene.mention(&one).how, Manner::OneOf(Target::It)) && !scene.called(&one).several);
}

#[test]
fn a_statement_names_the_kind_only_if_it_is_not_known() {
    let damaged = Filter { damaged: Some(true), zone: Zone::Any, ..Filter::of(Kind::Unit) };
    let Statement::Parts { kind, features } = Statement::of(&damaged, false, false) else { panic!("parts") };
    assert!(kind.is_none() && features == [Feature::Damaged(true)], "{kind:?} {features:?}");
    let unique = Filter { unique: Some(true), ..damaged.clone() };
    let Statement::Parts { kind, .. } = Statement::of(&unique, false, false) else { panic!("parts") };
    assert!(kind.is_some_and(|kind| kind.unique == Some(true) && kind.damaged.is_none()));
    assert_eq!(Statement::of(&unique, true, false), Statement::Noun, "two negations would be ambiguous");
}

#[test]
fn upgrades_on_all_units_are_counted_together() {
    let (scene, _) = plan("Draw()");
    let on = |units: Target| Amount::Count(Box::new(Filter { on: Some(Box::new(units)), ..Filter::of(Kind::Upgrade) }));
    let all = on(Target::All(Box::default()));
    let Measured::Counted(Counted::UpgradesOn { upgrades, .. }) = scene.measured(&all) else { panic!("upgrades") };
    assert!(upgrades.on.is_none());
    assert!(matches!(scene.measured(&on(Target::This)), Measured::Counted(Counted::Cards(_))));
}

#[test]
fn the_readers_base_is_not_called_a_friendly_base() {
    let base = Filter { side: Controller::Friendly, ..Filter::of(Kind::Base) };
    assert_eq!(roles(&Trigger::Healed(base.clone())), [("unit", TriggerRole::OwnBase)]);
    assert_eq!(roles(&Trigger::Readied(base.clone())), [("unit", TriggerRole::Card(&base))]);
}
