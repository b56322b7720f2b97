import { endpoint, staff } from '#server/entry/endpoint.ts';
import { readOrder } from '#server/orders/read-order.ts';

export default endpoint({ GET: staff.of('order', { action: 'order_viewed', object: 'order' })(readOrder) });

export const config = { path: '/api/staff/orders/:id', method: 'GET' };
