// What the database holds for the ZIP that goes to a court's filing system.
import * as z from 'zod/mini';
import { courtFields } from '#domain/counties/court-values.ts';
import type { App } from '../app.ts';
import { paperSheetAnswer } from './read-paper-facts.ts';

export type FilingApp = Pick<App, 'files' | 'clock' | 'site'>;

export const storedFiling = z.nullable(
  z.object({
    sheet: paperSheetAnswer,
    versions: z.array(z.object({ paperId: z.string(), key: z.string(), approved: z.boolean() })),
    /** Scans and photos of signed papers: of which paper, where several came in one. */
    copies: z.array(z.object({ paperId: z.string(), key: z.string(), name: z.string() })),
    county: z.array(
      z.object({
        field: z.enum(courtFields),
        value: z.string(),
        source: z.string(),
        checked: z.string(),
        stale: z.boolean(),
      }),
    ),
  }),
);
export type StoredFiling = NonNullable<z.infer<typeof storedFiling>>;
