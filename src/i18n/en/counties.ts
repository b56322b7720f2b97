import type { CountyCourt, CourtField } from '#domain/counties/court-values.ts';

/** Pages of the counties: their courts, what was checked there, and free help. */
const words = {
  index: {
    filter: 'Find your county',
    filterHint: 'Type the first letters of its name.',
    found: { one: '{count} county', other: '{count} counties' },
    none: 'No county has that name. Georgia has 159. Your court papers name the right one.',
    verified: 'With court details that we checked',
    all: 'All 159 counties',
    which: 'Which county is mine? The one where the home was, because the case was filed there.',
  },
  county: {
    title: '{county} County: courts and free help',
    heading: '{county} County',
    description:
      'Courts of {county} County, Georgia, that may have an eviction case: what was checked, with source and day, and free legal help.',
    before: 'Call the clerk before you go or mail something: addresses, fees and ways of filing change.',
    courts: 'Its courts',
    all: 'All counties',
    isNot: 'There is none in this county.',
    unknown: 'Whether this county has one is not verified yet. The clerk of the superior court can tell you.',
    nothing: 'Nothing else is verified yet. Call the clerk.',
    missing: 'Not verified yet: {fields}. Call the clerk.',
    checked: 'checked {date}',
    stale: 'checked {date}, more than {days} days ago: please call and ask',
    source: 'source',
    sources: { one: 'source', other: 'source {count}' },
    said: 'from: {source}',
    help: 'Free help here',
    learn: 'Read before you file',
    groups: { where: 'Where', how: 'How to file', cost: 'What it costs', more: 'Also known' },
    lessons: {
      process: 'Lesson: how an eviction case runs in Georgia',
      sealing: 'Lesson: asking a court to limit access to a record',
      hearing: 'What to bring to a hearing',
      letters: 'Free letters to screening companies',
    },
    wrong: 'Is something here wrong? Tell us.',
  },
  courts: {
    magistrate: { name: 'Magistrate court', text: 'Most eviction cases are filed here.' },
    state: { name: 'State court', text: 'Not every county has one.' },
    superior: { name: 'Superior court', text: 'Every county has one.' },
  } satisfies Record<CountyCourt, { name: string; text: string }>,
  fields: {
    exists: 'Is there one?',
    court: 'Name',
    address: 'Address',
    mail: 'Mailing address',
    phone: 'Phone',
    filing: 'Ways of filing',
    efiling: 'E-filing system',
    fee: 'Fee',
    copies: 'Copies',
    copy_fee: 'Price of copies',
    form: 'Own form',
    originals: 'Who keeps signed originals',
    hearings: 'Hearings',
    chambers: 'Orders to the judge’s office',
    interpreter: 'Interpreter',
    docket: 'Where to look up a case',
    self_help: 'Free help at the court',
  } satisfies Record<CourtField, string>,
};
export type CountiesWords = typeof words;
export default words;
