import * as z from 'zod/mini';
import type { DraftRequest, KeptDraft, MessageDraft } from '#domain/cases/thread.ts';
import { locales } from '#domain/languages.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

const kept = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('done'), version: z.int() }),
  z.object({ outcome: z.literal('elsewhere'), version: z.int(), text: z.string() }),
  outcome('unknown'),
]);

/**
 * Keeps what a client has begun to write in their own case; without a text it is forgotten. What another page
 * wrote since the version this one saw is handed back instead. On a public computer nothing is kept. Refuses `not_found`.
 */
export async function keepMessageDraft(
  app: Pick<App, 'db'>,
  session: Session,
  caseId: string,
  { text, language, seen }: DraftRequest,
): Promise<KeptDraft> {
  if (isPublic(session)) {
    await requireOwnCase(app, session, caseId);
    return { kept: false, version: 0, elsewhere: null };
  }
  const p = { caseId, userId: session.userId, text: text || null, language, seen };
  const answer = await callSql(app, 'keep_message_draft', p, kept);
  if (answer.outcome === 'unknown') throw new Refusal('not_found');
  const { version } = answer;
  return answer.outcome === 'done'
    ? { kept: text !== '', version, elsewhere: null }
    : { kept: false, version, elsewhere: answer.text };
}

/** What the client has begun to write, if anything; nothing on a public computer. Refuses `not_found`. */
export const messageDraft = reading({
  name: 'read_own_draft',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: z.nullable(
    z.object({
      draft: z.nullable(z.object({ text: z.string(), language: z.enum(locales), version: z.int() })),
    }),
  ),
  describe: (_app, stored, session: Session): { draft: MessageDraft | null } => {
    if (!stored) throw new Refusal('not_found');
    return isPublic(session) ? { draft: null } : stored;
  },
});

async function requireOwnCase(app: Pick<App, 'db'>, { userId }: Session, id: string): Promise<void> {
  const row = dataOf(
    await app.db.from('cases').select('id').eq('id', id).eq('user_id', userId).maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
}

const isPublic = ({ kind }: Session) => kind === 'publicComputer';
