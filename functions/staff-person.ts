import { changePersonRequest } from '#domain/people/requests.ts';
import { admin, endpoint } from '#server/entry/endpoint.ts';
import { changePerson } from '#server/people/change-person.ts';

export default endpoint({ POST: admin.byId(changePersonRequest, changePerson, { mails: true }) });

export const config = { path: '/api/staff/people/:id', method: 'POST' };
