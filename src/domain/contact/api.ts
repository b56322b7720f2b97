// The call of the contact form.
import { command, sent, typed } from '../api-call.ts';
import type { MessageReceipt } from './messages.ts';

/** Multipart with files, or JSON with upload tickets. */
export const send = /*#__PURE__*/ command('POST /api/contact', {
  who: 'anyone',
  input: sent<FormData>(),
  answer: typed<MessageReceipt>(),
});
