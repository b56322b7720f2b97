// The calls about notices, and about the ways in which somebody wants to hear from us.
import { checkedBy, command, query, typed } from '../api-call.ts';
import type { safeWaysRequest } from '../channels/safe-ways-request.ts';
import type { noticeChoices } from './choices.ts';
import type { noticesQuery, noticesRead, Notices } from './notices.ts';

/** A page of them; without `before`, the newest. */
export const list = /*#__PURE__*/ query('GET /api/notices', {
  who: 'signedIn',
  input: checkedBy<typeof noticesQuery>(),
  answer: typed<Notices>(),
});

export const markRead = /*#__PURE__*/ command('POST /api/notices/read', {
  who: 'signedIn',
  input: checkedBy<typeof noticesRead>(),
});

export const keepChoices = /*#__PURE__*/ command('POST /api/account/notices', {
  who: 'signedIn',
  input: checkedBy<typeof noticeChoices>(),
});

/** By which ways they can be reached without danger. */
export const keepSafeWays = /*#__PURE__*/ command('POST /api/account/ways', {
  who: 'signedIn',
  input: checkedBy<typeof safeWaysRequest>(),
});
