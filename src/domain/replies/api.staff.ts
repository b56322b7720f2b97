// The calls of staff about replies that are kept ready.
import { command, query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import { createReplyRequest, replySearch, saveReplyRequest, type SavedReply } from './saved-replies.ts';
import { retireReplyRequest } from './saved-replies.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/replies/search', {
  who: 'staff',
  input: replySearch,
  answer: typed<ListPage<SavedReply>>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/replies/:id', {
  who: 'staff',
  answer: typed<SavedReply>(),
});

export const create = /*#__PURE__*/ command('POST /api/staff/replies', {
  who: 'staff',
  input: createReplyRequest,
  answer: typed<SavedReply>(),
});

export const save = /*#__PURE__*/ command('POST /api/staff/replies/:id/save', {
  who: 'staff',
  input: saveReplyRequest,
  answer: typed<SavedReply>(),
});

export const retire = /*#__PURE__*/ command('POST /api/staff/replies/:id/retire', {
  who: 'staff',
  input: retireReplyRequest,
});
