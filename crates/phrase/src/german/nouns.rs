//! Nouns: phrases for filters and targets in all cases, and their referents in later sentences.

use super::grammar::{Case, Determiner, Gender, list, own_stem, pronoun, relative, words};
use super::words::{self as lexicon, Person, Word};

/// The referent of a pronoun.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Referent {
    pub word: Word,
    /// `true` if it may be several cards.
    pub several: bool,
    /// `true` if the cards are certainly the reader's own (their hand is "deine Hand").
    pub own: bool,
    /// `true` if the cards come from the deck, so that taking them to hand is drawing them.
    pub deck: bool,
}

impl Referent {
    /// Returns a referent for one card with this noun.
    pub(super) fn one(word: Word) -> Self {
        Referent { word, several: false, own: false, deck: false }
    }

    /// Returns the noun for any card.
    pub(super) fn card() -> Self {
        Referent::one(lexicon::CARD)
    }

    /// Returns the noun for a unit.
    pub(super) fn unit() -> Self {
        Referent::one(lexicon::UNIT)
    }

    /// Returns the bare noun.
    pub(super) fn noun(&self) -> Noun {
        Noun::of(self.word)
    }

    /// Returns the pronoun: "sie", "ihn".
    pub(super) fn pronoun(&self) -> Np {
        Np { group: self.several, ..Np::pronoun(self.word.gender, self.several, self.clone()) }
    }

    /// Returns "jene Einheit", "jene Einheiten".
    pub(super) fn that(&self) -> Np {
        Np { group: self.several, ..self.noun().np(Determiner::That, self.several).with(self.clone()) }
    }

    /// Returns "die erste Einheit", "die aufgedeckten Karten".
    pub(super) fn the(&self, adjective: &str) -> Np {
        let np = self.noun().adjective(adjective).np(Determiner::The, self.several);
        Np { group: self.several, ..np.with(self.clone()) }
    }
}

/// A noun phrase in all cases.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Np {
    cases: [String; 4],
    pub gender: Gender,
    /// `true` if its verb is in the plural.
    pub plural: bool,
    /// `true` if it is the reader: "du".
    pub you: bool,
    /// `true` for pronouns such as "sie", "ihn"; their possessives are "ihr", "sein".
    pub is_pronoun: bool,
    /// `true` if "je" precedes an amount that each of them gets individually.
    pub group: bool,
    /// Referent for later sentences.
    pub referent: Referent,
}

impl Np {
    /// Builds a phrase case by case.
    pub(super) fn build(gender: Gender, plural: bool, form: impl Fn(Case) -> String) -> Np {
        let referent = Referent { several: plural, ..Referent::card() };
        let cases = Case::ALL.map(form);
        Np { cases, gender, plural, you: false, is_pronoun: false, group: false, referent }
    }

    /// Returns a phrase that is the same in all cases: a number, a name.
    pub(super) fn fixed(text: &str) -> Np {
        Np::build(Gender::F, false, |_| text.to_owned())
    }

    /// Returns the reader in every case: "du", "dich", "dir".
    pub(super) fn you() -> Np {
        let you = Np::build(Gender::M, false, |case| match case {
            Case::Nom => "du".to_owned(),
            Case::Acc => "dich".to_owned(),
            Case::Dat => "dir".to_owned(),
            Case::Gen => "deiner".to_owned(),
        });
        Np { you: true, ..you }
    }

    pub(super) fn pronoun(gender: Gender, plural: bool, referent: Referent) -> Np {
        let np = Np::build(gender, plural, |case| pronoun(gender, plural, case).to_owned());
        Np { is_pronoun: true, group: false, ..np.with(referent) }
    }

    /// Returns the pronoun for the same cards or player.
    pub(super) fn as_pronoun(&self) -> Np {
        Np::pronoun(self.gender, self.plural, self.referent.clone())
    }

