import type { Config } from '@netlify/functions';
import { safeReturnPath } from '#domain/access/return-path.ts';
import { path } from '#i18n/routes.ts';
import { endpoint, redirect } from '#server/http/endpoint.ts';

/** The specified login entry: sends the browser to the sign-in page of its language, keeping a safe return path. */
export default endpoint({
  GET: async (call) => {
    const returnTo = safeReturnPath(call.url.searchParams.get('returnTo'));
    const locale = returnTo?.match(/^\/es(\/|$|\?|#)/) ? 'es' : call.locale;
    const query = returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '';
    return redirect(path('login', locale, query));
  },
});

export const config: Config = { path: '/api/login', method: 'GET' };
