import { auditSearch } from '#domain/audit/entries.ts';
import { dataRequestsRequest, declineRequest, eraseRequest, noteRequest } from '#domain/own-data/requests.ts';
import { mergeDecision, mergeRequest } from '#domain/people/merges.ts';
import { countsRequest } from '#domain/tracking/counts.ts';
import { auditLog, auditPeople } from '#server/audit/search-audit.ts';
import { endpoint, right, staff } from '#server/entry/endpoint.ts';
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
  '/api/staff/audit/search': endpoint({ POST: staff.reads(auditSearch, auditLog) }),
  '/api/staff/audit/people': endpoint({ GET: staff.reads(auditPeople) }),
  '/api/staff/counts/search': endpoint({ POST: right('figures').reads(countsRequest, readCounts) }),
  /** The state of the service in figures. Nothing about a person, so it leaves no line in the audit log. */
  '/api/staff/faults': endpoint({ GET: staff.reads(faultList) }),
  '/api/staff/health': endpoint({ GET: staff(readState) }),
  '/api/staff/duplicates': endpoint({
    GET: right('merge').reads(foundDuplicates),
    POST: right('merge')(mergeRequest, askMerge),
  }),
  '/api/staff/merges/:id': endpoint({
    POST: right('merge').byId(mergeDecision, decideMerge, { mails: true }),
  }),
  '/api/staff/data-requests/:id': endpoint({
    GET: right('erase').notedById({ action: 'data_requests_viewed', object: 'data_request' })(
      readDataRequest,
    ),
  }),
  /** Notes the wish of somebody who wrote or called. */
  '/api/staff/data-requests': endpoint({
    POST: staff(noteRequest, noteDataRequest, {
      answer: (noted) => reply(noted.created ? 201 : 200, noted),
      mails: true,
    }),
  }),
  '/api/staff/data-requests/search': endpoint({
    POST: right('erase').noted({ action: 'data_requests_viewed' })(dataRequestsRequest, listDataRequests),
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
