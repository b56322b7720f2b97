import { deviceKey } from './page/keys.ts';
import { readSession } from './storage.ts';

/**
 * Whether the person who is signed in said that others use this device too. The tab in which they signed in remembers
 * it; one that was opened later, from a mail or by hand, reads it from the hint that stands beside the session.
 */
export function isSharedDevice(): boolean {
  return readSession(deviceKey) === 'public' || /(?:^|; )in=shared(?:;|$)/.test(document.cookie);
}
