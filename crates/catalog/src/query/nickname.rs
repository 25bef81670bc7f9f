//! Nicknames of cards that players type, and parts of the names that they stand for.

/// A nickname in lower case letters and digits, and the part of a name.
const NICKNAMES: [(&str, &str); 22] = [
    ("3po", "c-3po"),
    ("ani", "anakin skywalker"),
    ("annie", "anakin skywalker"),
    ("artoo", "r2-d2"),
    ("babyyoda", "grogu"),
    ("chewie", "chewbacca"),
    ("chewy", "chewbacca"),
    ("ecl", "energy conversion lab"),
    ("gat", "grand admiral thrawn"),
    ("gmt", "grand moff tarkin"),
    ("jarjar", "jar jar binks"),
    ("k2", "k-2so"),
    ("kaytoo", "k-2so"),
    ("mando", "the mandalorian"),
    ("palp", "palpatine"),
    ("palps", "palpatine"),
    ("qgj", "qui-gon jinn"),
    ("r2", "r2-d2"),
    ("sheev", "palpatine"),
    ("snips", "ahsoka tano"),
    ("thechild", "grogu"),
    ("threepio", "c-3po"),
];

/// Returns the part of a name that a nickname stands for.
pub(super) fn of(word: &str) -> Option<&'static str> {
    let letters: String = word.chars().filter(|letter| letter.is_alphanumeric()).flat_map(char::to_lowercase).collect();
    NICKNAMES.iter().find(|(nickname, _)| *nickname == letters).map(|(_, name)| *name)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nicknames_are_sorted_and_found_in_any_spelling() {
        assert!(NICKNAMES.is_sorted());
        assert_eq!(of("Chewie"), Some("chewbacca"));
        assert_eq!(of("baby-yoda"), Some("grogu"));
        assert_eq!(of("chewbacca"), None);
    }
}
