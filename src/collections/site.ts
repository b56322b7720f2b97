// content/site.yml for the build: pages and tools read the operator's facts from here.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { describeFaults, siteSchema, type Site } from '#domain/site.ts';

let read: Site | undefined;

/** The operator's facts. Refuses a file with a fault by throwing a sentence that names the field. */
export function readSite(): Site {
  if (read) return read;
  const parsed = siteSchema.safeParse(parse(readFileSync(join(process.cwd(), 'content/site.yml'), 'utf8')));
  if (!parsed.success) throw new Error(describeFaults('content/site.yml', parsed.error));
  return (read = parsed.data);
}
