import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as contact from '#domain/contact/api.staff.ts';
import type { InboxRecord } from '#domain/contact/inbox.ts';
import { colleagueName } from '#domain/person-name.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { describeMessage, messageColumns } from './list-messages.ts';

/** One message in full. Notes the view first; refuses `not_found`. */
export const openMessage = command({
  run: async (
    app: Pick<App, 'db' | 'clock'>,
    _actor: Actor,
    { id }: CleanInputOf<typeof contact.read>,
  ): Promise<InboxRecord> => {
    const row = dataOf(
      await app.db
        .from('contact_submissions')
        .select(
          `${messageColumns}, intake_form_id, version, users!contact_submissions_handled_by_fkey(first_name, last_name, email),
        mail_doubt, mail_subject, quoted, received_mails(id, object_key, original_until, has_virus),
        contact_answers(id, body, language, created_at, users(first_name, last_name, email))`,
        )
        .eq('id', id)
        .order('created_at', { referencedTable: 'contact_answers' })
        .maybeSingle(),
    );
    if (!row) throw new Refusal('not_found');
    return {
      ...describeMessage(row),
      handledBy: row.users && colleagueName(row.users),
      applicationId: row.intake_form_id,
      version: row.version,
      mail: row.mail_doubt && {
        doubt: row.mail_doubt,
        subject: row.mail_subject,
        quoted: row.quoted,
        original: originalIn(row.received_mails, app.clock()),
      },
      answers: row.contact_answers.map((answer) => ({
        id: answer.id,
        body: answer.body,
        language: answer.language,
        by: answer.users && colleagueName(answer.users),
        sentAt: answer.created_at,
      })),
    };
  },
});

interface ReceivedMail {
  readonly id: string;
  readonly object_key: string | null;
  readonly original_until: string | null;
  readonly has_virus: boolean;
}

/** The mail it came by, while staff may fetch it. */
function originalIn(mails: readonly ReceivedMail[], now: Date) {
  for (const { id, object_key, original_until: until, has_virus } of mails)
    if (object_key && until && !has_virus && new Date(until) > now) return { id, until };
  return null;
}
