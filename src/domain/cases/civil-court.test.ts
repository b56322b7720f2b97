import { expect, it } from 'vitest';
import { recordRequest } from './work-requests.ts';

it.each([
  ['Richmond', []],
  ['DeKalb', ['court.civil']],
  [null, []],
])('a record of a civil court is taken in Richmond alone (%s)', (county, faults) => {
  const { error } = recordRequest.safeParse({
    idempotencyKey: 'a'.repeat(16),
    version: 1,
    result: 'matched',
    court: 'civil',
    county,
    docketNumber: '2022-CV-1',
    nameAsFiled: 'Maria Lopes',
    filedAgainstOn: null,
    judgedOn: null,
    caseOutcome: null,
    judgment: null,
    plaintiff: null,
    note: 'Seen on the page of the court.',
  });
  expect((error?.issues ?? []).map(({ message }) => message)).toEqual(faults);
});
