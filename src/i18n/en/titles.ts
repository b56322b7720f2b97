/** Title, heading and description of each page. A heading falls back to the title. */
interface PageTitle {
  title: string;
  heading?: string;
  lead?: string;
  description?: string;
  /** What people type into the search who should find the page. */
  keywords?: string[];
}
const words = {
  home: {
    title: 'Fresh Key: help with eviction records in Georgia',
    description:
      'We prepare the court papers to ask a Georgia judge to limit public access to your eviction record. Clear prices, English and Spanish. A judge decides.',
    keywords: [
      'eviction record Georgia',
      'seal eviction record',
      'limit public access to a court record',
      'dispossessory case',
      'rent with an eviction record',
      'tenant screening report',
    ],
  },
  intakeForm: {
    title: 'Client intake form',
    heading: 'Tell us about your case',
    lead: 'Five short steps, about 10 minutes. You pay nothing until you’ve checked all your answers.',
    description: 'Start here: five short steps in English or Spanish. Your answers are saved as you go.',
  },
  intakeConfirmation: { title: 'Your application' },
  checkout: { title: 'Secure Checkout' },
  paymentSuccess: { title: 'Your payment' },
  paymentConfirmation: { title: 'Your payment' },
  login: { title: 'Client login', heading: 'Sign in', lead: 'See where your case stands.' },
  setPassword: { title: 'Set your password' },
  dashboard: { title: 'Your case' },
  account: { title: 'Your account' },
  supporter: { title: 'Following someone’s case' },
  referral: { title: 'Answers handed to you' },
  staff: { title: 'Workplace' },
  privacy: {
    title: 'Privacy policy',
    description: 'What we collect, why, who receives it, how long we keep it and how to reach us.',
  },
  terms: {
    title: 'Terms and conditions',
    description: 'What the service is and is not, prices, refunds and your part of the work.',
  },
  contact: {
    title: 'Contact us',
    description:
      'Write to us in English or Spanish, add files if you like, and get an answer within {days} business day.',
  },
  blog: {
    title: 'Articles',
    heading: 'Articles for renters',
    lead: 'What the law says, what courts do and where help is free. In plain words, with sources and dates.',
    description:
      'Plain articles for renters in Georgia: eviction cases, court records, screening reports, deposits and free legal help. With sources and dates.',
  },
  learning: {
    title: 'Learning Center',
    lead: 'Seven short courses for renters with an eviction record, without an account and without paying.',
    description:
      'Free lessons for renters in Georgia: housing rights, the court case, limiting access to a record, screening reports, money, work and family.',
  },
  search: {
    title: 'Search',
    lead: 'Articles, lessons, policies and answers to common questions.',
    description: 'Search the articles, lessons, policies and answers on this site.',
  },
  services: {
    title: 'Choose Your Service Package',
    lead: 'Four packages, one clear price each, for the papers that ask a Georgia court to limit public access to your eviction record.',
    description:
      'Compare four packages for preparing your Georgia court papers: what each includes, what it does not, one price each, and when you get your money back.',
  },
  forms: {
    title: 'Client Forms',
    lead: 'One form to fill in online, and the agreement to read in your own time. Both in English and Spanish.',
    description:
      'The online client intake form and the client service agreement as a PDF, in English and Spanish.',
  },
  accessibility: {
    title: 'Accessibility',
    heading: 'This site should work for you',
    lead: 'With a screen reader, with a keyboard, on a small phone, in large letters, in English or Spanish. Where it does not, tell us and we’ll help.',
    description:
      'How we make this site and our papers usable for everyone, what we tested, what does not work yet, and how to get large print, an interpreter or another format.',
  },
  disclaimer: {
    title: 'Legal disclaimer: what we are and what we are not',
    description:
      'We are a private document-preparation company, not a law firm, a court or an agency. What that means for you, and where legal help is free.',
  },
  letters: {
    title: 'Free letters to screening companies and others',
    heading: 'Free letters you can send yourself',
    lead: 'To screening companies, credit bureaus, lists that landlords share and websites: ask for your file, dispute what is wrong, have a paid judgment marked as paid. Free for everyone.',
    description:
      'Write, print and send your own letters: dispute a wrong or limited record, ask for your screening file, have a paid judgment marked satisfied. Free, and nothing is sent to us.',
    keywords: ['dispute letter', 'screening report', 'satisfaction of judgment', 'free copy of my file'],
  },
  counties: {
    title: 'Courts and free help by county',
    heading: 'Your county: its courts and free help',
    lead: 'Georgia has 159 counties, each with courts of its own. See what we could check about yours, with source and day, and where help is free.',
    description:
      'The 159 counties of Georgia: which courts may have an eviction case, what was checked about each, with source and day, and free legal help near you.',
    keywords: ['county court Georgia', 'magistrate court address', 'clerk of court phone'],
  },
  questions: {
    title: 'Questions and answers before you decide',
    heading: 'What people ask us',
    lead: 'Short answers about the price, your privacy, who helps, your papers and what comes after. Where we do not know, we say so.',
    description:
      'Does the price cover all my cases? Is my landlord told? Who checks the papers? Honest answers about asking a Georgia court to limit a record.',
    keywords: ['eviction record questions', 'does my landlord find out', 'court fee', 'interpreter'],
  },
  certificate: {
    title: 'Check whether a certificate is real',
    lead: 'Did someone show you a certificate from our Learning Center? Type its code, and we’ll tell you what it is for.',
    description:
      'Check whether a certificate of our free Learning Center is real, by the code printed on it.',
  },
  status: {
    title: 'Is everything working?',
    lead: 'What works right now, and what we will work on next.',
    description:
      'Whether the application form, sign-in, payments and email of this service work right now, since when something does not, and which work is planned.',
  },
  notFound: { title: '404 Page Not Found' },
} satisfies Record<string, PageTitle>;
export type TitleWords = Record<keyof typeof words, PageTitle>;
const titles: TitleWords = words;
export default titles;
