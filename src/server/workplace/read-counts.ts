import * as z from 'zod/mini';
import { packageIds } from '#domain/packages/catalogue.ts';
import { addDays, officeDate } from '#domain/promises/office-date.ts';
import type { countsRequest, Counts } from '#domain/tracking/counts.ts';
import { countedEvents } from '#domain/tracking/events.ts';
import type { App } from '../app.ts';
import { query } from '../http/service.ts';

type CountsRequest = z.infer<typeof countsRequest>;

export function periodOf({ clock }: Pick<App, 'clock'>, { days }: CountsRequest) {
  const to = officeDate(clock());
  return { from: addDays(to, 1 - days), to };
}

/** The daily counts of a period that ends today at the office. That they are looked at is noted. */
export const readCounts = query({
  sql: 'read_counts',
  params: (request: CountsRequest, app: Pick<App, 'clock'>) => periodOf(app, request),
  answer: z.array(
    z.object({
      day: z.string(),
      event: z.enum(countedEvents),
      packageId: z.nullable(z.enum(packageIds)),
      count: z.int(),
    }),
  ),
  toResult: (counts, { app, input: request }): Counts => ({ ...periodOf(app, request), counts }),
});
