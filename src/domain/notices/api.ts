// The calls about notices, and about the ways in which somebody wants to hear from us.
import { command, query, typed } from '../api-call.ts';
import { safeWaysRequest } from '../channels/safe-ways-request.ts';
import { noticeChoices } from './choices.ts';
import { noticesQuery, noticesRead, type Notices } from './notices.ts';

/** A page of them; without `before`, the newest. */
export const list = /*#__PURE__*/ query('GET /api/notices', {
  who: 'signedIn',
  input: noticesQuery,
  answer: typed<Notices>(),
});

export const markRead = /*#__PURE__*/ command('POST /api/notices/read', {
  who: 'signedIn',
  input: noticesRead,
});

export const keepChoices = /*#__PURE__*/ command('POST /api/account/notices', {
  who: 'signedIn',
  input: noticeChoices,
});

/** By which ways they can be reached without danger. */
export const keepSafeWays = /*#__PURE__*/ command('POST /api/account/ways', {
  who: 'signedIn',
  input: safeWaysRequest,
});
