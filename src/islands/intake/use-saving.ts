import { useRef } from 'react';
import { keepSession } from '#browser/storage.ts';
import { saveDraft } from './draft-calls.ts';
import { answersOf, isUntouched } from './form-values.ts';
import { deviceKey, unlessUnsaved, type Stage } from './stage.ts';

/** Typing is saved this long after it stopped; each step is saved at once. */
const saveAfterMs = 4_000;

export interface Saving {
  /** Answers whether the server has everything now. */
  readonly save: (keepalive?: boolean) => Promise<boolean>;
  readonly saveSoon: () => void;
  /** Takes back a `saveSoon`. */
  readonly cancel: () => void;
  /** Resolves when no save is under way; never refuses. */
  readonly settled: () => Promise<unknown>;
}

/** Keeps the answers on the server while they are typed. */
export function useSaving({ form, locale, place, arrived, setNote }: Stage): Saving {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const saving = useRef<Promise<unknown>>(Promise.resolve());

  const cancel = () => clearTimeout(timer.current);

  /**
   * Saves are sent one after another, so that an older one never arrives last; only a page that goes away cannot
   * wait. One that was under way when the form was cleared says nothing any more.
   */
  function save(keepalive = false): Promise<boolean> {
    cancel();
    const mine = place.current;
    const before = keepalive ? Promise.resolve() : saving.current;
    const saved = before.then(() => place.current !== mine || saveNow(keepalive));
    saving.current = saved;
    return saved;
  }

  async function saveNow(keepalive: boolean): Promise<boolean> {
    const mine = place.current;
    const tickets = arrived.current?.files.tickets() ?? [];
    const now = form.getValues();
    // The submission ends the draft; a save that overtook it would bring the answers back for whoever comes next.
    if (mine.finished || mine.sending || (isUntouched(now) && tickets.length === 0)) return true;
    mine.changed = false;
    keepSession(deviceKey, now.device || 'open');
    if (now.device === 'own') arrived.current?.shareSubmissionKey();
    try {
      const device = now.device || 'public';
      await saveDraft(locale, { answers: answersOf(now), step: mine.step, device, tickets }, keepalive);
      mine.toldUnsaved = false;
      setNote(unlessUnsaved);
      return true;
    } catch {
      if (place.current === mine && !mine.toldUnsaved && !mine.finished) setNote('unsaved');
      mine.changed = true;
      mine.toldUnsaved = true;
      return false;
    }
  }

  function saveSoon(): void {
    cancel();
    timer.current = setTimeout(() => void save(), saveAfterMs);
  }

  return { save, saveSoon, cancel, settled: () => saving.current };
}
