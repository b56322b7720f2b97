// Pages that take a card load js.stripe.com. On this machine the sandbox stands for it: its script goes before
// all others and defines window.Stripe, which the vendor's loader then uses, and the page's policy allows
// the sandbox what it allows js.stripe.com. The built pages themselves stay those of production.
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Answer } from './netlify/answer.ts';

const VENDOR = 'https://js.stripe.com';

/** The page with the sandbox in the vendor's place; any other page as it is. */
export function withSandboxOnPage(answer: Answer, sandboxUrl: string): Answer {
  const policy = answer.headers['content-security-policy'];
  const type = answer.headers['content-type'];
  if (typeof policy !== 'string' || !policy.includes(VENDOR) || !String(type).startsWith('text/html'))
    return answer;
  const { 'content-encoding': encoding, etag: _etag, ...headers } = answer.headers;
  // Not modified, or a question for the headers alone: there is no page to change.
  if (answer.body.byteLength === 0) return answer;
  const unpack =
    encoding === 'br' ? brotliDecompressSync : encoding === 'gzip' ? gunzipSync : (body: Buffer) => body;
  const page = unpack(answer.body).toString('utf8');
  const widened = policy
    .split(';')
    .map((directive) => {
      if (!directive.includes('stripe.com')) return directive;
      // Stripe's forms and calls have several hosts; the sandbox is one.
      return `${directive} ${sandboxUrl}`;
    })
    .join(';');
  const script = `<script src="${sandboxUrl}/v3/stripe.js"></script>`;
  return {
    ...answer,
    headers: { ...headers, 'content-security-policy': widened },
    body: Buffer.from(page.replace(/<head[^>]*>/, (head) => `${head}${script}`)),
  };
}
