import * as z from 'zod/mini';
import { reminderTask, waysToRemind, type ReachFacts } from '#domain/channels/reach.ts';
import type { TextKind } from '#domain/texts/kinds.ts';
import { callSql } from '../database/call-sql.ts';
import { knownWays } from '../text-consent/known-ways.ts';
import type { MailRow, PrepareApp, Prepared } from './prepared-mail.ts';

interface Reminder {
  readonly facts: ReachFacts;
  /** Left out: it is not too late for a letter. */
  readonly daysLeft?: number;
  readonly text: TextKind;
}

/**
 * Sends a reminder whose hour has come by every way that is open to the client now: the text is written, or a task for
 * somebody, and the mail is what comes back. Null: no mail.
 */
export async function remind(
  app: PrepareApp,
  { facts, daysLeft, text }: Reminder,
  row: MailRow,
  mail: Prepared,
): Promise<Prepared | null> {
  const ways = waysToRemind(knownWays(app, facts), daysLeft);
  const task = reminderTask(ways);
  if (task !== null || ways.includes('text')) {
    await callSql(
      app,
      'remind_otherwise',
      { mailId: row.id, ...(ways.includes('text') && { text }), ...(task !== null && { task }) },
      z.object({ outcome: z.literal('done') }),
    );
  }
  return ways.includes('mail') ? mail : null;
}
