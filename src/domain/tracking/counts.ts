import * as z from 'zod/mini';
import type { PackageId } from '../packages/catalogue.ts';
import type { CountedEvent } from './events.ts';
import { dayMs } from '../durations.ts';

/** How far back the counts can be seen, in days, including today. */
export const countPeriods = [7, 30, 90, 365] as const;
export type CountPeriod = (typeof countPeriods)[number];
export const defaultPeriod: CountPeriod = 30;

export const countsRequest = z.object({
  days: z.literal([...countPeriods]),
});

/** The steps from an application to a buyer who saw the confirmation, in order. */
export const countedInOrder = [
  'submit_application',
  'initiate_checkout',
  'purchase',
  'conversion',
] as const satisfies readonly CountedEvent[];

/** How often something happened on one day of the office calendar, by package. */
export interface DailyCount {
  readonly day: string;
  readonly event: CountedEvent;
  readonly packageId: PackageId | null;
  readonly count: number;
}

export interface Counts {
  /** First and last day of the period, both included. */
  readonly from: string;
  readonly to: string;
  readonly counts: readonly DailyCount[];
}

/** Every day of the period, oldest first. */
export function daysBetween(from: string, to: string): string[] {
  const days: string[] = [];
  for (
    let day = new Date(`${from}T00:00:00Z`);
    day <= new Date(`${to}T00:00:00Z`);
    day = new Date(day.getTime() + dayMs)
  )
    days.push(day.toISOString().slice(0, 10));
  return days;
}
