import type { NoticeCode } from '#domain/notices/kinds.ts';
import accountWords from '#i18n/en/mail-about-account.ts';
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
  answerHere:
    'Questions? Just answer this email. Your answer goes into your case, and we reply within {hours} hours, Monday to Friday. An email cannot approve, cancel or change anything: that works only in your account.',
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
  afterPayment:
    'After you pay, it is our turn: we start within {workStarts} hours (Monday to Friday), review your case in {reviewFrom} to {reviewTo} hours, and write to you within {contactDays} business days.',
  applicationReceived: {
    subject: 'We received your application',
    what: 'We have your application, and it is safe. Your reference is {reference}. Keep it: we use it to find your application when you write to us.',
    pay: 'The next step is yours: payment. You chose the {package} package for {price}. We start when you have paid.',
    payPart:
      'The next step is yours: payment. You can pay for the {package} package in {count} equal parts. The first one is {amount}, and we start when we receive it.',
    saleClosed:
      'We’re not taking payments right now, and you don’t need to do anything. The link below works as soon as we take payments again.',
    button: 'Pay {price} for {package}',
    buttonPart: 'Pay the first part: {amount}',
    paid: 'You have already paid for the {package} package. There is nothing to pay now, and the next step is ours.',
    afterPaid:
      'We review your case in {reviewFrom} to {reviewTo} hours and write to you within {contactDays} business days.',
    afterHelp:
      'First of all, call free legal aid, and go to the hearing if there is one. We prepare no papers until the case is over. We’ll write to you, and you can ask for your money back at any time.',
    files:
      'We did not get these files. Your application is complete without them, and you can add them later:',
    filesHow: 'Add them on the confirmation page, in the browser you applied with, or write to us.',
    accept:
      'Sending an application does not mean that we accept the case. If we decline it, you get our full service fee back.',
  },
  hearing: {
    subject: 'Our answer to your application',
    about:
      'This is about your application {reference}. You told us that a court hears your case within days.',
    goOn: 'We have read it, and you can continue with us. Please still talk to free legal aid and go to the hearing: our papers do not stop an eviction.',
    helpFirst:
      'We have read it. Free legal aid can do more for you now than we can. Please call them today and go to the hearing, even if you have no lawyer. When the hearing is over, you can come back to your application, and it is still here.',
    waits: 'Your hearing is on {hearing}. We take no payment before we have answered you.',
    answer:
      'We answer you by email by the end of {date}. Please don’t wait for us: call free legal aid now, and go to the hearing.',
    after_hearing: 'Your hearing is on {hearing}. We take no payment before it is over.',
    payIfYouLike: 'If you still want our help with the record afterwards, this is where you pay:',
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
      'The link works once and expires after {hours} hours. If it has expired, choose “Forgot your password?” on the sign-in page and we’ll send a new one.',
    birthDate: 'We also ask for your date of birth, so that no one else can open your case by mistake.',
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
    inMessages: 'We wrote to you about it: sign in and read it under Messages.',
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
    aboutNamed: 'This is about court case {place} of {count}: {name}.',
    aboutSeveral: 'This is about these court cases: {list}.',
    unnamed: 'court case {place}',
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
  filesNotTaken: {
    subject: 'We could not add every file',
    what: {
      one: 'We got your email. One file in it could not be added to your case {caseNumber}.',
      other: 'We got your email. {count} files in it could not be added to your case {caseNumber}.',
    },
    why: 'We can take {types}, up to {fileSize} for each file and {mailSize} in one email.',
    how: 'Please add the files in your account, where there is room for more. If you only have it on paper, a photo of it is fine.',
    button: 'Add the files',
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
  toPayments: 'See my payments',
  messageReceived: {
    subject: 'You have a new message',
    what: 'We wrote to you in your account. Sign in to read and answer.',
    button: 'Read the message',
  },
  ...accountWords,
  ...moneyWords,
  staff: staffWords,
};
export type MailWords = typeof words;
export default words;
