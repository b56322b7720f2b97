import type { EmailMessageKey } from '../email-fault.ts';

import type { TextMessageKey } from '../text.ts';

/** Every reason why part of a message can be refused; the words are in `i18n`. */
export type ContactMessageKey =
  | 'firstName.required'
  | 'lastName.required'
  | EmailMessageKey
  | 'phone.invalid'
  | 'inquiryType.required'
  | 'message.required'
  | TextMessageKey;
