import { describe, expect, it } from 'vitest';
import { formatCertificateCode, parseCertificateCode } from './certificate.ts';

describe('the code of a certificate', () => {
  it('is shown in groups, and read however somebody types it', () => {
    const code = 'ACDE3467FGHJ9TWX';
    expect(formatCertificateCode(code)).toBe('ACDE-3467-FGHJ-9TWX');
    for (const typed of [code, 'acde-3467-fghj-9twx', ' ACDE 3467 FGHJ 9TWX ', 'ACDE–3467—FGHJ‑9TWX'])
      expect(parseCertificateCode(typed)).toBe(code);
  });

  it('of another form is none: too short, too long, or with letters that are never used', () => {
    for (const typed of ['', 'ACDE3467FGHJ9TW', 'ACDE3467FGHJ9TWXA', 'ACDE3467FGHJ9TW0', 'ACDE3467FGHJ9TWI'])
      expect(parseCertificateCode(typed)).toBeNull();
  });
});
