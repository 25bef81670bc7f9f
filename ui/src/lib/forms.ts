// Keys in forms that the webview does not handle natively: Enter in a list sends the form instead of opening a menu,
// the arrows step through the list, Ctrl+Enter sends a form from a field of several lines.

/** Handles a key press in a form field. Returns `true` if it was one of these keys. */
export function formKey(event: KeyboardEvent): boolean {
  const field = event.target;
  if (event.defaultPrevented || event.isComposing || event.altKey || event.metaKey) return false;
  if (field instanceof HTMLTextAreaElement) {
    return event.key === 'Enter' && event.ctrlKey && sent(field.form);
  }
  if (!(field instanceof HTMLSelectElement) || field.multiple || field.form === null || event.ctrlKey) return false;
  if (event.key === 'Enter') return sent(field.form);
  if (event.key === 'ArrowDown') return stepped(field, 1);
  return event.key === 'ArrowUp' && stepped(field, -1);
}

function sent(form: HTMLFormElement | null): boolean {
  form?.requestSubmit();
  return form !== null;
}

/** To the next choice that can be chosen; at the end it stays. */
function stepped(list: HTMLSelectElement, by: 1 | -1): boolean {
  let at = list.selectedIndex + by;
  while (list.options[at]?.disabled) at += by;
  const next = list.options[at];
  if (next) {
    next.selected = true;
    list.dispatchEvent(new Event('input', { bubbles: true }));
    list.dispatchEvent(new Event('change', { bubbles: true }));
  }
  return true;
}
