import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type postgres from 'postgres';
import { referenceFromBytes } from '#domain/reference.ts';
import { callFunction, type FunctionAnswer } from '#tools/database/call-function.ts';
import type { TestDatabase } from '#tests/postgres.ts';

/** People and things the tests of the database begin with; every call makes new ones. */
export type Answer = FunctionAnswer;

export const hash = (text: string) => createHash('sha256').update(text).digest('hex');
export const newReference = () => referenceFromBytes(randomBytes(16));
export const newHash = () => hash(randomUUID());
export const inHours = (hours: number) => new Date(Date.now() + hours * 3_600_000).toISOString();

/**
 * Calls a function of the API with the server's rights, by the names of its parameters: `{ ticketId }` is `p_ticket_id` there. A
 * parameter that it does not have is an error.
 */
export const call = (database: TestDatabase, name: string, p: postgres.JSONValue): Promise<Answer> =>
  callFunction(database.asServer, name, p as object);

/** The names of a function's parameters as the server writes them. */
export async function parametersOf(database: TestDatabase, name: string): Promise<readonly string[]> {
  const rows = await database.sql<{ name: string }[]>`
    select unnest(proargnames) as name from pg_proc where pronamespace = 'public'::regnamespace and proname = ${name}`;
  return rows
    .filter((one) => one.name.startsWith('p_'))
    .map((one) => one.name.slice(2).replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase()));
}

export function mail(kind: string, recipient: string | null, more: Record<string, postgres.JSONValue> = {}) {
  return { kind, recipient, language: 'es', payload: {}, dedupeKey: `${kind}:${randomUUID()}`, ...more };
}

/** What the server hands to submit_intake for a complete application. */
export function application(
  more: Record<string, postgres.JSONValue> = {},
  answers: Record<string, postgres.JSONValue> = {},
) {
  const email =
    (answers['email'] as string | undefined) ?? `ana.${randomBytes(4).toString('hex')}@example.com`;
  return {
    idempotencyKey: randomUUID(),
    requestHash: newHash(),
    reference: newReference(),
    language: 'es',
    intake: {
      first_name: 'Ana',
      last_name: 'Núñez',
      date_of_birth: '1990-02-28',
      street_address: '1 Peachtree St',
      city: 'Decatur',
      zip_code: '30030',
      preferred_language: 'es',
      email,
      has_eviction: 'yes',
      number_of_evictions: '1',
      eviction_county: 'DeKalb',
      case_outcome: 'dismissed',
      attempted_sealing_before: 'no',
      working_with_attorney: 'no',
      benefits: ['snap', 'wic'],
      sealing_reasons: ['housing'],
      urgency: 'urgent',
      signature: 'Ana Núñez',
      agreement_accepted: true,
      selected_service_package: 'standard',
      ...answers,
    },
    agreement: {
      signature: 'Ana Núñez',
      signed_at: new Date().toISOString(),
      language: 'es',
      agreement_version: '1',
      agreement_hash: hash('agreement'),
      shown_hash: hash('shown'),
      ip: '203.0.113.7',
      user_agent: 'test',
    },
    ticketHashes: [] as string[],
    filesMissing: [] as string[],
    mails: [
      mail('application_received', email),
      mail('payment_reminder', email, { runAfter: inHours(48) }),
      mail('staff_application', null),
    ],
    ...more,
  };
}

export async function submitted(
  database: TestDatabase,
  answers: Record<string, postgres.JSONValue> = {},
  texts: postgres.JSONValue = null,
) {
  const answer = await call(database, 'submit_intake', application({ texts }, answers));
  return { intakeId: answer['intakeId'] as string, reference: answer['reference'] as string };
}

export async function account(database: Pick<TestDatabase, 'sql'>, more: Record<string, string | null> = {}) {
  const row = {
    email: `user.${randomBytes(4).toString('hex')}@example.com`,
    hashed_password: 'argon2id-hash',
    role: 'client',
    ...more,
  };
  const [user] = await database.sql<{ id: string; email: string }[]>`
    insert into public.users ${database.sql(row)} returning id, email`;
  if (!user) throw new Error('no user');
  return user;
}

const prices = { basic: 29_500, standard: 49_500, premium: 69_500, vip: 105_000 } as const;
export type PackageName = keyof typeof prices;

export async function openOrder(
  database: TestDatabase,
  buyer: { intakeId: string } | { userId: string },
  packageId: PackageName = 'standard',
) {
  return call(database, 'open_order', {
    ...buyer,
    packageId,
    amountCents: prices[packageId],
    currency: 'usd',
    language: 'es',
    reference: newReference(),
    // Before anybody knew of a hearing: near-hearings.test.ts has the others.
    hearingsUntil: '2000-01-01',
  });
}

export function payment(
  orderId: unknown,
  packageId: PackageName = 'standard',
  more: Record<string, postgres.JSONValue> = {},
) {
  return {
    orderId: orderId as string,
    paymentIntentId: `pi_${randomBytes(8).toString('hex')}`,
    checkoutSessionId: `cs_${randomBytes(8).toString('hex')}`,
    amountReceived: prices[packageId],
    currency: 'usd',
    packageId,
    paymentMethod: 'card',
    stripeCustomerId: `cus_${randomBytes(8).toString('hex')}`,
    ...more,
  };
}

/** An application that was paid for, with its account and case. */
export async function paidFor(
  database: TestDatabase,
  answers: Record<string, postgres.JSONValue> = {},
  packageId: PackageName = 'standard',
) {
  const { intakeId, reference } = await submitted(database, answers);
  const { orderId } = await openOrder(database, { intakeId }, packageId);
  const settled = await call(database, 'settle_order', payment(orderId, packageId));
  return {
    intakeId,
    reference,
    orderId: orderId as string,
    userId: settled['userId'] as string,
    caseId: settled['caseId'] as string,
  };
}

export async function upload(database: TestDatabase, more: Record<string, string | number | null> = {}) {
  const row = {
    ticket_hash: newHash(),
    purpose: 'intake',
    object_key: `uploads/${randomUUID()}.pdf`,
    file_name: 'orden.pdf',
    file_type: 'application/pdf',
    file_size: 1_000,
    status: 'checked',
    ...more,
  };
  const [made] = await database.sql<{ id: string; ticket_hash: string; object_key: string }[]>`
    insert into public.uploads ${database.sql(row)} returning id, ticket_hash, object_key`;
  if (!made) throw new Error('no upload');
  return made;
}

/** Kinds of the mails about an application or account, with their status, in the order they were written. */
export async function mailsOf(
  database: TestDatabase,
  column: 'intake_form_id' | 'order_id' | 'user_id',
  id: string,
) {
  const rows = await database.sql<{ kind: string; status: string }[]>`
    select kind, status from public.outbox where ${database.sql(column)} = ${id} order by position`;
  return rows.map((row) => `${row.kind} ${row.status}`);
}

export const times = <T>(count: number, make: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

/** How often each outcome was answered. */
export function tally(answers: readonly Answer[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { outcome } of answers) counts[outcome] = (counts[outcome] ?? 0) + 1;
  return counts;
}
