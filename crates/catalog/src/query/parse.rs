//! The grammar: `or` binds weakest, then `and` (also implicit), then `-` and `not`; parentheses group.

use model::{CardNumber, Keyword};

use super::error::{QueryError, QueryErrorKind};
use super::folded::FoldedText;
use super::key::Key;
use super::lex::{self, SpannedToken, Token};
use super::term::{Comparison, Field, Operand, Term, WordMeaning};
use super::value::{self, ParsedValue};
use super::{Node, Order, Query, nickname};
use crate::Catalog;

/// Maximum length of a query, in bytes.
const LONGEST: usize = 16 * 1024;
/// Maximum nesting depth of parentheses.
const DEEPEST: usize = 50;
/// Maximum number of terms in a query; each is compared with every card.
const MOST_TERMS: usize = 256;

/// Parses a whole query. If `typed` is set, unfinished parts are ignored.
pub(super) fn query(catalog: &Catalog, text: &str, typed: bool) -> Result<Query, QueryError> {
    if text.len() > LONGEST {
        return Err(QueryError::new(QueryErrorKind::TooLong { most: LONGEST }, text, 0..text.len()));
    }
    let tokens = lex::tokens(text, typed)?;
    let terms = |placed: &&SpannedToken| match &placed.token {
        Token::Word(word) => !["and", "or", "not"].iter().any(|joint| joint.eq_ignore_ascii_case(word)),
        Token::Phrase(_) | Token::Term(..) => true,
        Token::Open | Token::Close | Token::Minus => false,
    };
    if let Some(first_too_many) = tokens.iter().filter(terms).nth(MOST_TERMS) {
        let problem = QueryErrorKind::TooManyTerms { most: MOST_TERMS };
        return Err(QueryError::new(problem, text, first_too_many.span.clone()));
    }
    let mut parser = Parser { catalog, text, tokens, next: 0, depth: 0, typed, orders: Vec::new() };
    let node = parser.any()?;
    match parser.peek() {
        Some(stray) => Err(QueryError::new(QueryErrorKind::StrayParenthesis, text, stray.span.clone())),
        None => Ok(Query { node, orders: parser.orders }),
    }
}

/// The operators between terms.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
enum Joint {
    And,
    Or,
    Not,
}

impl Joint {
    fn word(self) -> &'static str {
        match self {
            Joint::And => "and",
            Joint::Or => "or",
            Joint::Not => "not",
        }
    }
}

struct Parser<'a> {
    catalog: &'a Catalog,
    text: &'a str,
    tokens: Vec<SpannedToken>,
    next: usize,
    depth: usize,
    typed: bool,
    orders: Vec<Order>,
}

