/** Words of header, footer and whatever else is on every page. */
const words = {
  skip: 'Skip to main content',
  home: 'Home',
  /** In previews alone, for whoever edits. */
  editPage: 'Edit the words of this page',
  nav: {
    label: 'Main',
    whoWeServe: 'Who we help',
    services: 'Services',
    howItWorks: 'How it works',
    pricing: 'Pricing',
    faq: 'Questions',
    contact: 'Contact',
  },
  getStarted: 'Get started',
  /** Replaces it while no new applications are taken. */
  paused: 'Paused for now',
  clientLogin: 'Client login',
  dashboard: 'My case',
  places: { papers: 'Papers', messages: 'Messages' },
  account: 'My account',
  unread: '{count} unread',
  logout: 'Log out',
  logoutFailed: 'Not logged out. Try again',
  menu: { open: 'Menu', close: 'Close menu', title: 'Menu' },
  language: {
    switchTo: 'Español',
    hint: 'Esta página también está en español.',
    hintLink: 'Ver en español',
    hintDismiss: 'Keep English',
  },
  theme: { label: 'Colors', light: 'Light', dark: 'Dark', system: 'Match my device' },
  footer: {
    description:
      'We prepare court papers for people in Georgia who want to ask a judge to limit public access to an eviction record.',
    navigation: 'Navigation',
    resources: 'Resources',
    contactUs: 'Contact us',
    freeHelp: 'Free legal help',
    disclaimer:
      'What you read here is general information about Georgia courts, not advice for your case. Reading it, writing to us or paying us does not make anyone your lawyer. Laws, forms and fees change; the court has the last word.',
    about: 'About',
    legal: 'The small print',
    pages: {
      learning: 'Learning Center',
      blog: 'Blog',
      search: 'Search',
      forms: 'Client forms',
      letters: 'Free letters',
      counties: 'Courts by county',
      questions: 'Questions and answers',
      privacy: 'Privacy policy',
      terms: 'Terms and conditions',
      disclaimer: 'Legal disclaimer',
      accessibility: 'Accessibility',
      status: 'Is everything working?',
    },
    hours: 'Monday to Friday, {opens} to {closes}, Eastern\u00a0Time',
    standingNotice:
      'Private document-preparation company. Not a law firm, a court or a government agency. We cannot give legal advice or promise a result. You may file on your own without paying us, and free legal aid may be available.',
    rights: 'All rights reserved.',
    social: 'Social networks',
  },
  needsJavaScript: {
    title: 'This page needs JavaScript',
    text: 'It is turned off in your browser, or it did not load: a weak connection or a content blocker can cause this.',
    reload: 'Reload the page',
    write:
      'If that does not help, write to us and we will help you. You can also print the page and fill it in by hand.',
  },
  loading: 'Loading…',
  titleEnd: '{title} | {name}',
};
export type PageWords = typeof words;
export default words;
