import type { MessagesWords } from '#i18n/en/staff/messages.ts';

const words: MessagesWords = {
  title: 'Mensajes',
  search: 'Nombre, correo, teléfono, referencia o palabras del mensaje',
  empty: 'Todavía no hay mensajes.',
  columns: { who: 'De', about: 'Asunto', message: 'Mensaje', state: 'Estado', sent: 'Enviado' },
  filters: { type: 'Asunto', handled: 'Contestado', suspicious: 'Robots o personas', language: 'Idioma' },
  types: {
    eligibility: 'Si puede usar el servicio',
    pricing: 'Precios',
    followup: 'Seguimiento de un caso',
    general: 'Consulta general',
    correction: 'Corrección de una solicitud',
  },
  open: 'Sin contestar',
  handled: 'Contestado',
  noRobots: 'Parecen de personas',
  robots: 'Parecen de robots',
  suspicion: {
    hidden_field: 'Puede ser un robot: llenó un campo que nadie ve',
    too_fast: 'Puede ser un robot: fue más rápido de lo que se escribe',
  },
  robot: '¿Robot?',
  files: 'Archivos',
  facts: {
    email: 'Correo',
    phone: 'Teléfono',
    language: 'Idioma',
    sent: 'Enviado',
    about: 'Asunto',
    application: 'Solicitud',
    openApplication: 'Abrir la solicitud',
  },
  message: 'Mensaje',
  resubmitted:
    'La solicitud se envió otra vez, con otras respuestas, mientras la base de datos no respondía.',
  reply: 'Contestar por correo',
  replySubject: 'Su mensaje {reference}',
  mark: 'Marcar como contestado',
  unmark: 'Quitar la marca',
  markedBy: 'Contestado por {name}, {time}',
  marked: 'Contestado, {time}',
  saidMarked: 'Marcado como contestado.',
  saidUnmarked: 'Se quitó la marca.',
};
export default words;
