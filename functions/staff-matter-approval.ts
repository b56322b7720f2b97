import { attorneyApproval } from '#domain/cases/papers.ts';
import { approveAsAttorney } from '#server/cases/approve-papers.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(attorneyApproval, approveAsAttorney, { mails: true }) });

export const config = { path: '/api/staff/matters/:id/approval', method: 'POST' };
