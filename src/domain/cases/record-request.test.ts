// A look at the public record as staff note it.
import { expect, it } from 'vitest';
import { recordRequest } from './work-requests.ts';

it.each([
  ['Richmond', []],
  ['DeKalb', ['court.civil']],
  [null, ['field.required']],
])('a record of a civil court is taken in Richmond alone (%s)', (county, faults) => {
  expect(faultsOf({ court: 'civil', county }).map(({ message }) => message)).toEqual(faults);
});

it.each([
  ['matched', ['court', 'county', 'docketNumber', 'nameAsFiled']],
  ['wrong_county', ['note', 'court', 'county']],
  ['not_found', ['note']],
])('a look that ends with “%s” says what was found', (result, missing) => {
  const faults = faultsOf({
    result,
    court: null,
    county: null,
    docketNumber: '',
    nameAsFiled: null,
    note: '',
  });
  expect(faults.map(({ path }) => path[0])).toEqual(missing);
});

function faultsOf(more: object) {
  const { error } = recordRequest.safeParse({
    idempotencyKey: 'a'.repeat(16),
    version: 1,
    result: 'matched',
    docketNumber: '2022-CV-1',
    nameAsFiled: 'Maria Lopes',
    filedAgainstOn: null,
    judgedOn: null,
    caseOutcome: null,
    judgment: null,
    plaintiff: null,
    note: 'Seen on the page of the court.',
    ...more,
  });
  return error?.issues ?? [];
}
