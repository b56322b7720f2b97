import { writeSubscribedCalendar } from '#server/calendar/subscription.ts';
import { anyone, endpoint } from '#server/entry/endpoint.ts';
import { sendFile } from '#server/http/reply.ts';

export default endpoint({ GET: anyone(writeSubscribedCalendar, { answer: sendFile }) });

export const config = { path: '/api/calendars/:token/dates.ics', method: 'GET' };
