import * as z from 'zod/mini';
import type { OwnAccount } from '#domain/access/own-account.ts';
import { waysOf } from '#domain/channels/safe-ways-request.ts';
import { choicesOf } from '#domain/notices/choices.ts';
import { command, query, type QueryContext } from '../http/service.ts';
import { describeSession, type Session } from './session.ts';

const stored = z.object({
  choices: z.unknown(),
  hasPicture: z.boolean(),
  sessions: z.array(z.object({ id: z.string(), sid: z.string(), sess: z.unknown(), lastSeen: z.string() })),
  pendingEmail: z.nullable(z.object({ address: z.string(), from: z.nullable(z.string()) })),
  erasureDue: z.nullable(z.string()),
  cases: z.array(
    z.object({
      id: z.string(),
      caseNumber: z.string(),
      address: z.nullable(z.string()),
      call: z.nullable(z.object({ startsAt: z.string(), phone: z.string() })),
    }),
  ),
});

/** What the account page shows: who somebody is to us, and where they are signed in. */
export const ownAccount = query({
  sql: 'read_own_account',
  params: () => ({}),
  answer: stored,
  toResult: (account, { actor: { account: user, sid: own } }: QueryContext<Session, unknown>): OwnAccount => {
    const sessions = account.sessions.map(({ id, sid, sess, lastSeen }) => ({
      id,
      ...describeSession(sess),
      lastSeen,
      current: sid === own,
    }));
    return {
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      preferredLanguage: user.preferredLanguage,
      notices: choicesOf(account.choices),
      ways: waysOf(account.choices),
      hasPicture: account.hasPicture,
      cases: account.cases,
      pendingEmail: account.pendingEmail?.address ?? null,
      pendingEmailFrom: account.pendingEmail?.from ?? null,
      erasureDue: account.erasureDue,
      isClient: user.role === 'client',
      sessions: sessions.toSorted((one, other) => Number(other.current) - Number(one.current)),
    };
  },
});

/** Who is signed in here. */
export const currentUser = command({ run: async (_app: unknown, { account }: Session) => account });
