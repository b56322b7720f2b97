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

/**
 * The inbox behind an address, for counting mails alone: what follows a "+" is a note to the owner, and Gmail reads no
 * dots. Else whoever wants to fill an inbox writes a new address of it each time. Never what a mail is sent to, and
 * never how accounts are found: elsewhere such addresses may be two people's.
 */
export function inboxOf(address: string): string {
  const [name = '', domain = ''] = canonicalEmail(address).split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${plain}@${domain}`;
  return `${plain.replaceAll('.', '')}@gmail.com`;
}
