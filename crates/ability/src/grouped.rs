//! Enums of words in groups: each variant holds the enum of one group. A `match` names the words of the groups that
//! it reads, and each other group once.
//!
//! In a text, a word stands without its group, as if all groups were one enum. `Debug` prints it like that too:
//! digests of cards contain this output and are saved with games.

use serde::de::value::{Error, StrDeserializer};
use serde::de::{DeserializeSeed, Deserializer, EnumAccess, IntoDeserializer, VariantAccess, Visitor};
use serde::{Deserialize, forward_to_deserialize_any};

/// Declares an enum of groups with `Debug`, `Serialize`, `Deserialize` and [`Tree`](crate::Tree).
macro_rules! grouped {
    ($(#[$about:meta])* pub enum $name:ident { $($(#[$doc:meta])* $group:ident($type:ty)),+ $(,)? }) => {
        $(#[$about])*
        #[derive(Clone, PartialEq)]
        pub enum $name {
            $($(#[$doc])* $group($type),)+
        }

        impl ::std::fmt::Debug for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match self {
                    $($name::$group(word) => word.fmt(f),)+
                }
            }
        }

        impl ::serde::Serialize for $name {
            fn serialize<S: ::serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
                /// The numbers of the groups in the packed form, which has no names.
                enum Number {
                    $($group),+
                }
                let packed = !serializer.is_human_readable();
                match self {
                    $(
                        $name::$group(word) if packed => serializer.serialize_newtype_variant(
                            stringify!($name),
                            Number::$group as u32,
                            stringify!($group),
                            word,
                        ),
                        $name::$group(word) => word.serialize(serializer),
                    )+
                }
            }
        }

        impl<'de> ::serde::Deserialize<'de> for $name {
            fn deserialize<D: ::serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
                use ::serde::de::Error;

                /// The packed form: the group, then the word.
                #[derive(::serde::Deserialize)]
                enum Packed {
                    $($group($type)),+
                }

                /// Reads a word without its group.
                struct Words(&'static [&'static str]);

                impl<'de> ::serde::de::Visitor<'de> for Words {
                    type Value = $name;

                    fn expecting(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                        f.write_str(concat!("enum ", stringify!($name)))
                    }

                    fn visit_enum<A: ::serde::de::EnumAccess<'de>>(self, data: A) -> Result<$name, A::Error> {
                        let (word, content) = data.variant_seed($crate::grouped::WordSeed(self.0))?;
                        let of_group = $crate::grouped::OneWord { word, content };
                        $(
                            if $crate::grouped::words::<$type>().contains(&word) {
                                let of_group = ::serde::de::value::EnumAccessDeserializer::new(of_group);
                                return ::serde::Deserialize::deserialize(of_group).map($name::$group);
                            }
                        )+
                        Err(A::Error::unknown_variant(word, self.0))
                    }
                }

                static WORDS: ::std::sync::LazyLock<Vec<&'static str>> = ::std::sync::LazyLock::new(|| {
                    [$($crate::grouped::words::<$type>()),+].concat()
                });
                if deserializer.is_human_readable() {
                    return deserializer.deserialize_enum(stringify!($name), &WORDS, Words(&WORDS));
                }
                Ok(match Packed::deserialize(deserializer)? {
                    $(Packed::$group(word) => $name::$group(word),)+
                })
            }
        }

        impl $crate::walk::Tree for $name {
            fn each_part<'a>(&'a self, see: &mut dyn FnMut($crate::walk::Part<'a>)) {
                match self {
                    $($name::$group(word) => word.each_part(see),)+
                }
            }
        }

        impl $crate::walk::TreeMut for $name {
            fn each_part_mut(&mut self, see: &mut dyn FnMut($crate::walk::PartMut<'_>)) {
                match self {
                    $($name::$group(word) => word.each_part_mut(see),)+
                }
            }
        }
    };
}

pub(crate) use grouped;

/// Returns the words of a group: the names of the variants of its enum.
pub(crate) fn words<'de, T: Deserialize<'de>>() -> &'static [&'static str] {
    let mut words: &'static [&'static str] = &[];
    // The result is always an error: there is nothing to read.
    drop(T::deserialize(NamesOf(&mut words)));
    words
}

/// A deserializer that only notes the names of the variants it is asked for.
struct NamesOf<'a>(&'a mut &'static [&'static str]);

