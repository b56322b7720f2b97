import * as z from 'zod/mini';
import type { CalendarAnswer, CalendarDate, FileQuery } from '#domain/calendar/dates.ts';
import { eventKinds } from '#domain/calendar/events.ts';
import { officeDate } from '#domain/promises/office-date.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { Refusal } from '../http/refusal.ts';
import { sendFile } from '../http/reply.ts';
import { command, query } from '../http/service.ts';
import { calendarFile } from './calendar-file.ts';

export const calendarDates = z.array(
  z.object({
    uid: z.string(),
    kind: z.enum(eventKinds),
    sequence: z.int(),
    status: z.enum(['scheduled', 'cancelled']),
    startsAt: z.nullable(z.string()),
    endsAt: z.nullable(z.string()),
    day: z.nullable(z.string()),
    place: z.nullable(z.string()),
    caseId: z.string(),
    caseNumber: z.string(),
    changedAt: z.string(),
    isImportant: z.boolean(),
    reminderMinutes: z.nullable(z.int()),
  }),
);

const calendar = z.object({
  items: calendarDates,
  address: z.nullable(z.object({ createdAt: z.string(), withPlace: z.boolean() })),
});

/** The actor's dates to come, the next first, and whether other calendars may ask for them. */
export const ownCalendar = query({
  sql: 'read_calendar',
  params: () => ({}),
  answer: calendar,
  toResult: ({ items, address }, { app }): CalendarAnswer => ({
    items: toCome(items, app.clock()),
    address,
  }),
});

/**
 * The actor's dates as a file for their calendar: those to come, or the one that is named, also when it was canceled.
 * Refuses `not_found` for a date that is not theirs.
 */
export const ownCalendarFile = command({
  first: { sql: 'read_calendar', params: () => ({}), answer: calendar },
  run: async (
    app: Pick<App, 'clock' | 'config'>,
    who: Pick<Session, 'account' | 'userId' | 'role'>,
    { uid, place, language }: FileQuery,
    { first: { items } },
  ) => {
    const dates = uid === undefined ? toCome(items, app.clock()) : items.filter((date) => date.uid === uid);
    if (uid !== undefined && dates.length === 0) throw new Refusal('not_found');
    return {
      bytes: calendarFile(dates, {
        locale: language ?? who.account.preferredLanguage,
        origin: app.config.siteOrigin,
        withPlace: place === 'yes',
      }),
      type: calendarType,
      name: 'dates.ics',
    };
  },
  respond: sendFile,
});

export const calendarType = 'text/calendar; charset=utf-8';

/** A date without an hour is over when its day is. */
function toCome(dates: readonly CalendarDate[], now: Date): CalendarDate[] {
  const today = officeDate(now);
  return dates
    .filter(({ status }) => status === 'scheduled')
    .filter(({ startsAt, day }) =>
      startsAt === null ? (day ?? '') >= today : Date.parse(startsAt) > now.getTime(),
    )
    .toSorted((a, b) => orderOf(a) - orderOf(b));
}

function orderOf({ startsAt, day }: CalendarDate): number {
  return Date.parse(startsAt ?? `${day}T04:00:00Z`);
}
