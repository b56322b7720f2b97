import type { CasePageWorkWords } from '#i18n/en/staff/case-page.ts';

const words: CasePageWorkWords = {
  tabsLabel: 'Partes del caso',
  tabs: {
    work: 'Trabajo',
    papers: 'Documentos',
    messages: 'Mensajes',
    history: 'Historial',
    client: 'Cliente y dinero',
  },
  open: 'Abrir el caso',
  facts: 'Datos',
  allOf: 'Todo en “{tab}”',
  next: 'Sigue: {step}',
  steps: {
    flag: 'Revisar los avisos',
    record: 'Comparar con el registro público',
    papers: 'Preparar los documentos',
    message: 'Leer el mensaje nuevo',
  },
  ofMatter: '{text} (caso del tribunal {place})',
  waits: 'No nos toca hacer nada. Turno: {turn}.',
  moreMoves: 'Otros pasos',
  onHold: 'En pausa',
  lacks: 'Falta algo',
  nextCase: 'Siguiente caso',
  doneTask: 'Hecho: {task}',
  composer: {
    title: 'Escribir',
    kinds: { message: 'Mensaje', note: 'Nota', update: 'Novedad', call: 'Llamada' },
  },
};
export default words;
