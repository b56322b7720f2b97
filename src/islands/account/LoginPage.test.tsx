import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import type { Locale } from '#domain/languages.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { loginWords } from '#i18n/login.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';
import { openLogin, type LoginScreen } from '#tests/components/login-page.tsx';
import { atAddress, watchLeaving } from '#tests/components/page.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';

const words = loginWords.en;
const account = accountWords.en;
const factor = secondFactorWords.en;
const messages = accessMessageWords.en;

async function typeIn(screen: LoginScreen, locale: Locale = 'en'): Promise<void> {
  const labels = accountWords[locale];
  await screen.getByLabelText(labels.email).fill('ana@example.com');
  await screen.getByLabelText(labels.password, { exact: true }).fill('three calm rivers');
  await screen.getByLabelText(labels.device.own).click();
  await screen.getByRole('button', { name: loginWords[locale].submit, exact: true }).click();
}

const signedIn = () => answer({ secondFactor: null });

const forgetCookie = () => (document.cookie = 'in=; path=/; max-age=0');

beforeEach(() => {
  sessionStorage.clear();
  // The answer of a sign-in brings it.
  document.cookie = 'in=1; path=/';
});
afterEach(() => {
  forgetCookie();
  history.replaceState(null, '', location.pathname);
});

describe('signing in', () => {
  it('names everything that is missing, with the focus on it, and asks nobody', async () => {
    const server = serve({});
    const screen = await openLogin();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    const summary = screen.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: messages['password.required'] }).click();
    await expect.element(screen.getByLabelText(account.password, { exact: true })).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it('says that address or password is wrong, and keeps both', async () => {
    serve({ 'POST /api/auth/sign-in': () => refuse(401, 'wrong_credentials', { message: words.wrong }) });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.wrong);
    await expect.element(screen.getByLabelText(account.email)).toHaveValue('ana@example.com');
    await expect.element(screen.getByRole('button', { name: words.submit, exact: true })).toBeEnabled();
  });

  it('puts a refusal of the server at the field it is about', async () => {
    const message = 'This address is not one.';
    serve({
      'POST /api/auth/sign-in': () =>
        refuse(400, 'invalid_input', { fields: [{ field: 'email', code: 'email.invalid', message }] }),
    });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    await expect.element(screen.getByLabelText(account.email)).toHaveAttribute('aria-invalid', 'true');
  });

  it('does not blame the person when there is no connection', async () => {
    serve({ 'POST /api/auth/sign-in': offline });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(account.offline);
  });

  it.each(['en', 'es'] as const)('leads a client to the dashboard, in %s', async (locale) => {
    const left = watchLeaving();
    const server = serve({ 'POST /api/auth/sign-in': signedIn });
    const screen = await openLogin(locale);
    await typeIn(screen, locale);
    await expect.poll(() => left).toEqual([locale === 'es' ? '/es/client-dashboard' : '/client-dashboard']);
    expect(server.last('/api/auth/sign-in')).toEqual({
      email: 'ana@example.com',
      password: 'three calm rivers',
      device: 'own',
    });
    expect(server.calls[0]?.headers['accept-language']).toBe(locale);
  });

  it.each(['en', 'es'] as const)(
    'says what to do where the browser kept no cookie, and stays, in %s',
    async (locale) => {
      forgetCookie();
      const left = watchLeaving();
      serve({ 'POST /api/auth/sign-in': signedIn });
      const screen = await openLogin(locale);
      await typeIn(screen, locale);
      const address = location.origin + location.pathname;
      await expect
        .element(screen.getByRole('alert'))
        .toMatchTextContent(fill(accountWords[locale].noCookies, { address }));
      expect(left).toEqual([]);
    },
  );

  it.each([
    ['/checkout?package=basic', '/checkout?package=basic'],
    ['//evil.example/x', '/client-dashboard'],
    ['https://evil.example/x', '/client-dashboard'],
  ])('leads back to where one wanted to go, and never off the site: %s', async (wanted, target) => {
    atAddress(`?returnTo=${encodeURIComponent(wanted)}`);
    const left = watchLeaving();
    serve({ 'POST /api/auth/sign-in': signedIn });
    await typeIn(await openLogin());
    await expect.poll(() => left).toEqual([target]);
  });
});

