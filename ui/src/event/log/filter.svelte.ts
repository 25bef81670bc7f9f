// Filter of the log. Other screens set it to show the entries about one subject.

class LogFilter {
  text = $state('');

  /** Returns the filter text for a table in a round. For table 1, it does not match table 12. */
  table(round: number, table: number): string {
    return `Round ${round}, table ${table} `;
  }
}

export const logFilter = new LogFilter();

/** Returns `true` if a log entry matches the filter text. A trailing space matches only the end of a word. */
export function tells(text: string, filter: string): boolean {
  const plain = (words: string) =>
    `${words
      .toLocaleLowerCase()
      .replace(/[:(),]/g, ' ')
      .replace(/\s+/g, ' ')} `;
  const wanted = filter.trimStart();
  if (wanted.trim() === '') return true;
  const end = /\s$/.test(wanted);
  return plain(text).includes(end ? plain(wanted.trim()) : plain(wanted).trimEnd());
}
