import * as z from 'zod/mini';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';

const next = z.union([
  z.object({
    outcome: z.literal('part'),
    partId: z.string(),
    place: z.int(),
    count: z.int(),
    amountCents: z.int(),
  }),
  z.object({ outcome: z.literal('none'), plans: z.int() }),
]);

interface Part {
  readonly partId: string;
  readonly place: number;
  readonly count: number;
  readonly amountCents: number;
}

/**
 * The part an order asks for next; null when it is paid whole. `attempt` tells the pages of one plan, or of the whole price
 * after one, from those before.
 */
export async function nextPart(
  app: Pick<App, 'db'>,
  orderId: string,
): Promise<{ part: Part | null; attempt: string[] }> {
  const answer = await callSql(app, 'next_part', { orderId }, next);
  if (answer.outcome === 'part') return { part: answer, attempt: [answer.partId] };
  return { part: null, attempt: answer.plans > 0 ? [`after ${answer.plans}`] : [] };
}
