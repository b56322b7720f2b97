import { contactRequest } from '#domain/cases/contact-log.ts';
import { logContact } from '#server/cases/log-contact.ts';
import { readContactLog } from '#server/cases/read-contact-log.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.of('case')(readContactLog),
  POST: staff.of('case')(contactRequest, logContact),
});

export const config = { path: '/api/staff/cases/:id/contacts' };
