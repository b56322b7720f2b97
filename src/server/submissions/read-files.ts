import { withEnding } from '#domain/uploads/file-ending.ts';
import { kindOfBytes } from '#domain/uploads/kind-of-bytes.ts';
import { kindOfFile, refuseFileList, uploadLimits, uploadRequest } from '#domain/uploads/rules.ts';
import { refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { hashOf } from './canonical.ts';
import type { SentParts, SentTicket } from './read-parts.ts';

/** A file that came in the call itself, within the platform's limit. */
export interface SentFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

/** The files of a valid submission, and the hash of its content. */
export interface SubmissionInput {
  readonly tickets: readonly SentTicket[];
  readonly files: readonly SentFile[];
  /** Names of files the form could not send; they are asked for later. */
  readonly missing: readonly string[];
  /** SHA-256 of what was sent, to tell a repeat from changed content. */
  readonly requestHash: string;
}

/**
 * Reads what a submission brings besides its fields: its files, under the rules for every upload, and the hash of these
 * and of `content`, which was read from the fields. Refuses `files` with the reason.
 */
export async function readFiles(
  parts: SentParts,
  content: Readonly<Record<string, unknown>>,
): Promise<SubmissionInput> {
  const { tickets, missing } = parts;
  const files = await readSentFiles(parts);
  const requestHash = hashOf({
    ...content,
    tickets: tickets.map(({ ticket }) => sha256Hex(ticket)).sort(),
    files: files.map(({ name, bytes }) => ({ name, hash: sha256Hex(bytes) })),
  });
  return { tickets, files, missing, requestHash };
}

async function readSentFiles({ files, tickets }: SentParts): Promise<SentFile[]> {
  if (files.length > uploadLimits.files) throw refuseField('files', 'files.tooMany');
  const read = await Promise.all(files.map(readFile));
  if (read.length + tickets.length > uploadLimits.files) throw refuseField('files', 'files.tooMany');
  const refused = refuseFileList(read.map(({ bytes }) => ({ size: bytes.length })));
  if (refused) throw refuseField('files', refused);
  return read;
}

async function readFile(file: File): Promise<SentFile> {
  // As for a ticket: what says to be a program is never taken, even with the bytes of a PDF.
  const read = uploadRequest.safeParse({ name: file.name, size: file.size, type: file.type });
  if (!read.success) throw refuseField('files', read.error.issues[0]?.message ?? 'file.type');
  const bytes = new Uint8Array(await file.arrayBuffer());
  const kind = kindOfBytes(bytes);
  if (kind === 'heic') throw refuseField('files', 'file.heic');
  if (!kind) throw refuseField('files', kindOfFile(read.data.name) ? 'file.content' : 'file.type');
  const named = withEnding(read.data.name, kind);
  return { name: named, type: kindOfFile(named)?.type ?? file.type, bytes };
}
