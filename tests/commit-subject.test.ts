import { describe, expect, test } from 'vitest';
import { faultOfSubject } from '#tools/checks/commit-subject.ts';

describe('the first line of a commit', () => {
  test.each([
    'Refuse a second payment for a declined application',
    'Seed the packages before the first order',
    'Address the empty state of the inbox',
    'Revert "Cut the styles to the page"',
    'fixup! Refuse a second payment for a declined application',
    `Keep ${'a'.repeat(67)}`,
  ])('%s is fine', (subject) => {
    expect(faultOfSubject(subject)).toBeNull();
  });

  test.each([
    [`Keep ${'a'.repeat(68)}`, 'characters long'],
    ['refuse a second payment', 'capital letter'],
    ['Refuse a second payment.', 'full stop'],
    ['Everyday run: one story of an outage', 'colon'],
    ['Services: the rule for the pointer stands once', 'colon'],
    ['A form for an address stands once', 'imperative'],
    ['Whoever was invited reads about work', 'imperative'],
    ['Refused a second payment', 'imperative'],
    ['Refusing a second payment', 'imperative'],
    ['Refuses a second payment', 'imperative'],
  ])('%s is refused, and the sentence says why', (subject, reason) => {
    expect(faultOfSubject(subject)).toContain(reason);
  });
});
