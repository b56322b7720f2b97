import { expect, it } from 'vitest';
import { formatPhone, isCompletePhone, phoneFormattedLength } from './phone.ts';

it.each([
  ['', ''],
  ['4', '4'],
  ['404', '404'],
  ['4045', '(404) 5'],
  ['404555', '(404) 555'],
  ['4045550', '(404) 555-0'],
  ['4045550199', '(404) 555-0199'],
  ['404.555.0199', '(404) 555-0199'],
  ['+1 404 555 0199', '(404) 555-0199'],
  ['40455501991234', '(404) 555-0199'],
])('somebody types %j and reads %j', (typed, shown) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(formatPhone(typed).length).toBeLessThanOrEqual(phoneFormattedLength);
});

it('a number is complete with ten digits only', () => {
  expect(isCompletePhone('(404) 555-0199')).toBe(true);
  expect(isCompletePhone('(404) 555-019')).toBe(false);
});
