/** What helps on the way to a date of the court. */
const words = {
  title: 'Your court date',
  bring: 'What to bring',
  bringList: [
    'A photo ID',
    'The letter with this date, and your copies of the papers',
    'Proof of what you want to show, printed on paper',
  ],
  way: 'How to get there',
  wayText:
    'Look up the route and parking the day before. Be there 45 minutes early: there is a security check and a line. Turn your phone off inside.',
  placeUnknown: 'The letter from the court says where. If it does not, call the clerk.',
  interpreter:
    'The court provides an interpreter if you ask in time. A child, or someone who works for the other side, should not translate for you.',
  cannotCome: {
    title: 'I cannot come',
    text: 'Tell us why. We’ll look at this first and answer by the next business day. Call the clerk today too, and ask how to request a new date. The date stays the same unless the judge changes it: if you are not there, the judge can say no.',
    fields: { message: 'Why can’t you come?' },
    submit: 'Send: I cannot come',
    done: 'Thank you. We’ll look at this first and answer by the next business day. Please call the clerk today too. The date stays the same unless the judge changes it.',
  },
};
export type HearingWords = typeof words;
export default words;
