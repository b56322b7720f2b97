import { describe, expect, it } from 'vitest';
import { fill, formatAppointment, formatDate, formatPrice, plural } from './format.ts';

describe('words with values in them', () => {
  it('shows whole dollars without cents, the same in both languages', () => {
    expect(formatPrice(123_400, 'en')).toBe('$1,234');
    expect(formatPrice(123_400, 'es')).toBe('$1,234');
    expect(formatPrice(1_250, 'en')).toBe('$12.50');
  });

  it('keeps a date without a time on its day', () => {
    expect(formatDate('2025-07-29', 'en')).toBe('July 29, 2025');
    expect(formatDate('2025-07-29', 'es')).toBe('29 de julio de 2025');
  });

  it('puts a moment into Georgia time', () => {
    expect(formatDate('2026-01-01T02:00:00Z', 'en')).toBe('December 31, 2025');
  });

  it('names the zone of a hearing or a call, for clients who moved an hour away', () => {
    const [hearing, summer] = ['2026-12-01T19:00:00Z', '2026-07-01T18:00:00Z'];
    for (const moment of [hearing, summer]) {
      expect(formatAppointment(moment, 'en')).toMatch(/ at 2:00\s*PM Eastern\sTime$/u);
      expect(formatAppointment(moment, 'es')).toMatch(/ 2:00\s*p\.\s?m\., hora del Este$/u);
    }
  });

  it('refuses a text whose value is missing rather than showing braces to people', () => {
    expect(() => fill('Hello {name}', {})).toThrow('name');
  });

  it('says one file, two files', () => {
    const forms = { one: '{count} file', other: '{count} files' };
    expect([plural(1, forms, 'en'), plural(2, forms, 'en')]).toEqual(['1 file', '2 files']);
  });
});
