// Normalised texts for search.

/** Without accents and capitals, so that "leia" finds "Léia". */
export const folded = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
