// What a page may talk to, for its content security policy. Uploads go from the browser straight to storage, so
// pages that upload name that origin as well; no other page may reach anything but this site.

/** The connect-src directive of a page. Without SUPABASE_URL the storage of the local stack is meant. */
export function connectDirective(uploads: boolean): string {
  if (!uploads) return "connect-src 'self'";
  const storage = process.env.SUPABASE_URL
    ? new URL(process.env.SUPABASE_URL).origin
    : 'http://127.0.0.1:* http://localhost:*';
  return `connect-src 'self' ${storage}`;
}

/** What the page with the card fields may reach besides: the processor's script, its frames, and its API. */
export const cardPageDirectives: readonly string[] = [
  'script-src https://js.stripe.com https://*.js.stripe.com',
  'connect-src https://api.stripe.com',
  'frame-src https://js.stripe.com https://*.js.stripe.com https://hooks.stripe.com',
];
