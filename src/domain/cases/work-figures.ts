// How promises to clients were kept, and how soon they were answered.
import { mondayOf } from '../promises/office-week.ts';
import { countedBetween } from '../promises/counted-time.ts';
import { readClock } from '../promises/clocks.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';
import { officeDate } from '../promises/office-date.ts';
import { hourMs } from '../durations.ts';

/** Weeks that are looked at. */
export const figureWeeks = 8;
/** Clients who should have signed in within a week of paying. */
export const portalAim = 0.6;

interface Reply {
  readonly askedAt: string;
  /** Null while nobody has answered. */
  readonly answeredAt: string | null;
}
export interface KeptWeek {
  /** Its Monday. */
  readonly week: string;
  readonly kept: number;
  readonly missed: number;
}
export interface WorkFigures {
  readonly weeks: readonly KeptWeek[];
  /** Counted hours (business days alone) from a client's message to our answer; null without any. */
  readonly medianReplyHours: number | null;
  readonly replies: number;
  readonly unanswered: number;
  /** Of clients who paid at least a week ago. */
  readonly portal: { readonly paid: number; readonly signedIn: number };
  /** What clients thought of our help in tickets, 1 to 5; no mean without a rating. */
  readonly ratings: { readonly count: number; readonly mean: number | null };
}

/** Promises by the week in which they were met or ran out: tasks as the database counted them, and answers. */
export function keptByWeek(
  tasks: readonly KeptWeek[],
  replies: readonly Reply[],
  now: Date,
  calendar: OfficeCalendar,
): KeptWeek[] {
  const weeks = new Map(tasks.map((one) => [one.week, { ...one }]));
  for (const { askedAt, answeredAt } of replies) {
    const { dueAt } = readClock(
      { name: 'support_reply', startedAt: askedAt, metAt: null, turns: [] },
      now,
      calendar,
    );
    if (dueAt === null) continue;
    const inTime = answeredAt !== null && Date.parse(answeredAt) <= Date.parse(dueAt);
    // One that is still open, and in time, is neither.
    if (answeredAt === null && Date.parse(dueAt) > now.getTime()) continue;
    const week = mondayOf(officeDate(new Date(answeredAt ?? dueAt)));
    const counted = weeks.get(week) ?? { week, kept: 0, missed: 0 };
    weeks.set(week, {
      week,
      kept: counted.kept + (inTime ? 1 : 0),
      missed: counted.missed + (inTime ? 0 : 1),
    });
  }
  return [...weeks.values()].toSorted((a, b) => a.week.localeCompare(b.week)).slice(-figureWeeks);
}

/** The middle one of all answers, in counted hours. */
export function medianReplyHours(replies: readonly Reply[], calendar: OfficeCalendar): number | null {
  const hours = replies
    .flatMap(({ askedAt, answeredAt }) =>
      answeredAt === null
        ? []
        : [
            countedBetween(Date.parse(askedAt), Date.parse(answeredAt), (day) =>
              calendar.isBusinessDay(day),
            ) / hourMs,
          ],
    )
    .toSorted((a, b) => a - b);
  const middle = hours.length / 2;
  const [low, high] = [hours[Math.ceil(middle) - 1], hours[Math.floor(middle)]];
  return low === undefined || high === undefined ? null : Math.round(((low + high) / 2) * 10) / 10;
}
