import { expect, it } from 'vitest';
import { placeOfPage } from './fault-place.ts';
import { asCode, asPlace, faultReport } from './faults.ts';

it('a page is named without what tells whose it is', () => {
  expect(placeOfPage('/es/client-dashboard?case=9f2c1d3e#papers')).toBe('/es/client-dashboard');
  expect(placeOfPage('/staff/cases/0b7e2a1c-6c2e-4c52-9a51-6f1c1f2d3e4f')).toBe('/staff/cases/:id');
  expect(placeOfPage('/blog/how-sealing-works')).toBe('/blog/how-sealing-works');
});

it.each(['my name is Ana', 'ana@example.com wrote', 'Cannot read "Ana"', ''])(
  'what somebody typed is no code and no place: %s',
  (text) => {
    const report = { code: 'TypeError', place: '/', build: 'abc1234' };
    expect(faultReport.safeParse({ ...report, code: text }).success).toBe(false);
    expect(faultReport.safeParse({ ...report, place: `/ ${text}` }).success).toBe(false);
    expect(asCode(text)).toBe('Error');
    expect(asPlace(text)).not.toMatch(/[ "]/);
  },
);
