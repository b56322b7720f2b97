import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface SlotProps {
  /** Value of `data-place` in the page's HTML. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Renders into a marked element of the static page, in place of what was there for readers without scripts. Both happen
 * before the browser paints: an empty element in between would move everything below it.
 */
export function Slot({ name, children }: SlotProps) {
  const [slot, setSlot] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const place = document.querySelector(`[data-place="${name}"]`);
    place?.replaceChildren();
    setSlot(place);
  }, [name]);
  return slot && createPortal(children, slot);
}
