import emailMessages from './email-messages.ts';
/** The quiz on the home page. It gives a tendency and the reasons, never a verdict: a judge decides. */
const words = {
  title: 'How strong might your request be?',
  lead: 'Three questions, one minute, no name. See if requests like yours are often stronger, and why. It is never legal advice: a judge decides.',
  freeHelp: 'Free help, whatever your answer is',
  withoutScript:
    'The questions need JavaScript. It is off in your browser, or it did not load. What they look at:',
  form: {
    state: {
      label: 'Where was the eviction case?',
      options: { Georgia: 'In Georgia', other: 'In another state' },
    },
    outcome: {
      label: 'How did it end?',
      hint: 'If there were several cases, take the one that worries you most.',
      options: {
        dismissed: 'It was dismissed',
        'judgment-tenant': 'The judge decided for me',
        settled: 'The landlord and I settled',
        'judgment-landlord': 'The judge decided for the landlord',
        open: 'It is still open',
        unknown: 'I do not know',
      },
    },
    timeframe: {
      label: 'How long ago was it filed?',
      options: {
        'under-1-year': 'Less than 1 year',
        '1-3-years': '1 to 3 years',
        '3-7-years': '3 to 7 years',
        'over-7-years': 'More than 7 years',
        unknown: 'I do not know',
      },
    },
    email: {
      label: 'Your email',
      optional: '(optional)',
      hint: 'Only if you want the answer by email too. By writing it here you agree to one email with this answer. We keep the address with your answers and use it for nothing else.',
    },
    submit: 'Show my answer',
    summaryTitle: 'Please look at this again:',
    errorPrefix: 'Error:',
  },
  messages: {
    'quizState.required': 'Choose where the case was.',
    'quizOutcome.required': 'Please say how the case ended. You can also answer “I do not know”.',
    'quizTimeframe.required': 'Please say how long ago it was filed. You can also answer “I do not know”.',
    ...emailMessages,
    'email.invalid': 'Please write the email address in full, like name@example.com, or leave it empty.',
  },
  answer: {
    label: 'Your answer',
    why: 'Why',
    next: 'A good next step',
    again: 'Change my answers',
    notVerdict: 'This is a direction, never a promise. A judge decides after a hearing.',
  },
  results: {
    often_stronger: {
      title: 'Often stronger',
      text: 'Requests about cases like this are often stronger than others.',
    },
    harder: {
      title: 'Harder: talk to a lawyer first',
      text: 'Requests about cases like this are harder. That does not mean no. It means that it is best to get advice before you pay anyone.',
    },
    outside_service: {
      title: 'Outside our service',
      text: 'We prepare papers for Georgia courts only, so we cannot help with this case.',
    },
  },
  reasons: {
    'state.other':
      'The request goes to the court that had the case. Other states have rules of their own, and some have laws about eviction records. Legal aid in that state can tell you, often for free.',
    'outcome.dismissed': 'The case was dismissed, so no judge decided against you.',
    'outcome.judgment-tenant': 'The judge decided for you.',
    'outcome.settled':
      'You settled. That helps most when you paid everything you agreed to and the landlord consents in writing. Even then the judge decides: the landlord’s consent alone is not enough.',
    'outcome.judgment-landlord':
      'The judge decided for the landlord. In every case a court looks for facts from your own life that show real harm, such as a written denial from a landlord.',
    'outcome.open':
      'The case is still open, and now is the time to act: a lawyer may help you ask the landlord to dismiss it before there is a judgment. If you just got court papers, you often have only 7 days to answer.',
    'outcome.unknown':
      'A lot depends on how the case ended. The clerk of the court that had it can look it up: court records are generally public.',
    'time.recent': 'The case is less than a year old. It is often harder when a case is recent.',
    'time.shown': 'Screening reports may still show it: generally for up to seven years.',
    'time.old':
      'The case is more than seven years old. Screening reports generally show cases for up to seven years, so look at your own report first. The court file does not go away with age.',
  },
  next: {
    intake: {
      text: 'If you want us to prepare the papers, fill in the form. You see the price before you pay. You may also file on your own, without paying us.',
      button: 'Start the form',
    },
    lawyer: {
      text: 'Talk to a free lawyer before you pay us or anyone else. They may answer questions that we are not allowed to answer.',
      button: 'See free legal help',
    },
    'free-help': {
      text: 'Ask the groups that help for free. It costs nothing, and you will know more.',
      button: 'See free legal help',
    },
  },
  mail: {
    sending: 'We are sending your answer by email…',
    sent: 'Your answer is on its way to {email}.',
    failed:
      'We could not send the email just now. Your answer is here, complete. You can try again or write it down.',
    retry: 'Try the email again',
  },
};
export type EligibilityWords = typeof words;
export default words;
