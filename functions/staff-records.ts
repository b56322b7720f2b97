import * as audit from '#domain/audit/api.staff.ts';
import * as operations from '#domain/operations/api.staff.ts';
import * as ownData from '#domain/own-data/api.staff.ts';
import { declineRequest, eraseRequest } from '#domain/own-data/requests.ts';
import * as people from '#domain/people/api.staff.ts';
import { mergeDecision, mergeRequest } from '#domain/people/merges.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { auditLog, auditPeople } from '#server/audit/search-audit.ts';
import { reads, runs, runsById } from '#server/entry/by-position.ts';
import { endpoint, right } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { audited } from '#server/entry/guards.ts';
import { routes } from '#server/entry/routes.ts';
import { reply } from '#server/http/reply.ts';
import { faultList } from '#server/operations/faults.ts';
import { readState } from '#server/operations/read-state.ts';
import { declineDataRequest, erasePerson, noteDataRequest } from '#server/own-data/decide-data-request.ts';
import { listDataRequests, readDataRequest } from '#server/own-data/list-data-requests.ts';
import { askMerge, decideMerge, foundDuplicates } from '#server/people/merge-people.ts';
import { readCounts } from '#server/workplace/read-counts.ts';

/** How the service stands, who looked at what, and whose records are joined, handed out or erased. */
export default routes({
  '/api/staff/audit/search': endpoint({ POST: handlerOfCall(audit.search, reads(auditLog)) }),
  '/api/staff/audit/people': endpoint({ GET: handlerOfCall(audit.people, reads(auditPeople)) }),
  '/api/staff/counts/search': endpoint({ POST: handlerOfCall(workplace.counts, reads(readCounts)) }),
  /** The state of the service in figures. Nothing about a person, so it leaves no line in the audit log. */
  '/api/staff/faults': endpoint({ GET: handlerOfCall(operations.faults, reads(faultList)) }),
  '/api/staff/health': endpoint({ GET: handlerOfCall(operations.health, runs(readState)) }),
  '/api/staff/duplicates': endpoint({
    GET: handlerOfCall(people.duplicates, reads(foundDuplicates)),
    POST: right('merge')(mergeRequest, askMerge),
  }),
  '/api/staff/merges/:id': endpoint({
    POST: right('merge').byId(mergeDecision, decideMerge, { mails: true }),
  }),
  '/api/staff/data-requests/:id': endpoint({
    GET: handlerOfCall(
      ownData.read,
      runsById(readDataRequest),
      audited('data_requests_viewed', 'data_request'),
    ),
  }),
  /** Notes the wish of somebody who wrote or called. */
  '/api/staff/data-requests': endpoint({
    POST: handlerOfCall(
      ownData.note,
      runs(noteDataRequest, {
        respond: (noted) => reply(noted.created ? 201 : 200, noted),
        sendsMail: true,
      }),
    ),
  }),
  '/api/staff/data-requests/search': endpoint({
    POST: handlerOfCall(ownData.search, runs(listDataRequests), audited('data_requests_viewed')),
  }),
  '/api/staff/data-requests/:id/decline': endpoint({
    POST: right('erase').byId(declineRequest, declineDataRequest, { mails: true }),
  }),
  '/api/staff/data-requests/:id/erase': endpoint({
    POST: right('erase').byId(eraseRequest, erasePerson, { mails: true }),
  }),
});

export const config = {
  path: [
    '/api/staff/audit/search',
    '/api/staff/audit/people',
    '/api/staff/counts/search',
    '/api/staff/faults',
    '/api/staff/health',
    '/api/staff/duplicates',
    '/api/staff/merges/:id',
    '/api/staff/data-requests/:id',
    '/api/staff/data-requests',
    '/api/staff/data-requests/search',
    '/api/staff/data-requests/:id/decline',
    '/api/staff/data-requests/:id/erase',
  ],
};
