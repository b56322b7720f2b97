// The calls of clients about what we keep of them.
import type { ownDataRequest } from '../access/own-account.ts';
import { checkedBy, command, query, typed } from '../api-call.ts';
import type { OwnDataAnswer } from './own-data.ts';

export const copy = /*#__PURE__*/ command('POST /api/account/data', {
  who: 'signedIn',
  input: checkedBy<typeof ownDataRequest>(),
  answer: typed<OwnDataAnswer>(),
});

export const askErasure = /*#__PURE__*/ command('POST /api/account/erasure', {
  who: 'signedIn',
  input: checkedBy<typeof ownDataRequest>(),
  answer: typed<{ readonly reference: string; readonly dueAt: string }>(),
});

export const withdrawErasure = /*#__PURE__*/ command('DELETE /api/account/erasure', {
  who: 'signedIn',
});

/** Leads to the file. */
export const file = /*#__PURE__*/ query('GET /api/account/files/:kind/:id', {
  who: 'signedIn',
  answer: typed<string>(),
});

export const applicationFile = /*#__PURE__*/ query('GET /api/documents/:id', {
  who: 'signedIn',
  answer: typed<string>(),
});
