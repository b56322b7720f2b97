import { useEffect, useRef, type RefObject } from 'react';

const lookEveryMs = 10_000;
const signsOfLife = ['keydown', 'pointerdown', 'input'] as const;

interface IdleClearingProps {
  readonly minutes: number;
  /** When the form was last touched; this part may arrive later. */
  readonly since: RefObject<number>;
  readonly onIdle: () => void;
}

/**
 * Calls `onIdle` after `minutes` without a sign of life. By the wall clock, since timers stand still while a phone
 * sleeps: the first look after waking, and the first touch too, clears before anything can be read on.
 */
export function IdleClearing({ minutes, since, onIdle }: IdleClearingProps): null {
  const now = useRef({ minutes, onIdle });
  now.current = { minutes, onIdle };
  useEffect(() => {
    let last = since.current;
    const look = () => {
      if (Date.now() - last < now.current.minutes * 60_000) return;
      last = Date.now();
      now.current.onIdle();
    };
    const live = () => {
      look();
      last = Date.now();
    };
    const timer = setInterval(look, lookEveryMs);
    for (const sign of signsOfLife) document.addEventListener(sign, live, true);
    document.addEventListener('visibilitychange', look);
    addEventListener('pageshow', look);
    return () => {
      clearInterval(timer);
      for (const sign of signsOfLife) document.removeEventListener(sign, live, true);
      document.removeEventListener('visibilitychange', look);
      removeEventListener('pageshow', look);
    };
  }, []);
  return null;
}
