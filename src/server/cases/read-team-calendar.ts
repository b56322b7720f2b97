import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { calendarItem, type CalendarRequest, type TeamCalendar } from '#domain/cases/team-calendar.ts';
import { nextDay } from '#domain/promises/business-days.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { officeDate, officeMidnight } from '#domain/promises/office-date.ts';
import type { App } from '../app.ts';
import { writeAuditEntry } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';

const mostItems = 500;

/** Tasks, hearings and deadlines of all cases, day by day. Audits that clients were shown. */
export async function readTeamCalendar(
  app: Pick<App, 'db' | 'site'>,
  actor: Actor,
  { from, days, ownerId }: CalendarRequest,
): Promise<TeamCalendar> {
  await writeAuditEntry(app, actor, { action: 'cases_viewed' });
  const dates = [from];
  while (dates.length < days) dates.push(nextDay(dates.at(-1) ?? from));
  const after = nextDay(dates.at(-1) ?? from);
  const moment = (day: string) => new Date(officeMidnight(day)).toISOString();
  const { items } = await callSql(
    app,
    'read_team_calendar',
    {
      from: moment(from),
      to: moment(after),
      fromDay: from,
      toDay: after,
      ownerId: ownerId ?? null,
      limit: mostItems,
    },
    z.object({ items: z.array(calendarItem) }),
  );
  const calendar = officeCalendar(app.site.closures);
  return {
    isCut: items.length === mostItems,
    days: dates.map((day) => ({
      day,
      isBusinessDay: calendar.isBusinessDay(day),
      items: items.filter(({ at }) => officeDate(new Date(at)) === day),
    })),
  };
}
