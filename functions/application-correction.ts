import type { Config } from '@netlify/functions';
import { parseInput, readJson } from '#server/http/body.ts';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { correctionBody, recordCorrection } from '#server/intake/record-correction.ts';
import { deliverOutboxSoon } from '#server/mail/deliver-outbox.ts';

export default endpoint({
  POST: async (call, app) => {
    const input = parseInput(correctionBody, await readJson(call.request));
    const answer = await recordCorrection(app, input, call);
    deliverOutboxSoon(call, app);
    return reply(201, answer);
  },
});

export const config: Config = { path: '/api/application/correction', method: 'POST' };
