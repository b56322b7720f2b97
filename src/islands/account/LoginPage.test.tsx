import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { signInLinkMinutes } from '#domain/access/sessions.ts';
import type { Locale } from '#domain/languages.ts';
import { accessMessageWords } from '#i18n/access-messages.ts';
import { accountWords } from '#i18n/account.ts';
import { fill } from '#i18n/format.ts';
import { loginWords } from '#i18n/login.ts';
import { secondFactorWords } from '#i18n/second-factor.ts';
import { atAddress, watchLeaving } from '#tests/components/page.ts';
import { answer, offline, refuse, serve } from '#tests/components/server.ts';
import LoginPage from './LoginPage.tsx';

const words = loginWords.en;
const account = accountWords.en;
const factor = secondFactorWords.en;
const messages = accessMessageWords.en;

async function open(locale: Locale = 'en') {
  return render(
    <LoginPage
      locale={locale}
      words={loginWords[locale]}
      account={accountWords[locale]}
      messages={accessMessageWords[locale]}
      factor={secondFactorWords[locale]}
      siteName="Fresh Key"
    />,
  );
}

type Screen = Awaited<ReturnType<typeof open>>;

async function typeIn(screen: Screen, locale: Locale = 'en'): Promise<void> {
  const labels = accountWords[locale];
  await screen.getByLabelText(labels.email).fill('ana@example.com');
  await screen.getByLabelText(labels.password, { exact: true }).fill('three calm rivers');
  await screen.getByLabelText(labels.device.own).click();
  await screen.getByRole('button', { name: loginWords[locale].submit, exact: true }).click();
}

const signedIn = () => answer({ secondFactor: null });

beforeEach(() => {
  sessionStorage.clear();
});
afterEach(() => {
  history.replaceState(null, '', location.pathname);
});

describe('signing in', () => {
  it('names everything that is missing, with the focus on it, and asks nobody', async () => {
    const server = serve({});
    const screen = await open();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    const summary = screen.getByRole('alert');
    await expect.element(summary).toHaveFocus();
    await summary.getByRole('link', { name: messages['password.required'] }).click();
    await expect.element(screen.getByLabelText(account.password, { exact: true })).toHaveFocus();
    expect(server.calls).toEqual([]);
  });

  it('says that address or password is wrong, and keeps both', async () => {
    serve({ 'POST /api/auth/sign-in': () => refuse(401, 'wrong_credentials', { message: words.wrong }) });
    const screen = await open();
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
    const screen = await open();
    await typeIn(screen);
    await expect.element(screen.getByRole('alert').getByRole('link', { name: message })).toBeVisible();
    await expect.element(screen.getByLabelText(account.email)).toHaveAttribute('aria-invalid', 'true');
  });

  it('does not blame the person when there is no connection', async () => {
    serve({ 'POST /api/auth/sign-in': offline });
    const screen = await open();
    await typeIn(screen);
    await expect.element(screen.getByRole('alert')).toMatchTextContent(account.offline);
  });

  it.each(['en', 'es'] as const)('leads a client to the dashboard, in %s', async (locale) => {
    const left = watchLeaving();
    const server = serve({ 'POST /api/auth/sign-in': signedIn });
    const screen = await open(locale);
    await typeIn(screen, locale);
    await expect.poll(() => left).toEqual([locale === 'es' ? '/es/client-dashboard' : '/client-dashboard']);
    expect(server.last('/api/auth/sign-in')).toEqual({
      email: 'ana@example.com',
      password: 'three calm rivers',
      device: 'own',
    });
    expect(server.calls[0]?.headers['accept-language']).toBe(locale);
  });

  it.each([
    ['/checkout?package=basic', '/checkout?package=basic'],
    ['//evil.example/x', '/client-dashboard'],
    ['https://evil.example/x', '/client-dashboard'],
  ])('leads back to where one wanted to go, and never off the site: %s', async (wanted, target) => {
    atAddress(`?returnTo=${encodeURIComponent(wanted)}`);
    const left = watchLeaving();
    serve({ 'POST /api/auth/sign-in': signedIn });
    await typeIn(await open());
    await expect.poll(() => left).toEqual([target]);
  });
});

