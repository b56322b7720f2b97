import * as z from 'zod/mini';
import { kindOfFile, uploadLimits, uploadMessageKeys, type UploadMessageKey } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { refuseField } from '../http/refusal.ts';
import { command } from '../http/service.ts';
import { sha256Hex } from '../http/tokens.ts';
import { ticketSchema } from '../uploads/ticket.ts';
import { lookAtFile, type LookedAt } from './look-at-file.ts';
import { countTicketAsSent } from './upload-quota.ts';

type UploadApp = Pick<App, 'db' | 'files' | 'scanner' | 'clock' | 'log'>;

export const uploadColumns =
  'id, ticket_hash, purpose, object_key, file_name, file_type, file_size, status, refusal';

/** The same as `read_tickets` answers it. */
export const uploadRow = z.object({
  id: z.string(),
  ticket_hash: z.string(),
  purpose: z.string(),
  object_key: z.string(),
  file_name: z.string(),
  file_type: z.string(),
  file_size: z.int(),
  status: z.string(),
  refusal: z.nullable(z.string()),
});
export type UploadRow = Readonly<z.infer<typeof uploadRow>>;

/**
 * Checks that an upload arrived whole and is what its name says. May be called again; a checked upload stays checked.
 * Refuses `files` with the reason. Throws `StorageUnavailable`.
 */
export const checkUpload = command({
  reads: ticketSchema,
  run: async (
    app: UploadApp,
    _actor,
    { ticket }: z.infer<typeof ticketSchema>,
    { call },
  ): Promise<{ status: 'checked' }> => {
    const row = dataOf(
      await app.db.from('uploads').select(uploadColumns).eq('ticket_hash', sha256Hex(ticket)).maybeSingle(),
    );
    if (!row) throw refuseField('files', 'file.missing');
    await refuseBadUpload(app, row, () => countTicketAsSent(app, call.ip, row.file_size));
    return { status: 'checked' };
  },
});

/**
 * Refuses `files` with the reason why an upload cannot be attached. `whenChecked` follows if it was this call that found
 * the file to be fine. Throws `StorageUnavailable`.
 */
export async function refuseBadUpload(
  app: UploadApp,
  row: UploadRow,
  whenChecked?: () => Promise<void>,
): Promise<void> {
  const refused = await inspectUpload(app, row, whenChecked);
  if (refused) throw refuseField('files', refused);
}

/**
 * Looks at an upload's bytes: null if it may be attached (or is), otherwise why not. The result is stored, and a
 * refused object is removed from storage. Throws `StorageUnavailable`.
 */
export async function inspectUpload(
  app: UploadApp,
  row: UploadRow,
  whenChecked?: () => Promise<void>,
): Promise<UploadMessageKey | null> {
  if (row.status === 'checked' || row.status === 'attached') return null;
  if (row.status === 'rejected') return storedRefusal(row);
  if (row.status !== 'pending') return 'file.missing';
  const bytes = await app.files.read(row.object_key);
  // Nothing there yet: the browser may still be sending, so nothing is decided.
  if (!bytes) return 'file.missing';
  const { refused, scan, active, named = row.file_name } = await lookAt(app, row, bytes);
  const changed = dataOf(
    await app.db
      .from('uploads')
      .update({
        status: refused ? 'rejected' : 'checked',
        refusal: refused,
        scan,
        active_content: active,
        file_name: named,
        file_type: kindOfFile(named)?.type ?? row.file_type,
        checked_at: app.clock().toISOString(),
      })
      .eq('id', row.id)
      .eq('status', 'pending')
      .select('id'),
  );
  if (!refused && changed.length > 0) await whenChecked?.();
  if (refused) {
    app.log('upload_refused', { upload: row.id, code: refused });
    await app.files.remove([row.object_key]).catch(() => undefined);
  }
  return refused;
}

/** Why an upload was rejected when its bytes were looked at. */
export function storedRefusal({ refusal }: Pick<UploadRow, 'refusal'>): UploadMessageKey {
  return uploadMessageKeys.find((key) => key === refusal) ?? 'file.content';
}

async function lookAt(app: UploadApp, row: UploadRow, bytes: Uint8Array): Promise<LookedAt> {
  const unseen = { scan: 'unscanned', active: false } as const;
  if (bytes.length === 0) return { refused: 'file.empty', ...unseen };
  if (bytes.length > uploadLimits.fileBytes) return { refused: 'file.tooLarge', ...unseen };
  // Half a file would turn out to be broken weeks later.
  if (bytes.length !== row.file_size) return { refused: 'file.missing', ...unseen };
  return lookAtFile(app, { name: row.file_name, bytes });
}
