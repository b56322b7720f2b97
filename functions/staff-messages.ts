import { answerRequest } from '#domain/contact/answers.ts';
import { handledRequest, messageSearch } from '#domain/contact/inbox.ts';
import { failureSearch, requeueRequest } from '#domain/operations/failures.ts';
import {
  createReplyRequest,
  replySearch,
  retireReplyRequest,
  saveReplyRequest,
} from '#domain/replies/saved-replies.ts';
import { answerMessage } from '#server/contact/answer-message.ts';
import { markMessage } from '#server/contact/mark-message.ts';
import { openMessage } from '#server/contact/open-message.ts';
import { foundMessages } from '#server/contact/search-messages.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
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
    GET: staff.of('inbox', { action: 'messages_viewed', object: 'contact_submission' })(openMessage),
  }),
  '/api/staff/messages/search': endpoint({ POST: staff.reads(messageSearch, foundMessages) }),
  '/api/staff/messages/:id/answer': endpoint({
    POST: staff.of('inbox')(answerRequest, answerMessage, { mails: true }),
  }),
  '/api/staff/messages/:id/handled': endpoint({ POST: staff.of('inbox')(handledRequest, markMessage) }),
  '/api/staff/mail/search': endpoint({
    POST: staff.reads(failureSearch, failureList),
  }),
  '/api/staff/mail/requeue': endpoint({ POST: staff(requeueRequest, requeueFailures, { mails: true }) }),
  '/api/staff/replies/:id': endpoint({ GET: staff.reads.byId(replyOfStaff) }),
  '/api/staff/replies': endpoint({ POST: staff(createReplyRequest, createReply) }),
  '/api/staff/replies/search': endpoint({ POST: staff(replySearch, searchReplies) }),
  '/api/staff/replies/:id/save': endpoint({ POST: staff.byId(saveReplyRequest, saveReply) }),
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
