import { messageList, messagesQuery } from '#server/contact/list-messages.ts';
import { readMessageBody } from '#server/contact/read-message-body.ts';
import { submitMessage } from '#server/contact/submit-message.ts';
import { anyone, endpoint, staff } from '#server/entry/endpoint.ts';
import { createdOnce } from '#server/http/reply.ts';

export default endpoint({
  GET: staff.reads(messagesQuery, messageList),
  POST: anyone(readMessageBody, submitMessage, { answer: createdOnce, mails: true }),
});

export const config = { path: '/api/contact' };
