// The calls of staff about what visitors wrote.
import { command, query, typed } from '../api-call.ts';
import type { ListPage } from '../workplace/lists.ts';
import { messageSearch, type InboxRecord, type InboxRow, messagesQuery, type MessagePage } from './inbox.ts';
import { answerRequest } from './answers.ts';
import { handledRequest } from './inbox.ts';

export const search = /*#__PURE__*/ query('POST /api/staff/messages/search', {
  who: 'staff',
  input: messageSearch,
  answer: typed<ListPage<InboxRow>>(),
});

export const read = /*#__PURE__*/ query('GET /api/staff/messages/:id', {
  who: 'staff',
  answer: typed<InboxRecord>(),
});

export const answer = /*#__PURE__*/ command('POST /api/staff/messages/:id/answer', {
  who: 'staff',
  input: answerRequest,
  answer: typed<{ readonly version: number }>(),
});

/** A mail as it came, for what could not be read of it. */
export const original = /*#__PURE__*/ query('GET /api/staff/received-mails/:id', {
  who: 'staff',
  answer: typed<string>(),
});

export const mark = /*#__PURE__*/ command('POST /api/staff/messages/:id/handled', {
  who: 'staff',
  input: handledRequest,
  answer: typed<{ readonly handled: boolean }>(),
});

/** A page of the messages as the specification names it; without `before`, the newest. */
export const list = /*#__PURE__*/ query('GET /api/contact', {
  who: 'staff',
  input: messagesQuery,
  answer: typed<MessagePage>(),
});
