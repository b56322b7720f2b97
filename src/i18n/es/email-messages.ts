import type { EmailMessageKey } from '#domain/email-fault.ts';

const messages: Record<EmailMessageKey, string> = {
  'email.invalid': 'Escriba un correo electrónico válido.',
  'email.at': 'Escriba un correo electrónico válido. Lleva una sola @, como nombre@ejemplo.com.',
  'email.space': 'Escriba un correo electrónico válido. Tiene un espacio en medio.',
  'email.sign': 'Escriba un correo electrónico válido. No puede llevar “{sign}”.',
  'email.dot': 'Escriba un correo electrónico válido. Revise los puntos, como en nombre@ejemplo.com.',
};
export default messages;
