import { expect, it } from 'vitest';
import { staffWords } from '#i18n/staff.ts';
import { dueMoment, sheetMoment } from './formats.ts';

const labels = (moment: string) =>
  (['en', 'es'] as const).map((locale) =>
    dueMoment(moment, staffWords[locale].clocks, locale).replaceAll('\u00a0', ' '),
  );

it('what is due at midnight is due at the end of the day before, in summer and in winter', () => {
  expect(labels('2026-11-24T05:00:00Z')).toEqual(['end of Nov 23', 'al final del 23 nov']);
  expect(labels('2026-07-02T04:00:00Z')).toEqual(['end of Jul 1', 'al final del 1 jul']);
});

it('what is due at any other hour is due then', () => {
  expect(labels('2026-11-24T22:00:00Z')[0]).toContain('5:00 PM');
});

it('a file gives a time as it was in Georgia, in the one form that spreadsheets sort', () => {
  expect(sheetMoment('2026-12-02T01:08:55.235Z')).toBe('2026-12-01 20:08:55');
  expect(sheetMoment('2026-12-01T14:08:56.033+00:00')).toBe('2026-12-01 09:08:56');
});
