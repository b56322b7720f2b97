import type * as z from 'zod/mini';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callRequest } from '#domain/calendar/calls.ts';
import { contactRequest } from '#domain/cases/contact-log.ts';
import { letterRequest } from '#domain/cases/letter-tracks.ts';
import { moveRequest } from '#domain/cases/move-request.ts';
import { translationRequest } from '#domain/cases/thread.ts';
import { taskRequest } from '#domain/cases/work-requests.ts';
import { countySaying } from '#domain/counties/court-values.ts';
import { removeCountyValueRequest } from '#domain/counties/county-requests.ts';
import { goalRequest } from '#domain/goals/plans.ts';
import { addressRequest } from '#domain/intake/review.ts';
import { earlyDateAnswer } from '#domain/orders/early-date.ts';
import { moveDayRequest } from '#domain/orders/parts.ts';
import { reviewTemplateRequest } from '#domain/papers/template-requests.ts';
import { statementSave } from '#domain/papers/statement.ts';
import { matterReport } from '#domain/portal/case-writes.ts';
import { createTestDatabase, type TestDatabase } from '#tests/postgres.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const id = '4f8b7f0e-54a8-4a2c-9a53-0d5b1d4b7a01';
const key = { idempotencyKey: id };
const report = { ...key, version: 1, to: 'hearing_set', hearingAt: '2027-01-04T15:00:00Z' };
const letter = { ...key, company: 'Screening, Inc.', sentOn: '2026-11-23' };

type Column = 'int4' | 'date' | 'timestamptz' | 'jsonb';

/** A field of a form, the rest of the form, and the type that the database reads it as. */
const fields: readonly [string, z.ZodMiniType, object, Column][] = [
  ['version', matterReport, report, 'int4'],
  ['version', letterRequest, { ...letter, letterId: id }, 'int4'],
  ['version', moveRequest, { ...key, to: 'filed', words: { message: 'Filed.' } }, 'int4'],
  ['version', statementSave, { ...key, language: 'es', answers: {}, finished: false }, 'int4'],
  ['version', taskRequest, { ...key, act: 'done', taskId: id }, 'int4'],
  ['version', removeCountyValueRequest, { county: 'DeKalb', court: 'magistrate', field: 'phone' }, 'int4'],
  ['hearingAt', matterReport, report, 'timestamptz'],
  ['startsAt', callRequest, { ...key, language: 'es', phone: '(404) 555-0100' }, 'timestamptz'],
  ['happenedAt', contactRequest, { ...key, channel: 'call', direction: 'out', reached: true }, 'timestamptz'],
  ['dueAt', taskRequest, { ...key, act: 'add', title: 'Call' }, 'timestamptz'],
  ['filedOn', matterReport, { ...report, to: 'filed' }, 'date'],
  ['sentOn', letterRequest, letter, 'date'],
  ['targetDate', goalRequest, { ...key, kind: 'own', title: 'A home', language: 'en' }, 'date'],
  ['courtDate', earlyDateAnswer, { ...key, decision: 'file_first' }, 'date'],
  ['to', moveDayRequest, key, 'date'],
  ['seen', translationRequest, { ...key, translation: 'Hola' }, 'jsonb'],
  ['seen', addressRequest, { email: 'ana@example.com' }, 'jsonb'],
];

const odd: Readonly<Record<Column, readonly unknown[]>> = {
  int4: [2_147_483_648, Number.MAX_SAFE_INTEGER, -2_147_483_649, 1e20],
  date: ['0000-01-01', '0000-12-31', '9999-12-31', '2026-02-30'],
  timestamptz: [
    '0000-01-01T00:00:00Z',
    '2027-01-01T00:00:00+16:00',
    '2027-01-01T00:00:00-23:59',
    `2027-01-01T00:00:00.${'0'.repeat(200)}Z`,
    '9999-12-31T23:59:59-15:00',
    '2027-01-11T14:00:00-05:00',
  ],
  jsonb: ['a\u0000b', '\ud800', 'x'.repeat(1_000_000)],
};

test.each(fields)('whatever %s lets through, the database can read', async (name, schema, rest, column) => {
  const { sql } = database;
  for (const value of odd[column]) {
    const shownAs = `${name} = ${String(value).slice(0, 40)}`;
    const read = schema.safeParse({ ...rest, [name]: value });
    if (!read.success) {
      expect(
        read.error.issues.map(({ path }) => path[0]),
        shownAs,
      ).toContain(name);
      continue;
    }
    const body = JSON.stringify({ value });
    const type = sql(column === 'jsonb' ? 'text' : column);
    const stored = await sql<{ read: unknown }[]>`
      select to_jsonb((${body}::text::jsonb ->> 'value')::${type}) as read`.catch((error: unknown) => error);
    expect(stored, shownAs).not.toBeInstanceOf(Error);
    // And whoever reads it sees a day.
    if (column === 'timestamptz')
      expect(Array.isArray(stored) && Date.parse(String(stored[0]?.read)), shownAs).toBeGreaterThan(0);
  }
});

test('a day somebody looked at the court, and a fact said yes to, are words the database can read', () => {
  expect(countySaying.checked.safeParse('0000-01-01').success).toBe(false);
  const yes = { answer: 'approved', ...key, sha256: 'a'.repeat(64), typedName: 'Lee' };
  expect(reviewTemplateRequest.safeParse({ ...yes, facts: ['rule-21'] }).success).toBe(true);
  expect(reviewTemplateRequest.safeParse({ ...yes, facts: ['a\u0000'] }).success).toBe(false);
});
