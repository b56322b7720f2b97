import type { Config } from '@netlify/functions';
import { isOwnFileKind } from '#domain/own-data/own-data.ts';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, redirect } from '#server/http/endpoint.ts';
import { Refusal } from '#server/http/refusal.ts';
import { signOwnFile } from '#server/own-data/sign-own-file.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const { kind, id = '' } = call.params;
    if (!isOwnFileKind(kind)) throw new Refusal('not_found');
    return redirect(await signOwnFile(app, actor, kind, id));
  },
});

export const config: Config = { path: '/api/account/files/:kind/:id', method: 'GET' };
