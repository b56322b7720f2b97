/** Words of the two pages people come back to from paying, and of the checkout. */
const words = {
  checking: { heading: 'Your payment', lead: 'One moment, we are asking the card processor…' },
  paid: {
    heading: 'Payment Successful!',
    lead: 'Thank you. Your payment for {package} has arrived.',
    leadPlain: 'Thank you. Your payment has arrived.',
    amount: 'Amount',
    package: 'Package',
    order: 'Order number',
    active: 'Your case is active',
    activeText:
      'We start working on it within {workStarts} hours, Monday to Friday. You do not have to do anything for that.',
    mailTitle: 'Your next step: look for our email',
    mail: 'We sent your receipt and a link to set your password to {email}. It usually takes less than {minutes} minutes. Look in the spam folder too.',
    mailPlain:
      'We sent your receipt and a link to set your password to your email address. It usually takes less than {minutes} minutes. Look in the spam folder too.',
    knownTitle: 'Your case is in your account',
    known: 'Your receipt is on its way to {email}. Sign in with the password you have to see the case.',
    signIn: 'Sign in',
    openCase: 'Go to your case',
    timeline: 'What happens now',
    items: [
      {
        when: '{reviewFrom} to {reviewTo} hours',
        what: 'Case review: we read your application and the public court record.',
      },
      { when: 'Within {contact} business days', what: 'First contact: we write to you about what we found.' },
      { when: 'Week {documents}', what: 'Documents: we collect the papers we need.' },
      {
        when: '{from} to {to} weeks',
        what: 'Processing: your papers are prepared. After that the court keeps its own calendar.',
      },
    ],
  },
  processing: {
    heading: 'Your payment is being processed',
    lead: 'Your bank has not finished yet. This page keeps asking by itself.',
    text: 'You may close this page: as soon as the payment is there, we send you an email. Please do not pay a second time.',
    waited:
      'It is taking longer than usual. That happens, and nothing is lost. We email you as soon as we know.',
    again: 'Check again',
  },
  inReview: {
    heading: 'We are checking your payment',
    lead: 'Your payment arrived, and it does not quite match your order.',
    text: 'A person looks at it and writes to you within {days} business day. Then we begin, or send all of it back. Please do not pay a second time.',
  },
  notPaid: {
    heading: 'The payment did not go through',
    lead: 'No money was taken. Your application is safe, and you can try again at any time.',
    text: 'The bank may have refused the card, or the payment page was closed too early. Another card often works.',
    backToApplication: 'Back to the payment links',
    backToCheckout: 'Back to checkout',
  },
  unknown: {
    heading: 'Your payment',
    lead: 'This page shows a payment only right after it was made, in the browser it was made in.',
    text: 'Have you paid? Your receipt is in your email, and your case is in your account.',
    signIn: 'Sign in',
    start: 'Start the application',
  },
  support: { title: 'Questions?', text: 'Write to us. We answer within {hours} hours, Monday to Friday.' },
  checkout: {
    preparing: 'Preparing the secure payment…',
    summary: 'Order summary',
    total: 'Total today',
    card: 'Payment details',
    secure: 'Card data goes straight to our card processor. We never see your card number.',
    pay: 'Pay {price}',
    paying: 'Processing…',
    back: 'Back to Packages',
    wrongPackage: {
      title: 'Choose a package first',
      text: 'The link to this page does not name one of our packages.',
    },
    paidTitle: 'You have already paid',
    intentTitle: 'The payment could not be prepared',
    intentText: 'No money was taken.',
    failedTitle: 'Payment Failed',
    failedText: 'The card was not charged. Check the details or use another card.',
    unsureTitle: 'We lost the connection',
    unsureText:
      'We do not know yet whether the card was charged. Look first, so that you do not pay twice: the next page asks the payment company.',
    look: 'See what happened',
    inParts: 'Is it too much at once?',
    askInParts: 'Ask about a payment plan',
    successTitle: 'Payment Successful',
    successText: 'Taking you to your confirmation…',
    confirmFailed: 'Payment processed successfully. Please contact support for portal access.',
    toCase: 'Go to your case',
    toSignIn: 'Taking you to the sign-in page…',
    toasts: 'Notifications',
    closeToast: 'Close',
  },
};
export type PaymentWords = typeof words;
export default words;
