import type { CaseSeveralWords } from '#i18n/en/staff/case-several.ts';

const words: CaseSeveralWords = {
  title: 'Hacer lo mismo para todos',
  kind: '¿Qué?',
  kinds: { task: 'Agregar una tarea', request: 'Pedir archivos', message: 'Escribir un mensaje' },
  lead: 'Cada cliente lo lee en su idioma, así que se necesitan los dos.',
  recipient: '{client}, {number} ({language})',
  taskTitle: 'Qué hay que hacer',
  dueOn: 'Fecha límite',
  owner: 'Cada tarea es de quien lleva el caso.',
  what: 'Qué necesitamos, en {language}',
  message: 'Mensaje, en {language}',
  submit: { one: 'Seguir con {count} caso', other: 'Seguir con {count} casos' },
  confirm: {
    title: { one: '{what}: ¿{count} caso?', other: '{what}: ¿{count} casos?' },
    text: 'Se hace uno por uno y se puede detener en cualquier momento. Son estos:',
    yes: 'Seguir',
  },
  stop: 'Detener',
  goOn: 'Seguir con los que faltan',
  results: 'Resultados',
  states: {
    waiting: 'espera',
    sending: 'en curso…',
    done: 'hecho',
    stopped: 'sin hacer',
  },
  failed: 'sin hacer: {why}',
  status: '{done} de {count} hechos.',
};
export default words;
