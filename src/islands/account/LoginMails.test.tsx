import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { signInLinkMinutes } from '#domain/access/sessions.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { loginWords } from '#i18n/login.ts';
import { openLogin, type LoginScreen } from '#tests/components/login-page.tsx';
import { atAddress, watchLeaving } from '#tests/components/page.ts';
import { answer, refuse, serve } from '#tests/components/server.ts';

const words = loginWords.en;
const account = accountWords.en;
const messages = accessMessageWords.en;

beforeEach(() => {
  // The answer of a sign-in brings it.
  document.cookie = 'in=1; path=/';
  sessionStorage.clear();
});
afterEach(() => {
  document.cookie = 'in=; path=/; max-age=0';
  history.replaceState(null, '', location.pathname);
});

describe('a forgotten password', () => {
  async function forgot(): Promise<LoginScreen> {
    const screen = await openLogin();
    await screen.getByRole('link', { name: words.forgotLink }).click();
    await expect.element(screen.getByRole('heading', { name: words.forgot.title })).toHaveFocus();
    return screen;
  }

  it('sends a link to the address, and remembers where one wanted to go', async () => {
    atAddress(`?returnTo=${encodeURIComponent('/client-dashboard')}`);
    const server = serve({ 'POST /api/auth/forgot-password': () => answer({}) });
    const screen = await forgot();
    await screen.getByLabelText(account.email).fill('ana@example.com');
    await screen.getByRole('button', { name: words.forgot.submit }).click();
    await expect.element(screen.getByRole('heading', { name: words.forgot.sentTitle })).toHaveFocus();
    expect(server.last('/api/auth/forgot-password')).toEqual({
      email: 'ana@example.com',
      returnTo: '/client-dashboard',
    });
    await screen.getByRole('button', { name: words.forgot.again }).click();
    await expect.element(screen.getByLabelText(account.email)).toBeVisible();
  });

  it('refuses what is no address before anything is sent', async () => {
    const server = serve({});
    const screen = await forgot();
    await screen.getByLabelText(account.email).fill('ana');
    await screen.getByRole('button', { name: words.forgot.submit }).click();
    await expect.element(screen.getByRole('alert')).toHaveFocus();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(messages['email.at']);
    expect(server.calls).toEqual([]);
  });

  it('goes back to the sign-in', async () => {
    serve({});
    const screen = await forgot();
    await screen.getByRole('link', { name: words.forgot.back }).click();
    await expect.element(screen.getByLabelText(account.email)).toHaveFocus();
    await expect.element(screen.getByLabelText(account.password, { exact: true })).toBeVisible();
  });

  it('takes no focus for an anchor that leads to no other form', async () => {
    serve({});
    atAddress('');
    const screen = await openLogin();
    await screen.getByLabelText(account.password, { exact: true }).click();
    const moved = new Promise((done) => addEventListener('hashchange', done, { once: true }));
    location.hash = 'content';
    await moved;
    await expect.element(screen.getByLabelText(account.password, { exact: true })).toHaveFocus();
    await expect.element(screen.getByLabelText(account.email)).not.toHaveFocus();
  });
});

describe('a link to sign in', () => {
  it.each(['en', 'es'] as const)(
    'is asked for by address, and leads where one wanted to go (%s)',
    async (locale) => {
      const labels = loginWords[locale].mailLink;
      atAddress(`?returnTo=${encodeURIComponent('/client-dashboard')}`);
      const server = serve({ 'POST /api/auth/sign-in-link': () => answer({}) });
      const screen = await openLogin(locale);
      await screen.getByRole('link', { name: loginWords[locale].mailLinkLink }).click();
      await expect.element(screen.getByRole('heading', { name: labels.title })).toHaveFocus();
      await screen.getByLabelText(accountWords[locale].email).fill('ana@example.com');
      await screen.getByRole('button', { name: labels.submit }).click();
      await expect.element(screen.getByText(fill(labels.sent, { minutes: signInLinkMinutes }))).toBeVisible();
      expect(server.last('/api/auth/sign-in-link')).toEqual({
        email: 'ana@example.com',
        returnTo: '/client-dashboard',
      });
    },
  );

  it('does nothing when it is opened, and leaves the address bar', async () => {
    atAddress('?token=abc');
    const server = serve({});
    const screen = await openLogin();
    await expect.element(screen.getByRole('heading', { name: words.byLink.title })).toBeVisible();
    expect(location.search).toBe('');
    expect(server.calls).toEqual([]);
  });

  it('signs in at a press, and goes on to the page one wanted', async () => {
    atAddress('?token=abc');
    const left = watchLeaving();
    const server = serve({
      'POST /api/auth/sign-in-link/use': () => answer({ returnTo: '/account', language: 'en' }),
    });
    const screen = await openLogin();
    await screen.getByLabelText(account.device.own).click();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    await expect.poll(() => left).toEqual(['/account']);
    expect(server.last('/api/auth/sign-in-link/use')).toEqual({ token: 'abc', device: 'own' });
  });

  it('asks for the password on a device that others use, and sends nothing', async () => {
    atAddress('?token=abc');
    const server = serve({});
    const screen = await openLogin();
    await screen.getByLabelText(account.device.public).click();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(messages['device.password']);
    expect(server.calls).toEqual([]);
    await screen.getByRole('link', { name: words.mailLink.back, exact: true }).click();
    await expect.element(screen.getByLabelText(account.password, { exact: true })).toBeVisible();
  });

  it('that was used or is too old says so, and leads to another', async () => {
    atAddress('?token=abc');
    serve({ 'POST /api/auth/sign-in-link/use': () => refuse(410, 'gone') });
    const screen = await openLogin();
    await screen.getByLabelText(account.device.own).click();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.byLink.goneTitle);
    await screen.getByRole('link', { name: words.byLink.again }).click();
    await expect.element(screen.getByRole('heading', { name: words.mailLink.title })).toHaveFocus();
  });
});
