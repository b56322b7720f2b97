// Two tabs of the workplace: one is worked in, the other one was left open with something typed in it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import * as workplace from '#domain/workplace/api.staff.ts';
import { staffWords } from '#i18n/staff.ts';
import { joinTabs } from '#browser/tabs.ts';
import { renderAtWork } from '#tests/components/in-app.tsx';
import { answer, serve } from '#tests/components/server.ts';
import { IdleNotice } from './IdleNotice.tsx';
import { callStaffApi, signedOutEvent } from './staff-calls.ts';

const minute = 60_000;
const idle = sessionLifetimes.staff.idle;
const path = '/api/staff/session';
const words = staffWords.en.frame.soonOut;

beforeEach(() => {
  // The clock of the page; what the test itself waits for goes by the real one.
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
});
afterEach(() => vi.useRealTimers());

async function open() {
  const server = serve({ [`GET ${path}`]: () => answer({}) });
  let ends = 0;
  const onEnd = () => {
    ends += 1;
  };
  addEventListener(signedOutEvent, onEnd);
  await callStaffApi(workplace.session);
  const screen = await renderAtWork(<IdleNotice />);
  return {
    screen,
    ends: () => ends,
    calls: () => server.calls.length,
    async close() {
      removeEventListener(signedOutEvent, onEnd);
      await screen.unmount();
    },
  };
}

it('a tab that was left open keeps what was typed while its owner works in another one', async () => {
  const tab = await open();
  const other = joinTabs('workplace', () => undefined);
  vi.advanceTimersByTime(idle - minute);
  await expect.element(tab.screen.getByText(words.text)).toBeVisible();
  other.tell();
  await expect.element(tab.screen.getByText(words.text)).not.toBeInTheDocument();
  vi.advanceTimersByTime(idle - 3 * minute);
  expect(tab.ends()).toBe(0);
  other.close();
  await tab.close();
});

it('a call in one tab is heard in the others', async () => {
  const tab = await open();
  const heard = vi.fn<() => void>();
  const other = joinTabs('workplace', heard);
  await callStaffApi(workplace.session);
  await expect.poll(() => heard.mock.calls.length).toBe(1);
  other.close();
  await tab.close();
});

it('a tab is cleared when nobody worked in any', async () => {
  const tab = await open();
  vi.advanceTimersByTime(idle + minute);
  expect(tab.ends()).toBeGreaterThan(0);
  await tab.close();
});

it('half an hour goes by: quiet until two minutes are left, kept by the button, and over when nobody presses it', async () => {
  const tab = await open();
  const warning = tab.screen.getByText(words.text);
  const pass = (minutes: number) => {
    for (let at = 0; at < minutes; at += 1) vi.advanceTimersByTime(minute);
  };
  pass(27);
  await expect.element(warning).not.toBeInTheDocument();
  pass(1);
  await expect.element(warning).toBeVisible();
  expect(tab.ends()).toBe(0);

  const before = tab.calls();
  await tab.screen.getByRole('button', { name: words.stay }).click();
  await expect.element(warning).not.toBeInTheDocument();
  await expect.poll(tab.calls).toBe(before + 1);
  pass(27);
  await expect.element(warning).not.toBeInTheDocument();
  expect(tab.ends()).toBe(0);

  pass(1);
  // One look more: the answer came a moment after the press.
  vi.advanceTimersByTime(minute / 4);
  await expect.element(warning).toBeVisible();
  pass(2);
  expect(tab.ends()).toBeGreaterThan(0);
  await tab.close();
});

it('typing for an hour keeps the session, with a call every few minutes and no more', async () => {
  const tab = await open();
  const before = tab.calls();
  for (let at = 0; at < 60; at += 1) {
    vi.advanceTimersByTime(minute);
    dispatchEvent(new KeyboardEvent('keydown', { key: 'n' }));
    // The answer of the call is what counts as heard.
    await Promise.resolve();
    await new Promise((resolve) => {
      setTimeout(resolve, 5);
    });
  }
  expect(tab.ends()).toBe(0);
  await expect.element(tab.screen.getByText(words.text)).not.toBeInTheDocument();
  expect(tab.calls() - before).toBeGreaterThanOrEqual(9);
  expect(tab.calls() - before).toBeLessThanOrEqual(20);
  await tab.close();
});
