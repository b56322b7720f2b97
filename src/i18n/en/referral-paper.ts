import type { AskedWay, WayAnswer } from '#domain/channels/safe-ways.ts';

/** The page that free legal help prints of the answers that a client handed on. */
const words = {
  title: 'Answers for free legal help',
  lead: '{name} asked us on {date} to hand these answers to {organization}. We are not lawyers, and we are not helping with this.',
  about: 'What {name} told us',
  closing:
    'Nobody checked these answers. {name} can take them back at any time; the link ends on {ends}. Please keep this page only if you help.',
  foot: '{title} · page {page} of {pages}',
  safety: {
    ways: {
      call: 'A phone call is safe',
      voicemail: 'A voice message is safe',
      letter: 'A letter is safe',
    } satisfies Record<AskedWay, string>,
    yes: 'Yes',
    no: 'No',
    note: 'To be safe',
    danger: 'Danger',
  } satisfies Record<WayAnswer, string> & Record<string, unknown>,
};
export type ReferralPaperWords = typeof words;
export default words;
