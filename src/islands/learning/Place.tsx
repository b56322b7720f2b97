import { useLayoutEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';

interface PlaceProps {
  /** Value of `data-place` in the page's HTML. */
  readonly name: string;
  readonly children: ReactNode;
}

/**
 * Shows something in a marked place of the static page; what stood there for readers without scripts goes. Both happen
 * before the browser paints: an empty place in between would move everything below it.
 */
export function Place({ name, children }: PlaceProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useLayoutEffect(() => {
    const found = document.querySelector(`[data-place="${name}"]`);
    found?.replaceChildren();
    setPlace(found);
  }, [name]);
  return place && createPortal(children, place);
}
