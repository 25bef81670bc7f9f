// Text onto the clipboard. Some webviews refuse the modern way: then what is selected in a field is copied.

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
