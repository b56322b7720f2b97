import { vi } from 'vitest';
import type { SharedStack } from '../stack.ts';

/** The text of the mail an address gets under a subject; waits until it is there. */
export async function textOfMail(
  mailbox: SharedStack['mail'],
  email: string,
  subject: RegExp,
): Promise<string> {
  return vi.waitFor(
    async () => {
      const mails = (await mailbox.messages()) as unknown as { subject: string; text: string }[];
      const found = mails.find((mail) => subject.test(mail.subject) && JSON.stringify(mail).includes(email));
      if (!found) throw new Error(`no mail ${subject} yet`);
      return found.text;
    },
    { timeout: 20_000, interval: 300 },
  );
}
