import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describeFaults } from '#domain/file-faults.ts';
import { siteSchema, type Site } from '#domain/site.ts';
import { ConfigError } from './config.ts';

/** The operator's facts as the functions read them. */
export type SiteFacts = Site;

/**
 * Reads `content/site.yml`, which the build lays beside the functions (`tools/build/functions.ts`); a function's
 * working directory is the root of its package, as the project's is in development.
 * Refuses a file that is missing or faulty with a sentence for the operator.
 */
export function readSiteFacts(): SiteFacts {
  const parsed = siteSchema.safeParse(parse(readFileSync(join(process.cwd(), 'content/site.yml'), 'utf8')));
  if (!parsed.success) throw new ConfigError(describeFaults('content/site.yml', parsed.error));
  return parsed.data;
}
