import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { shelfFile, shelfPage, type CaseShelf, type ShelfQuery } from '#domain/portal/case-files.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

const page = z.union([
  z.object({ outcome: z.literal('done'), items: z.array(shelfFile), before: z.nullable(z.string()) }),
  outcome('unknown'),
]);

/** A page of one shelf of the actor's own case. What was taken back is on none. Refuses `not_found`. */
export async function readFiles(
  app: Pick<App, 'db'>,
  { userId }: Actor,
  caseId: string,
  query: ShelfQuery,
): Promise<CaseShelf> {
  const answer = await callSql(app, 'read_case_files', { ...query, caseId, userId, limit: shelfPage }, page);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  const { items, before } = answer;
  return { items, before };
}
