/** The box for text messages, at the phone number of an account and in the portal. */
const words = {
  title: 'Text messages',
  lead: 'A short text can tell you when there is something new. It never says what it is about.',
  phone: 'Mobile phone number',
  box: 'Yes, {site} may send me text messages about my own request at this number: reminders, and when there is something new for me. Usually one a day at most, more around dates. Message and data rates may apply. I can reply STOP at any time to end them, or HELP for help. I don’t have to agree to use the service.',
  mayName: 'A text may say my first name.',
  submit: 'Turn on texts',
  saved:
    'We have sent a text to {phone}. Reply YES to it, and texts are on. Nothing else is sent before that.',
  /** Below the box of the application. */
  afterSending: 'After you send the form, you get one text from us. Reply YES to it, and texts are on.',
  boxRequired: 'Please tick the box if you want texts.',
  states: {
    asked: 'We have asked {phone}. Reply YES to our text to turn texts on.',
    on: 'Texts go to {phone}.',
    ended: 'Texts to {phone} are off.',
  },
  ends: {
    stop: 'You texted STOP. To turn them on again, text START to {number}.',
    blocked: 'This phone has blocked us. To turn texts on again, text START to {number}.',
    failed: 'Our texts did not arrive there.',
    wrong_number: 'Somebody wrote that this is not your number.',
  },
  end: 'Turn off texts',
  ended: 'Texts are off.',
  change: 'Change the number or what a text may say',
};

export default words;
export type TextConsentWords = typeof words;
