import { callRequest } from '#domain/calendar/calls.ts';
import { bookCall, ownCallTimes } from '#server/calendar/calls.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: signedIn.reads.byId(ownCallTimes),
  POST: signedIn.counting('ownChanges').byId(callRequest, bookCall, { mails: true }),
});

export const config = { path: '/api/cases/:id/calls' };
