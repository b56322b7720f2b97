import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts bytes (AES-256-GCM) for one place, such as one person's row: moved to another they cannot be opened.
 * Answers a random start value, the tag and what was encrypted, in this order.
 */
export function sealBytes(key: Buffer, place: string, bytes: Uint8Array): Buffer {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(bytes), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]);
}

/** What was sealed; null when it was sealed with another key, for another place, or was changed. */
export function unsealBytes(key: Buffer, place: string, sealed: Uint8Array): Buffer | null {
  if (sealed.length < ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(cipherName, key, sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(sealed.subarray(ivBytes + tagBytes)), decipher.final()]);
  } catch {
    return null;
  }
}

/** The same of a text, as text that can be in a column. */
export function seal(key: Buffer, place: string, text: string): string {
  return sealBytes(key, place, Buffer.from(text)).toString('base64url');
}

/** As `unsealBytes`. */
export function unseal(key: Buffer, place: string, sealed: string): string | null {
  return unsealBytes(key, place, Buffer.from(sealed, 'base64url'))?.toString() ?? null;
}
