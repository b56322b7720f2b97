import * as z from 'zod/mini';
import type { UploadTicket } from '#domain/uploads/api.ts';
import { intakeThrottles } from '#domain/throttles.ts';
import { supposedKind, uploadRequest } from '#domain/uploads/rules.ts';
import { requireSession } from '../access/require-session.ts';
import { countTries, tryOf } from '../access/throttle.ts';
import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import { cookieNames } from '../http/cookies.ts';
import { created } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { isToken, randomToken, sha256Hex } from '../http/tokens.ts';
import { countTicket } from './upload-quota.ts';

/** The file, and what it is for; it cannot be attached to anything else. */
export const uploadBody = z.intersection(
  uploadRequest,
  z.object({ purpose: z._default(z.enum(['intake', 'contact', 'case'], 'field.wrongType'), 'intake') }),
);

export type Purpose = z.infer<typeof uploadBody>['purpose'];

/**
 * Gives a ticket and a signed address for one file: bytes never pass through a function. The object's key is random;
 * only this browser knows the ticket. Refuses `throttled`, and `sign_in_required` for a file of a case. Throws
 * `StorageUnavailable`.
 */
export const requestUpload = command({
  reads: uploadBody,
  run: async (
    app: Pick<App, 'db' | 'files' | 'clock'>,
    _actor,
    { purpose, ...file }: z.infer<typeof uploadBody>,
    { call },
  ): Promise<UploadTicket> => {
    // What neither name nor type tells is stored as a photo until its bytes are read: storage takes no unknown type.
    const kind = supposedKind(file) ?? { type: 'image/jpeg' };
    const draft = call.cookies.get(cookieNames.draft);
    await Promise.all([
      purpose === 'case' && requireSession(call, app),
      countTries(app, [
        tryOf('upload-ip', call.ip, intakeThrottles.uploadsPerIp),
        ...(isToken(draft) ? [tryOf('upload-draft', draft, intakeThrottles.uploadsPerDraft)] : []),
      ]),
      countTicket(app, call.ip),
    ]);
    const ticket = randomToken();
    const objectKey = `${purpose}/${randomToken()}`;
    dataOf(
      await app.db.from('uploads').insert({
        ticket_hash: sha256Hex(ticket),
        purpose,
        object_key: objectKey,
        file_name: file.name,
        file_type: kind.type,
        file_size: file.size,
      }),
    );
    const { url, headers } = await app.files.signUpload(objectKey);
    return { ticket, url, method: 'PUT', headers: { ...headers, 'content-type': kind.type } };
  },
  respond: created,
});
