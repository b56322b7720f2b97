// Which servers a page may talk to, for its content security policy. Uploads go from the browser straight to storage,
// so pages that upload also name that origin; no other page may reach anything but this site.
import { buildEnvironment } from '#collections/build-environment.ts';

/** The connect-src directive of a page. */
export function connectDirective(uploads: boolean): string {
  if (!uploads) return "connect-src 'self'";
  return `connect-src 'self' ${buildEnvironment.storageOrigin}`;
}

/** What else the page with the card fields may reach: the processor's script, its frames and its API. */
export const cardPageDirectives: readonly string[] = [
  'script-src https://js.stripe.com https://*.js.stripe.com',
  'connect-src https://api.stripe.com',
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
];
