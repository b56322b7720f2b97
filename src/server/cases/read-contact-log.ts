import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { ContactLog } from '#domain/cases/contact-entries.ts';
import { contactChannels, contactDirections, contactsShown } from '#domain/cases/contact-log.ts';
import { docketFindings } from '#domain/cases/court-checks.ts';
import { storedWays } from '#domain/cases/safe-ways-request.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { noteCaseView } from './find-case.ts';

const log = z.object({
  items: z.array(
    z.object({
      id: z.string(),
      channel: z.enum(contactChannels),
      direction: z.enum(contactDirections),
      reached: z.boolean(),
      note: z.nullable(z.string()),
      found: z.nullable(z.enum(docketFindings)),
      matter: z.nullable(z.int()),
      nextTryOn: z.nullable(z.string()),
      happenedAt: z.string(),
      by: z.nullable(z.string()),
    }),
  ),
  reach: storedWays,
  phone: z.nullable(z.string()),
});

/** Contacts with a client, newest first, for staff; the look is audited first. Refuses `not_found`. */
export async function readContactLog(
  app: Pick<App, 'db'>,
  actor: Actor,
  caseId: string,
): Promise<ContactLog> {
  await noteCaseView(app, actor, caseId, 'case_history_viewed');
  return callSql(app, 'read_contact_log', { caseId, limit: contactsShown }, log);
}
