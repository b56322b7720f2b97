import { createHmac } from 'node:crypto';
import { isReference } from '#domain/reference.ts';
import { sameSecret } from '../http/tokens.ts';

/** Characters of the code: 192 bits. */
const macLength = 32;

function macOf(appSecret: string, reference: string): string {
  return createHmac('sha256', appSecret).update(`pay:${reference}`).digest('base64url').slice(0, macLength);
}

/** `<reference>.<mac>`, the key of an application's payment links. Nothing is stored: it works while Postgres is down. */
export function makePayToken(appSecret: string, reference: string): string {
  return `${reference}.${macOf(appSecret, reference)}`;
}

/** The reference a payment link was made for, or null when we did not make it. */
export function readPayToken(appSecret: string, token: unknown): string | null {
  if (typeof token !== 'string' || token.length > 100) return null;
  const [reference, mac, ...rest] = token.split('.');
  if (!isReference(reference) || mac === undefined || rest.length > 0) return null;
  return sameSecret(mac, macOf(appSecret, reference)) ? reference : null;
}
