import type { Config } from '@netlify/functions';
import { endpoint, reply } from '#server/http/endpoint.ts';
import { checkCertificate } from '#server/learning/check-certificate.ts';

export default endpoint({
  GET: async (call, app) =>
    reply(200, await checkCertificate(app, call.url.searchParams.get('code') ?? '', call)),
});

export const config: Config = { path: '/api/learning/certificate-check', method: 'GET' };
