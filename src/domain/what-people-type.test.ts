// Inputs that forms like ours have refused, cut or changed: what people get here.
import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { contactSchema } from './contact/messages.ts';
import { email } from './email.ts';
import { formatPhone, isCompletePhone } from './intake/phone.ts';
import { intakeSchema } from './intake/submission.ts';
import { maria } from './intake/sample-person.ts';
import { unprintableIn } from './papers/printable.ts';
import { nameChange, nameRequest } from './people/legal-name.ts';
import { fullName, oneNameOf } from './person-name.ts';
import { searchForm } from './search/search-form.ts';
import { text } from './text.ts';
import { uploadRequest } from './uploads/rules.ts';

it.each([
  // A number of the US stands in the specified form, whatever the browser put before it.
  ['+12025551234', '(202) 555-1234', true],
  ['+1 404 555 0199', '(404) 555-0199', true],
  ['1-404-555-0199', '(404) 555-0199', true],
  ['+1 (404) 555 - 0199', '(404) 555-0199', true],
  ['tel:+1-404-555-0199', '(404) 555-0199', true],
  // Everything else stays as it is typed.
  ['491725555555', '491725555555', false],
  ['+49 172 5555555', '+49 172 5555555', true],
  ['+64334443', '+64334443', true],
  ['404+1', '404+1', false],
  ['+503 7123 4567', '+503 7123 4567', true],
  ['+1-608-271-9000-x11', '+1-608-271-9000-x11', true],
  ['608-271-9000x11', '608-271-9000x11', true],
  ['608-271-9000 ext 11', '608-271-9000 ext 11', true],
  ['(555) 555 - 5555 ext. 5555', '(555) 555 - 5555 ext. 5555', true],
  ['404-555-0199, ext 12', '404-555-0199, ext 12', true],
  ['404-555-0199 ext 12345678', '404-555-0199 ext 12345678', true],
  ['404-555-0199 / 678-555-0133', '404-555-0199 / 678-555-0133', true],
  // Copied out of a phone's contacts, with marks of direction; typed on a keyboard with wide digits.
  ['\u202a404-555-0199\u202c', '(404) 555-0199', true],
  ['\u202a+503 7123 4567\u202c', '\u202a+503 7123 4567\u202c', true],
  ['４０４５５５０１９９', '(404) 555-0199', true],
])('the number %s is shown as %s; somebody can be called at it: %s', (typed, shown, isComplete) => {
  expect(formatPhone(typed)).toBe(shown);
  expect(isCompletePhone(typed)).toBe(isComplete);
});

it.each([
  ['\u200bana@example.com', 'ana@example.com'],
  ['ana@exa\u200bmple.com', 'ana@example.com'],
  ['ana@example.com\u00a0', 'ana@example.com'],
  [' ana@example.com\t', 'ana@example.com'],
  ["o'brien@example.com", "o'brien@example.com"],
  ['tim.o’connor@example.com', "tim.o'connor@example.com"],
  ['test@umläut.example', 'test@xn--umlut-ira.example'],
  ['test@xn--umlut-ira.example', 'test@xn--umlut-ira.example'],
  ['foo@bär.berlin', 'foo@xn--br-via.berlin'],
  ['Ana <ana@example.com>', 'ana@example.com'],
  ['mailto:ana@example.com?subject=x', 'ana@example.com'],
  ['ana@example.com.', 'ana@example.com'],
  ['ANA＠EXAMPLE．COM', 'ANA@EXAMPLE.COM'],
])('the address %j is taken as %s', (typed, taken) => {
  expect(email().safeParse(typed).data).toBe(taken);
});

it.each([
  ["O'Beirne", 'Núñez'],
  ["J'Marcus", 'O’Brien-Carter'],
  ['María José', 'de la O'],
  ['Jiří', 'Dvořák'],
  ['Ştefan', 'Łukasiewicz'],
  ['Ng', 'Ó'],
  ['Nguyễn', 'Thị Hồng'],
  ['ʻAkahi', 'Kāne'],
  ['ʿAbd al-Raḥmān', 'Ġazālī'],
])('somebody called %s %s is taken as they write it, and prints whole', (firstName, lastName) => {
  const taken = intakeSchema('2026-11-28').parse({ ...maria(), firstName, lastName });
  expect(taken).toMatchObject({ firstName, lastName });
  expect(unprintableIn(fullName(firstName, lastName))).toEqual([]);
});

