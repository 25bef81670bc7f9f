import { expect, test } from 'vitest';
import { isolated } from './isolate';

test('a Hebrew or Arabic name is isolated once, other names are unchanged', () => {
  expect(isolated('\u05d3\u05d5\u05d3')).toBe('\u2068\u05d3\u05d5\u05d3\u2069');
  expect(isolated('Ada \u0639')).toBe('\u2068Ada \u0639\u2069');
  expect(isolated(isolated('\u05d3\u05d5\u05d3'))).toBe('\u2068\u05d3\u05d5\u05d3\u2069');
  for (const name of ['Ada', 'Änne Ö', '\u738b\u5c0f\u660e', '\u0416', '🐉', '']) expect(isolated(name)).toBe(name);
});

test('a name cannot reorder the text next to it, or close its isolate', () => {
  expect(isolated('\u202eMal')).toBe('Mal');
  expect(isolated('\u05d3\u2069\u202e\u05d5')).toBe('\u2068\u05d3\u05d5\u2069');
});

/** The sources of the screens that show people and events, as text. */
const SOURCES: Record<string, string> = import.meta.glob(
  ['../{draft,event,events,leagues,shell,table}/**/*.svelte', '../judge/BotAdvice.svelte'],
  { query: '?raw', import: 'default', eager: true },
);
/** Names that no person typed: cards, tokens, sets, profiles, infractions, bars of charts. */
const NOT_TYPED =
  /\b(face|token|card|row|bar|branch|of|words|infraction)\??\.name|\btable\.name\(|PenaltyForm|StructureDialog|NewEventDialog/;

test('a name in an option, a title or a label next to other text is isolated', () => {
  const found: string[] = [];
  for (const [path, text] of Object.entries(SOURCES)) {
    const places = text.matchAll(
      /(?:title|aria-label)=(?:"([^"]*)"|\{([^\n]*?)\}(?=\s*(?:$|[a-zA-Z{/>])))|<option[^>]*>([^\n]*)<\/option>/gm,
    );
    for (const [, quoted, braced, option] of places) {
      const shown = quoted ?? braced ?? option ?? '';
      const alone = /^(\(\w+\) => )?\{?[\w?.[\]]*\.name\}?$/.test(shown.trim());
      if (/\.name\b/.test(shown) && !alone && !shown.includes('isolated(') && !NOT_TYPED.test(`${path} ${shown}`))
        found.push(`${path}: ${shown}`);
    }
  }
  expect(found).toEqual([]);
});
