import { expect, it } from 'vitest';
import { caseStatuses } from '../cases/status.ts';
import { refundRule } from './rule.ts';

const nothing = { applicationStatus: null, caseStatus: null, caseOutcome: null };

it('the full fee is owed when we decline an application or a court denies, and in no other case', () => {
  expect(refundRule({ ...nothing, applicationStatus: 'declined' })).toBe('full');
  expect(refundRule({ ...nothing, caseStatus: 'closed', caseOutcome: 'denied' })).toBe('full');
  for (const caseStatus of caseStatuses)
    expect(refundRule({ ...nothing, caseStatus })).toBe(caseStatus === 'denied' ? 'full' : 'staff_decides');
  for (const applicationStatus of ['submitted', 'accepted', 'withdrawn'] as const)
    expect(refundRule({ ...nothing, applicationStatus })).toBe('staff_decides');
});
