import { createHmac } from 'node:crypto';
import {
  fileName,
  kindOfFile,
  refuseFileList,
  uploadLimits,
  type UploadMessageKey,
} from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { StorageUnavailable } from '../files/file-store.ts';
import { readContent } from '../files/check-content.ts';
import { refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload, uploadColumns, type UploadRow, storedRefusal } from './check-upload.ts';
import { lookAtFile, type LookedAt } from './look-at-file.ts';
import type { Purpose } from './request-upload.ts';

type UploadApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log' | 'config'>;

/** What happened to the files of a submission. */
export interface TakenFiles {
  /** Hashes of the tickets that can be attached. */
  readonly ticketHashes: readonly string[];
  /** Names of files that could not be checked because storage is down; they are asked for later. */
  readonly filesMissing: readonly string[];
}

export interface FileToTake {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array;
}

interface TicketToTake {
  readonly ticket: string;
  readonly name: string | null;
}

/** The uploads behind tickets, by the hash of each. */
export async function readUploads(
  app: Pick<App, 'db'>,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, UploadRow>> {
  if (hashes.length === 0) return new Map();
  const rows = dataOf(
    await app.db
      .from('uploads')
      .select(uploadColumns)
      .in('ticket_hash', [...hashes]),
  );
  return new Map(rows.map((row) => [row.ticket_hash, row]));
}

/** What a submission brings: tickets of uploads, and files in the call itself. */
export interface FilesToTake {
  readonly tickets: readonly TicketToTake[];
  readonly files: readonly FileToTake[];
}

/** The uploads that a submission names, for `takeFiles`. */
export function readNamed(
  app: Pick<App, 'db'>,
  { tickets }: Pick<FilesToTake, 'tickets'>,
): Promise<ReadonlyMap<string, UploadRow>> {
  return readUploads(
    app,
    tickets.map(({ ticket }) => sha256Hex(ticket)),
  );
}

/**
 * Prepares the files of a submission to be attached: checks uploads (`rows`) that were not checked yet and stores what
 * came in the call. The database refuses bad tickets, because a repeated submission names files that are already
 * attached; only a refusal found just now is thrown. Refuses `files` for too many bytes together. If storage does not
 * answer once, it is not asked again, because each try may take 15 s.
 */
export async function takeFiles(
  app: UploadApp,
  key: string,
  purpose: Purpose,
  { tickets, files }: FilesToTake,
  rows: ReadonlyMap<string, UploadRow>,
): Promise<TakenFiles> {
  const hashes = tickets.map(({ ticket }) => sha256Hex(ticket));
  const sizes = [
    ...[...rows.values()].map((row) => row.file_size),
    ...files.map(({ bytes }) => bytes.length),
  ];
  const together = refuseFileList(sizes.map((size) => ({ size })));
  if (together) throw refuseField('files', together);

  const ready: string[] = [];
  const missing: string[] = [];
  let storageDown = false;
  const whileStorageAnswers = async (hash: string, name: string, work: () => Promise<void>) => {
    try {
      if (!storageDown) {
        await work();
        ready.push(hash);
        return;
      }
    } catch (error) {
      if (!(error instanceof StorageUnavailable)) throw error;
      storageDown = true;
    }
    missing.push(name);
  };

  for (const hash of hashes) {
    const row = rows.get(hash);
    if (row?.status !== 'pending') {
      ready.push(hash);
      continue;
    }
    await whileStorageAnswers(hash, row.file_name, () => refuseBadUpload(app, row));
  }
  const own = files.map((file) => ({ file, row: uploadRowOf(app, key, purpose, file) }));
  await noteFiles(app, own);
  for (const one of own)
    await whileStorageAnswers(one.row.ticket_hash, one.file.name, () => putFile(app, one));
  return { ticketHashes: ready, filesMissing: missing };
}

/** Why a ticket cannot be attached, for the answer; `rows` are the uploads as they were read before. */
export function reasonAgainstTickets(rows: Iterable<UploadRow>, hashes: readonly string[]): UploadMessageKey {
  for (const row of rows)
    if (row.status === 'rejected' && hashes.includes(row.ticket_hash)) return storedRefusal(row);
  return 'file.missing';
}

/**
 * Refuses files sent in the call itself whose bytes are not what their names say; a scanner sees them when they are
 * stored.
 */
export async function refuseSentFiles(files: readonly FileToTake[]): Promise<void> {
  for (const file of files) {
    const { refused } = await readContent(file.bytes);
    if (refused) throw refuseField('files', refused);
  }
}

/**
 * The upload of a file that came in the call itself. Ticket and object key follow from the submission's key and the
 * content, so that a repeat finds the same row instead of leaving an orphan; and from what it is for, because callers
 * choose their keys, and a message and an application may have the same one.
 */
function uploadRowOf(app: Pick<App, 'config'>, key: string, purpose: Purpose, file: FileToTake) {
  const derive = (part: string) =>
    createHmac('sha256', app.config.appSecret)
      .update(`${purpose}:${part}:${key}:${file.name}:${sha256Hex(file.bytes)}`)
      .digest('base64url');
  return {
    ticket_hash: sha256Hex(derive('ticket')),
    purpose,
    object_key: `${purpose}/${derive('object')}`,
    file_name: file.name,
    file_type: file.type,
    file_size: file.bytes.length,
  };
}

/** A file that was made here, and the key of the write it is made for. */
export interface MadeFile extends FileToTake {
  readonly key: string;
}

/**
 * Stores files that were made here, and answers the hashes of tickets to attach them by, in the same order. The same
 * write with the same bytes finds the file it stored before. Throws `StorageUnavailable`.
 */
export async function storeMadeFiles(app: UploadApp, files: readonly MadeFile[]): Promise<string[]> {
  const own = files.map((file) => ({ file, row: uploadRowOf(app, file.key, 'case', file) }));
  await noteFiles(app, own);
  await Promise.all(own.map((one) => putFile(app, one)));
  return own.map(({ row }) => row.ticket_hash);
}

/** A file of a mail that was not taken, and why. */
export interface FileNotTaken {
  readonly name: string;
  readonly reason: UploadMessageKey;
}

/**
 * Stores the files of a mail as far as they may be taken: nobody is there to choose others. The same key with the same
 * bytes finds what it stored before. Throws `StorageUnavailable`.
 */
export async function storeReceivedFiles(
  app: UploadApp,
  key: string,
  purpose: Purpose,
  files: readonly FileToTake[],
  together: number,
): Promise<{ readonly ticketHashes: readonly string[]; readonly notTaken: readonly FileNotTaken[] }> {
  const taken = new Map<string, FileWithRow & { readonly seen: LookedAt }>();
  const notTaken: FileNotTaken[] = [];
  let bytes = 0;
  for (const upload of files) {
    const name = fileName.parse(upload.name);
    const reason = await reasonAgainst(app, { name, bytes: upload.bytes }, taken.size, bytes, together);
    if (typeof reason === 'string') {
      notTaken.push({ name, reason });
      continue;
    }
    const named = reason.named ?? name;
    const file = { name: named, type: kindOfFile(named)?.type ?? upload.type, bytes: upload.bytes };
    const row = uploadRowOf(app, key, purpose, file);
    if (!taken.has(row.ticket_hash)) bytes += upload.bytes.length;
    taken.set(row.ticket_hash, { file, row, seen: reason });
  }
  const rows = [...taken.values()].map(({ row, seen }) => ({
    ...row,
    status: 'checked' as const,
    scan: seen.scan,
    active_content: seen.active,
    checked_at: app.clock().toISOString(),
  }));
  if (rows.length > 0)
    dataOf(await app.db.from('uploads').upsert(rows, { onConflict: 'ticket_hash', ignoreDuplicates: true }));
  for (const one of taken.values()) await putFile(app, one);
  return { ticketHashes: [...taken.keys()], notTaken };
}

/** Why a file cannot be taken after those before it, or what was found in it. */
async function reasonAgainst(
  app: UploadApp,
  file: Pick<FileToTake, 'name' | 'bytes'>,
  count: number,
  bytesBefore: number,
  together: number,
): Promise<UploadMessageKey | LookedAt> {
  const size = file.bytes.length;
  if (size === 0) return 'file.empty';
  if (size > uploadLimits.fileBytes) return 'file.tooLarge';
  if (count >= uploadLimits.files) return 'files.tooMany';
  if (bytesBefore + size > together) return 'files.tooLargeTogether';
  const seen = await lookAtFile(app, file);
  return seen.refused ?? seen;
}

interface FileWithRow {
  readonly file: FileToTake;
  readonly row: ReturnType<typeof uploadRowOf>;
}

/**
 * Looks at files that have no upload yet and gives each one, before its bytes are stored, so that the sweep knows every
 * object. It counts as checked from here on: its ticket is known to this call alone, which attaches it once the bytes
 * are there. Refuses `files`.
 */
async function noteFiles(app: UploadApp, files: readonly FileWithRow[]): Promise<void> {
  if (files.length === 0) return;
  const rows = [];
  for (const { file, row } of files) {
    const { refused, scan, active } = await lookAtFile(app, file);
    if (refused) throw refuseField('files', refused);
    const checkedAt = app.clock().toISOString();
    rows.push({ ...row, status: 'checked' as const, scan, active_content: active, checked_at: checkedAt });
  }
  dataOf(await app.db.from('uploads').upsert(rows, { onConflict: 'ticket_hash', ignoreDuplicates: true }));
}

const putFile = (app: Pick<App, 'files'>, { file, row }: FileWithRow) =>
  app.files.put(row.object_key, file.bytes, file.type);
