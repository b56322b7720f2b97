// A client who does not write in the portal: staff write down what a letter or a call said, and the case goes on.
import { randomUUID } from 'node:crypto';
import postgres from 'postgres';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { PaperDraft } from '#domain/papers/make-request.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';
import { clientInPreparing, english, json, workerOf } from './matter-in-preparing.ts';

let stack: SharedStack;
let sql: postgres.Sql;
beforeAll(async () => {
  stack = await sharedStack();
  sql = postgres(stack.databaseUrl, { max: 2, onnotice: () => {} });
});
afterAll(() => sql.end());

const key = () => ({ idempotencyKey: randomUUID() });
const told = {
  part: 'name_in_index',
  partDetails: 'El contrato.',
  nature: 'public',
  length: 'until',
  years: 5,
  until: '2031-05-01',
  story: 'Pagué la renta. Retiraron el caso.',
  debt: 'Se pagó.',
  harm: 'Me rechazaron dos veces.',
  apart: 'Nunca debí nada.',
  outweighs: 'A nadie le sirve mi nombre ahí.',
  toLandlord: 'Pago a tiempo.',
  guarded: 'Estoy en tratamiento.',
};

it('an old client tells it by letter, hears the English on the phone, and papers can be made without the portal', async () => {
  const { visitor: sam } = await workerOf(sql, stack, 'staff');
  const { visitor: client, matterId } = await clientInPreparing(sql, stack);
  const draft = async () => json<PaperDraft>(await sam.get(`/api/staff/matters/${matterId}/made-papers`));
  const statement = `/api/staff/matters/${matterId}/statement`;
  const letter = { ...key(), version: 0, how: 'paper', language: 'es', ...told };
  expect((await sam.post(statement, { ...letter, how: 'rumor' })).status).toBe(400);
  expect((await sam.post(statement, letter)).status).toBe(204);
  // Pressed twice, it is one; from an older page, it says so.
  expect((await sam.post(statement, letter)).status).toBe(204);
  expect((await sam.post(statement, { ...letter, ...key() })).status).toBe(409);
  // Words that stand as theirs: the client hears of them, once.
  const mails = await sql`
    select mail.kind from public.outbox as mail join public.cases on cases.user_id = mail.user_id
    join public.court_matters as matter on matter.case_id = cases.id where matter.id = ${matterId}`;
  expect(mails.map(({ kind }) => String(kind))).toEqual(['case_changed']);
  expect(await draft()).toMatchObject({
    statement: { version: 1, language: 'es', takenHow: 'paper', answers: told },
    statementLacks: ['translation'],
  });

  const translation = {
    ...key(),
    version: 1,
    translator: 'Rosa Díaz',
    words: { ...english, debt: 'It was paid.', partDetails: 'The lease.' },
  };
  await json(await sam.post(`/api/staff/matters/${matterId}/translation`, translation));
  expect((await draft()).statementLacks).toEqual(['read_back']);
  const heard = { ...key(), version: 2, how: 'phone' };
  expect((await sam.post(`/api/staff/matters/${matterId}/read-back`, heard)).status).toBe(204);
  expect((await draft()).statementLacks).toEqual([]);
  const noted = await sql`
    select action, details ->> 'how' as how from public.audit_entries
    where action in ('statement_recorded', 'read_back_recorded')
      and object_id = (select case_id::text from public.court_matters where id = ${matterId}) order by position`;
  expect([...noted]).toEqual([
    { action: 'statement_recorded', how: 'paper' },
    { action: 'read_back_recorded', how: 'phone' },
  ]);

  // Whoever signs in after all reads it, and what is typed there is theirs.
  const own = await json<OwnStatement>(await client.get(`/api/matters/${matterId}/statement`));
  expect(own.statement?.answers).toMatchObject({ harm: told.harm, guarded: told.guarded });
  const again = {
    ...key(),
    version: 3,
    language: 'es',
    answers: { ...told, harm: 'Otra cosa.' },
    finished: true,
  };
  await json(await client.post(`/api/matters/${matterId}/statement`, again));
  expect((await draft()).statement).toMatchObject({ takenHow: null, answers: { harm: 'Otra cosa.' } });
});
