// A deck of the library being built: its content, its validation, and saving.

import { api, type CardFace, type DeckContent, type DeckDocument, type DeckReport } from '../lib/api';
import { asBackendError, type BackendError } from '../lib/errors';
import { catalog } from '../lib/state/catalog.svelte';
import { notices } from '../lib/state/notices.svelte';
import { added, held, moved, replacedBy, same, withBase, withLeader, without, type Section } from './content';
import { History } from '../lib/history';
import { words } from './i18n';
import { marks, NOTHING } from './lookups';

export type Saved = 'saved' | 'changed' | 'saving' | 'failed' | 'conflict';

/** Rest after the last change before it is saved, and before it is checked. */
const SAVE_MS = 1200;
const CHECK_MS = 150;

const faces = (id: string) => catalog.face(id);

export class DeckBuilder {
  document = $state.raw<DeckDocument | null>(null);
  content = $state.raw<DeckContent | null>(null);
  report = $state.raw<DeckReport | null>(null);
  /** The report on show belongs to an earlier list. */
  checking = $state.raw(false);
  /** The day to check for, `YYYY-MM-DD`; null is today. */
  on = $state.raw<string | null>(null);
  saved = $state.raw<Saved>('saved');
  canUndo = $state.raw(false);
  canRedo = $state.raw(false);
  /** The error if the deck could not be opened. */
  failed = $state.raw<BackendError | null>(null);
  private history = new History<DeckContent>();
  private asked = 0;
  private stored: DeckContent | null = null;
  private saveTimer: ReturnType<typeof setTimeout> | undefined;
  private checkTimer: ReturnType<typeof setTimeout> | undefined;
  private storing: Promise<void> | null = null;

  constructor(readonly id: number) {}

  /** The copies in the deck, by the identity of the card. */
  readonly held = $derived(this.content ? held(this.content, faces) : NOTHING);
  /** The numbers of cards that problems name, each with the problem. */
  readonly marked = $derived(marks(this.report?.problems ?? []));

  async load(): Promise<void> {
    this.failed = null;
    try {
      const [document] = await Promise.all([api.openDeck(this.id), catalog.load()]);
      this.show(document);
    } catch (thrown) {
      this.failed = asBackendError(thrown);
    }
  }

  private show(document: DeckDocument) {
    this.document = document;
    this.content = document.content;
    this.stored = document.content;
    this.report = document.report;
    this.saved = 'saved';
    if (this.on !== null) void this.check();
  }

  // ---- changes ----

  /** Puts copies in, or out with a negative number. */
  add(face: CardFace, section: Section = 'main', by = 1, exact = false) {
    const before = this.content;
    if (!before) return;
    if (face.kind !== 'leader' && face.kind !== 'base') {
      this.change(added(before, face, section, by, faces, exact));
      return;
    }
    const after = face.kind === 'leader' ? withLeader(before, face.id) : withBase(before, face.id);
    this.change(after);
    const gone = replacedBy(before, after);
    if (gone !== null) notices.say(words.replaced(faces(gone)?.name ?? gone, face.name));
  }

  /** Takes a copy out of the deck, else of the sideboard; a leader or base when it is the chosen one. */
  takeOut(face: CardFace) {
    const content = this.content;
    if (!content) return;
    if (face.kind === 'leader' || face.kind === 'base') {
      if ([...content.leaders, ...content.bases].includes(face.id)) this.add(face);
      return;
    }
    const before = added(content, face, 'main', -1, faces);
    this.change(before === content ? added(content, face, 'sideboard', -1, faces) : before);
  }

  move(id: string, from: Section, count = 1) {
    if (this.content) this.change(moved(this.content, id, from, count));
  }

  drop(id: string, from: Section) {
    if (this.content) this.change(without(this.content, id, from));
  }

  /** Any other change; consecutive changes with the same `joint` are undone together. */
  edit(change: Partial<DeckContent>, joint: string | null = null) {
    if (this.content) this.change({ ...this.content, ...change }, joint);
  }

  change(content: DeckContent, joint: string | null = null) {
    if (!this.content || same(content, this.content)) return;
    this.history.push(this.content, joint);
    this.turnTo(content);
  }

