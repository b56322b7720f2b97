import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { ownCalendar } from '#server/calendar/read-dates.ts';

export default endpoint({ GET: signedIn.reads(ownCalendar) });

export const config = { path: '/api/calendar', method: 'GET' };
