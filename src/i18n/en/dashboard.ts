import type { OrderStatus } from '#domain/orders/status.ts';
import type { IntakeStatus } from '#domain/intake/status.ts';
import type { PanelName } from '#domain/portal/panels.ts';
import type { RefundReason, SettlementMeans } from '#domain/refunds/rule.ts';

const words = {
  greeting: 'Hello, {name}',
  greetingPlain: 'Hello',
  lead: 'This is where your case stands today.',
  leadMany: 'This is where your cases stand today.',
  toSignIn: 'Taking you to the sign-in page…',
  account: 'Your account',
  reminder: 'Is this a shared phone or computer? Log out when you are done.',
  caseTitle: 'Case {number}',
  county: '{county} County',
  package: 'Package',
  applicationReference: 'Application',
  next: 'What happens next',
  message: 'Our message of {date}',
  allCases: 'All my cases',
  openCase: 'Open my case',
  history: 'History',
  noHistory: 'Nothing has happened yet.',
  easternTime: 'Times are in Eastern Time (Georgia).',
  files: 'Your files',
  noFiles: 'No files yet.',
  download: 'Download',
  downloadNamed: 'Download {name}',
  filesWanted: {
    title: 'We are still missing files',
    text: 'We did not get these files when you sent your application:',
    here: 'Send them now',
    byMail:
      'Reply to any email from us with the files attached, or write to us with your application number.',
  },
  /** Replaces the usual words for a canceled case if its money was given back. */
  moneyBack: {
    returned: 'Your money was given back, and this case has ended.',
    on_its_way: 'We are refunding all of your money, and this case has ended.',
    failed: 'Your refund did not go through, and this case has ended. The money is still yours.',
    declined: 'We could not take your case. Our message to you says why. You find it under “Messages”.',
    freeHelp: 'Free legal help',
    nextFailed:
      'We’re finding another way to get the money to you, and we’ll write to you. “Your payments” shows what happened so far.',
    next: 'You don’t need to do anything, and there is nothing more to pay. You can see where the money is under “Your payments”. If you would like our help again, write to us.',
  },
  /** A paid application with this account's address and another birth date. Nothing else of it is told. */
  waiting: {
    title: 'Is this application yours?',
    text: 'On {date} someone sent an application with your email address, and paid. If it was you, enter the date of birth that is in it, and we’ll add it to your account. If it wasn’t, you don’t need to do anything: we’ll look for the right address.',
    label: 'Date of birth in that application',
    hint: 'We ask because an address can be mistyped, and each case is only for one person.',
    day: 'Day',
    month: 'Month',
    year: 'Year',
    submit: 'Add it to my account',
    submitting: 'Checking…',
    locked: 'Too many dates did not match. We’ll sort it out with the person who sent it.',
  },
  payments: 'Your payments',
  noPayments: 'No payments yet.',
  paidOn: 'Paid on {date}',
  startedOn: 'Started on {date}',
  order: 'Order {reference}',
  orderStates: {
    created: 'Not paid',
    processing: 'In progress',
    paid: 'Paid',
    needs_review: 'We are checking this payment',
    failed: 'Did not go through, no money was taken',
    cancelled: 'Canceled',
    partially_refunded: 'Partly returned',
    refunded: 'Returned to you',
    disputed: 'Being discussed with your bank',
  } satisfies Record<OrderStatus, string>,
  receipt: 'Receipt (PDF)',
  receiptOther: 'Recibo en español (PDF)',
  receiptOf: 'Receipt for order {reference}',
  plan: {
    paid: '{paid} of {count} parts are paid.',
    card: 'The next ones are charged to your {brand} card ending in {last4}.',
    open: 'See the parts and their due dates',
    openWithCard: 'See the parts and your card',
  },
  secondPayment:
    'We received a second payment for this order. You owe nothing more. We’ll check it and send it back. Please do not pay again.',
  inReview:
    'We received your payment, and someone on our team is checking it first. Our email says why. Within {days} business day we will start or send it back. Please do not pay again.',
  refunds: {
    sent: 'We sent {amount} back on {date}. It should be on your card between {from} and {to}.',
    failed:
      'The {amount} we sent back on {date} did not go through. The money is still yours, and we’ll write to you.',
    steps: {
      label: 'Your refund, step by step',
      asked: 'Asked',
      opened: 'Opened',
      decided: 'Decided',
      sent: 'Sent',
      done: 'done',
      now: 'now',
    },
    asked: 'You asked for a refund on {date}, and someone on our team is looking at it. {refundTimes}',
    opened: 'We opened this refund for you on {date}, because our rule says so. {refundTimes}',
    approved: 'Approved on {date}: {amount} will go back to your card. We’ll write when it is sent.',
    declined: 'We looked at a refund and did not approve it on {date}:',
    failedBefore: 'The {amount} we sent back on {date} did not go through.',
    settled: {
      check: 'On {date} we sent you {amount} by check instead. Our reference: {reference}',
      bank_transfer: 'On {date} we sent you {amount} by bank transfer instead. Our reference: {reference}',
      other: 'On {date} we recorded that you got {amount} another way. Our reference: {reference}',
    } satisfies Record<SettlementMeans, string>,
    failedRequest:
      'The refund of {amount} did not go through. We’re finding another way and will write to you.',
    note: 'What we wrote to you:',
    open: 'Ask for a refund',
    title: 'Ask for a refund',
    rule: 'The rule: you get our full service fee back if we decline your case, if no court record is found, or if the case is not about you. You also get it back if a court denies the request, or if there is nothing left to decide. We cannot refund court costs. For any other reason a person decides.',
    full: 'Under our refund rule, you can have all of it back. Ask, and we’ll send it.',
    asking: {
      fields: {
        reasonCode: {
          label: 'Why are you asking for a refund?',
          options: {
            declined_by_us: 'You declined my case',
            court_denied: 'A court denied the request',
            changed_mind: 'I changed my mind',
            safety: 'It isn’t safe for me to continue',
            too_late: 'My eviction is still open',
            not_as_expected: 'It is not what I expected',
            paid_twice: 'I paid twice',
            other: 'Another reason, for example that no record was found or that it is not about me',
          } satisfies Record<RefundReason, string>,
        },
        words: 'In your words',
      },
      submit: 'Send my request',
      done: 'We have your request. We sent you an email about it.',
    },
    disputed: 'You asked your bank about this payment, so the bank decides now.',
  },
  applicationStates: {
    submitted: 'received',
    accepted: 'accepted',
    declined: 'not accepted',
    withdrawn: 'withdrawn',
  } satisfies Record<IntakeStatus, string>,
  bell: {
    open: 'What is new',
    openUnread: { one: 'What is new: {count} unread', other: 'What is new: {count} unread' },
  },
  paymentNotice: {
    checking: 'Checking your payment…',
    paid: 'Payment Successful! Your receipt is on its way by email.',
    unsure:
      'Thank you. If your payment is not in the list below in a few minutes, write to us and we will look for it. Please do not pay a second time.',
    notPaid: 'The payment did not go through. No money was taken.',
  },
  empty: {
    title: 'No case here yet',
    text: 'Your case will appear here when we have your application and your payment. If you have just paid, give it a few minutes.',
    start: 'Start the application',
    other: 'Did you use another email address with us? Log out and sign in with that one.',
  },
  learn: {
    title: 'Free courses',
    text: 'Seven courses about renting, money and work, each with a short quiz and a certificate.',
    link: 'Go to the Learning Center',
  },
  /** What belongs to the client rather than to one case. */
  panels: {
    dates: 'Dates and calendar',
    payments: 'Your payments',
    tickets: 'Questions to our team',
    goals: 'My goals and notes',
    learning: 'Free courses',
  } satisfies Record<PanelName, string>,
  arrange: 'What is shown here, and in which order',
  questions: 'Send us an email',
};
export type DashboardWords = typeof words;
export default words;
