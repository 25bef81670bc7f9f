// Small choices that are made again and again: saved in this window's storage, never needed.

export function remembered(key: string): string | null {
  try {
    return localStorage.getItem(`cantina.${key}`);
  } catch {
    return null;
  }
}

export function remember(key: string, value: string): void {
  try {
    localStorage.setItem(`cantina.${key}`, value);
  } catch {
    // Without storage it is asked for again; nothing else is lost.
  }
}
