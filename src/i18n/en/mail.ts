import type { NoticeCode } from '#domain/notices/kinds.ts';
import moneyWords from '#i18n/en/mail-about-money.ts';
import staffWords from '#i18n/en/mail-to-staff.ts';

/**
 * Words of the mails. Phones are shared and subjects show on locked screens: subjects and first lines never say
 * what kind of case it is. Promised times are filled in from src/domain/promises.
 */
const words = {
  hello: 'Hello {firstName},',
  helloPlain: 'Hello,',
  /** A file of which we know no kind. */
  otherFile: 'other file',
  questions: 'Questions? Write to {email}. We answer within {hours} hours, Monday to Friday.',
  phone: 'Phone: {phone}',
  why: 'You are getting this email because someone gave this address to {siteName}. If it wasn’t you, tell us and we’ll remove it.',
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
    'After you pay, it is our turn: we start within {workStarts} hours (Monday to Friday), review your case in {reviewFrom} to {reviewTo} hours, and write to you within {contactDays} business days.',
  applicationReceived: {
    subject: 'We received your application',
    what: 'We have your application, and it is safe. Your reference is {reference}. Keep it: we use it to find your application when you write to us.',
    pay: 'The next step is yours: payment. You chose the {package} package for {price}. We start when you have paid.',
    payPart:
      'The next step is yours: payment. You can pay for the {package} package in {count} equal parts. The first one is {amount}, and we start when we receive it.',
    button: 'Pay {price} for {package}',
    buttonPart: 'Pay the first part: {amount}',
    paid: 'You have already paid for the {package} package. There is nothing to pay now, and the next step is ours.',
    afterPaid:
      'We review your case in {reviewFrom} to {reviewTo} hours and write to you within {contactDays} business days.',
    files:
      'We did not get these files. Your application is complete without them, and you can add them later:',
    filesHow: 'Add them on the confirmation page, in the browser you applied with, or write to us.',
    accept:
      'Sending an application does not mean that we accept the case. If we decline it, you get our full service fee back.',
  },
  paymentReminder: {
    subject: 'Your application is waiting for you',
    what: 'We have your application {reference}. You have not paid yet, so we have not started.',
    pay: 'If you want to continue, pay for the {package} package ({price}) on a secure page:',
    payPart:
      'If you want to continue, pay the first of {count} parts for the {package} package ({amount}) on a secure page:',
    button: 'Pay {price} for {package}',
    buttonPart: 'Pay the first part: {amount}',
    stop: 'If you have changed your mind, do nothing. You will not be charged, and this is the only reminder.',
  },
  invitation: {
    subject: 'Set your password',
    what: 'We have your payment, and your case {caseNumber} is open. Set a password to follow it: what we are doing, what we need from you, and your files.',
    button: 'Set my password',
    valid:
      'The link works once and expires after {hours} hours. If it has expired, choose "Forgot your password?" on the sign-in page and we’ll send a new one.',
    birthDate: 'We also ask for your date of birth, so that no one else can open your case by mistake.',
  },
  registration: {
    subject: 'Set your password',
    what: 'Here is the link to set your password and finish your account.',
    ignore: 'If you did not ask for it, you can ignore this email.',
  },
  caseAdded: {
    subject: 'Your new case is open',
    what: 'We have your payment and added case {caseNumber} to your account. Sign in with your password to see it.',
    button: 'See my case',
    waiting:
      'The next step is yours: fill in the application, about 10 minutes. It is already paid for, so there is nothing more to pay.',
    waitingButton: 'Fill in the application',
  },
  caseChanged: {
    subject: 'There is news for you',
    what: 'There is something new in your account. Sign in to read it and to see who has the next step.',
    button: 'See my case',
    decisions: {
      accepted:
        'We have read your application {reference} and will take it on. We’ll continue with the next step and write to you when we need something.',
      declined: 'We have read your application {reference}, and we are not able to take it on.',
      withdrawn: 'Your application {reference} is withdrawn. We’ve stopped work on it.',
    },
    note: 'Our message to you:',
    refund:
      'We’ll refund our service fee: {amount}. We’ll send it to the card you paid with, and write to you again when it is on its way. It should be on your card {from} to {to} business days from today.',
    refundOpen:
      'About the money you paid: it is already on its way back, or your bank or our team is still checking the payment. We’ll write to you about it.',
    freeHelp: 'Free legal help',
  },
  caseMoved: {
    subject: 'News in your account',
    what: 'There is news about your case {caseNumber}.',
    about: 'This is about court case {place} of {count}.',
    date: 'Date and time',
    next: 'What we need from you',
    after: 'What comes next',
    button: 'See my case',
  },
  caseMessage: {
    subject: 'A new message for you',
    what: 'We wrote to you about your case {caseNumber}. Sign in to read it and to answer.',
    button: 'Read the message',
  },
  ticketAnswered: {
    subject: 'We have an answer for you',
    what: 'We answered your question number {number}. Sign in to read it.',
    button: 'Read the answer',
  },
  fileRequested: {
    subject: 'We need something from you',
    what: 'We need something from you for your case {caseNumber}. Sign in to see what it is and to send it. A clear photo is enough.',
    button: 'See what is needed',
  },
  papersReady: {
    subject: 'Something is ready for you to read',
    what: 'There are papers for you to read in your case {caseNumber}. Sign in to read them, and then say yes or ask for a change.',
    yes: 'Nothing happens without your OK.',
    button: 'Read my papers',
  },
  hearingReminder: {
    subject: 'A reminder of your appointment',
    what: 'This is a reminder of a date in your case {caseNumber}.',
    date: 'Date and time',
    where: 'Where',
    whereInAccount: 'Sign in to see the place.',
    bring: 'What to bring',
    bringList: [
      'A photo ID',
      'The letter with this date, and your copies of the papers',
      'Proof of what you want to show, printed on paper',
      'A pen, and the name of the person who goes with you, if anyone does',
    ],
    way: 'How to get there',
    wayText:
      'Look up the route and parking the day before. Be there 45 minutes early: there is a security check and a line. Turn your phone off inside.',
    language:
      'If you asked for an interpreter and nobody has told you that one is coming, write to us today. A child, or someone who works for the other side, should not translate for you.',
    cannot: 'Can’t come?',
    cannotText:
      'Tell us right away in your account. The date stays the same unless the judge changes it. If you are not there, the judge can say no.',
    button: 'See my date, or say I can’t come',
  },
  requestReminder: {
    subject: 'A reminder of what we need from you',
    what: 'We asked you for something in your case {caseNumber}. You can see what it is, and send it, in your account.',
    by: 'We need it by',
    late: 'The day has passed. Please send it as soon as you can: until then we can’t continue with this part.',
    help: 'Is something in the way, or do you not have it? Write to us, and we’ll look for another way together.',
    button: 'See what we need',
  },
  silenceReminder: {
    subject: 'We are waiting to hear from you',
    what: 'We tried to reach you about your case {caseNumber} and could not, so we have paused our work on it. Nothing is lost.',
  },
  silenceNotice: {
    subject: 'Please write to us',
    what: 'This is our written notice about your case {caseNumber}. We have not heard from you for a long time. If we don’t hear from you before {day}, we may close it.',
    after: 'If you write to us after that day, we’ll open it again.',
  },
  silenceRestart: {
    title: 'How to continue',
    how: 'One message is enough: sign in and write to us, or just reply to this email. Is there a better phone number, or a time when it is safe to call? Tell us.',
    stop: 'Do you want to stop, or ask for your money back? Tell us that too. We answer within 1 business day.',
    button: 'Write to us',
  },
  callBooked: {
    subject: 'Your call with us',
    what: 'We’ll call you for {minutes} minutes, at the number you gave us.',
    date: 'Date and time',
    about:
      'The call is about how things are going: what happened and what comes next. We can’t give legal advice.',
    change: 'You can move or cancel it in your account until {hours} hours before.',
    button: 'See my call',
  },
  callCancelled: {
    subject: 'Your call is canceled',
    what: 'The call on {date} will not take place.',
    again: 'You can book another time in your account.',
    button: 'Choose another time',
  },
  severalNews: {
    subject: 'News in your account',
    subjectYourTurn: 'We need something from you',
    lead: 'This is new in your account. Sign in to read it.',
    line: '{caseNumber}: {what}',
    courtDate: 'your date is {date}',
    what: {
      status_changed: 'there is a new step',
      message_sent: 'we wrote to you',
      case_update: 'we added news',
      request_added: 'we asked you for something',
      request_returned: 'please send something again',
      papers_ready: 'there is something for you to read',
      translation_ready: 'there is something for you to read',
      upgrade_offered: 'we have a suggestion for you',
      ticket_answered: 'we answered your question',
      part_due: 'a part of your payment is due',
      call_booked: 'a call is booked',
      call_cancelled: 'a call is canceled',
      other: 'there is something new',
    } satisfies Record<NoticeCode | 'other', string>,
    button: 'See what is new',
  },
  passwordReset: {
    subject: 'Choose a new password',
    what: 'Someone asked for a new password for this address. If it was you, choose one here:',
    button: 'Choose a new password',
    ignore: 'If it wasn’t you, you can ignore this email. Your password stays the same.',
  },
  signInLink: {
    subject: 'Your link to sign in',
    what: 'Someone asked for a link to sign in with this address. If it was you, open it on your own phone or computer:',
    button: 'Sign in',
    valid:
      'The link works once and expires after {minutes} minutes. Nobody from our team will ever ask you for it.',
    ignore: 'If it wasn’t you, you can ignore this email. Nobody can sign in this way without the link.',
  },
  supporterLink: {
    subject: 'Your link',
    what: '{name} would like you to be able to see how things are going. Use this link to open the page:',
    whatPlain:
      'Someone you know would like you to be able to see how things are going. Use this link to open the page:',
    button: 'Open the page',
    valid:
      'The link works once and expires after {minutes} minutes. You can ask for a new one on the page whenever you need it.',
    ignore:
      'If you did not expect this, call that person and ask. If you ignore this email, nothing happens.',
  },
  supporterAdded: {
    subject: 'Someone can now see how things are going',
    what: 'Someone was just given permission, from your account, to see how things are going. You can see who it is and take the permission back at any time.',
    notYou: 'If you did not allow this, take it back there, choose a new password and write to us.',
    button: 'See who it is',
  },
  supporterEnded: {
    subject: 'Your link no longer works',
    what: 'You could see how things are going for {name}. The account changed, so your link no longer works. You did nothing wrong.',
    whatPlain:
      'You could see how things are going for someone you know. The account changed, so your link no longer works. You did nothing wrong.',
    next: 'If they still want your help, they can add you again. You’ll get a new link by email.',
  },
  calendarAddressMade: {
    subject: 'A new address for your calendar',
    what: 'A new address for calendars was just made in your account. Any calendar that has it can show your dates. An older address no longer works.',
    notYou: 'If you did not make it, end it there, choose a new password and write to us.',
    button: 'See my dates',
  },
  accountsJoined: {
    subject: 'Your two accounts are now one',
    what: 'You had two accounts with us. Everything is now in this one: sign in with this email address.',
    helpers:
      'People who could see how things are going through the other account can no longer see it. If you still want their help, add them again.',
    calendar: 'The calendar address of the other account no longer works. You can make a new one.',
    notYou: 'If something is missing, or the other account was not yours, write to us.',
    button: 'Open my account',
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
    notYou: 'If it wasn’t you, tell another admin right away and choose a new password.',
    next: 'You’ll set up a new one the next time you sign in. If nobody told you about this, ask an admin.',
    button: 'Go to the sign-in page',
  },
  passwordChanged: {
    subject: 'Your password was changed',
    what: 'The password of your account was changed just now, and every device was signed out.',
    notYou: 'If it wasn’t you, choose a new password right away and write to us.',
    button: 'Choose a new password',
  },
  draftLink: {
    subject: 'Your link to continue',
    what: 'Here is the link you asked for. It opens your form where you left off, on any device.',
    button: 'Continue my form',
    valid:
      'The link works once and expires after {hours} hours. Do not share it: anyone who opens it can see your answers. If you did not ask for it, you can ignore this email.',
    free: 'Filling in the form costs nothing.',
  },
  contactReceived: {
    subject: 'We received your message',
    what: 'We have your message. Its reference is {reference}.',
    next: 'We answer within {days} business day. You don’t need to do anything until then, and it is free.',
    files: 'We did not get these files:',
    filesHow: 'We do have your message. To send the files, reply to this email and attach them.',
  },
  contactAnswer: {
    subject: 'Our answer to your message',
    what: 'Thank you for your message ({reference}). Here is our answer.',
    again: 'Still have a question? Reply to this email.',
  },
  quizResult: {
    subject: 'The answer you asked for',
    what: 'Here is the answer you asked for on our site. We won’t send another email about it.',
  },
  emailConfirm: {
    subject: 'Confirm your new address',
    what: 'Someone asked to use this address for an account with us. If it was you, confirm it here. You may need to sign in first.',
    button: 'Confirm this address',
    valid:
      'The link works once and expires after {hours} hours. Until you confirm, your account keeps its old address.',
    ignore: 'If it wasn’t you, you can ignore this email. Nothing will change, and we won’t write again.',
  },
  emailInUse: {
    subject: 'About your address',
    what: 'Someone who is signed in with us asked to use this address. It already belongs to an account, so nothing has changed.',
    own: 'If it was you, sign in with this address. Forgot the password? You can get a new link on the sign-in page.',
    ignore: 'If it wasn’t you, you don’t need to do anything.',
    button: 'Sign in',
  },
  emailChanged: {
    subject: 'The address of your account was changed',
    what: 'Your account now has a different email address. We’ll send our emails there from now on. You can no longer sign in with this address.',
    notYou:
      'If it wasn’t you, undo the change within {days} days. We’ll sign out every device and send you a link to choose a new password.',
    button: 'Undo the change',
    late: 'If it wasn’t you, write to us right away and we’ll help.',
  },
  emailChangeAsked: {
    subject: 'A question about your email address',
    what: 'Somebody asked us by phone to change the email address of your account to {email}. We called back the number we have on file. The change waits until {time} at the earliest.',
    you: 'If you asked for it, you don’t need to do anything here. Open the email we sent to the new address and confirm it.',
    notYou:
      'If it wasn’t you, stop the change. You have at least {hours} hours. Your address stays the same, and we’ll look into it.',
    button: 'Stop the change',
    call: 'You can also reply to this email, or call us at {phone}.',
    reply: 'You can also reply to this email.',
  },
  emailChangeConfirm: {
    subject: 'Is this your email address?',
    what: 'Somebody asked us by phone to use this email address for their account. Please confirm that it is yours.',
    button: 'Yes, this is my address',
    valid: 'The link works for {hours} hours.',
    after:
      'The account gets this address on {time} at the earliest, within about an hour after that. From then on, sign in with it. If you don’t know the password any more, choose “Forgot your password?” on the sign-in page.',
    ignore: 'If you didn’t ask for it, ignore this email. Without your press, nothing changes.',
  },
  emailRestored: {
    subject: 'Your old address is back',
    what: 'Your account has this address again. Every device was signed out, and the old password no longer works.',
    button: 'Choose a new password',
  },
  accountClosed: {
    subject: 'Your account is closed',
    what: 'You closed your account. No one can sign in to it anymore.',
    kept: 'We keep applications, papers and payments as long as tax and business laws require. You can ask us what we keep about you.',
    notYou: 'If it wasn’t you, or if you want to come back, write to us.',
  },
  dataRequestReceived: {
    subject: 'We received your request',
    what: 'You asked us to delete what we keep about you. Your request number is {reference}.',
    due: 'Someone on our team will do it and let you know by {date}, within {days} days.',
    kept: 'We keep payment records, and the agreement you signed for them, for as long as the law may require them. We delete everything else.',
    notYou:
      'If it wasn’t you, or if you change your mind, write to us before then. You can also cancel the request in your account.',
  },
  dataDeleted: {
    subject: 'Your information is deleted',
    what: 'We have done what you asked in your request {reference}. Your account, answers, messages and papers are deleted. Your files will be deleted within a day.',
    kept: 'We keep your payments and the agreement you signed for them, because the law may require them. We keep nothing else about you.',
    last: 'This is our last email to you. Backup copies of our database expire on their own. Thank you for trusting us.',
  },
  dataRequestDeclined: {
    subject: 'About your request',
    what: 'You asked us to delete what we keep about you (request {reference}). We can’t do that right now.',
    reasons: {
      open_matter:
        'The reason: you have an open case, payment or refund, and we need your papers for it. Ask us again when it is closed.',
      not_verified:
        'The reason: we could not be sure that the request came from you. Write to us from the email address you gave us.',
      must_keep: 'The reason: the law requires us to keep these records for now.',
      nothing_found:
        'The reason: we found nothing for this email address. If you used another one, tell us which.',
    },
    again: 'You can reply to this email, and someone will look at it again. Asking won’t affect your case.',
  },
  toPayments: 'See my payments',
  messageReceived: {
    subject: 'You have a new message',
    what: 'We wrote to you in your account. Sign in to read and answer.',
    button: 'Read the message',
  },
  ...moneyWords,
  staff: staffWords,
};
export type MailWords = typeof words;
export default words;
