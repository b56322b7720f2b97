// The headers of pages and functions as a browser gets them: from a host that, like the platform, keeps its header
// rules to static files.
import { createHash } from 'node:crypto';
import { beforeAll, expect, it } from 'vitest';
import { builtPages } from '#tools/checks/built-pages.ts';
import { answerHeaders } from '#server/http/answer-headers.ts';
import { sharedStack, type SharedStack } from '#tests/stack.ts';

let stack: SharedStack;
beforeAll(async () => {
  stack = await sharedStack();
});
const ask = (address: string, init?: RequestInit) =>
  fetch(new URL(address, stack.siteUrl), { redirect: 'manual', ...init });

const onPages = {
  'strict-transport-security': answerHeaders['strict-transport-security'],
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin-allow-popups',
};

it('every page is locked down, and the card processor may run on the checkout alone', async () => {
  const pages = builtPages().filter(({ address }) => !/(^|\/)(404|not-found)$/.test(address));
  for (const { address } of pages) {
    const { status, headers } = await ask(address);
    expect(status, address).toBe(200);
    for (const [name, value] of Object.entries(onPages)) expect(headers.get(name), address).toBe(value);
    expect(headers.get('permissions-policy'), address).toContain('camera=()');
    const policy = headers.get('content-security-policy') ?? '';
    for (const part of [
      "default-src 'self'",
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
    ])
      expect(policy, address).toContain(part);
    expect(policy.includes('stripe.com'), address).toBe(/^(?:\/es)?\/checkout$/.test(address));
  }
});

it.each([
  ['a redirect', '/api/login', 303],
  ['a stranger', '/api/account', 401],
  ['a list for staff', '/api/staff/data-requests/1', 401],
  ['an answer', '/api/intake-draft', 200],
])('a function answers %s with all headers of its own', async (_what, address, status) => {
  const { headers, ...answer } = await ask(address).then((response) => ({
    status: response.status,
    headers: response.headers,
  }));
  expect(answer.status).toBe(status);
  for (const [name, value] of Object.entries(answerHeaders)) expect(headers.get(name), name).toBe(value);
});

it.each([
  ['an unknown page', '/no-such-page', 404],
  ['an unknown lesson', '/es/learning/no-such-module', 404],
  ['an unknown call', '/api/no-such-call', 404],
  ['a redirect', '/privacy/', 301],
])('%s is asked for over HTTPS alone from then on', async (_what, address, status) => {
  const answer = await ask(address);
  expect(answer.status).toBe(status);
  expect(answer.headers.get('strict-transport-security')).toMatch(/^max-age=\d{8}/);
});

it('the form that sends files may reach the storage of this very stack', async () => {
  const { origin } = new URL(stack.env['SUPABASE_URL'] ?? '');
  const policy = (await ask('/intake-form')).headers.get('content-security-policy');
  expect(policy).toContain(`connect-src 'self' ${origin}`);
  expect(policy).not.toContain('storage.invalid');
});

it.each(['/no-such-page', '/es/no-such-page', '/learning/no-such-module'])(
  '%s hides itself in a frame, since no header reaches it',
  async (address) => {
    const page = await (await ask(address)).text();
    const script = /<script>([^<]*window\.top[^<]*)<\/script>/.exec(page)?.[1] ?? '';
    expect(script).toContain('hidden');
    expect(page.indexOf(script)).toBeLessThan(page.indexOf('<body'));
    expect(page).toContain(`sha256-${createHash('sha256').update(script).digest('base64')}`);
  },
);

it('says where to report a weakness, for less than a year', async () => {
  const answer = await ask('/.well-known/security.txt');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/plain; charset=UTF-8']);
  const text = await answer.text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain('Preferred-Languages: en, es');
  expect(text).toMatch(/^Canonical: \S+\/\.well-known\/security\.txt$/m);
  const expires = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - Date.now();
  expect(expires).toBeGreaterThan(200 * 86_400_000);
  expect(expires).toBeLessThan(365 * 86_400_000);
});
