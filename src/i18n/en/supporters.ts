import type { SupporterBond, SupporterSight } from '#domain/supporters/rules.ts';

/** Whom a client lets look at their case. */
const words = {
  title: 'People who help you',
  lead: 'A daughter, a friend or a caseworker can look at this case with you. They see only what you check here. They can’t approve, sign, send or change anything, and you can end it at any time.',
  none: 'Nobody but you and us sees this case.',
  add: 'Let somebody look',
  name: 'Their name',
  email: 'Their email address',
  emailHint: 'We send them a link. It says nothing about your case.',
  bond: 'Who is it?',
  bonds: {
    family: 'Family',
    friend: 'A friend',
    caseworker: 'A caseworker or advocate',
    other: 'Somebody else',
  } satisfies Record<SupporterBond, string>,
  language: 'In which language do we write to them?',
  languages: { en: 'English', es: 'Spanish' },
  sees: 'What may they see, beside where the case stands?',
  sights: {
    dates: 'Court dates, calls and deadlines',
    requests: 'What we still need from you',
    messages: 'The messages between you and us',
  } satisfies Record<SupporterSight, string>,
  never: 'They never see your papers, your files, your answers or your payments.',
  agree: 'I agree that this person sees what I checked above, until I end it.',
  agreement: 'Your consent',
  required: 'Please fill this in.',
  agreeFirst: 'Please check the box if you agree.',
  save: 'Let this person look',
  saving: 'Sending…',
  saved: 'Done. {name} gets a link by email, and we have emailed you that you did this.',
  cancel: 'Cancel',
  stands: 'Where the case stands',
  seesList: 'Sees: {list}',
  since: 'Since {date}',
  looked: 'Last looked: {date}',
  lookedNever: 'Has not looked yet',
  end: 'End it',
  endNamed: 'End it: {name}',
  ended: '{name} no longer sees anything of this case.',
  log: 'Every look stands in your account, under “What happened in your account”.',
  account: 'Open my account',
};
export type SupporterWords = typeof words;
export default words;