impl<'de> Deserializer<'de> for NamesOf<'_> {
    type Error = Error;

    fn deserialize_any<V: Visitor<'de>>(self, _: V) -> Result<V::Value, Error> {
        Err(serde::de::Error::custom("not an enum"))
    }

    fn deserialize_enum<V: Visitor<'de>>(
        self,
        _: &'static str,
        variants: &'static [&'static str],
        _: V,
    ) -> Result<V::Value, Error> {
        *self.0 = variants;
        Err(serde::de::Error::custom("nothing to read"))
    }

    forward_to_deserialize_any! {
        bool i8 i16 i32 i64 i128 u8 u16 u32 u64 u128 f32 f64 char str string bytes byte_buf option unit unit_struct
        newtype_struct seq tuple tuple_struct map struct identifier ignored_any
    }
}

/// Reads one of these words.
pub(crate) struct WordSeed(pub &'static [&'static str]);

impl<'de> DeserializeSeed<'de> for WordSeed {
    type Value = &'static str;

    fn deserialize<D: Deserializer<'de>>(self, deserializer: D) -> Result<&'static str, D::Error> {
        deserializer.deserialize_identifier(self)
    }
}

impl Visitor<'_> for WordSeed {
    type Value = &'static str;

    fn expecting(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("variant identifier")
    }

    fn visit_str<E: serde::de::Error>(self, found: &str) -> Result<&'static str, E> {
        let word = self.0.iter().find(|word| **word == found);
        word.copied().ok_or_else(|| E::unknown_variant(found, self.0))
    }
}

/// A word that has been read, with its content, which has not.
pub(crate) struct OneWord<C> {
    pub word: &'static str,
    pub content: C,
}

impl<'de, C: VariantAccess<'de>> EnumAccess<'de> for OneWord<C> {
    type Error = C::Error;
    type Variant = C;

    fn variant_seed<S: DeserializeSeed<'de>>(self, seed: S) -> Result<(S::Value, C), C::Error> {
        let word: StrDeserializer<'_, C::Error> = self.word.into_deserializer();
        Ok((seed.deserialize(word)?, self.content))
    }
}

#[cfg(test)]
mod tests {
    use super::words;
    use crate::load::options;
    use crate::{
        CardEffect, CardModifier, ChoiceEffect, FlowEffect, GameModifier, Modifier, PlayModifier, PlayerEffect,
        UnitRule, ValueModifier,
    };

    #[test]
    fn words_are_read_and_written_without_their_group() {
        for (text, word) in [
            ("LoseTrait(Force)", Modifier::Value(ValueModifier::LoseTrait(model::Trait::Force))),
            ("CantReady", Modifier::Rule(UnitRule::CantReady)),
            ("AssignsIndirect(all:true)", Modifier::Game(GameModifier::AssignsIndirect { all: true })),
        ] {
            assert_eq!(options().from_str::<Modifier>(text).as_ref(), Ok(&word));
            assert_eq!(options().to_string(&word), Ok(text.to_owned()));
        }
        assert_eq!(format!("{:?}", Modifier::Rule(UnitRule::CantReady)), "CantReady");
    }

    #[test]
    fn the_error_of_an_unknown_word_names_the_words_of_all_groups() {
        let error = options().from_str::<Modifier>("Hurts(1)").unwrap_err().to_string();
        for word in ["Modifier", "Hurts", "Stats", "CantReady", "Instead", "CardsCostLess", "HalvesCosts"] {
            assert!(error.contains(word), "{word}: {error}");
        }
    }

    #[test]
    fn no_word_is_in_two_groups() {
        let modifiers = [
            words::<ValueModifier>(),
            words::<UnitRule>(),
            words::<CardModifier>(),
            words::<PlayModifier>(),
            words::<GameModifier>(),
        ];
        let effects = [words::<FlowEffect>(), words::<ChoiceEffect>(), words::<CardEffect>(), words::<PlayerEffect>()];
        for groups in [&modifiers[..], &effects[..]] {
            assert!(groups.iter().all(|words| !words.is_empty()));
            let mut all = groups.concat();
            all.sort_unstable();
            assert!(all.windows(2).all(|pair| pair[0] != pair[1]), "{all:?}");
        }
    }
}
