import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { storedCaseSheet, type CaseSheet } from '#domain/cases/case-sheet.ts';
import { officeCalendar } from '#domain/promises/office-calendar.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { countedRow } from './find-cases.ts';

const opened = z.union([z.extend(storedCaseSheet, { outcome: z.literal('done') }), outcome('unknown')]);

/** One case with all that belongs to it, thread, papers and requests aside. That it was seen is noted. Refuses `not_found`. */
export async function openCase(
  app: Pick<App, 'db' | 'clock' | 'site'>,
  actor: Actor,
  id: string,
): Promise<CaseSheet> {
  const answer = await callSql(app, 'open_case', { caseId: id, ...byActor(actor) }, opened);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  const { outcome: _, row, ...sheet } = answer;
  const now = app.clock();
  return {
    ...sheet,
    closures: app.site.closures,
    readAt: now.toISOString(),
    row: countedRow(row, now, officeCalendar(app.site.closures)),
  };
}
