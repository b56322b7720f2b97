/** Words of the page with the forms, and of the agreement as a PDF. */
const words = {
  intake: {
    title: 'Client Intake Form',
    where: 'Online, in English or Spanish',
    text: 'Everything we need to know to prepare your papers. About 10 minutes; your answers are saved as you go.',
    sections: 'Its sections',
    items: [
      'Personal Information',
      'Eviction Record Details',
      'Legal Status & Eligibility',
      'Goals & Service Needs',
      'Digital Signature & Agreement',
    ],
    open: 'Open the intake form',
    note: 'You pay nothing until you’ve checked all your answers.',
  },
  agreement: {
    title: 'Client Service Agreement',
    where: 'PDF to read, print or keep',
    text: 'What we do, what we do not do, prices, refunds and your part. It is the same text you sign at the end of the intake form.',
    points: 'What it says',
    download: 'Download the agreement (PDF, {size})',
    other: 'También en español (PDF)',
    note: 'Downloading it is not signing it. You sign in the intake form. Need it on paper or in large print? Write to us.',
    version: 'Version {version}, in effect since {date}.',
  },
  more: {
    title: 'Not sure yet?',
    text: 'Nobody has to decide today. Look at the rules, try the short quiz, or ask us.',
    contact: 'Ask us a question',
    quiz: 'Take the short quiz',
    privacy: 'Privacy policy',
    terms: 'Terms and conditions',
    accessibility: 'Help with reading or filling in forms',
  },
  pdf: {
    lead: 'You agree to this text when you sign at the end of our intake form. Reading or printing this copy is not signing it.',
    version: 'Version',
    effective: 'In effect since',
    language: 'Language',
    languageName: 'English. You may sign the English or the Spanish text.',
    fingerprint: 'Fingerprint of the text (SHA-256)',
    contact: 'Questions about this agreement: {ways}.',
    foot: '{title} · version {version} · page {page} of {pages}',
  },
};
export type FormsWords = typeof words;
export default words;
