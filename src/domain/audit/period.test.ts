import { expect, it } from 'vitest';
import { auditActions, auditLooks } from './actions.ts';
import { periodChoices, readPeriod } from './period.ts';

it('who looks for last Tuesday finds it, and any day of two years in its month', () => {
  const choices = periodChoices('2026-11-30');
  const tuesday = choices.find((one) => one.kind === 'day' && one.day === '2026-11-24');
  expect(tuesday?.value).toBe('2026-11-24/2026-11-24');
  expect(choices.find(({ kind }) => kind === 'span')?.value).toBe('2026-11-24/2026-11-30');
  const months = choices.flatMap((one) => (one.kind === 'month' ? [one.value] : []));
  // This month is the last 30 days, and is offered once.
  expect(months[0]).toBe('2026-10-01/2026-10-31');
  expect(months).toContain('2026-02-01/2026-02-28');
  expect(months.at(-1)).toBe('2024-12-01/2024-12-31');
  expect(new Set(choices.map(({ value }) => value)).size).toBe(choices.length);
  for (const { value } of choices) expect(readPeriod(value)).not.toBeNull();
});

it('a period that is none is refused', () => {
  for (const text of [
    '',
    '2026-11-24',
    '2026-11-31/2026-12-01',
    '2026-11-30/2026-11-24',
    '2026-11-24/x',
    'a/b/c',
  ])
    expect(readPeriod(text), text).toBeNull();
});

it('looking and taking along are told from changing', () => {
  for (const look of ['case_viewed', 'file_opened', 'list_exported', 'audit_viewed'])
    expect(auditLooks).toContain(look);
  for (const change of ['refund_decided', 'staff_invited', 'case_assigned', 'mail_requeued'])
    expect(auditLooks).not.toContain(change);
  expect(auditLooks.length).toBeLessThan(auditActions.length / 2);
});
