/**
 * What every answer of a function carries. The platform puts the headers of netlify.toml on static files only, so a
 * function brings its own; what both have is the same (tests/integration/http/headers.test.ts).
 */
export const answerHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin-allow-popups',
  // Nobody else's page may take an answer in as a picture or script. Static files lack it: news readers and
  // messengers show our pictures.
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  vary: 'Accept-Language, Cookie',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
} as const;
