import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { spanishValuesOf, spanishValuesSchema, type SpanishValues } from '#domain/counties/spanish-values.ts';

let read: SpanishValues | undefined;

/** The Spanish of what the county file says in sentences; the build lays the file beside the functions that read it. */
export const readSpanishValues = (): SpanishValues =>
  (read ??= spanishValuesOf(
    spanishValuesSchema.parse(parse(readFileSync(join(process.cwd(), 'content/counties.es.yml'), 'utf8'))),
  ));
