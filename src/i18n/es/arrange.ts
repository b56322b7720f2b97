import type { ArrangeWords } from '../en/arrange.ts';

const words: ArrangeWords = {
  lead: 'Elija qué ve debajo de sus casos y en qué orden. Sus casos van siempre primero. Se ve igual en cada teléfono o computadora que use.',
  show: 'Mostrar “{panel}”',
  up: 'Subir “{panel}”',
  down: 'Bajar “{panel}”',
  upShort: 'Subir',
  downShort: 'Bajar',
  place: '“{panel}” es ahora el número {place} de {count}.',
  saved: 'Guardado.',
};
export default words;
