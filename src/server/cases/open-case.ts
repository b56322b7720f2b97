import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { storedCaseSheet, type CaseSheet } from '#domain/cases/case-sheet.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { kindOfFile } from '#domain/uploads/rules.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { countedRow } from './find-cases.ts';

const opened = z.union([
  z.extend(storedCaseSheet, { outcome: z.literal('done') }),
  outcome('unknown', 'conflict_check'),
]);

/**
 * One case with everything in it except thread, papers and requests; the look is audited. Refuses `not_found`, and
 * `conflict_check` to an attorney who has a conflict or has not said whether they have one.
 */
export async function openCase(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  actor: Actor,
  id: string,
): Promise<CaseSheet> {
  const answer = await callSql(app, 'open_case', { caseId: id, ...byActor(actor) }, opened);
  if (answer.outcome !== 'done')
    throw new Refusal(answer.outcome === 'unknown' ? 'not_found' : answer.outcome);
  const { outcome: _, row, ...sheet } = answer;
  const now = app.clock();
  const active = await activeAmong(app, sheet.files);
  return {
    ...sheet,
    files: sheet.files.map((file) => ({ ...file, active: active.has(file.uploadId) })),
    closures: app.site.closures,
    readAt: now.toISOString(),
    row: countedRow(row, now, officeCalendar(app.site.closures)),
  };
}

/** Which of these files could run or send something. Only PDFs can, so most cases need no query. */
async function activeAmong(
  app: Pick<App, 'db'>,
  files: readonly { readonly uploadId: string; readonly name: string }[],
): Promise<ReadonlySet<string>> {
  const pdfs = files.filter(({ name }) => kindOfFile(name)?.extension === 'pdf');
  if (pdfs.length === 0) return new Set();
  const rows = dataOf(
    await app.db
      .from('uploads')
      .select('id')
      .eq('active_content', true)
      .in(
        'id',
        pdfs.map(({ uploadId }) => uploadId),
      ),
  );
  return new Set(rows.map(({ id }) => id));
}
