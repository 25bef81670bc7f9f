//! The traits (CR 2.12): a fixed list that grows with the sets.

use serde::{Deserialize, Serialize};
use std::fmt;
use std::str::FromStr;

use crate::UnknownTerm;

macro_rules! traits {
    ($($variant:ident = $word:literal),+ $(,)?) => {
        /// A trait of a card. In data files of abilities it is written without spaces ("BountyHunter").
        #[derive(Debug, Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
        #[allow(missing_docs)]
        pub enum Trait { $($variant),+ }

        impl Trait {
            /// Every trait, in alphabetical order.
            pub const ALL: &'static [Trait] = &[$(Trait::$variant),+];

            /// Returns the trait as printed on cards.
            pub fn word(self) -> &'static str {
                match self { $(Trait::$variant => $word),+ }
            }
        }
    };
}

impl fmt::Display for Trait {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.word())
    }
}

impl FromStr for Trait {
    type Err = UnknownTerm;

    /// Parses the word, ignoring case.
    fn from_str(s: &str) -> Result<Self, UnknownTerm> {
        let word = s.trim();
        Trait::ALL
            .iter()
            .copied()
            .find(|value| value.word().eq_ignore_ascii_case(word))
            .ok_or_else(|| UnknownTerm { list: "trait", word: s.to_owned() })
    }
}

traits! {
    Aldhani = "Aldhani",
    Armor = "Armor",
    Atollon = "Atollon",
    Bounty = "Bounty",
    BountyHunter = "Bounty Hunter",
    Bracca = "Bracca",
    Cantonica = "Cantonica",
    CapitalShip = "Capital Ship",
    Castilon = "Castilon",
    Christophsis = "Christophsis",
    Clone = "Clone",
    CloudCity = "Cloud City",
    Concordia = "Concordia",
    Condition = "Condition",
    Corellia = "Corellia",
    Coruscant = "Coruscant",
    Creature = "Creature",
    Dqar = "D'qar",
    Dagobah = "Dagobah",
    Dathomir = "Dathomir",
    DeathStar = "Death Star",
    Disaster = "Disaster",
    Droid = "Droid",
    Eadu = "Eadu",
    Endor = "Endor",
    Ewok = "Ewok",
    Ferrix = "Ferrix",
    Fighter = "Fighter",
    FirstOrder = "First Order",
    Force = "Force",
    Fortification = "Fortification",
    Fringe = "Fringe",
    Gambit = "Gambit",
    Geonosis = "Geonosis",
    Gungan = "Gungan",
    HosnianPrime = "Hosnian Prime",
    Hoth = "Hoth",
    Hutt = "Hutt",
    Ilum = "Ilum",
    Imperial = "Imperial",
    Innate = "Innate",
    Inquisitor = "Inquisitor",
    Item = "Item",
    Jawa = "Jawa",
    Jedha = "Jedha",
    Jedi = "Jedi",
    Kalevala = "Kalevala",
    Kamino = "Kamino",
    Kaminoan = "Kaminoan",
    Kashyyyk = "Kashyyyk",
    Kessel = "Kessel",
    Law = "Law",
    Learned = "Learned",
    Lightsaber = "Lightsaber",
    Lothal = "Lothal",
    Lowick = "Lowick",
    Malachor = "Malachor",
    Mandalore = "Mandalore",
    Mandalorian = "Mandalorian",
    Modification = "Modification",
    Mortis = "Mortis",
    Musician = "Musician",
    Mustafar = "Mustafar",
    Naboo = "Naboo",
    Nadiri = "Nadiri",
    Narkina5 = "Narkina 5",
    Nevarro = "Nevarro",
    NewRepublic = "New Republic",
    Night = "Night",
    Nihil = "Nihil",
    ObaDiah = "Oba Diah",
    Official = "Official",
    Onderon = "Onderon",
    Peridea = "Peridea",
    Pillio = "Pillio",
    Pilot = "Pilot",
    Plan = "Plan",
    Quarzite = "Quarzite",
    Rebel = "Rebel",
    Republic = "Republic",
    Resistance = "Resistance",
    Ryloth = "Ryloth",
    Scarif = "Scarif",
    Seatos = "Seatos",
    SegraMilo = "Segra Milo",
    Separatist = "Separatist",
    Serenno = "Serenno",
    Sith = "Sith",
    Sorgan = "Sorgan",
    Spectre = "Spectre",
    Speeder = "Speeder",
    StarkillerBase = "Starkiller Base",
    StarlightBeacon = "Starlight Beacon",
    StygeonPrime = "Stygeon Prime",
    Supply = "Supply",
    Tactic = "Tactic",
    Takodana = "Takodana",
    Tank = "Tank",
    Tatooine = "Tatooine",
    Transport = "Transport",
    Trick = "Trick",
    Trooper = "Trooper",
    Tusken = "Tusken",
    Twilek = "Twi'lek",
    Undead = "Undead",
    Underworld = "Underworld",
    Utapau = "Utapau",
    Vardos = "Vardos",
    Vassek = "Vassek",
    Vehicle = "Vehicle",
    Walker = "Walker",
    Wayland = "Wayland",
    Weapon = "Weapon",
    Wookiee = "Wookiee",
    Yavin4 = "Yavin 4",
    Zanbar = "Zanbar",
    Zeffo = "Zeffo",
}
