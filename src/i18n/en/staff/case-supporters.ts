import type { SupporterBond, SupporterSight } from '#domain/supporters/rules.ts';

/** Whom the client lets look, as staff read it beside the case. */
const words = {
  title: 'Who else can see this case',
  lead: 'The client agreed to this and can end it at any time. These people see only what is listed here, so do not tell them more.',
  stands: 'Where the case stands',
  sees: 'Sees: {list}',
  since: 'Since {date}',
  looked: 'last looked {date}',
  never: 'has not looked yet',
  bonds: {
    family: 'Family',
    friend: 'A friend',
    caseworker: 'Caseworker or advocate',
    other: 'Somebody else',
  } satisfies Record<SupporterBond, string>,
  sights: {
    dates: 'court dates, calls and deadlines',
    requests: 'what we still need',
    messages: 'the messages',
  } satisfies Record<SupporterSight, string>,
};
export type CaseSupportersWords = typeof words;
export default words;
