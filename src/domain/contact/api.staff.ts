// The calls of staff about what visitors wrote.
import { query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import { messageSearch, type InboxRecord, type InboxRow } from './inbox.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/messages/search', {
  who: 'staff',
  input: messageSearch,
  answer: typed<ListPage<InboxRow>>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/messages/:id', {
  who: 'staff',
  answer: typed<InboxRecord>(),
});
