import * as z from 'zod/mini';
import { mailboxSheet, type MailboxSheet } from '#domain/access/lost-mailbox.ts';
import { outcome } from '../database/answers.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

const read = z.union([z.extend(mailboxSheet, { outcome: z.literal('done') }), outcome('unknown')]);

/** What staff need to change the address of a client whose mailbox is lost. The read is recorded. Refuses `not_found`. */
export const lostMailbox = reading({
  name: 'read_mailbox',
  notes: { action: 'case_viewed', object: 'case' },
  ask: (_app, caseId: string) => ({ caseId }),
  answer: read,
  describe: (_app, stored): MailboxSheet => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...sheet } = stored;
    return sheet;
  },
});
