import { rightsRequest } from '#domain/access/rights.ts';
import * as cases from '#domain/cases/api.staff.ts';
import { profileRequest } from '#domain/cases/attorneys.ts';
import * as people from '#domain/people/api.staff.ts';
import { changePersonRequest } from '#domain/people/requests.ts';
import { attorneyList, saveAttorneyProfile } from '#server/cases/attorneys.ts';
import { reads, runs } from '#server/entry/by-position.ts';
import { admin, endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import { changePerson } from '#server/people/change-person.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { staffPeople } from '#server/people/list-people.ts';
import { setStaffRights } from '#server/people/set-staff-rights.ts';

export default routes({
  /** The people who work here, for admins. */
  '/api/staff/people': endpoint({
    GET: handlerOfCall(people.list, reads(staffPeople)),
    POST: handlerOfCall(people.invite, runs(inviteStaff, { sendsMail: true })),
  }),
  '/api/staff/people/:id': endpoint({ POST: admin.byId(changePersonRequest, changePerson, { mails: true }) }),
  '/api/staff/people/:id/rights': endpoint({
    POST: admin.byId(rightsRequest, setStaffRights, { answer: done }),
  }),
  '/api/staff/attorneys': endpoint({ GET: handlerOfCall(cases.attorneys, reads(attorneyList)) }),
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
