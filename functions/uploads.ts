import type { Config } from '@netlify/functions';
import { uploadRequest } from '#domain/uploads/rules.ts';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { forgetUploads } from '#server/uploads/forget-upload.ts';
import { purposeRequest, requestUpload } from '#server/uploads/request-upload.ts';
import { ticketSchema } from '#server/uploads/ticket.ts';

export default endpoint({
  POST: async (call, app) => {
    const body = await readJson(call.request);
    const file = parseInput(uploadRequest, body);
    const { purpose } = parseInput(purposeRequest, body);
    return reply(201, await requestUpload(app, file, purpose, call));
  },
  DELETE: async (call, app) => {
    const { ticket } = parseInput(ticketSchema, await readJson(call.request));
    await forgetUploads(app, [ticket]);
    return reply(204, null);
  },
});

export const config: Config = { path: '/api/uploads' };
