import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { referenceFromBytes } from '#domain/reference.ts';

/** 256 random bits, safe in a URL and a cookie. The database stores only `sha256Hex` of it. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url');
}

/** A reference nobody can guess or has, for what is made once: an order, a wish, a request. */
export function newReference(): string {
  return referenceFromBytes(randomBytes(16));
}

const tokenPattern = /^[A-Za-z0-9_-]{43}$/;

/** Whether a text has the form of one of our tokens: what does not is never looked up. */
export function isToken(value: unknown): value is string {
  return typeof value === 'string' && tokenPattern.test(value);
}

/** SHA-256 as 64 hexadecimal digits. */
export function sha256Hex(value: string | Uint8Array): string {
  return createHash('sha256').update(value).digest('hex');
}

/** Compares secrets without telling by time where they differ. */
export function sameSecret(left: string, right: string): boolean {
  const a = Buffer.from(left);
  const b = Buffer.from(right);
  return a.length === b.length && timingSafeEqual(a, b);
}
