import { paperApproval } from '#domain/cases/papers.ts';
import { approveOwnPapers } from '#server/cases/approve-papers.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({ POST: signedIn.byId(paperApproval, approveOwnPapers, { mails: true }) });

export const config = { path: '/api/matters/:id/approval', method: 'POST' };
