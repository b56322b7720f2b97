import { refundListRequest } from '#domain/orders/workplace.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { listRefunds } from '#server/refunds/list-refunds.ts';

export default endpoint({ POST: staff.noted({ action: 'refunds_viewed' })(refundListRequest, listRefunds) });

export const config = { path: '/api/staff/refunds/search', method: 'POST' };
