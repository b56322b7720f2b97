import type { ContactMessageKey } from '#domain/contact/message-keys.ts';
import { intakeMessages } from './intake-messages.ts';
import emailMessages from './email-messages.ts';
import textMessages from './text-messages.ts';

/** What the contact form says if something is refused, in the intake form's words where that asks the same. */
export const contactMessages: Record<ContactMessageKey, string> = {
  'firstName.required': intakeMessages['firstName.required'],
  'lastName.required': intakeMessages['lastName.required'],
  ...emailMessages,
  'phone.invalid': intakeMessages['phoneNumber.invalid'],
  'inquiryType.required': 'Please choose what your message is about.',
  'message.required': textMessages['message.required'],
  'text.tooLong': textMessages['text.tooLong'],
  'text.characters': textMessages['text.characters'],
  'field.wrongType': textMessages['field.wrongType'],
};
