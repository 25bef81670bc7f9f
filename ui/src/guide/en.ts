// Words of the guide's dialog. Its pages are in docs/guide.

export const en = {
  title: 'Guide',
  search: 'Search the guide',
  pages: 'Pages of the guide',
  none: 'Nothing in the guide has all of these words.',
} as const;
