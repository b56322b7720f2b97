import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readStaffTemplate } from '#server/templates/templates.ts';

export default endpoint({ GET: staff.byId(readStaffTemplate) });

export const config = { path: '/api/staff/templates/:id', method: 'GET' };
