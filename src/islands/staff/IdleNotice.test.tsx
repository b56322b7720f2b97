// Two tabs of the workplace: one is worked in, the other one was left open with something typed in it.
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { staffWords } from '#i18n/staff.ts';
import { joinTabs } from '#browser/tabs.ts';
import { answer, serve } from '#tests/components/server.ts';
import { IdleNotice } from './IdleNotice.tsx';
import { callStaff, signedOutEvent } from './staff-calls.ts';

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
  serve({ [`GET ${path}`]: () => answer({}) });
  let ends = 0;
  const onEnd = () => {
    ends += 1;
  };
  addEventListener(signedOutEvent, onEnd);
  await callStaff(path, { locale: 'en' });
  const screen = await render(<IdleNotice words={words} locale="en" />);
  return {
    screen,
    ends: () => ends,
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
  await callStaff(path, { locale: 'en' });
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
