//! French texts: complete for Spark of Rebellion, and English as a whole for every other card without them.

use ability::{CardText, Texts};
use model::CardType;
use phrase::{Context, DataNames, Language, Names, card_text};
use rules::CardBook;

use crate::abilities::all_texts;
use crate::fingerprints::add;

/// Fingerprint of the French texts of Spark of Rebellion.
const EXPECTED: u64 = 0xe420_b430_d12f_ead4;

/// Card names without letters.
struct NoNames;

impl Names for NoNames {
    fn card(&self, _: &str) -> String {
        "#".to_owned()
    }
}

/// Returns the texts of cards, with their kinds and hosts.
fn cards() -> Vec<(CardText, CardType, CardType)> {
    let book = CardBook::embedded().expect("the embedded data load");
    let def = |text: &CardText| book.catalog().by_number(text.id).map(|id| book.def(id));
    let all = all_texts().into_iter();
    all.map(|text| {
        let (kind, host) = def(&text).map_or((CardType::Unit, CardType::Unit), |def| (def.kind, def.host()));
        (text, kind, host)
    })
    .collect()
}

/// Returns the texts of the cards of Spark of Rebellion.
fn sor() -> Vec<(CardText, CardType, CardType)> {
    cards().into_iter().filter(|(text, ..)| text.id.to_string().starts_with("SOR_")).collect()
}

fn lines(text: &CardText, kind: CardType, host: CardType, language: Language, names: &dyn Names) -> Vec<String> {
    let rendered = card_text(text, Context { language, kind, host, pilot: false, names });
    rendered.attach.into_iter().chain(rendered.abilities).chain(rendered.unit).collect()
}

/// Returns the French lines of a card, with plain spaces before punctuation and plain apostrophes.
fn french(id: &str) -> Vec<String> {
    let all = sor();
    let (text, kind, host) = all.iter().find(|(text, ..)| text.id.to_string() == id).expect("a card of the set");
    let lines = lines(text, *kind, *host, Language::French, &DataNames);
    lines.into_iter().map(|line| line.replace('\u{a0}', " ").replace('\u{2019}', "'")).collect()
}

#[test]
fn every_card_of_spark_of_rebellion_has_a_french_text() {
    let all = sor();
    assert_eq!(all.len(), 213, "cards with a text");
    for (text, kind, host) in &all {
        let [french, english] =
            [Language::French, Language::English].map(|one| lines(text, *kind, *host, one, &DataNames));
        assert_eq!(french.len(), english.len(), "{}", text.id);
        assert!(french.iter().zip(&english).all(|(french, english)| french != english), "{}: {french:?}", text.id);
    }
}

#[test]
fn every_other_card_is_english() {
    for (text, kind, host) in cards().into_iter().filter(|(text, ..)| !text.id.to_string().starts_with("SOR_")) {
        let [french, english] =
            [Language::French, Language::English].map(|one| lines(&text, kind, host, one, &DataNames));
        assert_eq!(french, english, "{}", text.id);
    }
}

/// A card with an ability that has no French words is English as a whole.
#[test]
fn no_card_has_a_text_in_two_languages() {
    let card = |more: &str| {
        let file = format!("(cards: [(id: \"SOR_172\", abilities: [Event([Draw()]){more}])])");
        let texts = Texts::read("sor/example.ron", &file).expect("the example can be read");
        lines(&texts.cards[0], CardType::Event, CardType::Unit, Language::French, &DataNames)
    };
    assert_eq!(card(""), ["Piochez une carte."]);
    assert_eq!(card(", Event([UseTheForce])"), ["Draw a card.", "Use the Force."]);
}

#[test]
fn french_texts_are_unchanged() {
    let mut found = 0xcbf2_9ce4_8422_2325;
    for (text, kind, host) in sor() {
        for line in lines(&text, kind, host, Language::French, &DataNames) {
            add(&mut found, &line);
        }
    }
    assert_eq!(found, EXPECTED, "if the words changed on purpose, this is the new fingerprint: 0x{found:016x}");
}

