import { expect, test } from 'vitest';
import { saveCountyValueRequest } from './county-requests.ts';

const value = {
  county: 'Richmond',
  court: 'civil',
  field: 'phone',
  value: '(706) 555-0142',
  source: 'the clerk, on the phone',
  checked: '2026-11-20',
  version: null,
};

test('staff who save a value of a civil court in a county without one read so at the field', () => {
  expect(saveCountyValueRequest.safeParse(value).success).toBe(true);
  expect(saveCountyValueRequest.safeParse({ ...value, county: 'Fulton' }).error?.issues).toMatchObject([
    { path: ['court'], message: 'countyValue.court' },
  ]);
});
