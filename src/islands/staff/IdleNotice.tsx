import { useEffect, useEffectEvent, useState } from 'react';
import * as workplace from '#domain/workplace/api.staff.ts';
import { sessionLifetimes } from '#domain/access/sessions.ts';
import { secondButton } from '#ui/button.ts';
import { callStaffApi, hearOtherTabs, lastHeard, signedOutEvent } from './staff-calls.ts';
import { useStaffWords } from './staff-words.ts';

const minute = 60_000;
/** The server ends a session that was idle for this long. */
const idle = sessionLifetimes.staff.idle;
const warnBefore = 2 * minute;
/** Typing is work too, although it makes no calls: the server is told at most this often. */
const sayEvery = 5 * minute;

/** Keeps the session of somebody at work, warns before it ends, and clears the screen when it has. */
export function IdleNotice() {
  const words = useStaffWords().frame.soonOut;
  const [soon, setSoon] = useState(false);
  const stay = () => {
    setSoon(false);
    callStaffApi(workplace.session).catch(() => undefined);
  };
  const sayAtWork = useEffectEvent(stay);
  useEffect(() => {
    const look = () => {
      const quiet = Date.now() - lastHeard();
      if (quiet >= idle) dispatchEvent(new Event(signedOutEvent));
      setSoon(quiet >= idle - warnBefore);
    };
    let saidAt = 0;
    const onUse = () => {
      const now = Date.now();
      const quiet = now - lastHeard();
      if (quiet < sayEvery || quiet >= idle - warnBefore || now - saidAt < minute) return;
      saidAt = now;
      sayAtWork();
    };
    const stopHearing = hearOtherTabs(look);
    const timer = setInterval(look, minute / 4);
    // A laptop that wakes up still shows its last page; check before anybody reads on.
    addEventListener('visibilitychange', look);
    addEventListener('focus', look);
    addEventListener('keydown', onUse);
    addEventListener('pointerdown', onUse);
    return () => {
      stopHearing();
      clearInterval(timer);
      removeEventListener('visibilitychange', look);
      removeEventListener('focus', look);
      removeEventListener('keydown', onUse);
      removeEventListener('pointerdown', onUse);
    };
  }, []);
  return (
    <div role="alert" className="sticky top-[calc(var(--spacing-header)+--spacing(2))] z-(--z-header)">
      {soon && (
        <div className="notice mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>{words.text}</p>
          <button type="button" className={secondButton} onClick={stay}>
            {words.stay}
          </button>
        </div>
      )}
    </div>
  );
}
