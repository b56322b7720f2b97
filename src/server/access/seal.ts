import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipherName = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a text (AES-256-GCM) for one place, such as one person's row: moved to another it cannot be opened.
 * Answers text that can stand in a column.
 */
export function seal(key: Buffer, place: string, text: string): string {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv(cipherName, key, iv, { authTagLength: tagBytes });
  cipher.setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url');
}

/** What was sealed; null when it was sealed with another key, for another place, or was changed. */
export function unseal(key: Buffer, place: string, sealed: string): string | null {
  const bytes = Buffer.from(sealed, 'base64url');
  if (bytes.length < ivBytes + tagBytes) return null;
  try {
    const decipher = createDecipheriv(cipherName, key, bytes.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decipher.setAAD(Buffer.from(place));
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
    return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString();
  } catch {
    return null;
  }
}
