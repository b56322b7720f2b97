// The demo client's case, so that the dashboard under `npm start` shows what a client sees. Tests start without it.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { JSONValue, Sql } from 'postgres';
import { packages } from '#domain/packages/catalogue.ts';
import { referenceFromBytes } from '#domain/reference.ts';
import { DEMO_PEOPLE } from './demo-people.ts';

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const reference = (): string => referenceFromBytes(randomBytes(16));

type Answer = Record<string, string | undefined>;

async function call(sql: Sql, name: string, p: { [field: string]: JSONValue }): Promise<Answer> {
  const [row] = await sql<{ answer: Answer }[]>`select public.${sql(name)}(${sql.json(p)}) as answer`;
  return row?.answer ?? {};
}

/**
 * Makes an application that the demo client sent and paid for, now in preparation. Does nothing if they have a case.
 */
export async function seedDemoCase(sql: Sql): Promise<void> {
  const { client, staff } = DEMO_PEOPLE;
  const people = await sql<{ id: string; email: string; cases: number }[]>`
    select id, email, (select count(*)::int from public.cases where user_id = users.id) as cases
    from public.users where email in (${client.email}, ${staff.email})`;
  const rosa = people.find(({ email }) => email === client.email);
  const sam = people.find(({ email }) => email === staff.email);
  const offer = packages.find(({ id }) => id === 'standard');
  if (rosa === undefined || rosa.cases > 0 || offer === undefined) return;

  const signed = { signature: 'Rosa Demo', language: 'en' };
  const { intakeId } = await call(sql, 'submit_intake', {
    idempotencyKey: randomUUID(),
    requestHash: hash('demo'),
    reference: reference(),
    language: 'en',
    intake: {
      first_name: 'Rosa',
      last_name: 'Demo',
      date_of_birth: '1990-02-28',
      street_address: '1 Example Street',
      city: 'Decatur',
      zip_code: '30030',
      preferred_language: 'en',
      email: client.email,
      has_eviction: 'yes',
      number_of_evictions: '1',
      eviction_county: 'DeKalb',
      case_outcome: 'dismissed',
      attempted_sealing_before: 'no',
      working_with_attorney: 'no',
      benefits: ['none'],
      sealing_reasons: ['housing'],
      urgency: 'urgent',
      signature: signed.signature,
      agreement_accepted: true,
      selected_service_package: offer.id,
    },
    agreement: {
      ...signed,
      signed_at: new Date().toISOString(),
      agreement_version: 'demo',
      agreement_hash: hash('demo agreement'),
      shown_hash: hash('demo agreement'),
      ip: '127.0.0.1',
      user_agent: 'demo',
    },
    ticketHashes: [],
    filesMissing: [],
    mails: [],
  });
  const money = { amountCents: offer.amountCents, currency: offer.currency, packageId: offer.id };
  const order = { ...money, intakeId: intakeId ?? null, language: 'en', reference: reference() };
  const { orderId } = await call(sql, 'open_order', order);
  const { caseId } = await call(sql, 'settle_order', {
    orderId: orderId ?? null,
    paymentIntentId: 'pi_demo',
    checkoutSessionId: 'cs_demo',
    amountReceived: offer.amountCents,
    currency: offer.currency,
    packageId: offer.id,
    paymentMethod: 'card',
    stripeCustomerId: null,
  });
  const actor = { actorId: sam?.id ?? null, actorRole: 'admin' };
  await call(sql, 'change_case_status', {
    caseId: caseId ?? null,
    from: 'submitted',
    to: 'in_review',
    ...actor,
  });
  // Nobody caused these mails, so the inbox starts empty.
  await sql`update public.outbox set status = 'cancelled' where order_id = ${orderId ?? null}`;
}
