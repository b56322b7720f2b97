import { calendarRequest } from '#domain/cases/team-calendar.ts';
import { readTeamCalendar } from '#server/cases/read-team-calendar.ts';
import { endpoint, staff } from '#server/entry/endpoint.ts';

export default endpoint({ POST: staff(calendarRequest, readTeamCalendar) });

export const config = { path: '/api/staff/calendar', method: 'POST' };
