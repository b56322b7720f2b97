import { messageSearch } from '#domain/contact/inbox.ts';
import { foundMessages } from '#server/contact/search-messages.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads(messageSearch, foundMessages) });

export const config = { path: '/api/staff/messages/search', method: 'POST' };
