import type * as z from 'zod/mini';
import type { signInQuery } from '#domain/access/requests.ts';
import { safeReturnPath } from '#domain/access/return-path.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import { redirect } from '../http/reply.ts';
import { command } from '../http/service.ts';

/** The sign-in page in the language of the page somebody came from, else of the browser, keeping a safe return path. */
export const signInPage = command({
  run: async (_app: App, _actor, query: z.infer<typeof signInQuery>, { call }): Promise<string> => {
    const returnTo = safeReturnPath(query.returnTo);
    const locale = returnTo?.match(/^\/es(\/|$|\?|#)/) ? 'es' : call.locale;
    return path('login', locale, returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '');
  },
  respond: redirect,
});
