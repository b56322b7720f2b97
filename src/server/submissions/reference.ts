import { createHmac } from 'node:crypto';
import { referenceFromBytes } from '#domain/reference.ts';

/**
 * The reference for what is sent under this idempotency key. The same key gives the same reference, whether the
 * database, the spool or both are asked. Nobody can guess it without the secret. `attempt` counts up if another key
 * already has the reference.
 */
export function referenceFromKey(appSecret: string, key: string, attempt = 0): string {
  const suffix = attempt === 0 ? '' : `:${attempt}`;
  return referenceFromBytes(createHmac('sha256', appSecret).update(`reference:${key}${suffix}`).digest());
}
