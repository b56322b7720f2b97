import { randomUUID } from 'node:crypto';
import type { Context } from '@netlify/functions';
import { chanceOf } from '../chance.ts';

const addresses = chanceOf();

type ScheduledFunction = (request: Request, context: Context) => Promise<void>;

/** Runs a scheduled function as its cron does. */
export function runSchedule(schedule: ScheduledFunction): Promise<void> {
  const request = new Request('http://localhost/.netlify/functions/schedule', { method: 'POST' });
  return schedule(request, { deploy: { context: 'dev' } } as Context);
}

export type PlatformFunction = (request: Request, context: Context) => Promise<Response>;

/** Calls a function as the platform does; `idle` ends when its work after the answer has ended. */
export async function callFunction(
  handler: PlatformFunction,
  request: Request,
  ip = `203.0.113.${String(addresses.below(250))}`,
): Promise<{ response: Response; idle: Promise<void> }> {
  const work: Promise<unknown>[] = [];
  const context = {
    ip,
    params: {},
    requestId: randomUUID(),
    deploy: { context: 'dev' },
    waitUntil: (promise: Promise<unknown>) => void work.push(promise),
  };
  const response = await handler(request, context as unknown as Context);
  return { response, idle: Promise.allSettled(work).then(() => undefined) };
}
