import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readRefund } from '#server/refunds/read-refund.ts';

export default endpoint({
  GET: staff.of('refund', { action: 'refunds_viewed', object: 'refund_request' })(readRefund),
});

export const config = { path: '/api/staff/refunds/:id', method: 'GET' };
