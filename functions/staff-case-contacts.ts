import { contactRequest } from '#domain/cases/contact-log.ts';
import { logContact } from '#server/cases/log-contact.ts';
import { contactLog } from '#server/cases/read-contact-log.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({
  GET: staff.reads.of('case')(contactLog),
  POST: staff.of('case')(contactRequest, logContact),
});

export const config = { path: '/api/staff/cases/:id/contacts' };
