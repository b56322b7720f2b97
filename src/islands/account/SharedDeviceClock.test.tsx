import { afterEach, beforeEach, expect, it, onTestFinished, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import type { Locale } from '#domain/languages.ts';
import { deviceKey } from '#browser/page/keys.ts';
import { keepSession } from '#browser/storage.ts';
import { sharedDeviceWords } from '#i18n/shared-device.ts';
import { watchLeaving } from '#tests/components/page.ts';
import { answer, serve } from '#tests/components/server.ts';
import SharedDeviceClock from './SharedDeviceClock.tsx';

const minute = 60_000;
const idle = sessionLifetimes.publicComputer.idle;
const calls = {
  'GET /api/auth/user': () => answer({}),
  'POST /api/auth/sign-out': () => answer({}),
};

beforeEach(() => {
  // The clock of the page; what the test itself waits for goes by the real one.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
  document.body.hidden = false;
});

function onDevice(device: 'public' | null): void {
  keepSession(deviceKey, device);
  onTestFinished(() => keepSession(deviceKey, null));
}
const open = (locale: Locale = 'en') =>
  render(<SharedDeviceClock locale={locale} words={sharedDeviceWords[locale]} />);

it('warns somebody on a shared phone before the end, and a press keeps them signed in', async () => {
  onDevice('public');
  const server = serve(calls);
  const left = watchLeaving();
  const screen = await open();
  vi.advanceTimersByTime(idle - 2 * minute);
  const stay = screen.getByRole('button', { name: sharedDeviceWords.en.stay });
  await stay.click();
  await expect.element(stay).not.toBeInTheDocument();
  vi.advanceTimersByTime(idle - 4 * minute);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth/user']);
  expect([left, document.body.hidden]).toEqual([[], false]);
});

it.each(['en', 'es'] as const)(
  'takes the page away when nobody was there, and says why (%s)',
  async (locale) => {
    onDevice('public');
    const server = serve(calls);
    const left = watchLeaving();
    await open(locale);
    vi.advanceTimersByTime(idle + minute);
    await expect.poll(() => left).toEqual([`${locale === 'es' ? '/es' : ''}/login#timed-out`]);
    expect(document.body.hidden).toBe(true);
    expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth/sign-out']);
  },
);

it('takes it away at the first touch after the phone slept, before anything can be read on', async () => {
  onDevice('public');
  serve(calls);
  const left = watchLeaving();
  await open();
  vi.setSystemTime(Date.now() + idle + minute);
  document.body.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  expect(document.body.hidden).toBe(true);
  await expect.poll(() => left).toEqual(['/login#timed-out']);
});

it('takes it away in a tab, too, that was opened later on the same phone', async () => {
  document.cookie = 'in=shared; path=/';
  onTestFinished(() => {
    document.cookie = 'in=; path=/; max-age=0';
  });
  onDevice(null);
  const server = serve(calls);
  const left = watchLeaving();
  await open();
  vi.advanceTimersByTime(idle + minute);
  await expect.poll(() => left).toEqual(['/login#timed-out']);
  expect(server.calls.map(({ path }) => path)).toEqual(['/api/auth/sign-out']);
});

it('stays signed in while somebody types', async () => {
  onDevice('public');
  const server = serve(calls);
  const left = watchLeaving();
  await open();
  for (let minutes = 0; minutes < 20; minutes += 5) {
    vi.advanceTimersByTime(5 * minute);
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }));
  }
  expect(left).toEqual([]);
  expect(server.calls.length).toBe(4);
});

it('leaves a phone of one’s own alone', async () => {
  onDevice(null);
  const server = serve(calls);
  const left = watchLeaving();
  await open();
  vi.advanceTimersByTime(5 * idle);
  expect([server.calls, left, document.body.hidden]).toEqual([[], [], false]);
});
