// What browsers may do at /edit. It is stricter than its editor would like: scripts, styles and fonts come from our own
// files alone, and the one host it may talk to is the one that keeps the repository. What the editor asks of others (is there
// a newer version) is refused, and it goes on without an answer.
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  // The editor writes its looks into the page.
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob: https://avatars.githubusercontent.com",
  "font-src 'self'",
  "connect-src 'self' data: blob: https://api.github.com",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
];

export const doorHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': policy.join('; '),
  'X-Robots-Tag': 'noindex',
};
/** The configuration follows each deploy; the scripts have the same names in each. */
export const doorFileHeaders: Readonly<Record<string, string>> = {
  'Cache-Control': 'public, max-age=0, must-revalidate',
  'X-Robots-Tag': 'noindex',
};
