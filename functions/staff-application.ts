import { endpoint, staff } from '#server/entry/endpoint.ts';
import { openApplication } from '#server/applications/open-application.ts';

export default endpoint({
  GET: staff.of('application', { action: 'application_viewed', object: 'intake_form' })(openApplication),
});

export const config = { path: '/api/staff/applications/:id', method: 'GET' };
