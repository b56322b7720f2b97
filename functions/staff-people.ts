import { inviteRequest } from '#domain/people/requests.ts';
import { admin, endpoint } from '#server/entry/endpoint.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { staffPeople } from '#server/people/list-people.ts';

/** The people who work here, for admins. */
export default endpoint({
  GET: admin.reads(staffPeople),
  POST: admin(inviteRequest, inviteStaff, { mails: true }),
});

export const config = { path: '/api/staff/people', method: ['GET', 'POST'] };
