import * as cases from '#domain/cases/api.staff.ts';
import * as people from '#domain/people/api.staff.ts';
import { attorneyList, saveAttorneyProfile } from '#server/cases/attorneys.ts';
import { changePerson } from '#server/people/change-person.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { staffPeople } from '#server/people/list-people.ts';
import { setStaffRights } from '#server/people/set-staff-rights.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints(
  /** The people who work here, for admins. */
  [people.list, staffPeople],
  [people.invite, inviteStaff],
  [people.change, changePerson],
  [people.setRights, setStaffRights],
  [cases.attorneys, attorneyList],
  [cases.saveAttorney, saveAttorneyProfile],
);

export const config = {
  path: [
    '/api/staff/people',
    '/api/staff/people/:id',
    '/api/staff/people/:id/rights',
    '/api/staff/attorneys',
    '/api/staff/attorneys/:id',
  ],
};
