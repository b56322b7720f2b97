// The calls of staff about people: those who work here, and accounts that may be the same person.
import { command, query, typed } from '../api-call.ts';
import type { Duplicates } from './merges.ts';
import { inviteRequest, type Invited, type Person } from './requests.ts';

export const list = /*#__PURE__*/ query('GET /api/staff/people', {
  who: 'admin',
  answer: typed<{ readonly items: readonly Person[] }>(),
});

export const invite = /*#__PURE__*/ command('POST /api/staff/people', {
  who: 'admin',
  input: inviteRequest,
  answer: typed<Invited>(),
});

export const duplicates = /*#__PURE__*/ query('GET /api/staff/duplicates', {
  who: 'merge',
  answer: typed<Duplicates>(),
});
