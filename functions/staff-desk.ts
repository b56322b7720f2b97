import * as cases from '#domain/cases/api.staff.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { keepStaffPreferences } from '#server/access/keep-staff-preferences.ts';
import { staffMember } from '#server/access/read-staff-member.ts';
import { ownCallHours, saveCallHours } from '#server/calendar/call-hours.ts';
import { cancelCall } from '#server/calendar/calls.ts';
import { attorneyQueue } from '#server/cases/attorneys.ts';
import { noteListExport } from '#server/workplace/note-list-export.ts';
import { inbox } from '#server/workplace/read-inbox.ts';
import { today, waiting } from '#server/workplace/read-open-work.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { withoutConflict } from '#server/entry/guards.ts';

/** What somebody who works here sees first, and their own settings. */
export default endpoints(
  /** Also keeps the session of somebody who is at work without asking for anything. */
  [workplace.session, staffMember],
  [workplace.keepPreferences, keepStaffPreferences],
  [workplace.inbox, inbox],
  [workplace.noteExport, noteListExport],
  [workplace.waiting, waiting],
  [workplace.today, today],
  [cases.attorneyQueue, attorneyQueue],
  [workplace.cancelCall, cancelCall, withoutConflict('call')],
  [workplace.callHours, ownCallHours],
  [workplace.saveCallHours, saveCallHours],
);

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
