// The functions as the platform finds them: each file's address or schedule, and whom it says it opens to.
import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import * as z from 'zod';
import type { Context } from '@netlify/functions';
import type { Endpoint } from '#server/entry/endpoint.ts';
import type { Routes } from '#server/entry/routes.ts';
import type { Scheduled } from '#server/entry/scheduled.ts';

const rateLimit = z.strictObject({
  windowLimit: z.int(),
  windowSize: z.int(),
  aggregateBy: z.array(z.enum(['ip', 'domain'])),
});
const address = z.string().startsWith('/api/');

/** What the platform reads from a file; a word it does not know would be passed over without a sound. */
const config = z.union([
  z.strictObject({ schedule: z.string() }),
  z.strictObject({ path: z.union([address, z.array(address)]), rateLimit: rateLimit.optional() }),
]);

/** A schedule, or one address of a function. */
export type FunctionFile =
  | { readonly name: string; readonly access: 'schedule'; readonly schedule: string }
  | {
      /** Of the file; several addresses of a topic share one. */
      readonly name: string;
      readonly access: Endpoint['access'];
      readonly inputs: Endpoint['inputs'];
      readonly readings: Endpoint['readings'];
      readonly path: string;
      /** Whether the platform counts its callers. */
      readonly isLimited: boolean;
      /** The function as the platform calls it. */
      readonly answer: (request: Request, context: Context) => Promise<Response>;
    };

/** Every schedule and every address of functions/. Throws for one that does not say whom it opens to. */
export async function readFunctions(): Promise<FunctionFile[]> {
  return (await Promise.all(globSync('functions/*.ts').toSorted().map(readFunction))).flat();
}

/** The addresses of a file by what its config says to the platform, and by what its code answers. */
export interface DeclaredPaths {
  readonly file: string;
  readonly configured: readonly string[];
  readonly answered: readonly string[];
}

export async function readPaths(): Promise<DeclaredPaths[]> {
  const files = await Promise.all(
    globSync('functions/*.ts')
      .toSorted()
      .map(async (file) => {
        const made = await importFile(file);
        if ('schedule' in made.config || !isRoutes(made.default)) return [];
        const answered = Object.keys(made.default.routes);
        return [{ file, configured: [made.config.path].flat(), answered }];
      }),
  );
  return files.flat();
}

async function importFile(file: string) {
  const module = (await import(pathToFileURL(file).href)) as {
    default: Endpoint | Routes | Scheduled;
    config: unknown;
  };
  return { default: module.default, config: config.parse(module.config) };
}

async function readFunction(file: string): Promise<FunctionFile[]> {
  const { default: answer, config: found } = await importFile(file);
  const name = basename(file, '.ts');
  if ('schedule' in found) {
    if (!isScheduled(answer)) throw new Error(`${file}: has a schedule but is not made by scheduled()`);
    return [{ name, access: 'schedule', schedule: found.schedule }];
  }
  if (isScheduled(answer)) throw new Error(`${file}: is made by scheduled() but has no schedule`);
  const isLimited = found.rateLimit !== undefined;
  const served = isRoutes(answer) ? answer.routes : { [[found.path].flat()[0] ?? '']: answer };
  return Object.entries(served).map(([path, { access, inputs, readings }]) => {
    if (Object.keys(access ?? {}).length === 0)
      throw new Error(`${file}: does not say whom ${path} opens to; make it with endpoints()`);
    return { name, access, inputs, readings, path, isLimited, answer };
  });
}

const isRoutes = (made: Endpoint | Routes | Scheduled): made is Routes => 'routes' in made;

const isScheduled = (made: Endpoint | Routes | Scheduled): made is Scheduled =>
  'access' in made && made.access === 'schedule';
