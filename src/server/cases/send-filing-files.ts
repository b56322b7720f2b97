import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.ts';
import type { Locale } from '#domain/languages.ts';
import { sendFile } from '../http/reply.ts';
import { command } from '../http/service.ts';
import { storedFiling, type FilingApp, type StoredFiling } from './stored-filing.ts';

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
    answer: storedFiling,
  },
  run,
  respond: sendFile,
});

/** For staff who file. */
export const filingFilesOfMatter = command({
  first: {
    sql: 'read_filing_files',
    params: ({ id }: CleanInputOf<typeof cases.filingFiles>) => ({ matterId: id }),
    answer: storedFiling,
  },
  run,
  respond: sendFile,
});
