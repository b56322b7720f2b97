import type { Config } from '@netlify/functions';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, redirect } from '#server/http/endpoint.ts';
import { signOwnFile } from '#server/own-data/sign-own-file.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    return redirect(await signOwnFile(app, actor, 'application', call.params.id ?? ''));
  },
});

export const config: Config = { path: '/api/documents/:id', method: 'GET' };
