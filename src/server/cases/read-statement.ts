import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { courtTypes, judgmentStates } from '#domain/cases/matters.ts';
import { locales } from '#domain/languages.ts';
import { statementAnswers, translatedWords } from '#domain/papers/statement.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

export const statementSheet = z.object({
  version: z.int(),
  answers: statementAnswers,
  language: z.enum(locales),
  finishedAt: z.nullable(z.string()),
  translatedBy: z.nullable(z.string()),
  translation: translatedWords,
  readBackAt: z.nullable(z.string()),
});

const read = z.union([
  z.object({
    outcome: z.literal('done'),
    open: z.boolean(),
    caseId: z.string(),
    place: z.int(),
    court: z.enum(courtTypes),
    county: z.nullable(z.string()),
    docketNumber: z.nullable(z.string()),
    judgment: z.enum(judgmentStates),
    statement: z.nullable(statementSheet),
    files: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  outcome('unknown'),
]);

/**
 * The actor's statement about a matter of their own so far, and which of their files can be exhibits. Refuses
 * `not_found`.
 */
export async function readStatement(
  app: Pick<App, 'db'>,
  { userId }: Actor,
  matterId: string,
): Promise<OwnStatement> {
  const answer = await callSql(app, 'read_statement', { matterId, userId }, read);
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  const { outcome: _, ...statement } = answer;
  return statement;
}
