import * as audit from '#domain/audit/api.staff.ts';
import * as operations from '#domain/operations/api.staff.ts';
import * as ownData from '#domain/own-data/api.staff.ts';
import * as people from '#domain/people/api.staff.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { auditLog, auditPeople } from '#server/audit/search-audit.ts';
import { faultList } from '#server/operations/faults.ts';
import { readState } from '#server/operations/read-state.ts';
import { declineDataRequest, erasePerson, noteDataRequest } from '#server/own-data/decide-data-request.ts';
import { listDataRequests, readDataRequest } from '#server/own-data/list-data-requests.ts';
import { askMerge, decideMerge, foundDuplicates } from '#server/people/merge-people.ts';
import { readCounts } from '#server/workplace/read-counts.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { audited } from '#server/entry/guards.ts';

/** How the service stands, who looked at what, and whose records are joined, handed out or erased. */
export default endpoints(
  [audit.search, auditLog],
  [audit.people, auditPeople],
  [workplace.counts, readCounts],
  /** The state of the service in figures. Nothing about a person, so it leaves no line in the audit log. */
  [operations.faults, faultList],
  [operations.health, readState],
  [people.duplicates, foundDuplicates],
  [people.askMerge, askMerge],
  [people.decideMerge, decideMerge],
  [ownData.read, readDataRequest, audited('data_requests_viewed', 'data_request')],
  /** Notes the wish of somebody who wrote or called. */
  [ownData.note, noteDataRequest],
  [ownData.search, listDataRequests, audited('data_requests_viewed')],
  [ownData.decline, declineDataRequest],
  [ownData.erase, erasePerson],
);

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
