import * as z from 'zod/mini';
import { emailMaxLength } from './email-length.ts';
import { cleanEmail } from './clean-text.ts';
import { faultOfEmail, type EmailMessageKey } from './email-fault.ts';
import { fieldFacts } from './field-facts.ts';

export { emailMaxLength };

const invalid: EmailMessageKey = 'email.invalid';

/** An e-mail address, bare (`cleanEmail`). Refuses with the key of what is wrong with it (`faultOfEmail`). */
export function email() {
  return z
    .string({ error: invalid })
    .check(
      z.overwrite(cleanEmail),
      z.maxLength(emailMaxLength, invalid),
      z.email({ error: ({ input }) => faultOfEmail(String(input)) }),
    )
    .register(fieldFacts, { kind: 'email', max: emailMaxLength, isRequired: true });
}

/** How addresses are compared and accounts found: upper and lower case count as the same. */
export function canonicalEmail(address: string): string {
  return cleanEmail(address).toLowerCase();
}

/**
 * The inbox behind an address, only for counting mails: what follows a "+" is a note to its owner, and Gmail ignores
 * dots. Otherwise somebody could fill an inbox by spelling its address differently each time. Mail is never sent to it
 * and accounts are never found by it, because elsewhere such addresses may belong to two people.
 */
export function inboxOf(address: string): string {
  const [name = '', domain = ''] = canonicalEmail(address).split('@');
  const plain = name.replace(/(?<=.)\+.*$/, '');
  if (domain !== 'gmail.com' && domain !== 'googlemail.com') return `${plain}@${domain}`;
  return `${plain.replaceAll('.', '')}@gmail.com`;
}
