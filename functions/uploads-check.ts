import type { Config } from '@netlify/functions';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { checkUpload } from '#server/uploads/check-upload.ts';
import { ticketSchema } from '#server/uploads/ticket.ts';

export default endpoint({
  POST: async (call, app) => {
    const { ticket } = parseInput(ticketSchema, await readJson(call.request));
    await checkUpload(app, ticket);
    return reply(200, { status: 'checked' });
  },
});

export const config: Config = { path: '/api/uploads/check', method: 'POST' };
