import type { Config } from '@netlify/functions';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, redirect } from '#server/http/endpoint.ts';
import { openDocument } from '#server/portal/open-document.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    return redirect(await openDocument(app, actor, call.params.id ?? ''));
  },
});

export const config: Config = { path: '/api/documents/:id', method: 'GET' };
