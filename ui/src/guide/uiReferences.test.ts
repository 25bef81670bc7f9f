// What the guide calls by its name must be on screen under that name: the names of buttons are bold, those of fields, tabs and
// papers are in italics.

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Token } from 'marked';
import { expect, test } from 'vitest';
import { escaped } from '../lib/escaped';
import { WHOLE_CODES, type WholeLanguageCode } from '../lib/i18n/languages';
import { guide } from './pages';

const SRC = join(import.meta.dirname, '..');

/** The file of the catalogue with the texts of pages for phones. */
const PHONES = 'phone-pages.ftl';

/** The messages outside the window. But for those of phones they are no buttons: errors, papers. */
const MESSAGES = join(SRC, '../../data/messages');

/** Columns of other programs' tables, and what a judge would type in the search of the rules. */
const ELSEWHERE: Record<WholeLanguageCode, readonly string[]> = {
  en: [
    'missed trigger',
    'graveyard',
    'legend rule',
    'Display Name',
    'First Name',
    'Last Name',
    'Decklist',
    'Section',
    'Count',
  ],
  de: ['gleichzeitig', 'Startspieler', 'Anzeigename', 'Vorname', 'Nachname', 'Deckliste', 'Bereich', 'Anzahl'],
};

/** Returns patterns for all screen texts of a language. Placeholders match any text. */
function said(language: WholeLanguageCode): RegExp[] {
  const tables = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith(`/${language}.ts`) || file.endsWith(`.${language}.ts`),
  );
  const source = tables.map((file) => readFileSync(join(SRC, file), 'utf8')).join('\n');
  const literals = source.matchAll(/['"]((?:[^'"\\\n]|\\.)*)['"]|`((?:[^`\\]|\\.)*)`/g);
  return [...literals].flatMap(([, plain, filled]) => {
    const text = (plain ?? filled ?? '').replaceAll("\\'", "'");
    const parts = filled === undefined ? [text] : text.split(/\$\{[^}]*\}/);
    // The placeholder is a number or a name, and the rest identifies the text.
    return filled === undefined || parts.some((part) => /\p{L}{3}|^\p{L}+$/u.test(part))
      ? [new RegExp(`^${parts.map(escaped).join('.{1,9}')}$`)]
      : [];
  });
}

/** Returns patterns for all messages without placeholders in some files. */
function messages(language: WholeLanguageCode, isRead: (file: string) => boolean): RegExp[] {
  const files = readdirSync(join(MESSAGES, language))
    .filter((file) => file.endsWith('.ftl') && isRead(file))
    .map((file) => join(MESSAGES, language, file));
  const source = files.map((file) => readFileSync(file, 'utf8')).join('\n');
  const texts = source.matchAll(/^(?:-?[a-z]|\s+\.)[\w-]+ = ([^{\n]+)$/gm);
  return [...texts].map(([, text]) => new RegExp(`^${escaped(text ?? '')}$`));
}

/** Returns the bold (`strong`) or italic (`em`) parts of a text. */
function named(tokens: readonly Token[], as: 'strong' | 'em'): string[] {
  return tokens.flatMap((token) => {
    if (token.type === as) return [(token as { text: string }).text.replace(/\s+/g, ' ')];
    if (token.type === 'list')
      return (token as { items: { tokens: Token[] }[] }).items.flatMap((item) => named(item.tokens, as));
    return named((token as { tokens?: Token[] }).tokens ?? [], as);
  });
}

test.each(WHOLE_CODES)('the labels named by the guide in %s exist', (language) => {
  const buttons = [...said(language), ...messages(language, (file) => file === PHONES)];
  const all = [...buttons, ...messages(language, (file) => file !== PHONES)];
  const unknown = guide(language).flatMap(({ page, body }) =>
    [
      ...named(body, 'strong').filter((name) => !buttons.some((one) => one.test(name))),
      ...named(body, 'em').filter((name) => !ELSEWHERE[language].includes(name) && !all.some((one) => one.test(name))),
    ].map((name) => `${page}: ${name}`),
  );
  expect(unknown).toEqual([]);
});
