// Names inside other text, for the places where no `<bdi>` can isolate them: options, titles, labels and sentences.

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_DIRECTIONAL_ISOLATE = '\u2069';
/** Characters that change the direction of what follows: embeddings, overrides and isolates (UAX 9). */
const CONTROLS = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
/** Letters of right-to-left scripts; the same blocks as in `crates/app/src/direction.rs`. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name that does not reorder the numbers and names next to it: without characters that change the direction, and
 * between isolates if it has letters of a right-to-left script (Hebrew, Arabic). Other names are unchanged.
 */
export function isolated(name: string): string {
  const plain = name.replace(CONTROLS, '');
  return RIGHT_TO_LEFT.test(plain) ? `${FIRST_STRONG_ISOLATE}${plain}${POP_DIRECTIONAL_ISOLATE}` : plain;
}
