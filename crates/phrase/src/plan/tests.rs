//! Tests of plans.

use ability::{Ability, Amount, Binding, Block, Kind, Target, Texts};
use model::CardType;

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
