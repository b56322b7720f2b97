import type { PromisedDays } from '#domain/promises/promised-days.ts';

interface TimelineItem {
  readonly when: string;
  readonly what: string;
}

/** What comes by when: the mail in minutes, the others by the last day of their promise. */
const timeline: Readonly<Record<'mail' | keyof PromisedDays, TimelineItem>> = {
  mail: {
    when: 'Within {confirmation} minutes',
    what: 'Email: your receipt and the link to set your password.',
  },
  work: { when: 'Within {workStarts} hours', what: 'Start: we begin to work on your case.' },
  review: {
    when: '{reviewFrom} to {reviewTo} hours',
    what: 'Case review: we read your application and the public court record, and write to you about what we found.',
  },
  papers: {
    when: '{from} to {to} weeks',
    what: 'Documents and processing: we collect the papers we need, then we prepare yours. After that the court keeps its own calendar.',
  },
};

/** Words of the checkout, and of the two pages to which people return after paying. */
const words = {
  checking: { heading: 'Your payment', lead: 'One moment, we’re checking with the card processor…' },
  paid: {
    heading: 'Payment Successful!',
    lead: 'Thank you. Your payment for {package} has arrived.',
    leadPlain: 'Thank you. Your payment has arrived.',
    amount: 'Amount',
    package: 'Package',
    order: 'Order number',
    active: 'Your case is active',
    activeText: 'We start working on it within {workStarts} hours, Monday to Friday.',
    helpTitle: 'First of all: call free legal aid',
    helpText:
      'You told us that your eviction may still be open. Please call a free lawyer today, and go to the hearing if there is one. We prepare no papers until the case is over. We’ll write to you, and you can ask for your money back at any time.',
    help: 'See free legal help',
    moreParts:
      'You are paying in parts. The other parts, each with its due date, are in your account. We’ll write to you three days before each one.',
    applyTitle: 'Your next step: fill in the application',
    applyText: 'We need it to begin. It takes about 10 minutes, and there is nothing more to pay.',
    apply: 'Fill in the application',
    mailTitle: 'Your next step: look for our email',
    mail: 'We sent your receipt and a link to set your password to {email}. It usually takes less than {minutes} minutes. Check your spam folder too.',
    mailPlain:
      'We sent your receipt and a link to set your password to your email address. It usually takes less than {minutes} minutes. Check your spam folder too.',
    knownTitle: 'Your case is in your account',
    known: 'Your receipt is on its way to {email}. Sign in with the password you have to see the case.',
    mailAgain: 'Send the emails again',
    mailSending: 'Sending…',
    mailSent: 'Sent. Look in the spam folder too.',
    openCase: 'Go to your case',
    timeline: 'What happens now',
    timelineAfter: 'What happens once we have your application',
    /** Of a step that has a day. */
    by: 'By {date}',
    items: timeline,
  },
  processing: {
    heading: 'Your payment is being processed',
    lead: 'Your bank has not finished yet. This page checks again on its own.',
    text: 'You can close this page. We’ll email you as soon as the payment goes through. Please do not pay a second time.',
    waited:
      'It is taking longer than usual. That happens, and nothing is lost. We’ll email you as soon as we know.',
    again: 'Check again',
  },
  inReview: {
    heading: 'We are checking your payment',
    lead: 'We received your payment and are checking it before we do anything else.',
    text: 'Someone on our team will write to you within {days} business day. Then we will either start or refund all of it. Please do not pay a second time.',
    address: 'Is your email address right? If it has a mistake, correcting it is often all we need.',
    checkAddress: 'Check my email address',
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
    lead: 'You can see a payment here only right after you make it, in the same browser.',
    text: 'Have you paid? Your receipt is in your email, and your case is in your account.',
    signIn: 'Sign in',
    start: 'Start the application',
  },
  checkout: {
    preparing: 'Preparing the secure payment…',
    summary: 'Order summary',
    total: 'Total today',
    price: 'Price of the package',
    part: 'Part {place} of {count}, today',
    otherParts: 'Once this part is paid, your account shows when the other parts are due.',
    card: 'Payment details',
    secure: 'Card data goes straight to our card processor. We never see your card number.',
    pay: 'Pay {price}',
    paying: 'Processing…',
    back: 'Back to Packages',
    hearing: {
      title: 'Your hearing is days away: free help first',
      text: 'We take no payment before we have answered your application, so nothing was charged. Please call free legal aid now, and go to the hearing even if you have no lawyer.',
      help: 'See free legal help',
      /** To somebody who has not applied yet. */
      applyText:
        'We take no payment before we have read your application, so nothing was charged. Please call free legal aid now, and go to the hearing even if you have no lawyer. Sending the application costs nothing, and we answer it the same business day.',
      apply: 'Fill in the application',
    },
    eviction: {
      title: 'Before you pay',
      next: 'Continue to payment',
      missing: 'Please choose one.',
    },
    wrongPackage: {
      title: 'Choose a package first',
      text: 'Invalid package selection. Please contact support. This link does not match any of our packages.',
    },
    wrongPackageToast: {
      title: 'Error',
      description: 'Invalid package selection. Please contact support.',
    },
    choose: 'See the packages',
    paidTitle: 'You have already paid',
    paidNext:
      'If we still need your application, your case says so: that is the one thing to do. For another case you can buy a different package.',
    intentTitle: 'The payment could not be prepared',
    /** The script of the card processor was stopped: neither our server nor the card is at fault. */
    cardBlocked:
      'The card form of our payment processor, Stripe, did not load. A content blocker, a strict privacy setting or a weak connection can stop it. Allow js.stripe.com, or open this page in another browser, and try again.',
    intentText: 'No money was taken.',
    failedTitle: 'Payment Failed',
    failedText: 'The card was not charged. Check the details or use another card.',
    unsureTitle: 'We lost the connection',
    unsureText:
      'We do not know yet whether the card was charged. Check first, so that you don’t pay twice. The next page asks the payment company.',
    look: 'See what happened',
    inParts: 'Can’t pay all at once?',
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
