import { openMessage } from '#server/contact/open-message.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.of('inbox', { action: 'messages_viewed', object: 'contact_submission' })(openMessage),
});

export const config = { path: '/api/staff/messages/:id', method: 'GET' };
