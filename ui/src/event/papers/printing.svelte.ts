// Papers of an event: to the printer by way of the system's PDF program, or into a file.

import { SvelteSet } from 'svelte/reactivity';
import { api, type CsvTable, type PrintoutKind, type PaperSize } from '../../lib/api';
import { language } from '../../lib/i18n/language.svelte';
import type { LanguageCode } from '../../lib/i18n/languages';
import { notices } from '../../lib/state/notices.svelte';
import { sayWritten } from '../../lib/state/savedFiles';
import { remember, remembered } from '../../library/preferences';
import { words } from '../i18n';

/** Letter is what printers in North America hold. The window's language decides before that of the system. */
export const usualSize = (window: LanguageCode, system: string): PaperSize =>
  window === 'en' && /^(en-US|en-CA|fr-CA|es-MX)/.test(system) ? 'letter' : 'a4';

class Printing {
  /** Papers that are being made or queued. A second press meanwhile is ignored. */
  private readonly waiting = new SvelteSet<string>();
  private line: Promise<unknown> = Promise.resolve();

  get busy(): boolean {
    return this.waiting.size > 0;
  }

  get size(): PaperSize {
    const kept = remembered('paper');
    return kept === 'a4' || kept === 'letter' ? kept : usualSize(language.code, navigator.language);
  }

  set size(size: PaperSize) {
    remember('paper', size);
  }

  /** Opens a paper in the PDF viewer. Returns `true` on success. */
  print(event: number, kind: PrintoutKind, round: number | null = null): Promise<boolean> {
    return this.once(`print ${event} ${kind} ${round}`, async () => {
      await api.printEventPaper(event, kind, this.size, round);
      notices.say(words.papers.printed(words.papers.kinds[kind]));
      return true;
    });
  }

  /** Saves a paper to a chosen file. Returns `true` on success. */
  save(event: number, kind: PrintoutKind, round: number | null): Promise<boolean> {
    return this.once('save', async () => {
      const path = await api.saveEventPaper(event, kind, this.size, round);
      if (path !== null) sayWritten(words.papers.saved(path), path);
      return path !== null;
    });
  }

  /** Writes a table of the event for other programs. */
  csv(event: number, table: CsvTable): Promise<boolean> {
    return this.once('save', async () => {
      const path = await api.saveCsv(event, table);
      if (path !== null) sayWritten(words.papers.saved(path), path);
      return path !== null;
    });
  }

  /** Papers are made in turn, so three key presses in a row give three papers. */
  private async once(what: string, work: () => Promise<boolean>): Promise<boolean> {
    if (this.waiting.has(what)) return false;
    this.waiting.add(what);
    const mine = this.line.then(() => notices.watch(work));
    this.line = mine;
    const done = await mine;
    this.waiting.delete(what);
    return done ?? false;
  }
}

export const printing = new Printing();
