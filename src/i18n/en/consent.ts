/** The question before visits are counted with the help of other companies. */
const words = {
  title: 'May we count your visit?',
  text: 'If you agree, we tell the companies that help us count visitors and measure our ads which public pages you open. We never share what you type, or anything from the form, payment or your account. Everything works the same if you say no.',
  more: 'Privacy policy',
  accept: 'Accept',
  decline: 'Decline',
  askedNotTo:
    'Your browser asks websites not to track you. We respect that: we don’t share anything about your visit.',
  close: 'Close',
  open: 'Privacy choices',
};
export type ConsentWords = typeof words;
export default words;
