import * as calendar from '#domain/calendar/api.ts';
import { addressRequest, fileQuery } from '#domain/calendar/dates.ts';
import { ownCalendar, ownCalendarFile } from '#server/calendar/read-dates.ts';
import {
  endCalendarAddress,
  makeCalendarAddress,
  writeSubscribedCalendar,
} from '#server/calendar/subscription.ts';
import { endpoints } from '#server/entry/endpoints.ts';
import { checkedWith, rateLimited } from '#server/entry/guards.ts';

export default endpoints(
  [calendar.dates, ownCalendar],
  [calendar.file, ownCalendarFile, checkedWith(fileQuery)],
  [calendar.makeAddress, makeCalendarAddress, checkedWith(addressRequest), rateLimited('ownChanges')],
  [calendar.endAddress, endCalendarAddress],
  [calendar.subscribed, writeSubscribedCalendar],
);

export const config = {
  path: ['/api/calendar', '/api/calendar/file', '/api/calendar/address', '/api/calendars/:token/dates.ics'],
};
