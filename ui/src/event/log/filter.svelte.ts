// What the log is filtered by: another screen may lead to the lines about one thing.

class LogFilter {
  text = $state('');

  /** What the lines about a table of a round contain, without those about table 12 where table 1 is meant. */
  table(round: number, table: number): string {
    return `Round ${round}, table ${table} `;
  }
}

export const logFilter = new LogFilter();

/** Whether a line is about what was typed; a space at the end asks for the end of a word. */
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
