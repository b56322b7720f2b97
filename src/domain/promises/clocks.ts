import { clockKind, type ClockName } from './clock-kinds.ts';
import { dayMs, hourMs } from '../durations.ts';
import { countedBetween, momentAfter, type CountsDay } from './counted-time.ts';
import type { OfficeCalendar } from './office-calendar.ts';
import { spansOf, type Span, type Turn } from './turns.ts';

/** One promise to one person. */
export interface Clock {
  readonly name: ClockName;
  /** ISO 8601, as all times here. */
  readonly startedAt: string;
  /** When it was fulfilled; null while it is open. */
  readonly metAt: string | null;
  /** Whose turn it was since when, oldest first; empty when it was never anybody's but ours. */
  readonly turns: readonly Turn[];
}

/** `late` stays late when the turn passes on afterwards: the promise is broken. */
export type ClockState = 'running' | 'stopped' | 'warned' | 'late' | 'met';

export interface ClockReading {
  readonly name: ClockName;
  readonly state: ClockState;
  /** How much of the promised time has passed; 1 is all of it, more is too late. */
  readonly share: number;
  /** When it warns and when it is late if nothing changes, also in the past. Null while it stands still before. */
  readonly warnsAt: string | null;
  readonly dueAt: string | null;
  /** Whether it was met in time; null while it is open. */
  readonly kept: boolean | null;
}

/** The share of the promised time after which staff are warned. */
export const warningShare = 0.75;

/** How a clock stands at this moment. What happened later is left out. */
export function readClock(clock: Clock, now: Date, calendar: OfficeCalendar): ClockReading {
  const { unit, limit, runsWith } = clockKind(clock.name);
  const counts: CountsDay = unit === 'weeks' ? () => true : calendar.isBusinessDay;
  const promised = limit * unitMs[unit];
  const met =
    clock.metAt !== null && Date.parse(clock.metAt) <= now.getTime() ? Date.parse(clock.metAt) : null;
  const until = met ?? now.getTime();
  const spans = spansOf(Date.parse(clock.startedAt), until, clock.turns, runsWith);
  const warnsAt = crossing(spans, promised * warningShare, counts);
  const dueAt = crossing(spans, promised, counts);
  return {
    name: clock.name,
    state: met === null ? stateOf(until, warnsAt, dueAt, spans.at(-1)?.runs ?? true) : 'met',
    share: usedBy(until, spans, counts) / promised,
    warnsAt: isoTime(warnsAt),
    dueAt: isoTime(dueAt),
    kept: met === null ? null : dueAt === null || met <= dueAt,
  };
}

const unitMs = { hours: hourMs, business_days: dayMs, weeks: 7 * dayMs } as const;

function stateOf(now: number, warnsAt: number | null, dueAt: number | null, runs: boolean): ClockState {
  if (dueAt !== null && now >= dueAt) return 'late';
  if (!runs) return 'stopped';
  return warnsAt !== null && now >= warnsAt ? 'warned' : 'running';
}

/** The earliest moment by which that much has been used; null if the clock stands still before. */
function crossing(spans: readonly Span[], target: number, counts: CountsDay): number | null {
  let left = target;
  for (const { from, to, runs } of spans) {
    if (!runs) continue;
    const here = to === Infinity ? Infinity : countedBetween(from, to, counts);
    // A day on which clocks change counts in fractions: what is missing by rounding is no time.
    if (here >= left - 0.5) return momentAfter(from, Math.min(left, here), counts);
    left -= here;
  }
  return null;
}

function usedBy(moment: number, spans: readonly Span[], counts: CountsDay): number {
  return spans
    .filter(({ runs }) => runs)
    .reduce((used, { from, to }) => used + countedBetween(from, Math.min(to, moment), counts), 0);
}

function isoTime(moment: number | null): string | null {
  return moment === null ? null : new Date(moment).toISOString();
}
