import { calendarRequest } from '#domain/cases/team-calendar.ts';
import { teamCalendar } from '#server/cases/read-team-calendar.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff.reads(calendarRequest, teamCalendar) });

export const config = { path: '/api/staff/calendar', method: 'POST' };
