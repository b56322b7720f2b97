import type { ContactMessageKey } from '#domain/contact/message-keys.ts';
import { apiErrors } from './api-errors.ts';
import { intakeMessages } from './intake-messages.ts';

const { 'message.required': messageRequired } = apiErrors;

/** What the contact form says if something is refused, in the intake form's words where that asks the same. */
export const contactMessages: Record<ContactMessageKey, string> = {
  'firstName.required': intakeMessages['firstName.required'],
  'lastName.required': intakeMessages['lastName.required'],
  'email.invalid': intakeMessages['email.invalid'],
  'phone.invalid': intakeMessages['phoneNumber.invalid'],
  'inquiryType.required': 'Please choose what your message is about.',
  'message.required': messageRequired,
  'text.tooLong': intakeMessages['text.tooLong'],
  'text.characters': intakeMessages['text.characters'],
  'field.wrongType': intakeMessages['field.wrongType'],
};
