import { moveRequest } from '#domain/cases/move-request.ts';
import { moveMatter } from '#server/cases/move-matter.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(moveRequest, moveMatter, { mails: true }) });

export const config = { path: '/api/staff/matters/:id/move', method: 'POST' };
