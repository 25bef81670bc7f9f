//! Lexer for search queries: words, phrases, terms and parentheses.

use std::ops::Range;

use super::error::{QueryError, QueryErrorKind};
use super::key::{Key, Operator};

/// A token of a search query.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) enum Token {
    /// An opening parenthesis, `(`.
    Open,
    /// A closing parenthesis, `)`.
    Close,
    /// `-` before a term.
    Minus,
    /// A word without a key or quotation marks.
    Word(String),
    /// Words in quotation marks.
    Phrase(String),
    /// `key:value`, `key<=value`, `key:value,value`; without values if nothing follows the sign.
    Term(Key, Operator, Vec<String>),
}

/// A token with its byte range.
#[derive(Debug, Clone)]
pub(super) struct SpannedToken {
    pub token: Token,
    pub span: Range<usize>,
}

/// Splits a query into tokens. If `typed` is set, an open quotation mark ends with the text.
pub(super) fn tokens(text: &str, typed: bool) -> Result<Vec<SpannedToken>, QueryError> {
    let mut lexer = Lexer { text, at: 0, typed };
    let mut all = Vec::new();
    while let Some(placed) = lexer.next()? {
        all.push(placed);
    }
    Ok(all)
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    typed: bool,
}

fn is_quote(letter: char) -> bool {
    matches!(letter, '"' | '\u{201c}' | '\u{201d}' | '\u{201e}')
}

fn is_dash(letter: char) -> bool {
    matches!(letter, '-' | '\u{2010}'..='\u{2015}' | '\u{2212}')
}

impl Lexer<'_> {
    fn rest(&self) -> &str {
        self.text.get(self.at..).unwrap_or_default()
    }

    fn peek(&self) -> Option<char> {
        self.rest().chars().next()
    }

    /// Advances while `wanted` returns `true`, and returns the characters.
    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> String {
        let taken: String = self.rest().chars().take_while(|letter| wanted(*letter)).collect();
        self.at += taken.len();
        taken
    }

    fn error(&self, problem: QueryErrorKind, from: usize) -> QueryError {
        QueryError::new(problem, self.text, from..self.at)
    }

    fn next(&mut self) -> Result<Option<SpannedToken>, QueryError> {
        self.take_while(char::is_whitespace);
        let from = self.at;
        let Some(letter) = self.peek() else { return Ok(None) };
        let token = match letter {
            '(' | ')' => {
                self.at += 1;
                if letter == '(' { Token::Open } else { Token::Close }
            }
            letter if is_quote(letter) => Token::Phrase(self.phrase()?),
            letter if is_dash(letter) => {
                self.at += letter.len_utf8();
                match self.peek() {
                    // A separate dash is punctuation, as in "Name - Subtitle".
                    None => return Ok(None),
                    Some(next) if next.is_whitespace() => return self.next_after_dash(),
                    Some(_) => Token::Minus,
                }
            }
            _ => self.word()?,
        };
        Ok(Some(SpannedToken { token, span: from..self.at }))
    }

    /// Returns the token after separate dashes.
    fn next_after_dash(&mut self) -> Result<Option<SpannedToken>, QueryError> {
        loop {
            self.take_while(char::is_whitespace);
            let mut letters = self.rest().chars();
            match (letters.next(), letters.next()) {
                (Some(dash), next) if is_dash(dash) && next.is_none_or(char::is_whitespace) => {
                    self.at += dash.len_utf8()
                }
                _ => return self.next(),
            }
        }
    }

    fn phrase(&mut self) -> Result<String, QueryError> {
        let from = self.at;
        self.at += self.peek().map_or(0, char::len_utf8);
        let words = self.take_while(|letter| !is_quote(letter));
        match self.peek() {
            Some(quote) => self.at += quote.len_utf8(),
            None if self.typed => {}
            None => return Err(self.error(QueryErrorKind::OpenQuote, from)),
        }
        Ok(words)
    }

    fn word(&mut self) -> Result<Token, QueryError> {
        let from = self.at;
        let mut word = String::new();
        let mut sign = None;
        while let Some(letter) = self.peek() {
            if letter.is_whitespace() || letter == '(' || letter == ')' || is_quote(letter) {
                break;
            }
            sign = Operator::read(self.rest());
            if sign.is_some() {
                break;
            }
            word.push(letter);
            self.at += letter.len_utf8();
        }
        if let Some((sign, length)) = sign {
            self.at += length;
            let values = self.values()?;
            if word.is_empty() {
                return Err(self.error(QueryErrorKind::NoKey, from));
            }
            let Some(key) = Key::read(&word) else {
                let nearest = Key::nearest(&word);
                return Err(self.error(QueryErrorKind::UnknownKey { key: word, nearest }, from));
            };
            if values.is_empty() && key.is_figure() {
                return Ok(Token::Term(key, sign, self.figure_after_spaces()));
            }
            return Ok(Token::Term(key, sign, values));
        }
        Ok(match Key::read(&word).filter(|key| key.is_figure()).and_then(|key| self.spaced_sign(key)) {
            Some(term) => term,
            None => Token::Word(word),
        })
    }

    /// Reads a sign after a space if a number follows, as in `cost <= 3`.
    fn spaced_sign(&mut self, key: Key) -> Option<Token> {
        let rest = self.rest();
        let behind = rest.trim_start();
        let (sign, length) = Operator::read(behind).filter(|(sign, _)| *sign != Operator::Colon)?;
        let before = self.at;
        self.at += rest.len() - behind.len() + length;
        let values = self.figure_after_spaces();
        if values.is_empty() && !self.rest().trim_start().is_empty() {
            self.at = before;
            return None;
        }
        Some(Token::Term(key, sign, values))
    }

    /// Reads a number after spaces; does not advance if there is none.
    fn figure_after_spaces(&mut self) -> Vec<String> {
        let behind = self.rest().trim_start();
        if !behind.starts_with(|letter: char| letter.is_ascii_digit()) {
            return Vec::new();
        }
        self.at = self.text.len() - behind.len();
        vec![self.take_while(|letter| !letter.is_whitespace() && letter != '(' && letter != ')')]
    }

    /// Reads comma-separated values after a sign, skipping empty ones.
    fn values(&mut self) -> Result<Vec<String>, QueryError> {
        let mut values = Vec::new();
        loop {
            let value = match self.peek() {
                Some(letter) if is_quote(letter) => self.phrase()?,
                _ => self.take_while(|letter| {
                    !letter.is_whitespace() && !matches!(letter, ',' | '(' | ')') && !is_quote(letter)
                }),
            };
            if !value.trim().is_empty() {
                values.push(value);
            }
            if self.peek() != Some(',') {
                return Ok(values);
            }
            self.at += 1;
        }
    }
}
