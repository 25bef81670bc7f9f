//! Values of parameters.

use std::borrow::Cow;
use std::fmt::Write as _;

use crate::Language;

/// A value that can be part of a message.
pub trait Value {
    /// Appends the value as a message in the language shows it.
    fn write(&self, language: Language, out: &mut String);

    /// Appends the value in quotation marks, with unprintable characters escaped.
    fn write_quoted(&self, language: Language, out: &mut String) {
        let mut plain = String::new();
        self.write(language, &mut plain);
        let _ = write!(out, "{plain:?}");
    }
}

/// A value that can select a plural form.
pub trait Number: Value {
    /// Returns the number without its sign.
    fn number(&self) -> u64;
}

impl Value for str {
    fn write(&self, _: Language, out: &mut String) {
        out.push_str(self);
    }
}

impl Value for String {
    fn write(&self, _: Language, out: &mut String) {
        out.push_str(self);
    }
}

impl Value for Cow<'_, str> {
    fn write(&self, _: Language, out: &mut String) {
        out.push_str(self);
    }
}

impl<T: Value + ?Sized> Value for Box<T> {
    fn write(&self, language: Language, out: &mut String) {
        (**self).write(language, out);
    }

    fn write_quoted(&self, language: Language, out: &mut String) {
        (**self).write_quoted(language, out);
    }
}

impl<T: Value + ?Sized> Value for &T {
    fn write(&self, language: Language, out: &mut String) {
        (**self).write(language, out);
    }

    fn write_quoted(&self, language: Language, out: &mut String) {
        (**self).write_quoted(language, out);
    }
}

impl<T: Number + ?Sized> Number for &T {
    fn number(&self) -> u64 {
        (**self).number()
    }
}

/// Implements the traits for whole numbers; the second list has those with a sign.
macro_rules! numbers {
    ($($unsigned:ty),+; $($signed:ty),+) => {
        $(numbers!($unsigned, value => *value);)+
        $(numbers!($signed, value => value.unsigned_abs());)+
    };
    ($number:ty, $value:ident => $size:expr) => {
        impl Value for $number {
            fn write(&self, _: Language, out: &mut String) {
                let _ = write!(out, "{self}");
            }
        }

        impl Number for $number {
            fn number(&self) -> u64 {
                let $value = self;
                u64::try_from($size).unwrap_or(u64::MAX)
            }
        }
    };
}
numbers!(u8, u16, u32, u64, usize; i16, i32, i64);
