// The picture a link to a page shows in chats and social networks. The build draws one for every page that search
// engines may list (tools/social-images/integration.ts); this says where it is.
import type { Locale } from '#domain/languages.ts';
import { path, type Route } from '#i18n/routes.ts';

export const socialImageSize = { width: 1200, height: 630 } as const;

/** Address of the picture of a page: /og/home.en.png, /og/blog/some-post.es.png. `rest` as in `path()`. */
export function socialImage(route: Route, locale: Locale, rest = ''): string {
  return `/og/${path(route, 'en', rest).slice(1) || 'home'}.${locale}.png`;
}
