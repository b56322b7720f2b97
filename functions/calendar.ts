import { addressRequest, fileQuery } from '#domain/calendar/dates.ts';
import { ownCalendar, ownCalendarFile } from '#server/calendar/read-dates.ts';
import {
  endCalendarAddress,
  makeCalendarAddress,
  writeSubscribedCalendar,
} from '#server/calendar/subscription.ts';
import { anyone, endpoint, signedIn } from '#server/entry/endpoint.ts';
import { routes } from '#server/entry/routes.ts';
import { sendFile } from '#server/http/reply.ts';

export default routes({
  '/api/calendar': endpoint({ GET: signedIn.reads(ownCalendar) }),
  '/api/calendar/file': endpoint({ GET: signedIn.reads(fileQuery, ownCalendarFile, { answer: sendFile }) }),
  '/api/calendar/address': endpoint({
    POST: signedIn.counting('ownChanges')(addressRequest, makeCalendarAddress),
    DELETE: signedIn(endCalendarAddress),
  }),
  '/api/calendars/:token/dates.ics': endpoint({ GET: anyone(writeSubscribedCalendar, { answer: sendFile }) }),
});

export const config = {
  path: ['/api/calendar', '/api/calendar/file', '/api/calendar/address', '/api/calendars/:token/dates.ics'],
};
