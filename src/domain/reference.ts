/**
 * References are what people read to us over the phone: eight characters without look-alikes
 * (no 0 O 1 I L Q Z 2 S 5 B 8 U V), shown as two groups of four.
 */
export const referenceAlphabet = 'ACDEFGHJKMNPRTWXY34679';
export const referenceLength = 8;

const pattern = new RegExp(`^[${referenceAlphabet}]{${referenceLength}}$`);

/**
 * Eight characters drawn from `bytes` (at least 16 of them). Each character takes a 16-bit word modulo the
 * alphabet; the bias of 65,536 over 22 letters is under one in 2,900 and of no use to anybody.
 */
export function referenceFromBytes(bytes: Uint8Array): string {
  if (bytes.length < referenceLength * 2) throw new RangeError('a reference needs 16 bytes');
  let reference = '';
  for (let index = 0; index < referenceLength; index += 1) {
    const word = ((bytes[index * 2] ?? 0) << 8) | (bytes[index * 2 + 1] ?? 0);
    reference += referenceAlphabet[word % referenceAlphabet.length];
  }
  return reference;
}

export function isReference(value: unknown): value is string {
  return typeof value === 'string' && pattern.test(value);
}

/** `ACDE-3467`: how a reference is shown. */
export function formatReference(reference: string): string {
  return `${reference.slice(0, 4)}-${reference.slice(4)}`;
}

/**
 * A reference as it is stored, from what a person typed: upper case, without dash and spaces. Null if it is not one.
 */
export function parseReference(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s-]/g, '');
  return isReference(bare) ? bare : null;
}
