import type { ArrangeWords } from '../en/arrange.ts';

const words: ArrangeWords = {
  open: 'Ordenar esta página',
  title: 'Ordenar esta página',
  lead: 'Elija qué ve debajo de sus casos y en qué orden. Sus casos van siempre primero. Se ve igual en cada teléfono o computadora que use.',
  panels: {
    dates: 'Fechas y calendario',
    payments: 'Pagos',
    tickets: 'Ayuda y preguntas',
    goals: 'Mis metas y notas',
    learning: 'Centro de aprendizaje',
  },
  show: 'Mostrar “{panel}”',
  up: 'Subir “{panel}”',
  down: 'Bajar “{panel}”',
  upShort: 'Subir',
  downShort: 'Bajar',
  place: '“{panel}” es ahora el número {place} de {count}.',
  saved: 'Guardado.',
};
export default words;
