import type * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import type { handledRequest } from '#domain/contact/inbox.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

/**
 * Marks a message as answered, by whom and when, or removes the mark. Doing it twice changes nothing. Refuses
 * `not_found`.
 */
export async function markMessage(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  { handled }: z.infer<typeof handledRequest>,
): Promise<{ handled: boolean }> {
  const p = { messageId: id, handled, ...byActor(actor) };
  const answer = await callSql(app, 'mark_message', p, outcome('done', 'unknown'));
  if (answer.outcome !== 'done') throw new Refusal('not_found');
  return { handled };
}
