import * as inbox from '#domain/contact/api.staff.ts';
import * as contact from '#domain/contact/api.ts';
import { messageList } from '#server/contact/list-messages.ts';
import { submitMessage } from '#server/contact/submit-message.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints([inbox.list, messageList], [contact.send, submitMessage]);

export const config = { path: '/api/contact' };
