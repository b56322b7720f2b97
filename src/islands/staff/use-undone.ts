import { useEffect, useEffectEvent } from 'react';
import { undoDone } from '#browser/workplace/undo-offer.ts';

/** After something was taken back: whatever says that it was done is wrong now. */
export function useUndone(act: () => void): void {
  const onUndone = useEffectEvent(act);
  useEffect(() => undoDone.listen(() => onUndone()), []);
}
