import clientWords from '#i18n/en/steps.ts';

/** Steps by hand of a court case, as staff read them: the client's own words, and whose each step is. */
const words = {
  title: 'Steps by hand',
  stages: clientWords.stages,
  steps: clientWords.steps,
  by: { client: 'Client', us: 'We', translator: 'Translator' },
  doneByClient: '{date}, by the client',
  doneByUs: '{date}, by us',
  doneByFact: '{date}, as entered in the case',
  notYet: 'Entered in the case, not here',
  values: '{field}: {value} (checked {date})',
  stale: '{field}: {value} (checked {date}, ask again)',
  needsAccount: 'The court’s search needs an account: without one nothing is found, and that proves nothing.',
  unknown: 'Not in the county file: {fields}',
  filingFiles: clientWords.filingFiles,
  fields: clientWords.fields,
  saved: 'Saved.',
};
export type StaffStepsWords = typeof words;
export default words;
