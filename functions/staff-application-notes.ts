import type { Config } from '@netlify/functions';
import { notesRequest } from '#domain/intake/review.ts';
import { requireStaff } from '#server/access/require-staff.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { noteApplication } from '#server/intake/note-application.ts';

export default endpoint({
  POST: async (call, app) => {
    const { actor } = await requireStaff(call, app);
    const notes = parseInput(notesRequest, await readJson(call.request));
    return reply(200, await noteApplication(app, actor, call.params.id ?? '', notes));
  },
});

export const config: Config = { path: '/api/staff/applications/:id/notes', method: 'POST' };
