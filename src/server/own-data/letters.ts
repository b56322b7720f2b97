import type { Actor } from '#domain/access/roles.ts';
import { clientMailKinds } from '#domain/mail/kinds.ts';
import type { OwnData, OwnFile, OwnRecord } from '#domain/own-data/own-data.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';

/** A message as it was sent. Whether it looked like a robot's and who answered it stays with staff. */
const messageColumns = `id, reference, first_name, last_name, email, phone, inquiry_type, message, corrected_answers,
  language, files_missing, created_at, uploads(id, file_name, file_type, file_size), contact_answers(body, language, created_at)`;

const quizColumns = 'state, outcome, timeframe, email, result, language, created_at';

/** The kind and time of a mail we sent. Its words are in the person's own mailbox. */
const mailColumns = 'kind, status, delivery, created_at, sent_at';

interface Letters {
  readonly records: Pick<OwnData, 'messages' | 'quizAnswers' | 'mails'>;
  readonly files: readonly OwnFile[];
}

/**
 * Messages to us, quiz answers sent to the account's address, and mails from us. A message sent without signing in
 * belongs to no account, even under the same address, because the address may be mistyped.
 */
export async function readLetters(app: Pick<App, 'db'>, actor: Actor, email: string): Promise<Letters> {
  const newest = { ascending: false };
  const [messages, quizzes, mails, intakeMails, received] = await Promise.all([
    app.db
      .from('contact_submissions')
      .select(messageColumns)
      .eq('user_id', actor.userId)
      .order('created_at', newest),
    app.db.from('eligibility_quizzes').select(quizColumns).eq('email', email).order('created_at', newest),
    app.db
      .from('outbox')
      .select(mailColumns)
      .eq('user_id', actor.userId)
      .in('kind', [...clientMailKinds])
      .order('created_at', newest),
    app.db
      .from('outbox')
      .select(`${mailColumns}, intake_forms!inner(user_id)`)
      .eq('intake_forms.user_id', actor.userId)
      .is('intake_forms.erased_at', null)
      .is('user_id', null)
      .in('kind', [...clientMailKinds])
      .order('created_at', newest),
    // What an answer by mail said is among the messages.
    app.db
      .from('received_mails')
      .select('outcome, received_at')
      .eq('user_id', actor.userId)
      .order('received_at', newest),
  ]);
  const rows = dataOf(messages);
  return {
    records: {
      messages: rows.map(
        ({ id: _id, uploads, files_missing, contact_answers: answers, ...message }): OwnRecord => ({
          ...message,
          answers,
          files: uploads.map((file) => ({ name: file.file_name, size: file.file_size })),
          filesMissing: files_missing,
        }),
      ),
      quizAnswers: dataOf(quizzes),
      mails: [
        ...dataOf(mails),
        ...dataOf(intakeMails).map(({ intake_forms: _own, ...mail }): OwnRecord => mail),
        ...dataOf(received).map((mail): OwnRecord => ({ kind: 'received', ...mail })),
      ],
    },
    files: rows.flatMap(({ reference, uploads }) =>
      uploads.map((file): OwnFile => ({
        id: file.id,
        kind: 'message',
        belongsTo: reference,
        name: file.file_name,
        type: file.file_type,
        size: file.file_size,
      })),
    ),
  };
}