describe('the second step of staff', () => {
  const begun = { 'POST /api/auth/sign-in': () => answer({ secondFactor: 'code' }) };
  const asksCode = { 'GET /api/auth/second-factor': () => answer({ state: 'code', passkeys: [] }) };

  it('asks for the code, refuses a wrong one in words, and leads to the workplace by the right one', async () => {
    const left = watchLeaving();
    const message = 'This code is not right.';
    const server = serve({
      ...begun,
      ...asksCode,
      'POST /api/auth/second-factor': () =>
        refuse(400, 'invalid_input', { fields: [{ field: 'code', code: 'code.wrong', message }] }),
    });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByRole('heading', { name: factor.code.title })).toHaveFocus();
    await screen.getByLabelText(factor.code.label).fill('123456');
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByRole('alert')).toMatchTextContent(message);
    expect(left).toEqual([]);
    server.change({ 'POST /api/auth/second-factor': () => answer({}) });
    await userEvent.fill(screen.getByLabelText(factor.code.label), '654321');
    await screen.getByRole('button', { name: factor.code.submit }).click();
    await expect.poll(() => left).toEqual(['/staff']);
    expect(server.last('/api/auth/second-factor')).toEqual({ code: '654321' });
  });

  it.each([
    [0, factor.recovery.leftNone],
    [1, factor.recovery.leftOne],
    [7, fill(factor.recovery.left, { count: 7 })],
  ])('takes a recovery code and says how many are left before it goes on: %i', async (left, labels) => {
    const gone = watchLeaving();
    serve({ ...begun, ...asksCode, 'POST /api/auth/recovery-code': () => answer({ left }) });
    const screen = await openLogin();
    await typeIn(screen);
    await screen.getByRole('button', { name: factor.code.useRecovery }).click();
    await screen.getByLabelText(factor.recovery.label).fill('ACDE-3467-KMNP');
    await screen.getByRole('button', { name: factor.code.submit }).click();
    await expect.element(screen.getByText(labels, { exact: true })).toBeVisible();
    expect(gone).toEqual([]);
    await screen.getByRole('button', { name: factor.recovery.goOn }).click();
    await expect.poll(() => gone).toEqual(['/staff']);
  });

  it('asks for the password again when the sign-in has ended meanwhile', async () => {
    serve({ ...begun, 'GET /api/auth/second-factor': () => refuse(401, 'sign_in_required') });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByRole('button', { name: words.submit, exact: true })).toBeVisible();
  });

  it('lets somebody try again when the server does not answer', async () => {
    const server = serve({ ...begun, 'GET /api/auth/second-factor': offline });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(account.offline);
    server.change(asksCode);
    await screen.getByRole('button', { name: account.tryAgain }).click();
    await expect.element(screen.getByRole('heading', { name: factor.code.title })).toBeVisible();
  });

  it('is set up at the first sign-in: key, first code, and ten codes to keep before going on', async () => {
    const left = watchLeaving();
    const recoveryCodes = Array.from({ length: 10 }, (_, index) => `ABCDEFGHJKMNPQR${'STUVWXYZ23'[index]}`);
    const server = serve({
      ...begun,
      'GET /api/auth/second-factor': () => answer({ state: 'set_up', passkeys: [] }),
      'POST /api/auth/second-factor/new': () =>
        answer({ pending: 'sealed', secret: 'ABCD EFGH', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      'POST /api/auth/second-factor/confirm': () => answer({ recoveryCodes, passkeyPermit: 'permit' }),
    });
    const screen = await openLogin();
    await typeIn(screen);
    await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();
    await screen.getByLabelText(factor.code.label).fill('123456');
    await screen.getByRole('button', { name: factor.setUp.confirm.submit }).click();
    await expect.element(screen.getByRole('heading', { name: factor.codes.title })).toHaveFocus();
    expect(server.last('/api/auth/second-factor/confirm')).toEqual({ pending: 'sealed', code: '123456' });
    expect(screen.getByRole('listitem').all()).toHaveLength(10);
    expect(left).toEqual([]);
    await screen.getByRole('button', { name: factor.codes.done }).click();
    // A passkey is offered, and nobody has to take it.
    await expect.element(screen.getByRole('heading', { name: factor.passkey.offer.title })).toHaveFocus();
    await screen.getByRole('button', { name: factor.passkey.offer.later }).click();
    await expect.poll(() => left).toEqual(['/staff']);
  });

  it('begins anew when the key waited too long', async () => {
    serve({
      ...begun,
      'GET /api/auth/second-factor': () => answer({ state: 'set_up', passkeys: [] }),
      'POST /api/auth/second-factor/new': () =>
        answer({ pending: 'sealed', secret: 'ABCD EFGH', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      'POST /api/auth/second-factor/confirm': () => refuse(410, 'gone'),
    });
    const screen = await openLogin();
    await typeIn(screen);
    await screen.getByLabelText(factor.code.label).fill('123456');
    await screen.getByRole('button', { name: factor.setUp.confirm.submit }).click();
    await expect.element(screen.getByRole('heading', { name: factor.setUp.tooLate.title })).toHaveFocus();
    await screen.getByRole('button', { name: factor.setUp.tooLate.again }).click();
    await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();
  });
});

describe('somebody who comes signed in', () => {
  beforeEach(() => {
    document.documentElement.dataset.signedIn = '';
    onTestFinished(() => void delete document.documentElement.dataset.signedIn);
  });

  it('is told who is signed in, with the way on and the way out', async () => {
    serve({ 'GET /api/auth/user': () => answer({ email: 'ana@example.com', role: 'client' }) });
    const screen = await openLogin();
    const status = screen.getByRole('status');
    await expect.element(status.getByRole('heading', { name: words.signedIn.title })).toBeVisible();
    await expect.element(status.getByRole('link', { name: words.signedIn.open })).toBeVisible();
    await expect.element(status.getByRole('button', { name: account.signOut })).toBeVisible();
    await expect.element(screen.getByLabelText(account.email)).toBeVisible();
  });

  it('sees the form alone when the sign-in has ended', async () => {
    const server = serve({ 'GET /api/auth/user': () => refuse(401, 'sign_in_required') });
    const screen = await openLogin();
    await expect.poll(() => server.calls).toHaveLength(1);
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect.element(screen.getByLabelText(account.email)).toBeVisible();
  });
});
