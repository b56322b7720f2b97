import * as z from 'zod/mini';
import type { DraftRequest, MessageDraft } from '#domain/cases/thread.ts';
import { locales } from '#domain/languages.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
import { reading } from '../database/reading.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Keeps what a client has begun to write in their own case; without a text it is forgotten. On a public computer
 * nothing is kept. Refuses `not_found`.
 */
export async function keepMessageDraft(
  app: Pick<App, 'db'>,
  session: Session,
  caseId: string,
  { text, language }: DraftRequest,
): Promise<{ kept: boolean }> {
  if (isPublic(session)) {
    await requireOwnCase(app, session, caseId);
    return { kept: false };
  }
  const p = { caseId, userId: session.userId, text: text || null, language };
  const answer = await callSql(app, 'keep_message_draft', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { kept: text !== '' };
}

/** What the client has begun to write, if anything; nothing on a public computer. Refuses `not_found`. */
export const messageDraft = reading({
  name: 'read_own_draft',
  ask: (_app, caseId: string) => ({ caseId }),
  answer: z.nullable(
    z.object({ draft: z.nullable(z.object({ text: z.string(), language: z.enum(locales) })) }),
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
