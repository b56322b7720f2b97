import type { Actor } from '#domain/access/roles.ts';
import { isId } from '#domain/record-id.ts';
import type { App } from '../app.ts';
import { byActor } from '../audit/write-entry.ts';
import { callSql } from '../database/call-sql.ts';
import { Refusal } from '../http/refusal.ts';

/** Marks a message as answered, by whom and when, or takes the mark away. Twice is once. Refuses `not_found`. */
export async function markMessage(
  app: Pick<App, 'db'>,
  actor: Actor,
  id: string,
  handled: boolean,
): Promise<{ handled: boolean }> {
  if (!isId(id)) throw new Refusal('not_found');
  const p = { messageId: id, handled, ...byActor(actor) };
  const { outcome } = await callSql<{ outcome: string }>(app, 'mark_message', p);
  if (outcome !== 'done') throw new Refusal('not_found');
  return { handled };
}
