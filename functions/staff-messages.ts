import { messageSearch } from '#domain/contact/inbox.ts';
import { searchMessages } from '#server/contact/search-messages.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff(messageSearch, searchMessages) });

export const config = { path: '/api/staff/messages/search', method: 'POST' };
