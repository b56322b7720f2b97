import type { CountedEvent } from '#domain/tracking/events.ts';

/** What waits for staff today. */
const words = {
  title: 'Today',
  waiting: 'What is waiting for us',
  nothing: 'Nothing is waiting. Everything is answered.',
  hearings: {
    title: 'Eviction hearings within days: answer today',
    when: 'Hearing {date}, {county}',
    noCounty: 'county not named',
    stops: 'Pays nothing until you answer, by {date}',
    open: 'Has not paid',
    paid: 'Has paid',
    goOn: { done: 'Answered: the service goes on. The client gets an email.', submit: 'Go on', fields: {} },
    freeHelp: {
      done: 'Answered: free help comes first. The client gets an email with the help of their county.',
      submit: 'Send to free help',
      fields: {},
    },
  },
  cases: 'Cases waiting for us',
  casesLate: { one: '{count} late', other: '{count} late' },
  casesDue: { one: '{count} due by tonight', other: '{count} due by tonight' },
  casesToAnswer: { one: '{count} with messages to answer', other: '{count} with messages to answer' },
  casesNew: { one: '{count} new', other: '{count} new' },
  approvals: 'Papers to approve',
  due: 'What is due',
  promisesKept: 'Promises kept, by week',
  pipeline: 'Open cases by stage',
  applications: 'Applications to read',
  applicationsPaid: { one: '{count} of them is paid', other: '{count} of them are paid' },
  paidSince: 'the oldest paid one since {time}',
  messages: 'Unanswered messages',
  texts: 'Texts from unknown numbers',
  tickets: 'Unanswered support tickets',
  messagesSuspicious: {
    one: '{count} more looks like it is from a robot',
    other: '{count} more look like they are from robots',
  },
  since: 'the oldest since {time}',
  orders: 'Orders to review',
  refunds: 'Refunds to decide',
  mail: 'Emails that could not be sent',
  dataRequests: 'Data requests',
  nextDue: 'the next one is due on {date}',
  counted: 'Counted today so far',
  events: {
    submit_application: 'Applications sent',
    initiate_checkout: 'Payments begun',
    purchase: 'Purchases',
    conversion: 'Buyers who saw “paid”',
  } satisfies Record<CountedEvent, string>,
  toCounts: 'All counts',
};
export type TodayWords = typeof words;
export default words;
