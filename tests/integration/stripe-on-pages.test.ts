// The sandbox in the place of js.stripe.com on the pages that load it, and on no other.
import { brotliCompressSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { withSandboxOnPage } from '#tools/local/stripe-on-pages.ts';

const SANDBOX = 'http://127.0.0.1:4242';
const page = (
  policy: string,
  body = Buffer.from('<!doctype html><html><head lang="en"><title>Pay</title>'),
) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy, etag: '"built"' },
  body,
});

test('a page that loads Stripe gets the sandbox first, by a policy that lets it work', () => {
  const changed = withSandboxOnPage(
    page("default-src 'self'; script-src 'self' https://js.stripe.com; frame-src https://hooks.stripe.com"),
    SANDBOX,
  );
  expect(changed.body.toString()).toContain(
    `<head lang="en"><script src="${SANDBOX}/v3/stripe.js"></script><title>`,
  );
  expect(changed.headers['content-security-policy']).toBe(
    `default-src 'self'; script-src 'self' https://js.stripe.com ${SANDBOX}; frame-src https://hooks.stripe.com ${SANDBOX}`,
  );
  // The built page's mark would make a browser keep one it got from another sandbox.
  expect(changed.headers).not.toHaveProperty('etag');
});

test('a compressed page is changed as well', () => {
  const built = page('script-src https://js.stripe.com');
  const changed = withSandboxOnPage(
    {
      ...built,
      headers: { ...built.headers, 'content-encoding': 'br' },
      body: brotliCompressSync(built.body),
    },
    SANDBOX,
  );
  expect(changed.body.toString()).toContain('/v3/stripe.js');
  expect(changed.headers).not.toHaveProperty('content-encoding');
});

test('every other page stays as it was built', () => {
  const other = page("default-src 'self'");
  expect(withSandboxOnPage(other, SANDBOX)).toBe(other);
});