it('somebody who types on a keyboard with wide letters is written in those that papers have', () => {
  const taken = intakeSchema('2026-11-28').parse({ ...maria(), firstName: 'Ａｎａ', lastName: 'Ｌｅｅ' });
  expect(taken).toMatchObject({ firstName: 'Ana', lastName: 'Lee' });
});

it.each([
  ['Suharto', '-'],
  ['-', 'Suharto'],
  ['–', 'Suharto'],
])(
  'somebody with one name, typed as %j %j, stands everywhere under that name alone',
  (firstName, lastName) => {
    const typed = { firstName, lastName };
    const rest = { email: 'ana@example.com', inquiryType: 'general', message: 'Hello' };
    const key = { idempotencyKey: randomUUID() };
    for (const taken of [
      intakeSchema('2026-11-28').parse({ ...maria(), ...typed }),
      contactSchema.parse({ ...rest, ...typed }),
      nameRequest.parse({ ...key, ...typed, tickets: ['t'.repeat(43)] }),
      nameChange.parse({ ...key, ...typed, reason: 'Seen.' }),
    ]) {
      expect(taken).toMatchObject({ firstName: 'Suharto', lastName: '-' });
      expect(fullName(taken.firstName, taken.lastName)).toBe('Suharto');
    }
  },
);

it('whoever crosses out both names is asked for one, whatever else is missing', () => {
  const issues = intakeSchema('2026-11-28').safeParse({ firstName: '-', lastName: '-' }).error?.issues ?? [];
  expect(issues.filter(({ path }) => path[0] === 'firstName').map(({ message }) => message)).toEqual([
    'firstName.required',
  ]);
  expect(
    nameChange.safeParse({ idempotencyKey: randomUUID(), firstName: '.', lastName: '-', reason: 'Seen.' })
      .success,
  ).toBe(false);
});

it.each([
  [{ firstName: '', lastName: 'Suharto' }, 'Suharto'],
  [{ firstName: 'Suharto', lastName: '' }, 'Suharto'],
  [{ firstName: 'Suharto', lastName: 'Suharto' }, 'Suharto'],
  [{ firstName: 'Abdul', lastName: 'Rahman' }, 'Abdul Rahman'],
  [{ firstName: '', lastName: '' }, ''],
])('%j, said to be one name, is %j', (typed, firstName) => {
  expect(oneNameOf(typed)).toBe(firstName);
});

it.each([
  ['Łukasz', 'lukasz'],
  ['Øystein', 'oystein'],
  ['Weiß', 'weiss'],
  ['Čapek', 'capek'],
  ['Jérôme', 'jerome'],
  ['Đặng', 'dang'],
  ['Álvaro', 'alvaro'],
  ['Jäger', 'jager'],
  ['Ægir', 'aegir'],
])('%s is found by typing %s', (name, typed) => {
  expect(searchForm(name)).toBe(typed);
});

it.each([
  ['💫.jpg', 'image/jpeg'],
  ['photo.jpg', 'application/octet-stream'],
  ['photo.jfif', 'image/jpeg'],
  ['carta.docx', 'application/zip'],
  ['carta.docx', 'application/wps-office.docx'],
  ['orden (1) – copia.PDF', 'application/x-pdf'],
  [`${'expediente '.repeat(30)}.pdf`, 'application/pdf'],
])('the file %j of the type %s may be sent', (name, type) => {
  expect(uploadRequest.safeParse({ name, type, size: 1_000 }).error?.issues).toBeUndefined();
});

it.each([
  ['Dear team,\u000bmy case', 'Dear team,\nmy case'],
  ['One\u2028two\u0003', 'One\ntwo'],
  ['\u202aAna\u202c', 'Ana'],
  ['\uf0b7 rent', '• rent'],
])('the text %j is kept as %j', (typed, kept) => {
  expect(text({ max: 100, multiline: true }).parse(typed)).toBe(kept);
});
