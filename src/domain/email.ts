import * as z from 'zod/mini';
import { emailMaxLength } from './email-length.ts';
import { isStorableText } from './text.ts';

export { emailMaxLength };

/** An e-mail address, trimmed. Refuses with the key given, whatever is wrong with it. */
export function email(messageKey: string) {
  return z.string({ error: messageKey }).check(
    z.refine((value) => isStorableText(value, false), { error: messageKey, abort: true }),
    z.trim(),
    z.maxLength(emailMaxLength, messageKey),
    z.email(messageKey),
  );
}

/** How addresses are compared and how accounts are found: case does not tell two people apart. */
export function canonicalEmail(address: string): string {
  return address.trim().toLowerCase();
}

/** `m•••@example.com`: enough to recognise one's own address, too little to learn another's. */
export function maskEmail(address: string): string {
  const [name = '', domain = ''] = address.split('@');
  return `${name.slice(0, 1)}•••@${domain}`;
}
