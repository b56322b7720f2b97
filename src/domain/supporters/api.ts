// Who may look at a case: the calls of its client, and of those who look.
import { checkedBy, command, parsedBy, query, typed, sent } from '../api-call.ts';
import type { emailRequest } from '../access/requests.ts';
import type * as answers from './answers.ts';
import type { supporterChange, supporterRequest, Supporters } from './supporters.ts';
import type { SupporterView } from './supporter-view.ts';

export const list = /*#__PURE__*/ query('GET /api/cases/:id/supporters', {
  who: 'signedIn',
  answer: typed<Supporters>(),
});

export const add = /*#__PURE__*/ command('POST /api/cases/:id/supporters', {
  who: 'signedIn',
  input: checkedBy<typeof supporterRequest>(),
  answer: parsedBy<typeof answers.add>(),
});

/** What this one sees. */
export const change = /*#__PURE__*/ command('PATCH /api/supporters/:id', {
  who: 'signedIn',
  input: checkedBy<typeof supporterChange>(),
});

export const end = /*#__PURE__*/ command('DELETE /api/supporters/:id', { who: 'signedIn' });

/** What a supporter sees rests on a cookie of their own, beside any sign-in. */
export const look = /*#__PURE__*/ query('GET /api/supporter', {
  who: 'anyone',
  answer: typed<SupporterView>(),
});

/** The supporter leaves this browser. */
export const leave = /*#__PURE__*/ command('DELETE /api/supporter', {
  who: 'anyone',
});

export const mailLinks = /*#__PURE__*/ command('POST /api/supporter/link', {
  who: 'anyone',
  input: checkedBy<typeof emailRequest>(),
});

/** Its own call, made by a press: programs that open every link of a mail must not use it up. */
export const useLink = /*#__PURE__*/ command('POST /api/supporter/link/use', {
  who: 'anyone',
  input: sent<{ token: string }>(),
});
