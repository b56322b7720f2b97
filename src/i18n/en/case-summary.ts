/** A case on paper, for a client to take to the court or to legal aid. */
const words = {
  title: 'My case',
  lead: 'Where your case stands on {date}. You can take this to free legal aid or to the court. It is our summary, not a record of the court.',
  facts: { name: 'Name', number: 'Our case number', package: 'Package', preparer: 'Prepared by' },
  stands: 'Where it stands',
  checked: 'Last checked with the court',
  requests: 'What is still needed from you',
  requestUntil: '{what} (by {date})',
  history: 'What happened',
  entry: '{date}: {what}',
  older: 'Older entries are in your account.',
  contact: 'Questions? {email}',
  contactPhone: 'Questions? {email}, {phone}',
  foot: '{title} {reference} · page {page} of {pages}',
};
export type CaseSummaryWords = typeof words;
export default words;
