// Copying text. Some webviews reject the clipboard API; in that case, the selection of a field is copied.

/** Says whether it was copied. When not, the field stays selected for Ctrl+C. */
export async function copyText(text: string, field: HTMLTextAreaElement | null): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    if (field === null) return false;
    field.focus();
    field.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    }
  }
}

/** Copies a text that is in no field on screen. Returns `true` on success; the focus does not move. */
export async function copyUnseen(text: string): Promise<boolean> {
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.className = 'sr-only';
  field.readOnly = true;
  field.value = text;
  document.body.append(field);
  const copied = await copyText(text, field);
  field.remove();
  if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
  return copied;
}
