/**
 * The tab's own storage, which may be blocked (private windows, strict settings): reading then finds what this
 * page wrote itself. Nothing personal is kept here, only keys and choices.
 */
const here = new Map<string, string>();

export function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key) ?? here.get(key) ?? null;
  } catch {
    return here.get(key) ?? null;
  }
}

/** Keeps a value for this tab; null forgets it. */
export function keepSession(key: string, value: string | null): void {
  if (value === null) here.delete(key);
  else here.set(key, value);
  try {
    if (value === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, value);
  } catch {
    // Blocked: the map above holds it as long as the page lives.
  }
}

/** What another tab of this browser keeps under a name; null when there is nothing or storage is blocked. */
export function readFromTabs(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a value for all tabs of this browser; null forgets it. Nothing personal, as above. */
export function keepForTabs(key: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Blocked: each tab then goes its own way.
  }
}