#[test]
fn french_texts_are_elided_contracted_and_punctuated() {
    for (text, kind, host) in sor() {
        for line in lines(&text, kind, host, Language::French, &NoNames) {
            let vowel = |letter: char| "aeiouàâéèêîôAEIOUÀÉÈÊ".contains(letter);
            let words: Vec<&str> = line.split([' ', '\n', '\u{a0}']).collect();
            for pair in words.windows(2) {
                let (one, next) = (pair[0].trim_start_matches('('), pair[1]);
                let elides = ["de", "le", "la", "que", "ne", "se"].contains(&one.to_lowercase().as_str());
                assert!(!(elides && next.starts_with(vowel)), "{}: {one} {next}", text.id);
                let contracts = ["de", "à"].contains(&one) && ["le", "les", "des"].contains(&next);
                assert!(!(contracts || one.to_lowercase() == "si" && next == "il"), "{}: {one} {next}", text.id);
            }
            let unspaced = line.match_indices([':', ';', '»']).any(|(at, _)| !line[..at].ends_with('\u{a0}'));
            let odd = ["  ", " ,", " .", "..", ",,", "~", "^", "'"].iter().any(|sign| line.contains(sign));
            let loose = line.split(' ').collect::<Vec<_>>().windows(2).any(|pair| {
                pair[0].ends_with(|last: char| last.is_ascii_digit()) && pair[1].starts_with(char::is_lowercase)
            });
            let first = line.chars().next().is_some_and(char::is_uppercase);
            assert!(!unspaced && !odd && !loose && first && line.ends_with(['.', '»']), "{}: {line:?}", text.id);
            assert_eq!(line.matches('«').count(), line.matches('»').count(), "{}: {line:?}", text.id);
        }
    }
}

#[test]
fn orders_permissions_and_statements_conjugate() {
    assert_eq!(french("SOR_172"), ["Infligez 4 dégâts à une unité."]);
    assert_eq!(french("SOR_162"), ["Une fois jouée : Vous pouvez éliminer une amélioration."]);
    assert_eq!(french("SOR_171"), ["Choisissez un joueur. Ce joueur pioche 2 cartes."]);
    assert_eq!(french("SOR_041"), ["Un adversaire choisit une unité qu'il contrôle. Éliminez cette unité."]);
}

#[test]
fn pronouns_agree_and_stand_beside_the_verb() {
    let search =
        "Parmi les 8 cartes du dessus de votre deck, cherchez jusqu'à 2 unités VÉHICULE, révélez-les et piochez-les.";
    assert_eq!(french("SOR_125"), [search]);
    let trick =
        "Parmi les 8 cartes du dessus de votre deck, cherchez un évènement SUBTERFUGE, révélez-le et piochez-le.";
    assert!(french("SOR_181")[1].ends_with(trick));
    assert!(french("SOR_236")[0].ends_with("Vous pouvez la placer au-dessous de votre deck."));
}

#[test]
fn nouns_agree_with_their_adjectives() {
    assert_eq!(french("SOR_001")[0], "Chaque unité amie endommagée obtient +1/+0.");
    let event = "Chaque évènement que jouent vos adversaires coûte 1 ressource de plus.";
    assert_eq!(french("SOR_034"), [event]);
    assert!(french("SOR_179")[0].contains("Si le défenseur est incliné et n'est pas entré en jeu pendant ce round"));
}

#[test]
fn the_place_of_a_card_is_not_in_the_way_of_its_limits() {
    let chewbacca = "Jouez une unité d'un coût de 3 ou moins depuis votre main.";
    assert!(french("SOR_003")[0].contains(chewbacca), "{:?}", french("SOR_003"));
    let legion = "Renvoyez dans votre main chaque unité de votre défausse ayant été éliminée pendant cette phase.";
    assert_eq!(french("SOR_091"), [legion]);
    assert!(french("SOR_201")[0].ends_with("Défaussez de sa main une carte qui n'est pas une unité."));
    assert!(french("SOR_102")[1].contains("Jouez une unité Héroïsme de votre défausse pour 3 ressources de moins."));
}

#[test]
fn counts_are_as_much_and_other_amounts_are_equal() {
    let devastator = "Vous pouvez infliger à une unité autant de dégâts que vous contrôlez de ressources.";
    assert!(french("SOR_090")[0].ends_with(devastator), "{:?}", french("SOR_090"));
    let command = "Cette unité inflige à une unité ennemie un nombre de dégâts égal à sa propre puissance.";
    assert!(french("SOR_127")[0].ends_with(command), "{:?}", french("SOR_127"));
    let kanan = "soigner autant de dégâts de votre base qu'il y a d'affinités différentes parmi les cartes défaussées.";
    assert!(french("SOR_047")[0].ends_with(kanan), "{:?}", french("SOR_047"));
    let karabast = "un nombre de dégâts égal au nombre de dégâts présents sur elle-même, plus 1.";
    assert!(french("SOR_151")[0].ends_with(karabast), "{:?}", french("SOR_151"));
    assert!(
        french("SOR_135")[0]
            .ends_with("Infligez 6 dégâts, à répartir comme vous le souhaitez entre des unités ennemies.")
    );
}