    /// Joins several phrases with a word.
    pub(super) fn joined(parts: &[Np], word: &str) -> Np {
        let first = parts.first().cloned().unwrap_or_else(|| Np::fixed(""));
        Np::build(first.gender, true, |case| {
            let texts: Vec<String> = parts.iter().map(|part| part.case(case).to_owned()).collect();
            list(&texts, word)
        })
        .with(Referent { several: true, ..first.referent })
    }

    pub(super) fn with(self, referent: Referent) -> Np {
        Np { referent, ..self }
    }

    /// Marks the phrase as meant individually: "je".
    pub(super) fn grouped(self) -> Np {
        Np { group: true, ..self }
    }

    /// Marks the phrase as plural.
    pub(super) fn plural(self) -> Np {
        Np { plural: true, ..self }
    }

    pub(super) fn case(&self, case: Case) -> &str {
        let [nom, acc, dat, gen_] = &self.cases;
        match case {
            Case::Nom => nom,
            Case::Acc => acc,
            Case::Dat => dat,
            Case::Gen => gen_,
        }
    }

    pub(super) fn nom(&self) -> &str {
        self.case(Case::Nom)
    }

    pub(super) fn acc(&self) -> &str {
        self.case(Case::Acc)
    }

    pub(super) fn dat(&self) -> &str {
        self.case(Case::Dat)
    }

    pub(super) fn gen_(&self) -> &str {
        self.case(Case::Gen)
    }

    /// Replaces words of the phrase.
    pub(super) fn replaced(self, these: &str, others: &str) -> Np {
        let cases = self.cases.map(|text| text.replacen(these, others, 1));
        Np { cases, ..self }
    }

    /// Appends words in every case.
    pub(super) fn followed(self, after: &str) -> Np {
        if after.is_empty() {
            return self;
        }
        let cases = self.cases.map(|text| format!("{text} {after}"));
        Np { cases, is_pronoun: false, ..self }
    }

    pub(super) fn person(&self) -> Person {
        match (self.you, self.plural) {
            (true, _) => Person::You,
            (false, true) => Person::Many,
            (false, false) => Person::One,
        }
    }

    /// Returns "je" if each of several cards gets the same.
    pub(super) fn each_gets(&self) -> &'static str {
        if self.group { "je" } else { "" }
    }

    /// Returns the stem of its possessive: "dein", "sein", "ihr".
    pub(super) fn own_stem(&self) -> &'static str {
        if self.you { "dein" } else { own_stem(self.gender, self.plural) }
    }

    /// Returns its property: "deine Basis", "ihre Stärke", "die Kosten jener Einheit".
    pub(super) fn own(&self, noun: &Noun, plural: bool) -> Np {
        if self.you || self.is_pronoun {
            return noun.np(Determiner::Own(self.own_stem()), plural);
        }
        // Even several owners have one card each: "die Basis jedes Gegners".
        noun.np(Determiner::The, plural).followed(self.gen_())
    }

    /// Returns its property, for a noun without adjectives.
    pub(super) fn own_word(&self, word: Word) -> Np {
        self.own(&Noun::of(word), false)
    }

    /// Returns "eine von ihnen", "eine der aufgedeckten Karten".
    pub(super) fn one_of(&self) -> Np {
        let of = self.of_them();
        let gender = self.referent.word.gender;
        Np::build(gender, false, |case| format!("{} {of}", one(gender, case)))
    }

    /// Returns "jede von ihnen", "jede der aufgedeckten Karten".
    pub(super) fn each_of(&self) -> Np {
        let of = self.of_them();
        let gender = self.referent.word.gender;
        Np::build(gender, false, |case| format!("{} {of}", Determiner::Each.word(gender, false, case)))
    }

    /// Returns "jede von beliebig vielen Einheiten", where the genitive would be stiff.
    pub(super) fn each_among(&self) -> Np {
        let gender = self.referent.word.gender;
        Np::build(gender, false, |case| format!("{} von {}", Determiner::Each.word(gender, false, case), self.dat()))
    }

    /// Renders "von ihnen", "der aufgedeckten Karten".
    pub(super) fn of_them(&self) -> String {
        if self.is_pronoun { format!("von {}", self.dat()) } else { self.gen_().to_owned() }
    }
}

