// The words of an event: what its parts share, and the words of each tab, in the language of the moment.

import { inLanguages } from '../lib/i18n/language.svelte';
import { de as bracketDe } from './bracket/de';
import { en as bracketEn } from './bracket/en';
import { de as clockDe } from './clock/de';
import { en as clockEn } from './clock/en';
import { de as german } from './de';
import { de as decksDe } from './decks/de';
import { en as decksEn } from './decks/en';
import { en as english } from './en';
import { de as judgeDe } from './judge/de';
import { en as judgeEn } from './judge/en';
import { de as logDe } from './log/de';
import { en as logEn } from './log/en';
import { de as papersDe } from './papers/de';
import { en as papersEn } from './papers/en';
import { de as phonesDe } from './phones/de';
import { en as phonesEn } from './phones/en';
import { de as playersDe } from './players/de';
import { en as playersEn } from './players/en';
import { de as podsDe } from './pods/de';
import { en as podsEn } from './pods/en';
import { de as roundsDe } from './rounds/de';
import { en as roundsEn } from './rounds/en';
import { de as standingsDe } from './standings/de';
import { en as standingsEn } from './standings/en';
import { de as structureDe } from './structure/de';
import { en as structureEn } from './structure/en';

export const words = inLanguages({
  en: {
    ...english,
    bracket: bracketEn,
    ...clockEn,
    decks: decksEn,
    judge: judgeEn,
    log: logEn,
    papers: papersEn,
    phones: phonesEn,
    ...playersEn,
    pods: podsEn,
    ...roundsEn,
    standings: standingsEn,
    structure: structureEn,
  },
  de: {
    ...german,
    bracket: bracketDe,
    ...clockDe,
    decks: decksDe,
    judge: judgeDe,
    log: logDe,
    papers: papersDe,
    phones: phonesDe,
    ...playersDe,
    pods: podsDe,
    ...roundsDe,
    standings: standingsDe,
    structure: structureDe,
  },
});
