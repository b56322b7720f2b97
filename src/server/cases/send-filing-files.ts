import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import { courtFields } from '#domain/counties/court-values.ts';
import type { Locale } from '#domain/languages.ts';
import type { App } from '../app.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { paperSheetAnswer } from './read-paper-facts.ts';

export type FilingApp = Pick<App, 'files' | 'clock' | 'site'>;

const stored = z.nullable(
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
/** What the database holds for the ZIP of one matter. */
export type StoredFiling = NonNullable<z.infer<typeof stored>>;

interface Asked {
  readonly language: Locale;
}
/** Writers of PDFs and pictures are loaded on the first use. */
async function run(
  app: FilingApp,
  _actor: Actor,
  { language }: Asked,
  { first }: { readonly first: StoredFiling | null },
): Promise<cases.SentZip> {
  const { writeFilingFiles } = await import('./write-filing-files.ts');
  return writeFilingFiles(app, first, language);
}

/** For the client who files. */
export const ownFilingFiles = command({
  first: {
    sql: 'read_own_filing_files',
    params: ({ id }: CleanInputOf<typeof cases.filingFiles>) => ({ matterId: id }),
    answer: stored,
  },
  run,
  respond: sendFile,
});

/** For staff who file. */
export const filingFilesOfMatter = command({
  first: {
    sql: 'read_filing_files',
    params: ({ id }: CleanInputOf<typeof cases.filingFiles>) => ({ matterId: id }),
    answer: stored,
  },
  run,
  respond: sendFile,
});
