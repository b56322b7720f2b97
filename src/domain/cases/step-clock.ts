import type { ClockName } from '../promises/clock-kinds.ts';
import { readClock } from '../promises/clocks.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';
import type { Turn } from '../promises/turns.ts';
import type { CaseStatus } from './status.ts';

/** The promise that runs in each state of ours. */
const clocks: Partial<Record<CaseStatus, ClockName>> = {
  submitted: 'work_start',
  in_review: 'first_contact',
  preparing: 'papers',
  attorney_review: 'attorney',
};

interface Step {
  readonly status: CaseStatus;
  /** ISO 8601, as all times here. */
  readonly since: string;
  /** Holds of the case, oldest first, the present one without an end: while one stands nothing is counted. */
  readonly holds: readonly { readonly from: string; readonly to: string | null }[];
}

/** By when a step of ours is promised; null when it is not ours, nothing was promised, or a hold stops the clock. */
export function dueOfStep(
  { status, since, holds }: Step,
  now: Date,
  calendar: OfficeCalendar,
): { readonly at: string; readonly isLate: boolean } | null {
  const name = clocks[status];
  if (!name) return null;
  const ball = name === 'attorney' ? 'attorney' : 'us';
  const turns = [{ at: since, ball, held: false }, ...turnsOf(holds, since, ball)] as const;
  const reading = readClock({ name, startedAt: since, metAt: null, turns }, now, calendar);
  return reading.dueAt === null ? null : { at: reading.dueAt, isLate: reading.state === 'late' };
}

/** Holds may overlap: the clock goes on when the last of them ends. */
function turnsOf(holds: Step['holds'], since: string, ball: Turn['ball']): Turn[] {
  const turns: Turn[] = [];
  let until = Date.parse(since);
  for (const { from, to } of holds) {
    if (to !== null && Date.parse(to) <= until) continue;
    // Begun in an earlier step, it is in this one from its beginning.
    const at = Math.max(Date.parse(from), Date.parse(since));
    const last = turns.at(-1);
    if (last && at <= until) turns.pop();
    else turns.push({ at: new Date(at).toISOString(), ball, held: true });
    if (to === null) return turns;
    until = Date.parse(to);
    turns.push({ at: to, ball, held: false });
  }
  return turns;
}
