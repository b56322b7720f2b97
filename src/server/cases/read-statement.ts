import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import { courtTypes, judgmentStates } from '#domain/cases/matters.ts';
import { locales } from '#domain/languages.ts';
import { packageIds } from '#domain/packages/catalogue.ts';
import type * as papers from '#domain/papers/api.ts';
import { statementAnswers, takenWays, translatedWords } from '#domain/papers/statement.ts';
import type { OwnStatement } from '#domain/papers/own-statement.ts';
import { outcome } from '../database/answers.ts';
import { Refusal } from '../http/refusal.ts';
import { query } from '../http/service.ts';

export const statementSheet = z.object({
  version: z.int(),
  answers: statementAnswers,
  language: z.enum(locales),
  finishedAt: z.nullable(z.string()),
  translatedBy: z.nullable(z.string()),
  translation: translatedWords,
  readBackAt: z.nullable(z.string()),
  takenHow: z.nullable(z.enum(takenWays)),
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
    packageId: z.enum(packageIds),
    statement: z.nullable(statementSheet),
    files: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  outcome('unknown'),
]);

/**
 * The actor's statement about a matter of their own so far, and which of their files can be exhibits. Refuses
 * `not_found`.
 */
export const ownStatement = query({
  sql: 'read_statement',
  params: ({ id: matterId }: CleanInputOf<typeof papers.statement>) => ({ matterId }),
  answer: read,
  toResult: (stored): OwnStatement => {
    if (stored.outcome !== 'done') throw new Refusal('not_found');
    const { outcome: _, ...statement } = stored;
    return statement;
  },
});
