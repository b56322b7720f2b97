import { expect, it } from 'vitest';
import { maria } from '../intake/sample-person.ts';
import { answersOnSheet } from './sheet.ts';

it('somebody who takes their answers to a free lawyer takes whom to call and where the case stands', () => {
  const fields = answersOnSheet(maria(), false);
  expect(fields.slice(0, 3)).toEqual(['firstName', 'lastName', 'phoneNumber']);
  expect(fields).toContain('evictionCounty');
});

it.each(['streetAddress', 'dateOfBirth', 'sealingReasons', 'signature'] as const)(
  'nobody hands on their %s',
  (field) => {
    expect(maria()[field]).toBeTruthy();
    expect(answersOnSheet(maria(), true)).not.toContain(field);
  },
);

it('what tells something about health goes along only by a tick', () => {
  const person = { ...maria(), benefits: ['ssi' as const], courtInterpreter: 'asl' as const };
  expect(answersOnSheet(person, false)).not.toContain('benefits');
  expect(answersOnSheet(person, false)).not.toContain('courtInterpreter');
  expect(answersOnSheet(person, true)).toEqual(expect.arrayContaining(['benefits', 'courtInterpreter']));
});
