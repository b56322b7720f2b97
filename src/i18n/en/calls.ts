/** A call that a client books. */
const words = {
  title: 'Talk to us by phone',
  lead: 'A {minutes}-minute call about how your case is going: what happened, what comes next, what the papers mean. We can’t give legal advice.',
  rules:
    'Choose a time at least {notice} hours from now. You can move or cancel it until {change} hours before.',
  none: 'No times are free right now. Write to us, and we will find one.',
  noneInLanguage: 'No times are free in this language right now.',
  booking: {
    fields: {
      language: { label: 'In which language?', options: { en: 'English', es: 'Spanish' } },
      startsAt: 'Time (Eastern Time)',
      phone: {
        label: 'Your phone number',
        hint: 'We call this number. If nobody answers, we leave no details.',
      },
    },
    sending: 'Booking…',
  },
  day: 'Day',
  choose: 'Please choose a time.',
  book: 'Book this call',
  move: 'Move the call to this time',
  booked: 'Your call is booked. We’ve sent you an email.',
  moved: 'Your call has been moved. We’ve sent you an email.',
  taken: 'Someone just took this time. These are the closest times still free:',
  standing: 'Your call: {date}',
  standingWith: '{name} will call you at {phone}.',
  standingPlain: 'We’ll call you at {phone}.',
  fixed: 'It is too late to change this call here. Write to us if you can’t take it.',
  change: 'Move the call',
  keep: 'Keep the call as it is',
  cancel: 'Cancel the call',
  cancelQuestion: 'We won’t call you at this time, and someone else can take it. You can book another call.',
  cancelYes: 'Yes, cancel it',
  cancelled: 'Your call is canceled.',
};
export type CallWords = typeof words;
export default words;
