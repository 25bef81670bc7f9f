// The words of card faces and lists in German.

import { forms } from '../lib/i18n/forms';
import type { Words } from '../lib/i18n/language.svelte';
import type { en } from './en';

const { some, which } = forms('de');

export const de: Words<typeof en> = {
  menu: {
    large: 'Vergrößern, mit Text, Regeln und Entscheidungen',
    find: 'In der Kartensuche anzeigen',
    decks: 'Decks mit dieser Karte',
    copy: 'Namen kopieren',
    copied: (name) => `Kopiert: ${name}`,
    notCopied: 'Die Zwischenablage ist nicht verfügbar.',
  },

  reading: {
    front: 'Anführerseite',
    unit: 'Einheitenseite',
    none: 'Kein Text.',
    unwritten: 'Cantina hat den Text dieser Karte noch nicht.',
    unwrittenShort: 'Text noch nicht in Cantina',
    english: (name) => `Englisch: ${name}`,
    rules: 'Regeln',
    rulings: (count) => (count === 1 ? '1 offizielle Entscheidung:' : `${count} offizielle Entscheidungen:`),
  },
  sealed: {
    packs: 'Booster',
    usual: (count) => `${count} (üblich)`,
    leaders: (count) => (count === 0 ? 'Anführer dazugeben, wie beim Prerelease' : `Zusätzliche Anführer: ${count}`),
  },
  rulings: {
    numbers: (numbers) => `Nr. ${numbers}`,
    errata: (numbers, count) => `Nr. ${numbers} ${which(count, 'ein Erratum', 'Errata')}`,
    listed: (day) => `Stand ${day}`,
  },
  aspects: {
    Vigilance: 'Wachsamkeit',
    Command: 'Kommando',
    Aggression: 'Aggression',
    Cunning: 'Raffinesse',
    Heroism: 'Heldentum',
    Villainy: 'Niedertracht',
    None: 'Keiner',
  },
  tokens: { Advantage: 'Vorteil', Experience: 'Erfahrung', Shield: 'Schild', Weakness: 'Schwäche' },
  rarities: {
    Common: 'Häufig',
    Uncommon: 'Ungewöhnlich',
    Rare: 'Selten',
    Legendary: 'Legendär',
    Special: 'Spezial',
    Token: 'Marker',
  },
  cost: (cost) => `Kosten ${cost}`,
  power: (text) => `Stärke ${text}`,
  hp: (text) => `TP ${text}`,
  unique: 'einzigartig',
  noAspect: 'kein Aspekt',
  kind: {
    leader: 'Anführer',
    base: 'Basis',
    unit: 'Einheit',
    upgrade: 'Upgrade',
    event: 'Ereignis',
    'token unit': 'Marker-Einheit',
    'token upgrade': 'Marker-Upgrade',
    'credit token': 'Credit-Marker',
    'force token': 'Macht-Marker',
  },
  arena: { ground: 'Boden', space: 'Weltraum' },
  // One word: "Bodeneinheit", but "Marker-Einheit (Boden)".
  ofArena: (arena, kind) => (kind.includes('-') ? `${kind} (${arena})` : `${arena}${kind.toLowerCase()}`),
  treatment: {
    hyperspace: 'Hyperspace',
    'hyperspace-foil': 'Hyperspace-Foil',
    showcase: 'Showcase',
    prestige: 'Prestige',
    'prestige-foil': 'Prestige-Foil',
    hyperfoil: 'Hyperfoil',
  },
  foil: 'Foil',
  treatmentShort: {
    hyperspace: 'HS',
    'hyperspace-foil': 'HS',
    showcase: 'SC',
    prestige: 'PR',
    'prestige-foil': 'PR',
    hyperfoil: 'HF',
  },
  foilShort: 'F',
  copies: (count) => some(count, 'Exemplar', 'Exemplare'),
  offAspect: (extra) => `kostet ${extra} mehr: Aspekt fehlt`,
  curve: 'Kostenkurve',
  meanCost: 'Durchschnittliche Kosten',
  curveBar: (cost, unit, event, upgrade) =>
    `Kosten ${cost}: ${some(unit, 'Einheit', 'Einheiten')}, ${some(event, 'Ereignis', 'Ereignisse')}, ${some(upgrade, 'Upgrade', 'Upgrades')}`,
  types: { unit: 'Einheiten', event: 'Ereignisse', upgrade: 'Upgrades' },
  costGroup: (cost) => `Kosten ${cost}`,
};
