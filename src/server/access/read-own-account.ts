import * as z from 'zod/mini';
import type { OwnAccount, OwnSession } from '#domain/access/own-account.ts';
import { waysOf } from '#domain/cases/safe-ways-request.ts';
import { choicesOf } from '#domain/notices/choices.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { describeSession, type Session } from './session.ts';

const ownReach = z.object({
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
export async function readOwnAccount(app: Pick<App, 'db' | 'clock'>, session: Session): Promise<OwnAccount> {
  const { userId, account: user } = session;
  const now = app.clock().toISOString();
  const [sessions, pending, erasure, preferences, reach] = await Promise.all([
    app.db
      .from('sessions')
      .select('id, sid, sess, last_seen_at')
      .eq('user_id', userId)
      .gt('expire', now)
      .gt('ends_at', now)
      .order('last_seen_at', { ascending: false })
      .limit(50),
    app.db
      .from('email_changes')
      .select('new_email, applies_at')
      .eq('user_id', userId)
      .is('confirmed_at', null)
      .is('cancelled_at', null)
      .gt('expires_at', now)
      .order('created_at', { ascending: false })
      .limit(1)
      .maybeSingle(),
    app.db.from('data_requests').select('due_at').eq('user_id', userId).eq('status', 'open').maybeSingle(),
    app.db
      .from('users')
      .select('communication_preferences, custom_profile_image_url')
      .eq('id', userId)
      .maybeSingle(),
    callSql(app, 'read_reach', { userId }, ownReach),
  ]);
  const shown = dataOf(sessions).map((row): OwnSession => {
    return {
      id: row.id,
      ...describeSession(row.sess),
      lastSeen: row.last_seen_at,
      current: row.sid === session.sid,
    };
  });
  return {
    email: user.email,
    firstName: user.firstName,
    lastName: user.lastName,
    preferredLanguage: user.preferredLanguage,
    notices: choicesOf(dataOf(preferences)?.communication_preferences),
    ways: waysOf(dataOf(preferences)?.communication_preferences),
    hasPicture: Boolean(dataOf(preferences)?.custom_profile_image_url),
    cases: reach.cases,
    pendingEmail: dataOf(pending)?.new_email ?? null,
    pendingEmailFrom: dataOf(pending)?.applies_at ?? null,
    erasureDue: dataOf(erasure)?.due_at ?? null,
    isClient: user.role === 'client',
    sessions: shown.toSorted((one, other) => Number(other.current) - Number(one.current)),
  };
}
