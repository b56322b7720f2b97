import ical, { ICalAlarmType, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import { Temporal } from 'temporal-polyfill';
import { hearingMinutes, type CalendarDate } from '#domain/calendar/dates.ts';
import type { Locale } from '#domain/languages.ts';
import { officeTimeZone } from '#domain/promises/timings.ts';
import { calendarWords } from '#i18n/calendar.ts';
import { fill } from '#i18n/format.ts';
import { casePath } from '#i18n/routes.ts';
import { easternTimeZone } from './time-zone.ts';

interface FileOptions {
  readonly locale: Locale;
  /** Of the site, for links and for the names of dates. */
  readonly origin: string;
  readonly withPlace: boolean;
}

/**
 * Dates as other calendars read them (RFC 5545), with neutral titles. A date that was canceled stays in it as such, so
 * that a calendar that knows it takes it away; a file of canceled dates alone says so as a whole.
 */
export function calendarFile(
  dates: readonly CalendarDate[],
  { locale, origin, withPlace }: FileOptions,
): Uint8Array {
  const words = calendarWords[locale].file;
  const host = new URL(origin).hostname;
  const isCancel = dates.length > 0 && dates.every(({ status }) => status === 'cancelled');
  const calendar = ical({
    name: words.calendar,
    prodId: { company: host, product: 'dates', language: locale.toUpperCase() },
    method: isCancel ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    timezone: { name: officeTimeZone, generator: () => easternTimeZone },
    ttl: 3_600,
  });
  for (const date of dates) {
    const link = origin + casePath(locale, date.caseId);
    const changed = Temporal.Instant.from(date.changedAt);
    calendar.createEvent({
      id: `${date.uid}@${host}`,
      sequence: date.sequence,
      stamp: changed,
      lastModified: changed,
      summary: words.titles[date.kind],
      description: fill(words.about, { link }),
      url: link,
      status: date.status === 'cancelled' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
      location: withPlace && date.place !== null ? date.place : null,
      alarms:
        date.reminderMinutes !== null && date.status === 'scheduled'
          ? [
              {
                type: ICalAlarmType.display,
                triggerBefore: date.reminderMinutes * 60,
                description: words.titles[date.kind],
              },
            ]
          : [],
      ...timesOf(date),
    });
  }
  return new TextEncoder().encode(calendar.toString());
}

function timesOf({ startsAt, endsAt, day }: CalendarDate) {
  if (startsAt === null) {
    const first = Temporal.PlainDate.from(day ?? '1970-01-01');
    return { start: first, end: first.add({ days: 1 }), allDay: true };
  }
  const start = Temporal.Instant.from(startsAt);
  const end = endsAt === null ? start.add({ minutes: hearingMinutes }) : Temporal.Instant.from(endsAt);
  const inGeorgia = (moment: Temporal.Instant) => moment.toZonedDateTimeISO(officeTimeZone);
  return { start: inGeorgia(start), end: inGeorgia(end), timezone: officeTimeZone };
}
