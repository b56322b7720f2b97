import { useEffect, useEffectEvent, useRef, useState } from 'react';
import * as caseApi from '#domain/cases/api.ts';
import type { Locale } from '#domain/languages.ts';
import { callApi } from '#browser/call-api.ts';
import { isSharedDevice } from '#browser/shared-device.ts';

/** Time after the last key, in milliseconds, before the text is kept. */
const pause = 1_000;

/**
 * Keeps what is typed on the server, so that it is there again on any device of theirs; never on a public computer.
 * `found` is the text that was kept before. Writes go one after another: an older text never lands on a newer one.
 * What another tab or device wrote meanwhile is `elsewhere`, and nothing is kept until the person has chosen.
 */
export function useDraft(caseId: string, locale: Locale) {
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const waiting = useRef<string | null>(null);
  const seen = useRef(0);
  /** The last text whose answer did not come: stored or not, it is no other page's. */
  const unheard = useRef<string | null>(null);
  const last = useRef('');
  const [isKept, setKept] = useState(false);
  const [found, setFound] = useState<string | null>(null);
  const [elsewhere, setElsewhere] = useState<string | null>(null);
  const isAsking = useRef(false);
  const ask = (text: string | null) => {
    isAsking.current = text !== null;
    setElsewhere(text);
  };

  function keep(keepalive = false): void {
    clearTimeout(timer.current);
    const text = waiting.current;
    if (text === null || isAsking.current) return;
    waiting.current = null;
    const put = async (): Promise<void> => {
      const input = { id: caseId, text, language: locale, seen: seen.current };
      try {
        const stored = await callApi(caseApi.keepDraft, input, { locale, keepalive });
        seen.current = stored.version;
        setKept(stored.kept);
        const isOwn = stored.elsewhere !== null && stored.elsewhere === unheard.current;
        unheard.current = null;
        if (isOwn) return await put();
        ask(stored.elsewhere);
      } catch {
        // Still on the screen; the next key tries again.
        unheard.current = text.trim();
      }
    };
    // Only a page that goes away cannot wait: what comes after the write under way would never be sent.
    line.current = keepalive ? Promise.all([line.current, put()]) : line.current.then(put);
  }

  const onLeave = useEffectEvent(() => document.visibilityState === 'hidden' && keep(true));
  useEffect(() => {
    if (isSharedDevice()) return;
    callApi(caseApi.draft, { id: caseId }, { locale }).then(
      ({ draft }) => {
        if (!draft) return;
        seen.current = draft.version;
        setFound(draft.text);
      },
      () => undefined,
    );
    const leave = () => onLeave();
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      clearTimeout(timer.current);
    };
  }, [caseId, locale]);

  function typed(text: string): void {
    if (isSharedDevice()) return;
    setKept(false);
    last.current = text;
    waiting.current = text;
    clearTimeout(timer.current);
    // Two texts: the person chooses first.
    if (!isAsking.current) timer.current = setTimeout(keep, pause);
  }

  return {
    found,
    isKept,
    elsewhere,
    /** The text that counts from now on. */
    settle(text: string): void {
      ask(null);
      last.current = text;
      waiting.current = text;
      keep();
    },
    typed,
    /** Resolves once nothing of the draft is on its way; what was not kept yet never will be. */
    async end(): Promise<void> {
      clearTimeout(timer.current);
      waiting.current = null;
      await line.current;
    },
    /** The draft goes on after all. */
    resume: (): void => typed(last.current),
  };
}

export type MessageDraft = ReturnType<typeof useDraft>;
