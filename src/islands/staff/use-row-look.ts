import { useEffect, useEffectEvent } from 'react';

/** While somebody looks at a row beside the list, the look is at the row where the hand is, and Escape ends it. */
export function useRowLook(isLooking: boolean, look: (rowId: string | null) => void): void {
  const onFocus = useEffectEvent(({ target }: FocusEvent) => {
    if (target instanceof Element && target.id !== '') look(target.id);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) look(null);
  });
  useEffect(() => {
    if (!isLooking) return undefined;
    const listenForFocus = (event: FocusEvent) => onFocus(event);
    const listenForKeys = (event: KeyboardEvent) => onKey(event);
    addEventListener('focusin', listenForFocus);
    addEventListener('keydown', listenForKeys);
    return () => {
      removeEventListener('focusin', listenForFocus);
      removeEventListener('keydown', listenForKeys);
    };
  }, [isLooking]);
}
