// Rendering a phone page again without losing what its reader has typed, chosen, opened or folded.

/** The finished request; its fields are emptied when the page is rendered again. */
export interface Finished {
  /** Id of the field whose text was accepted. */
  field?: string;
  /** `true` if the chosen deck was registered. */
  deck?: boolean;
}

type Field = HTMLInputElement | HTMLTextAreaElement;

const TEXT_FIELDS = 'textarea[id], input[id]:not([type=checkbox], [type=radio])';
const FOLDED = 'details[id], dialog[id]';

const byId = <Kind extends HTMLElement>(id: string) => document.getElementById(id) as Kind | null;

function openDetails(element: Element): HTMLDetailsElement | null {
  const details = element.closest('details');
  if (details) details.open = true;
  return details;
}

/**
 * Shows new content. Typed texts, choices, open details and the focus are kept if the page still has a place for them,
 * except in the fields of `finished`.
 */
export function render(content: HTMLElement, html: string, finished: Finished): void {
  const restore = remember(content, finished);
  const focused = document.activeElement?.id;
  const pack = packOf(content);
  // What the server shows is made and escaped by its templates.
  content.innerHTML = html;
  restore();
  if (focused) byId(focused)?.focus({ preventScroll: true });
  const next = packOf(content);
  if (next && next !== pack) scrollTo(0, 0);
}

/** Returns the pack and pick that a page shows. */
function packOf(content: HTMLElement): string | undefined {
  return content.querySelector<HTMLElement>('[data-pick]')?.dataset.pick;
}

/** Remembers what the reader has done on the page. The returned function does it again on the new one. */
function remember(content: HTMLElement, finished: Finished): () => void {
  const steps = [fieldsOf(content, finished), choicesOf(content, finished), foldsOf(content, finished)];
  return () => {
    for (const step of steps) step();
  };
}

/** Remembers typed texts, with the server's remarks on them, and choices in lists. */
function fieldsOf(content: HTMLElement, finished: Finished): () => void {
  const isTyped = (field: Field) => field.value && !field.closest('.done-with') && field.id !== finished.field;
  const said = (field: Element) => field.closest('details')?.querySelector('.said');
  const typed = [...content.querySelectorAll<Field>(TEXT_FIELDS)]
    .filter(isTyped)
    .map((field) => ({ id: field.id, value: field.value, said: said(field)?.innerHTML }));
  const usual = (list: HTMLSelectElement) =>
    (list.querySelector<HTMLOptionElement>('[selected]') ?? list.options[0])?.value;
  const picked = [...content.querySelectorAll<HTMLSelectElement>('select[id]')]
    .filter((list) => list.value !== usual(list) && !list.closest('.done-with'))
    .map(({ id, value }) => ({ id, value }));
  return () => {
    for (const { id, value, said: text } of typed) {
      const field = byId<Field>(id);
      if (!field) continue;
      field.value = value;
      const box = openDetails(field)?.querySelector('.said');
      if (box && text) box.innerHTML = text;
    }
    for (const { id, value } of picked) {
      const list = byId<HTMLSelectElement>(id);
      if (list && [...(list.options ?? [])].some((option) => option.value === value)) list.value = value;
    }
  };
}

/** Remembers boxes and buttons that are chosen other than the server has them. */
function choicesOf(content: HTMLElement, finished: Finished): () => void {
  const choices = [...content.querySelectorAll('input')]
    .filter((input) => input.checked !== input.defaultChecked && !finished.deck)
    .map(({ id, checked }) => ({ id, checked }));
  return () => {
    for (const { id, checked } of choices) {
      const input = byId<HTMLInputElement>(id);
      if (!input || input.disabled) continue;
      input.checked = checked;
      openDetails(input);
    }
  };
}

/** Remembers open and folded details. */
function foldsOf(content: HTMLElement, finished: Finished): () => void {
  const folds = [...content.querySelectorAll<HTMLDetailsElement | HTMLDialogElement>(FOLDED)];
  const open = folds.filter((fold) => fold.open).map(({ id }) => id);
  const closed = folds.filter((fold) => !fold.open && fold.dataset.closed).map(({ id }) => id);
  return () => {
    for (const id of open) {
      const fold = byId(id);
      if (fold instanceof HTMLDialogElement) fold.showModal();
      else if (!finished.deck || id !== 'deck-builder') fold?.setAttribute('open', '');
    }
    for (const id of closed) {
      const fold = byId<HTMLDetailsElement>(id);
      if (fold) [fold.open, fold.dataset.closed] = [false, '1'];
    }
  };
}

/** Puts the fields of a form into a request, under their names. */
export function fillRequest(request: Record<string, unknown>, form: HTMLFormElement | null): Record<string, unknown> {
  for (const field of form?.querySelectorAll<HTMLInputElement>('[name]') ?? []) {
    request[field.name] = 'number' in field.dataset ? Number(field.value) : field.value;
  }
  return request;
}
