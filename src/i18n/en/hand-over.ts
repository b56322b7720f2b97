/** Handing answers to free legal help, for the client. */
const words = {
  title: 'Free legal help',
  lead: 'A free lawyer may be able to help you here.',
  again: 'You do not have to tell everything again.',
  danger: 'If you are in danger right now, call 911.',
  call: 'Call',
  send: {
    open: 'Send my answers to {organization}',
    fields: {
      withHealth: 'Also send what I answered about my health and benefits',
      withSafety: 'Also send how it is safe to reach me, and whom I called a danger',
      agreed: 'I want you to send this to {organization}',
    },
    submit: 'Send',
    done: 'Sent. The code you need is below.',
  },
  sample: 'This is a sample organization for trying the page. Nobody reads what you send.',
  preview: 'This is what is sent',
  mayCall:
    'They get your first name and phone number by email, and call you. Everything else they can read only with a code that you tell them.',
  noCall:
    'They get your first name by email and will not call you. Everything else they can read only with a code that you tell them when you call.',
  ends: 'The link ends after {days} days. You can take your answers back at any time.',
  paper: {
    title: 'Take my answers along on paper',
    lead: 'One page to print or show. We send it to nobody.',
    health: 'Put on it what I answered about my health and benefits',
    safety: 'Put on it how it is safe to reach me, and whom I called a danger',
    english: 'The page in English (PDF)',
    spanish: 'The page in Spanish (PDF)',
  },
  sent: {
    title: 'Sent to {organization}',
    at: 'You sent your answers on {date}.',
    withHealth: 'Answers about your health went along.',
    withSafety: 'How to reach you safely went along.',
    code: 'Your code: {code}',
    codeCall: 'They call you and ask for this code. Tell it to nobody else.',
    codeNoCall: 'Call them and tell them this code. Tell it to nobody else.',
    number: 'Their number: {phone}',
    waiting: 'They have not opened it yet.',
    reminded: 'We reminded them on {date}.',
    opened: 'They opened it on {date}.',
    locked:
      'Too many wrong codes were entered, so the link no longer opens. Take your answers back and send them again.',
    took: '{organization} took it. They will talk to you about what comes next.',
    cannot:
      '{organization} cannot help this time. They can no longer see your answers. Please call another place.',
    unanswered:
      '{organization} did not answer. The link has ended, and nobody can open your answers any more. Please call them.',
    ended: 'The link has ended. Nobody can open your answers any more.',
    ends: 'The link ends on {date}.',
    withdrawn: 'You took your answers back on {date}.',
    seen: 'They had opened them on {date}, so they may remember or have printed what they read.',
    notSeen: 'Nobody had opened them.',
  },
  withdraw: {
    label: 'Take my answers back',
    named: 'Take my answers back from {organization}',
    question:
      'From now on nobody can open them. What somebody has already read or printed cannot be taken back.',
    yes: 'Yes, take them back',
    doneSeen:
      'Taken back. They had opened your answers on {date}, so they may remember or have printed what they read.',
    doneUnseen: 'Taken back. Nobody had opened your answers.',
  },
};
export type HandOverWords = typeof words;
export default words;
