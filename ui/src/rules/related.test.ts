import { describe, expect, it } from 'vitest';
import { relatedWords, spelledAs } from './related';

describe('the related words of a search', () => {
  it('are those that no typed word is a form of, one form each', () => {
    const found = ['triggered', 'triggers', 'ability', 'abilities', 'resolve', 'unless'];
    expect(relatedWords('missed trigger', found)).toEqual({
      words: ['ability', 'abilities', 'resolve', 'unless'],
      shown: ['unless', 'ability', 'resolve'],
      missing: ['missed'],
    });
  });

  it('are none for words that the rules have, and for numbers', () => {
    expect(relatedWords('Trigger', ['triggers'])).toEqual({ words: [], shown: [], missing: [] });
    expect(relatedWords('7.6', [])).toEqual({ words: [], shown: [], missing: [] });
  });

  it('are spelled as the rules spell them', () => {
    const texts = ['Ausgelöste Fähigkeiten', 'Sie gehört zu dem Schritt, in dem sie ausgelöst wurde.'];
    expect(spelledAs('fähigkeit', texts)).toBe('Fähigkeit');
    expect(spelledAs('ausgelöst', texts)).toBe('ausgelöst');
    expect(spelledAs('zone', texts)).toBe('zone');
  });
});
