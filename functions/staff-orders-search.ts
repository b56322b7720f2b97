import { orderListRequest } from '#domain/orders/workplace.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { listOrders } from '#server/orders/list-orders.ts';

export default endpoint({ POST: staff.noted({ action: 'orders_viewed' })(orderListRequest, listOrders) });

export const config = { path: '/api/staff/orders/search', method: 'POST' };