/// Returns "einer", "eine", "eines" without a noun.
fn one(gender: Gender, case: Case) -> String {
    match (gender, case) {
        (Gender::M, Case::Nom) => "einer".to_owned(),
        (Gender::N, Case::Nom | Case::Acc) => "eines".to_owned(),
        (Gender::M | Gender::F | Gender::N, _) => Determiner::A.word(gender, false, case),
    }
}

/// A complement after a noun.
#[derive(Debug, Clone, PartialEq)]
pub(super) enum NounSuffix {
    /// Words after the noun: "mit Wachposten".
    Words(String),
    /// A relative clause after the noun.
    Clause {
        /// Case of the relative pronoun.
        case: Case,
        /// Preposition before the relative pronoun: "an".
        before: &'static str,
        /// The clause after the pronoun, in the singular.
        one: String,
        /// The clause in the plural.
        many: String,
    },
}

impl NounSuffix {
    /// Returns a relative clause whose subject is the noun: "die angegriffen hat".
    pub(super) fn who(one: impl Into<String>, many: impl Into<String>) -> NounSuffix {
        NounSuffix::Clause { case: Case::Nom, before: "", one: one.into(), many: many.into() }
    }

    /// Returns a relative clause whose object is the noun: "die du kontrollierst".
    pub(super) fn whom(text: impl Into<String>) -> NounSuffix {
        let text = text.into();
        NounSuffix::Clause { case: Case::Acc, before: "", one: text.clone(), many: text }
    }

    /// Returns a relative clause such as "deren Kosten höher sind".
    pub(super) fn whose(text: impl Into<String>) -> NounSuffix {
        let text = text.into();
        NounSuffix::Clause { case: Case::Gen, before: "", one: text.clone(), many: text }
    }
}

/// A noun without article, number and case.
#[derive(Debug, Clone, PartialEq)]
pub(super) struct Noun {
    /// Stems of the adjectives before the noun.
    pub adjectives: Vec<String>,
    /// First part of a compound noun: "Nicht-Anführer-".
    pub prefix: String,
    pub word: Word,
    pub after: Vec<NounSuffix>,
    /// A phrase that includes its article: a name, "diese Einheit".
    pub whole: Option<Np>,
    /// Unique, with the definite article: "der Verteidiger".
    pub definite: bool,
    /// Alternative nouns: "ein Upgrade oder eine Einheit".
    pub or: Vec<Noun>,
}

impl Noun {
    pub(super) fn of(word: Word) -> Noun {
        let (adjectives, after, or) = (Vec::new(), Vec::new(), Vec::new());
        Noun { adjectives, prefix: String::new(), word, after, whole: None, definite: false, or }
    }

    /// Returns a noun for a complete phrase.
    pub(super) fn whole(np: Np) -> Noun {
        Noun { whole: Some(np.clone()), ..Noun::of(np.referent.word) }
    }

    /// Adds an adjective before all others.
    pub(super) fn adjective(mut self, stem: &str) -> Noun {
        self.adjectives.insert(0, stem.to_owned());
        self.or = self.or.into_iter().map(|each| each.adjective(stem)).collect();
        self
    }

    pub(super) fn after(mut self, words: impl Into<String>) -> Noun {
        self.after.push(NounSuffix::Words(words.into()));
        self
    }

    /// Returns the phrase with a determiner, in all cases.
    pub(super) fn np(&self, det: Determiner, plural: bool) -> Np {
        self.numbered(det, "", plural)
    }

