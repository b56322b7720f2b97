import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { rightsOf } from '#domain/access/rights.ts';
import { roles, worksHere } from '#domain/access/roles.ts';
import { sessionLifetimes, type SessionKind } from '#domain/access/sessions.ts';
import { conflictStates, type PartOfCase } from '#domain/cases/attorneys.ts';
import { locales } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import type { SignedInRead } from '../database/signed-in-read.ts';
import type { Call } from '../http/call.ts';
import { Refusal } from '../http/refusal.ts';
import type { AccountTries } from './account-tries.ts';
import { describeUser, userColumns } from './read-user.ts';
import { readSessionFacts, sidOf, signedOutCookies, type Session } from './session.ts';
import { refuseTooMany, tryTaken } from './throttle.ts';

const sessionColumns =
  `sess, expire, ends_at, last_seen_at, users!inner(${userColumns}, is_active, permissions)` as const;

/** The same as `read_signed_in` answers it. */
const storedSession = z.object({
  sess: z.unknown(),
  expire: z.string(),
  ends_at: z.string(),
  last_seen_at: z.string(),
  users: z.object({
    id: z.string(),
    email: z.string(),
    first_name: z.nullable(z.string()),
    last_name: z.nullable(z.string()),
    role: z.enum(roles),
    preferred_language: z.enum(locales),
    is_active: z.boolean(),
    permissions: z.unknown(),
  }),
});
type StoredSession = z.infer<typeof storedSession>;

type SessionApp = Pick<App, 'db' | 'clock'>;

/**
 * The session of a request, or null: no cookie, an unknown or ended session, an account that was switched off, or a
 * staff sign-in without its second factor, which counts as none. Using a session keeps it alive until its absolute
 * end.
 */
export async function findSession(call: Pick<Call, 'cookies'>, app: SessionApp): Promise<Session | null> {
  const session = await findAnySession(call, app);
  return session && isFinished(session) ? session : null;
}

/** Staff have done nothing yet before the second factor; clients have none. */
function isFinished(session: Session): boolean {
  return !worksHere(session) || session.secondFactor;
}

async function findAnySession(call: Pick<Call, 'cookies'>, app: SessionApp): Promise<Session | null> {
  const sid = sidOf(call);
  if (!sid) return null;
  const row = dataOf(await app.db.from('sessions').select(sessionColumns).eq('sid', sid).maybeSingle());
  return row && livingSession(call, app, sid, row);
}

/** The session of a row, as long as it lives; its use is noted. */
async function livingSession(
  call: Pick<Call, 'cookies'>,
  app: SessionApp,
  sid: string,
  row: StoredSession,
): Promise<Session | null> {
  const facts = readSessionFacts(row.sess);
  if (!facts) return null;
  const { kind, device, secondFactorAt } = facts;
  const user = row.users;
  const endsAt = Date.parse(row.ends_at);
  const now = app.clock().getTime();
  if (!user.is_active || Date.parse(row.expire) <= now || endsAt <= now) return null;
  const seen = Date.parse(row.last_seen_at);
  await keepAlive(app, { sid, kind, endsAt, expires: Date.parse(row.expire), seen }, now);
  return {
    sid,
    kind,
    device,
    userId: user.id,
    role: user.role,
    secondFactor: secondFactorAt !== undefined,
    cookies: call.cookies,
    rights: rightsOf(user.role, user.permissions),
    account: describeUser(user),
  };
}

interface LivingSession {
  readonly sid: string;
  readonly kind: SessionKind;
  readonly endsAt: number;
  readonly expires: number;
  readonly seen: number;
}

/** Notes the use and moves the idle end forward; at most one write per minute and session. */
async function keepAlive(
  app: SessionApp,
  { sid, kind, endsAt, expires, seen }: LivingSession,
  now: number,
): Promise<void> {
  const next = Math.min(now + sessionLifetimes[kind].idle, endsAt);
  if (next - expires < 60_000 && now - seen < 60_000) return;
  dataOf(
    await app.db
      .from('sessions')
      .update({ expire: new Date(next).toISOString(), last_seen_at: new Date(now).toISOString() })
      .eq('sid', sid),
  );
}

