import { openMessage } from '#server/contact/open-message.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ GET: staff.of('inbox')(openMessage) });

export const config = { path: '/api/staff/messages/:id', method: 'GET' };
