import { expect, it } from 'vitest';
import { filingClosed, filingConfirmations, isSaleClosedByFiles, type Launch } from './launch.ts';

const launch: Launch = {
  confirmations: [
    { id: filingConfirmations.noAttorney, question: 'Is an attorney needed?', confirmed: null },
  ],
  accepted: {},
};
const nobody = { reviewingLawyer: null };

it('pages sell nothing while no lawyer is named and nobody confirmed that none is needed', () => {
  expect(isSaleClosedByFiles(nobody, launch)).toBe(true);
});

it.each([
  ['a lawyer is named', { reviewingLawyer: { name: 'Ada Vance', barNumber: '123456' } }, launch],
  [
    'somebody confirmed that none is needed',
    nobody,
    {
      ...launch,
      confirmations: launch.confirmations.map((one) => ({
        ...one,
        confirmed: { by: 'Ada Vance', on: '2027-01-10' },
      })),
    },
  ],
  ['the operator accepts it by name', nobody, { ...launch, accepted: { [filingClosed]: 'We only advise.' } }],
])('pages sell when %s', (_reason, site, file) => {
  expect(isSaleClosedByFiles(site, file)).toBe(false);
});
