import type { Actor } from '#domain/access/roles.ts';
import type { Layout } from '#domain/portal/panels.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';

/** How the actor wants the list of cases; the last choice counts. */
export async function saveLayout(app: Pick<App, 'db'>, { userId }: Actor, layout: Layout): Promise<void> {
  const p = { actorId: userId, order: [...layout.order], hidden: [...layout.hidden] };
  await callSql(app, 'save_layout', p, outcome('done'));
}
