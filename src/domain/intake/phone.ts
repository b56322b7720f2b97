// Phone numbers as people type them. A plain number of the United States is shown as `(xxx) xxx-xxxx`; everything else
// stays as it was typed, because a number that is cut or put into another shape belongs to a stranger.

/** A plain number: at most 14 characters. */
export const phoneFormattedLength = 14;
/** Room for a country code, an extension, or a second number. */
export const phoneMaxLength = 60;
const phoneDigits = 10;

/** What stands between digits. */
const plainSigns = /^[\d\s().+\-\u2010-\u2015\u2212/]*$/u;

/** Contacts of a phone are copied with marks of direction around them, and some keyboards have full-width digits. */
const readable = (typed: string): string => typed.normalize('NFKC').replace(/\p{Cf}/gu, '');

/** The digits of a plain US number, without the country code; null for what is or may become anything else. */
export function digitsOfPhone(typed: string): string | null {
  const bare = readable(typed).trim().replace(/^tel:/i, '');
  const digits = bare.replace(/\D/g, '');
  const isAbroad = /^\+(?!\s*1)|^0/.test(bare);
  if (isAbroad || !plainSigns.test(bare) || /.\+|\/.*\//u.test(bare)) return null;
  // No area code begins with 1: until all is there, it may be the country code.
  if (digits.startsWith('1')) return digits.length === phoneDigits + 1 ? digits.slice(1) : null;
  return digits.length <= phoneDigits ? digits : null;
}

/** Formats while typing: `404`, `(404) 5`, `(404) 555-0199`. Short input stays bare so that deleting works. */
export function formatPhone(typed: string): string {
  const digits = digitsOfPhone(typed);
  if (digits === null) return typed;
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

/**
 * A number whose owner cannot be asked, as it is kept: `(404) 555-0199` where all ten digits of a US number are there, and
 * as it was typed otherwise.
 */
export const tidyPhone = (typed: string): string => (isPlainNumber(typed) ? formatPhone(typed) : typed);

/** One number of the United States and nothing else. Codes of areas and exchanges begin with 2 or more. */
export const isPlainNumber = (typed: string): boolean =>
  /^[2-9]\d{2}[2-9]\d{6}$/.test(digitsOfPhone(typed) ?? '');

const extension = /[\s,;-]*(?:(?<!\p{L})(?:ext(?:ensi[oó]n)?\.?|x\.?)|#)\s*\d{1,8}\s*$/iu;
const between = /[/;,]|\s(?:or|o|and|y)\s/iu;

/** The first of several numbers, without its extension: the one that is called. */
export const firstNumber = (typed: string): string =>
  (typed.split(between)[0] ?? '').replace(extension, '').trim();

/**
 * Whether somebody can be called at it: ten digits of a US number, or any number with its country code, with an extension
 * or a second number behind it.
 */
export function isCompletePhone(typed: string): boolean {
  return readable(typed)
    .replace(extension, '')
    .split(between)
    .every((part) => {
      const number = part.replace(extension, '').trim();
      const digits = number.replace(/\D/g, '').length;
      if (/^(?:\+(?!\s*1)|00|011)/.test(number)) return digits >= 8 && digits <= 18;
      return isPlainNumber(number);
    });
}
