import { expect, it } from 'vitest';
import { rights, rightsOf } from './rights.ts';

it('an admin has every right, whatever is written down', () => {
  expect(rightsOf('admin', {})).toEqual(rights);
});

it('staff have the rights that were given to them and no others', () => {
  expect(rightsOf('staff', { figures: true, refunds: true, merge: false, all: true })).toEqual([
    'refunds',
    'figures',
  ]);
  expect(rightsOf('staff', { refunds: 'yes' })).toEqual([]);
  for (const nothing of [null, undefined, [], 'refunds', ['refunds']])
    expect(rightsOf('staff', nothing)).toEqual([]);
});

it('clients and attorneys have none, even if somebody wrote them down', () => {
  for (const role of ['client', 'attorney'] as const) expect(rightsOf(role, { refunds: true })).toEqual([]);
});
