import { referenceAlphabet } from '../reference.ts';

/** Characters of a certificate's code: 22^16 of them, so that none is ever guessed. */
export const certificateCodeLength = 16;

const pattern = new RegExp(`^[${referenceAlphabet}]{${certificateCodeLength}}$`);

/** What a person typed or a link carried, as stored: upper case, without dashes and spaces. Null when it is no code. */
export function parseCertificateCode(typed: string): string | null {
  const bare = typed.toUpperCase().replace(/[\s\u2010-\u2015-]/g, '');
  return pattern.test(bare) ? bare : null;
}

/** `ACDE-3467-FGHJ-9TWX`: how a code is shown. */
export function formatCertificateCode(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? code;
}
