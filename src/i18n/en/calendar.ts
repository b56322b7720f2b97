import type { DateKind } from '#domain/calendar/dates.ts';

/** The dates of a client. Calendars are looked at by others: titles in files never say what kind of date it is. */
const words = {
  title: 'Your dates',
  none: 'There are no dates right now.',
  kinds: {
    hearing: 'Court date',
    call: 'Call with us',
    request: 'Please send what we asked for',
    deadline: 'The court’s order ends',
  } satisfies Record<DateKind, string>,
  important: 'Don’t miss it',
  inCase: 'Case {number}',
  save: 'Save in my calendar',
  saveNamed: 'Save in my calendar: {what}, {when}',
  more: 'All dates in my own calendar',
  moreText:
    'A calendar on your phone or computer can show these dates automatically. Their titles are neutral. It may be a day behind, so we also email you about every change.',
  withPlace: 'Also show the address of the court',
  make: 'Create a secret address',
  remake: 'Create a new address',
  makeText: 'A new address replaces the old one.',
  url: 'Your secret address',
  urlHint:
    'Copy it into your calendar under “subscribe” or “from URL”. Anyone who has it can see these dates. We show it only once.',
  copy: 'Copy',
  copied: 'Copied.',
  open: 'Open in my calendar',
  exists: 'You have had an address since {date}.',
  end: 'Turn off this address',
  ended: 'The address no longer works.',
  all: 'Download all dates',
  file: {
    calendar: 'My dates',
    titles: {
      hearing: 'Appointment',
      call: 'Phone call',
      request: 'Send something',
      deadline: 'Reminder',
    } satisfies Record<DateKind, string>,
    about: 'Details are in your account: {link}',
  },
};
export type CalendarWords = typeof words;
export default words;
