import * as z from 'zod/mini';
import { countedEvents } from '#domain/tracking/events.ts';
import type { OpenWork } from '#domain/workplace/open-work.ts';
import type { App } from '../app.ts';
import { readAnswer } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';

const openWork = z.object({
  applications: z.int(),
  applicationsPaid: z.int(),
  oldestPaidApplication: z.nullable(z.string()),
  messages: z.int(),
  messagesSuspicious: z.int(),
  oldestMessage: z.nullable(z.string()),
  orders: z.int(),
  refunds: z.int(),
  mail: z.int(),
  dataRequests: z.int(),
  nextDataRequest: z.nullable(z.string()),
  today: z.partialRecord(z.enum(countedEvents), z.int()),
});

/** How much waits for staff. Numbers alone, so it is no view of anybody and leaves no line in the audit log. */
export async function readOpenWork(app: Pick<App, 'db'>): Promise<OpenWork> {
  return readAnswer('count_open_work', dataOf(await app.db.rpc('count_open_work')), openWork);
}
