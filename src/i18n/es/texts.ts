import type { TextWords } from '#i18n/en/texts.ts';

const words: TextWords = {
  to: '{site} para {name}: ',
  from: '{site}: ',
  texts: {
    confirm:
      'Responda SÍ para recibir mensajes, casi siempre 1 al día. Pueden aplicarse tarifas. AYUDA: ayuda. ALTO: terminar.',
    welcome: 'Mensajes activados. Responda ALTO para terminar. También puede escribirnos aquí.',
    help: '¿Preguntas? {contact}. Pueden aplicarse tarifas. Responda ALTO para terminar.',
    coming_noted: 'Gracias. Anotamos que usted irá. Qué llevar: {link}',
    not_moved: 'Recibido, hoy le contactamos. Su fecha NO cambia; solo el tribunal puede cambiarla: {link}',
    file_refused: 'No pudimos abrir su archivo. Envíe una foto JPG o PNG, o use {link}',
    your_turn: 'Es su turno. Vea lo que sigue: {link}',
    request_due: 'Esperamos algo de usted. Por favor mire: {link}',
    hearing_week: 'Tiene una cita: {date}. Responda 1 = iré, 2 = no puedo ir. {link}',
    hearing_two_days: 'Su cita es {date}. Responda 1 = iré, 2 = no puedo ir. {link}',
    hearing_evening: 'Mañana es su cita: {date}. Responda 1 = iré, 2 = no puedo ir. {link}',
    payment_waiting: 'Hay un pago pendiente: {link}',
    papers_ready: 'Sus documentos están listos para leer: {link}',
    message: 'Hay una respuesta para usted: {link}',
  },
  /** How an answer by number, or a picture alone, reads in the thread. */
  thread: {
    one: 'Iré. (Respondió 1 por mensaje de texto)',
    two: 'No puedo ir. (Respondió 2 por mensaje de texto)',
    picture: '(Un archivo enviado por mensaje de texto, sin texto)',
  },
};

export default words;
