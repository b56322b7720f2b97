import { useEffect, useEffectEvent } from 'react';

/** What a section may offer: to answer what is open, note something about it, take it over, look at it, finish a task, move it, ask for files, go to the next, take it back. */
export type OfferedAction =
  'reply' | 'note' | 'assign' | 'peek' | 'done' | 'move' | 'askFiles' | 'nextCase' | 'undo';

/** `rowId` is the record whose row has the focus in a list; null while a record is open. */
type Act = (rowId: string | null) => void;

/** The actions offered now; the component mounted last comes first. */
const offered: Record<OfferedAction, Act[]> = {
  reply: [],
  note: [],
  assign: [],
  peek: [],
  done: [],
  move: [],
  askFiles: [],
  nextCase: [],
  undo: [],
};

/**
 * Offers what `r` or `a` does, as long as the component is in sight: `useKeyAct('assign', (rowId) => …)`. Pass null
 * while there is nothing to do.
 */
export function useKeyAct(action: OfferedAction, act: Act | null): void {
  const run = useEffectEvent((rowId: string | null) => act?.(rowId));
  const isOffered = act !== null;
  useEffect(() => {
    if (!isOffered) return undefined;
    const mine: Act = (rowId) => run(rowId);
    offered[action].push(mine);
    return () => {
      offered[action].splice(offered[action].indexOf(mine), 1);
    };
  }, [action, isOffered]);
}

/** Runs the action offered under the key, if any. */
export function actOn(action: OfferedAction, rowId: string | null): void {
  offered[action].at(-1)?.(rowId);
}
