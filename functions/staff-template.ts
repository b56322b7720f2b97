import { endpoint, staff } from '#server/entry/endpoint.ts';
import { staffTemplate } from '#server/templates/templates.ts';

export default endpoint({ GET: staff.reads.byId(staffTemplate) });

export const config = { path: '/api/staff/templates/:id', method: 'GET' };
