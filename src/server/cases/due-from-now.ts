import type { ClockName } from '#domain/promises/clock-kinds.ts';
import { readClock } from '#domain/promises/clocks.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';

/** When a promise made now falls due, by the office's calendar. */
export function dueFromNow(app: Pick<App, 'clock' | 'site'>, name: ClockName): string | null {
  const now = app.clock();
  const clock = { name, startedAt: now.toISOString(), metAt: null, turns: [] };
  return readClock(clock, now, officeCalendar(app.site.closures)).dueAt;
}
