import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { InboxMessage } from '#domain/contact/inbox.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import type { Tables } from '../database/schema.ts';
import { refuseField } from '../http/refusal.ts';

/** What staff read of a message, without keys, hashes or where its files are. */
export const messageColumns = `id, reference, first_name, last_name, email, phone, inquiry_type, message, language,
  uploaded_files, files_missing, suspicion, handled_at, created_at`;

/** `?before=`: where a page begins. */
export const messagesQuery = z.object({ before: z._default(z.nullable(z.string()), null) });

const perPage = 100;

const storedFiles = z.array(
  z.object({ uploadId: z.string(), fileName: z.string(), fileType: z.string(), fileSize: z.int() }),
);

export interface MessagePage {
  readonly messages: readonly InboxMessage[];
  /** Where the next, older page begins: `?before=` this; null on the last. */
  readonly before: string | null;
}

/**
 * The messages staff have to answer, newest first, a page at a time; that they were seen is noted first. Refuses a
 * `before` that is no time.
 */
export async function listMessages(
  app: Pick<App, 'db'>,
  actor: Actor,
  { before }: z.infer<typeof messagesQuery>,
): Promise<MessagePage> {
  if (before !== null && !isTime(before)) throw refuseField('before', 'field.wrongType');
  await writeAuditEntry(app, actor, { action: 'messages_viewed' });
  let query = app.db.from('contact_submissions').select(messageColumns);
  if (before !== null) query = query.lt('created_at', before);
  const rows = dataOf(
    await query
      .order('created_at', { ascending: false })
      .order('id')
      .limit(perPage + 1),
  );
  const page = rows.slice(0, perPage);
  return {
    messages: page.map(describeMessage),
    before: rows.length > perPage ? timeInAddress(page.at(-1)?.created_at) : null,
  };
}

type MessageRow = Pick<
  Tables<'contact_submissions'>,
  | 'id'
  | 'reference'
  | 'first_name'
  | 'last_name'
  | 'email'
  | 'phone'
  | 'inquiry_type'
  | 'message'
  | 'language'
  | 'uploaded_files'
  | 'files_missing'
  | 'suspicion'
  | 'handled_at'
  | 'created_at'
>;

/** A stored message as staff read it. */
export function describeMessage(row: MessageRow): InboxMessage {
  return {
    id: row.id,
    reference: row.reference,
    firstName: row.first_name,
    lastName: row.last_name,
    email: row.email,
    phone: row.phone,
    inquiryType: row.inquiry_type,
    message: row.message,
    language: row.language,
    files: readAnswer('contact_submissions', row.uploaded_files, storedFiles).map((file) => ({
      uploadId: file.uploadId,
      name: file.fileName,
      type: file.fileType,
      size: file.fileSize,
    })),
    filesMissing: row.files_missing,
    suspicion: row.suspicion,
    handledAt: row.handled_at,
    createdAt: row.created_at,
  };
}

/** To the microsecond, as it is stored, and without the "+" that an address would turn into a space. */
function timeInAddress(stored: string | undefined): string | null {
  return stored?.replace(/\+00(:00)?$/, 'Z') ?? null;
}

/** Whether the database knows this time too: `Date` turns February 30 into March 2 and has a year 0. */
function isTime(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}T[\d:.]{8,15}Z$/.test(text) || text.startsWith('0000')) return false;
  const time = new Date(text);
  return !Number.isNaN(time.getTime()) && time.toISOString().startsWith(text.slice(0, 19));
}
