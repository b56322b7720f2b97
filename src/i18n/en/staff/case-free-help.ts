/** What a client handed to free legal help, as staff read it: to whom and what came of it, never what was sent. */
const words = {
  title: 'Free legal help',
  steps: {
    sent: 'sent, not opened yet',
    opened: 'opened',
    took: 'took it',
    cannot: 'can’t take it',
    withdrawn: 'taken back by the client',
    unanswered: 'did not answer',
  },
};
export type CaseFreeHelpWords = typeof words;
export default words;
