import * as z from 'zod/mini';
import {
  calendarItem,
  openHearing,
  type CalendarRequest,
  type TeamCalendar,
} from '#domain/cases/team-calendar.ts';
import { nextDay } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { reading } from '../database/reading.ts';

const mostItems = 500;

/** Tasks, hearings and deadlines of all cases, day by day. Audits that clients were shown. */
export const teamCalendar = reading({
  name: 'read_team_calendar',
  notes: { action: 'cases_viewed' },
  ask: (_app: object, { from, days, ownerId }: CalendarRequest) => {
    const after = nextDay(daysFrom(from, days).at(-1) ?? from);
    const moment = (day: string) => new Date(officeMidnight(day)).toISOString();
    return {
      from: moment(from),
      to: moment(after),
      fromDay: from,
      toDay: after,
      ownerId: ownerId ?? null,
      limit: mostItems,
    };
  },
  answer: z.object({ items: z.array(calendarItem), hearings: z.array(openHearing) }),
  describe: (app: Pick<App, 'site'>, { items, hearings }, _who, { from, days }): TeamCalendar => {
    const calendar = officeCalendar(app.site.closures);
    return {
      isCut: items.length === mostItems,
      days: daysFrom(from, days).map((day) => ({
        day,
        isBusinessDay: calendar.isBusinessDay(day),
        openHearings: hearings.filter(({ hearingDate }) => hearingDate === day),
        items: items.filter(({ at }) => officeDate(new Date(at)) === day),
      })),
    };
  },
});

function daysFrom(first: string, count: number): string[] {
  const days = [first];
  while (days.length < count) days.push(nextDay(days.at(-1) ?? first));
  return days;
}
