import { rightsRequest } from '#domain/access/rights.ts';
import { profileRequest } from '#domain/cases/attorneys.ts';
import { changePersonRequest, inviteRequest } from '#domain/people/requests.ts';
import { attorneyList, saveAttorneyProfile } from '#server/cases/attorneys.ts';
import { admin, endpoint, staff } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import { changePerson } from '#server/people/change-person.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { staffPeople } from '#server/people/list-people.ts';
import { setStaffRights } from '#server/people/set-staff-rights.ts';

export default routes({
  /** The people who work here, for admins. */
  '/api/staff/people': endpoint({
    GET: admin.reads(staffPeople),
    POST: admin(inviteRequest, inviteStaff, { mails: true }),
  }),
  '/api/staff/people/:id': endpoint({ POST: admin.byId(changePersonRequest, changePerson, { mails: true }) }),
  '/api/staff/people/:id/rights': endpoint({
    POST: admin.byId(rightsRequest, setStaffRights, { answer: done }),
  }),
  '/api/staff/attorneys': endpoint({ GET: staff.reads(attorneyList) }),
  '/api/staff/attorneys/:id': endpoint({ POST: staff.byId(profileRequest, saveAttorneyProfile) }),
});

export const config = {
  path: [
    '/api/staff/people',
    '/api/staff/people/:id',
    '/api/staff/people/:id/rights',
    '/api/staff/attorneys',
    '/api/staff/attorneys/:id',
  ],
};
