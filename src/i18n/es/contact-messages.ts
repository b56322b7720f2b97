import type { ContactMessageKey } from '#domain/contact/message-keys.ts';
import { intakeMessages } from './intake-messages.ts';
import emailMessages from './email-messages.ts';
import textMessages from './text-messages.ts';

/** Lo que dice el formulario de contacto cuando algo no se puede aceptar. */
export const contactMessages: Record<ContactMessageKey, string> = {
  'firstName.required': intakeMessages['firstName.required'],
  'lastName.required': intakeMessages['lastName.required'],
  ...emailMessages,
  'phone.invalid': intakeMessages['phoneNumber.invalid'],
  'inquiryType.required': 'Elija de qué trata su mensaje.',
  'message.required': textMessages['message.required'],
  'text.tooLong': textMessages['text.tooLong'],
  'text.characters': textMessages['text.characters'],
  'field.wrongType': textMessages['field.wrongType'],
};
