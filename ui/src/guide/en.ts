// English texts of the guide's dialog. The pages are in docs/guide.

export const en = {
  title: 'Guide',
  search: 'Search the guide',
  pages: 'Guide pages',
  none: 'No results in the guide.',
} as const;
