import type { SupporterBond, SupporterSight } from '#domain/supporters/rules.ts';

const bonds = {
  family: 'Family',
  friend: 'A friend',
  caseworker: 'A caseworker or advocate',
  other: 'Someone else',
} satisfies Record<SupporterBond, string>;
const sights = {
  dates: 'Court dates, calls and deadlines',
  requests: 'What we still need from you',
  messages: 'The messages between you and us',
} satisfies Record<SupporterSight, string>;
const never = 'They never see your papers, your files, your answers or your payments.';

/** Whom a client lets look at their case. */
const words = {
  title: 'People who help you',
  lead: 'A daughter, a friend or a caseworker can look at this case with you. They see only what you check here. They can’t approve, sign, send or change anything, and you can end it at any time.',
  none: 'Only you and our team can see this case.',
  adding: {
    open: 'Let someone see it',
    fields: {
      name: 'Their name',
      email: { label: 'Their email address', hint: 'We send them a link. It says nothing about your case.' },
      bond: { label: 'Who is it?', options: bonds },
      language: {
        label: 'Which language should we write to them in?',
        options: { en: 'English', es: 'Spanish' },
      },
      sees: { label: 'They see your status. What else?', hint: never, options: sights },
      agreed: 'I agree that this person can see what I checked above, until I stop sharing.',
    },
    submit: 'Let this person see it',
    done: 'Done. We emailed {name} a link, and we emailed you to confirm it.',
  },
  changing: {
    open: 'Change what {name} sees',
    fields: {
      sees: { label: '{name} sees your status. What else?', hint: never, options: sights },
      agreed: 'I agree that this person can see what is checked now, until I stop sharing.',
    },
    submit: 'Save the change',
    done: 'Done. From now on {name} can see what you checked.',
  },
  bonds,
  sights,
  stands: 'Where the case stands',
  seesList: 'Sees: {list}',
  since: 'Since {date}',
  looked: 'Last looked: {date}',
  lookedNever: 'Has not looked yet',
  end: 'Stop sharing',
  endNamed: 'Stop sharing with {name}',
  endQuestion:
    '{name} will no longer see this case. To let them see it again, you would have to invite them again.',
  endYes: 'Yes, end it',
  ended: '{name} can no longer see anything about this case.',
  log: 'Each time someone looks, your account lists it under “What happened in your account”.',
  account: 'Open my account',
};
export type SupporterWords = typeof words;
export default words;
