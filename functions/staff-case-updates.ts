import { updateRequest, updatesQuery } from '#domain/cases/notes.ts';
import { caseUpdates } from '#server/cases/read-updates.ts';
import { writeUpdate } from '#server/cases/write-update.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('case')(updatesQuery, caseUpdates),
  POST: staff.of('case')(updateRequest, writeUpdate, { mails: true }),
});

export const config = { path: '/api/staff/cases/:id/updates' };
