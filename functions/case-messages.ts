import { messageRequest, threadQuery } from '#domain/cases/thread.ts';
import { ownThread } from '#server/cases/read-thread.ts';
import { sendOwnMessage } from '#server/cases/send-message.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: signedIn.reads.byId(threadQuery, ownThread),
  POST: signedIn.counting('ownMessages').reads.byId(messageRequest, sendOwnMessage, { mails: true }),
});

export const config = { path: '/api/cases/:id/messages' };
