import * as z from 'zod/mini';
import type { CleanInputOf } from '#domain/api-call.ts';
import * as answers from '#domain/cases/answers.ts';
import type * as cases from '#domain/cases/api.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { Refusal } from '../http/refusal.ts';
import { command, query } from '../http/service.ts';

const keepAnswer = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), version: z.int() }),
  z.object({ outcome: z.literal('elsewhere'), version: z.int(), text: z.string() }),
  outcome('unknown'),
]);

/**
 * Keeps what a client has begun to write in their own case; without a text it is forgotten. What another page
 * wrote since the version this one saw is handed back instead. On a public computer nothing is kept. Refuses `not_found`.
 */
export const keepMessageDraft = command({
  run: async (
    app: Pick<App, 'db'>,
    session: Session,
    { id, text, language, seen }: CleanInputOf<typeof cases.keepDraft>,
  ) => {
    if (isPublic(session)) {
      await requireOwnCase(app, session, id);
      return { kept: false, version: 0, elsewhere: null };
    }
    const answer = await callSql(
      app,
      'keep_message_draft',
      { caseId: id, actorId: session.userId, text: text || null, language, seen },
      keepAnswer,
    );
    if (answer.outcome === 'unknown') throw new Refusal('not_found');
    const { version } = answer;
    return answer.outcome === 'done'
      ? { kept: text !== '', version, elsewhere: null }
      : { kept: false, version, elsewhere: answer.text };
  },
});

/** What the client has begun to write, if anything; nothing on a public computer. Refuses `not_found`. */
export const messageDraft = query({
  sql: 'read_own_draft',
  params: ({ id }: CleanInputOf<typeof cases.draft>) => ({ caseId: id }),
  answer: z.nullable(answers.draft),
  toResult: (stored, { actor }: { readonly actor: Session }) => {
    if (!stored) throw new Refusal('not_found');
    return isPublic(actor) ? { draft: null } : stored;
  },
});

async function requireOwnCase(app: Pick<App, 'db'>, { userId }: Session, id: string): Promise<void> {
  const row = dataOf(
    await app.db.from('cases').select('id').eq('id', id).eq('user_id', userId).maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
}

const isPublic = ({ kind }: Session) => kind === 'publicComputer';
