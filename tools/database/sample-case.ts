// An invented person's paid case, made by the functions that make real ones: for the samples of the local stack and for
// documents that are made by trying.
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { JSONValue, Sql, TransactionSql } from 'postgres';
import type { CaseOutcome, Urgency } from '#domain/intake/options.ts';
import type { Locale } from '#domain/languages.ts';
import { findPackage, type PackageId } from '#domain/packages/catalogue.ts';
import { referenceFromBytes } from '#domain/reference.ts';
import { callFunction } from './call-function.ts';

export const hash = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');
export const newReference = (): string => referenceFromBytes(randomBytes(16));

export type Answer = Readonly<Record<string, string | undefined>>;

/** What the functions used here answer when they did it. */
const did = new Set(['created', 'open', 'paid', 'decided', 'done']);

/** Calls a function of the API. Throws when it refused. */
export async function call(
  sql: Sql | TransactionSql,
  name: string,
  p: { [field: string]: JSONValue },
): Promise<Answer> {
  const answer = (await callFunction(sql, name, p)) as Answer;
  if (!did.has(answer['outcome'] ?? '')) throw new Error(`${name} answered ${JSON.stringify(answer)}`);
  return answer;
}

export interface SamplePerson {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly language: Locale;
  readonly city: string;
  readonly county: string;
  readonly landlord: string;
  readonly packageId: PackageId;
  readonly outcome: CaseOutcome;
  readonly urgency?: Urgency;
  readonly dockets?: readonly string[];
  readonly evictions: number;
  /** Sent while signed in to this account. */
  readonly userId?: string;
}

/** How the ids of payments begin that were made with a sample. */
export const demoPayment = 'pi_demo_';

/** An application of this person, paid for. */
export async function paidCase(sql: Sql, sample: SamplePerson) {
  const offer = findPackage(sample.packageId);
  const intakeId = await apply(sql, sample);
  const money = { amountCents: offer.amountCents, currency: offer.currency, packageId: offer.id };
  const order = { ...money, intakeId, language: sample.language, reference: newReference() };
  const { orderId = '' } = await call(sql, 'open_order', order);
  const payment = {
    orderId,
    paymentIntentId: `${demoPayment}${randomBytes(6).toString('hex')}`,
    checkoutSessionId: `cs_demo_${randomBytes(6).toString('hex')}`,
    amountReceived: offer.amountCents,
    currency: offer.currency,
    packageId: offer.id,
    paymentMethod: 'card',
    stripeCustomerId: null,
  };
  const { caseId = '', userId = '' } = await call(sql, 'settle_order', payment);
  return { intakeId, orderId, caseId, userId, payment };
}

/** An application of this person, not paid yet; answers its id. */
export async function apply(sql: Sql, sample: SamplePerson): Promise<string> {
  const name = `${sample.firstName} ${sample.lastName}`;
  const { intakeId = '' } = await call(sql, 'submit_intake', {
    idempotencyKey: randomUUID(),
    requestHash: hash(name),
    reference: newReference(),
    language: sample.language,
    userId: sample.userId ?? null,
    intake: {
      first_name: sample.firstName,
      last_name: sample.lastName,
      date_of_birth: '1990-02-28',
      street_address: '1 Example Street',
      city: sample.city,
      zip_code: '30030',
      phone_number: '(404) 555-0100',
      preferred_language: sample.language,
      email: sample.email,
      has_eviction: 'yes',
      number_of_evictions: String(sample.evictions),
      eviction_county: sample.county,
      knows_case_number: sample.dockets ? 'yes' : 'no',
      ...(sample.dockets && { case_numbers: sample.dockets.join('\n') }),
      still_open: 'no',
      case_outcome: sample.outcome,
      ...(sample.outcome === 'judgment-landlord' && { paid_money: 'yes' }),
      landlord_name: sample.landlord,
      attempted_sealing_before: 'no',
      working_with_attorney: 'no',
      benefits: ['none'],
      court_interpreter: sample.language === 'es' ? 'spanish' : 'no',
      sealing_reasons: ['housing'],
      urgency: sample.urgency ?? 'moderate',
      signature: name,
      agreement_accepted: true,
      selected_service_package: sample.packageId,
    },
    agreement: {
      signature: name,
      language: sample.language,
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
  return intakeId;
}
