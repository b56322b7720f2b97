import * as z from 'zod/mini';
import type { MessagePage } from '#domain/contact/inbox.ts';
import type { messagesQuery } from '#domain/contact/inbox.ts';
import { inboxTypes, type InboxMessage } from '#domain/contact/inbox.ts';
import { suspicions } from '#domain/contact/robots.ts';
import { locales } from '#domain/languages.ts';
import { readAnswer } from '../database/call-sql.ts';
import { query } from '../http/service.ts';

/** What staff read of a message, without keys, hashes or where its files are. */
export const messageColumns = `id, reference, first_name, last_name, email, phone, inquiry_type, message, language,
  uploaded_files, files_missing, suspicion, handled_at, created_at`;

const perPage = 100;

const storedFiles = z.array(
  z.object({ uploadId: z.string(), fileName: z.string(), fileType: z.string(), fileSize: z.int() }),
);

const storedMessage = z.object({
  id: z.string(),
  reference: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  email: z.string(),
  phone: z.nullable(z.string()),
  inquiry_type: z.enum(inboxTypes),
  message: z.string(),
  language: z.enum(locales),
  uploaded_files: z.unknown(),
  files_missing: z.array(z.string()),
  suspicion: z.nullable(z.enum(suspicions)),
  handled_at: z.nullable(z.string()),
  created_at: z.string(),
});
type MessageRow = z.infer<typeof storedMessage>;

/** The messages staff have to answer, newest first, a page at a time; that they were seen is noted first. */
export const messageList = query({
  sql: 'read_messages',
  notes: { action: 'messages_viewed' },
  params: ({ before }: z.infer<typeof messagesQuery>) => ({ before, limit: perPage + 1 }),
  answer: z.array(storedMessage),
  toResult: (rows): MessagePage => {
    const page = rows.slice(0, perPage);
    return {
      messages: page.map(describeMessage),
      before: rows.length > perPage ? timeInAddress(page.at(-1)?.created_at) : null,
    };
  },
});

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
