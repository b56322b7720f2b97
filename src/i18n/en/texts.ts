import type { TextKind } from '#domain/texts/kinds.ts';

/** Neutral in every word, because phones are shared: what a text says must harm nobody who reads it over a shoulder. */
const words = {
  /** With the person's yes to it: {name} is their first name, {site} ours. */
  to: '{site} for {name}: ',
  from: '{site}: ',
  texts: {
    confirm:
      'Reply YES to get texts from us. Usually 1 a day at most. Msg & data rates may apply. Reply HELP for help, STOP to end.',
    welcome: 'Texts are on. Reply STOP to end. You can also write to us here.',
    help: 'Questions? {contact}. Usually 1 text a day at most. Msg & data rates may apply. Reply STOP to end.',
    coming_noted: 'Thank you. We noted that you will be there. What to bring: {link}',
    not_moved:
      'We got it and will write or call today. Your date is NOT moved: only the court can move it. {link}',
    file_refused: 'We could not open your file. Please send a JPG or PNG photo, or use {link}',
    your_turn: 'It is your turn. See what comes next: {link}',
    request_due: 'We are waiting for something from you. Please look: {link}',
    hearing_week: 'Appointment: {date}. Reply 1 = I will be there, 2 = I can’t come. {link}',
    hearing_two_days: 'Your appointment: {date}. Reply 1 = I will be there, 2 = I can’t come. {link}',
    hearing_evening: 'Tomorrow: {date}. Reply 1 = I will be there, 2 = I can’t come. {link}',
    payment_waiting: 'A payment is waiting for you: {link}',
    papers_ready: 'Your papers are ready to read: {link}',
    message: 'There is an answer for you: {link}',
  } satisfies Record<TextKind, string>,
  /** How an answer by number, or a picture alone, reads in the thread. */
  thread: {
    one: 'I will be there. (Answered 1 by text)',
    two: 'I can’t come. (Answered 2 by text)',
    picture: '(A file, sent by text without words)',
  },
};

export default words;
export type TextWords = typeof words;