  undo() {
    const before = this.content && this.history.undo(this.content);
    if (before) this.turnTo(before);
  }

  redo() {
    const after = this.content && this.history.redo(this.content);
    if (after) this.turnTo(after);
  }

  private turnTo(content: DeckContent) {
    this.content = content;
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    this.checking = true;
    clearTimeout(this.checkTimer);
    this.checkTimer = setTimeout(() => void this.check(), CHECK_MS);
    if (this.saved === 'conflict') return;
    this.saved = this.stored && same(content, this.stored) ? 'saved' : 'changed';
    clearTimeout(this.saveTimer);
    if (this.saved === 'changed') this.saveTimer = setTimeout(() => void this.save(), SAVE_MS);
  }

  // ---- the verdict ----

  judgeOn(day: string | null) {
    this.on = day;
    void this.check();
  }

  /** Reports may arrive in any order: only the one about the newest list counts. */
  async check(): Promise<void> {
    const content = this.content;
    if (!content) return;
    clearTimeout(this.checkTimer);
    const number = ++this.asked;
    this.checking = true;
    try {
      const report = await api.checkDeck(content, this.on);
      if (number === this.asked) this.report = report;
    } catch (thrown) {
      if (number === this.asked) notices.fail(thrown);
    } finally {
      if (number === this.asked && this.content === content) this.checking = false;
    }
  }

  // ---- saving ----

  /** Saves unsaved changes. One request at a time; later changes are saved after it. */
  async save(label: string | null = null): Promise<void> {
    clearTimeout(this.saveTimer);
    while (this.storing) await this.storing;
    const { content, stored } = this;
    if (!content || !stored || this.saved === 'conflict' || same(content, stored)) return;
    this.storing = this.store(content, label);
    await this.storing;
  }

  private async store(content: DeckContent, label: string | null): Promise<void> {
    this.saved = 'saving';
    try {
      const document = await api.writeDeck(this.id, this.document?.version ?? 1, content, label);
      this.document = document;
      this.stored = content;
      this.saved = this.content && same(content, this.content) ? 'saved' : 'changed';
      if (this.saved === 'changed') this.saveTimer = setTimeout(() => void this.save(), SAVE_MS);
    } catch (thrown) {
      const error = asBackendError(thrown);
      if (error.code.endsWith('.conflict')) this.saved = 'conflict';
      else {
        this.saved = 'failed';
        notices.fail(error);
      }
    } finally {
      this.storing = null;
    }
  }

  /** Names the version that is on screen; it is saved first when it is not. Says whether it was done. */
  async label(label: string): Promise<boolean> {
    // A save without the name may be in progress.
    while (this.storing) await this.storing;
    const before = this.document?.version;
    await this.save(label);
    if (this.saved !== 'saved' || !this.document) return false;
    if (this.document.version !== before) return true;
    const { version } = this.document;
    const document = await notices.watch(() => api.labelVersion(this.id, version, label));
    if (document) this.document = document;
    return document !== undefined;
  }

  /** After a conflict: shows what the other window saved. What was here is one undo away. */
  async reload(): Promise<void> {
    const mine = this.content;
    const document = await notices.watch(() => api.openDeck(this.id));
    if (!document || !mine) return;
    this.show(document);
    if (!same(mine, document.content)) this.history.push(mine);
    this.canUndo = this.history.canUndo;
    this.canRedo = this.history.canRedo;
    void this.check();
  }

  /** After a conflict: saves the deck on screen as a separate deck. Returns its number. */
  async saveCopy(name: string): Promise<number | null> {
    const content = this.content;
    if (!content) return null;
    const tags = this.document?.tags ?? [];
    const document = await notices.watch(() => api.createDeck({ ...content, name }, tags));
    if (!document) return null;
    this.stored = content;
    this.saved = 'saved';
    return document.id;
  }

  async tag(tags: string[]): Promise<void> {
    const listed = await notices.watch(() => api.tagDeck(this.id, tags));
    const mine = listed?.find((one) => one.id === this.id);
    if (mine && this.document) this.document = { ...this.document, tags: mine.tags };
  }

  /** Closes the screen: stops checks, and saves unsaved changes. */
  async close(): Promise<void> {
    clearTimeout(this.checkTimer);
    await this.save();
  }
}
