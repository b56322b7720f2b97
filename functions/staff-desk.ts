import { callHoursRequest } from '#domain/calendar/calls.ts';
import * as cases from '#domain/cases/api.staff.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { listExport } from '#domain/workplace/list-export.ts';
import { staffPreferences } from '#domain/workplace/preferences.ts';
import { keepStaffPreferences } from '#server/access/keep-staff-preferences.ts';
import { staffMember } from '#server/access/read-staff-member.ts';
import { ownCallHours, saveCallHours } from '#server/calendar/call-hours.ts';
import { cancelCall } from '#server/calendar/calls.ts';
import { attorneyQueue } from '#server/cases/attorneys.ts';
import { reads } from '#server/entry/by-position.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';
import { handlerOfCall } from '#server/entry/endpoints.ts';
import { routes } from '#server/entry/routes.ts';
import { done } from '#server/http/reply.ts';
import { noteListExport } from '#server/workplace/note-list-export.ts';
import { inbox } from '#server/workplace/read-inbox.ts';
import { today, waiting } from '#server/workplace/read-open-work.ts';

/** What somebody who works here sees first, and their own settings. */
export default routes({
  /** Also keeps the session of somebody who is at work without asking for anything. */
  '/api/staff/session': endpoint({ GET: handlerOfCall(workplace.session, reads(staffMember)) }),
  '/api/staff/preferences': endpoint({
    POST: staff(staffPreferences, keepStaffPreferences, { answer: done }),
  }),
  '/api/staff/inbox/search': endpoint({ POST: handlerOfCall(workplace.inbox, reads(inbox)) }),
  '/api/staff/list-exports': endpoint({ POST: staff(listExport, noteListExport, { answer: done }) }),
  '/api/staff/waiting': endpoint({ GET: handlerOfCall(workplace.waiting, reads(waiting)) }),
  '/api/staff/today': endpoint({ GET: handlerOfCall(workplace.today, reads(today)) }),
  '/api/staff/attorney-queue': endpoint({ GET: handlerOfCall(cases.attorneyQueue, reads(attorneyQueue)) }),
  '/api/staff/calls/:id': endpoint({ DELETE: staff.of('call')(cancelCall, { mails: true }) }),
  '/api/staff/call-hours': endpoint({
    GET: handlerOfCall(workplace.callHours, reads(ownCallHours)),
    POST: staff(callHoursRequest, saveCallHours, { answer: done }),
  }),
});

export const config = {
  path: [
    '/api/staff/session',
    '/api/staff/preferences',
    '/api/staff/inbox/search',
    '/api/staff/list-exports',
    '/api/staff/waiting',
    '/api/staff/today',
    '/api/staff/attorney-queue',
    '/api/staff/calls/:id',
    '/api/staff/call-hours',
  ],
};