/**
 * The session of a request; refuses with `sign_in_required` (and takes the stale hint away) without one, and with
 * `second_factor_required` while staff have shown a password alone: nothing of anybody is for them yet.
 */
export async function requireSession(call: Pick<Call, 'cookies'>, app: SessionApp): Promise<Session> {
  const session = await findAnySession(call, app);
  if (!session) throw new Refusal('sign_in_required', { cookies: signedOutCookies() });
  if (!isFinished(session)) throw new Refusal('second_factor_required');
  return session;
}

const signedInAnswer = z.nullable(
  z.union([
    z.object({ isBusy: z.literal(true) }),
    z.object({
      session: storedSession,
      isOpen: z.boolean(),
      isKnown: z.boolean(),
      try: z.nullable(tryTaken),
      conflict: z.nullable(z.object({ caseId: z.nullable(z.string()), state: z.enum(conflictStates) })),
      answer: z.unknown(),
    }),
  ]),
);

/** How long a list waits for its turn while others go through all clients; counted by the clock, since a busy database answers late. */
const longestTurnMs = 4_000;
/** Pauses before it is asked for again: twice as long each time. */
const turnPauseMs = { first: 60, longest: 1_000 } as const;

/** Nobody waits for a turn with a connection of the database, so that none is missing for those who send something. */
async function askInTurn(app: SessionApp, sid: string, { notes, tries, ...question }: SignedInQuestion) {
  const p = {
    ...question,
    sid,
    auditAction: notes?.action,
    auditObject: notes?.object,
    tryName: tries?.name,
    tryLimit: tries?.limit,
    tryWindowSeconds: tries?.windowSeconds,
  };
  const until = performance.now() + longestTurnMs;
  for (let pause: number = turnPauseMs.first; ; pause = Math.min(pause * 2, turnPauseMs.longest)) {
    const signIn = await callSql(app, 'read_signed_in', p, signedInAnswer);
    if (!signIn || !('isBusy' in signIn)) return signIn;
    if (performance.now() + pause > until) throw new Refusal('busy', { retryAfterSeconds: 5 });
    await setTimeout(pause * (0.5 + Math.random()));
  }
}

/** What is asked with the session; without a name, only who it is. */
interface SignedInQuestion {
  readonly needs: string;
  readonly name?: string;
  /** The arguments of the function beyond who asks, by the names of its parameters. */
  readonly named?: object;
  /** The record in the address, and as which part of a case an attorney may have a conflict in it. */
  readonly id?: string | undefined;
  readonly part?: PartOfCase | undefined;
  readonly notes?: SignedInRead | undefined;
  readonly tries?: AccountTries | undefined;
}

interface SignedInAnswer {
  readonly session: Session;
  /** Whether the database judged that it is for them. */
  readonly isOpen: boolean;
  /** Whether the record exists that was asked for. */
  readonly isKnown: boolean;
  readonly answer: unknown;
}

/**
 * The session of a request together with what one function reads for its owner, in one question. The database reads
 * nothing for a session that is over or half done; what is refused, and with what, is said here as by `requireSession`.
 * Refuses `conflict_check` to an attorney who has not answered for the case that this is part of, or has a conflict in
 * it, and names the case. What belongs to no case, such as an application nobody accepted yet, is nobody's conflict. Refuses
 * one try too many where tries are counted.
 */
export async function requireSessionAndRead(
  call: Pick<Call, 'cookies'>,
  app: SessionApp,
  question: SignedInQuestion,
): Promise<SignedInAnswer> {
  const sid = sidOf(call);
  const signIn = sid && (await askInTurn(app, sid, question));
  const session = signIn ? await livingSession(call, app, sid, signIn.session) : null;
  if (!signIn || !session) throw new Refusal('sign_in_required', { cookies: signedOutCookies() });
  if (question.needs !== 'signingIn' && !isFinished(session)) throw new Refusal('second_factor_required');
  const { isOpen, isKnown, try: taken, conflict, answer } = signIn;
  if (conflict?.caseId && conflict.state !== 'clear')
    throw new Refusal('conflict_check', { extra: { caseId: conflict.caseId } });
  if (taken) refuseTooMany(taken, question.tries?.code);
  return { session, isOpen, isKnown, answer };
}
