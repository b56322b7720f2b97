import { expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { command, parsedBy, query, type AnswerOf, type CleanInputOf, type InputOf } from './api-call.ts';

const answer = z.object({ version: z.int() });
const save = command('POST /api/staff/cases/:id/matters/:matterId', {
  who: 'staff',
  input: z.object({ idempotencyKey: z.string(), day: z.pipe(z.string(), z.transform(Number)) }),
  answer: parsedBy<typeof answer>(),
});
const list = query('GET /api/cases', { who: 'signedIn' });

it('a call says its address, whom it opens to, and what goes in and comes out', () => {
  expect(save).toMatchObject({
    kind: 'command',
    method: 'POST',
    path: '/api/staff/cases/:id/matters/:matterId',
    who: 'staff',
  });
  expect(list).toMatchObject({ kind: 'query', method: 'GET', input: undefined, answer: undefined });
  expectTypeOf<InputOf<typeof save>>().toEqualTypeOf<{
    readonly id: string;
    readonly matterId: string;
    idempotencyKey: string;
    day: string;
  }>();
  expectTypeOf<CleanInputOf<typeof save>['day']>().toEqualTypeOf<number>();
  expectTypeOf<AnswerOf<typeof save>>().toEqualTypeOf<{ version: number }>();
  expectTypeOf<keyof InputOf<typeof list>>().toEqualTypeOf<never>();
  expectTypeOf<AnswerOf<typeof list>>().toEqualTypeOf<void>();
});
