//! French grammar: elision, contraction, agreement, verbs and punctuation.

/// A colon with the no-break space before it.
pub(super) const COLON: &str = "\u{a0}:";

/// Returns a text with typographic apostrophes, and with no-break spaces between a number and its noun.
pub(super) fn typeset(text: &str) -> String {
    let text = text.replace('\'', "\u{2019}");
    let (mut typeset, mut letters) = (String::with_capacity(text.len()), text.chars().peekable());
    while let Some(letter) = letters.next() {
        let number = typeset.ends_with(|last: char| last.is_ascii_digit());
        let noun = letters.peek().is_some_and(|next| next.is_lowercase() || *next == 'P');
        typeset.push(if letter == ' ' && number && noun { '\u{a0}' } else { letter });
    }
    typeset
}

/// Returns a text in quotation marks.
pub(super) fn quoted(text: &str) -> String {
    format!("«\u{a0}{text}\u{a0}»")
}

/// Capitalizes the first letter of a sentence.
pub(super) fn capital(text: &str) -> String {
    crate::capital(text)
}

/// Joins parts: "A, B et C".
pub(super) fn list(parts: &[String], word: &str) -> String {
    match parts {
        [] => String::new(),
        [one] => one.clone(),
        [first @ .., last] => format!("{} {word} {last}", first.join(", ")),
    }
}

/// Joins the parts that are not empty with spaces.
pub(super) fn words<T: AsRef<str>>(parts: &[T]) -> String {
    parts.iter().map(AsRef::as_ref).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ")
}

/// Returns `true` if a word is elided before this one. The h of a card's name is aspirated, that of "héroïsme" is mute.
fn elides(next: &str) -> bool {
    let next = next.to_lowercase();
    next.starts_with(['a', 'e', 'i', 'o', 'u', 'à', 'â', 'é', 'è', 'ê', 'î', 'ô']) || next.starts_with("héro")
}

/// Puts "de", "le", "la" or "que" before a word: "d'une", "l'unité".
pub(super) fn before(word: &str, next: &str) -> String {
    if elides(next) { format!("{}'{next}", &word[..word.len() - 1]) } else { format!("{word} {next}") }
}

/// Elides "si" before "il" and "ils".
pub(super) fn elide_if(text: &str) -> String {
    text.replace("si il ", "s'il ").replace("si ils ", "s'ils ")
}

/// Puts "de" before a noun phrase: "d'une unité", "du défenseur", "des cartes".
pub(super) fn of(phrase: &str) -> String {
    let text = if let Some(rest) = phrase.strip_prefix("le ") {
        format!("du {rest}")
    } else if let Some(rest) = phrase.strip_prefix("les ") {
        format!("des {rest}")
    } else {
        before("de", phrase.strip_prefix("des ").unwrap_or(phrase))
    };
    text.replace(" ou un", " ou d'un")
}

/// Puts "à" before a noun phrase: "à une unité", "au défenseur", "aux cartes".
pub(super) fn to(phrase: &str) -> String {
    let text = if let Some(rest) = phrase.strip_prefix("le ") {
        format!("au {rest}")
    } else if let Some(rest) = phrase.strip_prefix("les ") {
        format!("aux {rest}")
    } else {
        format!("à {phrase}")
    };
    text.replace(" ou un", " ou à un")
}

/// Fills in the endings of a phrase: `~` agrees in gender and number, `^` in number alone.
pub(super) fn agree(phrase: &str, feminine: bool, plural: bool) -> String {
    let number = if plural { "s" } else { "" };
    let ending = format!("{}{number}", if feminine { "e" } else { "" });
    phrase.replace('~', &ending).replace('^', number)
}

/// The person of a verb.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Person {
    /// "vous"; the imperative has the same form.
    You,
    /// "il", "elle".
    He,
    /// "ils", "elles".
    They,
}

impl Person {
    /// Returns the third person.
    pub(super) fn third(plural: bool) -> Person {
        if plural { Person::They } else { Person::He }
    }
}

/// Verbs that do not end in "-ez", "-e", "-ent", with these forms and the participle.
const IRREGULAR: [(&str, [&str; 4]); 9] = [
    ("avoir", ["avez", "a", "ont", "eu"]),
    ("choisir", ["choisissez", "choisit", "choisissent", "choisi"]),
    ("devoir", ["devez", "doit", "doivent", "dû"]),
    ("obtenir", ["obtenez", "obtient", "obtiennent", "obtenu"]),
    ("perdre", ["perdez", "perd", "perdent", "perdu"]),
    ("pouvoir", ["pouvez", "peut", "peuvent", "pu"]),
    ("prendre", ["prenez", "prend", "prennent", "pris"]),
    ("renvoyer", ["renvoyez", "renvoie", "renvoient", "renvoyé"]),
    ("révéler", ["révélez", "révèle", "révèlent", "révélé"]),
];

