/** The application as it was signed, on paper for its sender. */
const words = {
  title: 'My application and agreement',
  lead: 'These are the answers you sent us, and how you signed our agreement. The agreement itself is on our site: {address}',
  facts: { name: 'Name', reference: 'Application', sent: 'Sent on' },
  signature: 'Your signature',
  signed: {
    name: 'Signed as',
    at: 'Day and time (UTC)',
    language: 'Language',
    version: 'Version of the agreement',
    fingerprint: 'Fingerprint of the agreement',
    shown: 'Fingerprint of the answers',
  },
  languages: { en: 'English', es: 'Spanish' },
  files: 'Files you sent',
  notAnswered: 'Not answered',
  contact: 'Questions? {email}',
  contactPhone: 'Questions? {email}, {phone}',
  foot: '{title} {reference} · page {page} of {pages}',
};
export type ApplicationPaperWords = typeof words;
export default words;
