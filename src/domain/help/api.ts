// Handing answers to free legal help: the calls of clients, and those of an organization that has no account.
import * as z from 'zod/mini';
import { command, parsedBy, query, typed, type FileAnswer } from '../api-call.ts';
import { locales } from '../languages.ts';
import type * as answers from './answers.ts';
import { referralOpening, referralReply, referralRequest } from './referrals.ts';

const inLanguage = z.object({ language: z.catch(z.enum(locales), 'en') });

export const list = /*#__PURE__*/ query('GET /api/cases/:id/referrals', {
  who: 'signedIn',
  input: inLanguage,
  answer: parsedBy<typeof answers.list>(),
});

export const send = /*#__PURE__*/ command('POST /api/cases/:id/referrals', {
  who: 'signedIn',
  input: referralRequest,
  answer: parsedBy<typeof answers.send>(),
});

/** The same on one page of paper, to take along: sent to nobody. */
export const paper = /*#__PURE__*/ query('GET /api/cases/:id/help-page', {
  who: 'signedIn',
  input: z.extend(inLanguage, {
    health: z.catch(z.nullable(z.literal('yes')), null),
    safety: z.catch(z.nullable(z.literal('yes')), null),
  }),
  answer: typed<FileAnswer>(),
});

/** At any time; it says whether the answers had been seen. */
export const withdraw = /*#__PURE__*/ command('POST /api/referrals/:id/withdrawal', {
  who: 'signedIn',
  answer: parsedBy<typeof answers.withdraw>(),
});

/** By a press and with a code: programs that open every link of a mail must not use it up. */
export const open = /*#__PURE__*/ command('POST /api/referral/open', {
  who: 'anyone',
  input: referralOpening,
  answer: parsedBy<typeof answers.open>(),
});

export const look = /*#__PURE__*/ query('GET /api/referral', {
  who: 'anyone',
  answer: parsedBy<typeof answers.look>(),
});

export const reply = /*#__PURE__*/ command('POST /api/referral/answer', {
  who: 'anyone',
  input: referralReply,
});

export const leave = /*#__PURE__*/ command('DELETE /api/referral', {
  who: 'anyone',
  answer: typed<object>(),
});

/** One page, PDF. */
export const page = /*#__PURE__*/ query('GET /api/referral/page', {
  who: 'anyone',
  input: inLanguage,
  answer: typed<FileAnswer>(),
});
