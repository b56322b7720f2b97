import { createHmac } from 'node:crypto';
import { kindOfFile, refuseFileList, type UploadMessageKey } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { StorageUnavailable } from '../files/file-store.ts';
import { checkContent } from '../files/check-content.ts';
import { refuseField } from '../http/refusal.ts';
import { sha256Hex } from '../http/tokens.ts';
import { refuseBadUpload, uploadColumns, type UploadRow, storedRefusal } from './check-upload.ts';
import { lookAtFile } from './look-at-file.ts';
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

/**
 * Prepares the files of a submission to be attached: checks uploads that were not checked yet and stores what came in
 * the call. The database refuses bad tickets, because a repeated submission names files that are already attached; only
 * a refusal found just now is thrown. Refuses `files` for too many bytes together. If storage does not answer once, it
 * is not asked again, because each try may take 15 s.
 */
export async function takeFiles(
  app: UploadApp,
  key: string,
  purpose: Purpose,
  { tickets, files }: FilesToTake,
): Promise<TakenFiles> {
  const hashes = tickets.map(({ ticket }) => sha256Hex(ticket));
  const rows = await readUploads(app, hashes);
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
  for (const file of files) {
    const row = uploadRowOf(app, key, purpose, file);
    await whileStorageAnswers(row.ticket_hash, file.name, () => storeSentFile(app, row, file));
  }
  return { ticketHashes: ready, filesMissing: missing };
}

/** Why a ticket cannot be attached, for the answer. */
export async function refusalOfTickets(
  app: Pick<App, 'db'>,
  hashes: readonly string[],
): Promise<UploadMessageKey> {
  return reasonAgainstTickets([...(await readUploads(app, hashes)).values()], hashes);
}

/** The same by uploads that were read. */
export function reasonAgainstTickets(
  rows: readonly UploadRow[],
  hashes: readonly string[],
): UploadMessageKey {
  const rejected = rows.find((row) => row.status === 'rejected' && hashes.includes(row.ticket_hash));
  return rejected ? storedRefusal(rejected) : 'file.missing';
}

/**
 * Refuses files sent in the call itself whose bytes are not what their names say; a scanner sees them when they are
 * stored.
 */
export async function refuseSentFiles(files: readonly FileToTake[]): Promise<void> {
  for (const file of files) {
    const kind = kindOfFile(file.name);
    const refused = kind ? (await checkContent(kind.extension, file.bytes)).refused : 'file.type';
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

/**
 * Stores a file that was made here, and answers the hash of a ticket to attach it by. The same write with the same
 * bytes finds the file it stored before. Throws `StorageUnavailable`.
 */
export async function storeMadeFile(app: UploadApp, key: string, file: FileToTake): Promise<string> {
  const row = uploadRowOf(app, key, 'case', file);
  await storeSentFile(app, row, file);
  return row.ticket_hash;
}

/** The row comes first, so that the sweep knows every object. */
async function storeSentFile(
  app: UploadApp,
  row: ReturnType<typeof uploadRowOf>,
  file: FileToTake,
): Promise<void> {
  const { refused, scan, active } = await lookAtFile(app, file);
  if (refused) throw refuseField('files', refused);
  dataOf(await app.db.from('uploads').upsert(row, { onConflict: 'ticket_hash', ignoreDuplicates: true }));
  await app.files.put(row.object_key, file.bytes, file.type);
  dataOf(
    await app.db
      .from('uploads')
      .update({ status: 'checked', scan, active_content: active, checked_at: app.clock().toISOString() })
      .eq('ticket_hash', row.ticket_hash)
      .eq('status', 'pending'),
  );
}
