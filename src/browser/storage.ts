/**
 * The tab's own storage. If it is blocked (private windows, strict settings), reading finds what this page wrote
 * itself. Only keys and choices are kept here, nothing personal.
 */
const here = new Map<string, string>();

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

/** Stores a value for this tab; null removes it. */
export function keepSession(key: string, value: string | null): void {
  if (value === null) here.delete(key);
  else here.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked: the map above holds it until the page is left.
  }
}

/** What this browser keeps for all tabs under a name; null if there is nothing or storage is blocked. */
export function readFromTabs(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Stores a value for all tabs of this browser; null removes it. Nothing personal, as above. */
export function keepForTabs(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked: each tab then has its own value.
  }
}