    /// Returns the phrase with words between the determiner and the adjectives: "bis zu 2 befreundete Einheiten".
    pub(super) fn numbered(&self, det: Determiner, number: &str, plural: bool) -> Np {
        if !self.or.is_empty() {
            let parts = self.or.iter().enumerate().map(|(nth, each)| {
                // A number occurs only once: "bis zu 2 Karten oder Upgrades".
                let (det, number) = match (nth, det) {
                    (0, _) => (det, number),
                    (_, Determiner::AnyNumber) => (Determiner::Bare, ""),
                    (_, det) => (det, ""),
                };
                each.numbered(det, number, plural)
            });
            let parts: Vec<Np> = parts.collect();
            let tail = self.tail(plural);
            let np = Np::joined(&parts, "oder").followed(&tail);
            return Np { plural, ..np.with(self.referent(plural)) };
        }
        if let Some(whole) = &self.whole {
            let after = self.tail(whole.plural);
            return whole.clone().followed(&after);
        }
        let det = if self.definite && det == Determiner::A { Determiner::The } else { det };
        let gender = self.word.gender;
        let after = self.tail(plural);
        let np = Np::build(gender, plural, |case| {
            let ending = det.adjective(gender, plural, case);
            let adjectives: Vec<String> = self.adjectives.iter().map(|stem| format!("{stem}{ending}")).collect();
            let noun = format!("{}{}", self.prefix, self.word.form(plural, case));
            words(&[&det.word(gender, plural, case), number, &adjectives.join(" "), &noun, &after])
        });
        np.with(self.referent(plural))
    }

    /// Returns the text after the noun; relative clauses come last.
    fn tail(&self, plural: bool) -> String {
        let (text, clauses) = (self.words_after(), self.clauses(plural));
        if clauses.is_empty() { text } else { format!("{text}{clauses}") }
    }

    fn words_after(&self) -> String {
        let text = self.after.iter().filter_map(|after| match after {
            NounSuffix::Words(words) => Some(words.as_str()),
            NounSuffix::Clause { .. } => None,
        });
        text.collect::<Vec<_>>().join(" ")
    }

    /// Returns the relative clauses with their commas: ", die du kontrollierst,".
    pub(super) fn clauses(&self, plural: bool) -> String {
        let mut clauses: Vec<String> = Vec::new();
        let mut before = None;
        for after in &self.after {
            let NounSuffix::Clause { case, before: word, one, many } = after else { continue };
            let pronoun = words(&[word, relative(self.word.gender, plural, *case)]);
            let clause = if plural { many } else { one };
            // "die du kontrollierst und die beschädigt sind": a pronoun is shared only by clauses with the same case.
            clauses.push(if before == Some((case, word)) { clause.clone() } else { format!("{pronoun} {clause}") });
            before = Some((case, word));
        }
        if clauses.is_empty() { String::new() } else { format!(", {},", list(&clauses, "und")) }
    }

    /// Returns the noun without its relative clauses.
    pub(super) fn without_clauses(&self) -> Noun {
        let after = self.after.iter().filter(|after| matches!(after, NounSuffix::Words(_))).cloned().collect();
        Noun { after, ..self.clone() }
    }

    /// Returns the phrase with "ein": "eine beschädigte feindliche Einheit".
    pub(super) fn a(&self) -> Np {
        self.np(Determiner::A, false)
    }

    /// Returns the phrase for one of possibly several: "ein befreundeter Angreifer".
    pub(super) fn any(self) -> Np {
        Noun { definite: false, ..self }.a()
    }

    /// Returns the phrase with "jede": "jede andere befreundete Einheit".
    pub(super) fn each(&self) -> Np {
        if self.definite || self.whole.is_some() { self.a() } else { self.np(Determiner::Each, false) }
    }

    /// Returns the plural without an article.
    pub(super) fn several(&self) -> Np {
        self.np(Determiner::Bare, true)
    }

    /// Returns the referent for later sentences.
    pub(super) fn referent(&self, plural: bool) -> Referent {
        Referent { several: plural, ..Referent::one(self.word) }
    }
}
