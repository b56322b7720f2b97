import { addressRequest } from '#domain/calendar/dates.ts';
import { endCalendarAddress, makeCalendarAddress } from '#server/calendar/subscription.ts';
import { endpoint, signedIn } from '#server/entry/endpoint.ts';

export default endpoint({
  POST: signedIn.counting('ownChanges')(addressRequest, makeCalendarAddress),
  DELETE: signedIn(endCalendarAddress),
});

export const config = { path: '/api/calendar/address' };