#[test]
fn a_unit_that_attacks_or_defends_is_named_once() {
    let rukh =
        "Quand cette unité attaque et inflige des dégâts de combat à une unité non-leader : Éliminez cette dernière.";
    assert_eq!(french("SOR_085"), [rukh]);
    let walker = "Quand cette unité attaque, elle peut infliger ses dégâts de combat excédentaires à une unité terrestre \
                  ennemie.";
    assert_eq!(french("SOR_088"), [walker]);
    assert_eq!(french("SOR_212")[1], "Le défenseur obtient -2/-0 tant que cette unité attaque une unité terrestre.");
    assert_eq!(french("SOR_198"), ["Quand cette unité attaque, elle inflige ses dégâts de combat avant le défenseur."]);
    assert!(
        french("SOR_233")[0].contains("le contrôleur de cette unité choisit une option"),
        "{:?}",
        french("SOR_233")
    );
}

/// "cette unité" and "la" never refer to two cards of a text.
#[test]
fn a_card_that_could_be_another_one_is_named() {
    assert!(french("SOR_149")[0].ends_with("Quand cette unité attaque et élimine une unité : Redressez l'attaquant."));
    assert!(french("SOR_150")[0].ends_with("à une unité ou à une base : Éliminez l'attaquant. »"));
    assert!(
        french("SOR_184")[0].ends_with("Redressez cette unité si vous contrôlez Boba Fett ou Jango Fett."),
        "{:?}",
        french("SOR_184")
    );
    assert!(french("SOR_179")[0].ends_with("infligez-lui 3 dégâts."));
    let base = "S'il reste 5 PV ou moins à votre base, vous pouvez jouer cette carte gratuitement à la place.";
    assert!(french("SOR_246")[0].ends_with(base), "{:?}", french("SOR_246"));
    let chimaera = "Ce joueur révèle sa main. Il défausse de sa main une carte portant ce nom.";
    assert!(french("SOR_185")[0].ends_with(chimaera), "{:?}", french("SOR_185"));
    assert!(
        french("SOR_234")[0]
            .contains("Cette autre unité inflige à l'unité ayant subi les dégâts de la première un nombre")
    );
}

#[test]
fn a_duration_precedes_several_rules() {
    let rule = "Pour cette phase, elle perd Sentinelle et ne peut pas gagner ce mot-clé.";
    assert!(french("SOR_140")[0].ends_with(rule), "{:?}", french("SOR_140"));
    assert!(french("SOR_186")[0].ends_with("Elle ne peut pas être redressée pendant ce round."));
    let next = "La prochaine carte que vous jouez pendant cette phase et qui n'est ni Héroïsme ni Infamie coûte";
    assert!(french("SOR_056")[0].contains(next), "{:?}", french("SOR_056"));
}

#[test]
fn prepositions_contract_and_words_elide() {
    assert!(french("SOR_142")[1].ends_with("Vous pouvez infliger 1 dégât au défenseur ou à une base."));
    assert!(french("SOR_014")[1].ends_with("Infligez 1 dégât à la base de chaque adversaire."));
    assert!(french("SOR_152")[0].contains("Placez le reste des cartes révélées"));
    assert!(french("SOR_148")[0].ends_with("Redressez cette unité s'il y a 15 dégâts ou plus sur une base."));
    assert!(french("SOR_018")[1].starts_with("Le défenseur obtient -1/-0 tant qu'une unité amie attaque."));
}

#[test]
fn conditions_costs_and_quoted_abilities_have_french_forms() {
    assert_eq!(
        french("SOR_009")[0],
        "Action [incliner] : Attaquez avec une unité REBELLE amie. Ensuite, vous pouvez attaquer avec une autre unité \
         REBELLE amie."
    );
    assert_eq!(
        french("SOR_105"),
        ["Chaque autre unité amie gagne « Une fois éliminée : Vous pouvez piocher une carte. »"]
    );
    assert_eq!(french("SOR_139")[0], "Cet évènement coûte 1 ressource de moins si vous contrôlez une unité FORCE.");
    assert_eq!(
        french("SOR_013")[0],
        "Action [1 ressource, incliner] : Si vous avez infligé 3 dégâts ou plus à la base d'un adversaire pendant \
         cette phase, piochez une carte."
    );
    let context = Context {
        language: Language::French,
        kind: CardType::Leader,
        host: CardType::Unit,
        pilot: false,
        names: &DataNames,
    };
    let deploy = phrase::deploy(6, None, false, context).replace('\u{a0}', " ");
    assert_eq!(deploy, "Action épique : Si vous contrôlez 6 ressources ou plus, déployez ce leader.");
}
