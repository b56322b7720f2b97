import * as contact from '#domain/contact/api.staff.ts';
import * as operations from '#domain/operations/api.staff.ts';
import * as replies from '#domain/replies/api.staff.ts';
import { answerMessage } from '#server/contact/answer-message.ts';
import { markMessage } from '#server/contact/mark-message.ts';
import { openMessage } from '#server/contact/open-message.ts';
import { foundMessages } from '#server/contact/search-messages.ts';
import { openedOriginal } from '#server/received-mail/open-original.ts';
import { failureList, requeueFailures } from '#server/operations/failures.ts';
import {
  createReply,
  replyOfStaff,
  retireReply,
  saveReply,
  searchReplies,
} from '#server/replies/saved-replies.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited, withoutConflict } from '#server/entry/guards.ts';

/** What visitors wrote, what we mailed, and the replies that are kept ready. */
export default endpoints(
  [contact.read, openMessage, withoutConflict('inbox'), audited('messages_viewed', 'contact_submission')],
  [contact.search, foundMessages],
  [contact.answer, answerMessage, withoutConflict('inbox')],
  [contact.mark, markMessage, withoutConflict('inbox')],
  [contact.original, openedOriginal, withoutConflict('received_mail')],
  [operations.failures, failureList],
  [operations.requeue, requeueFailures],
  [replies.read, replyOfStaff],
  [replies.create, createReply],
  [replies.search, searchReplies],
  [replies.save, saveReply],
  [replies.retire, retireReply],
);

export const config = {
  path: [
    '/api/staff/messages/:id',
    '/api/staff/messages/search',
    '/api/staff/messages/:id/answer',
    '/api/staff/messages/:id/handled',
    '/api/staff/received-mails/:id',
    '/api/staff/mail/search',
    '/api/staff/mail/requeue',
    '/api/staff/replies/:id',
    '/api/staff/replies',
    '/api/staff/replies/search',
    '/api/staff/replies/:id/save',
    '/api/staff/replies/:id/retire',
  ],
};
