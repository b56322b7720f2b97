import type { TicketsWords } from '../../en/staff/tickets.ts';

const words: TicketsWords = {
  title: 'Preguntas de clientes',
  search: 'Número o correo',
  empty: 'Todavía no hay preguntas.',
  columns: { who: 'De', about: 'Tema', state: 'Estado', owner: 'A cargo', asked: 'Recibida' },
  filters: { state: 'Estado', category: 'Tema', owner: 'A cargo' },
  states: {
    waiting_for_us: 'Espera nuestra respuesta',
    open: 'Abierta',
    in_progress: 'En proceso',
    waiting: 'Contestada',
    resolved: 'Resuelta',
    closed: 'Cerrada',
  },
  categories: {
    site: 'Uso del sitio',
    account: 'Acceso y cuenta',
    payment: 'Pago',
    files: 'Archivos',
    language: 'Idioma',
    complaint: 'Queja',
    other: 'Otro',
  },
  owners: { me: 'Las mías', nobody: 'De nadie' },
  priorities: { low: 'Baja', normal: 'Media', high: 'Alta', urgent: 'Urgente' },
  waits: 'Nos espera',
  rating: '{rating} de 5',
  facts: {
    number: 'Número',
    email: 'Correo',
    case: 'Caso',
    category: 'Tema',
    priority: 'Urgencia',
    owner: 'A cargo',
    asked: 'Recibida',
    wish: 'Qué le ayudaría',
    waiting: 'Espera desde',
    resolved: 'Resuelta',
    rating: 'Calificación del cliente',
  },
  thread: 'Mensajes',
  by: '{name}, {time}',
  team: 'Nuestro equipo',
  answerTitle: 'Respuesta',
  languages: { en: 'inglés', es: 'español' },
  answer: {
    fields: {
      message: {
        label: 'Su respuesta',
        hint: 'El cliente preguntó en {language}. Lee la respuesta después de entrar; el correo solo dice que hay una.',
      },
    },
    submit: 'Enviar la respuesta',
    done: 'Enviada.',
  },
  stateTitle: 'Estado',
  settle: {
    fields: {
      status: {
        label: '¿Qué sigue?',
        options: {
          in_progress: 'La estamos revisando',
          resolved: 'Resuelta: decir al cliente qué hicimos',
          closed: 'Cerrar sin avisar al cliente',
        },
      },
      resolution: { label: 'Lo que hicimos', hint: 'El cliente lo lee en su idioma.' },
    },
    submit: 'Guardar el estado',
  },
  urgencyTitle: 'Urgencia',
  prioritize: {
    fields: {
      priority: {
        label: '¿Qué tan urgente es?',
        options: { low: 'Baja', normal: 'Media', high: 'Alta', urgent: 'Urgente' },
      },
    },
    submit: 'Guardar la urgencia',
  },
  take: { fields: {}, submit: 'Tomarla' },
  leave: { fields: {}, submit: 'Devolverla' },
  resolution: 'Lo que hicimos',
};
export default words;
