import type { Config } from '@netlify/functions';
import { requireStaff } from '#server/access/require-staff.ts';
import { endpoint, redirect } from '#server/http/endpoint.ts';
import { openFile } from '#server/uploads/open-file.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    return redirect(await openFile(app, actor, call.params.id ?? ''));
  },
});

export const config: Config = { path: '/api/staff/files/:id', method: 'GET' };
