import type { Config } from '@netlify/functions';
import { isLocale } from '#domain/languages.ts';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, sendFile } from '#server/http/endpoint.ts';
import { writeCertificate } from '#server/learning/write-certificate.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const asked = call.url.searchParams;
    const language = asked.get('language');
    return sendFile(
      await writeCertificate(app, actor, {
        module: asked.get('module'),
        language: isLocale(language) ? language : null,
      }),
    );
  },
});

export const config: Config = { path: '/api/learning/certificate', method: 'GET' };
