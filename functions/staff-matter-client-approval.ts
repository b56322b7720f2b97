import { recordedApproval } from '#domain/cases/papers.ts';
import { recordApproval } from '#server/cases/approve-papers.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  POST: staff.reads.of('matter')(recordedApproval, recordApproval, { mails: true }),
});

export const config = { path: '/api/staff/matters/:id/client-approval', method: 'POST' };
