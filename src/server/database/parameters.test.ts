import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql } from './call-sql.ts';
import { namedParameters } from './parameters.ts';

it('parameters have the names that SQL gives them; what is undefined is left to its default', () => {
  expect(namedParameters({ ticketId: 'a', maxPerDay: 3, wish: undefined, owner: null })).toEqual({
    p_ticket_id: 'a',
    p_max_per_day: 3,
    p_owner: null,
  });
});

it('a parameter that is missing, wrong or one too many does not compile', () => {
  const app = {} as Pick<App, 'db'>;
  const id = '10000000-0000-4000-8000-000000000001';
  const asked = { ticketId: id, actorId: id, rating: 4, days: 30 };
  // Never run: the compiler reads them.
  const calls = () => [
    callSql(app, 'rate_ticket', asked, z.unknown()),
    // @ts-expect-error the rating is missing
    callSql(app, 'rate_ticket', { ticketId: id, actorId: id, days: 30 }, z.unknown()),
    // @ts-expect-error a rating is a number
    callSql(app, 'rate_ticket', { ...asked, rating: '4' }, z.unknown()),
    // @ts-expect-error there is no such parameter, also behind a spread
    callSql(app, 'rate_ticket', { ...asked, stars: 4 }, z.unknown()),
  ];
  expect(calls).toBeTypeOf('function');
});
