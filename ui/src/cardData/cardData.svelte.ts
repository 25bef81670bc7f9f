// The installed card data packages, and the package that was checked last.

import { api, type CardDataReport, type CardDataView, type CardDataProblem, BackendError } from '../lib/api';
import { notices } from '../lib/state/notices.svelte';
import { words } from './i18n';

/** Largest package that the program reads, in bytes. */
const MOST_BYTES = 16 << 20;

/** Returns `true` for the name of a card data package. */
export const isPackage = (name: string) => /\.cantina-set$/i.test(name);

/** Returns the content of a file in base64. */
export async function base64(file: Blob): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = '';
  // In pieces, because a call has a limited number of arguments.
  for (let at = 0; at < bytes.length; at += 0x8000) text += String.fromCharCode(...bytes.subarray(at, at + 0x8000));
  return btoa(text);
}

/** Returns the place of a problem: its file, line and column. */
export function placeOf({ file, line, column }: CardDataProblem): string {
  const parts = [file || words.wholePackage];
  if (line > 0) parts.push(words.line(line));
  if (column !== '') parts.push(words.column(column));
  return parts.join(', ');
}

type FileKind = keyof typeof words.files;
const KINDS: readonly FileKind[] = [
  'sets',
  'cards',
  'printings',
  'incomplete',
  'abilities',
  'packs',
  'formats',
  'rulings',
  'names',
];

/** Returns the kind of a file of a package, such as `cards` for `cards/abc.csv`. */
export const kindOf = (file: string): FileKind =>
  KINDS.find((kind) => file === kind || file.startsWith(`${kind}/`) || file.startsWith(`${kind}.`)) ?? 'other';

class CardData {
  view = $state.raw<CardDataView | null>(null);
  /** The check of a package that is not installed yet. */
  report = $state.raw<CardDataReport | null>(null);
  busy = $state<'checking' | 'installing' | null>(null);

  async load(): Promise<void> {
    this.view = (await notices.watch(() => api.cardData())) ?? this.view;
  }

  /** Shows the check of a package that was opened with a double click, unless exactly this package is installed. */
  opened(report: CardDataReport) {
    const { problems, replaces, files } = report;
    if (problems.length > 0 || replaces === null || files.length > 0) this.report = report;
    else notices.say(words.known(report.package?.title ?? ''));
  }

  /** Checks a package that the organiser chooses. */
  choose(folder: boolean): Promise<void> {
    return this.check(() => api.chooseCardData(folder));
  }

  /** Checks a package that was dropped onto the window. */
  async drop(file: File): Promise<void> {
    if (file.size > MOST_BYTES) {
      const [message, wayOut] = [words.tooLarge(file.name), words.tooLargeWay];
      notices.fail(new BackendError({ code: 'page.file_too_large', message, place: null, wayOut }));
      return;
    }
    const content = await base64(file);
    await this.check(() => api.dropCardData(content));
  }

  private async check(request: () => Promise<CardDataReport | null>): Promise<void> {
    if (this.busy) return;
    this.busy = 'checking';
    const report = await notices.watch(request);
    this.busy = null;
    if (report) this.report = report;
  }

  /** Installs the package that was checked last. */
  async install(): Promise<void> {
    if (this.busy || !this.report) return;
    this.busy = 'installing';
    const report = await notices.watch(() => api.installCardData());
    this.busy = null;
    if (report === undefined) return;
    if (report?.installed) {
      notices.say(words.installed(report.package?.title ?? ''));
      this.report = null;
      await this.load();
    } else if (report) {
      this.report = report;
    } else {
      this.report = null;
      notices.say(words.gone);
    }
  }

  async remove(id: string, title: string): Promise<void> {
    const view = await notices.watch(() => api.removeCardData(id));
    if (!view) return;
    this.view = view;
    notices.say(words.removed(title));
  }
}

export const cardData = new CardData();
