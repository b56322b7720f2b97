import intake from '#i18n/en/intake.ts';
import filePicker from '#i18n/en/file-picker.ts';

const words = {
  loading: { heading: 'Your application', lead: 'One moment, we’re looking it up…' },
  received: {
    heading: 'We have your application',
    leadNamed: 'Thank you, {name}. We have your answers. One step is left: payment.',
    lead: 'Thank you. We have your answers. One step is left: payment.',
    leadUnsold: 'Thank you. We have your answers, and they are safe with us.',
  },
  /** A court may still be working on the eviction. */
  notices: intake.notices,
  hearing: {
    lead: 'Thank you. We have your answers, and they are safe with us. Before anything about money, please read this.',
    waits: 'Your hearing is on {hearing}. We take no payment before we have answered you.',
    answer:
      'We answer you by email by the end of {date}. Please don’t wait for us: call free legal aid now, and go to the hearing.',
    after_hearing:
      'Your hearing is on {hearing}. Free legal aid can do more for you now than we can, so we take no payment before it is over.',
  },
  helpPage: {
    where: 'See who helps for free',
    title: 'Your answers on one page, for the free lawyer',
    lead: 'So you don’t have to tell everything again. Show it, or read it out when you call. It has your name, phone and email, the county, the hearing, the landlord and how your case stands. It leaves out your address, your birth date and your reasons. We send it to nobody.',
    health:
      'Also print what may say something about my health: my benefits, and whether I need an interpreter',
    open: 'Download the page (PDF)',
    other: 'The same page in Spanish (PDF)',
  },
  later: {
    heading: 'We have your application',
    lead: 'Thank you. We have your answers. Part of our system is catching up right now.',
    title: 'Your payment link will come by email',
    text: 'You don’t need to send anything again. We’ll email you the payment link as soon as we can, usually within the hour.',
  },
  paid: {
    heading: 'Your application is paid',
    lead: 'Thank you. We have your application and your payment, and your case is active.',
    title: 'Look for our email',
    text: 'We sent you a link to set your password. You can then see your case at any time. If you already have a password, just sign in.',
    open: 'Go to your case',
    /** For people who paid first and have had the receipt and the password link since then. */
    before: {
      title: 'Your case is in your account',
      text: 'You have already paid, so there is nothing more to pay. Sign in with your password to see your case at any time.',
    },
  },
  review: {
    heading: 'We are checking your payment',
    lead: 'We have your application and your payment. We’ll start as soon as one detail is cleared up.',
    title: 'Please check your email address',
    text: 'If it has a mistake, correct it here: that is often all we need. If it is right, read our email or wait: someone on our team is checking it and will write to you. Please do not pay again.',
  },
  closed: {
    heading: 'This application is closed',
    lead: 'There is nothing to pay, and payment pages that were still open are closed too.',
    title: 'What happens now',
    text: 'We emailed you our decision and what happens to your payment. If you did not expect this, write to us.',
  },
  none: {
    heading: 'We can’t find an application in this browser',
    lead: 'You can see an application here only in the browser you sent it from. That protects your answers on shared phones and computers.',
    sent: 'Did you send it from another phone or computer?',
    sentText: 'The email we sent you has the same payment link. If you cannot find it, write to us.',
    paid: 'Have you already paid?',
    paidText: 'Sign in to see your case.',
    start: 'Haven’t started yet?',
    startText: 'The form takes about 10 minutes.',
    signIn: 'Sign in',
    startForm: 'Start the application',
  },
  problem: {
    link: 'Invalid package selection. Please contact support. Part of that payment link is missing. You can also open it from our email.',
    waiting:
      'Your application is safe, but it cannot be paid yet. Try again in a few minutes, or use the payment link in our email.',
    closed:
      'This application is closed, so there is nothing to pay. If you did not expect this, write to us.',
    payment:
      'The payment page did not open. No money was taken. Please try again in a moment, or write to us.',
    paused:
      'We are not taking payments right now. Nothing was charged, and your application is safe with us.',
    hearing:
      'We take no payment for this application yet. Nothing was charged. Please read the note below, or write to us.',
    left: 'You left the payment page, and nothing was charged. You can pay whenever you are ready.',
  },
  /** In a browser of which we know nothing: the mail has the way. */
  leftElsewhere:
    'You left the payment page, and nothing was charged. To pay later, open the payment link in our email again.',
  /** Where the payment link of a mail leads. */
  payLink: {
    heading: 'Pay for the application',
    lead: 'Nothing is charged when you open this page.',
    text: 'The button takes you to the secure payment page. You can look at everything there before you pay.',
    button: 'Go to the payment page',
  },
  /** In a browser that opened a mailed payment link: it may belong to somebody who pays for the applicant. */
  payAgain: {
    stopped:
      'We’re not taking a payment right now. We’ll write to the email address on the application. Questions? Write to',
    questions: 'Questions? Write to',
    others: 'The application gets the package that is paid for.',
    open: {
      heading: 'This application is not paid yet',
      lead: 'Nothing was charged. The application is safe with us.',
      text: 'You can pay now, or open the payment link in our email later. Questions? Write to',
    },
    paid: {
      heading: 'This application is paid',
      lead: 'Thank you. There is nothing more to pay.',
      text: 'The receipt and the next steps went to the email address on the application. Questions? Write to',
    },
    review: {
      heading: 'We are checking the payment',
      lead: 'The payment arrived. Please do not pay again.',
      text: 'Someone on our team is checking it and will write to the email address on the application. Questions? Write to',
    },
    closed: {
      heading: 'This application is closed',
      lead: 'There is nothing to pay.',
      text: 'We wrote to the email address on the application. Questions? Write to',
    },
  },
  steps: {
    label: 'Where you are',
    form: 'Application form',
    package: 'Select package',
    service: 'Payment and service',
    done: 'done',
    current: 'now',
  },
  reference: {
    label: 'Your application number',
    hint: 'Keep it. We use it to find your application.',
    copy: 'Copy',
    copied: 'Copied',
    print: 'Print this page',
  },
  email: {
    label: 'We’ll write to',
    short: 'Check your mail:',
    textReview: 'Everything about your case goes there.',
    text: 'Your confirmation and your payment link were sent there. They usually arrive within {minutes} minutes.',
    change: 'Wrong? Change it',
    new: 'The right email address',
    save: 'Save',
    saving: 'Saving…',
    cancel: 'Keep the old one',
    changed: 'Saved. We’ll write to the new address from now on. We have sent the confirmation there.',
    send: 'Send the email again',
    sending: 'Sending…',
    sent: 'Sent. Look in the spam folder too.',
    locked: 'Your application is paid, so only we can change the address now. Please write to us.',
  },
  texts: { short: 'Check your phone:', text: 'reply YES to our text to {phone}' },
  got: {
    title: 'What we received',
    answers: 'All your answers and your signature',
    noFiles: 'No files. You can send papers later if you have them.',
    files: { one: '{count} file', other: '{count} files' },
    missing: 'We did not get these files:',
    missingHint: 'You can send them now, or pay first and send them later. This won’t delay you.',
    missingPaid: 'Send them now and we’ll add them to your case. This won’t delay you.',
    correction:
      'Is something in your answers wrong? Write to us with your application number and we’ll correct it.',
  },
  files: {
    add: 'Choose files or take a photo',
    hint: 'PDF, DOC, DOCX, JPG, JPEG or PNG, up to 10 MB each.',
    list: 'Files to send',
    shrinking: filePicker.shrinking,
    shrunk: filePicker.shrunk,
    waiting: 'Waiting…',
    sending: 'Sending… {percent}%',
    checking: 'Checking…',
    sent: 'Ready',
    failed: 'Not sent. Check your connection and try again.',
    remove: 'Remove',
    removeNamed: 'Remove {name}',
    retry: 'Try again',
    retryNamed: 'Try again: {name}',
    attach: 'Add these files to my application',
    attaching: 'Adding…',
    attached: 'Thank you. The files are with your application now.',
  },
  pay: {
    title: 'Choose and pay',
    lead: 'You chose a package in the form. You can still choose a different one. You’ll get the package you pay for.',
    yours: 'Your choice',
    others: 'Or choose a different package',
    button: 'Pay {price}',
    buttonPart: 'Pay the first part: {amount}',
    inParts:
      'You can pay this in {count} equal parts, the first one is {amount}. No fee, no interest. We start with the first part.',
    buttonOther: 'Choose {name} for {price}',
    newTab: 'opens in a new tab',
    secure: 'You pay on the secure page of our card processor. We never see your card number.',
    included: 'What you get',
    already: 'I have paid',
    stillOpen: 'We have not seen a payment yet. If you have just paid, give it a minute.',
  },
  after: {
    title: 'What happens after you pay',
    titlePaid: 'What happens now',
    items: [
      {
        when: 'Within {confirmation} minutes',
        what: 'Your receipt and a link to set your password arrive by email.',
      },
      { when: 'Within {workStarts} hours', what: 'We start working on your case (Monday to Friday).' },
      {
        when: 'In {reviewFrom} to {reviewTo} hours',
        what: 'We’ve read your application and the public court record, and we write to you about what we found.',
      },
      {
        when: '{from} to {to} weeks',
        what: 'We collect the papers we need and prepare yours. After that the court keeps its own calendar.',
      },
    ],
  },
};
export type ApplicationWords = typeof words;
export default words;
