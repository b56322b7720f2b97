// What forms with files share: the same fields come as multipart, or as JSON that names upload tickets. Nothing here
// knows which form it is.
import * as z from 'zod/mini';
import { fileName, uploadLimits } from '#domain/uploads/rules.ts';
import { readJson } from '../http/body.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isToken } from '../http/tokens.ts';

/** An upload named by the submission; some callers also say what the file was called. */
export interface SentTicket {
  readonly ticket: string;
  readonly name: string | null;
}

export interface SentParts {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly tickets: readonly SentTicket[];
  /** Names of files the form could not send. */
  readonly missing: readonly string[];
  readonly files: readonly File[];
}

/** The value that the text of a multipart field stands for. */
type ValueOf = (field: string, text: string) => unknown;

const fileFields = ['tickets', 'filesMissing'] as const;

/**
 * Reads the known fields of a submission, and which files come with it; everything else is ignored. Refuses with the
 * name under which something was sent, and with `unsupported_type` or `unreadable_body` what is neither multipart nor
 * JSON.
 */
export async function readParts(
  request: Request,
  knownFields: ReadonlySet<string>,
  valueOf: ValueOf = (_, text) => text,
): Promise<SentParts> {
  const known = new Set([...knownFields, ...fileFields]);
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const { fields, files } =
    type === 'multipart/form-data'
      ? await readMultipart(request, known, valueOf)
      : await readJsonFields(request, known);
  return {
    fields,
    files,
    tickets: readTickets(fields.get('tickets')),
    missing: readMissing(fields.get('filesMissing')),
  };
}

async function readJsonFields(request: Request, known: ReadonlySet<string>) {
  const value = await readJson(request);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw refuseField('body', 'field.wrongType');
  }
  const fields = new Map<string, unknown>();
  for (const name of known) {
    if (Object.hasOwn(value, name)) fields.set(name, (value as Record<string, unknown>)[name]);
  }
  return { fields, files: [] };
}

/** Far more than a form has. A body of ten thousand parts is refused before anything else looks at it. */
const mostParts = 200;

async function readMultipart(request: Request, known: ReadonlySet<string>, valueOf: ValueOf) {
  let form: FormData;
  try {
    form = await request.formData();
  } catch {
    throw new Refusal('unreadable_body');
  }
  const fields = new Map<string, unknown>();
  const files: File[] = [];
  let parts = 0;
  for (const [name, value] of form) {
    parts += 1;
    // Without its name: whatever a stranger called it would end up in our log.
    if (parts > mostParts) throw refuseField('body', 'field.wrongType');
    if (name === 'files') {
      // An empty file input is sent as one nameless, empty file; a text is no file.
      if (typeof value === 'string') {
        if (value !== '') throw refuseField('files', 'field.wrongType');
      } else if (value.name !== '' || value.size > 0) files.push(value);
      continue;
    }
    if (!known.has(name)) continue;
    if (typeof value !== 'string') throw refuseField(name, 'field.wrongType');
    // Two answers to one question: nobody can know which was meant.
    if (fields.has(name)) throw refuseField(name, 'field.wrongType');
    fields.set(name, valueOfText(name, value, valueOf));
  }
  return { fields, files };
}

/** Tickets are JSON text; line breaks come as CR LF and are stored as LF. */
function valueOfText(name: string, text: string, valueOf: ValueOf): unknown {
  if ((fileFields as readonly string[]).includes(name)) return listOfText(text);
  return valueOf(name, text.replaceAll('\r\n', '\n'));
}

/** A list sent as JSON text. What is not JSON stays text, for the rules to refuse. */
export function listOfText(text: string): unknown {
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** No answer is longer than this. Anything longer stops here, so that a huge one costs nothing. */
const longestAnswer = 20_000;

const replacementCharacter = '\ufffd';

/** Refuses a text that cannot be an answer, whatever was asked. */
export function refuseBrokenText(field: string, value: unknown): void {
  if (typeof value !== 'string') return;
  if (value.length > longestAnswer) throw refuseField(field, 'text.tooLong');
  // Bytes that were not UTF-8 became this character on the way, so the answer is lost.
  if (value.includes(replacementCharacter)) throw refuseField(field, 'text.characters');
}

const ticketSchema = z.object({
  ticket: z.string().check(z.refine(isToken)),
  name: z.optional(z.nullable(fileName)),
});

function readTickets(value: unknown): SentTicket[] {
  if (value === undefined || value === null || value === '') return [];
  if (!Array.isArray(value)) throw refuseField('tickets', 'field.wrongType');
  if (value.length > uploadLimits.files) throw refuseField('files', 'files.tooMany');
  const tickets = new Map<string, SentTicket>();
  for (const entry of value) {
    const parsed = ticketSchema.safeParse(typeof entry === 'string' ? { ticket: entry } : entry);
    if (!parsed.success) throw refuseField('tickets', 'field.wrongType');
    tickets.set(parsed.data.ticket, { ticket: parsed.data.ticket, name: parsed.data.name ?? null });
  }
  return [...tickets.values()];
}

/** These are only names to ask for, so one that cannot be a name is left out instead of stopping the submission. */
function readMissing(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, uploadLimits.files).flatMap((name) => {
    const parsed = fileName.safeParse(name);
    return parsed.success ? [parsed.data] : [];
  });
}
