import type { MessagesWords } from '#i18n/en/staff/messages.ts';

const words: MessagesWords = {
  title: 'Mensajes',
  search: 'Nombre, correo, teléfono, referencia o palabras del mensaje',
  empty: 'Todavía no hay mensajes.',
  columns: { who: 'De', about: 'Asunto', message: 'Mensaje', state: 'Estado', sent: 'Enviado' },
  filters: { type: 'Asunto', handled: 'Contestado', suspicious: 'Correo no deseado', language: 'Idioma' },
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
    spam: 'Marcado como spam por el servicio de correo',
    too_fast: 'Puede ser un robot: fue más rápido de lo que se escribe',
  },
  unverified: 'Sin verificar',
  doubts: {
    no_address:
      'Sin verificar: este correo no llegó a la dirección de respuesta de ningún caso. El nombre y la dirección que muestra pueden ser falsos.',
    other_sender:
      'Sin verificar: este correo llegó a la dirección de respuesta de un caso, pero no desde la dirección del cliente. Puede ser de quien le ayuda o de otra persona.',
    not_proven:
      'Sin verificar: este correo muestra la dirección del cliente, pero nada comprueba que venga de ahí. Llame al cliente antes de confiar en lo que dice.',
    unreadable: 'Sin verificar: este correo no se pudo leer aquí. Descárguelo abajo tal como llegó.',
    too_large:
      'Sin verificar: este correo era demasiado grande para leerlo aquí. Le pedimos al cliente que use el portal.',
  },
  unverifiedHint: 'No mencione ningún caso en su respuesta: sale a la dirección que muestra el correo.',
  subject: 'Asunto del correo',
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
  answers: 'Lo que contestamos',
  answerBy: '{name}, {time}',
  answerByNobody: 'Alguien que ya no trabaja aquí, {time}',
  answer: {
    title: 'Contestar',
    again: 'Volver a escribir',
    label: 'Su respuesta',
    hint: '{name} escribió en {language}. La respuesta sale por correo a {email}.',
    languages: { en: 'inglés', es: 'español' },
    submit: 'Mandar la respuesta',
    confirm: {
      title: '¿Mandarle esta respuesta a {name}?',
      text: 'Sale de inmediato a {email} y no se puede retirar. Después el mensaje cuenta como contestado.',
      yes: 'Mandar',
    },
    done: 'Enviada a {email}.',
    required: 'Escriba su respuesta.',
    staleBy:
      '{name} contestó o marcó este mensaje mientras tanto. No se mandó nada y lo que usted escribió sigue aquí. Lea arriba lo nuevo y mándela otra vez si todavía viene al caso.',
    stale:
      'Alguien contestó o marcó este mensaje mientras tanto. No se mandó nada y lo que usted escribió sigue aquí. Lea arriba lo nuevo y mándela otra vez si todavía viene al caso.',
  },
  markedBy: 'Contestado por {name}, {time}',
  marked: 'Contestado, {time}',
  marking: {
    submit: 'Marcar como contestado sin correo',
    done: 'Marcado como contestado.',
  },
  unmarking: {
    submit: 'Quitar la marca',
    done: 'Se quitó la marca.',
  },
};
export default words;
