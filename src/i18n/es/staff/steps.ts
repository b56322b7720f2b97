import clientWords from '#i18n/es/steps.ts';
import type { StaffStepsWords } from '#i18n/en/staff/steps.ts';

const words: StaffStepsWords = {
  title: 'Pasos por hacer',
  stages: clientWords.stages,
  steps: clientWords.steps,
  by: { client: 'Cliente', us: 'Nosotros', translator: 'Traductor' },
  doneByClient: '{date}, por el cliente',
  doneByUs: '{date}, por nosotros',
  doneByFact: '{date}, según consta en el caso',
  notYet: 'Se anota en el caso, no aquí',
  values: '{field}: {value} (revisado el {date})',
  stale: '{field}: {value} (revisado el {date}; pregunte otra vez)',
  needsAccount: 'La búsqueda del tribunal pide una cuenta: sin ella no aparece nada, y eso no prueba nada.',
  unknown: 'No está en el archivo de condados: {fields}',
  filingFiles: clientWords.filingFiles,
  fields: clientWords.fields,
  saved: 'Guardado.',
};
export default words;
