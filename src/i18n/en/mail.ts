/**
 * Words of the mails. Phones are shared and subjects show on locked screens: subjects and first lines never say
 * what kind of case it is. Promised times are filled in from src/domain/promises.
 */
const words = {
  hello: 'Hello {firstName},',
  helloPlain: 'Hello,',
  questions: 'Questions? Write to {email}. We answer within {hours} hours, Monday to Friday.',
  phone: 'Phone: {phone}',
  why: 'You get this mail because this address was given to {siteName}. If that was not you, please tell us and we remove it.',
  next: 'What happens next',
  cost: 'What it costs',
  facts: {
    reference: 'Application',
    order: 'Order',
    case: 'Case',
    package: 'Package',
    amount: 'Paid',
    price: 'Price',
    date: 'Date',
    method: 'Paid with',
  },
  cardEnding: '{brand} card ending in {last4}',
  afterPayment:
    'After payment it is our turn: we begin within {workStarts} hours (Monday to Friday), look through your case in {reviewFrom} to {reviewTo} hours, and write to you within {contactDays} business days.',
  applicationReceived: {
    subject: 'We received your application',
    what: 'Your application arrived and is safe with us. Your reference is {reference}. Keep it: it is how we find you when you write to us.',
    pay: 'The next step is yours: payment. You chose the {package} package for {price}. We begin when it is paid.',
    button: 'Pay {price} for {package}',
    paid: 'You already paid for the {package} package. There is nothing to pay now, and the next step is ours.',
    afterPaid:
      'We look through your case in {reviewFrom} to {reviewTo} hours and write to you within {contactDays} business days.',
    files: 'These files did not reach us. Your application counts all the same; please add them later:',
    filesHow: 'Add them on the confirmation page, in the browser you applied with, or write to us.',
    accept:
      'Sending an application does not mean that we accept the case. If we decline it, you get our full service fee back.',
  },
  paymentReminder: {
    subject: 'Your application is waiting for you',
    what: 'We have your application {reference}. It is not paid yet, so we have not begun.',
    pay: 'If you want to go on, pay for the {package} package ({price}) on a secure page:',
    button: 'Pay {price} for {package}',
    stop: 'If you changed your mind, do nothing: no money is taken, and this is the only reminder.',
  },
  receipt: {
    subject: 'Receipt for your payment',
    what: 'Thank you. Your payment arrived.',
    keep: 'Please keep this mail as your receipt.',
  },
  invitation: {
    subject: 'Set your password',
    what: 'Your payment arrived and your case {caseNumber} is open. Set a password to follow it: what we are doing, what we need from you, and your files.',
    button: 'Set my password',
    valid:
      'The link works once, for {hours} hours. When it has run out, choose "Forgot your password?" on the sign-in page and we send a new one.',
    birthDate: 'We also ask for your date of birth, so that nobody else can open your case by mistake.',
  },
  registration: {
    subject: 'Set your password',
    what: 'Here is the link to set your password and finish your account.',
    ignore: 'If you did not ask for it, do nothing.',
  },
  caseAdded: {
    subject: 'Your new case is open',
    what: 'Your payment arrived. We added the case {caseNumber} to your account. Sign in with your own password to see it.',
    button: 'See my case',
    waiting:
      'The next step is yours: fill in the application, about 10 minutes. It is already paid, so no payment follows.',
    waitingButton: 'Fill in the application',
  },
  caseChanged: {
    subject: 'There is news for you',
    what: 'There is something new in your account. Sign in to read it and to see who has the next step.',
    button: 'See my case',
    decisions: {
      accepted:
        'We read your application {reference}, and we take it on. We go on with the next step and write to you when we need something.',
      declined: 'We read your application {reference}, and we cannot take it on.',
      withdrawn: 'Your application {reference} is withdrawn. We do nothing more about it.',
    },
    note: 'Our message to you:',
    refund:
      'You get our service fee back: {amount}. We send it to the card you paid with and write to you again when it is on its way. It is on your card {from} to {to} business days from today.',
    refundOpen:
      'About the money you paid: it is already on its way back, or your bank or we still look at the payment. We write to you about it.',
  },
  caseMoved: {
    subject: 'News in your account',
    what: 'There is news in {caseNumber}.',
    about: 'This is about matter {place} of {count}.',
    date: 'Date and time',
    next: 'What we need from you',
    after: 'What comes next',
    button: 'See my case',
  },
  caseMessage: {
    subject: 'A new message for you',
    what: 'We wrote to you about {caseNumber}. Sign in to read it and to answer.',
    button: 'Read the message',
  },
  fileRequested: {
    subject: 'We need something from you',
    what: 'We asked you for something about {caseNumber}. Sign in to see what it is and to send it. A clear photo is enough.',
    button: 'See what is needed',
  },
  papersReady: {
    subject: 'Something is ready for you to read',
    what: 'There are papers for you to read in {caseNumber}. Sign in to read them, and then say yes or ask for a change.',
    yes: 'Nothing goes on without your yes.',
    button: 'Read my papers',
  },
  passwordReset: {
    subject: 'Choose a new password',
    what: 'Somebody asked for a new password for this address. If it was you, choose one here:',
    button: 'Choose a new password',
    ignore: 'If it was not you, do nothing: your password stays as it is.',
  },
  secondFactorChanged: {
    subject: 'Your second sign-in step changed',
    what: {
      set_up: 'The second step of your sign-in was set up just now, with an authenticator app.',
      replaced:
        'The second step of your sign-in was moved to another device just now. Codes from the old device and the old recovery codes no longer work.',
      new_codes: 'New recovery codes were made for your account just now. The old ones no longer work.',
      code_used: 'One of your recovery codes was used to sign in just now. It will not work again.',
      removed: 'An admin removed the second step of your sign-in, and every device was signed out.',
    },
    notYou: 'If it was not you, tell another admin at once and choose a new password.',
    next: 'The next time you sign in, you set up a new one. If nobody told you about it, ask an admin.',
    button: 'Go to the sign-in page',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed just now, and every device was signed out.',
    notYou: 'If it was not you, choose a new password at once and write to us.',
    button: 'Choose a new password',
  },
  draftLink: {
    subject: 'Your link to continue',
    what: 'Here is the link you asked for. It opens your form where you left it, on any device.',
    button: 'Continue my form',
    valid:
      'The link works once, for {hours} hours. Do not pass it on: whoever opens it sees your answers. If you did not ask for it, do nothing.',
    free: 'Filling in the form costs nothing.',
  },
  contactReceived: {
    subject: 'We received your message',
    what: 'Your message arrived. Its reference is {reference}.',
    next: 'We answer within {days} business day. You have nothing to do until then, and it costs nothing.',
    files: 'These files did not reach us:',
    filesHow: 'Your message did. To send the files, answer this email and attach them.',
  },
  contactAnswer: {
    subject: 'Our answer to your message',
    what: 'Thank you for your message ({reference}). Here is our answer.',
    again: 'Is something still open? Answer this email.',
  },
  quizResult: {
    subject: 'The answer you asked for',
    what: 'Here is the answer you asked for on our site. This is the only mail about it.',
  },
  emailConfirm: {
    subject: 'Confirm your new address',
    what: 'Somebody asked to use this address for an account with us. If it was you, confirm it here. You may have to sign in, as always.',
    button: 'Confirm this address',
    valid: 'The link works once, for {hours} hours. Until then your account keeps its old address.',
    ignore: 'If it was not you, do nothing: then nothing changes, and we do not write again.',
  },
  emailInUse: {
    subject: 'About your address',
    what: 'Somebody who is signed in with us asked to use this address. It already belongs to an account, so nothing was changed.',
    own: 'If it was you, sign in with this address. Did you forget the password? The sign-in page sends you a new link.',
    ignore: 'If it was not you, you have nothing to do.',
    button: 'Sign in',
  },
  emailChanged: {
    subject: 'The address of your account was changed',
    what: 'Your account has another email address now. From now on our mails go there, and this address signs in no more.',
    notYou:
      'If it was not you, undo it within {days} days. Every device is then signed out, and you get a link to choose a new password.',
    button: 'Undo the change',
    late: 'If it was not you, write to us at once and we help.',
  },
  emailRestored: {
    subject: 'Your old address is back',
    what: 'Your account has this address again. Every device was signed out, and the old password works no more.',
    button: 'Choose a new password',
  },
  accountClosed: {
    subject: 'Your account is closed',
    what: 'You closed your account. Nobody can sign in to it any more.',
    kept: 'We keep applications, papers and payments as long as tax and business laws ask. You may ask us what we hold about you.',
    notYou: 'If it was not you, or you want to come back, write to us.',
  },
  dataRequestReceived: {
    subject: 'We received your request',
    what: 'You asked us to delete what we hold about you. Your request is {reference}.',
    due: 'A person carries it out and tells you, by {date} at the latest. That is {days} days.',
    kept: 'Records of payments, and the agreement you signed for them, stay with us as long as the law may ask for them. The rest goes.',
    notYou:
      'If it was not you, or you changed your mind, write to us before then. In your account you can take it back yourself.',
  },
  dataDeleted: {
    subject: 'Your information is deleted',
    what: 'What you asked for in your request {reference} is done. Your account, answers, messages and papers are deleted; files follow within a day.',
    kept: 'We keep your payments and the agreement you signed for them, because the law may ask for them. We keep nothing else about you with them.',
    last: 'This is our last mail to you. Backup copies of our database expire by themselves. Thank you for having trusted us.',
  },
  dataRequestDeclined: {
    subject: 'About your request',
    what: 'You asked us to delete what we hold about you (request {reference}). We cannot do it now.',
    reasons: {
      open_matter:
        'The reason: a case, a payment or a refund is still open. Your papers are needed for it. When it is closed, ask us again.',
      not_verified:
        'The reason: we could not be sure that it was you who asked. Write to us from the address you gave us.',
      must_keep: 'The reason: the law asks us to keep these records for now.',
      nothing_found:
        'The reason: we found nothing under this address. If you used another one, tell us which.',
    },
    again: 'You may answer this mail, and a person looks at it again. Nobody treats you worse for asking.',
  },
  refundAsked: {
    subject: 'We received your request for a refund',
    what: 'You asked for your money back, and a person looks at it.',
    more: ['{refundTimes}', 'You have nothing to do until then.'],
  },
  refundApproved: {
    subject: 'Your refund is approved',
    what: 'You get {amount} back. We are sending it to the card you paid with.',
    more: [
      'It is on your card {from} to {to} business days from today. We write again when it is on its way.',
    ],
  },
  refundDeclined: {
    subject: 'About your request for a refund',
    what: 'We looked at your request and did not approve it. The reason is in your account.',
    more: ['If you see it differently, answer this mail and a person looks at it again.'],
  },
  refundSent: {
    subject: 'Your refund is on its way',
    what: 'We sent {amount} back to the card you paid with.',
    more: [
      'Banks take up to {to} business days. If it is not there by then, answer this mail and we help you find it.',
    ],
  },
  refundFailed: {
    subject: 'Your refund did not get through',
    what: 'Your bank did not take the {amount} we sent back. This happens when a card was closed or replaced.',
    more: [
      'The money is with us and still yours. We write to you within {days} business day to send it another way. Please never send us card numbers by mail.',
    ],
  },
  refundSettled: {
    subject: 'We sent your money back another way',
    what: {
      check: 'Your card did not take the {amount} we sent back, so we sent you a check over this sum.',
      bank_transfer:
        'Your card did not take the {amount} we sent back, so we sent you this sum by bank transfer.',
      other: 'Your card did not take the {amount} we sent back, so you got this sum another way.',
    },
    more: [
      'Our reference: {reference}',
      'If the money does not reach you, answer this mail and we help you find it.',
    ],
  },
  paymentInReview: {
    subject: 'We are checking your payment',
    what: {
      amount:
        'Your payment of {amount} arrived. It is not the price of your order, so a person looks at it before anything else happens.',
      currency:
        'Your payment arrived in another currency than the price of your order, so a person looks at it before anything else happens.',
      package:
        'Your payment of {amount} arrived. It was made for another package than your order, so a person looks at it before anything else happens.',
      second_payment:
        'Your payment of {amount} arrived, but you had already paid. You owe nothing more, and a person looks at it.',
      closed:
        'Your payment of {amount} arrived, but your application or your account was closed before. We do not begin any work for it, and a person looks at it.',
      other_client:
        'A payment of {amount} arrived for an application that was sent with this email address. The address belongs to an account, and the application may be somebody else’s, so it waits. If you sent it, sign in and give the date of birth from the application. If you did not, you have nothing to do.',
    },
    next: {
      decided:
        'Within {days} business day we either begin with your order or send all of this payment back. Please do not pay again.',
      back: 'Within {days} business day we arrange that all of this payment goes back to the card you paid with. Please do not pay again.',
    },
  },
  toPayments: 'See my payments',
  messageReceived: {
    subject: 'You have a new message',
    what: 'We wrote to you in your account. Sign in to read and answer.',
    button: 'Read the message',
  },
  staff: {
    button: 'Open the staff page',
    kinds: {
      staff_application: { subject: 'New application', what: 'An application came in.' },
      staff_payment: {
        subject: 'New payment',
        what: 'A payment was settled and its case is open. Work is promised to begin within {workStarts} hours.',
      },
      staff_review: {
        subject: 'A payment needs a look',
        what: 'A payment was not fulfilled by itself. Decide on the staff pages, under Orders: accept it or give it back.',
      },
      staff_locked: {
        subject: 'An account is locked',
        what: 'The date of birth was wrong five times while setting a first password. The client needs your help to get in.',
      },
      staff_correction: {
        subject: 'A correction came in',
        what: 'A client corrected an application that was already sent.',
      },
      staff_contact: {
        subject: 'New message from the site',
        what: 'Somebody wrote by the contact form. An answer is promised within {contactReply} business day.',
      },
      staff_message: {
        subject: 'New message from a client',
        what: 'A client wrote in the portal. An answer is promised within {supportReply} hours.',
      },
      staff_case: {
        subject: 'A client did something in a case',
        what: 'A client wrote, sent something or decided about papers. An answer is promised within {supportReply} hours.',
      },
      staff_alarm: {
        subject: 'Something needs a look',
        what: 'Something did not work by itself: it was tried many times, or it stopped running. The Mail section of the staff pages shows what is waiting.',
      },
      staff_data_request: {
        subject: 'Somebody asks to be forgotten',
        what: 'A request to delete everything came in. Carry it out, or decline it with a reason, before the day below.',
      },
      staff_refund: {
        subject: 'A refund needs you',
        what: 'A client asks for money back, or a refund did not get through. Look at it on the staff pages; a decision is promised within {refundDecision} business day.',
      },
      staff_invitation: {
        subject: 'Set your password',
        what: 'You were given an account for the staff pages. Set your password here:',
      },
    },
    reasons: {
      amount: 'another amount than the order',
      currency: 'another currency than the order',
      package: 'another package than the order',
      second_payment: 'a second payment for the same application',
      closed: 'the application or the account is closed',
      other_client: 'its email address is that of another client',
      disputed: 'the client disputes the payment with the bank',
      declined_by_us: 'we declined the application',
      court_denied: 'the request was denied',
      changed_mind: 'the client changed their mind',
      not_as_expected: 'not what the client expected',
      paid_twice: 'paid twice',
      other: 'another reason',
      refund_failed: 'the refund did not get through',
      silent: 'it runs by itself, and has not ended well for too long: look at the function logs',
      submission_stuck:
        'sent during an outage, and the database does not take it: call whoever develops the site',
      hidden_field:
        'maybe a robot: it filled in a field nobody sees. More like it today come without a notice.',
      too_fast: 'maybe a robot: sent within seconds. More like it today come without a notice.',
    },
    facts: {
      reason: 'Why',
      payment: 'Payment',
      language: 'Language',
      urgency: 'Urgency',
      county: 'County',
      filesMissing: 'Files missing',
      due: 'Due',
      about: 'About',
      id: 'Id',
    },
  },
};
export type MailWords = typeof words;
export default words;
