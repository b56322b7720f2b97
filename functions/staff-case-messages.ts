import { staffMessageRequest, threadQuery } from '#domain/cases/thread.ts';
import { threadOfCase } from '#server/cases/read-thread.ts';
import { sendStaffMessage } from '#server/cases/send-message.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('case')(threadQuery, threadOfCase),
  POST: staff.reads.of('case')(staffMessageRequest, sendStaffMessage, { mails: true }),
});

export const config = { path: '/api/staff/cases/:id/messages' };
