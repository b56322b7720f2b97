import { answerRequest } from '#domain/contact/answers.ts';
import * as contact from '#domain/contact/api.staff.ts';
import { handledRequest } from '#domain/contact/inbox.ts';
import * as operations from '#domain/operations/api.staff.ts';
import * as replies from '#domain/replies/api.staff.ts';
import { retireReplyRequest } from '#domain/replies/saved-replies.ts';
import { answerMessage } from '#server/contact/answer-message.ts';
import { markMessage } from '#server/contact/mark-message.ts';
import { openMessage } from '#server/contact/open-message.ts';
import { foundMessages } from '#server/contact/search-messages.ts';
import { reads, readsById, runs, runsById } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import { failureList, requeueFailures } from '#server/operations/failures.ts';
import {
  createReply,
  replyOfStaff,
  retireReply,
  saveReply,
  searchReplies,
} from '#server/replies/saved-replies.ts';

/** What visitors wrote, what we mailed, and the replies that are kept ready. */
export default routes({
  '/api/staff/messages/:id': endpoint({
    GET: handlerOfCall(
      contact.read,
      runsById(openMessage),
      withoutConflict('inbox'),
      audited('messages_viewed', 'contact_submission'),
    ),
  }),
  '/api/staff/messages/search': endpoint({ POST: handlerOfCall(contact.search, reads(foundMessages)) }),
  '/api/staff/messages/:id/answer': endpoint({
    POST: staff.of('inbox')(answerRequest, answerMessage, { mails: true }),
  }),
  '/api/staff/messages/:id/handled': endpoint({ POST: staff.of('inbox')(handledRequest, markMessage) }),
  '/api/staff/mail/search': endpoint({
    POST: handlerOfCall(operations.failures, reads(failureList)),
  }),
  '/api/staff/mail/requeue': endpoint({
    POST: handlerOfCall(operations.requeue, runs(requeueFailures, { sendsMail: true })),
  }),
  '/api/staff/replies/:id': endpoint({ GET: handlerOfCall(replies.read, readsById(replyOfStaff)) }),
  '/api/staff/replies': endpoint({ POST: handlerOfCall(replies.create, runs(createReply)) }),
  '/api/staff/replies/search': endpoint({ POST: handlerOfCall(replies.search, runs(searchReplies)) }),
  '/api/staff/replies/:id/save': endpoint({ POST: handlerOfCall(replies.save, runsById(saveReply)) }),
  '/api/staff/replies/:id/retire': endpoint({
    POST: staff.byId(retireReplyRequest, retireReply, { answer: done }),
  }),
});

export const config = {
  path: [
    '/api/staff/messages/:id',
    '/api/staff/messages/search',
    '/api/staff/messages/:id/answer',
    '/api/staff/messages/:id/handled',
    '/api/staff/mail/search',
    '/api/staff/mail/requeue',
    '/api/staff/replies/:id',
    '/api/staff/replies',
    '/api/staff/replies/search',
    '/api/staff/replies/:id/save',
    '/api/staff/replies/:id/retire',
  ],
};
