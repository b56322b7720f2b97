import { workFigures } from '#server/cases/read-work-figures.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads(workFigures) });

export const config = { path: '/api/staff/work-figures', method: 'GET' };
