import * as z from 'zod/mini';
import ipaddr from 'ipaddr.js';
import type { App } from '../app.ts';
import { isId } from '#domain/record-id.ts';
import { callSql, readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import {
  namedParameters,
  type Exactly,
  type SqlFunction,
  type ParametersOf,
} from '../database/parameters.ts';
import { Refusal, type RefusalCode } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';

/** How many tries in how many seconds. */
export interface ThrottleRule {
  readonly limit: number;
  readonly windowSeconds: number;
}

/** Wrong passwords for one account, from browsers that are not known to it. By address. */
export const signInCounter = 'sign-in-account';

/** As `take_throttle` answers it. */
export const tryTaken = z.object({ allowed: z.boolean(), retryAfterSeconds: z.int() });

/**
 * Counts one try and refuses with `throttled` when there were too many. Counting is atomic in the database, so
 * parallel tries cannot slip through; an address is stored as a hash. A whole IPv6
 * network counts as one subject, because a person who has one of its addresses has all of them.
 */
export async function throttle(
  app: Pick<App, 'db'>,
  name: string,
  subject: string,
  { limit, windowSeconds }: ThrottleRule,
): Promise<void> {
  refuseTooMany(await takeTry(app, name, subject, { limit, windowSeconds }));
}

/** Refuses a try that was one too many with `throttled`, or with the code that says it better. */
export function refuseTooMany(
  { allowed, retryAfterSeconds }: z.infer<typeof tryTaken>,
  code: Extract<RefusalCode, 'throttled' | 'wrote_a_lot'> = 'throttled',
): void {
  if (!allowed) throw new Refusal(code, { retryAfterSeconds });
}

/** Counts one try as `throttle` does, and answers whether it was one too many instead of refusing it. */
export async function isWithinLimit(
  app: Pick<App, 'db'>,
  name: string,
  subject: string,
  rule: ThrottleRule,
): Promise<boolean> {
  return (await takeTry(app, name, subject, rule)).allowed;
}

async function takeTry(
  { db }: Pick<App, 'db'>,
  name: string,
  subject: string,
  { limit, windowSeconds }: ThrottleRule,
): Promise<z.infer<typeof tryTaken>> {
  const response = await db.rpc('take_throttle', {
    p_key: keyOf(name, subject),
    p_limit: limit,
    p_window_seconds: windowSeconds,
  });
  return readAnswer('take_throttle', dataOf(response), tryTaken);
}

/**
 * The same for what weighs more than one. Refuses with `throttled` and counts nothing when it no longer fits; a
 * negative weight gives back what was counted too high and is never refused.
 */
export async function weighThrottle(
  app: Pick<App, 'db'>,
  name: string,
  subject: string,
  weight: number,
  { limit, windowSeconds }: ThrottleRule,
): Promise<void> {
  const response = await app.db.rpc('weigh_throttle', {
    p_key: keyOf(name, subject),
    p_weight: weight,
    p_limit: limit,
    p_window_seconds: windowSeconds,
  });
  const answer = readAnswer('weigh_throttle', dataOf(response), tryTaken);
  refuseTooMany(answer);
}

/** One counter, and how much it allows. */
export interface Try extends ThrottleRule {
  readonly key: string;
}

/** For `callCounted`: the counter that `throttle` counts by the same name and subject. */
export const tryOf = (name: string, subject: string, { limit, windowSeconds }: ThrottleRule): Try => ({
  key: keyOf(name, subject),
  limit,
  windowSeconds,
});

const countedCall = z.object({ try: z.nullable(tryTaken), answer: z.optional(z.unknown()) });

/**
 * Counts tries, one after the other, and with the last of them calls a SQL function, all in one question; nothing is
 * called after one try too many, which refuses with `throttled`. The outcome `right` forgets these tries. Throws as
 * `callSql`; what throws was not counted.
 */
export async function callCounted<
  Name extends SqlFunction,
  Parameters extends ParametersOf<Name>,
  Schema extends z.ZodMiniType,
>(
  app: Pick<App, 'db'>,
  takes: readonly Try[],
  { name, p, answer, right }: CountedCall<Name, Parameters, Schema>,
): Promise<z.output<Schema>> {
  const named = namedParameters(p);
  const counted = await callSql(app, 'call_counted', { takes, name, named, right }, countedCall);
  if (counted.try) refuseTooMany(counted.try);
  return readAnswer(name, counted.answer, answer);
}

interface CountedCall<
  Name extends SqlFunction,
  Parameters extends ParametersOf<Name>,
  Schema extends z.ZodMiniType,
> {
  readonly name: Name;
  readonly p: Exactly<Parameters, ParametersOf<Name>>;
  readonly answer: Schema;
  readonly right?: string;
}

/** Counts tries of somebody who turned out to be wrong. Refuses `throttled`. */
export async function countTries(app: Pick<App, 'db'>, takes: readonly Try[]): Promise<void> {
  const counted = await callSql(app, 'call_counted', { takes }, countedCall);
  if (counted.try) refuseTooMany(counted.try);
}

/** Forgets the tries of somebody who proved to be right: only wrong ones are to be counted. */
export async function clearThrottle(app: Pick<App, 'db'>, name: string, subject: string): Promise<void> {
  dataOf(await app.db.from('throttles').delete().eq('key', keyOf(name, subject)));
}

/** A record is counted by its id, as `read_signed_in` counts accounts; an address by its hash. */
function keyOf(name: string, subject: string): string {
  return `${name}:${isId(subject) ? subject : sha256Hex(networkOf(subject)).slice(0, 32)}`;
}

/** The /64 of an IPv6 address; anything else as it is. IPv4 written as IPv6 is the address inside. */
export function networkOf(subject: string): string {
  if (!ipaddr.IPv6.isValid(subject)) return subject;
  const address = ipaddr.process(subject);
  if (address.kind() === 'ipv4') return address.toString();
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${subject}/64`).toString()}/64`;
}
