import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, sendRequest } from './api.ts';

const dataset: { signedIn?: string } = {};
beforeEach(() => {
  delete dataset.signedIn;
  vi.stubGlobal('document', { documentElement: { dataset } });
});
afterEach(() => vi.unstubAllGlobals());

async function ask(path: string, status: number, body: object): Promise<void> {
  vi.stubGlobal('fetch', async () => Response.json(body, { status }));
  await sendRequest(path, { locale: 'en' }).catch((error: unknown) => expect(error).toBeInstanceOf(ApiError));
}

it('somebody whose session ended is offered to sign in, whatever the cookie says', async () => {
  dataset.signedIn = '';
  await ask('/api/dashboard', 401, { code: 'sign_in_required' });
  expect(dataset.signedIn).toBeUndefined();
});

it('somebody whose session lives is offered their account, whatever the cookie says', async () => {
  await ask('/api/auth/user', 200, { email: 'ana@example.com' });
  expect(dataset.signedIn).toBe('');
});

it.each([
  ['/api/dashboard', 503, { code: 'unavailable' }],
  ['/api/dashboard', 404, { code: 'not_found' }],
  ['/api/contact', 201, { reference: 'AFNXTXFT' }],
])('%s with %s says nothing about it', async (path, status, body) => {
  dataset.signedIn = '';
  await ask(path, status, body);
  expect(dataset.signedIn).toBe('');
  delete dataset.signedIn;
  await ask(path, status, body);
  expect(dataset.signedIn).toBeUndefined();
});
