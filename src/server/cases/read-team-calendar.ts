import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import { calendarItem, openHearing, type TeamCalendar } from '#domain/cases/team-calendar.ts';
import { nextDay } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import type * as workplace from '#domain/workplace/api.staff.ts';
import { query } from '../http/service.ts';

const mostItems = 500;

/** Tasks, hearings, calls and deadlines of all cases, day by day, and who is away. Audits that clients were shown. */
export const readTeamCalendar = query({
  sql: 'read_team_calendar',
  params: ({ from, days, ownerId }: CleanInputOf<typeof workplace.calendar>) => {
    const after = nextDay(daysFrom(from, days).at(-1) ?? from);
    const moment = (day: string) => new Date(officeMidnight(day)).toISOString();
    return {
      from: moment(from),
      to: moment(after),
      fromDay: from,
      toDay: after,
      ...(ownerId && { ownerId }),
      limit: mostItems,
    };
  },
  answer: z.object({
    items: z.array(calendarItem),
    hearings: z.array(openHearing),
    daysOff: z.array(z.object({ day: z.string(), name: z.nullable(z.string()) })),
  }),
  toResult({ items, hearings, daysOff }, { app, input: { from, days } }): TeamCalendar {
    const calendar = officeCalendar(app.site.closures);
    return {
      isCut: items.length === mostItems,
      days: daysFrom(from, days).map((day) => ({
        day,
        isBusinessDay: calendar.isBusinessDay(day),
        openHearings: hearings.filter(({ hearingDate }) => hearingDate === day),
        items: items.filter(({ at }) => officeDate(new Date(at)) === day),
        away: daysOff.flatMap((off) => (off.day === day && off.name ? [off.name] : [])),
      })),
    };
  },
});

function daysFrom(first: string, count: number): string[] {
  const days = [first];
  while (days.length < count) days.push(nextDay(days.at(-1) ?? first));
  return days;
}
