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
  inCase: 'Case {number}',
  save: 'Save in my calendar',
  saveNamed: 'Save in my calendar: {what}, {when}',
  more: 'All dates in my own calendar',
  moreText:
    'A calendar on your phone or computer can show these dates by itself. The titles in it are neutral. It may lag a day behind, so we also email you every change.',
  withPlace: 'Also show the place of the court',
  make: 'Make a secret address',
  remake: 'Make a new address',
  makeText: 'A new address ends the one before.',
  url: 'Your secret address',
  urlHint:
    'Copy it into your calendar under “subscribe” or “from URL”. Whoever has it sees these dates. We show it only now.',
  copy: 'Copy',
  copied: 'Copied.',
  open: 'Open in my calendar',
  exists: 'You have an address since {date}.',
  end: 'End this address',
  ended: 'The address opens nothing any more.',
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
