import type { Right } from '#domain/access/rights.ts';

/** The frame of the workplace, and what its sections share: lists, records, forms, badges. */
const words = {
  heading: 'Workplace',
  toSignIn: 'Taking you to the sign-in page…',
  notForYou: {
    title: 'This page is for the people who work here',
    text: 'Your account is a client account.',
    link: 'Go to your case',
  },
  signedOut: {
    title: 'You were signed out',
    text: 'Nobody used this page for half an hour, so it no longer shows anything. Sign in again and you are back where you were.',
    link: 'Sign in',
  },
  soonOut: {
    text: 'You will be signed out in about two minutes, because this page was not used.',
    stay: 'Stay signed in',
  },
  signOut: 'Log out',
  signOutFailed: 'Not logged out. Try again',
  account: 'My account',
  signedInAs: 'Signed in as {name}',
  navLabel: 'Sections of the workplace',
  /** Beside a section, for who hears the page. */
  waiting: { one: '{count} waiting', other: '{count} waiting' },
  nav: {
    today: 'Today',
    approvals: 'For approval',
    cases: 'Cases',
    team: 'Team',
    applications: 'Applications',
    messages: 'Messages',
    orders: 'Orders',
    refunds: 'Refunds',
    mail: 'Mail',
    'data-requests': 'Data requests',
    replies: 'Saved replies',
    people: 'People',
    duplicates: 'Duplicates',
    counts: 'Counts',
    audit: 'Audit log',
  },
  keys: {
    button: 'Keyboard keys',
    title: 'Keys of the workplace',
    switch: 'Use these keys',
    hint: 'They work outside of fields. Switch them off if you dictate to your computer. Your choice follows you to every device.',
    close: 'Close',
    actions: {
      next: 'Next entry of the list',
      previous: 'Previous entry of the list',
      open: 'Open the entry',
      back: 'Back to the list',
      search: 'Search the list',
      reply: 'Answer what is open',
      assign: 'Assign it to me, where work has an owner',
      help: 'Show these keys',
    },
  },
  sectionNotLoaded: 'This part of the page did not load. Load the page again.',
  reload: 'Load the page again',
  list: {
    loading: 'Loading…',
    search: 'Search',
    searchFor: 'Find',
    clear: 'Clear',
    filters: 'Filters',
    filtersInUse: { one: 'Filters ({count} in use)', other: 'Filters ({count} in use)' },
    any: 'All',
    empty: 'Nothing here yet.',
    emptyFound: 'Nothing matches this search.',
    more: 'Show older ones',
    shownOne: '{count} entry shown',
    shownMany: '{count} entries shown',
    moreThere: 'there are older ones',
    update: 'Refresh',
  },
  record: {
    back: 'Back to the list',
    notFound: 'There is no such record.',
  },
  form: {
    required: 'Please fill this in.',
    choose: 'Please choose one.',
    saving: 'Saving…',
    cancel: 'Cancel',
    stale: 'Somebody changed this in the meantime. Here is how it stands now.',
  },
  /** Where somebody would decide who was not given the right. */
  missingRight: {
    refunds: 'Only people who were given the right to decide about refunds do this. An admin gives it.',
    merge: 'Only people who were given the right to merge people do this. An admin gives it.',
    templates: 'Only people who were given the right to put templates in force do this. An admin gives it.',
    figures: 'Only people who were given the right to see figures see this. An admin gives it.',
  } satisfies Record<Right, string>,
  languages: { en: 'English', es: 'Spanish' },
  /** Each language in its own words. */
  languageNames: { en: 'English', es: 'Español' },
  none: 'None',
};
export type FrameWords = typeof words;
export default words;
