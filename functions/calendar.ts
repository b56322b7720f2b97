import { endpoint, signedIn } from '#server/entry/endpoint.ts';
import { readCalendar } from '#server/calendar/read-dates.ts';

export default endpoint({ GET: signedIn(readCalendar) });

export const config = { path: '/api/calendar', method: 'GET' };