describe('the second step of staff', () => {
  const begun = { 'POST /api/auth/sign-in': () => answer({ secondFactor: 'code' }) };
  const asksCode = { 'GET /api/auth/second-factor': () => answer({ state: 'code' }) };

  it('asks for the code, refuses a wrong one in words, and leads to the workplace by the right one', async () => {
    const left = watchLeaving();
    const message = 'This code is not right.';
    const server = serve({
      ...begun,
      ...asksCode,
      'POST /api/auth/second-factor': () =>
        refuse(400, 'invalid_input', { fields: [{ field: 'code', code: 'code.wrong', message }] }),
    });
    const screen = await open();
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
    const screen = await open();
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
    const screen = await open();
    await typeIn(screen);
    await expect.element(screen.getByRole('button', { name: words.submit, exact: true })).toBeVisible();
  });

  it('lets somebody try again when the server does not answer', async () => {
    const server = serve({ ...begun, 'GET /api/auth/second-factor': offline });
    const screen = await open();
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
      'GET /api/auth/second-factor': () => answer({ state: 'set_up' }),
      'POST /api/auth/second-factor/new': () =>
        answer({ pending: 'sealed', secret: 'ABCD EFGH', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      'POST /api/auth/second-factor/confirm': () => answer({ recoveryCodes }),
    });
    const screen = await open();
    await typeIn(screen);
    await expect.element(screen.getByText('ABCD EFGH')).toBeVisible();
    await screen.getByLabelText(factor.code.label).fill('123456');
    await screen.getByRole('button', { name: factor.setUp.confirm.submit }).click();
    await expect.element(screen.getByRole('heading', { name: factor.codes.title })).toHaveFocus();
    expect(server.last('/api/auth/second-factor/confirm')).toEqual({ pending: 'sealed', code: '123456' });
    expect(screen.getByRole('listitem').all()).toHaveLength(10);
    expect(left).toEqual([]);
    await screen.getByRole('button', { name: factor.codes.done }).click();
    await expect.poll(() => left).toEqual(['/staff']);
  });

  it('begins anew when the key waited too long', async () => {
    serve({
      ...begun,
      'GET /api/auth/second-factor': () => answer({ state: 'set_up' }),
      'POST /api/auth/second-factor/new': () =>
        answer({ pending: 'sealed', secret: 'ABCD EFGH', svg: '<svg xmlns="http://www.w3.org/2000/svg"/>' }),
      'POST /api/auth/second-factor/confirm': () => refuse(410, 'gone'),
    });
    const screen = await open();
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
    const screen = await open();
    const status = screen.getByRole('status');
    await expect.element(status.getByRole('heading', { name: words.signedIn.title })).toBeVisible();
    await expect.element(status.getByRole('link', { name: words.signedIn.open })).toBeVisible();
    await expect.element(status.getByRole('button', { name: account.signOut })).toBeVisible();
    await expect.element(screen.getByLabelText(account.email)).toBeVisible();
  });

  it('sees the form alone when the sign-in has ended', async () => {
    const server = serve({ 'GET /api/auth/user': () => refuse(401, 'sign_in_required') });
    const screen = await open();
    await expect.poll(() => server.calls).toHaveLength(1);
    await expect.element(screen.getByRole('status')).toBeEmptyDOMElement();
    await expect.element(screen.getByLabelText(account.email)).toBeVisible();
  });
});

describe('a forgotten password', () => {
  async function forgot(): Promise<Screen> {
    const screen = await open();
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
    await expect.element(screen.getByRole('alert')).toMatchTextContent(messages['email.invalid']);
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
    const screen = await open();
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
      const screen = await open(locale);
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
    const screen = await open();
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
    const screen = await open();
    await screen.getByLabelText(account.device.own).click();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    await expect.poll(() => left).toEqual(['/account']);
    expect(server.last('/api/auth/sign-in-link/use')).toEqual({ token: 'abc', device: 'own' });
  });

  it('asks for the password on a device that others use, and sends nothing', async () => {
    atAddress('?token=abc');
    const server = serve({});
    const screen = await open();
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
    const screen = await open();
    await screen.getByLabelText(account.device.own).click();
    await screen.getByRole('button', { name: words.submit, exact: true }).click();
    await expect.element(screen.getByRole('alert')).toMatchTextContent(words.byLink.goneTitle);
    await screen.getByRole('link', { name: words.byLink.again }).click();
    await expect.element(screen.getByRole('heading', { name: words.mailLink.title })).toHaveFocus();
  });
});
