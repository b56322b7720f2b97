/** Five digits or ZIP+4. */
export const zipPattern = /^\d{5}(-\d{4})?$/;

/** Georgia's prefixes 300–319, 398 and 399. Outside is allowed, since people move: a hint, never a refusal. */
const georgiaPattern = /^(3[01]\d|39[89])\d{2}/;

export function isGeorgiaZip(zip: string): boolean {
  return georgiaPattern.test(zip);
}
