import oneName from '../one-name.ts';

/** Another legal name of a client. */
const words = {
  title: 'Change the client’s legal name',
  lead: 'After a marriage, or where it is misspelled. Look at a document that shows it. The name the court has stays; papers say both, and those that print the name are made and approved again.',
  oneName,
  doneNone: 'The name is changed. No paper prints it yet.',
  done: {
    one: 'The name is changed. {count} paper prints it and has to be made again.',
    other: 'The name is changed. {count} papers print it and have to be made again.',
  },
  form: {
    fields: {
      firstName: 'First name today',
      lastName: 'Last name today',
      reason: 'What you saw, and why',
    },
    submit: 'Change the name',
  },
};
export type CaseNameWords = typeof words;
export default words;
