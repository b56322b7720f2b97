import { mailboxRequest } from '#domain/access/lost-mailbox.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { askMailboxChange, stopMailboxChange } from '#server/people/change-lost-mailbox.ts';
import { lostMailbox } from '#server/people/read-lost-mailbox.ts';

/** Another address for a client who can no longer read their mail. */
export default endpoint({
  GET: staff.reads.of('case')(lostMailbox),
  POST: staff.of('case')(mailboxRequest, askMailboxChange, { mails: true }),
  DELETE: staff.of('case')(stopMailboxChange),
});

export const config = { path: '/api/staff/cases/:id/mailbox', method: ['GET', 'POST', 'DELETE'] };
