/** Words of the client's page of a case about its package: an offer of another one, and which matters we work on. */
const words = {
  title: 'Another package for your case',
  offer: 'We suggest the {to} package instead of {from}. It covers up to {count} court cases.',
  offerOne: 'We suggest the {to} package instead of {from}.',
  price: 'You pay only the difference, once: {amount}. Court fees are separate and go to the court.',
  free: 'You decide. Nothing changes until we have your payment, and until then we keep working on what your package covers. If there is a refund later, it includes this payment.',
  pay: 'Pay {amount}',
  paying: 'Opening the payment page…',
  decline: 'No, I keep my package',
  declineText: 'We’ll withdraw the offer. You can ask us for another package at any time.',
  declineSend: 'Keep my package',
  declined: 'You keep the package you have.',
  paid: 'Thank you. Your payment has arrived, and your package is now {to}.',
  processing:
    'Your payment is on its way. We’ll write to you as soon as it arrives. Please do not pay a second time.',
  notPaid: 'The payment did not go through. No money was taken, and you can try again.',
  inReview:
    'Your payment has arrived, and someone on our team is checking it before anything changes. Please do not pay a second time.',
  unknown: 'We could not check your payment just now. Please reload this page before you pay.',
  choose: {
    lead: {
      one: 'Your package covers {count} court case. Which one should we work on?',
      other: 'Your package covers {count} court cases. Which ones should we work on?',
    },
    begun:
      'If we are already preparing papers for a court case, nothing changes for it. Write to us if you want to talk about it.',
    submit: 'Work on these',
    done: 'Thank you. We’ll work on what you chose.',
  },
};
export type CaseOfferWords = typeof words;
export default words;
