import { newViewRequest } from '#domain/cases/saved-views.ts';
import { addView, savedViews } from '#server/cases/saved-views.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.reads(savedViews), POST: staff(newViewRequest, addView) });

export const config = { path: '/api/staff/case-views', method: ['GET', 'POST'] };
