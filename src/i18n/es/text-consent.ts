import type { TextConsentWords } from '#i18n/en/text-consent.ts';

const words: TextConsentWords = {
  title: 'Mensajes de texto',
  lead: 'Un mensaje corto puede avisarle cuando hay algo nuevo. Nunca dice de qué se trata.',
  phone: 'Número de celular',
  box: 'Sí, {site} puede enviarme mensajes de texto sobre mi propia solicitud a este número: recordatorios, y avisos cuando haya algo nuevo para mí. Casi siempre uno al día como máximo, más cerca de fechas importantes. Pueden aplicarse tarifas de mensajes y datos. Puedo responder ALTO cuando quiera para terminarlos, o AYUDA para recibir ayuda. No tengo que aceptar para usar el servicio.',
  mayName: 'Un mensaje puede decir mi nombre.',
  submit: 'Activar los mensajes',
  saved:
    'Enviamos un mensaje a {phone}. Respóndalo con SÍ para activar los mensajes. Antes de eso no enviamos nada más.',
  afterSending:
    'Después de enviar el formulario, usted recibirá un mensaje nuestro. Respóndalo con SÍ para activar los mensajes.',
  boxRequired: 'Marque la casilla si quiere recibir mensajes.',
  states: {
    asked: 'Le preguntamos a {phone}. Responda SÍ a nuestro mensaje para activar los mensajes.',
    on: 'Los mensajes van a {phone}.',
    ended: 'Los mensajes a {phone} están desactivados.',
  },
  ends: {
    stop: 'Usted escribió ALTO. Para activarlos otra vez, envíe START a {number}.',
    blocked: 'Este teléfono nos bloqueó. Para activar los mensajes otra vez, envíe START a {number}.',
    failed: 'Nuestros mensajes no llegaron a ese número.',
    wrong_number: 'Alguien escribió que este no es su número.',
  },
  end: 'Desactivar los mensajes',
  ended: 'Los mensajes están desactivados.',
  change: 'Cambiar el número o lo que puede decir un mensaje',
};

export default words;
