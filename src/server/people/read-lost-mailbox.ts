import * as z from 'zod/mini';
import { mailboxSheet, type MailboxSheet } from '#domain/access/lost-mailbox.ts';
import type { Actor } from '#domain/access/roles.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

const read = z.union([z.extend(mailboxSheet, { outcome: z.literal('done') }), outcome('unknown')]);

/** What staff need to change the address of a client whose mailbox is lost. The read is recorded. Refuses `not_found`. */
export async function readLostMailbox(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<MailboxSheet> {
  const answer = await callSql(app, 'read_mailbox', { caseId }, read);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  await writeAuditEntry(app, actor, { action: 'case_viewed', object: { type: 'case', id: caseId } });
  const { outcome: _, ...sheet } = answer;
  return sheet;
}
