import { useEffect, useEffectEvent, useState } from 'react';
import { useStore } from '@nanostores/react';
import { undoOffered } from '#browser/workplace/undo-offer.ts';

/** What may be taken back now, and for how many seconds; null when nothing may. */
export function useUndoLeft(): { readonly id: string; readonly left: number } | null {
  const offered = useStore(undoOffered);
  const [left, setLeft] = useState(0);
  const look = useEffectEvent(() =>
    setLeft(offered ? Math.max(0, Math.ceil((offered.endsAt - Date.now()) / 1000)) : 0),
  );
  useEffect(() => {
    look();
    const timer = setInterval(() => look(), 250);
    return () => clearInterval(timer);
  }, [offered]);
  return offered && left > 0 ? { id: offered.id, left } : null;
}
