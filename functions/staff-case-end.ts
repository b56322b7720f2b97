import { endRequest } from '#domain/cases/end-request.ts';
import { endCase } from '#server/cases/end-case.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('case')(endRequest, endCase, { mails: true }) });

export const config = { path: '/api/staff/cases/:id/end', method: 'POST' };
