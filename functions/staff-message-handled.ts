import { handledRequest } from '#domain/contact/inbox.ts';
import { markMessage } from '#server/contact/mark-message.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.of('inbox')(handledRequest, markMessage) });

export const config = { path: '/api/staff/messages/:id/handled', method: 'POST' };
