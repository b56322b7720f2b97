import type { Actor } from '#domain/access/roles.ts';
import { readLayout } from '#domain/portal/layout.ts';
import type { Layout } from '#domain/portal/panels.ts';
import type { App } from '../app.ts';
import { outcome } from '../database/answers.ts';
import { callSql } from '../database/call-sql.ts';
import { dataOf } from '../database/client.ts';

/** How the actor wants the list of cases; the last choice counts. */
export async function saveLayout(app: Pick<App, 'db'>, { userId }: Actor, layout: Layout): Promise<void> {
  const p = { actorId: userId, order: [...layout.order], hidden: [...layout.hidden] };
  await callSql(app, 'save_layout', p, outcome('done'));
}

/** As it was saved, or as it was designed. */
export async function readOwnLayout(app: Pick<App, 'db'>, { userId }: Actor): Promise<Layout> {
  const row = dataOf(
    await app.db
      .from('dashboard_layouts')
      .select('widget_config')
      .eq('user_id', userId)
      .eq('is_active', true)
      .maybeSingle(),
  );
  return readLayout(row?.widget_config);
}
