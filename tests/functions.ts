// The functions as the platform finds them: each file's address or schedule, and whom it says it opens to.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Context } from '@netlify/functions';
import type { Endpoint } from '#server/entry/endpoint.ts';
import type { Scheduled } from '#server/entry/scheduled.ts';

const rateLimit = z.strictObject({
  windowLimit: z.int(),
  windowSize: z.int(),
  aggregateBy: z.array(z.enum(['ip', 'domain'])),
});
const method = z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']);

/** What the platform reads from a file; a word it does not know would be passed over without a sound. */
const config = z.union([
  z.strictObject({ schedule: z.string() }),
  z.strictObject({
    path: z.string().startsWith('/api/'),
    method: z.union([method, z.array(method)]).optional(),
    rateLimit: rateLimit.optional(),
  }),
]);

export type FunctionFile =
  | { readonly name: string; readonly access: 'schedule'; readonly schedule: string }
  | {
      readonly name: string;
      readonly access: Endpoint['access'];
      readonly inputs: Endpoint['inputs'];
      readonly readings: Endpoint['readings'];
      readonly path: string;
      /** Absent: the platform hands over every method. */
      readonly methods: readonly string[] | undefined;
      /** Whether the platform counts its callers. */
      readonly isLimited: boolean;
      readonly answer: (request: Request, context: Context) => Promise<Response>;
    };

/** Every file of functions/. Throws for one that does not say whom it opens to. */
export async function readFunctions(): Promise<FunctionFile[]> {
  return Promise.all(globSync('functions/*.ts').toSorted().map(readFunction));
}

async function readFunction(file: string): Promise<FunctionFile> {
  const module = (await import(pathToFileURL(file).href)) as {
    default: Endpoint | Scheduled;
    config: unknown;
  };
  const name = basename(file, '.ts');
  const found = config.parse(module.config);
  if ('schedule' in found) {
    if (!isScheduled(module.default))
      throw new Error(`${file}: has a schedule but is not made by scheduled()`);
    return { name, access: 'schedule', schedule: found.schedule };
  }
  const answer = module.default;
  if (isScheduled(answer) || Object.keys(answer.access ?? {}).length === 0)
    throw new Error(`${file}: does not say whom it opens to; make it with endpoint()`);
  const methods = found.method && [found.method].flat();
  const isLimited = found.rateLimit !== undefined;
  const { access, inputs, readings } = answer;
  return { name, access, inputs, readings, path: found.path, methods, isLimited, answer };
}

function isScheduled(made: Endpoint | Scheduled): made is Scheduled {
  return made.access === 'schedule';
}
