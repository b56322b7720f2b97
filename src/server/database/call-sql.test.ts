// What a SQL function answers is looked at before it is used.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import { roles } from '#domain/access/roles.ts';
import { answerError } from '../http/answer-error.ts';
import { readAnswer } from './call-sql.ts';
import { DatabaseFault, UnexpectedAnswer } from './client.ts';

const lines: string[] = [];
beforeEach(() => {
  lines.length = 0;
  vi.spyOn(console, 'log').mockImplementation((line: string) => void lines.push(line));
});
afterEach(() => vi.restoreAllMocks());

const answer = z.object({ outcome: z.literal('done'), people: z.array(z.object({ role: z.enum(roles) })) });
const read = (data: Parameters<typeof readAnswer>[1]) => () => readAnswer('list_people', data, answer);

it('an answer that fits is used, and what nobody asked for is left out', () => {
  const parsed = read({ outcome: 'done', people: [{ role: 'staff', email: 'ana@example.com' }], more: 1 });
  expect(parsed()).toEqual({ outcome: 'done', people: [{ role: 'staff' }] });
});

it.each([
  ['a code nobody knows', { outcome: 'done', people: [{ role: 'ana@example.com' }] }, ['people.role']],
  ['nothing', null, ['']],
  ['another outcome', { outcome: 'ana@example.com', people: [] }, ['outcome']],
] as const)('%s is a fault of ours, told by the names of fields alone', async (_what, data, fields) => {
  expect(read(data)).toThrow(UnexpectedAnswer);
  try {
    read(data)();
  } catch (error) {
    // Callers that wait out a fault of the database wait out this one too.
    expect(error).toBeInstanceOf(DatabaseFault);
    const response = answerError(error, { locale: 'en', reference: 'ACDE3467' });
    expect(response.status).toBe(500);
    expect(lines.map((line) => JSON.parse(line) as object)).toMatchObject([
      { event: 'fault', reference: 'ACDE3467', sqlFunction: 'list_people', fields },
    ]);
    expect(lines.join() + (await response.text())).not.toContain('ana@example.com');
  }
});
