import * as z from 'zod/mini';
import type { Actor } from '#domain/access/roles.ts';
import { readLayout, type LayoutRequest } from '#domain/portal/layout.ts';
import type { Layout } from '#domain/portal/panels.ts';
import type { App } from '../app.ts';
import { callSql } from '../database/call-sql.ts';
import { command } from '../http/service.ts';

/** How the actor wants the list of cases: what they changed, beside what another page of theirs changed meanwhile. */
export const saveLayout = command({
  run: async (
    app: Pick<App, 'db'>,
    { userId }: Actor,
    { order, hidden, seen }: LayoutRequest,
  ): Promise<Layout> => {
    const p = {
      actorId: userId,
      order,
      hidden,
      // A place of its own for each panel is what the page showed, whether it was stored or not.
      isMoved: JSON.stringify(order) !== JSON.stringify(seen.order),
      shown: seen.hidden.filter((name) => !hidden.includes(name)),
      leftOut: hidden.filter((name) => !seen.hidden.includes(name)),
    };
    return readLayout((await callSql(app, 'save_layout', p, z.object({ layout: z.unknown() }))).layout);
  },
});
