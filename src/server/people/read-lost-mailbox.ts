import * as z from 'zod/mini';
import { mailboxSheet, type MailboxSheet } from '#domain/access/lost-mailbox.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { outcome } from '../database/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

const read = z.union([z.extend(mailboxSheet, { outcome: z.literal('done') }), outcome('unknown')]);

/** What staff need to change the address of a client whose mailbox is lost. The read is recorded. Refuses `not_found`. */
export const lostMailbox = query({
  sql: 'read_mailbox',
  notes: { action: 'case_viewed', object: 'case' },
  params: ({ id: caseId }: CleanInputOf<typeof cases.mailbox>) => ({ caseId }),
  answer: read,
  toResult: (stored): MailboxSheet => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...sheet } = stored;
    return sheet;
  },
});
