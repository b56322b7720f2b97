import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import type * as cases from '#domain/cases/api.staff.ts';
import { storedCaseSheet, type CaseSheet } from '#domain/cases/case-sheet.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import { outcome } from '../database/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';
import { countedRow } from './find-cases.ts';

const opened = z.union([
  z.extend(storedCaseSheet, { outcome: z.literal('done'), activeUploads: z.array(z.string()) }),
  outcome('unknown', 'conflict_check'),
]);

/**
 * One case with everything in it except thread, papers and requests; the look is audited. Refuses `not_found`, and
 * `conflict_check` to an attorney who has a conflict or has not said whether they have one.
 */
export const caseSheet = query({
  sql: 'read_case_sheet',
  params: ({ id: caseId }: CleanInputOf<typeof cases.read>) => ({ caseId }),
  answer: opened,
  toResult: (answer, { app, input: { id: caseId } }): CaseSheet => {
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    if (answer.outcome !== 'done') throw new Refusal('conflict_check', { extra: { caseId } });
    const { outcome: _, row, activeUploads, ...sheet } = answer;
    const now = app.clock();
    return {
      ...sheet,
      files: sheet.files.map((file) => ({ ...file, active: activeUploads.includes(file.uploadId) })),
      closures: app.site.closures,
      readAt: now.toISOString(),
      row: countedRow(row, now, officeCalendar(app.site.closures)),
    };
  },
});
