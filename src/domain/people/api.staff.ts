// The calls of staff about people: those who work here, and accounts that may be the same person.
import { command, query, typed } from '../api-call.ts';
import type { Duplicates } from './merges.ts';
import type { ListPage } from '../workplace/lists.ts';
import { inviteRequest, peopleList, type Invited, type Person } from './requests.ts';
import { rightsRequest } from '../access/rights.ts';
import { mergeDecision, mergeRequest } from './merges.ts';
import { changePersonRequest } from './requests.ts';

export const list = /*#__PURE__*/ query('GET /api/staff/people', {
  who: 'admin',
  input: peopleList,
  answer: typed<ListPage<Person>>(),
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

export const change = /*#__PURE__*/ command('POST /api/staff/people/:id', {
  who: 'admin',
  input: changePersonRequest,
});

export const setRights = /*#__PURE__*/ command('POST /api/staff/people/:id/rights', {
  who: 'admin',
  input: rightsRequest,
});

export const askMerge = /*#__PURE__*/ command('POST /api/staff/duplicates', {
  who: 'merge',
  input: mergeRequest,
  answer: typed<{ readonly mergeId: string }>(),
});

export const decideMerge = /*#__PURE__*/ command('POST /api/staff/merges/:id', {
  who: 'merge',
  input: mergeDecision,
});
