import account from './account.ts';

/** What all forms and everything that is loaded say alike. */
const words = {
  ...account,
  optional: '(optional)',
  sending: 'Sending…',
  saved: 'Saved.',
  cancel: 'Cancel',
  stale: {
    somebody: 'Someone changed this on {time}. Nothing was overwritten.',
    named: '{name} changed this on {time}. Nothing was overwritten.',
    next: 'The page now shows the newest version. What you typed is still here: check it, then send it again.',
  },
};
export type FormKitWords = typeof words;
export default words;
