/** The page of an organization to which a client handed their answers. */
const words = {
  heading: 'Answers handed to you',
  loading: 'Opening…',
  open: {
    title: 'Open with the code',
    text: 'Someone asks for your help. They can tell you a code of six digits on the phone; the email says who calls whom. The link works once, and the person can see when you open it.',
    form: {
      fields: { code: { label: 'Code', hint: 'Six digits, from the person whose answers these are' } },
      submit: 'Open the answers',
    },
  },
  gone: {
    title: 'There is nothing to open here',
    text: 'This link was used, is too old, or the person took their answers back. If you have not answered within two business days, we send one new link. You can also call the person, or write to us at {email}.',
  },
  about: '{name} handed this to {organization} on {date}. The link ends on {ends}.',
  call: 'Call {name}',
  noCall: 'Please do not call: {name} calls you.',
  what: 'What {name} told us',
  unchecked: 'Nobody checked these answers. We are not lawyers, and we are not helping with this.',
  print: 'One page to print (PDF)',
  reply: {
    title: 'Can you help?',
    lead: '{name} hears your answer at once, by email and in their account.',
    took: 'We took it',
    cannot: 'We can’t',
    cannotNote: 'After “We can’t” you can no longer see the answers, and {name} calls somebody else.',
    sending: 'Sending…',
  },
  saidTook: 'You said that you took it. {name} knows. You can read the answers here until the link ends.',
  saidCannot: 'Thank you for saying so. {name} knows and can call somebody else. The answers are closed now.',
  leave: 'Close this page',
  left: 'Closed.',
};
export type ReferralPageWords = typeof words;
export default words;
