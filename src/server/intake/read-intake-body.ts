import * as z from 'zod/mini';
import { agreement } from '#domain/intake/agreement.ts';
import { dropUntakenAnswers } from '#domain/intake/answers.ts';
import { intakeFields } from '#domain/intake/steps.ts';
import { intakeSchemas, type IntakeField, type IntakeSubmission } from '#domain/intake/submission.ts';
import { fileName, kindOfFile, refuseFileList, uploadLimits } from '#domain/uploads/rules.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import { parseInput, readJson } from '../http/body.ts';
import { Refusal, refuseField } from '../http/refusal.ts';
import { isToken, sha256Hex } from '../http/tokens.ts';
import { hashOf } from './canonical.ts';

/** A file that came in the call itself (specification section 7), up to what the platform lets through. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** An upload named by the submission; some callers also say what the file was called. */
export interface SentTicket {
  readonly ticket: string;
  readonly name: string | null;
}

/** A submission whose every answer keeps the rules. */
export interface IntakeInput {
  readonly answers: IntakeSubmission;
  readonly tickets: readonly SentTicket[];
  readonly files: readonly SentFile[];
  /** Names of files the form could not send; the confirmation page asks for them. */
  readonly missing: readonly string[];
  /** SHA-256 of what was sent, to tell a repeat from changed answers. */
  readonly requestHash: string;
}

const listFields: ReadonlySet<string> = new Set(['benefits', 'sealingReasons']);

/** No answer is longer than this; what is goes no further, so that a huge one costs nothing. */
const longestAnswer = 20_000;
const longestList = 50;

/**
 * Reads a submission as multipart (lists as JSON text) or as JSON, and checks every rule of specification
 * section 5 with the schema the form uses. Refuses with the field that is wrong, by the name it was sent under;
 * `unsupported_type` and `unreadable_body` for what is neither. `now` decides who is 18 today at the office.
 */
export async function readIntakeBody(request: Request, now: Date): Promise<IntakeInput> {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase();
  const sent = type === 'multipart/form-data' ? await readMultipart(request) : await readJsonFields(request);
  const tickets = readTickets(sent.fields.get('tickets'));
  const answers = readAnswers(sent.fields, officeDate(now));
  const version = sent.fields.get('agreementVersion');
  if (version !== undefined && version !== '' && version !== agreement.version) {
    throw refuseField('agreementAccepted', 'agreement.changed');
  }
  const files = await readFiles(sent.files);
  if (files.length + tickets.length > uploadLimits.files) throw refuseField('files', 'files.tooMany');
  const refused = refuseFileList(files.map(({ bytes }) => ({ size: bytes.length })));
  if (refused) throw refuseField('files', refused);
  return {
    answers,
    tickets,
    files,
    missing: readMissing(sent.fields.get('filesMissing')),
    requestHash: hashOf({
      answers,
      tickets: tickets.map(({ ticket }) => sha256Hex(ticket)).sort(),
      files: files.map(({ name, bytes }) => ({ name, hash: sha256Hex(bytes) })),
    }),
  };
}

interface SentFields {
  readonly fields: ReadonlyMap<string, unknown>;
  readonly files: readonly File[];
}

async function readJsonFields(request: Request): Promise<SentFields> {
  const value = await readJson(request);
  if (value === null || typeof value !== 'object' || Array.isArray(value)) {
    throw refuseField('body', 'field.wrongType');
  }
  const fields = new Map<string, unknown>();
  for (const name of knownFields) {
    if (Object.hasOwn(value, name)) fields.set(name, (value as Record<string, unknown>)[name]);
  }
  return { fields, files: [] };
}

/** Far more than a form has; a body of ten thousand parts is refused before anything else looks at it. */
const mostParts = 200;

async function readMultipart(request: Request): Promise<SentFields> {
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
    if (parts > mostParts) throw refuseField(name.slice(0, 100), 'field.wrongType');
    if (name === 'files') {
      // An empty file input is sent as one nameless, empty file; a text is no file.
      if (typeof value === 'string') {
        if (value !== '') throw refuseField('files', 'field.wrongType');
      } else if (value.name !== '' || value.size > 0) files.push(value);
      continue;
    }
    if (!knownFields.has(name)) continue;
    if (typeof value !== 'string') throw refuseField(name, 'field.wrongType');
    // Two answers to one question: nobody knows which was meant.
    if (fields.has(name)) throw refuseField(name, 'field.wrongType');
    fields.set(name, valueOfText(name, value));
  }
  return { fields, files };
}

const knownFields: ReadonlySet<string> = new Set([
  ...intakeFields,
  'tickets',
  'filesMissing',
  'agreementVersion',
]);

const jsonFields: ReadonlySet<string> = new Set([...listFields, 'tickets', 'filesMissing']);

/** Lists are JSON text, the acceptance is `true` or `false`; line breaks come as CR LF and are stored as LF. */
function valueOfText(name: string, text: string): unknown {
  if (name === 'agreementAccepted') return text === 'true' ? true : text === 'false' ? false : text;
  if (!jsonFields.has(name)) return text.replaceAll('\r\n', '\n');
  if (text.trim() === '') return [];
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const replacementCharacter = '\ufffd';

function readAnswers(fields: ReadonlyMap<string, unknown>, today: string): IntakeSubmission {
  const raw: Partial<Record<IntakeField, unknown>> = {};
  for (const field of intakeFields) {
    const value = fields.get(field);
    if (typeof value === 'string') {
      if (value.length > longestAnswer) throw refuseField(field, 'text.tooLong');
      // What was not UTF-8 has become this character on the way; the answer itself is lost.
      if (value.includes(replacementCharacter)) throw refuseField(field, 'text.characters');
    }
    if (Array.isArray(value) && value.length > longestList) throw refuseField(field, 'option.unknown');
    raw[field] = value ?? undefined;
  }
  // Before and after: what is no longer asked cannot be wrong, and what is blank was not answered.
  return dropUntakenAnswers(parseInput(intakeSchemas(today).submission, dropUntakenAnswers(raw)));
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

/** Only names to ask for: one that cannot be a name is left out rather than stopping an application. */
function readMissing(value: unknown): string[] {
  if (!Array.isArray(value)) return [];
  return value.slice(0, uploadLimits.files).flatMap((name) => {
    const parsed = fileName.safeParse(name);
    return parsed.success ? [parsed.data] : [];
  });
}

async function readFiles(files: readonly File[]): Promise<SentFile[]> {
  if (files.length > uploadLimits.files) throw refuseField('files', 'files.tooMany');
  return Promise.all(
    files.map(async (file) => {
      const name = fileName.safeParse(file.name);
      if (!name.success) throw refuseField('files', 'file.name');
      const kind = kindOfFile(name.data);
      if (!kind) throw refuseField('files', 'file.type');
      if (file.size === 0) throw refuseField('files', 'file.empty');
      if (file.size > uploadLimits.fileBytes) throw refuseField('files', 'file.tooLarge');
      return { name: name.data, type: kind.type, bytes: new Uint8Array(await file.arrayBuffer()) };
    }),
  );
}
