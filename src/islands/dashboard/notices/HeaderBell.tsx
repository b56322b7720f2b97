import { Suspense, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { lazyWithFallback } from '../../calls/lazy-with-fallback.tsx';
import type { BellProps } from './Bell.tsx';

const Bell = lazyWithFallback(() => import('./Bell.tsx'));

/** The bell stands in the header of the page, whose markup keeps its place free (`components/page/Header.astro`). */
export function HeaderBell(props: BellProps) {
  const [place, setPlace] = useState<Element | null>(null);
  useEffect(() => setPlace(document.querySelector('[data-bell]')), []);
  return (
    place &&
    createPortal(
      <Suspense>
        <Bell {...props} />
      </Suspense>,
      place,
    )
  );
}
