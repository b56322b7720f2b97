const bodyHint =
  'Put a blank between two pairs of braces, such as {{day}}. The same blanks in both languages.';

/** Saved replies: the list, one pair, and the picker beside what staff write. */
const words = {
  title: 'Saved replies',
  lead: 'Texts for answers, always in both languages. A blank such as {{name}} must be filled in before an answer can be sent.',
  search: 'Words of a reply',
  empty: 'No saved replies yet.',
  add: 'New reply',
  newTitle: 'New saved reply',
  columns: { title: 'Reply', state: 'State', changed: 'Last changed' },
  older: { en: 'English is older', es: 'Spanish is older' },
  current: 'Both current',
  olderText: {
    en: 'The Spanish half was changed after the English one. Read both, then save with the box below ticked.',
    es: 'The English half was changed after the Spanish one. Read both, then save with the box below ticked.',
  },
  fields: {
    titleEn: 'Name in English',
    titleEs: 'Name in Spanish',
    bodyEn: { label: 'Text in English', hint: bodyHint },
    bodyEs: { label: 'Text in Spanish', hint: bodyHint },
    bothCurrent: 'I read both halves, and they say the same',
  },
  submit: 'Save',
  done: 'Saved.',
  doneOlder: { en: 'Saved. English is now older: check it.', es: 'Saved. Spanish is now older: check it.' },
  stored: 'Current version',
  retire: {
    title: 'Remove',
    submit: 'Remove this reply',
    question: 'Remove “{title}”?',
    text: 'It is no longer offered. Answers that used it stay as they are.',
    yes: 'Remove',
    done: 'Removed.',
  },
  picker: {
    open: 'Saved replies',
    filter: 'Find a reply',
    none: 'No reply contains these words.',
    insert: 'Insert: {title}',
    inserted: 'Inserted: {title}',
    manage: 'Manage the replies',
  },
  blanks: {
    left: { one: 'One blank is left to fill in', other: '{count} blanks are left to fill in' },
    next: 'Go to the next blank',
    refused: 'Fill in every blank first, or delete it.',
  },
};
export type RepliesWords = typeof words;
export default words;
