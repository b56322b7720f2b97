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
    // Only the dates themselves stand in Eastern Time: with a zone for the whole file, the library would write the stamps of
    // changes in it too, which RFC 5545 wants in UTC.
    timezone: { name: null, generator: () => easternTimeZone },
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
      // 1 is the highest of RFC 5545, 5 in the middle.
      priority: date.isImportant ? 1 : 5,
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
  return new TextEncoder().encode(withPropertiesFirst(calendar.toString()));
}

/** RFC 5545 wants the properties of a component before the components in it; the library writes some behind them. */
function withPropertiesFirst(text: string): string {
  const open = [{ properties: [] as string[], parts: [] as string[] }];
  for (const line of text.split(/\r\n(?![ \t])/u).filter(Boolean)) {
    if (line.startsWith('BEGIN:')) open.push({ properties: [line], parts: [] });
    else if (line.startsWith('END:')) {
      const closed = open.pop();
      open.at(-1)?.parts.push(...(closed?.properties ?? []), ...(closed?.parts ?? []), line);
    } else open.at(-1)?.properties.push(line);
  }
  return (open[0]?.parts ?? []).map((line) => `${line}\r\n`).join('');
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
