import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { searchForm } from '#domain/search/search-form.ts';
import type { TestDatabase } from '#tests/postgres.ts';
import { openCaseDesk, type CaseDesk } from './case-desk.ts';

let desk: CaseDesk;
let database: TestDatabase;
beforeAll(async () => {
  desk = await openCaseDesk();
  ({ database } = desk);
});
afterAll(() => database.drop());

/** As stored, and as somebody types it who has neither the keyboard nor the time. */
const people = [
  ['Nguyễn', 'nguyen'],
  ['Đặng', 'dang'],
  ['Łukaszewicz', 'lukaszewicz'],
  ['Bjørnstad', 'bjornstad'],
  ['Straßer', 'strasser'],
  ['Æbelø', 'aebelo'],
  ['Şıkoğlu', 'sikoglu'],
  ['Țurcanu', 'turcanu'],
  ['Ƙaura', 'kaura'],
  ['Müller', 'MÜLLER'],
  ['Peña', 'pen\u0303a'],
] as const;

describe('the form in which names are searched', () => {
  test.each(people)('staff find %s by typing "%s"', async (name, typed) => {
    const made = await desk.caseAt('submitted', { last_name: name });
    expect(await desk.idsOf({ search: typed })).toEqual([made.caseId]);
    expect(await desk.idsOf({ search: name })).toEqual([made.caseId]);
    const applications = await database.sql<{ id: string }[]>`
      select id from public.intake_forms where private.has_words(search_text, ${typed})`;
    expect(applications.map(({ id }) => id)).toEqual([made.intakeId]);
  });

  test('is the same in the database and in the browser, for every letter that both know', async () => {
    const letters = Array.from({ length: 0xa7c0 - 0x41 }, (_, index) => index + 0x41)
      .map((code) => String.fromCodePoint(code))
      .filter((letter) => /^(?=\p{L})[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}]$/u.test(letter));
    const rows = await database.sql<{ letter: string; form: string }[]>`
      select letter, private.search_form(letter) as form from unnest(${letters}::text[]) as letter`;
    expect(rows).toHaveLength(letters.length);
    const unlike = rows.filter(({ letter, form }) => searchForm(letter) !== form);
    // A capital that came into Unicode in 2024, which PostgreSQL does not know yet.
    expect(unlike.map(({ letter }) => letter)).toEqual(['\u1c89']);
  });
});

test('somebody with one name stands on papers under that name alone', async () => {
  const made = await desk.caseAt('submitted', { first_name: 'Suharto', last_name: '-' });
  const parties = await database.sql<{ name: string }[]>`
    select name from public.matter_parties where matter_id = ${made.matterId} and is_client`;
  expect(parties).toEqual([{ name: 'Suharto' }]);
});

describe('two applications with one birth date', () => {
  const keys = async (first_name: string, last_name: string) => {
    const { userId } = await desk.caseAt('submitted', { first_name, last_name });
    const rows = await database.sql<{ key: string }[]>`
      select key from public.person_keys where user_id = ${userId} and reason = 'name_birth'`;
    return rows.map(({ key }) => key);
  };

  test.each([
    ['José', 'Núñez', 'Jose', 'Nunez'],
    ['Thị Hồng', 'Nguyễn', 'THI HONG', 'NGUYEN'],
    ['María José', 'O’Brien', 'Maria-Jose', "O'Brien"],
    ['Łukasz', 'Żółć', 'Lukasz', 'Zolc'],
  ])('are one person’s whether %s %s or %s %s is typed', async (first, last, otherFirst, otherLast) => {
    const one = await keys(first, last);
    expect(one).toHaveLength(1);
    expect(await keys(otherFirst, otherLast)).toEqual(one);
  });

  test('are two people’s when the names differ by more than marks, in any script', async () => {
    expect(await keys('José', 'Núñez')).not.toEqual(await keys('Josefa', 'Núñez'));
    expect(await keys('小明', '王')).not.toEqual(await keys('丽', '李'));
  });
});
