import { decisionRequest } from '#domain/intake/review.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { decideApplication } from '#server/applications/decide-application.ts';

export default endpoint({
  POST: staff.of('application')(decisionRequest, decideApplication, { mails: true }),
});

export const config = { path: '/api/staff/applications/:id/decision', method: 'POST' };
