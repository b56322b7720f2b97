import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/texts/answers.staff.ts';
import type * as texts from '#domain/texts/api.staff.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';

/** What went to the phone of a client. Without a provider it is as if the client had decided nothing. */
export const textsOfCase = query({
  sql: 'texts_of_case',
  params: ({ id }: CleanInputOf<typeof texts.ofCase>) => ({ caseId: id }),
  answer: z.nullable(answers.ofCase),
  toResult: (stored, { app }) => {
    if (!stored) throw new Refusal('not_found');
    return app.config.texts ? stored : { consent: null, items: [] };
  },
});

/** A text from a number that we know of nobody. Refuses `not_found`. */
export const readUnknownText = query({
  sql: 'read_unknown_text',
  params: ({ id }: CleanInputOf<typeof texts.read>) => ({ textId: id }),
  answer: z.nullable(answers.read),
  toResult: (stored) => {
    if (!stored) throw new Refusal('not_found');
    return stored;
  },
});

/** Somebody has looked at it, and it leaves the Inbox. Refuses `not_found`. */
export const handleText = command({
  run: async (
    app: Pick<App, 'db'>,
    actor: Actor,
    { id }: CleanInputOf<typeof texts.handle>,
  ): Promise<void> => {
    const answer = await callSql(
      app,
      'handle_text',
      { id, actorId: actor.userId, actorRole: actor.role },
      outcome('done', 'unknown'),
    );
    if (answer.outcome !== 'done') throw new Refusal('not_found');
  },
});
