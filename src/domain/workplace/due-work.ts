import { clockDistance, type ClockDistance } from '../promises/clock-distance.ts';
import type { ClockName } from '../promises/clock-kinds.ts';
import { readClock, type Clock, type ClockState } from '../promises/clocks.ts';
import type { OfficeCalendar } from '../promises/office-calendar.ts';

/** Sections of the workplace whose records carry promises. */
export const dueSections = ['applications', 'cases', 'messages', 'tickets', 'refunds'] as const;

/** A promise that is still open, and the record it is about. */
export interface OpenPromise extends Omit<Clock, 'metAt'> {
  readonly section: (typeof dueSections)[number];
  readonly id: string;
  readonly reference: string;
  /** Whom it is about, and where; only where Today is looked at. */
  readonly who?: string | null | undefined;
  readonly county?: string | null | undefined;
  /** Of what somebody can own, beside whom it is about; null while nobody does. */
  readonly owner?: string | null | undefined;
}

/** One line of Today: what falls due when, as it stood when it was asked for. */
export interface DueItem extends Pick<
  OpenPromise,
  'section' | 'id' | 'reference' | 'who' | 'county' | 'owner'
> {
  readonly clock: ClockName;
  readonly state: ClockState;
  /** Null while it stands still. */
  readonly dueAt: string | null;
  readonly distance: ClockDistance | null;
}

/** What Today shows of them. */
export interface OpenDue {
  readonly due: readonly DueItem[];
  /** How many more were promised than stand in `due`. */
  readonly dueLater: number;
}

/** What falls due first stands first; what stands still, last. */
export function inOrderOfDue(
  promises: readonly OpenPromise[],
  now: Date,
  calendar: OfficeCalendar,
): DueItem[] {
  return promises
    .map((promise): DueItem => {
      const reading = readClock({ ...promise, metAt: null }, now, calendar);
      return {
        section: promise.section,
        id: promise.id,
        reference: promise.reference,
        ...(promise.who !== undefined && { who: promise.who, county: promise.county }),
        ...(promise.owner !== undefined && { owner: promise.owner }),
        clock: promise.name,
        state: reading.state,
        dueAt: reading.dueAt,
        distance: clockDistance(reading, now, calendar),
      };
    })
    .toSorted((a, b) => dueTime(a) - dueTime(b));
}

function dueTime({ dueAt }: DueItem): number {
  // Not Infinity: two of them have no difference.
  return dueAt === null ? Number.MAX_SAFE_INTEGER : Date.parse(dueAt);
}
