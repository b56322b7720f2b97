import { contactFields, contactSchema, type ContactMessage } from '#domain/contact/messages.ts';
import { hiddenField, suspicionOf, type Suspicion } from '#domain/contact/robots.ts';
import { formatPhone } from '#domain/intake/phone.ts';
import { parseInput } from '../http/body.ts';
import type { Call } from '../http/call.ts';
import { readFiles, type SubmissionInput } from '../submissions/read-files.ts';
import { readParts, refuseBrokenText } from '../submissions/read-parts.ts';

/** A message whose fields are all valid. */
export interface MessageInput extends SubmissionInput {
  readonly message: ContactMessage;
  readonly suspicion: Suspicion | null;
}

const knownFields: ReadonlySet<string> = new Set([...contactFields, hiddenField, 'filledInMs']);

/**
 * Reads a message as multipart or as JSON with upload tickets, and checks it with the form's own schema. Refuses with
 * the field that is wrong, and with `unsupported_type` or `unreadable_body` what is neither.
 */
export async function readMessageBody({ request }: Pick<Call, 'request'>): Promise<MessageInput> {
  const parts = await readParts(request, knownFields);
  const { fields } = parts;
  const raw: Record<string, unknown> = {};
  for (const field of contactFields) {
    const value = fields.get(field);
    refuseBrokenText(field, value);
    // An empty number means none; JSON callers send null.
    raw[field] = field === 'phone' && (value === null || value === '') ? undefined : value;
  }
  const parsed = parseInput(contactSchema, raw);
  const message = { ...parsed, phone: parsed.phone ? formatPhone(parsed.phone) : undefined };
  return {
    message,
    suspicion: suspicionOf({ hidden: fields.get(hiddenField), filledInMs: fields.get('filledInMs') }),
    ...(await readFiles(parts, { message })),
  };
}
