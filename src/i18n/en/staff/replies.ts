import type { ReplyMessageKey } from '#domain/replies/saved-replies.ts';

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
    bodyEn: 'Text in English',
    bodyEs: 'Text in Spanish',
  },
  bodyHint: 'Put a blank between two pairs of braces, such as {{day}}. The same blanks in both languages.',
  both: 'I read both halves, and they say the same',
  submit: 'Save',
  done: 'Saved.',
  doneOlder: { en: 'Saved. English is now older: check it.', es: 'Saved. Spanish is now older: check it.' },
  /** Somebody else was faster; {name} may be unknown. */
  staleBy:
    '{name} changed this reply in the meantime. What you typed is still here; the current version is below.',
  stale:
    'Someone changed this reply in the meantime. What you typed is still here; the current version is below.',
  stored: 'Current version',
  retire: {
    title: 'Remove',
    submit: 'Remove this reply',
    question: 'Remove “{title}”?',
    text: 'It is no longer offered. Answers that used it stay as they are.',
    yes: 'Remove',
    done: 'Removed.',
  },
  problems: {
    'reply.title': 'Please give it a name in this language.',
    'reply.body': 'Please write it in this language.',
    'reply.blanks': 'Both languages must have the same blanks.',
  } satisfies Record<ReplyMessageKey, string> as Record<string, string>,
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
