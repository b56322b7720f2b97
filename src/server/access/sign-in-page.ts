import * as z from 'zod/mini';
import { safeReturnPath } from '#domain/access/return-path.ts';
import { path } from '#i18n/routes.ts';
import type { App } from '../app.ts';
import type { Call } from '../http/call.ts';

export const signInQuery = z.object({ returnTo: z.optional(z.string()) });

/** The sign-in page in the language of the page somebody came from, else of the browser, keeping a safe return path. */
export function signInPage(
  _app: App,
  query: z.infer<typeof signInQuery>,
  call: Pick<Call, 'locale'>,
): string {
  const returnTo = safeReturnPath(query.returnTo);
  const locale = returnTo?.match(/^\/es(\/|$|\?|#)/) ? 'es' : call.locale;
  return path('login', locale, returnTo ? `?returnTo=${encodeURIComponent(returnTo)}` : '');
}
