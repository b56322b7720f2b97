import type { ContactMessageKey } from '#domain/contact/message-keys.ts';
import { apiErrors } from './api-errors.ts';
import { intakeMessages } from './intake-messages.ts';

const { 'message.required': messageRequired } = apiErrors;

/** Lo que dice el formulario de contacto cuando algo no se puede aceptar. */
export const contactMessages: Record<ContactMessageKey, string> = {
  'firstName.required': intakeMessages['firstName.required'],
  'lastName.required': intakeMessages['lastName.required'],
  'email.invalid': intakeMessages['email.invalid'],
  'phone.invalid': intakeMessages['phoneNumber.invalid'],
  'inquiryType.required': 'Elija de qué trata su mensaje.',
  'message.required': messageRequired,
  'text.tooLong': intakeMessages['text.tooLong'],
  'text.characters': intakeMessages['text.characters'],
  'field.wrongType': intakeMessages['field.wrongType'],
};
