import type { Filer } from '#domain/cases/matters.ts';

/** One court case: its facts and how they are put right. */
const words = {
  title: 'Court case {place}',
  leftOut: 'Left out: nothing is done about it',
  sameDispute: 'Same dispute as court case {place}',
  facts: 'Facts',
  form: {
    fields: {
      court: 'Court',
      county: { label: 'County', placeholder: 'Unknown' },
      docketNumber: 'Docket number',
      filingYear: 'Year it was filed',
      nameAsFiled: { label: 'Name as filed', hint: 'Exactly as the court wrote it, mistakes included.' },
      aliases: { label: 'Other names', hint: 'One per line.' },
      addressThen: 'Address at the time',
      filedAgainstOn: 'Filed against the client on',
      judgedOn: 'Judged on',
      caseOutcome: { label: 'How the eviction ended', placeholder: 'Unknown' },
      judgment: 'Judgment',
      writRecordedIn: 'Writ of execution recorded in',
      attorneyId: { label: 'Attorney who reads our papers', placeholder: 'None' },
      hiddenSeenOn: {
        label: 'Seen as hidden on',
        hint: 'Only after someone searched the way the public does and did not find it.',
      },
      sameDisputeAs: { label: 'Same dispute as', placeholder: 'None' },
      leftOut: 'Leave this court case out',
      source: 'Where did you get this?',
    },
    submit: 'Save the facts',
    done: 'Saved.',
  },
  parties: 'Parties',
  oddDocket: 'This does not look like a docket number. Please check it; you can save it all the same.',
  matched: 'Compared with the record',
  matchedBy: '{time}, {name}',
  notMatched: 'Not yet',
  prepared: 'Papers prepared',
  signed: 'Signed copy',
  fee: 'Court fee settled',
  filed: 'Filed',
  filedBy: {
    us: '{date}, by us',
    client: '{date}, by the client',
    other: '{date}, by somebody else',
  } satisfies Record<Filer, string>,
  envelope: 'Envelope number',
  hearing: 'Hearing',
  decided: 'Decided',
  outcome: 'Outcome',
  limitEnds: 'The limit ends on',
  end: 'Ended because',
  edit: 'Change the facts',
  matchLost: 'Saved. Compare these facts with the record again.',
};
export type CaseMatterWords = typeof words;
export default words;
