import type { RecordResult } from '#domain/cases/work-requests.ts';

/** A look at the public record: does it say what our court case says? */
const words = {
  title: 'Compare with the public record',
  help: 'Search for the case the way the public does. The search is logged, whatever you find.',
  form: {
    fields: {
      result: {
        label: 'What does the record say?',
        options: {
          matched: 'It matches',
          wrong_county: 'It is in another county',
          not_found: 'Not found',
        } satisfies Record<RecordResult, string>,
      },
      partyIds: 'These names are in the record exactly like this',
      name: 'Who sued, as the record has it',
      address: 'Address of who sued',
      note: 'Where you looked and what you saw',
    },
    submit: 'Log the search',
    done: 'Logged.',
  },
  voided: { one: 'Logged. {count} paper is now void.', other: 'Logged. {count} papers are now void.' },
  notFound: {
    one: 'Logged. That was the first search without a result.',
    other:
      'Logged. That was search {count} without a result. After logged searches without a result, decline with a refund.',
  },
  /** Two people compared at the same time. */
  meanwhile: '{name} logged this search on {time}, while you were writing.',
  meanwhileHelp:
    'What you wrote is still here, and you can log your search too. Where you both changed a field, both values are shown below.',
  wrongCountyHelp: 'The court case moves to the other county. Its history stays; its papers are void.',
};
export type CaseRecordWords = typeof words;
export default words;
