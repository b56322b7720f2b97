/** Ten digits, shown as `(xxx) xxx-xxxx`: at most 14 characters. */
export const phoneDigits = 10;
export const phoneFormattedLength = 14;

/** The digits somebody typed, at most ten; a leading country code 1 is left out. */
export function digitsOfPhone(typed: string): string {
  const digits = typed.replace(/\D/g, '');
  const national = digits.length > phoneDigits && digits.startsWith('1') ? digits.slice(1) : digits;
  return national.slice(0, phoneDigits);
}

/** Formats while typing: `404`, `(404) 5`, `(404) 555-0199`. Short input stays bare so that deleting works. */
export function formatPhone(typed: string): string {
  const digits = digitsOfPhone(typed);
  if (digits.length <= 3) return digits;
  if (digits.length <= 6) return `(${digits.slice(0, 3)}) ${digits.slice(3)}`;
  return `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}`;
}

export function isCompletePhone(typed: string): boolean {
  return digitsOfPhone(typed).length === phoneDigits;
}
