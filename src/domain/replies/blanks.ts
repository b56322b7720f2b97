/** Longest name of a blank. */
const nameMax = 40;
/** `{{hearing day}}`: letters, digits, spaces and hyphens between two pairs of braces. */
const blank = new RegExp(String.raw`\{\{\s*([\p{L}\p{N}][\p{L}\p{N} _-]{0,${nameMax - 1}}?)\s*\}\}`, 'gu');

/** The names of the blanks in a text, each once, in the order in which they come. */
export function blanksIn(text: string): string[] {
  return [...new Set([...text.matchAll(blank)].map((match) => match[1] ?? ''))];
}

/** Where the first thing stands that may be a blank; null without one. Also a half-deleted `{{name` counts. */
export function firstBlank(text: string): { readonly start: number; readonly end: number } | null {
  const start = text.search(/\{\{|\}\}/);
  if (start === -1) return null;
  const close = text.indexOf('}}', start);
  const line = text.indexOf('\n', start);
  const isWhole = close !== -1 && (line === -1 || close < line);
  return { start, end: isWhole ? close + 2 : start + 2 };
}

/** Whether a text could be sent: nothing in it waits to be filled in. */
export function isFilled(text: string): boolean {
  return firstBlank(text) === null;
}

/** A value may end with a period of its own, as "10:00 a.m." does; the sentence that ends there needs no second one. */
const blankAndPeriod = new RegExp(String.raw`${blank.source}(\.?)`, 'gu');

/** Fills in what is known and leaves the other blanks open. An empty value fills nothing. */
export function fillBlanks(text: string, known: Readonly<Record<string, string>>): string {
  return text.replace(blankAndPeriod, (whole, name: string, period: string) => {
    const value = Object.hasOwn(known, name) ? known[name] : undefined;
    if (!value) return whole;
    return value.endsWith('.') ? value : value + period;
  });
}