/// Returns the present tense of a verb.
pub(super) fn conjugate(verb: &str, person: Person) -> String {
    if let Some((_, forms)) = IRREGULAR.iter().find(|(infinitive, _)| *infinitive == verb) {
        return forms[person as usize].to_owned();
    }
    format!("{}{}", verb.trim_end_matches("er"), ["ez", "e", "ent"][person as usize])
}

/// Returns the participle of a verb: "joué".
pub(super) fn participle(verb: &str) -> String {
    let irregular = IRREGULAR.iter().find(|(infinitive, _)| *infinitive == verb);
    irregular.map_or_else(|| format!("{}é", verb.trim_end_matches("er")), |(_, forms)| forms[3].to_owned())
}

/// Returns a number of things; 1 is an article: "une carte", "2 cartes".
pub(super) fn counted(n: i16, one: &str, many: &str, feminine: bool) -> String {
    match n {
        1 => format!("{} {one}", if feminine { "une" } else { "un" }),
        n => number_of(n, one, many),
    }
}

/// Returns a number of things in digits: "1 ressource", "2 ressources".
pub(super) fn number_of(n: i16, one: &str, many: &str) -> String {
    format!("{n} {}", if n.abs() < 2 { one } else { many })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn vowels_elide_the_word_before_them() {
        assert_eq!(before("le", "évènement"), "l'évènement");
        assert_eq!(before("la", "unité"), "l'unité");
        assert_eq!(before("de", "Héroïsme"), "d'Héroïsme");
        assert_eq!(before("de", "Han Solo"), "de Han Solo");
        assert_eq!(before("tant que", "une base est endommagée"), "tant qu'une base est endommagée");
        assert_eq!(elide_if("si il attaque et si elle attaque"), "s'il attaque et si elle attaque");
    }

    #[test]
    fn prepositions_contract_with_the_article() {
        assert_eq!(of("le défenseur"), "du défenseur");
        assert_eq!(of("les cartes révélées"), "des cartes révélées");
        assert_eq!(of("l'attaquant"), "de l'attaquant");
        assert_eq!(of("des unités"), "d'unités");
        assert_eq!(of("votre base"), "de votre base");
        assert_eq!(of("une unité ou une base"), "d'une unité ou d'une base");
        assert_eq!(to("le défenseur ou une base"), "au défenseur ou à une base");
        assert_eq!(to("les unités"), "aux unités");
        assert_eq!(to("l'attaquant"), "à l'attaquant");
    }

    #[test]
    fn participles_and_adjectives_agree() {
        assert_eq!(agree("endommagé~", true, false), "endommagée");
        assert_eq!(agree("ennemi~", false, true), "ennemis");
        assert_eq!(agree("que vous avez joué~ cette phase", true, true), "que vous avez jouées cette phase");
        assert_eq!(agree("terrestre^", true, true), "terrestres");
        assert_eq!(agree("terrestre^", true, false), "terrestre");
    }

    #[test]
    fn verbs_have_a_form_for_each_person() {
        assert_eq!(conjugate("infliger", Person::You), "infligez");
        assert_eq!(conjugate("piocher", Person::They), "piochent");
        assert_eq!(conjugate("perdre", Person::You), "perdez");
        assert_eq!(conjugate("révéler", Person::He), "révèle");
        assert_eq!((participle("perdre"), participle("jouer")), ("perdu".to_owned(), "joué".to_owned()));
    }

    #[test]
    fn apostrophes_are_typographic_and_numbers_stay_beside_their_nouns() {
        let line = "jusqu'à 2 unités, s'il reste 4 PV";
        assert_eq!(typeset(line), "jusqu\u{2019}à 2\u{a0}unités, s\u{2019}il reste 4\u{a0}PV");
    }

    #[test]
    fn numbers_below_two_are_singular() {
        assert_eq!(counted(1, "carte", "cartes", true), "une carte");
        assert_eq!(counted(3, "carte", "cartes", true), "3 cartes");
        assert_eq!(number_of(1, "dégât", "dégâts"), "1 dégât");
    }
}
