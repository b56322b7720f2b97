import * as cases from '#domain/cases/api.staff.ts';
import * as people from '#domain/people/api.staff.ts';
import { attorneyList, saveAttorneyProfile } from '#server/cases/attorneys.ts';
import { done } from '#server/http/reply.ts';
import { changePerson } from '#server/people/change-person.ts';
import { inviteStaff } from '#server/people/invite-staff.ts';
import { staffPeople } from '#server/people/list-people.ts';
import { setStaffRights } from '#server/people/set-staff-rights.ts';
import { reads, runs, runsById } from '#server/entry/by-position.ts';
import { endpoints } from '#server/entry/endpoints.ts';

export default endpoints(
  /** The people who work here, for admins. */
  [people.list, reads(staffPeople)],
  [people.invite, runs(inviteStaff, { sendsMail: true })],
  [people.change, runsById(changePerson, { sendsMail: true })],
  [people.setRights, runsById(setStaffRights, { respond: done })],
  [cases.attorneys, reads(attorneyList)],
  [cases.saveAttorney, runsById(saveAttorneyProfile)],
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
