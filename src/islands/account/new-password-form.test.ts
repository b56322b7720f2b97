import { expect, it } from 'vitest';
import { newPasswordForm } from './new-password-form.ts';

const filled = {
  password: 'three calm rivers',
  device: 'own',
  birthDay: '7',
  birthMonth: '02',
  birthYear: '1990',
};
const refused = (asksBirthDate: boolean, values: object) =>
  newPasswordForm(asksBirthDate)
    .safeParse({ ...filled, ...values })
    .error?.issues.map((issue) => [issue.path[0], issue.message]) ?? [];

it('takes a password, a device and a date typed without leading zeros', () => {
  expect(refused(true, {})).toEqual([]);
});

it('asks for the birth date only when the link does', () => {
  const none = { birthDay: '', birthMonth: '', birthYear: '' };
  expect(refused(true, none)).toEqual([['dateOfBirth', 'dateOfBirth.required']]);
  expect(refused(false, none)).toEqual([]);
});

it('names a date that does not exist', () => {
  expect(refused(true, { birthDay: '31' })).toEqual([['dateOfBirth', 'dateOfBirth.required']]);
});

it('tells everything that is missing at once', () => {
  const fields = refused(true, { password: 'short', device: null, birthYear: '' }).map(([field]) => field);
  expect(fields).toEqual(['password', 'device', 'dateOfBirth']);
});
