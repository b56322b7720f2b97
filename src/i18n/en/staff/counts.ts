/** What was counted each day, without any person in it. */
const words = {
  title: 'Counts',
  lead: 'Counted on our server, without cookies or personal data. Days are in Georgia time.',
  period: 'Period',
  periods: { '7': 'Last 7 days', '30': 'Last 30 days', '90': 'Last 90 days', '365': 'Last year' },
  flow: {
    title: 'From application to order',
    step: 'Step',
    count: 'Applications',
    share: 'Of all',
    steps: {
      applications: 'Sent',
      paid: 'Paid',
      papers: 'Papers with the client',
      filed: 'Filed',
      granted: 'Granted',
    },
    lead: 'Applications sent in this period, and how far each has come by now. Visits are not counted: pages set no cookies for it.',
  },
  referrals: {
    title: 'Handed to free legal help',
    organization: 'Organization',
    steps: {
      sent: 'Sent',
      opened: 'Opened',
      took: 'Took it',
      cannot: 'Can’t',
      withdrawn: 'Taken back',
      unanswered: 'No answer',
    },
    lead: 'How often each happened in this period. Nobody’s name or answers are counted.',
  },
  money: {
    title: 'Money in and back',
    week: 'Week of',
    in: 'Received',
    back: 'Sent back',
    left: 'Left',
    none: 'No money moved in this period.',
  },
  event: 'Event',
  day: 'Day',
  package: 'Package',
  noPackage: 'No package',
  total: 'Sum',
  chart: '{event} by day, from {from} to {to}. Highest day: {most}.',
  sums: 'Sums by package',
  days: 'Day by day',
  daysWithout: 'Days without any count are left out.',
  share: 'Of 100 applications sent, {share} led to a purchase.',
  moreBought:
    'In this period there were {bought} purchases and {sent} applications. Some were paid for before they were sent, or sent earlier.',
  none: 'Nothing was counted in this period.',
};
export type CountsWords = typeof words;
export default words;
