import type { Config } from '@netlify/functions';
import { isLocale } from '#domain/languages.ts';
import { requireSession } from '#server/access/require-session.ts';
import { endpoint, sendFile } from '#server/http/endpoint.ts';
import { writeReceipt } from '#server/portal/write-receipt.ts';

export default endpoint({
  GET: async (call, app) => {
    const { actor } = await requireSession(call, app);
    const language = call.url.searchParams.get('language');
    return sendFile(
      await writeReceipt(app, actor, {
        orderId: call.params.id ?? '',
        language: isLocale(language) ? language : null,
      }),
    );
  },
});

export const config: Config = { path: '/api/receipts/:id', method: 'GET' };
