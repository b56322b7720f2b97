import { viewRequest } from '#domain/cases/saved-views.ts';
import { changeView } from '#server/cases/saved-views.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.byId(viewRequest, changeView) });

export const config = { path: '/api/staff/case-views/:id', method: 'POST' };
