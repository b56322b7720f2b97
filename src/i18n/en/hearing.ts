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
    'The court provides an interpreter if it is asked in time. A child, or someone who works for the other side, should not translate for you.',
  cannot: 'I cannot come',
  cannotText:
    'Tell us why. We’ll look at it today and tell you what you can ask the court. The date stands until the judge changes it: if you are not there, the judge can say no.',
  why: 'Why can’t you come?',
  send: 'Send: I cannot come',
  sending: 'Sending…',
  sent: 'Thank you. Someone on our team will look at it today. The date stands until the judge changes it.',
  required: 'Please fill this in.',
};
export type HearingWords = typeof words;
export default words;
