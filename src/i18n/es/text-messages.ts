import emailMessages from './email-messages.ts';
import type english from '../en/text-messages.ts';

const messages: typeof english = {
  ...emailMessages,
  'text.tooLong': 'Esta respuesta es demasiado larga. Acórtela un poco, por favor.',
  'text.characters': 'Esta respuesta trae caracteres que no podemos guardar. Escríbala otra vez, por favor.',
  'field.wrongType': 'No pudimos leer esta respuesta. Escríbala otra vez, por favor.',
  'choice.required': 'Por favor, elija una opción.',
  'message.required': 'Escriba su mensaje, por favor.',
};
export default messages;
