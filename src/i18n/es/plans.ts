import type { PlanWords } from '../en/plans.ts';

const kinds = {
  find_home: 'Encontrar un nuevo lugar para rentar',
  keep_home: 'Conservar la casa donde vivo',
  clear_debt: 'Pagar lo que debo',
  work: 'Encontrar o conservar un trabajo',
  learn: 'Terminar las lecciones de este sitio',
  own: 'En mis propias palabras',
};

const words: PlanWords = {
  title: 'Mis metas',
  lead: '¿Qué quiere lograr? Hasta {most} metas. Solo usted las ve, a menos que comparta alguna.',
  kinds,
  adding: {
    open: 'Agregar una meta',
    fields: {
      kind: { label: '¿Cuál es su meta?', options: kinds },
      title: 'Su meta en pocas palabras',
      description: 'Por qué le importa',
      targetDate: '¿Para cuándo?',
      isFirst: 'Esta es la más importante',
      isShared: 'Compartirla con quienes trabajan en mi caso',
    },
    submit: 'Guardar la meta',
    sending: 'Guardando…',
    done: 'Guardamos su meta.',
  },
  saved: 'Guardamos su meta.',
  full: 'Ya tiene {most} metas. Quite una para agregar otra.',
  none: 'Todavía no hay metas.',
  isFirst: 'la más importante',
  isShared: 'compartida con nosotros',
  byDate: 'para el {date}',
  progress: '¿Cuánto ha avanzado con “{goal}”?',
  steps: { 0: 'Sin empezar', 25: 'Ya empecé', 50: 'A la mitad', 75: 'Casi', 100: 'Lograda' },
  paused: 'en pausa',
  reached: 'lograda',
  pause: 'Ponerla en pausa',
  resume: 'Seguir con ella',
  doShare: 'Compartir con nosotros',
  unshare: 'Dejar de compartir',
  remove: 'Quitar',
  removeQuestion: 'Se borran la meta y lo que usted ha avanzado. No se puede recuperar.',
  removeYes: 'Sí, quitarla',
  removed: 'Se quitó la meta.',
  notes: {
    title: 'Mis notas',
    lead: 'Para usted: preguntas que quiere hacer, lo que alguien le dijo, lo que no debe olvidar. Nadie de nuestro equipo puede leer esto.',
    fields: { notes: 'Sus notas' },
    submit: 'Guardar las notas',
    done: 'Guardamos sus notas.',
    elsewhere: 'En otro teléfono o computadora, sus notas ahora dicen:',
  },
};
export default words;
