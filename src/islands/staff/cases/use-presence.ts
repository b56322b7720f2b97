import { useEffect, useEffectEvent, useState } from 'react';
import * as cases from '#domain/cases/api.staff.ts';
import { askAgainSeconds, stillHereMs, type Presence } from '#domain/cases/presence.ts';
import { callStaffApi } from '../staff-calls.ts';

type Other = Presence['others'][number];

/** In milliseconds. A person who typed within this time counts as writing. */
const writingMs = 30_000;

/**
 * Who else has a case open. Asks only while the page is visible and somebody uses it, so that a page left open keeps no
 * session alive. The server says how often. Errors are not shown: it asks again later.
 */
export function usePresence(caseId: string): readonly Other[] {
  const [others, setOthers] = useState<readonly Other[]>([]);
  const send = useEffectEvent((writing: boolean, leaves = false) =>
    callStaffApi(cases.notePresence, { id: caseId, writing, leaves }),
  );
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let touchedAt = Date.now();
    let typedAt = 0;
    let askedAt = 0;
    let over = false;
    const isWriting = () => Date.now() - typedAt < writingMs;
    const plan = (seconds: number) => {
      clearTimeout(timer);
      timer = setTimeout(() => void ask(), seconds * 1000);
    };
    async function ask(): Promise<void> {
      clearTimeout(timer);
      let seconds: number = askAgainSeconds.alone;
      if (!document.hidden && Date.now() - touchedAt < stillHereMs) {
        askedAt = Date.now();
        try {
          const answer = await send(isWriting());
          if (over) return;
          setOthers(answer.others);
          seconds = isWriting()
            ? Math.min(answer.askAgainSeconds, askAgainSeconds.writing)
            : answer.askAgainSeconds;
        } catch {
          if (over) return;
        }
      }
      plan(seconds);
    }
    const onTouch = () => {
      touchedAt = Date.now();
    };
    const onType = () => {
      const begins = !isWriting();
      typedAt = Date.now();
      // Whoever begins to write says so, and learns who else is here, without waiting for the next turn.
      if (begins) plan(Math.max(0, askAgainSeconds.writing - (Date.now() - askedAt) / 1000));
    };
    const onSight = () => {
      if (document.hidden) send(false, true).catch(() => undefined);
      else {
        onTouch();
        void ask();
      }
    };
    void ask();
    addEventListener('pointerdown', onTouch);
    addEventListener('keydown', onTouch);
    addEventListener('input', onType);
    document.addEventListener('visibilitychange', onSight);
    return () => {
      over = true;
      clearTimeout(timer);
      removeEventListener('pointerdown', onTouch);
      removeEventListener('keydown', onTouch);
      removeEventListener('input', onType);
      document.removeEventListener('visibilitychange', onSight);
      send(false, true).catch(() => undefined);
    };
  }, [caseId]);
  return others;
}
