import type { EmailMessageKey } from '#domain/email-fault.ts';

/** What is said about an e-mail address in any form. */
const messages: Record<EmailMessageKey, string> = {
  'email.invalid': 'Please enter a valid email address.',
  'email.at': 'Please enter a valid email address. It has one @, like name@example.com.',
  'email.space': 'Please enter a valid email address. There is a space inside it.',
  'email.sign': 'Please enter a valid email address. It cannot contain “{sign}”.',
  'email.dot': 'Please enter a valid email address. Check its dots, as in name@example.com.',
};
export default messages;
