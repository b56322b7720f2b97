import type { App } from '../app.ts';
import { dataOf } from '../database/client.ts';
import type { Call } from '../http/call.ts';
import { sha256Hex } from '../http/tokens.ts';
import { draftToken } from './draft-cookie.ts';

/** The token of this browser's draft; null also if that draft has expired or was sent. */
export async function livingDraftToken(
  app: Pick<App, 'db' | 'clock'>,
  call: Pick<Call, 'cookies'>,
): Promise<string | null> {
  const token = draftToken(call);
  if (!token) return null;
  const row = dataOf(
    await app.db
      .from('intake_drafts')
      .select('id')
      .eq('token_hash', sha256Hex(token))
      .gt('expires_at', app.clock().toISOString())
      .maybeSingle(),
  );
  return row && token;
}
