/** Words of the client's page of a case about its package: an offer of another one, and which matters we work on. */
const words = {
  title: 'Another package for your case',
  offer: 'We suggest the {to} package in place of {from}. It covers up to {count} matters in court.',
  offerOne: 'We suggest the {to} package in place of {from}.',
  price: 'You pay only the difference, once: {amount}. Court fees are separate and go to the court.',
  free: 'You decide. Nothing changes until your payment is here, and we go on with what your package covers. If money goes back later, this payment counts too.',
  pay: 'Pay {amount}',
  paying: 'Opening the payment page…',
  decline: 'No, I keep my package',
  declineText: 'We take the offer away. You can ask us for another package at any time.',
  declineSend: 'Keep my package',
  declined: 'You keep the package you have.',
  paid: 'Thank you. Your payment has arrived, and your package is now {to}.',
  processing:
    'Your payment is on its way. We write to you as soon as it is here. Please do not pay a second time.',
  notPaid: 'The payment did not go through. No money was taken, and you can try again.',
  inReview:
    'Your payment has arrived, and a person looks at it before anything changes. Please do not pay a second time.',
  unknown: 'We could not check your payment just now. Please load this page again before you pay.',
  choose: {
    title: 'Choose what we work on',
    lead: {
      one: 'Your package covers {count} matter in court. Which one do we work on?',
      other: 'Your package covers {count} matters in court. Which ones do we work on?',
    },
    begun: 'Where we already prepare papers, nothing changes here. Write to us if you want to talk about it.',
    send: 'Work on these',
    done: 'Thank you. We work on what you chose.',
    required: 'Please choose at least one.',
  },
};
export type CaseOfferWords = typeof words;
export default words;
