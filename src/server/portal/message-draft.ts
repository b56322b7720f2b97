import type { DraftRequest, MessageDraft } from '#domain/cases/thread.ts';
import type { Session } from '../access/session.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';
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
export async function readMessageDraft(
  app: Pick<App, 'db'>,
  session: Session,
  caseId: string,
): Promise<{ draft: MessageDraft | null }> {
  await requireOwnCase(app, session, caseId);
  if (isPublic(session)) return { draft: null };
  const draft = dataOf(
    await app.db
      .from('message_drafts')
      .select('text, language')
      .eq('case_id', caseId)
      .eq('user_id', session.userId)
      .maybeSingle(),
  );
  return { draft };
}

async function requireOwnCase(app: Pick<App, 'db'>, { userId }: Session, id: string): Promise<void> {
  const row = dataOf(
    await app.db.from('cases').select('id').eq('id', id).eq('user_id', userId).maybeSingle(),
  );
  if (!row) throw new Refusal('not_found');
}

const isPublic = ({ kind }: Session) => kind === 'publicComputer';
