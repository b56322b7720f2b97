import type { Config } from '@netlify/functions';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { attachFiles } from '#server/intake/attach-files.ts';
import { ticketsSchema } from '#server/uploads/ticket.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(ticketsSchema, await readJson(call.request));
    return reply(200, await attachFiles(app, input, call));
  },
});

export const config: Config = { path: '/api/application/files', method: 'POST' };