impl Parser<'_> {
    fn peek(&self) -> Option<&SpannedToken> {
        self.tokens.get(self.next)
    }

    fn error(&self, problem: QueryErrorKind, token: usize) -> QueryError {
        let span = self.tokens.get(token).map_or(self.text.len()..self.text.len(), |placed| placed.span.clone());
        QueryError::new(problem, self.text, span)
    }

    /// Returns the operator at this position, if there is one. Lower-case `not` is an operator only before a
    /// parenthesis, a phrase or a `key:value`, because card names contain the word.
    fn joint(&self) -> Option<Joint> {
        let Token::Word(word) = &self.peek()?.token else { return None };
        if word.eq_ignore_ascii_case("and") {
            Some(Joint::And)
        } else if word.eq_ignore_ascii_case("or") {
            Some(Joint::Or)
        } else if word == "NOT" {
            Some(Joint::Not)
        } else if word.eq_ignore_ascii_case("not") {
            match self.tokens.get(self.next + 1).map(|placed| &placed.token) {
                Some(Token::Open | Token::Minus | Token::Phrase(_) | Token::Term(..)) => Some(Joint::Not),
                Some(Token::Close | Token::Word(_)) | None => None,
            }
        } else {
            None
        }
    }

    /// Returns `true` if a term, a group or its negation starts here.
    fn at_operand(&self) -> bool {
        match (self.peek().map(|placed| &placed.token), self.joint()) {
            (None | Some(Token::Close), _) | (_, Some(Joint::And | Joint::Or)) => false,
            (Some(Token::Open | Token::Minus | Token::Word(_) | Token::Phrase(_) | Token::Term(..)), _) => true,
        }
    }

    /// Parses alternatives. Returns `None` if there is no condition.
    fn any(&mut self) -> Result<Option<Node>, QueryError> {
        let mut parts = Vec::new();
        let mut joint = None;
        loop {
            let from = self.next;
            parts.extend(self.all()?);
            let nothing = self.next == from;
            let more = self.joint() == Some(Joint::Or);
            if nothing && !self.typed && (more || joint.is_some()) {
                return Err(
                    self.error(QueryErrorKind::NoOperand { word: Joint::Or.word() }, joint.unwrap_or(self.next))
                );
            }
            if !more {
                break;
            }
            joint = Some(self.next);
            self.next += 1;
        }
        Ok(if parts.is_empty() { None } else { Some(Node::any(parts)) })
    }

    /// Parses terms that must all match, up to the next "or" or closing parenthesis.
    fn all(&mut self) -> Result<Option<Node>, QueryError> {
        let mut parts = Vec::new();
        let mut before = false;
        loop {
            if self.joint() == Some(Joint::And) {
                let joint = self.next;
                self.next += 1;
                if !self.typed && (!before || !self.at_operand()) {
                    return Err(self.error(QueryErrorKind::NoOperand { word: Joint::And.word() }, joint));
                }
                continue;
            }
            if !self.at_operand() {
                break;
            }
            parts.extend(self.one()?);
            before = true;
        }
        Ok(if parts.is_empty() { None } else { Some(Node::all(parts)) })
    }

    /// Parses one term or group with its negations.
    fn one(&mut self) -> Result<Option<Node>, QueryError> {
        let first = self.next;
        let mut negative = false;
        loop {
            let minus = self.peek().is_some_and(|placed| placed.token == Token::Minus);
            if !minus && self.joint() != Some(Joint::Not) {
                break;
            }
            negative = !negative;
            self.next += 1;
        }
        let Some(SpannedToken { token, .. }) = self.peek().filter(|_| self.at_operand()).cloned() else {
            return match self.typed {
                true => Ok(None),
                false => Err(self.error(QueryErrorKind::NoOperand { word: Joint::Not.word() }, first)),
            };
        };
        let at = self.next;
        self.next += 1;
        let node = match token {
            Token::Open => self.group(at)?,
            Token::Word(word) => self.figure(&word).or_else(|| self.word(&word)),
            Token::Phrase(words) => named(&words),
            Token::Term(key, sign, values) => match value::read(self.catalog, key, sign, &values) {
                Ok(ParsedValue::Asks(node)) => Some(node),
                Ok(ParsedValue::Sorts(orders)) => {
                    let turned =
                        orders.into_iter().map(|order| Order { descending: order.descending != negative, ..order });
                    self.orders.extend(turned);
                    None
                }
                Err(problem) if self.typed && self.unfinished(&problem, at) => None,
                Err(problem) => return Err(self.error(problem, at)),
            },
            // Excluded by `at_operand`.
            Token::Close | Token::Minus => None,
        };
        Ok(if negative { node.map(Node::not) } else { node })
    }

    /// Parses the contents of parentheses; the opening one is token `open`.
    fn group(&mut self, open: usize) -> Result<Option<Node>, QueryError> {
        if self.depth == DEEPEST {
            return Err(self.error(QueryErrorKind::TooDeep { most: DEEPEST }, open));
        }
        self.depth += 1;
        let node = self.any()?;
        self.depth -= 1;
        let closed = self.peek().is_some_and(|placed| placed.token == Token::Close);
        if closed && !self.typed && self.next == open + 1 {
            return Err(self.error(QueryErrorKind::EmptyParentheses, open));
        }
        if closed {
            self.next += 1;
        } else if !self.typed {
            return Err(self.error(QueryErrorKind::OpenParenthesis, open));
        }
        Ok(node)
    }

    /// Parses a keyword or figure with a number after it, as players write them: "raid 2", "cost 3".
    fn figure(&mut self, word: &str) -> Option<Node> {
        let key = Key::read(word).filter(|key| key.is_figure() && key.word().eq_ignore_ascii_case(word))?;
        if matches!(key, Key::KeywordValue(keyword) if keyword.number().is_none()) {
            return None;
        }
        let SpannedToken { token: Token::Word(number), .. } = self.peek()? else { return None };
        let number: i32 = number.parse().ok()?;
        let figure = value::figure(key).filter(|_| key != Key::Number)?;
        self.next += 1;
        Some(Node::Term(Term::Compare(figure, Comparison::Equal, Operand::Fixed(number))))
    }

    /// Returns the second meaning of a bare word, if it has one.
    fn meaning(&self, word: &str) -> Option<WordMeaning> {
        let is = |known: &str| known.eq_ignore_ascii_case(word);
        let keyword = Keyword::ALL.iter().find(|keyword| is(keyword.word()));
        let set = || self.catalog.sets().iter().find(|set| is(&set.code.to_string()));
        keyword
            .map(|keyword| WordMeaning::Keyword(*keyword))
            .or_else(|| set().map(|set| WordMeaning::Set(set.code)))
            .or_else(|| nickname::of(word).map(|name| WordMeaning::Nickname(FoldedText::of(name))))
            .or_else(|| is(value::REMOVAL).then(|| WordMeaning::Removal(self.catalog.removal().clone())))
    }

    /// Parses a bare word: a card number, a word with a second meaning, or else part of a name.
    fn word(&self, word: &str) -> Option<Node> {
        let number = word.parse().ok().and_then(|number: CardNumber| self.catalog.by_number(number));
        match number {
            Some(card) => Some(Node::Term(Term::Printed(self.catalog.card(card).number))),
            None => {
                // A bare "&" or "," is punctuation; in quotation marks it is searched for.
                let words = FoldedText::of(word);
                if let Some(meaning) = self.meaning(word) {
                    return Some(Node::Term(Term::Word(words, meaning)));
                }
                word.contains(char::is_alphanumeric).then_some(Node::Term(Term::Named {
                    field: Field::Name,
                    exactly: false,
                    words,
                }))
            }
        }
    }

    /// Returns `true` if typing more could fix the error. This is the case for a missing value after a sign, and for an
    /// abbreviation at the very end.
    fn unfinished(&self, problem: &QueryErrorKind, token: usize) -> bool {
        let last = self.tokens.get(token).is_some_and(|placed| placed.span.end == self.text.len());
        if let QueryErrorKind::NotANumber { key } = problem {
            return last && *key == Key::Number.word();
        }
        matches!(problem, QueryErrorKind::NoValue { .. })
            || (last && matches!(problem, QueryErrorKind::Ambiguous { .. }))
    }
}

/// Parses words in quotation marks; empty ones give no condition.
fn named(words: &str) -> Option<Node> {
    let words = (!words.trim().is_empty()).then(|| FoldedText::of(words))?;
    Some(Node::Term(Term::Named { field: Field::Name, exactly: false, words }))
}
