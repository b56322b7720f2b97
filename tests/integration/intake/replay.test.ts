// What was taken while the database was down goes in later, also when its reference has gone to somebody else.
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { maria } from '#domain/intake/sample-person.ts';
import { resubmittedDuringOutage } from '#domain/contact/inbox.ts';
import { openApplication } from '#server/applications/open-application.ts';
import { argumentsOf } from '#server/intake/intake-arguments.ts';
import { readIntakeBody } from '#server/intake/read-intake-body.ts';
import { replayIntake } from '#server/intake/replay-intake.ts';
import type { SpoolEntry } from '#server/spool/spool.ts';
import { freshEmail } from '#tests/accounts.ts';
import { openShop, type Shop } from '../checkout/shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await openShop();
});
afterAll(() => shop.close());

async function waiting(changes: object = {}, key: string = randomUUID()): Promise<SpoolEntry> {
  const request = new Request('http://localhost/api/client-intake', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...maria(), email: freshEmail(), ...changes }),
  });
  const input = await readIntakeBody({ request }, shop.app);
  const call = { request, cookies: new Map(), ip: '203.0.113.9', locale: 'en' } as const;
  const stored = argumentsOf(shop.app, input, call, key, { ticketHashes: [], filesMissing: [] }, 0);
  // A ticket of no file: what it stood for is gone, and is asked for.
  const tickets = [{ ticket: 'A'.repeat(43), name: 'gone.pdf' }];
  return {
    kind: 'intake',
    key,
    reference: stored.reference,
    requestHash: input.requestHash,
    keptAt: shop.app.clock().toISOString(),
    payload: { arguments: stored, tickets, sid: null },
  };
}

it('an application whose reference was taken meanwhile gets the next one, and its mails name that', async () => {
  const entry = await waiting();
  const other = await shop.apply();
  await shop.sql`update public.intake_forms set reference = ${entry.reference} where id = ${other.intakeId}`;
  await shop.sql`update public.outbox set dedupe_key = replace(dedupe_key, ${other.reference}, ${entry.reference})
    where intake_form_id = ${other.intakeId}`;
  await replayIntake(shop.app, entry);
  const [row] =
    await shop.sql`select id, reference from public.intake_forms where idempotency_key = ${entry.key}`;
  const reference = String(row?.['reference']);
  expect(reference).not.toBe(entry.reference);
  const mails =
    await shop.sql`select kind, payload from public.outbox where intake_form_id = ${String(row?.['id'])}
    order by kind::text`;
  expect(mails.map(({ kind, payload }) => [kind, payload['reference'], payload['filesMissing']])).toEqual([
    ['application_received', reference, ['gone.pdf']],
    ['payment_reminder', reference, undefined],
    ['staff_application', reference, 1],
  ]);
});

it('an application sent again with other answers reaches staff as what it should read', async () => {
  const email = freshEmail();
  const first = await waiting({ email });
  await replayIntake(shop.app, first);
  await replayIntake(shop.app, await waiting({ email, firstName: 'Ana', zipCode: '30030' }, first.key));
  const [row] = await shop.sql`select id from public.intake_forms where idempotency_key = ${first.key}`;
  const [colleague] = await shop.sql`select id from public.users where role = 'admin' limit 1`;
  const staff = { userId: String(colleague?.['id']), role: 'staff' } as const;
  const { answers, corrections } = await openApplication.run(shop.app, staff, { id: String(row?.['id']) });
  expect(answers.firstName).toBe('María José');
  expect(corrections).toMatchObject([
    { message: resubmittedDuringOutage, answers: { ...answers, firstName: 'Ana', zipCode: '30030' } },
  ]);
});
