import { referenceAlphabet } from '../reference.ts';

/** Characters of a certificate's code: there are 22^16 codes, so that nobody guesses one. */
export const certificateCodeLength = 16;

const pattern = new RegExp(`^[${referenceAlphabet}]{${certificateCodeLength}}$`);

/**
 * A code as it is stored, from what a person typed or a link carried: upper case, without dashes and spaces. Null if it
 * is not a code.
 */
export function parseCertificateCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  return pattern.test(bare) ? bare : null;
}

/** `ACDE-3467-FGHJ-9TWX`: how a code is shown. */
export function formatCertificateCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
