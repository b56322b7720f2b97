import * as z from 'zod/mini';
import { undoEmailDays } from '#domain/access/email-change.ts';
import { dayMs } from '#domain/durations.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

/** Far more than fall due within an hour. */
const mostChanges = 200;

const applied = z.object({ changed: z.int(), taken: z.int() });

/**
 * Gives clients whose mailbox was lost their new address, once its day is over and the new mailbox confirmed. Where
 * another account has the address by then, nothing changes and staff get a task.
 */
export async function applyMailboxChanges(app: Pick<App, 'db' | 'clock' | 'log'>): Promise<void> {
  const undoUntil = new Date(app.clock().getTime() + undoEmailDays * dayMs).toISOString();
  const answer = await callSql(app, 'apply_mailbox_changes', { limit: mostChanges, undoUntil }, applied);
  if (answer.changed + answer.taken > 0) app.log('mailboxes_changed', answer);
}
