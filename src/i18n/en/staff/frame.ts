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
    tickets: 'Support tickets',
    messages: 'Messages',
    orders: 'Orders',
    refunds: 'Refunds',
    mail: 'Mail',
    'data-requests': 'Data requests',
    'call-hours': 'My calls',
    replies: 'Saved replies',
    counties: 'County file',
    templates: 'Templates',
    people: 'People',
    duplicates: 'Duplicates',
    counts: 'Counts',
    audit: 'Audit log',
  },
  keys: {
    button: 'Keyboard shortcuts',
    title: 'Keyboard shortcuts',
    switch: 'Use these shortcuts',
    hint: 'They work when you are not typing in a field. Turn them off if you dictate to your computer. Your choice applies on every device.',
    close: 'Close',
    actions: {
      next: 'Next item in the list',
      previous: 'Previous item in the list',
      open: 'Open the item',
      back: 'Back to the list',
      search: 'Search the list',
      reply: 'Reply to the open item',
      assign: 'Assign to me, where work has an owner',
      help: 'Show these shortcuts',
    },
  },
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
    stale: 'Someone changed this in the meantime. Here is the current version.',
  },
  /** On a record of the account of who reads it. */
  ownAccount: 'This is your own account. Someone else on the team decides here and works on it.',
  /** Where somebody would decide who was not given the right. */
  missingRight: {
    refunds: 'You need the right to decide about refunds. An admin can give it to you.',
    merge: 'You need the right to merge people. An admin can give it to you.',
    templates: 'You need the right to put templates in force. An admin can give it to you.',
    figures: 'You need the right to see figures. An admin can give it to you.',
    erase: 'You need the right to delete personal data. An admin can give it to you.',
  } satisfies Record<Right, string>,
  languages: { en: 'English', es: 'Spanish' },
  /** Each language in its own words. */
  languageNames: { en: 'English', es: 'Español' },
  none: 'None',
};
export type FrameWords = typeof words;
export default words;
