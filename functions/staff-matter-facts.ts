import { matterRequest } from '#domain/cases/work-requests.ts';
import { saveMatter } from '#server/cases/save-matter.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('matter')(matterRequest, saveMatter) });

export const config = { path: '/api/staff/matters/:id/facts', method: 'POST' };
