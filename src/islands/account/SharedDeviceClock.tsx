import { useEffect, useEffectEvent, useState } from 'react';
import * as accessApi from '#domain/access/api.ts';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';
import { isSharedDevice } from '#browser/shared-device.ts';
import { joinTabs } from '#browser/tabs.ts';
import { fill } from '#i18n/format.ts';
import { path } from '#i18n/routes.ts';
import type { SharedDeviceWords } from '#i18n/en/shared-device.ts';
import { secondButton } from '#ui/button.ts';
import { timedOutAnchor } from './enter.ts';

const minute = 60_000;
const idle = sessionLifetimes.publicComputer.idle;
const warnBefore = 3 * minute;
/** Typing and reading are use too, although they make no calls: the server is told at most this often. */
const sayEvery = 2 * minute;
const lookEvery = 10_000;
/** Tabs tell each other that somebody is there, so that one left open does not sign out another in use. */
const tabsName = 'shared-device';

export interface SharedDeviceProps {
  readonly locale: Locale;
  readonly words: SharedDeviceWords;
}

/**
 * On a device that others use too: warns before the sign-in ends for want of use, and takes the page away when it has.
 * By the wall clock, since timers stand still while a phone sleeps: the first look after waking, and the first touch
 * too, clears before anything can be read on.
 */
export default function SharedDeviceClock({ locale, words }: SharedDeviceProps) {
  const [soon, setSoon] = useState(false);
  const tell = useEffectEvent(() => {
    // An ended session shows itself at the next call of the page.
    callApi(accessApi.user, {}, { locale }).catch(() => undefined);
  });
  const leave = useEffectEvent(() => {
    document.body.hidden = true;
    // The server ends the session by itself too, should this not arrive.
    callApi(accessApi.signOut, {}, { locale, keepalive: true }).catch(() => undefined);
    location.replace(path('login', locale, timedOutAnchor));
  });
  useEffect(() => {
    if (!isSharedDevice()) return;
    let last = Date.now();
    const tabs = joinTabs(tabsName, () => {
      last = Date.now();
    });
    let lastReport = last;
    let isOver = false;
    const look = () => {
      const quiet = Date.now() - last;
      if (quiet >= idle && !isOver) {
        isOver = true;
        leave();
      }
      setSoon(quiet >= idle - warnBefore);
    };
    const live = () => {
      look();
      if (isOver) return;
      const now = Date.now();
      if (now - last > lookEvery) tabs.tell();
      last = now;
      setSoon(false);
      if (now - lastReport < sayEvery) return;
      lastReport = now;
      tell();
    };
    const timer = setInterval(look, lookEvery);
    const signs = ['keydown', 'pointerdown', 'scroll'] as const;
    for (const sign of signs) document.addEventListener(sign, live, { capture: true, passive: true });
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      tabs.close();
      clearInterval(timer);
      for (const sign of signs) document.removeEventListener(sign, live, { capture: true });
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return (
    // The outer box sticks: an inner one could not leave it.
    <div
      role="alert"
      className="no-print sticky top-[calc(var(--spacing-header)+--spacing(2))] z-(--z-header) not-empty:mb-4"
    >
      {soon && (
        <div className="notice flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{fill(words.soon, { minutes: warnBefore / minute })}</p>
          {/* Pressing it is a sign of use like any other. */}
          <button type="button" className={secondButton}>
            {words.stay}
          </button>
        </div>
      )}
    </div>
  );
}
